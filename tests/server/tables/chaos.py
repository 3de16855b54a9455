"""People who give any command at any time, sensible or not, all drawn from one number."""

from collections import Counter
from random import Random
from typing import Any

from tests.server.tables.story import SECRET, Story, claim_of, number_of, seal_of
from toril import ElevenNimmt, SixNimmt
from toril.engine.eleven_nimmt import Play, Rob, Take
from toril.engine.errors import TorilError
from toril.engine.game import Move
from toril.engine.games import AnyRules
from toril.engine.six_nimmt import ChooseRow, Commit, Draft
from toril.server.tables import commands
from toril.server.tables.clock import CLOCKS
from toril.server.tables.command import Command
from toril.server.tables.commands import links
from toril.server.tables.presence import FixedPresence
from toril.server.tables.setup import Setup
from toril.server.tables.table import Table

RULES: list[AnyRules] = [
    SixNimmt(seats=2, rounds=1, hand_size=4),
    SixNimmt(seats=4, rounds=6, hand_size=1),
    SixNimmt(seats=3, rounds=2, hand_size=2, variant="draft"),
    ElevenNimmt(seats=2, rounds=2, hand_size=3, top_card=30, supply=1),
    ElevenNimmt(seats=3, rounds=2, hand_size=2, top_card=30, supply=0, bull_card_from=1),
]
NAMES = ["Ana", "ana", "Zoë", "cautious", "\u202e", "", "x" * 40]
WRONG: list[Move] = [
    Commit(0),
    Commit(7),
    ChooseRow(1),
    Draft(3),
    Take(5),
    Rob(1),
    Play.of({3: [4]}),
]


class Chaos:
    """A table among such people. Every answer is checked; `written` and `refused` count them."""

    def __init__(self, choices: int, story: type[Story] = Story) -> None:
        self.rng = Random(choices)
        self.story = story(self.rng.choice(RULES), self.rng.choice(list(CLOCKS)))
        self.written: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.links: list[str] = ["no link"]
        for person in (1, 2):
            self.story.sit(person)

    @property
    def table(self) -> Table:
        return self.story.table

    def happen(self) -> None:
        """Let one thing happen; sensible ones more often, so that matches begin and end."""
        self.story.now += self.rng.choice((0, 10, 1000, 20_000, links.LINK_LIFE))
        ways = (self.sit, self.arrange, self.arrange, self.hand_over, self.come_or_go, self.move)
        waits = any(chair.has_heir for chair in self.table.chairs)
        if self.table.waits_for and self.rng.random() < (0.8 if waits else 0.3):
            self.play_a_few_moves()
        elif self.table.state == "match" and self.rng.random() < 0.3:
            self.rng.choice((self.offer, self.sit))()
        elif self.table.state == "draw" and self.rng.random() < 0.5:
            self.draw()
        else:
            self.rng.choice((*ways, self.draw))()

    def give(self, what: Command[Any], sender: int | None = None) -> None:
        """Give a command as a room would; whatever it does, check what must always hold."""
        command = self.rng.choice((None, "again", *(f"id {self.rng.random()}" for _ in range(6))))
        before, lines = self.table, self.story.lines
        try:
            self.story.act(what, sender, command)
        except TorilError as error:
            self.refused[error.code] += 1
            assert (self.table, self.story.lines) == (before, lines)
        else:
            self.written.update(self.story.written)
            check_versions(before, self.story)
        check_table(self.table)

    def let_seal(self) -> None:
        """Let some of the people's devices be awake, each with a sealed number."""
        awake = [person.id for person in self.table.people if self.rng.random() < 0.5]
        self.story.presence = FixedPresence((), {}, {each: seal_of(each) for each in awake})

    def someone(self) -> int | None:
        """Return the host, mostly; or a person, seated or gone; or a stranger."""
        if self.rng.random() < 0.6:
            return self.table.host
        return self.rng.choice([None, *(person.id for person in self.table.people)])

    def sit(self) -> None:
        claim = claim_of(self.rng.choice((len(self.table.people) + 1, 1, 2)))
        token, colour = f"token {len(self.story.lines)}", self.rng.choice((None, 0, 1, 9))
        sender = self.someone() if self.rng.random() < 0.2 else None
        seat = self.rng.choice((None, 0, 1, 2, 9))
        name = self.rng.choice(NAMES)
        sit = commands.people.sit(name, seat, token=token, claim=claim, colour=colour)
        self.give(sit, sender)

    def arrange(self) -> None:
        """Set the table up, or try to."""
        rng, who = self.rng, self.someone()
        rules, clock = rng.choice(RULES), rng.choice(list(CLOCKS))
        listed = rng.random() < 0.5
        match rng.randrange(11):
            case 0:
                self.give(commands.host.configure(Setup(rules, clock, listed)), who)
            case 10:
                self.give(commands.people.change_seat(rng.randrange(4)), who)
            case 1 | 2:
                rules = rng.choice((rules, self.table.rules))
                setup = rng.choice((Setup(rules, clock, listed), None))
                self.let_seal()
                begin = rng.random() < 0.7
                self.give(commands.host.rematch(setup, start=begin, secret=SECRET), who)
            case 3:
                self.give(commands.host.pause(), who)
            case 4 | 5:
                self.give(commands.host.resume(), who)
            case 6:
                bot = rng.choice(("random", "cautious", "oracle", None))
                self.give(commands.host.seat_bot(rng.randrange(4), bot), who)
            case 7 if rng.random() < 0.3:
                self.give(commands.host.end_match(), who)
            case _:
                for seat, chair in enumerate(self.table.chairs):
                    if chair.is_free:
                        self.give(commands.host.seat_bot(seat, "cautious"), who)
                self.let_seal()
                self.give(commands.host.start(secret=SECRET), who)

    def offer(self) -> None:
        """Offer a bot's seat to whoever comes, or no longer, or try to."""
        bots = [seat for seat, chair in enumerate(self.table.chairs) if chair.bot]
        seat, offered = self.rng.choice((*bots, self.rng.randrange(4))), self.rng.random() < 0.9
        self.give(commands.host.offer(seat, offered=offered), self.someone())

    def draw(self) -> None:
        """Give a number to the draw, or try to; or wait no longer."""
        rng, who, drawn = self.rng, self.someone(), self.table.draw
        match, number = (1, 1) if drawn is None else (drawn.draw.match, drawn.draw.round)
        match, number = rng.choice([(match, number)] * 5 + [(match + 1, 1), (match, number + 1)])
        if rng.random() < 0.2:
            self.give(commands.server.begin(match, number))
        else:
            given = number_of(who if who and rng.random() < 0.9 else 9)
            self.give(commands.people.give_number(match, given, number), who)

    def hand_over(self) -> None:
        who, rng = self.someone(), self.rng
        person = rng.choice((None, who, rng.randrange(9)))
        if rng.random() < 0.5:
            self.links.append(f"link {len(self.story.lines)}")
            self.story.presence = FixedPresence((), {rng.randrange(5): 0})
            self.give(links.issue_link(person, link=self.links[-1]), who)
        else:
            self.story.presence = FixedPresence({rng.randrange(5)}, {})
            token = f"by link {len(self.story.lines)}"
            self.give(links.redeem(rng.choice(self.links[-2:]), token=token))

    def come_or_go(self) -> None:
        who, rng = self.someone(), self.rng
        present = {rng.randrange(5) for _ in range(2)}
        match rng.randrange(9):
            case 0:
                self.give(commands.host.kick(rng.randrange(len(self.table.people) + 2)), who)
            case 1 if self.table.state == "match" or rng.random() < 0.3:
                self.give(commands.people.leave(), who)
            case 2:
                self.give(commands.people.resign(), who)
            case 3 | 4:
                self.give(commands.people.take_seat_back(), who)
            case 1 | 5:
                self.give(commands.server.pass_host(lambda person: person.id in present))
            case _:
                seats = [rng.randrange(4)]
                self.give(commands.server.stand_in(seats, rng.choice(("clock", "away"))))

    def move(self) -> None:
        """Move out of turn, for another turn, in another game, or well."""
        rng, who, match = self.rng, self.someone(), self.table.match
        number = rng.choice((self.table.match_number, self.table.match_number, 0, 2))
        turn = self.table.turn + rng.choice((0, 0, 0, 1, -1))
        seat = self.table.seat_of(who)
        legal = None if match is None or seat is None else match.legal(seat)
        move = legal.pick(rng) if legal and rng.random() < 0.8 else rng.choice(WRONG)
        self.give(commands.people.move(number, turn, move), who)

    def play_a_few_moves(self) -> None:
        for _ in range(self.rng.randrange(6)):
            if self.table.waits_for:
                before = self.table
                self.story.step(self.rng)
                self.written.update(self.story.written)
                check_versions(before, self.story)
                check_table(self.table)


