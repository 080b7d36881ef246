"""Decks of any game: what is drawn of a card, and what is wrong with one, on its line."""

from collections.abc import Callable
from pathlib import Path
from typing import get_args

import pytest

from engine.checking.decks import BUILT_IN_STYLES
from exporters.cards.boxes import DRAW
from exporters.cards.card import CARD
from exporters.cards.qr import modules
from exporters.cards.setting import FORMATS, STYLES, common_icons
from exporters.components.base import PrintJob
from exporters.drawing.display_list import Drawing, Group, Image, Rect, Shade, Text, Use, strings, walk
from exporters.drawing.dump import dump
from exporters.drawing.inks import BLACK, WHITE, contrast, ink_from_hex
from exporters.drawing.shapes import moved
from exporters.kit.export import export_pack
from exporters.kit.orders import PrintOrder
from exporters.kit.proofs import proof
from exporters.layout.looks import FACES
from exporters.systems import products_in, products_of
from schemas.models.deck import AnyBox, FaceName, FormatName
from schemas.packs.packs import Pack, read_packs

PACK = """\
kind: pack
id: tested
system: own_game
version: 1.0.0
title: Tested
authors: [A. Tester]
licence: MIT
format: 1
"""
DECK = """\
kind: deck
id: plain
title: Plain
size: {width: 60 mm, height: 90 mm}
bleed: 3 mm
fields:
  name: {type: text}
  cost: {type: number, optional: true}
  suit: {type: choice, of: [heart, star], optional: true}
  marks: {type: list, of: [heart, star], optional: true}
  art: {type: picture, optional: true}
palette: {heart: "#A01020", star: "#102060"}
front:
  BOX
"""
CARD_TEXT = """\
kind: card
id: first
deck: plain
fields:
  name: First
  FIELDS
"""
HERE = "x: 5 mm, y: 5 mm, width: 50 mm, height: 10 mm"


def pack_of(folder: Path, box: str, fields: str = "cost: 3", deck: str = DECK) -> Pack:
    """Return a pack of one card, whose deck has one box."""
    texts = {"pack": PACK, "deck": deck.replace("BOX", box), "card": CARD_TEXT.replace("FIELDS", fields)}
    for name, text in texts.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    reading = read_packs([folder])
    assert reading.diagnostics == ()
    return reading.packs[0]


def front_of(pack: Pack) -> Drawing:
    """Return the front of the first card."""
    return next(iter(products_in(pack)["decks"].pieces(PrintJob.of(pack)))).front


def found(pack: Pack) -> list[tuple[str, str, int]]:
    """Return the code, the file and the line of everything that is wrong on its pieces."""
    return [(one.code, Path(one.path).name, one.line) for one in proof(pack)]


def uses(drawing: Drawing) -> list[Use]:
    return [item for item in walk(drawing.items) if isinstance(item, Use)]


def test_tables_have_what_documents_may_name() -> None:
    """A style, a face, a format or a type of box that a document may name is drawn."""
    boxes = get_args(get_args(AnyBox)[0])

    assert set(STYLES) == set(BUILT_IN_STYLES)
    assert set(get_args(FormatName)) == set(FORMATS)
    assert set(get_args(FaceName)) == set(FACES)
    assert [get_args(box.model_fields["type"].annotation) for box in boxes] == [(name,) for name in DRAW]


def test_the_icons_of_the_how_to_are_those_there_are() -> None:
    """Whoever reads the page can use every icon that it names."""
    page = Path("docs/how-to/make-a-deck-of-your-own.md").read_text("utf-8")
    [line] = [line for line in page.splitlines() if line.startswith("These icons are there: ")]

    assert line.removeprefix("These icons are there: ").removesuffix(".").split(", ") == sorted(common_icons())


def test_a_text_says_what_fields_say(tmp_path: Path) -> None:
    """Names in braces are filled in; a signed number has its sign."""
    pack = pack_of(tmp_path, f'text: {{type: text, text: "{{name}}: {{cost:signed}}", {HERE}}}')

    assert strings(front_of(pack)) == ("First: +3",)


def test_a_card_is_as_large_as_its_deck_says_with_its_bleed(tmp_path: Path) -> None:
    """60 by 90 mm, and 3 mm more on every side."""
    drawing = front_of(pack_of(tmp_path, f"text: {{type: text, text: Hi, {HERE}}}"))

    assert (drawing.width_mm, drawing.height_mm, drawing.bleed_mm) == (60, 90, 3)


