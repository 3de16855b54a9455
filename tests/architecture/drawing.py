"""The import graph as `docs/architecture.md` shows it: `python -m tests.architecture` draws it."""

from pathlib import Path
from textwrap import wrap

PAGE = Path(__file__).parents[2] / "docs" / "architecture.md"
BEGIN = "<!-- drawn from the imports by `make graph`; a test fails when it is old -->\n```\n"
END = "```\n"


def drawn(graph: dict[str, set[str]]) -> str:
    """Return a line for each part: its name, and the parts that it imports.

    A part stands above all parts that it imports.
    """
    order = in_order(graph)
    width = max(map(len, graph)) + 2
    return "".join(
        f"{text}\n"
        for part in order
        for text in wrap(
            " ".join(other for other in order if other in graph[part]) or "(nothing of ours)",
            width=110,
            initial_indent=f"{part:{width}}→ ",
            subsequent_indent=" " * (width + 2),
            break_on_hyphens=False,
        )
    )


def in_order(graph: dict[str, set[str]]) -> list[str]:
    """Return the parts, the highest first: by the longest way down, then by name."""
    depth: dict[str, int] = {}

    def down(part: str) -> int:
        if part not in depth:
            depth[part] = 1 + max(map(down, graph[part]), default=0)
        return depth[part]

    return sorted(graph, key=lambda part: (-down(part), part))


def shown(page: str) -> str:
    """Return the graph that a page shows."""
    return page.split(BEGIN, 1)[1].split(END, 1)[0]


def with_graph(page: str, graph: str) -> str:
    """Return the page with another graph."""
    before, rest = page.split(BEGIN, 1)
    return before + BEGIN + graph + END + rest.split(END, 1)[1]
