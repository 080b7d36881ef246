"""Text in other scripts: shaped, ordered, and placed."""

import pytest

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Text
from exporters.faces.characters import Writing, is_plain, level_of, levels_of, reordered, writing_of
from exporters.faces.fonts import MM_PER_PT, Face
from exporters.faces.metrics import text_width_mm
from exporters.faces.shaping import Shaped, line_parts
from exporters.faces.signs import Sign
from exporters.text.fitting import fit, line, line_width_mm, text_height_mm
from exporters.text.lines import TextStyle
from tests.exporters.faces.writings import SENTENCES

BOX = Box(10, 20, 60, 30)
STYLE = TextStyle(Face.TEXT, 10, 7)


def shaped_signs(string: str) -> list[Sign]:
    """The signs of a text, from left to right."""
    parts = line_parts(string, Face.TEXT, writing_of(string) or Writing())
    return [placed.sign for part in parts if isinstance(part, Shaped) for placed in part.signs]


def sign_texts(string: str) -> list[str]:
    """The characters that the signs of a text stand for, from left to right."""
    return [sign.text for sign in shaped_signs(string)]


def runs(text: str, style: TextStyle = STYLE, box: Box = BOX) -> list[Text]:
    return [item for item in fit(text, box, style, ()).items if isinstance(item, Text)]


def test_plain_text_is_not_shaped() -> None:
    """Latin with accents, monotonic Greek, arrows: the shipped faces alone, as they were always set."""
    [run] = runs("Übung \N{GREEK SMALL LETTER OMEGA} \N{RIGHTWARDS ARROW} 12 in")

    assert run.writing is None


@pytest.mark.parametrize("script", SENTENCES)
def test_each_script_has_a_face(script: str) -> None:
    """No finding; the text is shaped, and its string stays in reading order."""
    fitted = fit(SENTENCES[script], Box(0, 0, 120, 10), STYLE, ())
    [run] = [item for item in fitted.items if isinstance(item, Text)]

    assert fitted.findings == ()
    assert not is_plain(SENTENCES[script])
    assert run.writing is not None
    assert run.string == SENTENCES[script]


def test_letters_from_right_to_left_stand_so() -> None:
    """Of SHALOM the last letter, a mem, is the leftmost."""
    assert sign_texts("שלום") == [*reversed("שלום")]


def test_lam_bends_towards_an_alef() -> None:
    """The obligatory ligature of Arabic: a lam before an alef is another glyph than one before a beh."""
    [before_alef, before_beh] = (
        sign.strokes[-1][0] for text in ("لا", "لب") for sign in shaped_signs(text) if sign.text == "ل"
    )

    assert before_alef != before_beh


def test_a_letter_and_what_joins_it_are_one_sign() -> None:
    """KSSA of Devanagari is three characters and one syllable; a Thai tone mark belongs to its letter."""
    assert sign_texts("क्ष") == ["क्ष"]
    assert sign_texts("น้ำ") == ["น้ำ"]


def test_arabic_letters_take_the_form_of_their_place() -> None:
    """BEH alone, at the beginning, in the middle and at the end: four glyphs."""
    forms = [min(sign.strokes)[0] for sign in shaped_signs("ب ببب") if sign.text == "ب"]

    assert len(forms) == len({*forms}) == 4


def test_a_number_keeps_its_order_from_right_to_left() -> None:
    """Hebrew around 12: the digits are read from the left, what came first stands right of them."""
    first, middle, last = line_parts("אב 12 גד", Face.TEXT, Writing("", right_to_left=True))

    assert isinstance(first, Shaped)
    assert isinstance(last, Shaped)
    assert [placed.sign.text for placed in first.signs] == ["ד", "ג"]
    assert middle == " 12 "
    assert [placed.sign.text for placed in last.signs] == ["ב", "א"]


def test_brackets_are_turned_over_from_right_to_left() -> None:
    """What opens on the right looks like what closes on the left."""
    parts = line_parts("(אב)", Face.TEXT, Writing("", right_to_left=True))

    assert (parts[0], parts[-1]) == ("(", ")")


