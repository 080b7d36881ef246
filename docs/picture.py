"""Draws `docs/images/cards.png`, the picture of the README, from the shipped pack: `python -m docs.picture`."""

from io import BytesIO
from pathlib import Path
from typing import Final

import pypdfium2
from PIL import Image, ImageDraw, ImageFilter

from engine.paths import CONTENT
from exporters.components import COMPONENTS
from exporters.drawing import Drawing
from exporters.jobs import Job
from exporters.pdf import to_pdf
from schemas.packs import Pack, read_packs

PICTURE: Final = Path("docs/images/cards.png")
SHOWN: Final = (
    ("mission_card", "cut_the_wire", "front"),
    ("mission_card", "keep_it_dark", "front"),
    ("mission_card", "blood_debt", "front"),
    ("troop_card", "the_old_guard", "front"),
    ("drone_card", "odd_lot", "front"),
    ("drone_card", "odd_lot", "back"),
)
FINER = 2
PX_PER_MM = 5
GAP_PX = 28
CORNER_MM = 3.175
GROUND = (226, 229, 233)
SHADOW = (150, 156, 164)
COLOURS = 128


def picture(pack: Pack) -> Image.Image:
    """Return the shown cards side by side, trimmed, with round corners and a shadow."""
    cards = [trimmed(drawing_of(pack, *shown)) for shown in SHOWN]
    width, height = cards[0].size
    canvas = Image.new("RGB", (GAP_PX + len(cards) * (width + GAP_PX), height + 2 * GAP_PX), GROUND)
    mask = Image.new("L", (width, height))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, width - 1, height - 1), CORNER_MM * PX_PER_MM, 255)
    places = [(GAP_PX + at * (width + GAP_PX), GAP_PX) for at in range(len(cards))]
    for x, y in places:
        canvas.paste(SHADOW, (x + 3, y + 5), mask)
    canvas = canvas.filter(ImageFilter.GaussianBlur(5))
    for card, place in zip(cards, places, strict=True):
        canvas.paste(card, place, mask)
    return canvas


def drawing_of(pack: Pack, kind: str, name: str, side: str) -> Drawing:
    """Return one side of a card."""
    document = pack.find(kind, name)
    assert document is not None, name
    component, setting = COMPONENTS[pack.manifest.system, kind], Job.of(pack).setting_of(document)
    if side == "back" and component.back is not None:
        return component.back(document.model, setting)
    return component.front(document.model, setting).drawing


def trimmed(drawing: Drawing) -> Image.Image:
    """Return a drawing as pixels, without its bleed."""
    scale = FINER * PX_PER_MM * 25.4 / 72
    bitmap: Image.Image = pypdfium2.PdfDocument(to_pdf([drawing]))[0].render(scale=scale).to_pil()
    page = bitmap.convert("RGB").reduce(FINER)
    bleed = round(drawing.bleed_mm * PX_PER_MM)
    size = (round(drawing.width_mm * PX_PER_MM), round(drawing.height_mm * PX_PER_MM))
    return page.crop((bleed, bleed, bleed + size[0], bleed + size[1]))


def main() -> None:
    """Draw the picture."""
    [pack] = read_packs([CONTENT / "seven_seconds"]).packs
    out = BytesIO()
    picture(pack).quantize(COLOURS, dither=Image.Dither.NONE).save(out, "png", optimize=True)
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_bytes(out.getvalue())


if __name__ == "__main__":
    main()
