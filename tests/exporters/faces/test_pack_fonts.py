"""Fonts that packs bring: used where no other face helps, embedded, searched, credited, and refused where hostile."""

from collections import OrderedDict
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import pikepdf
import pypdfium2
import pytest
from pydantic import ValidationError

from exporters.components.credits import credits_of
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing
from exporters.faces import fonts
from exporters.faces.characters import Writing, writing_of
from exporters.faces.fallbacks import characters_of, fallbacks
from exporters.faces.fonts import (
    MOST_BYTES,
    SETS_KEPT,
    Face,
    FontError,
    brought,
    fonts_of,
    language_of,
    read_font,
    tagged,
)
from exporters.faces.glyphs import unprintable
from exporters.faces.metrics import text_width_mm
from exporters.kit.export import export_pack
from exporters.kit.orders import PrintOrder
from exporters.pdf.writer import Imprint, pressed
from exporters.text.fitting import fit
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import PSEUDO, said
from schemas.models.pack import Font
from schemas.packs.packs import Pack, read_packs
from tests.exporters.faces.fonts_made import RUNES, built, saved

DAMAGED = 60
NAME = "The ᚠᚢᚦ Men"


def pack_in(folder: Path, data: bytes | None, file: str = "fonts/Runes.ttf", name: str = NAME) -> Pack:
    """A pack with a faction of a name, and a font in its folder `fonts`."""
    manifest = "kind: pack\nid: odd\nsystem: seven_seconds\nversion: 1.0.0\ntitle: Odd\nauthors: [A]\nlicence: MIT\n"
    font = f"fonts:\n  - file: {file}\n    authors: [R. Carver]\n    licence: OFL-1.1\n" if data is not None else ""
    (folder / "pack.yaml").write_text(f"{manifest}format: 1\nextends: seven_seconds\n{font}", encoding="utf-8")
    lines = Path("content/seven_seconds/factions/puc.yaml").read_text(encoding="utf-8").splitlines()
    lines = [f"name: {name}" if line.startswith("name:") else line for line in lines]
    (folder / "faction.yaml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    if data:
        (folder / "fonts").mkdir(exist_ok=True)
        (folder / file).write_bytes(data)
    reading = read_packs([folder], shelf=[Path("content")])
    assert reading.diagnostics == ()
    return reading.packs[0]


def faults(pack: Pack) -> list[tuple[str, int]]:
    """The codes and lines of what is wrong with the fonts."""
    return [(one.code, one.line) for one in unprintable(pack) if one.code.startswith("font-")]


def test_a_character_of_a_font_in_the_pack_is_no_error(tmp_path: Path) -> None:
    """Without the font the first rune is one; with it there is nothing to say, and other packs still lack it."""
    (tmp_path / "with").mkdir()
    (tmp_path / "without").mkdir()
    carved, bare = pack_in(tmp_path / "with", saved(built())), pack_in(tmp_path / "without", None)

    assert unprintable(carved) == ()
    assert [one.code for one in unprintable(bare)] == ["missing-glyph"]


def test_what_is_printed_holds_the_font_and_can_be_searched(tmp_path: Path) -> None:
    """The faction card: an embedded subset of the font whose codes stand for the runes, and no finding."""
    made = export_pack(pack_in(tmp_path, saved(built())), PrintOrder(only=("factions",)))
    [cards] = [one.data for one in made.artifacts if one.name.endswith(".pdf")]
    with pikepdf.open(BytesIO(cards)) as pdf:
        fonts = [one for one in pdf.objects if isinstance(one, pikepdf.Dictionary) and "/ToUnicode" in one]
        told = {str(one.BaseFont): bytes(one.ToUnicode.read_bytes()) for one in fonts if "Runes" in str(one.BaseFont)}

    assert [one.code for one in made.diagnostics if one.code in {"missing-glyph", "font-broken"}] == []
    [(name, mapping)] = told.items()
    assert name.endswith("+Runes")
    assert all(f"<{ord(rune):04X}>".encode() in mapping for rune in RUNES[:3])
    assert f"<{ord(RUNES[5]):04X}>".encode() not in mapping


def test_a_pack_with_a_title_in_its_own_font_is_named_in_it_on_every_sheet(tmp_path: Path) -> None:
    """The list of files and the margins of sheets: no rune of the title is replaced."""
    pack = pack_in(tmp_path, saved(built()))
    pack = replace(pack, manifest=pack.manifest.model_copy(update={"title": RUNES[3:]}))
    made = export_pack(pack, PrintOrder(only=("factions",)))

    for artifact in (one for one in made.artifacts if one.name.endswith(".pdf")):
        told = pypdfium2.PdfDocument(artifact.data)[0].get_textpage().get_text_range()
        assert RUNES[3:] in told, artifact.name


def test_the_language_that_nobody_speaks_is_spoken_with_fonts_of_a_pack_too(tmp_path: Path) -> None:
    """The fonts are named behind the tag, which stays what it is."""
    assert said("Mission", language_of(pack_in(tmp_path, saved(built())), PSEUDO)) == "Míìssíìóòn"


def test_a_font_of_the_pack_goes_before_those_of_the_extra(tmp_path: Path) -> None:
    """Hebrew in the pack's squares: each advances by half an em."""
    pack = pack_in(tmp_path, saved(built("אבג")))
    language = language_of(pack, "he")
    writing = writing_of("אבג", language)

    assert isinstance(writing, Writing)
    assert writing.right_to_left
    assert text_width_mm("אבג", Face.TEXT, 72 / 25.4, 0, language) == pytest.approx(1.5)
    assert text_width_mm("אבג", Face.TEXT, 72 / 25.4, 0, "he") != pytest.approx(1.5)


def test_a_font_with_a_weight_is_bold_in_titles(tmp_path: Path) -> None:
    """It stands at the weight of each shipped face; one without axes as it is."""
    (tmp_path / "varied.ttf").write_bytes(saved(built(axis="wght")))
    (tmp_path / "static.ttf").write_bytes(saved(built()))
    varied, static = (tagged("", (read_font(tmp_path, f"{name}.ttf"),)) for name in ("varied", "static"))

    assert [fallbacks(face, varied)[0].weight for face in (Face.TEXT, Face.TITLE)] == [400.0, 800.0]
    assert fallbacks(Face.TITLE, static)[0].weight == 0


def test_a_pack_has_the_fonts_of_the_one_it_extends(tmp_path: Path) -> None:
    """The tag of the language is that of all fonts at hand, and nothing changes where there are none."""
    (tmp_path / "odd").mkdir()
    pack_in(tmp_path / "odd", saved(built()))
    (tmp_path / "more").mkdir()
    text = "kind: pack\nid: more\nsystem: seven_seconds\nversion: 1.0.0\ntitle: ᚠ\nauthors: [A]\nlicence: MIT\n"
    (tmp_path / "more" / "pack.yaml").write_text(f"{text}format: 1\nextends: odd\n", encoding="utf-8")
    [pack] = read_packs([tmp_path / "more"], shelf=[Path("content")]).packs

    assert [font.name for font in fonts_of(pack)] == ["Runes"]
    assert unprintable(pack) == ()
    assert brought(language_of(pack, "ja")) == fonts_of(pack)
    assert pack.base is not None
    assert pack.base.base is not None
    assert language_of(pack.base.base, "ja") == "ja"


def test_makers_and_licence_stand_among_the_credits(tmp_path: Path) -> None:
    """On the page of credits and in the text file: file, makers, licence."""
    credit = credits_of(pack_in(tmp_path, saved(built())))[0]

    assert "fonts/Runes.ttf: R. Carver, OFL-1.1." in credit.manifest.notice


@pytest.mark.parametrize(
    ("rights", "code"),
    [(0x0000, None), (0x0004, None), (0x0008, None), (0x0002, "font-not-embeddable"), (0x0108, "font-not-embeddable"),
     (0x0200, "font-not-embeddable")],
)  # fmt: skip
def test_what_the_maker_of_a_font_forbids_is_not_done(tmp_path: Path, rights: int, code: str | None) -> None:
    """By fsType (OpenType, OS/2): installable, print and preview, editable; restricted, no subsets, bitmaps only."""
    found = faults(pack_in(tmp_path, saved(built(rights=rights))))

    assert found == ([(code, 11)] if code else [])


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"not a font", "font-broken"),
        (b"\x00\x01\x00\x00", "font-broken"),
        (b"OTTO" + b"\xff" * 200, "font-broken"),
        (b"wOFF" + b"\x00" * 200, "font-broken"),
        (b"ttcf" + b"\x00" * 200, "font-broken"),
        (saved(built())[:400], "font-broken"),
        (b"\x00\x01\x00\x00" + b"\x00" * MOST_BYTES, "font-too-large"),
        (b"", "font-missing"),
    ],
    ids=[
        "text",
        "magic only",
        "directory of nothing",
        "for the web",
        "collection",
        "cut off",
        "too large",
        "not there",
    ],
)
def test_what_is_no_font_is_an_error_at_its_line(tmp_path: Path, data: bytes, code: str) -> None:
    """The line of the manifest that names the file."""
    assert faults(pack_in(tmp_path, data)) == [(code, 11)]


