"""Print and preview of the whole kit are the same picture by both gates, and planted faults are caught."""

from collections.abc import Iterator
from math import ceil
from pathlib import Path

import pytest
from PIL import Image as Pixels

from exporters.components.base import PrintJob
from exporters.drawing.display_list import Drawing, Group, Image, Item, Text, Use
from exporters.kit.theming import pieces_of
from exporters.layout.settings import LARGE_PRINT, LOW_INK, STANDARD, Theme
from exporters.systems import components_of
from schemas.base import Document
from schemas.models.seven_seconds.faction import FlagPattern
from schemas.packs.packs import Pack
from schemas.systems import SystemName
from tests.exporters.drawing.test_same_picture import difference
from tests.exporters.gates import CORNER_MM, MOST_SHARE, WINDOW_MM, passes, share_apart, window
from tests.exporters.homebrew import MISSION as MISSION_TEXT
from tests.exporters.homebrew import pack_with
from tests.exporters.printed import EVERY_PRODUCT, product_of, shipped_pack
from tests.exporters.samples import FACTION, MISSION, SETTING
from tests.samples import at_length

CARDS: tuple[tuple[SystemName, str], ...] = (
    ("seven_seconds", "troops"),
    ("battlesuit", "soldiers"),
    ("survive", "controls"),
    ("maneuvers", "characters"),
    ("infantry", "troopers"),
)
"""A product of each game that is looked at in every run; all of them are looked at among the proofs."""

THEMES = (LOW_INK, LARGE_PRINT)


def sides(pack: Pack, name: str, theme: Theme = STANDARD) -> list[Drawing]:
    """Both sides of every piece of a product, each once."""
    pieces = pieces_of(product_of(pack, name), PrintJob.of(pack, theme))
    found = (side for piece in pieces for side in (piece.front, piece.back) if side is not None)
    return list({id(side): side for side in found}.values())


@pytest.mark.parametrize(("system", "name"), CARDS, ids=str)
def test_print_and_preview_are_one_picture_without_blur(system: SystemName, name: str) -> None:
    """Gate A on the last side of a product of each game, of a page its corner: under 0.5 % of pixels far apart."""
    side = window(sides(shipped_pack(system), name)[-1], CORNER_MM)

    assert share_apart(side, side) < MOST_SHARE, side.name


@at_length("looked_at", (1, CORNER_MM), (10_000, WINDOW_MM))
@EVERY_PRODUCT
def test_every_piece_passes_both_gates(
    system: SystemName, name: str, looked_at: tuple[int, tuple[float, float]]
) -> None:
    """At length every side of every piece, of a poster a part; else one of each product, or a corner.

    A corner of a page is still larger than a card, of which a gate tells a point's shift.
    """
    look_through(system, name, STANDARD, *looked_at)


@pytest.mark.prove
@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)
@pytest.mark.parametrize(("system", "name"), CARDS, ids=str)
def test_a_card_of_each_game_passes_both_gates_in_every_theme(system: SystemName, name: str, theme: Theme) -> None:
    """Themes are laid on what is drawn of all pieces alike."""
    look_through(system, name, theme, 1, CORNER_MM)


@pytest.mark.soak
@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)
@EVERY_PRODUCT
def test_every_piece_passes_both_gates_in_every_theme(system: SystemName, name: str, theme: Theme) -> None:
    """Every side of every piece, of a poster a part."""
    look_through(system, name, theme, 10_000, WINDOW_MM)


def look_through(system: SystemName, name: str, theme: Theme, most: int, part_mm: tuple[float, float]) -> None:
    """Ask both gates about so many sides of a product, spread over all of it."""
    drawn = sides(shipped_pack(system), name, theme)
    for side in (window(each, part_mm) for each in drawn[:: ceil(len(drawn) / most)]):
        assert share_apart(side, side) < MOST_SHARE, side.name
        assert (found := difference(side, side)).same, (side.name, found)


def test_a_wrong_digit_on_a_counter_is_caught() -> None:
    """A counter of five eighths of an inch is held to what a card is held to."""
    counters = sides(shipped_pack("battlesuit"), "counters")
    counter = window(next(side for side in counters if side.name == "painted_3"))
    digit = next(item for item in inside(counter) if isinstance(item, Text) and item.string == "+3")

    assert passes(counter, counter)
    assert share_apart(counter, faulty(counter, digit, (digit._replace(string="+5"),))) > MOST_SHARE


def test_pictures_and_icons_in_text_are_the_same_to_both(tmp_path: Path) -> None:
    """A card with a photograph and icons in its briefing; a picture that is missing in one of them is seen."""
    photograph = Pixels.linear_gradient("L").resize((900, 600)).convert("RGB")
    photograph.save(tmp_path / "art.jpg", quality=95)
    text = MISSION_TEXT.replace("Go.", "'Take :alpha: and the :drone: home.'")
    pack = pack_with(tmp_path, probe=f"{text}picture: art.jpg\n")
    [card, _] = map(window, sides(pack, "missions"))
    [image] = [item for item in inside(card) if isinstance(item, Image)]

    assert passes(card, card)
    assert not passes(card, faulty(card, image))


def front(document: Document) -> Drawing:
    return window(components_of("seven_seconds")[document.kind].front(document, SETTING).drawing)


def without(items: tuple[Item, ...], old: Item, new: tuple[Item, ...]) -> Iterator[Item]:
    """The items with one of them, however deep, replaced."""
    for item in items:
        if item is old:
            yield from new
        elif isinstance(item, Group):
            yield item._replace(items=tuple(without(item.items, old, new)))
        else:
            yield item


def faulty(drawing: Drawing, old: Item, new: tuple[Item, ...] = ()) -> Drawing:
    return drawing._replace(items=tuple(without(drawing.items, old, new)))


def inside(drawing: Drawing) -> list[Item]:
    """All items of a drawing, groups opened and themselves listed."""

    def listed(items: tuple[Item, ...]) -> Iterator[Item]:
        for item in items:
            yield item
            if isinstance(item, Group):
                yield from listed(item.items)

    return list(listed(drawing.items))


def plant(fault: str) -> tuple[Drawing, Drawing]:
    """A drawing, and the same with a fault."""
    flag = FACTION.flag.model_copy(update={"pattern": FlagPattern.SALTIRE})
    sheet = front(FACTION.model_copy(update={"flag": flag}))
    card = front(MISSION)
    texts = {item.string: item for item in inside(card) if isinstance(item, Text)}
    points, title = texts["+8"], texts[MISSION.title]
    match fault:
        case "missing icon":
            return card, faulty(card, [item for item in inside(card) if isinstance(item, Use)][-1])
        case "wrong digit":
            return card, faulty(card, points, (points._replace(string="+3"),))
        case "shift of a point":
            return card, faulty(card, title, (title._replace(baseline=title.baseline + 25.4 / 72),))
    clipped = next(item for item in inside(sheet) if isinstance(item, Group) and item.clip)
    return sheet, faulty(sheet, clipped, (clipped._replace(clip=None),))


@pytest.mark.parametrize("fault", ["missing icon", "wrong digit", "lost clip", "shift of a point"])
def test_a_planted_fault_is_caught(fault: str) -> None:
    """Without the fault the gates are open; with it in the preview, or in the print, they are not."""
    sound, wrong = plant(fault)

    assert passes(sound, sound)
    assert not passes(sound, wrong)
    assert not passes(wrong, sound)
