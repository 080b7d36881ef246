"""Books for browsers: the page of each game is whole, has ways to all of it, and says what the printed book says."""

import re
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from hashlib import sha256
from itertools import pairwise
from pathlib import Path

import pypdfium2
import pytest

from exporters.book.matter import Matter
from exporters.book.rulebook import RULEBOOK, format_of
from exporters.book.web.elements import element, id_of, link_to, words_in
from exporters.book.web.style import mixed, readable
from exporters.components.base import BookParts, PrintJob
from exporters.drawing.display_list import Drawing, Text, walk
from exporters.drawing.inks import BLACK, WHITE, Ink, contrast
from exporters.faces.fonts import MM_PER_PT
from exporters.kit.export import export_pack
from exporters.kit.orders import PrintOrder
from exporters.systems import paper_of
from schemas.packs.packs import Pack, read_packs
from schemas.systems import SYSTEM_NAMES, SystemName
from schemas.translations.speaking import in_language
from tests.exporters.book.conftest import PACK, RULES, printed, rule_id, rulebook_text
from tests.exporters.book.pages_read import Tag, ids, read, targets
from tests.exporters.printed import shipped_pack

EVERY_SYSTEM = pytest.mark.parametrize("system", SYSTEM_NAMES)
HTML = PrintOrder(only=(RULEBOOK,), html=True)
PAGE = re.compile(r",\s*[pS]\.\s*\d+|(?<=[A-Z]\.)(\d+)\s*\(\d+\)")
"""The page of a rule, behind its title or, for designers, behind its id."""


@cache
def page_of(system: SystemName) -> str:
    return printed(shipped_pack(system), HTML).decode()


@cache
def root_of(system: SystemName) -> Tag:
    return read(page_of(system))


@EVERY_SYSTEM
def test_ids_are_unique_and_every_link_lands(system: SystemName) -> None:
    """Links lead to places of the page itself, those within drawings too; nothing leads out of it."""
    root = root_of(system)
    known = ids(root)
    assert len(known) == len({*known})
    assert {*targets(root)} <= {*known}
    assert [one for one in root.all("a") if not one.attributes["href"].startswith("#")] == []
    assert not [name for one in root.walk() for name in one.attributes if name.startswith("on") or name == "style"]
    assert root.all("script", "iframe", "object", "form", "img", "base") == []


@EVERY_SYSTEM
def test_headings_never_skip_a_level(system: SystemName) -> None:
    """One of the first level, and below it each at most one deeper than the one before."""
    levels = [int(one.name[1]) for one in root_of(system).all("h1", "h2", "h3", "h4", "h5", "h6")]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert max(after - before for before, after in pairwise(levels)) == 1


@EVERY_SYSTEM
def test_every_drawing_is_named_by_what_it_shows(system: SystemName) -> None:
    """Figures say what they answer or who stands where, icons what they are; the cover alone is for the eyes only."""
    root = root_of(system)
    shown = [one for one in root.all("svg") if not one.is_of("banner")]
    assert [one for one in shown if one.attributes["role"] != "img" or not one.attributes["aria-label"]] == []
    figures = [svg.attributes["aria-label"] for figure in root.all("figure") for svg in figure.all("svg")]
    assert min(map(len, figures)) > 20
    assert len({*figures}) == len(figures)
    [banner] = [one for one in root.all("svg") if one.is_of("banner")]
    assert banner.attributes["aria-hidden"] == "true"


@EVERY_SYSTEM
def test_tables_have_heads_captions_and_a_frame_to_scroll_in(system: SystemName) -> None:
    """Each column is headed, each row by its first cell; the frame has the name of its table and can be focused."""
    root = root_of(system)
    frames = [one for one in root.walk() if one.is_of("wide")]
    assert len(frames) == len(root.all("table")) > 2
    captions = {one.attributes["id"]: "".join(map(str, one.holds)) for one in root.all("caption")}
    for frame in frames:
        assert captions[frame.attributes["aria-labelledby"]]
        assert (frame.attributes["tabindex"], frame.attributes["role"]) == ("0", "group")
        [head] = frame.all("thead")
        assert {one.attributes.get("scope") for one in head.all("th")} == {"col"}
        [body] = frame.all("tbody")
        for row in body.all("tr"):
            cells = row.all("th", "td")
            assert len(cells) == len(head.all("th", "td"))
            assert cells[0].name == "th" or not cells[0].text().strip()
            assert {one.attributes.get("scope") for one in row.all("th")} <= {"row"}


