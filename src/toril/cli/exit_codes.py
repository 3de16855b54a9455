"""What a command's end tells the shell."""

USAGE = 2
"""The input was bad, and one line on stderr says why."""

INTERRUPTED = 130
"""The exit code by which a shell knows that Ctrl-C ended a program."""
