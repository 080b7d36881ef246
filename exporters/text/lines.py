"""Lines: how type is set, how wide a run of words is, and a text broken into lines of a width."""

from bisect import bisect_right
from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate
from typing import Final, Literal, NamedTuple

from exporters.drawing.inks import BLACK, Paint
from exporters.faces.characters import Writing, clusters, is_set_plainly
from exporters.faces.fonts import MM_PER_PT, UNITS_PER_EM, Face
from exporters.faces.metrics import advance, units_and_signs
from exporters.text.breaking import HYPHEN, Atom, Hyphens, atoms_of, clusters_of, is_broken_within
from exporters.text.inline_icons import ADVANCE_EM, IconSet, icon_count, without_icons

EPSILON_UNITS = 1e-6
"""Less than any difference between two widths, more than what sums of them are rounded by."""

ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"


FACES_KEPT: Final = 64
WORDS_OF_FACE_KEPT: Final = 4096
"""So many words keep their widths in each of so many faces and writings: about a megabyte a face."""


class TypeScale(NamedTuple):
    """What every size is multiplied with, and the smallest size that may come of it (0: none)."""

    factor: float = 1.0
    least_pt: float = 0.0


AS_DESIGNED: Final = TypeScale()
"""Type as components set it."""


class TextStyle(NamedTuple):
    """How a text is set; `min_pt` is the smallest size it may shrink to, `icons` what names in colons become."""

    face: Face
    size_pt: float
    min_pt: float
    fill: Paint = BLACK
    leading: float = 1.2
    align: Literal["left", "centre", "right"] = "left"
    valign: Literal["top", "middle", "bottom"] = "top"
    tracking_pt: float = 0.0
    icons: IconSet | None = None

    def scaled(self, scale: TypeScale) -> "TextStyle":
        """Return the style under a scale of type."""
        if scale == AS_DESIGNED:
            return self
        size_pt = max(self.size_pt * scale.factor, scale.least_pt)
        return self._replace(size_pt=size_pt, min_pt=min(max(self.min_pt, scale.least_pt), size_pt))

    def sized(self, size_pt: float) -> "TextStyle":
        """Return the style at another size, leading in proportion."""
        return self if size_pt == self.size_pt else self._replace(size_pt=size_pt)

    @property
    def line_mm(self) -> float:
        """Distance of two baselines."""
        return self.size_pt * self.leading * MM_PER_PT


class Lines(NamedTuple):
    """The lines of a text, and whether each ends where one may: `whole` is false if a word was torn."""

    lines: tuple[str, ...]
    whole: bool


class _Widths(dict[str, float]):
    """Advances of words in a face, in thousandths of an em, icons included; each is found when it is asked for."""

    def __init__(self, face: Face, writing: Writing | None) -> None:
        super().__init__()
        self.face = face
        self.writing = writing

    def __missing__(self, word: str) -> float:
        if len(self) >= WORDS_OF_FACE_KEPT:
            self.clear()
        self[word] = self._found(word)
        return self[word]

    def _found(self, word: str) -> float:
        icons = icon_count(word)
        text = without_icons(word) if icons else word
        plain = self.writing is None or is_set_plainly(text, self.face, self.writing)
        units = advance(self.face, text) if plain else units_and_signs(text, self.face, self.writing or Writing())[0]
        return units + icons * ADVANCE_EM * UNITS_PER_EM if icons else units


_widths = lru_cache(maxsize=FACES_KEPT)(_Widths)


def word_units(face: Face, word: str, writing: Writing | None) -> float:
    """Return the advance of a word in thousandths of an em, icons included."""
    return _widths(face, writing)[word]


def _signs(string: str, face: Face, writing: Writing | None) -> int:
    """Return how many signs of a run tracking sets apart, icons and spaces among them."""
    if writing is None or is_set_plainly(text := without_icons(string), face, writing):
        return len(string)
    return units_and_signs(text, face, writing)[1] + icon_count(string)


def measure(string: str, style: TextStyle, writing: Writing | None = None) -> float:
    """Return the width of a run in millimetres."""
    words = string.split(" ")
    units = sum(map(_widths(style.face, writing).__getitem__, words))
    units += (len(words) - 1) * advance(style.face, " ")
    signs = _signs(string, style.face, writing) if style.tracking_pt else 1
    tracking_pt = style.tracking_pt * max(signs - 1, 0)
    return (units * style.size_pt / UNITS_PER_EM + tracking_pt) * MM_PER_PT


def wrapped(
    string: str, style: TextStyle, width_mm: float, writing: Writing | None = None, hyphens: Hyphens | None = None
) -> Lines:
    """Return the lines of a text, as full as they can be; a word wider than a line is torn."""
    if hyphens is None and (writing is None or not is_broken_within(string)):
        lines = _wrapped_words(string, style, width_mm, writing)
        return Lines(lines, " ".join(lines) == string)
    return _wrapped_atoms(string, style, width_mm, writing, hyphens)


def _wrapped_words(string: str, style: TextStyle, width_mm: float, writing: Writing | None) -> tuple[str, ...]:
    """Return the lines of a text that is broken between words only."""
    tracking = style.tracking_pt * UNITS_PER_EM / style.size_pt
    most = width_mm * UNITS_PER_EM / (style.size_pt * MM_PER_PT) + EPSILON_UNITS
    gap = advance(style.face, " ") + 2 * tracking
    words = string.split(" ")
    widths = _tracked_widths(words, style, writing)
    lines: list[str] = []
    begin = 0
    for at in [at for at, width in enumerate(widths) if width > most]:
        lines.extend(_full_lines(words[begin:at], widths[begin:at], most, gap))
        *full, words[at] = _broken(words[at], style, width_mm, writing)  # its rest begins the next line
        lines.extend(full)
        widths[at] = min(_tracked_widths([words[at]], style, writing)[0], most)
        begin = at
    return (*lines, *_full_lines(words[begin:], widths[begin:], most, gap))