@EVERY_SYSTEM
def test_the_page_has_landmarks_and_a_way_past_them(system: SystemName) -> None:
    """Its first link leads to the text; cover, contents, text and credits are each where a reader jumps to."""
    root = root_of(system)
    [body] = root.all("body")
    parts = [one for one in body.holds if isinstance(one, Tag)]
    assert [(one.name, one.attributes.get("href", "")) for one in parts][:2] == [("a", "#text"), ("header", "")]
    assert [len(root.all(name)) for name in ("header", "nav", "main", "footer")] == [1, 1, 1, 1]
    assert root.all("main")[0].attributes["id"] == "text"
    assert root.attributes["lang"] == "en"


@EVERY_SYSTEM
def test_every_rule_of_the_printed_book_is_there_by_its_id(system: SystemName) -> None:
    """Whoever knows the id of a rule can lead there, also to one that follows from a ruling."""
    pack = shipped_pack(system)
    book = paper_of(system).book
    assert book is not None
    told = Matter.of(PrintJob.of(pack), book()).law.told()
    assert told <= {*ids(root_of(system))}
    assert len(told) > 50


def plain(text: str) -> str:
    """The letters and digits of a text alone: line ends, hyphens and signs are a matter of setting."""
    return "".join(filter(str.isalnum, text)).casefold()


def printed_words(pack: Pack, order: PrintOrder) -> str:
    """The letters of the printed book in the order in which they stand, without heads, feet and pages referred to."""
    [file] = [one for one in export_pack(pack, order).artifacts if one.name.endswith(".pdf")]
    shape = format_of(order.book_page)
    body, high = shape.body, shape.page.height
    left, right = min(body.x, shape.page.width - body.right) - 1, max(body.right, shape.page.width - body.x) + 1
    found = []
    for at, page in enumerate(pypdfium2.PdfDocument(file.data)):
        area = (left, high - body.bottom - 1, right, high - body.y + 1) if at else (0, 0, shape.page.width, high)
        found.append(page.get_textpage().get_text_bounded(*(side / MM_PER_PT for side in area)))
    return plain(PAGE.sub(r"\1", "\n".join(found)))


def told_in(root: Tag) -> Iterator[str]:
    """The texts of a page, in order; of the index the words alone, which stand before pages in print."""
    for one in root.walk():
        if one.is_of("index"):
            one.holds = [Tag("p", {}, [entry.text().partition(":")[0]]) for entry in one.all("li")]
    return map(plain, root.blocks())


def drawn_words(matter: Matter) -> set[str]:
    """The letters in each of the figures of a book, sorted."""
    figures = [one for _, several in matter.chapters for one in several.values()]
    drawings = [one for one in figures if isinstance(one, Drawing)]
    frames = [moment.frame for one in figures if not isinstance(one, Drawing) for moment in one]
    drawings += [frame for frame in frames if frame is not None]
    texts = ([item.string for item in walk(one.items) if isinstance(item, Text)] for one in drawings)
    return {"".join(sorted(plain("".join(text)))) for text in texts}


@pytest.mark.prove
@pytest.mark.parametrize(("system", "language"), [*((system, "") for system in SYSTEM_NAMES), ("survive", "de")])
def test_the_page_says_what_the_printed_book_says(system: SystemName, language: str) -> None:
    """Text by text in the same order.

    Between two, print has nothing but numbers, what is written in figures, and heads of tables that go on overleaf.
    """
    pack = in_language(shipped_pack(system), language)
    order = PrintOrder(only=(RULEBOOK,), language=language, parts=BookParts(notes=True))
    book = paper_of(system).book
    assert book is not None
    drawn = drawn_words(Matter.of(PrintJob.of(pack, language=language), book()))
    in_print, at, between = printed_words(pack, order), 0, set[str]()
    root = read(printed(pack, replace(order, html=True)).decode())
    heads = {"".join(sorted(plain(head.text()))) for head in root.all("thead")}
    for text in told_in(root):
        found = in_print.find(text, at)
        assert found >= 0, text
        between.add("".join(sorted(in_print[at:found])))
        at = found + len(text)
    assert {one for one in between if one.strip("0123456789")} <= drawn | heads
    assert in_print[at:] == ""


