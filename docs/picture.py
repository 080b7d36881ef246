"""Draws `docs/images/`, the pictures of the README, from the shipped pack: `python -m docs.picture`."""

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Final

import pypdfium2
from PIL import Image, ImageDraw, ImageFilter, ImageOps

from engine.paths import CONTENT
from exporters.components.base import PrintJob
from exporters.components.looks import only_in
from exporters.drawing.display_list import Drawing
from exporters.pdf.writer import to_pdf
from exporters.systems import components_of, products_in
from schemas.packs.packs import Pack, read_packs

CARDS: Final = Path("docs/images/cards.png")
DECK: Final = Path("docs/images/tidewrack.png")
KIT: Final = Path("docs/images/kit.png")
LOOKS: Final = Path("docs/images/looks.png")
SHOWN: Final = (
    ("mission_card", "cut_the_wire", "front"),
    ("mission_card", "keep_it_dark", "front"),
    ("mission_card", "blood_debt", "front"),
    ("troop_card", "the_old_guard", "front"),
    ("drone_card", "odd_lot", "front"),
    ("drone_card", "odd_lot", "back"),
)
DECK_SHOWN: Final = (
    ("card", "drowned_dice", "front"),
    ("card", "green_bottle", "front"),
    ("card", "rigging_block", "front"),
    ("card", "divers_helmet", "front"),
    ("card", "ivory_key", "front"),
    ("card", "ivory_key", "back"),
)
LAID_OUT: Final = (
    ("terrain_map/ashford_hills", 10, 10),
    ("reference/attacks", 436, 10),
    ("template/smoke", 226, 14),
    ("template/crater", 356, 14),
    *(
        (f"standee/{name}", 226 + 29 * at, 150)
        for at, name in enumerate(
            (
                "new_tokyo_commander",
                "new_tokyo_scout",
                "puc_tactical",
                "puc_assault",
                "zane_engineer",
                "zane_kamikaze_drone",
                "zane_haywire_drone",
            )
        )
    ),
    *(
        (f"counter/{name}", 226 + 29 * at, 258)
        for at, name in enumerate(
            (
                "blip_red_04",
                "blip_blue_09",
                "objective_alpha",
                "objective_delta",
                "initiative",
                "target",
                "damaged_red",
            )
        )
    ),
)
"""Pieces of the kit and where they lie, in millimetres from the left and from the top."""

PAGES: Final = ("terrain_map/ashford_hills", "reference/attacks")
PAGE_MARGIN_MM = 6
TABLE_MM = (654, 300)
TABLE_PX_PER_MM = 2.5
FINER = 2
PX_PER_MM = 5
GAP_PX = 28
CORNER_MM = 3.175
GROUND = (226, 229, 233)
SHADOW = (150, 156, 164)
COLOURS = 128


def picture(pack: Pack, sides: Sequence[tuple[str, str, str]] = SHOWN) -> Image.Image:
    """Return the shown cards side by side, trimmed, with round corners and a shadow."""
    cards = [trimmed(drawing_of(pack, *shown)) for shown in sides]
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


def in_looks(pack: Pack) -> Image.Image:
    """Return the shown cards in each look of a pack, one below the other."""
    rows = [picture(only_in(pack, look.id)) for look in pack.of_kind("look")]
    canvas = Image.new("RGB", (rows[0].width, sum(row.height for row in rows)), GROUND)
    for at, row in enumerate(rows):
        canvas.paste(row, (0, at * row.height))
    return canvas


def table(pack: Pack) -> Image.Image:
    """Return pieces of the kit as they lie on a table, to one scale."""
    job = PrintJob.of(pack)
    products = products_in(pack).values()
    pieces = {piece.key: piece for product in products if product.by_default for piece in product.pieces(job)}
    width, height = (round(side * TABLE_PX_PER_MM) for side in TABLE_MM)
    canvas = Image.new("RGB", (width, height), GROUND)
    for key, left_mm, top_mm in LAID_OUT:
        face = trimmed(pieces[key].front, TABLE_PX_PER_MM)
        if key in PAGES:
            face = ImageOps.expand(face, round(PAGE_MARGIN_MM * TABLE_PX_PER_MM), "white")
        mask = outline(face.size, pieces[key].shape)
        place = (round(left_mm * TABLE_PX_PER_MM), round(top_mm * TABLE_PX_PER_MM))
        shadow = Image.new("L", canvas.size)
        shadow.paste(160, (place[0] + 2, place[1] + 3), mask)
        canvas.paste(SHADOW, (0, 0), shadow.filter(ImageFilter.GaussianBlur(3)))
        canvas.paste(face, place, mask)
    return canvas


def outline(size: tuple[int, int], shape: str) -> Image.Image:
    """Return the cut of a piece as a mask, drawn finer than it is used."""
    width, height = (FINER * 2 * side for side in size)
    mask = Image.new("L", (width, height))
    corners = (0, 0, width - 1, height - 1)
    draw = ImageDraw.Draw(mask)
    if shape == "circle":
        draw.ellipse(corners, 255)
    else:
        draw.rectangle(corners, 255)
    return mask.reduce(FINER * 2)


def drawing_of(pack: Pack, kind: str, name: str, side: str) -> Drawing:
    """Return one side of a card."""
    document = pack.find(kind, name)
    assert document is not None, name
    component = components_of(pack.manifest.system)[kind]
    setting = PrintJob.of(pack).setting_of(document, back=side == "back")
    back = component.drawn_back(document.model, setting) if side == "back" else None
    return back or component.drawn(document.model, setting).drawing


def trimmed(drawing: Drawing, px_per_mm: float = PX_PER_MM) -> Image.Image:
    """Return a drawing as pixels, without its bleed."""
    scale = FINER * px_per_mm * 25.4 / 72
    bitmap: Image.Image = pypdfium2.PdfDocument(to_pdf([drawing]))[0].render(scale=scale).to_pil()
    page = bitmap.convert("RGB").reduce(FINER)
    bleed = round(drawing.bleed_mm * px_per_mm)
    size = (round(drawing.width_mm * px_per_mm), round(drawing.height_mm * px_per_mm))
    return page.crop((bleed, bleed, bleed + size[0], bleed + size[1]))


def main() -> None:
    """Draw the pictures."""
    pack, deck, dressed = read_packs([CONTENT / name for name in ("seven_seconds", "tidewrack", "three_looks")]).packs
    CARDS.parent.mkdir(parents=True, exist_ok=True)
    cards, looks = picture(pack), in_looks(dressed)
    for path, drawn in ((CARDS, cards), (DECK, picture(deck, DECK_SHOWN)), (KIT, table(pack)), (LOOKS, looks)):
        out = BytesIO()
        drawn.quantize(COLOURS, dither=Image.Dither.NONE).save(out, "png", optimize=True)
        path.write_bytes(out.getvalue())


if __name__ == "__main__":
    main()
