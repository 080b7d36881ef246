"""Icons in running text."""

import pypdfium2
import pytest

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Text, Use
from exporters.drawing.inks import BLACK, WHITE, Paint
from exporters.drawing.svg import to_svg
from exporters.faces.fonts import MM_PER_PT, Face
from exporters.faces.metrics import CAP_HEIGHT_EM, text_width_mm
from exporters.games.seven_seconds.look import INLINE
from exporters.pdf.writer import to_pdf
from exporters.text.fitting import fit
from exporters.text.lines import TextStyle
from schemas.diagnostics.diagnostics import Severity

BOX = Box(0, 0, 80, 30)
AT = ("briefing",)


def style(fill: Paint = BLACK) -> TextStyle:
    return TextStyle(Face.TEXT, 10, 6, fill, icons=INLINE)


def test_a_name_between_colons_becomes_an_icon() -> None:
    """It stands between the words, in its own ink, and is gone from the text."""
    fitted = fit("Bring the :engineer: home", BOX, style(), AT)

    seen = [item.string for item in fitted.items if isinstance(item, Text) and item.fill]
    [icon] = [item for item in fitted.items if isinstance(item, Use)]
    assert seen == ["Bring the ", " home"]
    assert icon.symbol.name == "icon-engineer"
    assert icon.fill == INLINE.icons["engineer"].ink
    assert fitted.findings == ()


def test_an_icon_stands_in_the_middle_of_the_capitals_between_its_neighbours() -> None:
    """By hand: 0.96 em wide (0.86 and 0.05 on each side), its middle at half of the height of a capital."""
    before, icon, _, after = fit("A :scout: B", BOX, style(), AT).items
    em = 10 * MM_PER_PT

    assert isinstance(before, Text)
    assert isinstance(icon, Use)
    assert isinstance(after, Text)
    left = before.x + text_width_mm("A ", Face.TEXT, 10)
    assert icon.matrix[4] == pytest.approx(left + 0.05 * em)
    assert after.x == pytest.approx(left + 0.96 * em)
    assert icon.matrix[5] + 0.43 * em == pytest.approx(before.baseline - CAP_HEIGHT_EM * em / 2)


def test_an_icon_on_a_dark_ground_takes_the_ink_of_the_text() -> None:
    """A white title has white icons; marks that bring their own inks keep them."""
    items = fit("Hold :scout: :alpha:", BOX, style(WHITE), AT).items

    assert [item.fill for item in items if isinstance(item, Use)] == [WHITE, None]


@pytest.mark.parametrize(
    "plain", ["12:30:45", "a:b:c", "Note: go : now", "::", "see x:alpha:", ":alpha:beta:", "at :9th:", "Ends:"]
)
def test_plain_text_with_colons_stays_as_it_is(plain: str) -> None:
    """Times, ratios, and names that something touches."""
    fitted = fit(plain, BOX, style(), AT)

    assert [item.string for item in fitted.items if isinstance(item, Text)] == [plain]
    assert fitted.findings == ()


def test_an_unknown_name_is_a_warning_with_what_was_meant() -> None:
    """It is printed as it is written, and said once."""
    fitted = fit("See :alpah: and :alpah:", BOX, style(), AT)

    [found] = fitted.findings
    assert (found.code, found.at, found.severity) == ("unknown-icon", AT, Severity.WARNING)
    assert found.hint == "did you mean `alpha`?"
    assert [item.string for item in fitted.items if isinstance(item, Text)] == ["See :alpah: and :alpah:"]


def test_a_text_without_icons_of_its_system_takes_no_names() -> None:
    """Where a style has no icons, names stay text."""
    fitted = fit(":alpha:", BOX, TextStyle(Face.TEXT, 10, 6), AT)

    assert [item.string for item in fitted.items if isinstance(item, Text)] == [":alpha:"]
    assert fitted.findings == ()


def test_lines_with_icons_stay_inside_their_box() -> None:
    """Wrapped, and shrunk: the last of each line ends before the right side."""
    fitted = fit("go :scout: :drone: now " * 30, Box(0, 0, 50, 28), style(), AT)

    assert fitted.findings == ()
    assert fitted.size_pt < 10
    for item in fitted.items:
        right = item.matrix[4] + 16 * item.matrix[0] if isinstance(item, Use) else 0.0
        if isinstance(item, Text):
            right = item.x + text_width_mm(item.string.rstrip(), item.face, item.size_pt)
        assert right <= 50 + 1e-6


@pytest.mark.parametrize("name", INLINE.icons)
def test_every_icon_can_be_found_as_text_and_is_drawn(name: str) -> None:
    """Its name, or the letter on it, is in the text of the PDF and in the labels of the SVG."""
    drawing = Drawing("x", "x", 80, 30, fit(f"Take :{name}: now", BOX, style(), AT).items)

    page = pypdfium2.PdfDocument(to_pdf([drawing]))[0]
    words = " ".join(page.get_textpage().get_text_range().split())

    letters = dict(zip(("alpha", "beta", "gamma", "delta", "epsilon"), "αβγδε", strict=True))
    expected = letters.get(name, name.replace("_", " "))
    assert words.replace(" ", "") == f"Take{expected}now".replace(" ", "")
    assert f'aria-label="{expected}"' in to_svg(drawing)
    unmarked = Drawing("x", "x", 80, 30, fit("Take now", BOX, style(), AT).items)
    assert darkness(drawing) > darkness(unmarked)


def darkness(drawing: Drawing) -> int:
    page = pypdfium2.PdfDocument(to_pdf([drawing]))[0].render(scale=2).to_pil().convert("L")
    return sum(255 - level for level in page.tobytes())


def test_no_author_can_write_the_characters_that_stand_for_icons() -> None:
    """A character of the private use area in a text is a missing glyph like any other."""
    fitted = fit("\ue000", BOX, style(), AT)

    assert [found.code for found in fitted.findings] == ["missing-glyph"]
    assert [type(item) for item in fitted.items] == [Text]


@pytest.mark.parametrize("text", ["敵が:alpha:を取る", "전사는 :alpha:를 지킨다", "ยึด:alpha:ไว้"])
def test_scripts_without_spaces_may_touch_an_icon(text: str) -> None:
    """Particles follow a name at once there, and no time or ratio is written so."""
    fitted = fit(text, BOX, style(), AT)

    assert [item.symbol.name for item in fitted.items if isinstance(item, Use)] == ["inline-alpha"]
    assert fitted.findings == ()


def test_an_icon_in_a_line_from_the_right_stands_left_of_what_comes_before_it() -> None:
    """In Hebrew: the first words at the right end of the box, then the icon, then the rest."""
    fitted = fit("כבשו את :scout: לפני", BOX, style(), AT)
    [icon] = [item for item in fitted.items if isinstance(item, Use)]
    seen = {item.string: item.x for item in fitted.items if isinstance(item, Text) and item.fill}

    assert seen[" לפני"] < icon.matrix[4] < seen["כבשו את "]
    assert seen["כבשו את "] + text_width_mm("כבשו את ", Face.TEXT, 10) == pytest.approx(BOX.right)


def test_the_name_of_an_icon_says_nothing_about_the_direction_of_its_text() -> None:
    """A Hebrew text that begins with an icon begins at the right."""
    fitted = fit(":scout: כבשו", BOX, style(), AT)
    [icon] = [item for item in fitted.items if isinstance(item, Use)]

    assert icon.matrix[4] > BOX.right - 6
