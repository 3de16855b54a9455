"""Tells a person what happens at a server's table, above the line that they type."""

from collections.abc import Iterable, Sequence
from typing import get_args

from rich.text import Text

from toril.cli.join.latest_state import LatestState
from toril.cli.join.prompts import keys_at
from toril.cli.join.while_away import while_away_words
from toril.cli.talk.drawing import Drawing
from toril.cli.talk.lines import Lines
from toril.engine.game import Event
from toril.engine.match_events import MatchEnded, RoundStarted
from toril.engine.six_nimmt import Replaced
from toril.engine.views import View
from toril.wire.literals import Face
from toril.wire.outbound import Presence, Reaction, WhileAway
from toril.wire.table_events import Configured, Started, TableEvent, Unknown


class Narrator:
    """Writes what the `latest` state is, and what changes in it."""

    def __init__(self, latest: LatestState, lines: Lines, link: str) -> None:
        """Write on `lines`; `link` is the table's."""
        self._latest, self._lines, self._link = latest, lines, link
        self._away: set[int] = set()
        self._told_away: set[int] = set()
        self._asking: set[int] = set()

    def write(self, sentence: str) -> None:
        """Say something."""
        self._lines.print(Text(sentence))

    def write_whole(self, sentence: str) -> None:
        """Say something that can be copied."""
        self._lines.print(Text(sentence), whole=True)

    def draw(self, view: View) -> None:
        """Draw the table."""
        for line in Drawing(self._latest.table.story(), self._lines.width).draw(view):
            self._lines.print(line)

    def show_lobby(self) -> None:
        """Show the table before the match."""
        table = self._latest.table
        self._write_all(table.lobby())
        self._write_below(table.words.say("join-pass-on", link=self._link))

    def _write_below(self, sentence: str) -> None:
        """Say a sentence whose last word can be copied: on a line of its own if need be."""
        if len(sentence) + 2 > self._lines.width:
            sentence = "\n    ".join(sentence.rsplit(" ", 1))
        self.write_whole(f"  {sentence}")

    def come_in(self, present: set[int], away: WhileAway | None, *, news: bool) -> None:
        """Show the table to a person who comes, or who comes back to `news`.

        `away` is what a bot did for them meanwhile.
        """
        self._away = self._others() - present
        if news and self._latest.view is None:
            self.show_lobby()
        elif news:
            self._greet()
        if away is not None:
            self.write(while_away_words(away, self._latest.table.words))

    def tell(self, events: Sequence[Event | Unknown], *, turned: bool) -> None:
        """Tell what happened; a spectator sees the table after each turn."""
        table, view = self._latest.table, self._latest.view
        started = any(isinstance(event, Started) for event in events)
        for event in events:
            if isinstance(event, TableEvent | Unknown):
                self._write_all(table.tell(event))
            else:
                story = table.story(ending=isinstance(event, MatchEnded))
                self._write_all(story.tell([event]))
            if isinstance(event, Replaced):
                self.write(table.words.say("join-exchanged", card=event.card))
            if isinstance(event, Configured) and not started:
                self.show_lobby()
        if started:
            self._greet()
        elif turned and view is not None and view.seat is None and not view.outcome:
            self.draw(view)

    def _greet(self) -> None:
        """Say the game, the others' names, how it stands, and what happened last."""
        table, view = self._latest.table, self._latest.view
        say, story = table.words.say, table.story()
        assert view is not None
        others = [name for seat, name in enumerate(story.names) if seat != story.you]
        game, names = say(f"game-{table.info.game}"), story.all_of(others)
        if story.you is None:
            self.write(say("join-watching", game=game, names=names))
        else:
            self.write(say("welcome", game=game, names=names))
        self.write(keys_at(table))
        if view.outcome:
            self.write(table.story(ending=True).outcome(view.outcome))
        elif self._latest.moment == (table.info.match, 0):
            self._write_all(story.tell([RoundStarted(view.round_number, view.starter)]))
        else:
            self._write_all(Drawing(story, self._lines.width).resumed(view))
        if not view.outcome and not self._latest.must_move:
            self.draw(view)

    def _write_all(self, sentences: Iterable[str]) -> None:
        for sentence in sentences:
            self.write(sentence)

    def meet(self, message: Presence | Reaction) -> None:
        """Tell of the others what is no event: who comes and goes, and how they look."""
        table = self._latest.table
        if isinstance(message, Presence):
            self._show_presence(set(message.people), set(message.asking))
        elif message.person != table.person and message.face in get_args(Face):
            name = table.people.get(message.person, "?")
            self.write(table.words.say("company-reaction", name=name, face=message.face))

    def _show_presence(self, here: set[int], asking: set[int]) -> None:
        """Say who lost the connection, which of them is back, and who wants another match."""
        table, others = self._latest.table, self._others()
        stood_in = {chair.person for chair in table.info.seats if chair.stand_in}
        gone = others - here - self._away - stood_in  # of those everybody was told already
        for person in sorted(others & here & self._told_away):
            self.write(table.words.say("join-present", name=table.people[person]))
        for person in sorted(gone):
            self.write(table.words.say("company-away", names=table.people[person], n=1))
        self._away, self._told_away = others - here, (self._told_away | gone) - here
        for person in sorted(asking - self._asking):
            you = "yes" if person == table.person else "no"
            names = table.people.get(person, "?")
            self.write(table.words.say("story-asked-again", n=1, you=you, names=names))
        self._asking = asking

    def _others(self) -> set[int]:
        """Return the people at the table, but for the reader."""
        table = self._latest.table
        people = {chair.person for chair in table.info.seats if chair.person is not None}
        return people - {table.person}
