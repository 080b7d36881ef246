"""Where lines end: within words of scripts without spaces, and after hyphens where the language is known."""

import pytest

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Text
from exporters.faces.characters import Writing, writing_of
from exporters.faces.fonts import Face
from exporters.faces.metrics import text_width_mm
from exporters.faces.shaping import Shaped, line_parts
from exporters.text.breaking import atoms_of, hyphens_of
from exporters.text.fitting import fit, text_height_mm
from exporters.text.lines import TextStyle

STYLE = TextStyle(Face.TEXT, 9, 6)
LONG = "Die Panzerabwehrkanonen beschießen Gefechtsstandsfahrzeuge"


def pieces(text: str) -> list[str]:
    return [atom.text for atom in atoms_of(text, None)]


def lines(text: str, width_mm: float, height_mm: float = 30.0, language: str = "") -> tuple[list[str], float]:
    """The lines of a text in a box, and their size."""
    fitted = fit(text, Box(0, 0, width_mm, height_mm), STYLE, (), language)
    return [item.string for item in fitted.items if isinstance(item, Text)], fitted.size_pt


def test_latin_is_broken_between_words_only() -> None:
    """Dashes and slashes within a word end no line."""
    assert pieces("well-kept and/or Übung") == ["well-kept", "and/or", "Übung"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("移動し、撃つ。", ["移", "動", "し、", "撃", "つ。"]),
        ("「攻撃」する", ["「攻", "撃」", "す", "る"]),
        ("ちょっと", ["ちょっ", "と"]),
        ("第12章BC", ["第", "12", "章", "BC"]),
        ("목표를 향해", ["목표를", "향해"]),
    ],
)
def test_east_asian_lines_keep_the_basic_rule(text: str, expected: list[str]) -> None:
    """No line begins with a closing sign or a small kana, none ends in an opening one; Korean words stay whole."""
    assert pieces(text) == expected


def test_thai_is_broken_between_its_words() -> None:
    """The warriors / move / fast: no line begins with a vowel sign or a tone mark."""
    found = pieces("นักรบเคลื่อนที่อย่างรวดเร็ว")

    assert "".join(found) == "นักรบเคลื่อนที่อย่างรวดเร็ว"
    assert len(found) > 1
    assert found[0] == "นักรบ"


def test_words_are_hyphenated_before_type_is_made_smaller() -> None:
    """In German at full size with hyphens; where no language is stated, smaller and without."""
    width_mm = text_width_mm("Die Panzerabwehr-", Face.TEXT, 9) + 0.1
    high_mm = 4 * STYLE.line_mm + 0.01
    german, german_pt = lines(LONG, width_mm, high_mm, "de")
    plain, plain_pt = lines(LONG, width_mm, high_mm)

    assert german_pt == 9
    assert german[0] == "Die Panzerabwehr-"
    assert plain_pt < 9
    assert not any(line.endswith("-") for line in plain)
    assert "".join(german).replace("-", "").replace(" ", "") == LONG.replace(" ", "")


def test_what_fits_is_not_hyphenated() -> None:
    """A text with room enough is set as it always was."""
    found, _ = lines(LONG, 40, language="de")

    assert not any(line.endswith("-") for line in found)


def test_a_hyphen_stays_inside_the_box() -> None:
    """At every width, hyphen included."""
    for tenths in range(120, 400, 7):
        found, size_pt = lines(LONG, tenths / 10, 40, "de")
        assert all(text_width_mm(line, Face.TEXT, size_pt) <= tenths / 10 + 1e-6 for line in found)


def test_a_language_that_nobody_hyphenates_is_set_without() -> None:
    """Japanese has no hyphens, and neither has what is no language."""
    assert hyphens_of("ja") is None
    assert hyphens_of("xx-nonsense") is None
    assert hyphens_of("de-AT") is not None


def test_what_one_language_set_is_not_taken_for_another() -> None:
    """The same text in the same box: German, none, German."""
    width_mm = text_width_mm("Die Panzerabwehr-", Face.TEXT, 9) + 0.1
    found = [lines(LONG, width_mm, 4 * STYLE.line_mm + 0.01, language) for language in ("de", "", "de")]

    assert found[0] == found[2] != found[1]


def test_columns_are_measured_without_hyphens() -> None:
    """What a column has room for is not hyphenated, whatever the language."""
    plain_mm = text_height_mm(LONG, 30, STYLE)

    assert text_height_mm(LONG, 30, STYLE, "de") == plain_mm


def test_han_characters_are_those_of_the_language() -> None:
    """The sign for bone is drawn in mirror image in Chinese and in Japanese; a text with kana is Japanese anyway."""

    def face_of(text: str, language: str) -> str:
        [part] = line_parts(text, Face.TEXT, writing_of(text, language) or Writing())
        assert isinstance(part, Shaped)
        return part.source.file

    assert "NotoSansSC" in face_of("骨", "")
    assert "NotoSansSC" in face_of("骨", "zh-Hans")
    assert "NotoSansTC" in face_of("骨", "zh-TW")
    assert "NotoSansJP" in face_of("骨", "ja")
    assert "NotoSansJP" in face_of("骨の", "")
