"""`toril bench server`: simulated people on real sockets.

Three processes: the server (`child`) on a core of its own, the people (`generator`) on another, and
this one, which only tells them what to do, in lines of JSON over pipes, and waits. A latency is the
time from writing a commitment to the moment when the last client of the table has heard of it.
"""
