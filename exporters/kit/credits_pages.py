"""The pages of a kit that name the packs it is made of: one that builds on others, or has a notice to print."""

from collections.abc import Sequence
from typing import Final

from exporters.drawing.composition import Composition
from exporters.drawing.display_list import Drawing, Path, Stroke
from exporters.drawing.inks import BLACK, Ink
from exporters.drawing.shapes import polyline
from exporters.imposition.pieces import Piece
from exporters.kit import words
from exporters.kit.pack_credits import PackCredit
from exporters.layout.boxes import Box
from exporters.layout.pages import PAGE
from exporters.text.faces import Face
from exporters.text.fitting import TextStyle
from schemas.catalogues.saying import said

RULE: Final = Ink(rgb=(38, 46, 54), cmyk=(30, 15, 5, 85))
TITLE: Final = TextStyle(Face.TITLE, 20, 14, BLACK, leading=1.0, valign="bottom")
NAME: Final = TextStyle(Face.LABEL, 11, 8, BLACK, valign="middle")
WORDS: Final = TextStyle(Face.TEXT, 9, 6.5, BLACK, leading=1.2)

HEAD: Final = Box(0, 0, PAGE.width, 14)
PACKS_A_PAGE: Final = 5
GAP_MM: Final = 6.0
LINE_MM: Final = 5.2


def credit_pages(credits: Sequence[PackCredit], language: str) -> tuple[Piece, ...]:
    """Return the pages of credits; none for a single pack without a notice, whose licence the contents name."""
    if len(credits) == 1 and not credits[0].manifest.notice:
        return ()
    batches = [credits[at : at + PACKS_A_PAGE] for at in range(0, len(credits), PACKS_A_PAGE)]
    return tuple(_page(number, batch, language) for number, batch in enumerate(batches, start=1))


def _page(number: int, credits: Sequence[PackCredit], language: str) -> Piece:
    page = Composition(language=language)
    page.write(said(words.WHOSE, language), HEAD, TITLE)
    rest = Box(0, HEAD.bottom + GAP_MM, PAGE.width, PAGE.height - HEAD.bottom - GAP_MM)
    for box, credit in zip(rest.rows(PACKS_A_PAGE), credits, strict=False):
        _credit(page, box, credit)
    name = f"credits-{number}"
    return Piece(
        Drawing(name, said(words.CREDITS, language), PAGE.width, PAGE.height, tuple(page.items)), key=f"contents/{name}"
    )


def _credit(page: Composition, box: Box, credit: PackCredit) -> None:
    """Write a pack's title, authors and licence, where that can be read, what was taken and changed, its notice."""
    about = credit.manifest
    page.draw(Path(polyline((box.x, box.y), (box.right, box.y)), stroke=Stroke(RULE, 0.5)))
    title, rest = box.cut_top(8)
    page.write(f"{about.title} {about.version}", title, NAME)
    licence = f"{about.licence} ({credit.licence_page})" if credit.licence_page else about.licence
    lines = [
        said(words.BY, page.language, authors=", ".join(about.authors)),
        said(words.LICENCE, page.language, licence=licence),
    ]
    lines += [credit.taken.sentence(page.language)] if credit.taken else []
    for line in lines:
        row, rest = rest.cut_top(LINE_MM)
        page.write(line, row, WORDS)
    if about.notice:
        page.write(about.notice, rest.cut_top(rest.height - GAP_MM)[0], WORDS)
