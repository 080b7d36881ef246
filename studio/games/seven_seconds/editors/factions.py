"""Factions: what each rating has spent, how the stats of all compare, and pictures that authors bring for flags.

The picture lies on disk at once, since a picture is no text that a save could write; that the flag names it is a step.
"""

import html
import re
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from itertools import count
from pathlib import Path
from typing import Final, cast

from PIL import Image as Pixels

from engine.games.seven_seconds.legality.factions import RatingPoints, point_buy
from exporters.layout.pictures import PictureError, decoded
from schemas.base import ID_PATTERN
from schemas.diagnostics.diagnostics import Location
from schemas.edits.patch import Refused
from schemas.edits.writing import put_in_place, sweep, write_beside
from schemas.models.seven_seconds.faction import Faction
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import Rating, Stat
from schemas.packs.files import why
from schemas.packs.starters import identifier
from studio.core.entries import Entry, putting
from studio.core.session import Session

WIDTH, ROW, LABEL, BAR = 460, 34, 130, 6
"""Measures of the comparison in pixels: width of all, height of a stat, width of its name, height of a bar."""
SCALE_LEAST = 6
INK = "text { fill: #4a5560; } @media (prefers-color-scheme: dark) { text { fill: #b3bec9; } }"
"""Words are dark on light pages and light on dark ones."""

MOST_MB: Final = 2
MOST_BYTES: Final = MOST_MB * 1024 * 1024
MOST_PX: Final = 1200
FOLDER: Final = "pictures"
AT: Location = ("flag", "picture")
SVG = re.compile(rb"<svg[\s>]")


@dataclass(frozen=True)
class Compared:
    """A faction in the comparison: its name, the colour of its flag as #RRGGBB, its stats in the order of `Stat`."""

    name: str
    colour: str
    values: tuple[int, ...]


def points(session: Session, entry: Entry) -> tuple[RatingPoints, ...]:
    """Return what a faction spends on each rating, () while it cannot be read. Rules: 7S.FAC.6 to 7S.FAC.8."""
    if session.pack is None or entry.loaded is None:
        return ()
    return point_buy(cast("Faction", entry.loaded.model), cast("Rules", session.pack.rules))


def compared(session: Session, entry: Entry, rating: Rating) -> tuple[Compared, ...]:
    """Return the sound factions of the pack with their stats in a rating, the one in hand first."""
    pack = session.pack
    documents = pack.of_kind(entry.kind) if pack is not None else ()
    first = [one for one in documents if one.id == entry.id]
    others = [one for one in documents if one.id != entry.id]
    return tuple(_compared(cast("Faction", one.model), rating) for one in (*first, *others))


def _compared(faction: Faction, rating: Rating) -> Compared:
    line = faction.stats.line(rating)
    return Compared(faction.name, faction.flag.field, tuple(line.value(stat) for stat in Stat))


def comparison_svg(factions: Sequence[Compared]) -> str:
    """Return the stats of factions as bars, a group a stat; each bar has its number, so that colour is not needed."""
    row = ROW + max(0, len(factions) - 2) * (BAR + 4)
    height = row * len(Stat)
    most = max([SCALE_LEAST, *(value for one in factions for value in one.values)])
    groups = "".join(_group(factions, number, row, most) for number in range(len(Stat)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}"'
        f' font-family="sans-serif" font-size="13"><style>{INK}</style>{groups}</svg>'
    )


def _group(factions: Sequence[Compared], number: int, row: int, most: int) -> str:
    stat = [*Stat][number].value.replace("_", " ").capitalize()
    top = number * row
    label = f'<text x="0" y="{top + row / 2:g}" dominant-baseline="middle">{html.escape(stat)}</text>'
    bars = "".join(_bar(one, number, top + 6 + place * (BAR + 5), most, place) for place, one in enumerate(factions))
    return label + bars


