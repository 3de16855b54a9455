"""Structured logs: what happened to which table, never a token, a name or a card."""

import logging
import sys

import structlog

from toril.server.logs.noise import NoiseFilter
from toril.server.logs.repeats import CountingHandler
from toril.server.worker import is_one_of_several, worker_name


def set_up(level: str, *, as_json: bool) -> None:
    """Send our logs and those of the libraries to stderr, readable or one JSON object a line."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    if is_one_of_several():
        shared.append(_name_worker)
    last: list[structlog.typing.Processor]
    if as_json:
        last = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    else:
        plain = structlog.dev.plain_traceback
        colors = sys.stderr.isatty()
        last = [structlog.dev.ConsoleRenderer(colors=colors, exception_formatter=plain)]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler = CountingHandler(sys.stderr)
    handler.addFilter(NoiseFilter(logging.getLevelNamesMapping()[level.upper()]))
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*shared, structlog.stdlib.ExtraAdder(("line", "times", "error"))],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # uvicorn tells of every socket, with its path, alembic of every start, numba of every
    # instruction that it compiles: ours tell enough.
    for name in ("uvicorn.error", "uvicorn.access", "alembic", "websockets", "numba"):
        logging.getLogger(name).setLevel("WARNING")


def _name_worker(
    _logger: structlog.typing.WrappedLogger, _method: str, line: structlog.typing.EventDict
) -> structlog.typing.EventDict:
    line.setdefault("worker", worker_name())
    return line
