"""A result as a picture: made in the browser, on plain http too, and handed on."""

import re
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import check_axe
from tests.browser.client_thread import ClientThread
from tests.browser.launch import AT_HOME
from tests.browser.positions import ended
from tests.browser.visitor import DESKTOP, PHONE, Visit, Visitor
from tests.harness.in_thread import Running
from toril.engine.six_nimmt import SixNimmt

SHEET = """() => {
  window.shared = [];
  navigator.canShare = ({ files }) => files.every(({ type }) => type === "image/png");
  navigator.share = async ({ files, text }) => {
    window.shared.push([files[0].name, files[0].type, files[0].size, text]);
  };
}"""
"""A device's own sheet, which Chromium on Linux has not."""

INK = """async (image) => {
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(500, 200, 160, 300);
  return [canvas.width, canvas.height, data.filter((each, at) => at % 4 === 0 && each < 80).length];
}"""
"""How large a picture is, and how much ink the totals take in it."""


def sheet_of(visitor: Visitor) -> Locator:
    """Open the sheet, and return it when the picture is there."""
    visitor.tap("page-share")
    sheet = visitor.page.get_by_role("dialog", name=visitor.say("share-title"))
    expect(sheet.get_by_role("img")).to_be_visible()
    return sheet


@pytest.mark.parametrize(
    ("at_home", "language"), [(False, "es"), (True, "en")], ids=["loopback", "plain http"]
)
def test_the_picture_is_made_seen_and_saved(
    come: Visit,
    server: Running,
    clients: ClientThread,
    tmp_path: Path,
    at_home: bool,
    language: str,
) -> None:
    prepared = ended(f"share {language}", SixNimmt(seats=4)).put(server, clients)
    base = server.base.replace("127.0.0.1", AT_HOME) if at_home else server.base
    ana = come(PHONE, language, base=base)
    if at_home:
        ana.forgive("Cross-Origin-Opener-Policy")  # browsers say so: it is for https
    ana.sit(prepared.code, prepared.token(0))
    assert ana.page.evaluate("() => isSecureContext") is not at_home
    sheet = sheet_of(ana)
    check_axe(ana, "share")
    outcome = prepared.match.outcome
    assert outcome is not None
    winner = prepared.table.names[outcome.winners[0]]
    image = sheet.get_by_role("img")
    assert re.search(rf"\b{winner}\. 6 nimmt! · ", image.get_attribute("alt") or "")
    width, height, ink = image.evaluate(INK)
    assert (width, height) == (1200, 630)
    assert ink > 1000
    with ana.page.expect_download() as download:
        ana.tap("share-save")
    assert download.value.suggested_filename == f"toril-{prepared.code}-1.png"
    download.value.save_as(tmp_path / "result.png")
    png = (tmp_path / "result.png").read_bytes()
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", png[16:24]) == (1200, 630)
    expect(ana.find("button", "share-copy")).to_have_count(0 if at_home else 1)
    link = f"/t/{prepared.code}/replay/1"
    expect(sheet.get_by_text(link)).to_have_count(1 if at_home else 0)  # nobody else could open it


def test_a_device_with_a_sheet_of_its_own_gets_picture_and_sentence(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = ended("share sheet", SixNimmt(seats=3)).put(server, clients)
    ana = come(PHONE, "de")
    ana.page.add_init_script(f"({SHEET})()")
    ana.sit(prepared.code, prepared.token(0))
    sheet = sheet_of(ana)
    sheet.get_by_role("button", name=ana.say("page-share"), exact=True).click()
    ana.page.wait_for_function("() => window.shared.length === 1")
    name, kind, size, text = ana.page.evaluate("() => window.shared[0]")
    assert (name, kind) == (f"toril-{prepared.code}-1.png", "image/png")
    assert size > 10_000
    alt = sheet.get_by_role("img").get_attribute("alt")
    assert text == ana.say("share-text", told=alt or "")


def test_picture_and_sentence_are_copied(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = ended("share copy", SixNimmt(seats=3)).put(server, clients)
    ana = come(DESKTOP)
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.sit(prepared.code, prepared.token(0))
    sheet = sheet_of(ana)
    ana.tap("share-copy")
    expect(sheet.get_by_role("button", name=ana.say("page-copied"))).to_be_visible()
    kinds = "async () => (await navigator.clipboard.read())[0].types"
    assert ana.page.evaluate(kinds) == ["image/png"]
    ana.tap("share-copy-text")
    expect(sheet.get_by_role("button", name=ana.say("page-copied"))).to_be_visible()
    copied = ana.page.evaluate("() => navigator.clipboard.readText()")
    assert copied.startswith(ana.say("share-text", told="")[:10])


def test_a_picture_that_does_not_come_can_be_asked_for_again(
    come: Visit, server: Running, clients: ClientThread
) -> None:
    prepared = ended("share again", SixNimmt(seats=3)).put(server, clients)
    ana = come(PHONE)
    ana.sit(prepared.code, prepared.token(0))
    ana.forgive("picture.svg", "ERR_FAILED")
    ana.page.route("**/picture.svg*", lambda route: route.abort())
    ana.tap("page-share")
    again = ana.page.get_by_role("dialog").get_by_role("button", name=ana.say("page-again"))
    expect(again).to_be_visible()
    ana.page.unroute("**/picture.svg*")
    again.click()
    expect(ana.page.get_by_role("dialog").get_by_role("img")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    expect(ana.find("button", "page-share")).to_be_focused()
