"""What can be wrong with somebody's input, each with a stable code and a sentence.

Every error carries the facts its sentence is made of, so that a page or a terminal can say it
in the reader's own language: look the code up in a catalogue, fill in the facts.
Anything else that is raised by the engine is a bug.
"""

from typing import Any, TypeAlias

Fact: TypeAlias = int | str
"""What a sentence is filled with."""


class TorilError(ValueError):
    """Input that is refused: `code` never changes its meaning, the sentence may be reworded."""

    def __init__(self, code: str, sentence: str, **facts: Fact) -> None:
        """Keep the code and the facts beside the finished sentence."""
        super().__init__(sentence)
        self.code = code
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """Let errors cross to other processes: their facts are keywords, which pickle forgets."""
        return _rebuilt, (type(self), self.code, self.sentence, self.facts)

    @property
    def sentence(self) -> str:
        """The reason, in English, as one line."""
        return str(self.args[0])


def _rebuilt(
    kind: type[TorilError], code: str, sentence: str, facts: dict[str, Fact]
) -> TorilError:
    return kind(code, sentence, **facts)


class BadRules(TorilError):
    """Options, or a combination of them, that no match is played with."""


class IllegalMove(TorilError):
    """A move that the rules do not allow now. Nothing was changed."""


class BadNotation(TorilError):
    """Text that is not a move, a position or a seed."""


class BadRecord(TorilError):
    """A record that cannot be read, or that does not replay."""
