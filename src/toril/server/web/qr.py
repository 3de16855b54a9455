"""A link as a QR code, for the page and for the terminal."""

import io

import segno


def svg(link: str) -> str:
    """Return the code as a picture that follows the page's colours."""
    out = io.BytesIO()
    segno.make(link, error="m").save(out, kind="svg", border=2, dark="#000", light="#fff")
    return out.getvalue().decode()


def blocks(link: str) -> str:
    """Return the code as text for a terminal."""
    out = io.StringIO()
    segno.make(link, error="l").terminal(out=out, border=2, compact=True)
    return out.getvalue()
