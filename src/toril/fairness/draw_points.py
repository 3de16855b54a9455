"""Points 2 to 9: the draws, the numbers, the secrets and the seeds.

A match has a draw for its first round, and one more for each later round before which somebody took
over a bot's seat. A point fits if it fits for all of them.
"""

from collections.abc import Callable, Iterable

from toril.engine.fairness.draw import OpenedDraw
from toril.engine.fairness.hashes import seal, secret_seal
from toril.engine.value import replace
from toril.fairness.drawn import Drawn, Draws
from toril.fairness.notes import DrawNote, MatchNote, SeatsFrom, ShownSeat, seats_of
from toril.fairness.points import Finding, Point, Reason, differs, fits, not_compared
from toril.fairness.seats import may_follow


def answers(draws: Draws) -> tuple[Finding, ...]:
    """Answer the eight points."""
    return (
        _with_since(_draw(draws), draws),
        _place(draws),
        _rules(draws),
        _of_each("own_number", draws, _own_number),
        _numbers(draws),
        _of_each("all_numbers", draws, lambda drawn, _: _all_numbers(drawn)),
        _first_of(_secret(drawn) for drawn in draws.all),
        _first_of(_seed(drawn, draws) for drawn in draws.all),
    )


def _first_of(found: Iterable[Finding]) -> Finding:
    """Return what counts for all draws: what differs, else what was not compared.

    That somebody came later says less than any other reason.
    """

    def weight(finding: Finding) -> int:
        if finding.state == "not_compared":
            return 2 if finding.why == "came_later" else 1
        return 0 if finding.state == "differs" else 3 - (("carried", 1) in finding.facts)

    return min(found, key=weight)


def _with_since(finding: Finding, draws: Draws) -> Finding:
    """Tell since when this device's person was there, where that was not from the start."""
    if draws.since == draws.all[0].draw.round:
        return finding
    facts = {**dict(finding.facts), "since": draws.since}
    return replace(finding, facts=tuple(facts.items()))


def _of_each(point: Point, draws: Draws, answer: Callable[[Drawn, Draws], Finding]) -> Finding:
    if draws.notes is None:
        return not_compared(point, "no_notes")
    return _first_of(answer(drawn, draws) for drawn in draws.all)


def _unseen(point: Point, drawn: Drawn, why: Reason, **facts: int | str) -> Finding:
    if drawn.came_later:
        return not_compared(point, "came_later")
    return not_compared(point, why, **facts, **drawn.facts)


def _draw(draws: Draws) -> Finding:
    """Point 2: the hash of each draw is the one that was noted, and none that was is left out."""
    rounds = [drawn.draw.round for drawn in draws.all]
    known = [drawn.note for drawn in draws.all]
    noted = () if draws.notes is None else draws.notes.draws
    others = [note.round for note in noted if note.match == draws.number and note not in known]
    left_out = [number for number in others if number not in rounds]
    if left_out:
        return differs("draw", drawn=left_out[0])
    return _of_each("draw", draws, _one_draw)


def _one_draw(drawn: Drawn, draws: Draws) -> Finding:
    place = (draws.number, drawn.draw.round)
    if drawn.note is not None:
        return fits("draw", hash=drawn.draw.hash.hex(), carried=int(drawn.note.carried))
    if draws.notes and any((note.match, note.round) == place for note in draws.notes.draws):
        return differs("draw", **drawn.facts)
    return _unseen("draw", drawn, "not_there")


def _place(draws: Draws) -> Finding:
    """Point 3: table, match and rounds are those of the notes and of the record."""
    rounds = [1, *(each.round for each in draws.record.later)]
    for at, drawn in enumerate(draws.all):
        if at >= len(rounds) or (drawn.draw.match, drawn.draw.round) != (draws.number, rounds[at]):
            return differs("place", match=drawn.draw.match, round=drawn.draw.round)
    if len(rounds) > len(draws.all):
        return differs("place", match=draws.number, round=rounds[len(draws.all)])
    return _of_each("place", draws, _one_place)


def _one_place(drawn: Drawn, draws: Draws) -> Finding:
    here, note = drawn.draw, drawn.note
    place = (here.match, here.round)
    if draws.notes is None or here.table != draws.notes.table:
        return differs("place", match=here.match, round=here.round)
    if note is not None and (note.match, note.round) != place:
        return differs("place", match=here.match, round=here.round)
    if note is None and draws.seen is None:
        return not_compared("place", "not_there")
    return fits("place", match=here.match, table=here.table)


def _rules(draws: Draws) -> Finding:
    """Point 4: rules and seats are the same in each draw, in the record, and as shown.

    From one draw to the next somebody new takes over a bot's seat, and whoever stays, stays there.
    """
    record = draws.record
    for drawn in draws.all:
        names = tuple(seat.name for seat in drawn.draw.seats)
        if drawn.draw.rules != record.rules or names != record.names_in(drawn.draw.round):
            return differs("rules", **drawn.facts)
    if not may_follow([seats_of(drawn.draw) for drawn in draws.all]):
        return differs("rules", drawn=draws.all[-1].draw.round)
    if draws.notes is None:
        return not_compared("rules", "no_notes")
    if draws.seen is None:
        return not_compared("rules", "not_there")
    rounds = [drawn.draw.round for drawn in draws.all]
    if draws.seen.shown.rules != record.rules:
        return differs("rules")
    for shown in draws.seen.seats:
        if shown.round not in rounds:  # a change of seats that the record does not have
            return differs("rules", drawn=shown.round)
    return _first_of(_shown_seats(drawn, draws, draws.seen) for drawn in draws.all)


