"""What a command's end tells the shell."""

MEASURED_BADLY = 1
"""`toril bench` has found what must not be, and a sentence on stderr says what."""

USAGE = 2
"""The input was bad, and one line on stderr says why; or `toril verify` says what does not fit."""

NOT_PROVEN = 3
"""`toril verify` found nothing wrong, and the deals are not proven."""

INTERRUPTED = 130
"""The exit code by which a shell knows that Ctrl-C ended a program."""