def test_notes_are_written_for_whoever_asks_for_them(told: Pack) -> None:
    """As in print."""
    assert "Notes for designers" not in printed(told, HTML).decode()
    assert "Notes for designers" in printed(told, replace(HTML, parts=BookParts(notes=True))).decode()


def test_a_reference_leads_to_its_rule_by_its_title(told: Pack) -> None:
    """No page is named, as there is none; on paper the number of the rule is added by the style sheet."""
    root = read(printed(told, HTML).decode())
    for at in range(1, RULES + 1):
        [rule] = [one for one in root.walk() if one.attributes.get("id") == rule_id(at)]
        [link] = rule.all("a")
        wanted = rule_id(at % RULES + 1)
        assert link.attributes == {"href": f"#{wanted}", "data-number": wanted.removeprefix("7S.")}
        assert link.text() == ("To show" if "SHOW" in wanted else "To tell")


def test_the_same_pack_gives_the_same_bytes(told: Pack) -> None:
    """To the byte, faces included."""
    assert printed(told, HTML) == printed(told, HTML)


def test_a_page_lets_nothing_in(told: Pack) -> None:
    """Its policy allows its own style by its digest, and faces and pictures that it holds itself."""
    root = read(printed(told, HTML).decode())
    [policy] = [one.attributes["content"] for one in root.all("meta") if "http-equiv" in one.attributes]
    [style] = ["".join(map(str, one.holds)) for one in root.all("style")]
    digest = b64encode(sha256(style.encode()).digest()).decode()
    assert policy.split("; ") == [
        "default-src 'none'",
        f"style-src 'sha256-{digest}'",
        "font-src data:",
        "img-src data:",
        "base-uri 'none'",
        "form-action 'none'",
    ]


def test_inks_are_made_to_stand_out() -> None:
    """White on black is 21 to 1, as WCAG has it; yellow on white is darkened until it is 5 to 1, and no further."""
    yellow = Ink(rgb=(255, 255, 0), cmyk=(0, 0, 100, 0))
    found = readable(yellow, WHITE, BLACK, 5.0)
    assert round(contrast(BLACK, WHITE), 6) == 21
    assert found.rgb == (115, 115, 0)
    assert readable(BLACK, WHITE, BLACK, 5.0).rgb == (0, 0, 0)
    assert mixed(BLACK, WHITE, 0.2).rgb == (51, 51, 51)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a\x00b\x1fc", "abc"),
        ("one\u202etwo\u2066", "onetwo"),
        ("\ud800x", "x"),
        ("\u200d\u200ctab\tend", "\u200d\u200ctab\tend"),
    ],
    ids=["control", "direction", "half a character", "joiners"],
)
def test_a_page_holds_what_html_can_hold(text: str, shown: str) -> None:
    """What turns the direction of all that follows is dropped with it; what joins letters is kept."""
    assert element("p", {"title": text}, (text,)).attrib["title"] == shown
    assert words_in(element("p", None, (text,))) == " ".join(shown.split())


def test_texts_stand_in_their_order() -> None:
    """Before, between and behind elements."""
    made = element("p", None, ("a ", "b ", element("em", None, ("c",)), " d", " e", element("i"), "f"))
    assert words_in(made) == "a b c d ef"
    assert [one.tag for one in made] == ["em", "i"]


def test_a_name_of_several_words_is_one_id() -> None:
    """An id has no spaces; an address has nothing but what addresses have."""
    assert (id_of("term/Range  Band"), link_to('term/"x" ä')) == ("term/Range-Band", "#term/%22x%22-%C3%A4")


def pack_with(folder: Path, chapter: str, title: str = "Told") -> Pack:
    """A pack of one rule and a chapter."""
    (folder / "chapters").mkdir(parents=True)
    texts = {"pack": PACK.replace("Told", title), "rulebook": rulebook_text(), "chapters/begin": chapter}
    for name, text in texts.items():
        folder.joinpath(f"{name}.yaml").write_text(text, encoding="utf-8")
    [pack] = read_packs([folder]).packs
    return pack


BEGUN = "kind: chapter\nid: begin\ntitle: Begin\nplace: 10\n"