def test_a_row_has_as_many_icons_as_its_field_says(tmp_path: Path) -> None:
    """Three coins of 10 mm, 2 mm apart, from the left: 5, 17 and 29 mm and the bleed of the group."""
    box = f'row: {{type: icons, icon: coin, count: "{{cost}}", gap: 2 mm, {HERE}}}'

    coins = uses(front_of(pack_of(tmp_path, box)))

    assert [use.symbol.name for use in coins] == ["icon-card-coin"] * 3
    assert [round(use.matrix[4], 6) for use in coins] == [5, 17, 29]
    assert {round(use.matrix[0] * 16, 6) for use in coins} == {10}


def test_icons_that_do_not_fit_are_made_smaller(tmp_path: Path) -> None:
    """Nine of them and eight gaps of 0.6 mm in 50 mm are 45.2 / 9 mm each."""
    pack = pack_of(tmp_path, f'row: {{type: icons, icon: coin, count: "{{cost}}", {HERE}}}', "cost: 9")

    assert {round(use.matrix[0] * 16, 4) for use in uses(front_of(pack))} == {round(45.2 / 9, 4)}
    assert found(pack) == []


def test_a_list_is_an_icon_for_each_entry_in_the_colour_of_a_choice(tmp_path: Path) -> None:
    """The same name is an icon here and a colour there."""
    box = f'row: {{type: icons, icon: "{{marks}}", colour: "{{suit}}", {HERE}}}'

    row = uses(front_of(pack_of(tmp_path, box, "marks: [star, heart, star]\n  suit: star")))

    assert [use.symbol.name for use in row] == [f"icon-card-{name}" for name in ("star", "heart", "star")]
    assert {use.fill for use in row} == {ink_from_hex("#102060")}


@pytest.mark.parametrize(
    ("when", "fields", "shown"),
    [
        ("{suit: star}", "suit: star", True),
        ("{suit: star}", "suit: heart", False),
        ("{suit: [star, heart]}", "suit: heart", True),
        ("{cost: 3}", "cost: 3", True),
        ("{cost: 3}", "cost: 4", False),
        ("{cost: true}", "cost: 0", True),
        ("{cost: false}", "suit: star", True),
        ("{marks: star}", "marks: [heart, star]", True),
        ("{marks: true}", "marks: []", False),
        ("{suit: star, cost: 3}", "suit: star\n  cost: 2", False),
    ],
)
def test_a_box_is_drawn_when_its_fields_say_so(when: str, fields: str, shown: bool, tmp_path: Path) -> None:
    """All of what it waits for has to hold; yes and no ask whether a field says anything."""
    pack = pack_of(tmp_path, f"text: {{type: text, text: Hi, when: {when}, {HERE}}}", fields)

    assert bool(strings(front_of(pack))) is shown


def test_paragraphs_stand_apart_at_one_size(tmp_path: Path) -> None:
    """Two lines of a text are two paragraphs, 9 pt each, 1.2 lines and 0.45 of one between their baselines."""
    pack = pack_of(tmp_path, f'text: {{type: text, text: "One\\nTwo", {HERE}}}')

    first, second = (item for item in walk(front_of(pack).items) if isinstance(item, Text))

    line_mm = 9 * 1.2 * 25.4 / 72
    assert (first.size_pt, second.size_pt) == (9, 9)
    assert second.baseline - first.baseline == pytest.approx(1.45 * line_mm)


def test_a_fading_rectangle_with_round_corners_is_a_shade_in_a_clip(tmp_path: Path) -> None:
    """And the line round it is drawn over it."""
    box = f"panel: {{type: shape, shape: rectangle, fill: heart, fade: star, line: ink, radius: 2 mm, {HERE}}}"

    items = [*walk(front_of(pack_of(tmp_path, box)).items)]

    [shade] = [item for item in items if isinstance(item, Shade)]
    outline = items[-1]
    assert (shade.start.hex, shade.end.hex) == ("#a01020", "#102060")
    assert isinstance(outline, Rect)
    assert (outline.radius, outline.fill) == (2, None)


def test_a_qr_code_is_the_one_that_the_standard_says() -> None:
    """Version 1 has 21 modules a side; three corners have the finder, 7 by 7 with a ring of light in it."""
    rows = modules("HELLO")

    assert len(rows) == len(rows[0]) == 21
    for down, across in ((0, 0), (0, 14), (14, 0)):
        finder = [row[across : across + 7] for row in rows[down : down + 7]]
        assert finder[0] == (True,) * 7
        assert finder[1] == (True, *(False,) * 5, True)
        assert finder[3] == (True, False, True, True, True, False, True)


def test_contrast_is_that_of_wcag() -> None:
    """Black on white is 21 to 1; #767676 on white is the lightest grey that passes 4.5."""
    assert contrast(BLACK, WHITE) == pytest.approx(21)
    assert contrast(ink_from_hex("#767676"), WHITE) == pytest.approx(4.54, abs=0.005)


