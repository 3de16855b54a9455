"""Metrics as Prometheus reads them: at an address of their own, every sample with its worker."""

import errno
from collections.abc import Iterator
from functools import partial
from threading import Thread
from time import monotonic, sleep

import structlog
from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.core import Metric
from prometheus_client.registry import Collector

from toril.engine.errors import TorilError
from toril.fast import PACKAGES
from toril.fast.compiling.ready import is_ready
from toril.server.metrics import KERNELS_READY, REGISTRY
from toril.server.worker import worker_name

PATIENCE_SECONDS = 150.0
"""How long we wait for a port: the worker before us has it until we are ready and it has ended."""

AGAIN_SECONDS = 0.25

log = structlog.get_logger()


class OfThisWorker(Collector):
    """All metrics, with the name of this worker at every sample."""

    def collect(self) -> Iterator[Metric]:
        """Tell all that there is now."""
        for metric in REGISTRY.collect():
            named = Metric(metric.name, metric.documentation, metric.type)
            named.samples = [
                each._replace(labels={**each.labels, "worker": worker_name()})
                for each in metric.samples
            ]
            yield named


def show_metrics(where: str, *, when_free: bool = False) -> None:
    """Show metrics at `where`, HOST:PORT; `when_free` waits for a port that is taken."""
    for game in PACKAGES:
        KERNELS_READY.labels(game).set_function(partial(is_ready, game))
    shown = CollectorRegistry(auto_describe=True)
    shown.register(OfThisWorker())
    if when_free:
        Thread(target=_show_later, args=(where, shown), name="metrics", daemon=True).start()
    else:
        _show(where, shown)


def _show(where: str, shown: CollectorRegistry) -> None:
    host, _, port = where.rpartition(":")
    try:
        start_http_server(int(port), host or "127.0.0.1", registry=shown)
    except (OSError, ValueError, OverflowError) as error:
        raise TorilError(
            "bad_metrics",
            f"Cannot show metrics on {where}: {error}. Write it like 127.0.0.1:9464.",
            given=where,
            why=str(error),
        ) from error


def _show_later(where: str, shown: CollectorRegistry) -> None:
    until = monotonic() + PATIENCE_SECONDS
    while True:
        try:
            return _show(where, shown)
        except TorilError as error:
            if getattr(error.__cause__, "errno", None) != errno.EADDRINUSE or monotonic() > until:
                log.error("no_metrics", why=error.sentence)
                return None
        sleep(AGAIN_SECONDS)
