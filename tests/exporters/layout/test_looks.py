"""Looks: which one is worn, what it changes, and what is said of it, on its line."""

from importlib import import_module
from pathlib import Path

import pytest

from engine.systems import SYSTEMS
from exporters.components.base import PrintJob
from exporters.components.dressing import dressed_back, inks_on
from exporters.components.framing import DeckLook
from exporters.components.looks import Looks, only_in
from exporters.drawing.display_list import Drawing, Text, parts_of, walk
from exporters.drawing.display_list import Path as Outline
from exporters.drawing.dump import dump
from exporters.drawing.inks import Ink, ink_from_hex
from exporters.faces.fonts import Face
from exporters.faces.shaping import Shaped
from exporters.imposition.pieces import Piece
from exporters.kit.export import card_drawn, shipped_palette
from exporters.kit.proofs import undrawn
from exporters.kit.theming import pieces_of
from exporters.systems import palette_of, products_in
from musterpress.commands.packs.new import new_document
from schemas.packs.packs import Pack, read_packs
from tests.exporters.faces.fonts_made import built, saved

PACK = """\
kind: pack
id: tested
system: SYSTEM
version: 1.0.0
title: Tested
authors: [A. Tester]
licence: CC-BY-4.0
format: 1
"""
FONTS = "fonts:\n  - {file: fonts/Squares.ttf, authors: [A. Tester], licence: OFL-1.1}\n"
DECK = """\
kind: deck
id: plain
title: Plain
DECK
fields: {name: {type: text}}
front:
  name: {type: text, text: "{name}", style: title, colour: ink, x: 5 mm, y: 5 mm, width: 50 mm, height: 10 mm}
"""
CARDS = "kind: card\nid: first\ndeck: plain\nfields: {name: First}\n---\nkind: card\nid: second\ndeck: plain\n"
CARDS += "look: of_card\nfields: {name: Second}\n"
COLOURS = {"of_pack": "#101010", "of_kind": "#202020", "of_deck": "#303030", "of_card": "#404040"}
COLOURS |= {"of_cards": "#606060"}
SCALES = {"of_pack": 0.5, "of_kind": 0.75, "of_cards": 0.875, "of_deck": 1.25, "of_card": 1.5}
FRAMED = "frame: {colour: '#A01020'}"
RED = ink_from_hex("#A01020")
PT_IN_MM = 25.4 / 72


def look(name: str, *lines: str) -> str:
    return "\n".join((f"kind: look\nid: {name}\ntitle: Look", *lines, ""))


def pack_of(folder: Path, *texts: str, system: str = "own_game", extra: str = "") -> Pack:
    """Return a pack of these documents; one of a game extends what is shipped."""
    folder.mkdir(exist_ok=True)
    builds_on = "" if system == "own_game" else f"extends: {system}\n"
    for number, text in enumerate((PACK.replace("SYSTEM", system) + builds_on + extra, *texts)):
        (folder / f"{number or 'pack'}.yaml").write_text(text, encoding="utf-8")
    reading = read_packs([folder], shelf=[Path("content")])
    assert reading.diagnostics == ()
    return reading.packs[0]


def pieces(pack: Pack, product: str = "decks") -> tuple[Piece, ...]:
    return pieces_of(products_in(pack)[product], PrintJob.of(pack))


def fronts(pack: Pack) -> dict[str, Drawing]:
    return {piece.key: piece.front for piece in pieces(pack)}


def name_on(drawing: Drawing) -> Text:
    [run] = [item for item in walk(drawing.items) if isinstance(item, Text)]
    return run


def ink_of_name(drawing: Drawing) -> str:
    ink = name_on(drawing).fill
    assert isinstance(ink, Ink)
    return ink.hex


def mission(pack: Pack) -> Drawing:
    """Return the front of the first mission of a pack."""
    return card_drawn(pack, pack.of_kind("mission_card")[0]).drawing


def told(pack: Pack, product: str) -> set[tuple[str, str, int]]:
    """Return the code, the file and the line of all that is said when a product of a pack is drawn."""
    job = PrintJob.of(pack)
    pieces_of(products_in(pack)[product], job)
    return {(one.code, Path(one.path).name, one.line) for one in job.diagnostics}