MISTAKES = {
    "text-overflow": (f'text: {{type: text, text: "{{name}} {"word " * 200}", {HERE}}}', "card.yaml", 5),
    "weak-contrast": (f'text: {{type: text, text: Hi, colour: "#AAAAAA", {HERE}}}', "deck.yaml", 14),
    "unknown-icon": (f"row: {{type: icons, icon: hart, {HERE}}}", "deck.yaml", 14),
    "picture-missing": (f"art: {{type: picture, picture: moon.png, {HERE}}}", "deck.yaml", 14),
    "box-empty": ("text: {type: text, text: Hi, x: 5 mm, y: 5 mm, width: 0 mm, height: 9 mm}", "deck.yaml", 14),
    "box-outside": ("text: {type: text, text: Hi, x: 5 mm, y: 5 mm, width: 59 mm, height: 9 mm}", "deck.yaml", 14),
    "box-unsafe": ("text: {type: text, text: Hi, x: 2 mm, y: 5 mm, width: 50 mm, height: 9 mm}", "deck.yaml", 14),
    "qr-too-fine": ("code: {type: qr, code: HELLO, x: 5 mm, y: 5 mm, width: 9 mm, height: 9 mm}", "deck.yaml", 14),
    "box-short-of-bleed": (
        "panel: {type: shape, shape: rectangle, fill: ink, x: 0 mm, y: 5 mm, width: 50 mm, height: 9 mm}",
        "deck.yaml",
        14,
    ),
}


@pytest.mark.parametrize("code", MISTAKES)
def test_what_is_wrong_is_said_on_its_line(code: str, tmp_path: Path) -> None:
    """At the field of the card that is to blame, else at the box of the deck; and nothing else is said."""
    box, file, line = MISTAKES[code]

    assert found(pack_of(tmp_path, box)) == [(code, file, line)]


def test_an_icon_that_is_no_shape_is_said_on_its_line(tmp_path: Path) -> None:
    """A misspelt shape spoils the icon and not the deck."""
    deck = DECK.replace("front:", 'icons: {ring: "circel 8 8 7"}\nfront:')
    pack = pack_of(tmp_path, f"text: {{type: text, text: Hi, {HERE}}}", deck=deck)

    assert found(pack) == [("icon-not-drawn", "deck.yaml", 13)]


def test_a_picture_of_a_card_is_blamed_on_the_card(tmp_path: Path) -> None:
    """Its path is the card's."""
    pack = pack_of(tmp_path, f'art: {{type: picture, picture: "{{art}}", {HERE}}}', "art: gone.png")

    assert found(pack) == [("picture-missing", "card.yaml", 6)]
    assert not [item for item in walk(front_of(pack).items) if isinstance(item, Image)]


def test_all_cards_of_a_deck_share_a_back_unless_it_names_fields(tmp_path: Path) -> None:
    """A shared one is one object, which a PDF holds once."""
    again = "---\n" + CARD_TEXT.replace("first", "second").replace("FIELDS", "cost: 1")
    for words, shared in (("Hi", True), ("{name}", False)):
        back = f'text: {{type: text, text: Hi, {HERE}}}\nback:\n  text: {{type: text, text: "{words}", {HERE}}}'
        pack_of(tmp_path, back)
        (tmp_path / "more.yaml").write_text(again.removeprefix("---\n"), encoding="utf-8")
        [pack] = read_packs([tmp_path]).packs

        one, other = products_in(pack)["decks"].pieces(PrintJob.of(pack))

        assert (one.back is other.back) is shared
        assert one.deck == other.deck == "back-plain"


def test_a_pack_without_decks_prints_what_it_did(seven_seconds: Pack) -> None:
    """Nothing of decks is in its kit."""
    assert products_in(seven_seconds) == products_of("seven_seconds")


def test_the_kit_of_a_game_with_a_deck_has_it_last(tmp_path: Path) -> None:
    """The files before it keep their numbers."""
    base = Path("content/maneuvers").absolute()
    (tmp_path / "maneuvers").symlink_to(base)
    own = tmp_path / "own"
    own.mkdir()
    pack_of(own, f"text: {{type: text, text: Hi, {HERE}}}")
    manifest = PACK.replace("own_game", "maneuvers") + "extends: maneuvers\n"
    (own / "pack.yaml").write_text(manifest.replace("MIT", "CC-BY-SA-3.0"), encoding="utf-8")
    [pack] = read_packs([own], [tmp_path]).packs

    assert list(products_in(pack)) == [*products_of("maneuvers"), "decks"]
    assert export_pack(pack, PrintOrder(only=("decks",))).artifacts[0].name == "decks.pdf"