def check_versions(before: Table, story: Story) -> None:
    """What everybody is shown counts for everybody, and what one is shown for that one alone."""
    public = [event for event in story.events if event.seen_by(None) is not None]
    assert story.table.public_version == before.public_version + len(public)
    for viewer in (None, *(person.id for person in before.people)):
        seat = story.table.seat_of(viewer)
        seen = [event for event in story.events if event.seen_by(seat) is not None]
        private = len(seen) - len(public)
        assert story.table.own_version(viewer) == before.own_version(viewer) + private


def check_table(table: Table) -> None:
    """People and chairs agree; the host sits here; deadlines are for people."""
    assert table.rules.seats == len(table.chairs)
    for seat, chair in enumerate(table.chairs):
        assert not chair.has_heir or table.state != "lobby"
        assert not chair.offered or (chair.bot and not chair.resigned)
        assert chair.person is None or table.person(chair.person).seat == seat
        assert table.state == "lobby" or chair.bot or not chair.is_free
        assert table.state != "lobby" or (chair.stand_in, chair.resigned) == (None, False)
    for person in table.people:
        assert (person.seat is None) == (person.token == "")
        assert person.seat is None or table.chairs[person.seat].person == person.id
    assert table.host is None or table.person(table.host).seat is not None
    if table.match is not None and table.match.is_between:
        assert table.draw is not None
        assert table.draw.draw.round == table.match.round_number + 1
    if table.rests:
        assert table.state == "match"
        assert not table.waits_for
        assert all(chair.by != "person" for chair in table.chairs)
    if table.deadline is not None:
        assert CLOCKS[table.clock].think is not None
        assert any(table.chairs[seat].by == "person" for seat in table.waits_for)


def run(choices: int, length: int = 100) -> Chaos:
    """Let so many things happen at a table, by lot."""
    chaos = Chaos(choices)
    for _ in range(length):
        chaos.happen()
    return chaos