def _tracked_widths(words: list[str], style: TextStyle, writing: Writing | None) -> list[float]:
    """Return the widths of words in thousandths of an em, with the tracking between their signs."""
    widths = [*map(_widths(style.face, writing).__getitem__, words)]
    if not style.tracking_pt:
        return widths
    tracking = style.tracking_pt * UNITS_PER_EM / style.size_pt
    gaps = [max(_signs(word, style.face, writing) - 1, 0) for word in words]
    return [width + tracking * count for width, count in zip(widths, gaps, strict=True)]


def _full_lines(words: list[str], widths: list[float], most: float, gap: float) -> Iterator[str]:
    """Yield lines that are as full as they can be, of words of which none is wider than a line."""
    ends = [0.0, *accumulate([width + gap for width in widths])]
    begin = 0
    while begin < len(words):
        end = bisect_right(ends, ends[begin] + most + gap, begin + 2) - 1
        yield " ".join(words[begin:end])
        begin = end


def _broken(word: str, style: TextStyle, width_mm: float, writing: Writing | None) -> tuple[str, ...]:
    """Return a word in pieces that each fit on a line, at least one character with its marks each."""
    pieces: list[str] = []
    piece = ""
    for cluster in clusters(word):
        if piece and measure(piece + cluster, style, writing) > width_mm:
            pieces.append(piece)
            piece = ""
        piece += cluster
    return (*pieces, piece)


class _Setter:
    """Sets atoms one after the other; a line may end before each, with a hyphen where the atom says so.

    `whole` turns false when a word is torn.
    """

    def __init__(self, style: TextStyle, width_mm: float, writing: Writing | None) -> None:
        self.style = style
        self.writing = writing
        self.tracking = style.tracking_pt * UNITS_PER_EM / style.size_pt
        self.most = width_mm * UNITS_PER_EM / (style.size_pt * MM_PER_PT) + EPSILON_UNITS
        self.gap = advance(style.face, " ") + self.tracking
        self.hyphen = advance(style.face, HYPHEN) + self.tracking
        self.lines: list[str] = []
        self.line: list[tuple[Atom, float]] = []
        self.used = 0.0
        self.whole = True

    def width(self, atom: Atom) -> float:
        """Return how wide an atom is, tracking after each sign included."""
        signs = _signs(atom.text, self.style.face, self.writing) if self.tracking else 0
        return word_units(self.style.face, atom.text, self.writing) + self.tracking * signs

    def set(self, atom: Atom) -> None:
        """Set an atom on the line, or on the next one with what cannot be parted from it."""
        width = self.width(atom)
        if self.line and self._wider(atom, width) - self.tracking > self.most:
            for moved, _ in self._moved([(atom, width)]):
                self.set(moved)
        else:
            self.used = self._wider(atom, width)
            self.line.append((atom, width))

    def _moved(self, moved: list[tuple[Atom, float]]) -> list[tuple[Atom, float]]:
        """End the line before atoms, and return them with what had to go along to make room for a hyphen.

        Where nothing would stay, the line ends without one, and the word is torn.
        """
        line = list(self.line)
        while line and moved[0][0].hyphenated and self._total(line) + self.hyphen - self.tracking > self.most:
            moved = [line.pop(), *moved]
        if line:
            self.line = line
            self._end(HYPHEN if moved[0][0].hyphenated else "")
            return moved
        self._end("")
        self.whole = False
        return moved[-1:]

    def _wider(self, atom: Atom, width: float) -> float:
        return self.used + (self.gap if atom.spaced and self.line else 0.0) + width

    def _total(self, line: list[tuple[Atom, float]]) -> float:
        return sum(width for _, width in line) + self.gap * sum(atom.spaced for atom, _ in line[1:])

    def _end(self, end: str) -> None:
        first, *others = (atom for atom, _ in self.line)
        self.lines.append(first.text + "".join(" " * atom.spaced + atom.text for atom in others) + end)
        self.line, self.used = [], 0.0

    def ended(self) -> tuple[str, ...]:
        """Return all lines, the last one ended."""
        if self.line:
            self._end("")
        return tuple(self.lines)


def _wrapped_atoms(
    string: str, style: TextStyle, width_mm: float, writing: Writing | None, hyphens: Hyphens | None
) -> Lines:
    """Return the lines of a text that may end within words, by the rules of its script or with a hyphen."""
    setter = _Setter(style, width_mm, writing)
    for atom in atoms_of(string, hyphens):
        if setter.width(atom) - setter.tracking <= setter.most:
            setter.set(atom)
            continue
        setter.whole = False
        for part in clusters_of(atom):
            setter.set(part)
    return Lines(setter.ended(), setter.whole)


def shortened(text: str, style: TextStyle, width_mm: float, writing: Writing | None = None) -> str:
    """Return the text with its end replaced by an ellipsis, so that it fits on a line."""
    kept = clusters(text)
    while kept and measure("".join(kept).rstrip() + ELLIPSIS, style, writing) > width_mm:
        kept.pop()
    return "".join(kept).rstrip() + ELLIPSIS