def test_the_nearest_look_wins(tmp_path: Path) -> None:
    """That of a card before that of its deck, then the ones of all cards, of all decks and of the pack.

    Its colours and its faces: titles are set in 14 pt, in each look at another scale.
    """
    looks = {
        name: f'palette: {{ink: "{colour}"}}\nfaces: {{title: {{scale: {SCALES[name]}}}}}'
        for name, colour in COLOURS.items()
    }
    of_all = look("of_pack", "applies_to: [pack]", looks["of_pack"])
    of_kind = look("of_kind", "applies_to: [deck]", looks["of_kind"])
    of_cards = look("of_cards", "applies_to: [card]", looks["of_cards"])
    of_deck, of_card = look("of_deck", looks["of_deck"]), look("of_card", looks["of_card"])
    plain, named = DECK.replace("DECK\n", ""), DECK.replace("DECK\n", "look: of_deck\n")
    own = plain.replace("fields:", 'palette: {ink: "#505050"}\nfields:')
    cases = {"pack": (plain, of_all, of_card), "kind": (plain, of_all, of_kind, of_card)}
    cases |= {"cards": (plain, of_all, of_kind, of_cards, of_card)}
    cases |= {"deck and cards": (named, of_all, of_cards, of_deck, of_card)}
    cases |= {"deck": (named, of_all, of_kind, of_deck, of_card), "own": (own, of_all, of_card)}
    found = {
        case: [
            (ink_of_name(one), name_on(one).size_pt) for one in fronts(pack_of(tmp_path / case, CARDS, *texts)).values()
        ]
        for case, texts in cases.items()
    }

    assert found == {
        "pack": [("#101010", 7), ("#404040", 21)],
        "kind": [("#202020", 10.5), ("#404040", 21)],
        "cards": [("#606060", 12.25), ("#404040", 21)],
        "deck and cards": [("#303030", 17.5), ("#404040", 21)],
        "deck": [("#303030", 17.5), ("#404040", 21)],
        "own": [("#505050", 7), ("#404040", 21)],
    }


def test_no_card_is_told_by_its_back(tmp_path: Path) -> None:
    """A look of one card alone is on its front; that of its deck is on all backs, in its colours and its faces."""
    backed = (
        DECK.replace("DECK\n", "look: of_deck\n") + "back:\n" + DECK.partition("front:\n")[2].replace("{name}", "Back")
    )
    looks = [look(name, f'palette: {{ink: "{COLOURS[name]}"}}', FRAMED) for name in ("of_deck", "of_card")]
    first, second = (piece.back for piece in pieces(pack_of(tmp_path / "own", CARDS, backed, *looks)))
    assert first is not None
    assert first is second
    assert ink_of_name(first) == COLOURS["of_deck"]

    shipped = pack_of(tmp_path / "shipped", system="seven_seconds")
    name = shipped.of_kind("mission_card")[0].id
    colours = 'palette: {steel: "#003300", offense: "#003300"}'
    one = look("one", f"applies_to: [mission_card/{name}]", colours, FRAMED)
    plain, marked = (
        [dump(card_drawn(pack, pack.of_kind("mission_card")[0], back=back).drawing) for back in (False, True)]
        for pack in (shipped, pack_of(tmp_path / "one", one, system="seven_seconds"))
    )
    assert plain[0] != marked[0]
    assert plain[1] == marked[1]


def test_only_cards_are_framed(tmp_path: Path) -> None:
    """A band round a counter or a template would be none of a card."""
    worn = look("framed", "applies_to: [pack]", FRAMED)
    pack = pack_of(tmp_path, worn, system="seven_seconds")
    framed = {name: RED in inks_on(pieces(pack, name)[0].front) for name in ("templates", "ruler", "factions")}

    assert RED in inks_on(mission(pack))
    assert framed == {"templates": False, "ruler": False, "factions": True}


def test_a_frame_that_leaves_nothing_is_said_and_left_out(tmp_path: Path) -> None:
    """10 mm on all sides of a card that is 20 mm high."""
    small = DECK.replace("DECK\n", "size: {width: 60 mm, height: 20 mm}\n")
    worn = look("wide", "applies_to: [deck]", "frame: {line_mm: 10, colour: '#A01020'}")
    pack = pack_of(tmp_path, CARDS.partition("---")[0], small, worn)

    assert told(pack, "decks") == {("frame-over-text", "3.yaml", 5)}
    assert RED not in inks_on(fronts(pack)["card/first"])


def test_a_back_is_known_by_itself_and_not_by_its_number(tmp_path: Path) -> None:
    """In a process that prints, what was kept comes from another one, and its numbers may be anyone's."""
    found = pack_of(tmp_path, look("framed", "applies_to: [pack]", FRAMED)).once(Looks).of_all()
    assert found is not None
    drawing, other = Drawing("a", "A", 50, 50, (), bleed_mm=3), Drawing("b", "B", 50, 50, ())
    found.dressed[id(drawing)] = (other, other)

    assert dressed_back(drawing, found, "card").name == "a"
    assert dressed_back(drawing, found, "card") is dressed_back(drawing, found, "card")


