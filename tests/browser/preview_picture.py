"""Draws the picture that messengers show beside a link: `python -m tests.browser.preview_picture`.

It is kept with the page's other pictures, so that whoever builds the page needs no browser.
"""

import base64
import struct
import zlib
from collections import Counter

from tests.browser.launch import ROOT, launched
from toril.server.web.preview import HEIGHT, WIDTH

DRAWING = ROOT / "web" / "art" / "preview.html"
PICTURE = ROOT / "web" / "public" / "preview.png"
PIXELS = """async (picture) => {
  const image = await createImageBitmap(await (await fetch(picture)).blob());
  const canvas = Object.assign(document.createElement("canvas"), {
    width: image.width, height: image.height,
  });
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  let text = "";
  for (let at = 0; at < data.length; at += 30000) {
    text += String.fromCharCode(...data.subarray(at, at + 30000));
  }
  return btoa(text);
}"""
"""The colours of a picture, four bytes a pixel: a browser reads PNG better than we would."""

Colour = tuple[int, int, int]


def draw() -> None:
    """Take a picture of the drawing, and keep it with 256 colours: a third of the bytes."""
    with launched() as browser:
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="light")
        page.goto(DRAWING.as_uri())
        page.evaluate("() => document.fonts.ready")
        taken = base64.b64encode(page.screenshot()).decode()
        data = base64.b64decode(page.evaluate(PIXELS, f"data:image/png;base64,{taken}"))
    reds, greens, blues = data[0::4], data[1::4], data[2::4]
    PICTURE.write_bytes(png(list(zip(reds, greens, blues, strict=True))))


def png(pixels: list[Colour]) -> bytes:
    """Return the picture as a PNG with a palette: the commonest colours stand for all others."""
    common = Counter(pixels).most_common()
    palette = [colour for colour, _ in common[:256]]
    numbers = {colour: _nearest(palette, colour) for colour, _ in common}
    lines = (pixels[at : at + WIDTH] for at in range(0, len(pixels), WIDTH))
    rows = b"".join(b"\0" + bytes(numbers[colour] for colour in line) for line in lines)
    head = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 3, 0, 0, 0)
    chunks = {
        b"IHDR": head,
        b"PLTE": b"".join(bytes(colour) for colour in palette),
        b"IDAT": zlib.compress(rows, 9),
        b"IEND": b"",
    }
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
        for name, body in chunks.items()
    )


def _nearest(palette: list[Colour], colour: Colour) -> int:
    def distance(number: int) -> int:
        return sum((one - other) ** 2 for one, other in zip(palette[number], colour, strict=True))

    return min(range(len(palette)), key=distance)


if __name__ == "__main__":
    draw()
