"""The graph in `docs/architecture.md` is what the sources say."""

from tests.architecture.drawing import BEGIN, END, PAGE, drawn, in_order, shown, with_graph
from tests.architecture.imports import parts


def test_the_graph_on_the_page_is_drawn_from_the_code() -> None:
    assert shown(PAGE.read_text(encoding="utf-8")) == drawn(parts()), "it is old: make graph"


def test_a_room_stands_above_all_that_it_imports() -> None:
    graph = {"engine": set[str](), "bots": {"engine", "fast"}, "fast": {"engine"}}
    assert in_order(graph) == ["bots", "fast", "engine"]
    assert drawn(graph).splitlines()[0] == "bots    → fast engine"


def test_drawing_changes_nothing_else_on_the_page() -> None:
    page = f"before\n{BEGIN}was\n{END}after\n```\nother\n```\n"
    assert with_graph(page, "new\n") == page.replace("was\n", "new\n")