@pytest.fixture(scope="session")
def tidewrack() -> Pack:
    """The shipped deck of a game of its own."""
    [pack] = read_packs([Path("content/tidewrack")]).packs
    return pack


def test_the_shipped_deck_has_24_cards_and_nothing_is_wrong_with_it(tidewrack: Pack) -> None:
    """Six of each kind, and no picture file."""
    cards = [document.model for document in tidewrack.of_kind(CARD)]

    assert sorted(card.fields["find"] for card in cards) == sorted(["glass", "rope", "bone", "brass"] * 6)  # type: ignore[attr-defined]
    assert proof(tidewrack) == ()
    assert not [*Path("content/tidewrack").rglob("*.png")]


@pytest.mark.parametrize("name", ["ivory_key", "lighthouse_lens"])
def test_cards_of_the_shipped_deck_are_drawn_as_they_were(
    name: str, tidewrack: Pack, compare: Callable[[str, str], None]
) -> None:
    """One with rules, and one with its tale alone."""
    pieces = {piece.key: piece for piece in products_in(tidewrack)["decks"].pieces(PrintJob.of(tidewrack))}

    compare(f"own_game/{name}.txt", dump(pieces[f"card/{name}"].front))


def test_the_same_deck_is_the_same_bytes(tidewrack: Pack) -> None:
    """Nothing of an export is made by chance."""
    again = read_packs([Path("content/tidewrack")]).packs[0]

    assert export_pack(tidewrack).artifacts == export_pack(again).artifacts


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ("size: {width: 19.9 mm, height: 90 mm}", "width"),
        ("size: {width: 60 mm, height: 12 in}", "height"),
        ("size: {width: 60 mm, height: 90 mm}\nsafe: -1 mm", "safe"),
        ("size: {width: 60 mm, height: 90 mm}\nbleed: 21 mm", "bleed"),
    ],
)
def test_a_card_that_nobody_could_cut_is_refused_at_its_measure(tmp_path: Path, said: str, key: str) -> None:
    """Below 20 and above 300 mm a side, and an edge beyond 0 to 20 mm; the least and the most themselves are fine."""
    size = "size: {width: 60 mm, height: 90 mm}\nbleed: 3 mm"
    (tmp_path / "pack.yaml").write_text(PACK, encoding="utf-8")
    deck = DECK.replace("  BOX", "  name: {type: text, text: a, x: 1 mm, y: 1 mm, width: 9 mm, height: 9 mm}")
    (tmp_path / "deck.yaml").write_text(deck.replace(size, said), encoding="utf-8")

    [found] = read_packs([tmp_path]).diagnostics
    assert found.message.startswith(f"`{key}` cannot be ")

    fine = "size: {width: 20 mm, height: 300 mm}\nbleed: 0 mm\nsafe: 20 mm"
    (tmp_path / "deck.yaml").write_text(deck.replace(size, fine), encoding="utf-8")
    assert read_packs([tmp_path]).diagnostics == ()


def test_quotes_and_signs_of_typists_are_set_as_printers_do(tmp_path: Path) -> None:
    """Quotes open and close, an apostrophe is bent, a range has a dash: in English here."""
    box = f'name: {{type: text, text: "{{name}}", {HERE}}}'
    pack_of(tmp_path, box)
    card = (tmp_path / "card.yaml").read_text("utf-8").replace("First", "'\"Don''t\", 2-3'")
    (tmp_path / "card.yaml").write_text(card, encoding="utf-8")
    [pack] = read_packs([tmp_path]).packs

    assert strings(front_of(pack)) == ("\u201cDon\u2019t\u201d, 2\u20133",)


@pytest.mark.parametrize(("turned_deg", "corner"), [(90, (48, 20)), (180, (48, 40)), (270, (12, 40))])
def test_what_is_in_a_box_is_turned(turned_deg: int, corner: tuple[int, int], tmp_path: Path) -> None:
    """Clockwise about its middle: the corner that was upper left lies at the upper right, then below, then left."""
    place = "x: 12 mm, y: 20 mm, width: 36 mm, height: 20 mm"
    box = f"block: {{type: shape, shape: rectangle, fill: ink, turned_deg: {turned_deg}, {place}}}"
    groups = [item for item in walk(front_of(pack_of(tmp_path, box)).items) if isinstance(item, Group)]
    [block] = groups[-1].items

    assert isinstance(block, Rect)
    assert groups[-1].matrix is not None
    assert (block.width, block.height) == ((36, 20) if turned_deg == 180 else (20, 36))
    assert moved(groups[-1].matrix, (block.x, block.y)) == pytest.approx(corner)