def test_a_font_of_the_pack_is_the_face_of_titles(tmp_path: Path) -> None:
    """Every sign of it is half an em wide; what it lacks is set in the shipped face, at 90 % of the size as well."""
    (tmp_path / "fonts").mkdir()
    (tmp_path / "fonts" / "Squares.ttf").write_bytes(saved(built("Firs")))
    worn = look("squares", "applies_to: [pack]", "faces: {title: {font: fonts/Squares.ttf, scale: 0.9}}")
    pack = pack_of(tmp_path, CARDS.partition("---")[0], DECK.replace("DECK\n", ""), worn, extra=FONTS)
    front = fronts(pack)["card/first"]
    run = name_on(front)
    signs, letter = parts_of(run)

    assert run.size_pt == pytest.approx(14 * 0.9)
    assert isinstance(signs, Shaped)
    assert (signs.source.name.partition("-")[0], signs.advance, letter) == ("Squares", 4 * 500, "t")
    assert f"shaped {signs.source.name} " in dump(front)


def test_a_shipped_face_stands_in_for_another(tmp_path: Path) -> None:
    """Titles in the face of numbers, a quarter larger; the deck is as large as the look says, and it has a frame."""
    lines = ("faces: {title: {like: numeral, scale: 1.25}}", "format: tarot", "frame: {line_mm: 2, colour: '#A01020'}")
    pack = pack_of(
        tmp_path, CARDS.partition("---")[0], DECK.replace("DECK\n", ""), look("other", "applies_to: [deck]", *lines)
    )
    front = fronts(pack)["card/first"]
    run = name_on(front)
    frame = front.items[-1]
    bleed = 3.175

    assert (run.face, run.size_pt) == (Face.NUMERAL, 17.5)
    assert (front.width_mm, front.height_mm) == (69.85, 120.65)
    assert isinstance(frame, Outline)
    assert frame.fill == ink_from_hex("#A01020")
    corners = [step[1:3] for step in frame.segments if step[0] in "ML"]
    assert corners[0] == (0, 0)
    assert min(corners[4:]) == pytest.approx((bleed + 2, bleed + 2))


def test_cards_of_a_game_change_their_colours(tmp_path: Path) -> None:
    """One colour for another, wherever it is; all else stays, and so does the card in a copy of the shipped look."""
    colours = "".join(f'\n  {name}: "{colour}"' for name, colour in palette_hexes("seven_seconds").items())
    copied = pack_of(
        tmp_path / "copied", look("copy", "applies_to: [pack]", f"palette:{colours}"), system="seven_seconds"
    )
    other = look("other", "applies_to: [mission_card]", 'palette: {steel: "#003300"}')
    changed = pack_of(tmp_path / "changed", other, system="seven_seconds")
    shipped = pack_of(tmp_path / "shipped", system="seven_seconds")
    before, after = inks_on(mission(shipped)), inks_on(mission(changed))

    assert dump(mission(copied)) == dump(mission(shipped))
    assert {ink.hex for ink in before - after} == {"#262e36"}
    assert {ink.hex for ink in after - before} == {"#003300"}
    assert {"troop", "drone", "paper"} <= {*shipped_palette(shipped, "troop_card")}
    assert {"offense", "fire"}.isdisjoint(shipped_palette(shipped, "troop_card"))


def palette_hexes(system: str) -> dict[str, str]:
    return {name: ink.hex.upper() for name, ink in palette_of(system).items()}


@pytest.mark.parametrize("system", [system for system in SYSTEMS if system != "own_game"])
def test_palettes_have_every_ink_of_a_game(system: str) -> None:
    """Once each: two names of one ink could not be told apart on a card."""
    module = import_module(f"exporters.games.{system}.look")
    own = {value for name, value in vars(module).items() if name.isupper() and isinstance(value, Ink)}
    decks = {value.ink for value in vars(module).values() if isinstance(value, DeckLook)}
    inks = [*palette_of(system).values()]

    assert own | decks <= {*inks}
    assert len({*inks}) == len(inks)


