"""Servers for tests, one module for each kind: in a thread, in memory, as a process, to be killed.

What is the same for all of them is beside them: settings, a clock that stands, deals that are the
same every day, the log and the metrics as an operator reads them.
"""
