"""VASSAL: a module is read back with a reader of our own, as its program is in no registry; see `vassal_reader`."""

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree as ET
from zipfile import ZipFile

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from exporters.tables.export import TABLES, export_table
from exporters.tables.supplies import TableOrder
from exporters.tables.vassal_pieces import Slot, add_piece, key, sequence
from schemas.packs.packs import Pack
from tests.exporters.kit.test_export import pack_of
from tests.exporters.vassal_reader import Piece, fields, read_piece

TOOLBAR = {"buttonName", "icon", "hotkey", "tooltip"}
MAP = TOOLBAR | {
    *("mapName", "allowMultiple", "backgroundcolor", "color", "thickness", "edgeWidth", "edgeHeight", "markMoved"),
    *("launch", "moveWithinFormat", "moveToFormat", "createFormat", "changeFormat"),
}
NOTHING: set[str] = set()
CLASSES = {
    "build.GameModule": {"name", "version", "description", "VassalVersion", "nextPieceSlotId"},
    "build.module.BasicCommandEncoder": NOTHING,
    "build.module.ChartWindow": {"name", "text", "tooltip", "icon", "hotkey"},
    "build.module.DiceButton": {
        *("name", "text", "tooltip", "icon", "nDice", "nSides", "plus", "addToTotal", "reportTotal", "hotkey"),
        *("prompt", "reportFormat", "sortDice"),
    },
    "build.module.Map": MAP,
    "build.module.PieceWindow": {"name", "hidden", "text", "tooltip", "icon", "hotkey", "scale"},
    "build.module.PlayerRoster": {"buttonText", "buttonIcon", "buttonToolTip", "buttonKeyStroke"},
    "build.module.PrivateMap": MAP | {"side", "visible", "useBoards"},
    "build.module.map.BoardPicker": {"slotWidth", "slotHeight", "slotScale", "title", "boardPrompt"},
    "build.module.map.CounterDetailViewer": {
        *("delay", "showgraph", "minDisplayPieces", "showtext", "graphicsZoom", "borderWidth", "display", "version"),
        *("summaryReportFormat", "counterReportFormat", "fgColor", "bgColor", "fontSize"),
    },
    "build.module.map.DrawPile": {
        *("name", "owningBoard", "x", "y", "width", "height", "allowMultiple", "allowSelect", "faceDown", "drawFaceUp"),
        *("shuffle", "reversible", "draw", "color", "reshufflable", "reshuffleCommand", "reshuffleTarget"),
    },
    "build.module.map.ForwardToChatter": NOTHING,
    "build.module.map.ForwardToKeyBuffer": NOTHING,
    "build.module.map.HighlightLastMoved": NOTHING,
    "build.module.map.ImageSaver": NOTHING,
    "build.module.map.KeyBufferer": NOTHING,
    "build.module.map.LOS_Thread": {
        *("threadName", "label", "tooltip", "iconName", "hotkey", "report", "persistence", "global", "snapStart"),
        *("snapEnd", "drawRange", "scale", "round", "hideCounters", "threadColor", "rangeFg", "rangeBg"),
    },
    "build.module.map.MapCenterer": NOTHING,
    "build.module.map.MenuDisplayer": NOTHING,
    "build.module.map.PieceMover": NOTHING,
    "build.module.map.Scroller": NOTHING,
    "build.module.map.SelectionHighlighters": NOTHING,
    "build.module.map.StackExpander": NOTHING,
    "build.module.map.StackMetrics": NOTHING,
    "build.module.map.Zoomer": NOTHING,
    "build.module.map.boardPicker.Board": {"name", "image", "reversible", "width", "height", "color"},
    "build.module.map.boardPicker.board.SquareGrid": {
        *("x0", "y0", "dx", "dy", "range", "snapTo", "edgesLegal", "cornersLegal", "visible", "dotsVisible", "color"),
    },
    "build.module.map.boardPicker.board.ZonedGrid": NOTHING,
    "build.module.map.boardPicker.board.mapgrid.SquareGridNumbering": {
        *("first", "sep", "hType", "hLeading", "hOff", "hDescend", "vType", "vLeading", "vOff", "vDescend"),
        *("locationFormat", "visible", "fontSize", "color"),
    },
    "build.module.map.boardPicker.board.mapgrid.Zone": {
        *("name", "locationFormat", "path", "useParentGrid", "useHighlight", "highlightProperty"),
    },
    "build.widget.CardSlot": {"entryName", "gpid", "width", "height"},
    "build.widget.Chart": {"chartName", "fileName"},
    "build.widget.ListWidget": {"entryName", "scale", "width", "height", "divider"},
    "build.widget.PieceSlot": {"entryName", "gpid", "width", "height"},
    "build.widget.TabWidget": {"entryName"},
}
"""The classes of VASSAL 3.6 that a module of ours names, and attributes that they read: from the constants and
`getAttributeNames` of the source file of each class, in github.com/vassalengine/vassal."""

