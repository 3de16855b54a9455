"""What stands before the line that one types at a server's table, and what `?` explains."""

from collections.abc import Sequence

from toril.cli.join.table_in_words import TableInWords, is_abandoned
from toril.engine.game import Card, Seat
from toril.engine.games import GAMES


def prompt_for(
    table: TableInWords, waits_for: Sequence[Seat], own: Card | None, *, rests: bool
) -> str:
    """Return what can be done now, or who is waited for; `own` is the card that was laid.

    A match `rests` when nobody plays it.
    """
    say = table.words.say
    match table.state:
        case "lobby":
            return _in_lobby(table)
        case "draw":
            return ""
        case "result":
            return _at_end(table)
        case _ if table.info.paused:
            return say("join-ask-resume") if table.is_host else say("join-ask-paused")
        case _ if rests:
            return say("join-ask-wake") if table.stands_in else say("join-ask-rests")
        case _ if table.stands_in:
            return say("join-ask-back")
        case _ if table.is_heir:
            return say("join-ask-heir")
        case _ if table.is_offered and table.seat is None:
            return say("join-ask-offered")
        case _:
            story = table.story()
            names = [story.names[seat] for seat in waits_for if seat != story.you]
            if names and own is not None:
                return say("join-wait-own", card=own, names=story.all_of(names))
            return say("join-wait", names=story.all_of(names)) if names else ""


def _at_end(table: TableInWords) -> str:
    if table.is_host:
        return table.words.say("join-ask-again")
    if is_abandoned(table.info):
        return table.words.say("join-ask-open-again")
    if table.seat is None:
        return table.words.say("join-ask-end-watch", name=table.host_name)
    return table.words.say("join-ask-end")


def _in_lobby(table: TableInWords) -> str:
    say = table.words.say
    if table.is_host:
        return say("join-ask-fill") if table.free else say("join-ask-start")
    if table.seat is None:
        return say("join-ask-sit") if table.free else say("join-ask-watch")
    return say("join-ask-wait", name=table.host_name)


def help_about(table: TableInWords) -> str:
    """Return what can be typed besides moves, a line for each kind."""
    say, lines = table.words.say, []
    match table.state:
        case "lobby":
            lines += [say("join-help-lobby")] if table.is_host else []
            lines += [say("join-help-seat")] if table.seat is not None else []
        case "result":
            lines += [say("join-help-again")] if table.is_host else []
            lines += [say("join-help-save"), say("join-help-fair")]
        case _:
            lines += [say("join-help-host")] if table.is_host else []
            lines += [say("join-help-match")] if table.seat is not None else []
            exchanges = table.seat is not None and GAMES[table.info.game].commits
            lines += [say("join-help-exchange")] if exchanges else []
    return "\n".join([*lines, keys_at(table)])


def keys_at(table: TableInWords) -> str:
    """Return the keys that work everywhere."""
    say = table.words.say
    return say("join-keys-watch") if table.seat is None else say("join-keys")
