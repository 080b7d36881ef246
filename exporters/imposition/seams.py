"""Where a picture is cut into tiles: evenly if that may be, and never through a line of text.

Lengths are millimetres from the picture's upper left corner, its bleed included.
"""

from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from math import ceil, inf
from typing import Final

from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Drawing, Image, Item, Matrix, Path, Rect, Text, Use
from exporters.drawing.shapes import after, moved
from exporters.drawing.surfaces import leaves
from exporters.faces.fonts import MM_PER_PT
from exporters.faces.metrics import text_width_mm

OVERLAP_MM: Final = 10.0
HALF_MM: Final = OVERLAP_MM / 2
EPSILON_MM: Final = 0.01
CLEARANCE_MM: Final = 0.25
"""Between a seam and the ink of a line."""

LEVEL: Final = frozenset("ABCDEFGHIKLMNOPRSTUVWXYZ0123456789 -+.:")
LEVEL_EM: Final = (0.72, 0.035)
PLAIN_EM: Final = (0.87, 0.23)
ACCENTED_EM: Final = (1.02, 0.28)
"""How far the ink of a line reaches above and below its baseline: capitals and figures, small letters, accents too."""

BLOCK_MOST_MM: Final = 90.0
"""What is no longer than this is better left whole: plates, icons, rows, cells."""

ROOM_WORTH: Final = 5.0
ROOM_MOST_MM: Final = 12.0
"""What more room round a cut is worth against evenness: headings stay with their text."""

NEAR_MM: Final = 2.0
"""How near a cut comes to a line where there is more room."""

MORE_TILES_MOST: Final = 2
"""How many tiles more than needed may be taken to spare the texts."""

Span = tuple[float, float]
Spans = tuple[Span, ...]