MOVING = {"MenuDisplayer", "PieceMover", "KeyBufferer", "ForwardToKeyBuffer", "StackMetrics", "StackExpander"}
"""Without these the pieces of a map can be seen but not handled."""

WORDS = st.text(st.sampled_from("ab ;,/'\\\t"), max_size=8)
TRAITS = st.text(st.sampled_from("ab ;,/'\\"), max_size=8).map("x".__add__)
"""What a trait may hold: all but tabs, by which VASSAL tells traits apart."""


class Module:
    """A module, opened."""

    def __init__(self, data: bytes) -> None:
        with ZipFile(BytesIO(data)) as zipped:
            self.files = {entry.filename: zipped.read(entry) for entry in zipped.infolist()}
            assert zipped.testzip() is None
        self.root = ET.fromstring(self.files["buildFile.xml"])  # noqa: S314 - our own

    def all(self, name: str) -> list[ET.Element]:
        """The elements of a class, in order."""
        return [*self.root.iter(f"VASSAL.build.{name}")]

    def slots(self) -> Iterator[tuple[ET.Element, Piece]]:
        """Every slot and the piece in it."""
        for slot in (*self.all("widget.CardSlot"), *self.all("widget.PieceSlot")):
            yield slot, read_piece((slot.text or "").strip())

    def size(self, image: str) -> tuple[int, int]:
        """Width and height of a picture in pixels."""
        with Image.open(BytesIO(self.files[f"images/{image}"])) as found:
            return found.size


def module_of(pack: Pack, order: TableOrder) -> Module:
    [artifact] = export_table(pack, TABLES["vassal"], order).artifacts
    return Module(artifact.data)


@pytest.fixture(scope="module")
def module(seven_seconds: Pack) -> Module:
    """The module of the shipped pack at 40 pixels an inch."""
    return module_of(seven_seconds, TableOrder(dpi=40))


@given(st.lists(WORDS, min_size=1, max_size=5), st.sampled_from(";,/\t"))
def test_a_sequence_comes_back_as_it_was(words: list[str], delimiter: str) -> None:
    """Whatever stands in its fields: delimiters, backslashes, quotes, nothing."""
    assert fields(sequence(words, delimiter), delimiter) == words


@given(st.lists(st.tuples(TRAITS, TRAITS), min_size=1, max_size=5))
def test_a_piece_comes_back_as_it_was(traits: list[tuple[str, str]]) -> None:
    """Traits nested in each other, in a command."""
    types, states = zip(*traits, strict=True)

    found = read_piece(add_piece(types, states))

    assert [(sequence(parts, ";"), state) for parts, state in found.traits] == [
        (sequence(fields(kind, ";"), ";"), state) for kind, state in traits
    ]


@pytest.mark.parametrize(
    ("parts", "delimiter", "text"),
    [
        (["A", sequence(["B", "C"], ",")], ",", "A,B\\,C"),
        (["a", 1, True], ";", "a;1;true"),
        (["ends in \\", "b"], ";", "'ends in \\';b"),
        (["'quoted'", ""], ";", "''quoted'';"),
    ],
)
def test_sequences_are_written_as_vassal_writes_them(parts: list[str | int | bool], delimiter: str, text: str) -> None:
    """The first is the example of SequenceEncoder's own documentation; the others follow its `append`."""
    assert sequence(parts, delimiter) == text


def test_the_nth_tab_has_n_backslashes() -> None:
    """As VASSAL saved Almoravid 1.0: `mark;Command`, tab, `mark;Lordship`, backslash, tab, and so on."""
    text = add_piece(("mark;Command", "mark;Lordship", "mark;Service", "piece;;;;"), ("4", "2", "4", "null;37;32;;0"))

    assert text == ("+/null/mark;Command\tmark;Lordship\\\tmark;Service\\\\\tpiece;;;;/4\t2\\\t4\\\\\tnull;37;32;;0")


