"""Text in other scripts is set as Chromium sets it, which shapes and orders by itself, from the same files."""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Final

import pytest
from PIL import Image, ImageChops, ImageFilter
from playwright.sync_api import Page, Route

from exporters.drawing.display_list import Drawing, Text
from exporters.drawing.inks import BLACK
from exporters.drawing.svg import to_svg
from exporters.faces.characters import Writing, writing_of
from exporters.faces.fallbacks import fallbacks, file_of
from exporters.faces.fonts import MM_PER_PT, Face
from exporters.faces.metrics import text_width_mm
from tests.exporters.faces.writings import SENTENCES
from tests.studio.browser.chromium import chromium, chromium_path

SIZE_PT: Final = 36.0
WIDE_MM, HIGH_MM = 200.0, 24.0
LEFT_MM, BASELINE_MM = 6.0, 16.0
PX_PER_MM: Final = 96 / 25.4
WIDTH_SHARE: Final = 0.002
"""How far widths may be apart; measured: 0.001, for every sample alike."""

BLUR_PX: Final = 1.0
APART_SHARE: Final = 0.001
"""Share of the inked pixels that may differ by more than a third, after a blur of a pixel; measured: none."""

MIXED: Final = {
    "Hebrew with Latin and numbers": "היחידה (Alpha) נעה 12 צעדים",
    "Latin with Hebrew": "The unit (הלוחמים) moves 12",
    "Arabic with a number": "يتحرك الجنود 12 خطوة",
    "Arabic with vowel signs": "مُحَارِبُونَ",
    "Devanagari conjuncts": "श्री क्षत्रिय र्क र्कि",
    "Thai marks": "น้ำผู้ที่ปี่",
    "Cyrillic kerned": "ГУДАТЬ Тула Ум.",
}
SAMPLES: Final = {**SENTENCES, **MIXED}

pytestmark = [
    pytest.mark.prove,
    pytest.mark.skipif(chromium_path() is None, reason="there is no Chromium on this machine"),
]


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    """A page that finds the files of the faces under names of their own."""
    with chromium() as browser:
        page = browser.new_page(viewport={"width": 800, "height": 120})
        page.route("http://faces.invalid/**", _serve)
        yield page


def _serve(route: Route) -> None:
    path = Path(route.request.url.removeprefix("http://faces.invalid").replace("%5B", "[").replace("%5D", "]"))
    route.fulfill(path=path, headers={"Access-Control-Allow-Origin": "*"})


def page_of(words: str, face: Face, language: str) -> str:
    """A document with the words in the shipped face, and in those that stand in for it."""
    shipped = Path("exporters/fonts", f"{face.value}.ttf").resolve()
    rules = [f"@font-face {{ font-family: F0; src: url(http://faces.invalid{shipped}) }}"]
    for at, fallback in enumerate(fallbacks(face, language), start=1):
        axes = f'"wght" {fallback.weight:g}' + (f', "wdth" {fallback.width:g}' if fallback.width else "")
        varied = f"font-variation-settings: {axes};" if fallback.weight else ""
        rules.append(
            f"@font-face {{ font-family: F{at}; src: url(http://faces.invalid{file_of(fallback)}); {varied} }}"
        )
    families = ", ".join(f"F{at}" for at in range(len(rules)))
    right_to_left = (writing_of(words) or Writing()).right_to_left
    return f"""<!doctype html><meta charset="utf-8"><style>{"".join(rules)} body {{ margin: 0 }}
      text {{ font: {SIZE_PT * MM_PER_PT}px {families}; text-rendering: geometricPrecision;
      text-spacing-trim: space-all; direction: {"rtl" if right_to_left else "ltr"} }}</style>
      <svg width="{WIDE_MM}mm" height="{HIGH_MM}mm" viewBox="0 0 {WIDE_MM} {HIGH_MM}">
      <text lang="{language}" x="{LEFT_MM}" y="{BASELINE_MM}"
      text-anchor="{"end" if right_to_left else "start"}">{words}</text></svg>"""


def shot(page: Page) -> Image.Image:
    return Image.open(BytesIO(page.screenshot())).convert("L")


def theirs(page: Page, words: str, face: Face, language: str) -> tuple[Image.Image, float]:
    """The picture of the words by Chromium, and their width in millimetres."""
    page.set_content(page_of(words, face, language))
    page.evaluate("document.fonts.ready")
    width = page.evaluate("document.querySelector('text').getComputedTextLength()")
    return shot(page), float(width)


def ours(page: Page, words: str, face: Face) -> Image.Image:
    """The picture of the outlines that we set, drawn by Chromium too."""
    run = Text(LEFT_MM, BASELINE_MM, words, face, SIZE_PT, BLACK, writing=writing_of(words))
    svg = to_svg(Drawing("x", "x", WIDE_MM, HIGH_MM, (run,)))
    page.set_content(f'<!doctype html><meta charset="utf-8"><style>body {{ margin: 0 }}</style>{svg}')
    return shot(page)


def share_apart(one: Image.Image, other: Image.Image) -> float:
    """The share of inked pixels that differ by more than a third."""
    blurred = [image.filter(ImageFilter.GaussianBlur(BLUR_PX)) for image in (one, other)]
    apart = sum(ImageChops.difference(*blurred).histogram()[86:])
    inked = sum(ImageChops.darker(one, other).histogram()[:128])
    return apart / inked


@pytest.mark.parametrize("face", [Face.TEXT, Face.TITLE])
@pytest.mark.parametrize("sample", SAMPLES)
def test_a_line_is_the_line_of_chromium(page: Page, sample: str, face: Face) -> None:
    """As wide within 0.2 %, and the same picture but for 0.1 % of its ink."""
    words = SAMPLES[sample]
    language = (writing_of(words) or Writing()).language
    their_picture, their_width = theirs(page, words, face, language)
    our_picture = ours(page, words, face)

    assert text_width_mm(words, face, SIZE_PT) == pytest.approx(their_width, rel=WIDTH_SHARE)
    assert share_apart(our_picture, their_picture) <= APART_SHARE


def test_another_order_is_another_picture(page: Page) -> None:
    """The measure sees what it is for: two letters that changed places."""
    their_picture, _ = theirs(page, "שלום עולם", Face.TEXT, "")

    assert share_apart(ours(page, "שולם עולם", Face.TEXT), their_picture) > 10 * APART_SHARE
