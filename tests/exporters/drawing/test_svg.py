"""SVG as it is read by others: one well-formed document, whole in itself, whatever its author wrote."""

from xml.etree import ElementTree as ET

from exporters.drawing.display_list import Drawing, Group, Rect, Shade, Text, Use
from exporters.drawing.inks import BLACK, WHITE
from exporters.drawing.svg import to_svg
from exporters.faces.fonts import Face
from tests.exporters.drawing.test_symbol_names import PLAIN, tile

SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"
HOSTILE = "\"/><script>alert('x')</script>&amp;<!--\x00\x0b{}%s"


def sample(words: str) -> Drawing:
    """A drawing with everything that is referred to by id: glyphs, a symbol, a clip, a gradient."""
    text = Text(1, 5, words, Face.TEXT, 8, BLACK)
    items = (
        Use(tile(BLACK), PLAIN),
        Group((text,), clip=Rect(0, 0, 20, 10)),
        Shade(0, 0, 5, 5, BLACK, WHITE),
    )
    return Drawing("sample", words, 30, 20, items)


def test_the_words_of_an_author_stay_words() -> None:
    """Markup in a text or title is neither an element nor an attribute; what XML cannot hold is left out."""
    words = HOSTILE.replace("\x00\x0b", "")

    root = ET.fromstring(to_svg(sample(words)))  # noqa: S314 - our own markup
    labels = [found.get("aria-label") for found in root.iter() if found.get("aria-label")]

    assert {element.tag.removeprefix(SVG) for element in root.iter()} == {
        *("svg", "title", "defs", "g", "path", "use", "rect", "clipPath", "linearGradient", "stop"),
    }
    assert labels == [words, words]
    assert root.findtext(f"{SVG}title") == words
    assert root.find(f".//{SVG}text") is None


def test_every_reference_leads_to_one_element_of_the_same_drawing() -> None:
    """No id stands twice, and no link leads out of the file."""
    root = ET.fromstring(to_svg(sample("A tile")))  # noqa: S314 - our own markup
    ids = [found for element in root.iter() if (found := element.get("id"))]
    links = [found.removeprefix("#") for element in root.iter() if (found := element.get(LINK))]
    paints = [element.get(name, "") for element in root.iter() for name in ("fill", "clip-path")]
    named = [paint.removeprefix("url(#").removesuffix(")") for paint in paints if paint.startswith("url(")]

    assert len(set(ids)) == len(ids)
    assert {*links, *named} == {*ids}


def test_a_drawing_is_the_same_file_whatever_was_drawn_before_it() -> None:
    """Numbers of ids begin anew in each drawing."""
    first = to_svg(sample("A tile"))
    to_svg(sample("Another"))

    assert to_svg(sample("A tile")) == first