def test_keys_are_numbers() -> None:
    """Ctrl+F is 70,130 and Ctrl+D 68,130 in saved modules."""
    assert (key("F"), key("D")) == ("70,130", "68,130")


@pytest.mark.parametrize("name", ["A/B;C, 'D'", "back\\", "'", "\u03b1 <&>"])
def test_a_name_may_hold_what_it_likes(name: str) -> None:
    """Signs with a meaning in pieces are only text in names."""
    slot = Slot(7, name, "a.png", "b.png", (10, 10))

    for piece in (read_piece(slot.definition), read_piece(replace(slot, masked=name).definition)):
        assert piece.basic[3] == name
        assert piece.gpid == 7


def test_the_zip_has_what_a_module_needs(module: Module) -> None:
    """Build file, module data, and pictures in their folder; nothing else."""
    assert {name for name in module.files if not name.startswith("images/")} == {"buildFile.xml", "moduledata"}
    data = ET.fromstring(module.files["moduledata"])  # noqa: S314 - our own
    assert (data.tag, data.get("version")) == ("data", "1")
    assert [part.tag for part in data] == ["version", "VassalVersion", "dateSaved", "description", "name"]
    assert (data.findtext("name"), data.findtext("version")) == ("7 Seconds", "1.0.0")


def test_elements_are_named_after_classes_of_vassal(module: Module) -> None:
    """The root is the module; entries of the list of sides are read by their parent."""
    tags = {found.tag for found in module.root.iter()}

    assert module.root.tag == "VASSAL.build.GameModule"
    assert {tag.removeprefix("VASSAL.") for tag in tags} - {"entry"} == {*CLASSES}


def test_classes_are_told_only_what_they_read(module: Module) -> None:
    """An attribute of another name would be passed over without a word."""
    for name, known in CLASSES.items():
        told = {key for found in module.all(name.removeprefix("build.")) for key in found.attrib}
        assert told - known == NOTHING, name


def test_every_picture_that_is_named_is_there_and_named(module: Module) -> None:
    """By boards, sheets, pieces and their traits."""
    named = {board.get("image") for board in module.all("module.map.boardPicker.Board")}
    named |= {chart.get("fileName") for chart in module.all("widget.Chart")}
    for _, piece in module.slots():
        named |= piece.images

    assert {f"images/{name}" for name in named} == {name for name in module.files if name.startswith("images/")}


def test_slots_are_numbered_and_the_next_number_is_free(module: Module) -> None:
    """The number of a slot stands in its piece as well."""
    numbers = []
    for slot, piece in module.slots():
        assert slot.get("gpid") == str(piece.gpid)
        numbers.append(piece.gpid)

    assert len({*numbers}) == len(numbers)
    assert max(numbers) < int(module.root.get("nextPieceSlotId", "0"))


def test_slots_have_the_size_of_their_pictures(module: Module) -> None:
    """In pixels, the front as large as the back."""
    for slot, piece in module.slots():
        size = (int(slot.get("width", 0)), int(slot.get("height", 0)))
        assert {module.size(image) for image in piece.images} == {size}


def test_pieces_know_only_traits_of_vassal(module: Module) -> None:
    """Cards are masked; counters can be removed, copied, turned, and turned over if they have a back."""
    found = {tuple(parts[0] for parts, _ in piece.traits) for _, piece in module.slots()}

    assert found == {
        ("obs", "piece"),
        ("delete", "clone", "rotate", "piece"),
        ("delete", "clone", "rotate", "emb2", "piece"),
    }


def test_two_sided_counters_turn_over(module: Module) -> None:
    """A layer with two pictures, always active, on its first level; Ctrl+F takes the next. Embellishment's fields."""
    layers = [(piece, layer) for _, piece in module.slots() if (layer := piece.trait("emb2"))]

    assert len(layers) >= 2 * 16 + 5
    for piece, layer in layers:
        assert len(layer) == 31
        assert len({*fields(layer[15], ",")}) in (1, 2)
        assert len(fields(layer[15], ",")) == len(fields(layer[16], ",")) == 2
        assert (layer[3], layer[17], layer[24], layer[25], layer[27]) == ("Turn over", "true", "1", "true", "70,130")
        assert (piece.state("emb2"), piece.basic[2]) == ("1", "")