def test_levels_are_those_of_the_bidirectional_algorithm() -> None:
    """By hand (UAX 9): Latin 0, Hebrew 1, a number after Hebrew 2; from the right Latin and numbers 2."""
    assert level_of("ab", right_to_left=False) == 0
    assert level_of("אב, (גד)!", right_to_left=True) == 1
    assert levels_of("אב, (גד)!", right_to_left=True) == (1,) * 9
    assert level_of("אב 12", right_to_left=True) is None
    assert level_of("ab אב", right_to_left=False) is None
    assert levels_of("ab אב 12", right_to_left=False) == (0, 0, 0, 1, 1, 1, 2, 2)
    assert levels_of("אב ab", right_to_left=True) == (1, 1, 1, 2, 2)


def test_runs_are_turned_from_the_highest_level_down() -> None:
    """The example of rule L2: levels 0 1 2 1 0 stand in the order 0, then the last of level 1 first."""
    assert reordered([(0, "a"), (1, "b"), (2, "c"), (1, "d"), (0, "e")]) == ("a", "d", "c", "b", "e")


def test_a_paragraph_from_the_right_stands_at_the_right() -> None:
    """What is set left in Latin ends at the right side of its box; a caption in the middle stays there."""
    [run] = runs("הלוחמים נעים")
    width = text_width_mm(run.string, run.face, run.size_pt)
    [middle] = line("הלוחמים", BOX, TextStyle(Face.LABEL, 10, 7, align="centre"))
    middle_mm = text_width_mm("הלוחמים", Face.LABEL, 10)

    assert run.x + width == pytest.approx(BOX.right)
    assert isinstance(middle, Text)
    assert middle.x + middle_mm / 2 == pytest.approx(BOX.x + BOX.width / 2)


@pytest.mark.parametrize("script", SENTENCES)
def test_lines_of_any_script_stay_inside_the_box_and_lose_nothing(script: str) -> None:
    """Broken, and set smaller; put together again they are the text."""
    text = " ".join([SENTENCES[script]] * 5)
    found = runs(text, box=Box(10, 20, 40, 24))

    assert len(found) > 2
    for run in found:
        assert run.x >= 10 - 1e-6
        assert run.x + text_width_mm(run.string, run.face, run.size_pt, run.tracking_pt) <= 50 + 1e-6
    assert "".join(run.string for run in found).replace(" ", "") == text.replace(" ", "")


def test_the_width_of_a_line_is_that_of_its_words_and_spaces() -> None:
    """What is measured by words is what is drawn."""
    words = SENTENCES["Devanagari"].split(" ")
    space_mm = text_width_mm(" ", Face.TEXT, 10)
    together = sum(text_width_mm(word, Face.TEXT, 10) for word in words) + space_mm * (len(words) - 1)

    assert text_width_mm(" ".join(words), Face.TEXT, 10) == pytest.approx(together)


def test_letters_that_join_are_not_set_apart() -> None:
    """Tracking widens Cyrillic by one step less than it has letters, and Arabic not at all."""
    plain, wide = TextStyle(Face.LABEL, 10, 7), TextStyle(Face.LABEL, 10, 7, tracking_pt=1.0)

    assert line_width_mm("мир", wide) == pytest.approx(line_width_mm("мир", plain) + 2 * MM_PER_PT)
    assert line_width_mm("سلام", wide) == line_width_mm("سلام", plain)


def test_the_height_of_a_text_is_that_of_its_lines() -> None:
    """Columns ask for it before they draw."""
    text = SENTENCES["Chinese"] * 4

    assert text_height_mm(text, 40, STYLE) == pytest.approx(len(runs(text, box=Box(0, 0, 40, 99))) * STYLE.line_mm)


def test_an_accent_apart_from_its_letter_is_put_on_it() -> None:
    """E and a combining acute are what the shipped faces have as one character."""
    [run] = runs("cafe\N{COMBINING ACUTE ACCENT}")

    assert (run.string, run.writing) == ("caf\N{LATIN SMALL LETTER E WITH ACUTE}", None)
