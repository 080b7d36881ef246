"""Checks of pages, of sheets, and of pictures in the place of pages."""

from collections import Counter
from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import pairwise
from typing import Final
from warnings import catch_warnings, simplefilter

import PIL.Image

from exporters.faces.fonts import MM_PER_IN, MM_PER_PT
from exporters.imposition.profiles import Profile
from exporters.preflight.codes import Fault
from exporters.preflight.facts import Edges, Facts, Sheet

EPSILON_PT = 0.05
NEAR_MM: Final = 0.05

MARK_MOST_PT: Final = 15 / MM_PER_PT
LEVEL_PT: Final = 0.05
NEAR_PT: Final = 10 / MM_PER_PT
"""How long a crop mark is at most, how level, and how far from the pieces whose cut it shows."""

SAME_PT: Final = 1.0
"""A frame whose edges are all so near to those of the sheet is the sheet itself."""


def has_pages(facts: Facts, _profile: Profile) -> Iterator[Fault]:
    """There is something to print."""
    if not facts.sheets and not facts.unread:
        yield Fault("page-count-none", "the file has no pages")


def boxes_are_nested(facts: Facts, profile: Profile) -> Iterator[Fault]:
    """The trim lies in the bleed and that in the page; shops need the trim."""
    for sheet in facts.sheets:
        if profile.standards and not {"TrimBox", "ArtBox"} & {*sheet.boxes}:
            yield Fault("box-missing", "there is no trim box", (sheet.number,))
            continue
        chain = [sheet.trim, *(sheet.boxes[name] for name in ("BleedBox", "MediaBox") if name in sheet.boxes)]
        if not all(_inside(inner, outer) for inner, outer in pairwise(chain)):
            yield Fault("boxes-not-nested", "trim, bleed and page do not lie in each other", (sheet.number,))


def _inside(inner: Edges, outer: Edges) -> bool:
    left, lower, right, upper = (part - whole for part, whole in zip(inner, outer, strict=True))
    return min(left, lower) >= -EPSILON_PT and max(right, upper) <= EPSILON_PT


def bleeds_enough(facts: Facts, profile: Profile) -> Iterator[Fault]:
    """Every page goes on beyond its trim as far as the profile asks, on all four sides."""
    for sheet in facts.sheets if profile.bleed_mm else ():
        outer = sheet.boxes.get("BleedBox", sheet.trim)
        left, lower, right, upper = (part - whole for part, whole in zip(sheet.trim, outer, strict=True))
        least = min(left, lower, -right, -upper) * MM_PER_PT
        if least < profile.bleed_mm - NEAR_MM:
            message = f"the bleed is {max(least, 0):.3g} mm, and {profile.title} asks for {profile.bleed_mm:.4g}"
            yield Fault("bleed-too-small", message, (sheet.number,))


def has_no_rim(facts: Facts, profile: Profile) -> Iterator[Fault]:
    """Where no marks are wanted, the page ends with its bleed."""
    for sheet in facts.sheets if profile.bleed_mm and not profile.marks else ():
        if not _inside(sheet.boxes["MediaBox"], sheet.boxes.get("BleedBox", sheet.trim)):
            yield Fault("page-too-large", "the page is larger than its bleed", (sheet.number,))


def size_mm(sheet: Sheet) -> tuple[float, float]:
    """Return width and height of a page after trimming."""
    left, lower, right, upper = sheet.trim
    return ((right - left) * MM_PER_PT, (upper - lower) * MM_PER_PT)


def sizes_are_cut(facts: Facts, profile: Profile) -> Iterator[Fault]:
    """Shops with a catalogue cut its sizes only, and one a file."""
    if not profile.sizes_mm:
        return
    sizes = {sheet.number: size_mm(sheet) for sheet in facts.sheets}
    for number, (width, height) in sizes.items():
        if not any(_same((width, height), size) for size in profile.sizes_mm):
            message = f"{profile.title} does not cut {width:.4g} x {height:.4g} mm"
            yield Fault("page-size-not-cut", message, (number,))
    first = next(iter(sizes.values()), (0.0, 0.0))
    others = tuple(number for number, size in sizes.items() if not _same(size, first))
    if others:
        message = f"the trimmed size differs from the {first[0]:.4g} x {first[1]:.4g} mm of page 1"
        yield Fault("page-sizes-differ", message, others)


def _same(one: Sequence[float], other: Sequence[float]) -> bool:
    return all(abs(a - b) <= NEAR_MM for a, b in zip(sorted(one), sorted(other), strict=True))


def stands_upright(facts: Facts, profile: Profile) -> Iterator[Fault]:
    """No page is turned."""
    for sheet in facts.sheets if profile.bleed_mm else ():
        if sheet.rotation:
            yield Fault("page-turned", f"the page is turned by {sheet.rotation} degrees", (sheet.number,))


def is_not_scaled(facts: Facts, _profile: Profile) -> Iterator[Fault]:
    """A point is a 72nd of an inch on every page."""
    for sheet in facts.sheets:
        if sheet.unit != 1:
            yield Fault("page-scaled", f"the page counts in units of {sheet.unit:.4g} points", (sheet.number,))