def test_what_a_look_makes_hard_to_read_is_said_at_its_colour(tmp_path: Path) -> None:
    """A pale steel under white letters, a frame over words, a colour of nothing: each at its line of the look."""
    lines = (
        "applies_to: [mission_card]",
        "palette:",
        '  steel: "#D0D0D0"',
        '  stele: "#000000"',
        "frame:",
        "  line_mm: 8",
    )
    pack = pack_of(tmp_path, look("pale", *lines), system="seven_seconds")

    nothing = ("colour-of-nothing", "1.yaml", 7)
    assert told(pack, "missions") == {("weak-contrast", "1.yaml", 6), ("frame-over-text", "1.yaml", 8), nothing}
    assert {(one.code, one.line) for one in undrawn(pack)} == {("colour-of-nothing", 7)}


def test_one_look_for_everything(tmp_path: Path) -> None:
    """Whatever a look applies to and a card names; a look that is not there is refused with those that are."""
    looks = [look(name, f'palette: {{ink: "{colour}"}}') for name, colour in COLOURS.items()]
    pack = pack_of(tmp_path, CARDS, DECK.replace("DECK\n", "look: of_deck\n"), *looks)
    drawn = fronts(only_in(pack, "of_kind")).values()

    assert [ink_of_name(one) for one in drawn] == [COLOURS["of_kind"]] * 2
    with pytest.raises(ValueError, match="of_card, of_cards, of_deck, of_kind, of_pack"):
        only_in(pack, "dusk")


def test_a_deck_keeps_the_names_that_only_its_own_look_has(tmp_path: Path) -> None:
    """A colour and a style of its look; what the chosen look has too is as that says."""
    deck = DECK.replace("DECK\n", "look: mine\n").replace("style: title, colour: ink", "style: loud, colour: rust")
    mine = look("mine", 'palette: {rust: "#802010", ink: "#101010"}', "styles: {loud: {size_pt: 17}}")
    others = [look("bare", 'palette: {ink: "#202020"}'), look("full", 'palette: {rust: "#602020"}')]
    pack = pack_of(tmp_path, CARDS.partition("---")[0], deck, mine, *others)
    drawn = {name: name_on(fronts(only_in(pack, name))["card/first"]) for name in ("bare", "full")}

    assert {name: run.size_pt for name, run in drawn.items()} == {"bare": 17, "full": 17}
    assert {name: run.fill for name, run in drawn.items()} == {
        "bare": ink_from_hex("#802010"),
        "full": ink_from_hex("#602020"),
    }


def test_a_look_changes_no_fingerprint_of_what_it_leaves_as_it_is(tmp_path: Path) -> None:
    """The face of numbers is another one; the card has none, and its dump is that of a pack without looks."""
    texts = (CARDS.partition("---")[0], DECK.replace("DECK\n", ""))
    bare = pack_of(tmp_path / "bare", *texts)
    worn = pack_of(tmp_path / "worn", *texts, look("other", "applies_to: [pack]", "faces: {numeral: {scale: 1.5}}"))

    assert dump(fronts(worn)["card/first"]) == dump(fronts(bare)["card/first"])


def test_a_copy_of_the_shipped_look_changes_no_deck(tmp_path: Path) -> None:
    """`musterpress new look` writes the colours that decks have, for what it is asked for."""
    pack = pack_of(tmp_path, CARDS.partition("---")[0], DECK.replace("DECK\n", ""))
    before = dump(fronts(pack)["card/first"])
    text = new_document("look", tmp_path / "copy.yaml", "deck").read_text("utf-8")
    everything = shipped_palette(pack, "pack")

    assert "applies_to: [deck]" in text
    assert everything == {"ink": "#1B1B1F", "paper": "#FFFFFF"}
    assert all(f'{name}: "{colour}"' in text for name, colour in everything.items())
    [worn] = read_packs([tmp_path]).packs
    assert dump(fronts(worn)["card/first"]) == before


def test_the_three_looks_are_sound() -> None:
    """Each of them leaves every card of 7 Seconds legible, with its faces, and the letters of lines in them too."""
    [pack] = read_packs([Path("content/three_looks")]).packs
    fonts = {"broadside": {"AlfaSlabOne-Regular"}, "dossier": set[str](), "night_screen": {"ChakraPetch-Bold"}}
    for name, expected in fonts.items():
        worn = only_in(pack, name)
        job = PrintJob.of(worn)
        cards = pieces_of(products_in(worn)["cards"], job)
        numerals = [item for item in walk(cards[0].front.items) if isinstance(item, Text) and item.face == Face.NUMERAL]
        sources = {part.source.name for run in numerals for part in parts_of(run) if isinstance(part, Shaped)}

        assert job.diagnostics == set()
        assert sources == expected
