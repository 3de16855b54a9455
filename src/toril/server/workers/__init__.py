"""`toril serve --workers N`: a parent that serves nobody, and N processes that do.

The parent (`supervisor`) has the port, starts the workers (`child`, `worker`) and watches them. It
opens no store, so that it has nothing to lose and little to go wrong. How they hold together:

- On Linux each worker has a listening socket of its own, and the system spreads people evenly.
  The parent keeps all of them open: whoever waits at the socket of a worker that dies is served by
  the one that comes in its place. When that one does not come up either, the socket is closed
  (`toril.server.listening`), and people are led to the others.
- Between the parent and each worker there is a channel. A worker says by one line that it is
  ready, or why it cannot be. When the channel closes, however the parent ended, it stops.
- Signals: SIGTERM and SIGINT stop all, SIGHUP replaces one worker after the other. Workers are in
  process groups of their own: Ctrl-C is the parent's, who tells them.

A parent may be older than its workers, after an upgrade and SIGHUP. So what they say to each other
must stay as it is: the two numbers of files that a worker is started with, `TORIL_WORKER` and
`TORIL_REPLACES`, and the line. `plan` says what the workers' settings are, and what is refused.
"""
