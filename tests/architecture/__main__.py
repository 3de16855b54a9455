"""Draw the import graph anew into `docs/architecture.md`."""

from tests.architecture.drawing import PAGE, drawn, with_graph
from tests.architecture.imports import parts

if __name__ == "__main__":
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(with_graph(page, drawn(parts())), encoding="utf-8")