def test_cards_hide_their_front(seven_seconds: Pack, module: Module) -> None:
    """Others see the back and the name of the deck; who holds the card sees both. Obscurable's fields."""
    cards = [(slot, read_piece((slot.text or "").strip())) for slot in module.all("widget.CardSlot")]

    assert len(cards) == 42
    for slot, piece in cards:
        mask = piece.trait("obs")
        assert mask is not None
        assert len(mask) == 11
        assert mask[0] == "70,130"
        assert mask[3] == "B"
        assert mask[5] == "player:"
        assert mask[4] not in (slot.get("entryName") or "?")[:8]
        assert piece.state("obs") == "null;"


def test_decks_lie_on_the_table_for_cards(module: Module) -> None:
    """Five decks face down, each with a pile of its own for what is played, which goes back into it."""
    piles = {pile.get("name"): pile for pile in module.all("module.map.DrawPile")}
    decks = {"Chance Encounter": 6, "Defense": 8, "Offense": 8, "Troops": 10, "Drones": 10}

    assert {*piles} == {*decks} | {f"{name}, played" for name in decks}
    for name, count in decks.items():
        assert len(piles[name].findall("VASSAL.build.widget.CardSlot")) == count
        assert piles[name].get("faceDown") == piles[name].get("shuffle") == "Always"
        played = piles[f"{name}, played"]
        assert (played.get("reshufflable"), played.get("reshuffleTarget")) == ("true", name)


def test_decks_do_not_touch_and_lie_on_their_board(module: Module) -> None:
    """Places of piles are their middles."""
    width, height = module.size("card_table.png")
    boxes = []
    for pile in module.all("module.map.DrawPile"):
        x, y, across, down = (int(pile.get(name, "0")) for name in ("x", "y", "width", "height"))
        boxes.append((x - across / 2, y - down / 2, x + across / 2, y + down / 2))

    assert all(left > 0 and top > 0 and right < width and bottom < height for left, top, right, bottom in boxes)
    for at, one in enumerate(boxes):
        for other in boxes[at + 1 :]:
            assert one[2] < other[0] or other[2] < one[0] or one[3] < other[1] or other[3] < one[1]


def test_maps_can_be_played_on(module: Module) -> None:
    """Each has what lets pieces be moved; three battlefields to choose from, a window for each side and for cards."""
    maps = [*module.all("module.Map"), *module.all("module.PrivateMap")]

    for found in maps:
        names = {child.tag.rpartition(".")[2] for child in found}
        assert MOVING | {"BoardPicker", "Zoomer"} <= names
    assert [found.get("mapName") for found in maps] == [
        "Battlefield",
        "Cards",
        "Holding area (Red)",
        "Holding area (Blue)",
    ]
    boards = [board.get("name") for board in maps[0].iter("VASSAL.build.module.map.boardPicker.Board")]
    assert boards == ["Ashford Hills", "Cinder Flats", "Meridian Square"]


def test_holding_areas_belong_to_their_side(module: Module) -> None:
    """No other side can open them; both sides can be chosen. Rule: 7S.HOLD.1."""
    sides = {found.get("side"): found.get("visible") for found in module.all("module.PrivateMap")}

    assert sides == {"Red": "false", "Blue": "false"}
    [roster] = module.all("module.PlayerRoster")
    assert [entry.text for entry in roster] == ["Red", "Blue"]


def test_nothing_is_told_of_what_is_secret(module: Module) -> None:
    """Moves on the battlefield are reported; those in holding areas and of cards are not."""
    maps = {found.get("mapName"): found for name in ("Map", "PrivateMap") for found in module.all(f"module.{name}")}
    formats = {
        name: {found.get(key) for key in ("moveWithinFormat", "moveToFormat", "createFormat")}
        for name, found in maps.items()
    }

    assert "" not in formats.pop("Battlefield")
    assert formats == {name: {""} for name in ("Cards", "Holding area (Red)", "Holding area (Blue)")}