def comes_in_pairs(facts: Facts, profile: Profile) -> Iterator[Fault]:
    """Shops that want backs before fronts get both of every card."""
    if profile.page_order == "back_front" and len(facts.sheets) % 2 and not facts.unread:
        yield Fault("page-count-odd", f"there are {len(facts.sheets)} pages, and they come in pairs of back and front")


def keeps_order(facts: Facts, profile: Profile) -> Iterator[Fault]:
    """Backs stand where the shop wants them; they are known by being alike, as fronts are not."""
    if profile.page_order == "sheets" or facts.unread:
        return
    digests = tuple(sheet.digest for sheet in facts.sheets)
    backs_at = int(profile.page_order == "front_back")
    backs, fronts = ({*digests[at::2]} for at in (backs_at, 1 - backs_at))
    if backs & fronts:
        for page in _strays(digests, backs_at):
            yield Fault("page-order-wrong", "here stands what is the back of other cards", (page,))
    elif len(digests) > 3 and len(fronts) < len(backs):
        first = "back" if backs_at == 0 else "front"
        yield Fault("page-order-wrong", f"backs and fronts look exchanged; this shop wants the {first} first")


def _strays(digests: Sequence[str], backs_at: int) -> Iterator[int]:
    """Yield the numbers of pages at the place of a front that are nearly always at that of a back."""
    behind, before = Counter(digests[backs_at::2]), Counter(digests[1 - backs_at :: 2])
    for at in range(1 - backs_at, len(digests), 2):
        if behind[digests[at]] > 2 * before[digests[at]]:
            yield at + 1


def pieces_bleed(facts: Facts, profile: Profile) -> Iterator[Fault]:
    """Where a crop mark shows a cut inside a sheet, the pictures there go on beyond it, each by its own bleed."""
    for sheet in facts.sheets if profile.bleed_mm else ():
        least = min(_bleeds(sheet), default=None)
        if least is not None and least * MM_PER_PT < profile.bleed_mm - NEAR_MM:
            message = (
                f"pieces on the sheet bleed {least * MM_PER_PT:.3g} mm beyond their cuts, "
                f"and {profile.title} asks for {profile.bleed_mm:.4g}"
            )
            yield Fault("piece-bleed-too-small", message, (sheet.number,))


def _bleeds(sheet: Sheet) -> Iterator[float]:
    """Yield for every crop mark how far the nearest end of a picture is from the cut, in points."""
    frames = [one for one in sheet.frames if any(abs(a - b) > SAME_PT for a, b in zip(one, sheet.trim, strict=True))]
    for line in sheet.lines:
        size = (line[2] - line[0], line[3] - line[1])
        if max(size) > MARK_MOST_PT or min(size) > LEVEL_PT or max(size) <= LEVEL_PT:
            continue
        if not _holds(sheet.trim, line) or any(_holds(frame, line) for frame in frames):
            continue  # a mark of the page itself, or a part of a picture
        axis = 0 if size[0] <= LEVEL_PT else 1
        yield from _from_cut(line, axis, frames)


def _holds(frame: Edges, line: Edges) -> bool:
    x, y = (line[0] + line[2]) / 2, (line[1] + line[3]) / 2
    return frame[0] < x < frame[2] and frame[1] < y < frame[3]


def _from_cut(mark: Edges, axis: int, frames: list[Edges]) -> Iterator[float]:
    """Yield how far the pictures that a mark points at end from its cut; `axis` 0 is an upright mark."""
    at, along = mark[axis], 1 - axis
    near = [
        (max(one[along] - mark[along + 2], mark[along] - one[along + 2], 0.0), one)
        for one in frames
        if one[axis] - NEAR_PT < at < one[axis + 2] + NEAR_PT
    ]
    closest = min((gap for gap, _ in near), default=NEAR_PT)
    if closest < NEAR_PT:
        ends = (end for gap, one in near if gap < closest + 1 for end in (one[axis], one[axis + 2]))
        yield min(abs(end - at) for end in ends)


def picture_faults(data: bytes, profile: Profile) -> Iterator[Fault]:
    """Yield what is wrong with a picture of one side."""
    wanted = {tuple(sorted(_pixels(side, profile) for side in sides)) for sides in profile.sizes_mm}
    try:
        with catch_warnings(), PIL.Image.open(BytesIO(data)) as picture:
            simplefilter("ignore", PIL.Image.DecompressionBombWarning)
            size, mode = picture.size, picture.mode
            if tuple(sorted(size)) in wanted:  # others may have any number of pixels
                picture.load()
    except (OSError, SyntaxError, ValueError, PIL.Image.DecompressionBombError) as error:
        yield Fault("file-unreadable", f"the picture cannot be opened ({type(error).__name__})")
        return
    if tuple(sorted(size)) not in wanted:
        yield Fault("picture-size-wrong", f"{size[0]} x {size[1]} pixels is no size that {profile.title} cuts")
    if mode != "RGB":
        yield Fault("picture-not-rgb", f"the picture is in mode {mode} instead of RGB")


def _pixels(side_mm: float, profile: Profile) -> int:
    """Return how many pixels a side has with its bleed."""
    return round((side_mm + 2 * profile.bleed_mm) / MM_PER_IN * profile.image_dpi)
