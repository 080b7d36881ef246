"""Prose of a book: words that lead to others, in lines."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby
from typing import Final

from exporters.drawing.display_list import Group, Item, Rect, Text
from exporters.drawing.inks import Paint
from exporters.faces.characters import Writing, clusters, writing_of
from exporters.faces.fonts import MM_PER_PT, UNITS_PER_EM, Face
from exporters.faces.metrics import printable
from exporters.text.breaking import HYPHEN, atoms_of, hyphens_of
from exporters.text.fitting import ASCENT_EM
from exporters.text.inline_icons import IconSet, icon_count, set_with_icons, without_icons
from exporters.text.lines import word_units
from exporters.text.typography import spans_with_signs
from schemas.markup import Role, Spans

EPSILON_MM: Final = 1e-6
SPACE: Final = " "
SOFT_HYPHEN: Final = "\N{SOFT HYPHEN}"
MOST_KEPT: Final = 4_096
"""So many paragraphs are remembered, those of a long book."""


@dataclass(frozen=True)
class RunStyle:
    """How spans of a role are set: face and ink."""

    face: Face
    ink: Paint


@dataclass(frozen=True, eq=False)
class ProseStyle:
    """How running text is set: the roles of its spans, size, leading, and what names in colons become.

    Each is another one, so that lines can be remembered by it.
    """

    runs: Mapping[Role, RunStyle]
    size_pt: float
    leading: float
    icons: IconSet | None = None

    @property
    def line_mm(self) -> float:
        """Distance of two baselines."""
        return self.size_pt * self.leading * MM_PER_PT

    @property
    def baseline_mm(self) -> float:
        """How far below the top of a line its baseline is."""
        return self.size_pt * MM_PER_PT * ((self.leading - 1) / 2 + ASCENT_EM)


@dataclass(frozen=True)
class SetLine:
    """A line of text, its items in a frame whose origin is the line's upper left corner."""

    items: tuple[Item, ...]
    width_mm: float


@dataclass(frozen=True)
class _Piece:
    """What no line divides, of one role. Before it a line may end unless it is `glued` to what stands there.

    There is a space before it if it is `spaced`, and a hyphen if a line ends there and it is `hyphenated`.
    """

    text: str
    role: Role
    writing: Writing | None = None
    link: str = ""
    spaced: bool = False
    hyphenated: bool = False
    glued: bool = False


_Word = list[_Piece]
"""Pieces without a space between them."""


@lru_cache(maxsize=MOST_KEPT)
def set_lines(spans: Spans, width_mm: float, style: ProseStyle, language: str) -> tuple[SetLine, ...]:
    """Return spans of a language as lines of at most a width, ranged left, with its hyphens, quotes and other signs.

    A book is set again until the pages that it names stand still; most lines are those of before.
    """
    lines = [*_lines(_words(spans, style, language), width_mm, style)]
    return tuple(
        _set(line, style, spaced=bool(following) and following[0].spaced)
        for line, following in zip(lines, [*lines[1:], []], strict=False)
    )


def width_of(spans: Spans, style: ProseStyle, language: str) -> float:
    """Return the width of spans on one line in millimetres."""
    return _width([piece for word in _words(spans, style, language) for piece in word], style)


def _words(spans: Spans, style: ProseStyle, language: str) -> list[_Word]:
    words: list[_Word] = []
    for piece in _pieces(spans, style, language):
        if piece.spaced or not words:
            words.append([])
        words[-1].append(piece)
    return words


def _pieces(spans: Spans, style: ProseStyle, language: str) -> Iterator[_Piece]:
    spaced, hyphens = False, hyphens_of(language)
    for span in spans_with_signs(spans, language):
        text = printable(span.text, language).string
        text = style.icons.encoded(text) if style.icons else text
        spaced = spaced or span.text[:1].isspace()
        writing = writing_of(without_icons(text), language)
        for at, atom in enumerate(atoms_of(text, None if span.to else hyphens) if text else ()):
            before = spaced if at == 0 else atom.spaced
            yield _Piece(atom.text, span.role, writing, span.to, before, atom.hyphenated, at == 0 and not spaced)
        spaced = span.text[-1:].isspace() or (spaced and not text)


def _lines(words: Sequence[_Word], width_mm: float, style: ProseStyle) -> Iterator[list[_Piece]]:
    """Yield lines as full as they can be; a word goes over to the next line, or its end after a hyphen."""
    line: list[_Piece] = []
    for whole in words:
        word = whole
        while _width([*line, *word], style) > width_mm + EPSILON_MM:
            kept, word = _parted(line, word, width_mm, style)
            if not kept and not line:
                kept, word = _torn(word, width_mm, style)
            yield [*line, *kept]
            line = []
            if not word:
                break
        line = [*line, *word]
    if line:
        yield line


