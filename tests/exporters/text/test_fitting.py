"""Text into boxes."""

import pytest

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Item, Text
from exporters.faces.fonts import Face
from exporters.faces.metrics import text_width_mm
from exporters.text.fitting import Composition, fit, line
from exporters.text.lines import TextStyle, TypeScale


def runs(items: tuple[Item, ...]) -> list[Text]:
    return [item for item in items if isinstance(item, Text)]


STYLE = TextStyle(Face.TEXT, 9, 7)
BOX = Box(10, 20, 40, 12)


def test_a_text_keeps_its_size_if_there_is_room() -> None:
    """Three lines of 9 pt at 1.2 leading are 11.43 mm high."""
    fitted = fit("one two three four five six seven eight nine ten eleven twelve thirteen", BOX, STYLE, ("text",))

    assert fitted.size_pt == 9
    assert len(fitted.items) == 3
    assert fitted.height_mm == pytest.approx(3 * 9 * 1.2 * 25.4 / 72)
    assert " ".join(item.string for item in runs(fitted.items)).startswith("one two three four")


def test_lines_stay_inside_the_box() -> None:
    """No line is wider than its box, and the last one does not hang out of it."""
    fitted = fit("the quick brown fox jumps over the lazy dog " * 3, BOX, STYLE, ("text",))

    assert all(item.x >= BOX.x for item in runs(fitted.items))
    assert all(text_width_mm(item.string, item.face, item.size_pt) <= BOX.width for item in runs(fitted.items))
    assert runs(fitted.items)[-1].baseline < BOX.bottom


def test_a_longer_text_is_set_smaller() -> None:
    """It shrinks by quarters of a point and loses no word."""
    words = "word " * 26

    fitted = fit(words, BOX, STYLE, ("text",))

    assert 7 <= fitted.size_pt < 9
    assert fitted.findings == ()
    assert " ".join(item.string for item in runs(fitted.items)) == words.strip()


def test_what_does_not_fit_is_cut_and_said() -> None:
    """At the smallest size the last line ends in an ellipsis, and the field is named."""
    fitted = fit("word " * 200, BOX, STYLE, ("lines", "A"))

    [found] = fitted.findings
    assert found.code == "text-overflow"
    assert found.at == ("lines", "A")
    assert fitted.size_pt == 7
    assert runs(fitted.items)[-1].string.endswith("…")
    assert runs(fitted.items)[-1].baseline < BOX.bottom


def test_a_word_wider_than_its_line_is_broken() -> None:
    """Only at the smallest size, and no letter is lost."""
    fitted = fit("W" * 30, BOX, STYLE, ("text",))

    assert fitted.size_pt == 7
    assert "".join(item.string for item in runs(fitted.items)) == "W" * 30


@pytest.mark.parametrize(("align", "x"), [("left", 10.0), ("centre", 20.0), ("right", 30.0)])
def test_a_line_is_aligned_by_its_width(align: str, x: float) -> None:
    """A run 20 mm wide in a box 40 mm wide from x = 10."""
    wide = TextStyle(Face.TEXT, 9, 9)
    size_pt = 9 * 20 / text_width_mm("width", Face.TEXT, 9)
    style = TextStyle(Face.TEXT, size_pt, size_pt, align=align)  # type: ignore[arg-type]

    [item] = runs(fit("width", Box(10, 0, 40, 40), style, ()).items)

    assert wide.size_pt == 9
    assert item.x == pytest.approx(x)


def test_a_caption_stays_on_one_line() -> None:
    """It is set smaller, down to 6 pt, and keeps its words."""
    [item] = line("a caption of some words", Box(0, 0, 24, 4), TextStyle(Face.LABEL, 9, 7))

    assert isinstance(item, Text)
    assert 6 <= item.size_pt < 9
    assert item.string == "a caption of some words"
    assert item.overflow is None


def test_a_caption_that_does_not_fit_carries_that() -> None:
    """It is cut off at 6 pt, inside its box, and says which words are too long."""
    [item] = line("a caption that is far too long for its box", Box(0, 0, 10, 4), TextStyle(Face.LABEL, 7, 7))

    assert isinstance(item, Text)
    assert item.overflow is not None
    assert item.overflow.code == "text-overflow"
    assert "a caption that is far too long" in item.overflow.message
    assert item.size_pt == 6
    assert text_width_mm(item.string, item.face, item.size_pt) <= 10


def test_type_can_be_set_larger_where_the_size_of_a_piece_is_fixed() -> None:
    """Twice as large where there is room; never below the least size where there is not."""
    made = Composition(type_scale=TypeScale(2.0, 8.0))

    assert made.write("word", BOX, STYLE).size_pt == 18
    assert made.write("word " * 200, BOX, STYLE, ("text",)).size_pt == 8
    assert [found.code for found in made.findings] == ["text-overflow"]


def test_no_text_is_no_item() -> None:
    """An empty text takes no ink."""
    assert fit("", BOX, STYLE, ()).items == ()