def test_a_kit_is_printed_without_a_font_that_is_none(tmp_path: Path) -> None:
    """The font and the character that it was for are told; what needs neither is there."""
    made = export_pack(pack_in(tmp_path, b"no font"), PrintOrder(only=("factions",)))

    assert {"font-broken", "missing-glyph"} <= {one.code for one in made.diagnostics}
    assert made.artifacts


def test_a_font_that_is_a_link_out_of_the_pack_is_not_read(tmp_path: Path) -> None:
    """It lies beside the pack."""
    (tmp_path / "elsewhere.ttf").write_bytes(saved(built()))
    (tmp_path / "odd" / "fonts").mkdir(parents=True)
    (tmp_path / "odd" / "fonts" / "Runes.ttf").symlink_to(tmp_path / "elsewhere.ttf")

    assert faults(pack_in(tmp_path / "odd", b"")) == [("font-outside-pack", 11)]


def test_a_manifest_names_fonts_in_the_folder_of_fonts_only() -> None:
    """Neither above it nor below, and no other files; names as the makers of variable fonts give them are taken."""
    for file in ("../fonts/a.ttf", "fonts/../a.ttf", "/fonts/a.ttf", "a.ttf", "fonts/a.exe", "fonts/b/a.ttf"):
        with pytest.raises(ValidationError, match="pattern"):
            Font(file=file, authors=("A",), licence="OFL-1.1")
    assert Font(file="fonts/NotoSansRunic[wdth,wght].ttf", authors=("A",), licence="OFL-1.1")