def test_an_inch_is_as_many_pixels_on_every_board(module: Module) -> None:
    """36 inches of 40 pixels; the ruler, the grid of inches, and a base of one inch agree."""
    assert module.size("map_poster-ashford_hills.png") == (1440, 1440)
    assert module.size("counter-blip_red_01.png") == (40, 40)
    [ruler] = module.all("module.map.LOS_Thread")
    assert (ruler.get("scale"), ruler.get("drawRange")) == ("40", "true")
    for grid in module.all("module.map.boardPicker.board.SquareGrid"):
        assert (grid.get("dx"), grid.get("dy"), grid.get("snapTo")) == ("40.0", "40.0", "false")


def test_places_are_named_from_the_south_west_corner(module: Module) -> None:
    """The numbering of `SquareGridNumbering.getRow` and `getColumn`: the square inch in the lower left is 0,0."""
    [grid, *_] = module.all("module.map.boardPicker.board.SquareGrid")
    [numbers] = grid
    x0, y0, inch = int(grid.get("x0", "")), int(grid.get("y0", "")), float(grid.get("dx", ""))

    def place(x: int, y: int, height: int = 1440) -> tuple[int, int]:
        column = int((x - x0) // inch + (0.5 if (x - x0) % inch < inch / 2 else 1.5) // 1)
        row = int((y - y0) / inch + 0.5)
        assert numbers.get("vDescend") == "true"
        return column + int(numbers.get("hOff", "")), int(height / inch + 0.5) - row + int(numbers.get("vOff", ""))

    assert place(1, 1439) == (0, 0)
    assert place(39, 1401) == (0, 0)
    assert place(1439, 1) == (35, 35)
    assert place(60, 1380) == (1, 1)


def test_zones_are_those_of_the_map(module: Module) -> None:
    """West hill of Ashford Hills begins at (10.5, 26.5) inches; the mat has sixteen squares."""
    zones = {zone.get("name"): zone for zone in module.all("module.map.boardPicker.board.mapgrid.Zone")}

    first, *_ = zones["West hill"].get("path", "").split(";")
    assert first == f"{10.5 * 40:.0f},{(36 - 26.5) * 40:.0f}"
    assert {f"Square {number}" for number in range(1, 17)} <= {*zones}


def test_sheets_and_pieces_have_their_windows(module: Module) -> None:
    """A tab a product; every name is a title of the kit."""
    tabs = {
        window.get("name"): [tab.get("entryName") for tab in window.iter("VASSAL.build.widget.ListWidget")]
        for window in (*module.all("module.PieceWindow"), *module.all("module.ChartWindow"))
    }

    assert tabs["Pieces"] == ["Counters", "Standees", "Templates", "Range ruler"]
    assert {"Faction sheets", "Quick reference"} <= {*(tabs["Sheets"])}


def test_a_pack_without_maps_is_played_on_a_plain_board(tmp_path: Path) -> None:
    """36 inches a side; its cards lie on their table all the same."""
    made = module_of(pack_of(tmp_path / "p"), TableOrder(("missions",), dpi=40))

    names = [found.get("name") for found in made.all("module.map.boardPicker.Board")]
    assert names == ["Plain", "Cards"]
    assert made.size("plain.png") == (36 * 40, 36 * 40)


def test_hostile_titles_are_only_text(tmp_path: Path) -> None:
    """Markup, delimiters and backslashes in a title neither break the file nor a piece."""
    title = "'<b>a/b;c</b>, d\\'"
    made = module_of(pack_of(tmp_path / "p", title=title), TableOrder(("missions",), dpi=40))

    [(slot, piece)] = made.slots()
    assert slot.get("entryName") == "<b>a/b;c</b>, d\\ (Offense mission)"
    assert piece.basic[3] == slot.get("entryName")


def test_huge_maps_shrink_all_pieces_alike(seven_seconds: Pack) -> None:
    """At most 720 pixels a side leave 20 an inch for 36 inches; a base is 20 pixels then, and the ruler knows."""
    table = replace(TABLES["vassal"], most_px=720)
    [artifact] = export_table(seven_seconds, table, TableOrder(("posters", "counters"), dpi=100)).artifacts
    made = Module(artifact.data)

    assert made.size("map_poster-cinder_flats.png") == (720, 720)
    assert made.size("counter-blip_red_01.png") == (20, 20)
    assert made.all("module.map.LOS_Thread")[0].get("scale") == "20"