def test_a_low_heading_without_a_high_one_skips_no_level(tmp_path: Path) -> None:
    """An author may begin with it; a list goes on from its number, and an empty cell is the head of nothing."""
    pack = pack_with(
        tmp_path,
        f"{BEGUN}text: |\n  ### Low\n\n  4. Four.\n\n  # High\n\n  ### Low again\n\n  | a | |\n  |--|--|\n  | | b |\n",
    )
    [part] = [one for one in read(printed(pack, HTML).decode()).walk() if one.attributes.get("id") == "chapter/begin"]
    assert [(one.name, one.text()) for one in part.all("h2", "h3", "h4")] == [
        ("h2", "Begin"), ("h3", "Low"), ("h3", "High"), ("h4", "Low again"),
    ]  # fmt: skip
    assert [one.attributes for one in part.all("ol")] == [{"start": "4"}]
    assert [(one.name, one.text()) for one in part.all("th", "td")] == [
        ("th", "a"),
        ("td", ""),
        ("td", ""),
        ("td", "b"),
    ]
    assert [one.holds for one in part.all("caption")] == [["Table: Low again"]]


def test_a_book_with_an_error_in_it_is_not_written(tmp_path: Path) -> None:
    """As of the printed one nothing is made of it, and the figure is named."""
    figure = "figures:\n  it: {type: picture, picture: none.png}\n"
    pack = pack_with(tmp_path, f"{BEGUN}text: '![It](it)'\n{figure}")
    export = export_pack(pack, HTML)
    assert export.artifacts == ()
    assert [one.code for one in export.diagnostics] == ["picture-missing"]
    assert export.left_out == ("rulebook: 1 of 1 pieces left out for their errors",)


def test_a_book_that_runs_from_right_to_left_says_so(tmp_path: Path) -> None:
    """By its title, since no pack states a direction."""
    pack = pack_with(tmp_path, f"{BEGUN}text: Text.\n")
    hebrew = replace(pack, manifest=pack.manifest.model_copy(update={"title": "\u05e9\u05dc\u05d5\u05dd"}))
    assert read(printed(hebrew, HTML).decode()).attributes == {"lang": "en", "dir": "rtl"}


def leading(made: Tag) -> list[tuple[str, str]]:
    """The links of an element: their words, and where they lead."""
    return [(one.text(), one.attributes["href"]) for one in made.all("a")]


def test_contents_lead_to_parts_and_areas_and_the_index_to_where_words_stand(told: Pack) -> None:
    """As in print, with places for pages: a subject of the rules stands in its area, a word wherever it is used."""
    root = read(printed(told, HTML).decode())
    [contents] = root.all("nav")
    assert leading(contents) == [
        ("Begin here", "#chapter/begin"),
        ("The rules", "#rules"),
        ("To tell", "#area/TELL"),
        ("To show", "#area/SHOW"),
        ("Tables", "#tables"),
        ("Glossary", "#glossary"),
        ("Index", "#index"),
        ("Whose work this is", "#credits"),
    ]
    [index] = [one for one in root.walk() if one.is_of("index")]
    assert [(one.text().partition(":")[0], leading(one)) for one in index.all("li")] == [
        ("To show", [("To show", "#area/SHOW")]),
        ("To tell", [("To tell", "#area/TELL")]),
        ("wordcloud", [("Glossary", "#glossary")]),
    ]


def test_designers_are_led_by_ids_and_players_by_titles(tmp_path: Path) -> None:
    """The same reference in a text for players and in a note; a rule that is left out is named, and no link."""
    rules = "  - {id: 7S.TELL.1, section: T, text: 'See 7S.SHOW.1.', note: 'See 7S.SHOW.1.'}\n"
    shown = "  - {id: 7S.SHOW.1, section: S, text: Show.}\n"
    areas = "areas: {TELL: To tell, SHOW: To show}\noptional: [SHOW]\n"
    pack_with(tmp_path, f"{BEGUN}text: Text.\n")
    book = f"kind: rulebook\nid: rulebook\ntitle: Told\n{areas}rules:\n{rules}{shown}"
    (tmp_path / "rulebook.yaml").write_text(book, encoding="utf-8")
    [pack] = read_packs([tmp_path]).packs
    root = read(printed(pack, replace(HTML, parts=BookParts(notes=True))).decode())
    told, noted = (one for one in root.walk() if one.is_of("rule") and "See" in one.text())
    assert (leading(told), leading(noted)) == ([("To show", "#7S.SHOW.1")], [("7S.SHOW.1", "#7S.SHOW.1")])

    basic = read(printed(pack, replace(HTML, parts=BookParts(basic=True))).decode())
    [told] = [one for one in basic.walk() if one.is_of("rule")]
    assert (told.text().strip(), leading(told)) == ("TELL.1 See To show, in the full rules.", [])
