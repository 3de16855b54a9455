"""SVG as text: a few elements with attributes, and nothing that could act or ask for anything."""

from typing import TypeAlias

ELEMENTS = frozenset(("svg", "title", "g", "path", "rect", "circle", "text"))
"""All that a picture is made of."""

ATTRIBUTES = frozenset(
    (
        *("xmlns", "viewBox", "width", "height", "x", "y", "rx", "cx", "cy", "r", "d", "transform"),
        *("fill", "fill-rule", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"),
        *("stroke-miterlimit", "stroke-dasharray", "opacity", "role", "direction"),
        *("font-family", "font-size", "font-weight", "text-anchor"),
    )
)
"""And all that may be said of it."""

Value: TypeAlias = str | float | None

INVISIBLE = frozenset("\u200d\u2068\u2069")
"""Signs that print nothing and are kept: what joins the parts of an emoji, and what stands around a
name that is written from the right."""

_ESCAPED = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"})


class Svg(str):
    """A picture as text; a notebook shows it."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def element(name: str, *inside: str, **attributes: Value) -> str:
    """Return an element; an attribute's `_` is written `-`, and one that is None is left out."""
    assert name in ELEMENTS, name
    named = {key.replace("_", "-"): value for key, value in attributes.items() if value is not None}
    assert named.keys() <= ATTRIBUTES, named
    written = "".join(f' {key}="{_written(value)}"' for key, value in named.items())
    return f"<{name}{written}>{''.join(inside)}</{name}>" if inside else f"<{name}{written}/>"


def escaped(text: str) -> str:
    """Return text that means itself in XML; what XML has no sign for becomes a question mark."""
    kept = "".join(sign if sign.isprintable() or sign in INVISIBLE else "\ufffd" for sign in text)
    return kept.translate(_ESCAPED)


def number(value: float) -> str:
    """Return a length, short: two digits behind the point at most."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def moved(x: float, y: float, *inside: str, scale: float = 1) -> str:
    """Return what is drawn around 0 at another place, and in another size."""
    turn = f"translate({number(x)} {number(y)})"
    return element("g", *inside, transform=turn if scale == 1 else f"{turn} scale({number(scale)})")


def picture(width: float, height: float, title: str, *inside: str) -> Svg:
    """Return a whole picture; its `title` is what a screen reader says."""
    return Svg(
        element(
            "svg",
            element("title", escaped(title)),
            *inside,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {number(width)} {number(height)}",
            width=width,
            height=height,
            role="img",
        )
    )


def _written(value: str | float) -> str:
    return escaped(value) if isinstance(value, str) else number(value)