@dataclass(frozen=True)
class Ground:
    """What lies along an axis of a picture: where texts are, one stretch beside the other, and each of its blocks."""

    length_mm: float
    texts: Spans = ()
    blocks: Spans = ()

    def text_at(self, at_mm: float) -> Span | None:
        """Return the stretch of texts that a seam would cut, None if the place is free."""
        before = bisect_right(self.texts, (at_mm, 0.0)) - 1
        found = self.texts[before] if before >= 0 else None
        return found if found and found[0] < at_mm < found[1] else None

    @cached_property
    def all(self) -> Spans:
        """Texts and blocks, one stretch beside the other."""
        return _joined((*self.texts, *self.blocks))

    def room_at(self, at_mm: float) -> float:
        """Return how much of the way is free round a place, as far as that counts."""
        behind = bisect_right(self.all, (at_mm, 0.0))
        begins = self.all[behind - 1][1] if behind else 0.0
        ends = self.all[behind][0] if behind < len(self.all) else self.length_mm
        return min(max(ends - begins, 0.0), ROOM_MOST_MM)

    def blocks_at(self, at_mm: float) -> int:
        """Return how many blocks a seam would cut."""
        lows, highs = self._block_ends
        return bisect_left(lows, at_mm) - bisect_right(highs, at_mm)

    @cached_property
    def _block_ends(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Where blocks begin and where they end, each in order: what began and has not ended yet is there."""
        cut = [(low + EPSILON_MM, high - EPSILON_MM) for low, high in self.blocks]
        cut = [(low, high) for low, high in cut if low < high]
        return tuple(sorted(low for low, _ in cut)), tuple(sorted(high for _, high in cut))


@dataclass(frozen=True)
class Seam:
    """A cut; where the tile behind it begins; and where the tile before it ends. No text is cut by any of them."""

    cut_mm: float
    begins_mm: float
    ends_mm: float


Extent = tuple[Span, Span]
"""How far something reaches across and down."""


@dataclass(frozen=True)
class Picture:
    """What is to be cut: its size, where each of its texts is, and where each block that is better left whole."""

    width_mm: float
    height_mm: float
    texts: tuple[Extent, ...] = ()
    blocks: tuple[Extent, ...] = ()

    @property
    def down(self) -> Ground:
        """What lies along its height."""
        return Ground(self.height_mm, _joined(down for _, down in self.texts), _short(down for _, down in self.blocks))

    def across(self, upper_mm: float = 0.0, lower_mm: float = inf) -> Ground:
        """Return what lies along its width in a band of its height."""
        texts = (across for across, (top, bottom) in self.texts if top < lower_mm and bottom > upper_mm)
        blocks = (across for across, (top, bottom) in self.blocks if top < lower_mm and bottom > upper_mm)
        return Ground(self.width_mm, _joined(texts), _short(blocks))


def picture_of(drawing: Drawing, *, blocks: bool) -> Picture:
    """Return where the texts of a drawing are, and its blocks if they are asked for."""
    texts: list[Extent] = []
    things: list[Extent] = []
    for item, matrix in leaves(drawing.items):
        extent = _extent(item, matrix)
        if extent and isinstance(item, Text):
            texts.append(extent)
        elif extent and blocks:
            things.append(extent)
    return Picture(drawing.full_width_mm, drawing.full_height_mm, tuple(texts), tuple(things))


def _extent(item: Item, matrix: Matrix) -> Extent | None:
    """Return how far an item reaches across and down; None for lines and dots."""
    match item:
        case Text():
            box = _ink_of(item).inset(-CLEARANCE_MM)
        case Rect() | Image():
            box = Box(item.x, item.y, item.width, item.height)
        case Use():
            matrix = after(matrix, item.matrix)
            box = Box(0, 0, item.symbol.width, item.symbol.height)
        case Path(fill=fill) if fill is not None:
            box = _box_of(item)
        case _:
            return None
    corners = [moved(matrix, (x, y)) for x in (box.x, box.right) for y in (box.y, box.bottom)]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return (min(xs), max(xs)), (min(ys), max(ys))


def _ink_of(text: Text) -> Box:
    em = text.size_pt * MM_PER_PT
    plain = PLAIN_EM if text.string.isascii() else ACCENTED_EM
    rise, drop = LEVEL_EM if LEVEL.issuperset(text.string) else plain
    width = text_width_mm(text.string, text.face, text.size_pt, text.tracking_pt)
    return Box(text.x, text.baseline - rise * em, width, (rise + drop) * em)


def _box_of(path: Path) -> Box:
    points = [(float(step[-2]), float(step[-1])) for step in path.segments if len(step) > 1]
    left, upper = min(x for x, _ in points), min(y for _, y in points)
    return Box(left, upper, max(x for x, _ in points) - left, max(y for _, y in points) - upper)


def _short(spans: Iterable[Span]) -> Spans:
    return tuple((low, high) for low, high in spans if high - low <= BLOCK_MOST_MM)


def _joined(spans: Iterable[Span]) -> Spans:
    """Return spans in order, those that overlap as one."""
    made: list[Span] = []
    for low, high in sorted(spans):
        if made and low <= made[-1][1]:
            made[-1] = (made[-1][0], max(made[-1][1], high))
        else:
            made.append((low, high))
    return tuple(made)


def seams(grounds: Sequence[Ground], room_mm: float) -> tuple[tuple[Seam, ...], ...]:
    """Return the seams of bands of one length, between the fewest tiles that a room allows, as many in each.

    A few tiles more are taken if that spares the texts.

    Raises:
        ValueError: the room is no wider than the overlap.
    """
    if room_mm <= OVERLAP_MM:
        raise ValueError(f"a tile must be larger than its overlap of {OVERLAP_MM:g} mm, got {room_mm:g} mm")
    least = max(ceil((grounds[0].length_mm - OVERLAP_MM - EPSILON_MM) / (room_mm - OVERLAP_MM)), 1)
    found: tuple[tuple[Seam, ...], ...] = ()
    for count in range(least, least + MORE_TILES_MOST + 1):
        made = tuple(_seams(ground, _cuts(ground, room_mm, count)) for ground in grounds)
        if not found or texts_cut(grounds, made) < texts_cut(grounds, found):
            found = made
        if not texts_cut(grounds, found):
            break
    return found


def texts_cut(grounds: Sequence[Ground], found: Sequence[Sequence[Seam]]) -> int:
    """Return how many seams go through text."""
    return sum(
        ground.text_at(seam.cut_mm) is not None for ground, own in zip(grounds, found, strict=True) for seam in own
    )


def _seams(ground: Ground, cuts: tuple[float, ...]) -> tuple[Seam, ...]:
    return tuple(Seam(cut, *_overlap(ground, cut)) for cut in cuts)


def _overlap(ground: Ground, cut: float) -> Span:
    """Return where the overlap of a cut begins and ends: what would be half a line there is left white."""
    begins, ends = cut - HALF_MM, cut + HALF_MM
    if text := ground.text_at(begins):
        begins = min(text[1], cut)
    if text := ground.text_at(ends):
        ends = max(text[0], cut)
    return begins, ends


Cost = tuple[int, int, float]
"""Texts cut, blocks cut, and how far from even the cuts are in millimetres, less the worth of the room round them."""

Way = tuple[Cost, tuple[float, ...]]
"""Cuts in order, and what they cost together."""


def _cuts(ground: Ground, room_mm: float, count: int) -> tuple[float, ...]:
    """Return the best cuts into a number of tiles, in order; tile by tile, the best way to each place is kept."""
    step, length = room_mm - OVERLAP_MM, ground.length_mm
    ways: dict[float, Way] = {0.0: ((0, 0, 0.0), ())}
    for at in range(1, count):
        even = at * (length - OVERLAP_MM) / count + HALF_MM
        low, high = length - HALF_MM - step * (count - at), HALF_MM + step * at
        reach = step + EPSILON_MM if at > 1 else high + EPSILON_MM
        best = _bests(ways, {*_places(ground, low, high, even)}, reach)
        ways = {place: (_and_one(way[0], ground, place, even), (*way[1], place)) for place, way in best}
    return min(ways.values())[1]


def _bests(ways: Mapping[float, Way], places: Collection[float], reach_mm: float) -> Iterator[tuple[float, Way]]:
    """Yield each place, in order, with the best of the ways that a tile up to it may follow, if there is one."""
    coming = deque(sorted(ways))
    near: deque[float] = deque()
    """Where those ways end that may still be the best, each worse than the ones before it."""
    for place in sorted(places):
        while coming and coming[0] < place:
            last = coming.popleft()
            while near and ways[last] < ways[near[-1]]:
                near.pop()
            near.append(last)
        while near and place - near[0] > reach_mm:
            near.popleft()
        if near:
            yield place, ways[near[0]]


def _and_one(cost: Cost, ground: Ground, place: float, even: float) -> Cost:
    """Return what a way costs with one more cut."""
    texts, blocks, off = cost
    cut = ground.text_at(place) is not None
    off += abs(place - even) - (ROOM_WORTH * ground.room_at(place) if ground.blocks else 0.0)
    return (texts + cut, blocks + ground.blocks_at(place), round(off, 3))


def _places(ground: Ground, low: float, high: float, even: float) -> Iterator[float]:
    """Yield where a cut between two places may well lie: evenly, or in the middle or near the ends of what is free."""
    yield even
    ends = {end for span in (*ground.texts, *ground.blocks) for end in span if low < end < high}
    for one, other in pairwise(sorted({low, high, *ends})):
        near = min((other - one) / 2, NEAR_MM)
        yield from (one + near, (one + other) / 2, other - near)