def test_damaged_bytes_never_crash(tmp_path: Path) -> None:
    """A font with some bytes changed by lot is refused, or read, drawn and embedded."""
    whole, chance = saved(built()), Random(17)
    seen = set()
    for turn in range(DAMAGED):
        data = bytearray(whole)
        for at in chance.sample(range(len(data)), 6):
            data[at] = chance.randrange(256)
        (tmp_path / f"{turn}.ttf").write_bytes(data)
        seen.add(drawn(tmp_path, f"{turn}.ttf"))

    assert seen == {True, False}


def drawn(folder: Path, file: str) -> bool:
    """Whether a font is taken; if so, the runes are set in it and pressed."""
    try:
        font = read_font(folder, file)
    except FontError:
        return False
    language = tagged("", (font,))
    fitted = fit(f"{RUNES} {RUNES}", Box(0, 0, 80, 10), TextStyle(Face.TEXT, 10, 7), (), language)
    pressed([Drawing("x", "x", 50, 20, fitted.items)], Imprint("Runes", "Test"))
    return True


def test_outlines_far_outside_are_held_within_the_file(tmp_path: Path) -> None:
    """An em of 16 units makes coordinates of 2,000,000 out of those of a font, which no TrueType file can hold."""
    builder = built(step=4000)
    builder.font["head"].unitsPerEm = 16
    (tmp_path / "far.ttf").write_bytes(saved(builder))

    assert drawn(tmp_path, "far.ttf")


def test_a_font_that_is_changed_is_read_anew(tmp_path: Path) -> None:
    """The author saves another one under the same name while the studio runs."""
    pack = pack_in(tmp_path, saved(built("ᚠ")))
    before = fonts_of(pack)
    (tmp_path / "fonts" / "Runes.ttf").write_bytes(saved(built()))

    assert "missing-glyph" not in {one.code for one in unprintable(pack)}
    assert fonts_of(pack) != before


class _Watched(OrderedDict[str, Any]):
    """Takes down what is taken out of it, if only for a moment."""

    def __init__(self) -> None:
        super().__init__()
        self.missed: list[str] = []

    def __delitem__(self, key: str) -> None:
        self.missed.append(key)
        super().__delitem__(key)

    def pop(self, key: str, *default: Any) -> Any:
        self.missed.append(key)
        return super().pop(key, *default)


def test_fonts_stay_at_hand_while_they_are_named_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others read them at any moment: nothing is taken out, and what was named last is the last to go."""
    (tmp_path / "a.ttf").write_bytes(saved(built()))
    font, watched = read_font(tmp_path, "a.ttf"), _Watched()
    monkeypatch.setattr(fonts, "_BROUGHT", watched)
    first, second = (tagged("ja", (font._replace(name=name),)) for name in "ab")
    again = tagged("ja", (font._replace(name="a"),))

    assert (again, watched.missed) == (first, [])
    assert [f"ja-{tag}" for tag in watched] == [second, first]


def test_only_the_last_packs_keep_their_fonts(tmp_path: Path) -> None:
    """A long session does not gather them; a language whose fonts are gone has those of the extra."""
    (tmp_path / "a.ttf").write_bytes(saved(built()))
    font = read_font(tmp_path, "a.ttf")
    languages = [tagged("ja", (font._replace(name=f"f{at}"),)) for at in range(SETS_KEPT + 1)]

    assert brought(languages[0]) == ()
    assert "ᚠ" in characters_of(fallbacks(Face.TEXT, languages[-1])[0])
    assert fallbacks(Face.TEXT, languages[0]) == fallbacks(Face.TEXT, "ja")