def _shown_seats(drawn: Drawn, draws: Draws, seen: MatchNote) -> Finding:
    """Compare the seats of one draw with those that were shown from it on."""
    shown = next((each for each in seen.seats if each.round == drawn.draw.round), None)
    if shown is None:
        if drawn.draw.round > seen.since and _was_seen_in(draws, drawn, seen):
            return differs("rules", **drawn.facts)  # others were shown at the seats then
        return _unseen("rules", drawn, "not_there")
    if not _same_seats(drawn, shown) or _sat_elsewhere(drawn.note, seen):
        return differs("rules", **drawn.facts)
    return fits("rules", names=", ".join(draws.record.names))


def _was_seen_in(draws: Draws, drawn: Drawn, seen: MatchNote) -> bool:
    """Whether cards or plays were seen of a round that this draw dealt."""
    rounds = [each.draw.round for each in draws.all if each.draw.round > drawn.draw.round]
    until = min(rounds, default=None)
    return any(
        (noted.opening is not None or any(noted.plays))
        and noted.round >= drawn.draw.round
        and (until is None or noted.round < until)
        for noted in seen.rounds
    )


def _same_seats(drawn: Drawn, shown: SeatsFrom) -> bool:
    """Who came after the draw may find a bot where a person sat then and went since."""
    seats = seats_of(drawn.draw)
    there = shown.seats
    if drawn.note is None:
        there = tuple(
            ShownSeat(now.name, None) if was.bot is None else now
            for was, now in zip(seats, shown.seats, strict=False)
        )
    return seats == there


def _sat_elsewhere(note: DrawNote | None, seen: MatchNote) -> bool:
    return note is not None and None not in (note.seat, seen.seat) and note.seat != seen.seat


def _own_number(drawn: Drawn, draws: Draws) -> Finding:
    """Point 5: the own number stands at the own seat and opens the seal there."""
    point: Point = "own_number"
    opened, note, seen = drawn.opened, drawn.note, draws.seen
    if note is None:
        looks_on = seen is not None and seen.seat is None
        return _unseen(point, drawn, "looking_on" if looks_on else "not_there")
    if note.number is None or note.seat is None:
        return _unseen(point, drawn, _why_none(note), refusal=note.refused or "")
    if note.seat >= len(opened.numbers):
        return differs(point, **drawn.facts)
    given = opened.numbers[note.seat]
    if opened.draw.seats[note.seat].seal != _seal(opened, note.number):
        return differs(point, **drawn.facts)
    if given is None:
        return not_compared(point, "left_out", after=note.answered or 0, **drawn.facts)
    return fits(point) if given == note.number else differs(point, **drawn.facts)


def _why_none(note: DrawNote) -> Reason:
    match note.refused:
        case "looking_on" | "absent" | "other_window" as why:
            return why
        case _:
            return "refused"


def _numbers(draws: Draws) -> Finding:
    """Point 6: every number opens its seal, and nobody else has one; the missing are named."""
    for drawn in draws.all:
        both = zip(drawn.draw.seats, drawn.opened.numbers, strict=True)
        for seat, (there, number) in enumerate(both):
            if number is not None and there.seal != _seal(drawn.opened, number):
                return differs("numbers", name=there.name, seat=seat, **drawn.facts)
    absent = [drawn.draw.seats[seat].name for drawn in draws.all for seat in missing(drawn.opened)]
    listed = sum(len(drawn.draw.listed) for drawn in draws.all)
    names = ", ".join(dict.fromkeys(absent))
    return fits("numbers", listed=listed, missing=len(absent), names=names)


def missing(opened: OpenedDraw) -> tuple[int, ...]:
    """Return the seats whose seal was listed and whose number did not come."""
    return tuple(seat for seat in opened.draw.listed if opened.numbers[seat] is None)


def _all_numbers(drawn: Drawn) -> Finding:
    """Point 7: the hash of all numbers is the one that was noted when the draw had dealt."""
    note = drawn.note
    if note is None or note.all_numbers is None:
        return _unseen("all_numbers", drawn, "not_there")
    same = note.all_numbers == drawn.opened.numbers_hash.hex()
    return fits("all_numbers") if same else differs("all_numbers", **drawn.facts)


def _secret(drawn: Drawn) -> Finding:
    """Point 8: the secret opens its seal."""
    shown = secret_seal(bytes.fromhex(drawn.draw.table), bytes.fromhex(drawn.opened.secret))
    return fits("secret") if shown == drawn.draw.secret else differs("secret", **drawn.facts)


def _seed(drawn: Drawn, draws: Draws) -> Finding:
    """Point 9: the seed follows."""
    same = drawn.opened.seed == draws.record.seed_in(drawn.draw.round)
    return fits("seed") if same else differs("seed", **drawn.facts)


def _seal(opened: OpenedDraw, number: str) -> str:
    return seal(bytes.fromhex(opened.draw.table), bytes.fromhex(number))
