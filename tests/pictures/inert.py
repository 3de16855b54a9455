"""Whether a picture is only a picture: read by a parser that expands nothing, held against a list.

The list is written down here a second time, and shorter than what SVG offers.
"""

from collections.abc import Iterator
from typing import NoReturn
from xml.parsers.expat import ParserCreate

from toril.engine.value import value

ELEMENTS = {"svg", "title", "g", "path", "rect", "circle", "text"}
ATTRIBUTES = {
    *("xmlns", "viewBox", "width", "height", "role"),
    *("x", "y", "rx", "cx", "cy", "r", "d", "transform", "direction", "text-anchor"),
    *("fill", "fill-rule", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"),
    *("stroke-miterlimit", "stroke-dasharray", "opacity"),
    *("font-family", "font-size", "font-weight"),
}
PLAIN = set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,-#")
"""Of these signs values are made, and words such as `translate(1 2)`: no reference could be."""


@value
class Seen:
    """What an element is: its name and attributes, what is around it and moves it, its text."""

    name: str
    attributes: dict[str, str]
    around: tuple[str, ...]
    moved: tuple[str, ...]
    text: list[str]


def elements(picture: str) -> list[Seen]:
    """Return all elements of a picture, which is well-formed XML without a document type."""
    found: list[Seen] = []
    path: list[Seen] = []

    def begins(name: str, attributes: dict[str, str]) -> None:
        moved = path[-1].moved if path else ()
        if "transform" in attributes:
            moved += (attributes["transform"],)
        path.append(Seen(name, attributes, tuple(each.name for each in path), moved, []))
        found.append(path[-1])

    def ends(_: str) -> None:
        path.pop()

    def says(text: str) -> None:
        path[-1].text.append(text)

    def refuses(*_: object) -> NoReturn:
        raise AssertionError("a document type, an entity or a processing instruction")

    parser = ParserCreate()
    parser.StartElementHandler = begins
    parser.EndElementHandler = ends
    parser.CharacterDataHandler = says
    parser.StartDoctypeDeclHandler = refuses
    parser.EntityDeclHandler = refuses
    parser.ProcessingInstructionHandler = refuses
    parser.CommentHandler = refuses
    parser.Parse(picture, True)
    return found


def active(picture: str) -> Iterator[str]:
    """Yield whatever in a picture is more than a drawing."""
    for each in elements(picture):
        if each.name not in ELEMENTS or (each.name == "title" and each.around != ("svg",)):
            yield f"<{each.name}>"
        for name, said in each.attributes.items():
            if name not in ATTRIBUTES:
                yield f"{name}="
            elif name == "xmlns":
                if said != "http://www.w3.org/2000/svg":
                    yield said
            elif not set(said) <= PLAIN | (set("()") if name == "transform" else set()):
                yield f"{name}={said}"


def texts(picture: str) -> list[str]:
    """Return what is written in a picture as text."""
    return ["".join(each.text) for each in elements(picture) if each.name == "text"]


def outside(picture: str) -> list[str]:
    """Return texts that nothing would cut off: each stands in an `svg` of its own, with a size."""
    return [
        "".join(each.text)
        for each in elements(picture)
        if each.name == "text" and each.around[-1:] != ("svg",)
    ]