def _parted(line: list[_Piece], word: _Word, width_mm: float, style: ProseStyle) -> tuple[_Word, _Word]:
    """Return the longest beginning of a word that a line has room for, hyphen included, and the rest of the word."""
    for at in range(len(word) - 1, 0, -1):
        if not word[at].glued:
            end = [_hyphenated(word[at - 1])] if word[at].hyphenated else [word[at - 1]]
            begun = [*word[: at - 1], *end]
            if _width([*line, *begun], style) <= width_mm + EPSILON_MM:
                return begun, word[at:]
    return [], word


def _hyphenated(piece: _Piece) -> _Piece:
    """Return a piece with the hyphen of a broken line, which is told from one that is written; it looks the same."""
    return replace(piece, text=piece.text + (SOFT_HYPHEN if piece.writing is None else HYPHEN))


def _torn(word: _Word, width_mm: float, style: ProseStyle) -> tuple[_Word, _Word]:
    """Return a word that no line has room for in two: as much as there is room for, and the rest."""
    whole = next(at for at in range(len(word) - 1, -1, -1) if _width(word[:at], style) <= width_mm)
    piece, room = word[whole], width_mm - _width(word[:whole], style)
    found = list(clusters(piece.text))
    least = 0 if whole else 1
    most = next((at for at in range(len(found) - 1, least, -1) if _part_mm(piece, found[:at], style) <= room), least)
    begun = [replace(piece, text="".join(found[:most]))] if most else []
    rest = "".join(found[most:])
    left = [replace(piece, text=rest, spaced=False, hyphenated=False)] if rest else []
    return [*word[:whole], *begun], [*left, *word[whole + 1 :]]


def _part_mm(piece: _Piece, characters: Sequence[str], style: ProseStyle) -> float:
    return _advance_mm(replace(piece, text="".join(characters)), style)


def _advance_mm(piece: _Piece, style: ProseStyle, text: str = "") -> float:
    face = style.runs[piece.role].face
    return word_units(face, text or piece.text, piece.writing) * style.size_pt / UNITS_PER_EM * MM_PER_PT


def _space_mm(piece: _Piece, style: ProseStyle) -> float:
    return _advance_mm(piece, style, " ")


def _width(line: Sequence[_Piece], style: ProseStyle) -> float:
    spaces = sum(_space_mm(piece, style) for piece in line[1:] if piece.spaced)
    return sum(_advance_mm(piece, style) for piece in line) + spaces


def _set(line: Sequence[_Piece], style: ProseStyle, *, spaced: bool) -> SetLine:
    """Return a line as runs, one for all words that follow each other in one role.

    Spaces between runs, and the one that it ends at if it is `spaced`, are set too, for those who have it read out;
    what is written with other faces has them in runs of their own, as it may run to the left.
    """
    items: list[Item] = []
    x = 0.0
    runs = [[*run] for _, run in groupby(line, key=lambda piece: (piece.role, piece.link, piece.writing))]
    ends = [*(run[0].spaced for run in runs[1:]), spaced]
    for run, is_spaced in zip(runs, ends, strict=True):
        first, string = run[0], _string(run)
        x += _space_mm(first, style) if x and first.spaced else 0.0
        look, width = style.runs[first.role], _width(run, style)
        beside = is_spaced and first.writing is not None
        string += SPACE if is_spaced and not beside else ""
        made = _with_icons(_text(x, string, look, style, first.writing), style.icons)
        items += [Group(made, clip=Rect(x, 0, width, style.line_mm), link=first.link)] if first.link else made
        items += (_text(x + width, SPACE, look, style, None),) if beside else ()
        x += width
    return SetLine(tuple(items), x)


def _string(run: Sequence[_Piece]) -> str:
    return "".join(f"{SPACE if at and piece.spaced else ''}{piece.text}" for at, piece in enumerate(run))


def _text(x: float, string: str, look: RunStyle, style: ProseStyle, writing: Writing | None) -> Text:
    return Text(x, style.baseline_mm, string, look.face, style.size_pt, look.ink, writing=writing)


def _with_icons(text: Text, icons: IconSet | None) -> tuple[Item, ...]:
    return tuple(set_with_icons(text, icons, on_dark=False)) if icons and icon_count(text.string) else (text,)