def _bar(one: Compared, number: int, y: float, most: int, place: int) -> str:
    """Return a bar with its number; that of the faction in hand is full, the others are outlined."""
    value = one.values[number]
    length = (WIDTH - LABEL - 40) * value / most
    look = f'fill="{one.colour}"' if place == 0 else f'fill="{one.colour}" fill-opacity="0.6"'
    return (
        f'<rect x="{LABEL}" y="{y:g}" width="{length:.1f}" height="{BAR}" rx="2" {look} stroke="#8b93a0"'
        f' stroke-width="0.6"><title>{html.escape(one.name)}</title></rect>'
        f'<text x="{LABEL + length + 6:.1f}" y="{y + BAR:g}" font-size="10">{value}</text>'
    )


def bring_flag(session: Session, entry: Entry, data: bytes) -> bool:
    """Put a picture file into the pack as the flag of a faction; return whether it was done, `notice` says what was."""
    picture = flag_png(data)
    if isinstance(picture, Refused):
        return session.take(picture)
    entry = session.entry(entry.focus.name, entry.focus.number) or entry
    try:
        path = _free(session.workspace.root, _stem(entry), picture)
        named = session.workspace.edit(entry.focus, putting(entry.data, AT, path), f"Put a picture on {entry.title}")
        if not isinstance(named, Refused):
            _place(session.workspace.root, path, picture)
    except OSError as error:
        return session.take(Refused(f"The picture could not be put into the pack: {why(error)}; the flag is as it was"))
    if not session.take(named):
        return False
    session.generation += 1
    session.notice = f"{path} is in the pack, and now the flag of {entry.title}"
    return True


def drop_flag(session: Session, entry: Entry) -> bool:
    """Let the flag be drawn again, as a step; the picture stays in its folder. Return whether it was done."""
    done = session.put(entry.at(*AT), None, f"Take the picture off {entry.title}")
    session.generation += 1
    return done


def flag_png(data: bytes) -> bytes | Refused:
    """Return the picture in a file's bytes as PNG, at most `MOST_PX` wide and high; or why it is not let in.

    Neither words nor places nor colour profiles of the file are in it.
    """
    if len(data) > MOST_BYTES:
        return Refused(f"The picture has more than {MOST_MB} MB; save a smaller one, {MOST_PX} pixels are enough")
    if SVG.search(data[:4096]):
        return Refused("An SVG may hold more than a picture; save it as PNG and bring that")
    try:
        pixels = decoded(data).pixels
    except PictureError as error:
        message = str(error)
        return Refused(f"{message[:1].upper()}{message[1:]}; {error.hint}")
    bare = Pixels.new("RGB", pixels.size)
    bare.paste(pixels)
    bare.thumbnail((MOST_PX, MOST_PX), Pixels.Resampling.LANCZOS)
    out = BytesIO()
    bare.save(out, "PNG")
    return out.getvalue()


def _stem(entry: Entry) -> str:
    return entry.id if re.fullmatch(ID_PATTERN, entry.id) else identifier(entry.title)


def _free(root: Path, stem: str, picture: bytes) -> str:
    """Return the first path in the pack where nothing is, or this very picture. Raises `OSError`."""
    names = (f"{FOLDER}/{stem}.png" if number == 1 else f"{FOLDER}/{stem}_{number}.png" for number in count(1))
    return next(name for name in names if not _is_taken(root / name, picture))


def _is_taken(path: Path, picture: bytes) -> bool:
    """Whether something else lies at a path. Raises `OSError`."""
    if path.is_symlink() or path.is_dir():
        return True
    return path.exists() and not (path.stat().st_size == len(picture) and path.read_bytes() == picture)


def _place(root: Path, name: str, picture: bytes) -> None:
    """Write a picture whole or not at all. Raises `OSError`, also when its folder lies outside the pack."""
    path = root / name
    if not path.parent.resolve().is_relative_to(root.resolve()):
        raise PermissionError(f"the folder {FOLDER} leads out of the pack")
    path.parent.mkdir(exist_ok=True)
    if not path.exists():
        sweep(path)
        put_in_place(write_beside(path, picture), path)
