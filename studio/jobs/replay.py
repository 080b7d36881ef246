"""A battle's log as a replay: steps with their sentence, dice and rules, what each changes, and scenes of dots."""

import io
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, ClassVar, Final

from engine.battles.by_hand.offers import PLACE
from engine.battles.logs import open_log, tell
from engine.battles.orders import LogError, LogRow
from engine.battles.played import battles_of
from schemas.packs.packs import Pack
from studio.systems import Board, studio_of
from studio.views.house_rules import rule_texts

Json = dict[str, Any]
Place = tuple[float, float]
BEFORE: Final = "So it stood."
"""The first step of what happened meanwhile."""


@dataclass(frozen=True)
class Replay:
    """A battle to step through, as JSON values.

    `scene` is what never changes, with the `chapter` that steps are told in, a round or a turn. `steps` are what
    happened one after another, `rules` the words of every rule cited.
    """

    header: LogRow
    scene: Json
    steps: tuple[Json, ...]
    rules: Mapping[str, str]

    def document(self) -> Json:
        """Return it all as one value."""
        return {"scene": self.scene, "steps": list(self.steps), "rules": dict(self.rules)}

    def story(self) -> str:
        """Return the battle as plain sentences, one a line."""
        return "".join(f"{step['text']}\n" for step in self.steps)


@dataclass
class _Gathering:
    """What belongs to the next step: rows without a sentence lead up to the one that has one."""

    dice: list[Json] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    rules: list[str] = field(default_factory=list)

    def add(self, row: LogRow, note: str) -> None:
        self.rules += [rule for rule in row["rules"] if rule not in self.rules]
        if note:
            self.notes.append(note)
        if row["event"] == "die":
            self.dice.append({"value": row["value"], "need": row.get("need", 0), "reason": row["reason"]})


def replay_of(log: bytes, pack: Pack | None) -> Replay:
    """Return the replay of a log; `pack` gives the terrain and the words of the rules, None leaves them out.

    Raises:
        LogError: it is no log, battles of its system cannot be shown, or a row is not as the engine writes it.
    """
    opened = open_log(io.BytesIO(log))
    system = opened.header.system
    lay = studio_of(system).board
    if lay is None:
        raise LogError(1, f"battles of {system} cannot be shown yet")
    try:
        board = lay()(opened.first, pack)
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as error:
        raise LogError(1, "the table of the header cannot be drawn") from error
    chapter = battles_of(system).form.turns.removesuffix("s")
    steps = tuple(_steps(tell(opened), board, chapter))
    return Replay(opened.first, {**board.scene(), "chapter": chapter}, steps, rules_cited(steps, pack))


def rules_cited(steps: Iterable[Json], pack: Pack | None) -> dict[str, str]:
    """Return the words of every rule that some steps or answers cite."""
    cited = {rule for step in steps for rule in step["rules"]}
    return {name: text for name, text in rule_texts(pack).items() if name in cited}


def steps_since(told: Sequence[tuple[LogRow, str]], since: int, board: Board, chapter: str) -> Iterator[Json]:
    """Yield how the table stood after some rows, as the first step, then those of the rows that follow.

    Rows are numbered as they are given. Raises LogError as `replay_of` does.
    """
    for row, _ in told[:since]:
        board.read(row)
    begun: LogRow = {"n": since, "event": "", "rules": [], chapter: told[since - 1][0].get(chapter, 0) if since else 0}
    yield {"round": begun[chapter], **_step(begun, BEFORE, _Gathering(), board.change(begun))}
    later = (({"n": n, **row}, sentence) for n, (row, sentence) in enumerate(told[since:], since + 1))
    yield from _steps(later, board, chapter)


def _steps(rows: Iterator[tuple[LogRow, str]], board: Board, chapter: str) -> Iterator[Json]:
    waiting = _Gathering()
    for row, sentence in rows:
        try:
            board.read(row)
            waiting.add(row, board.note(row))
            if sentence:
                yield {"round": row.get(chapter, 0), **_step(row, sentence, waiting, board.change(row))}
                waiting = _Gathering()
        except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as error:
            raise LogError(row["n"] + 1, f"this row `{row['event']}` cannot be drawn: {error}") from error


def _step(row: LogRow, sentence: str, waiting: _Gathering, change: Json) -> Json:
    return {
        "n": row["n"],
        "event": row["event"],
        "side": row.get("side", ""),
        "text": sentence,
        "who": [row[part] for part in ("actor", "target") if part in row],
        "dice": waiting.dice,
        "notes": waiting.notes,
        "rules": waiting.rules,
        **change,
    }


def last_place(sentence: str) -> Place | None:
    """Return the last place that a sentence names as people write one, `(13, 7.5)` or `13/7`; None for no place."""
    found = PLACE.findall(sentence)
    return (float(found[-1][0]), float(found[-1][1])) if found else None


class PieceBoard(ABC):
    """A table with pieces on it, of which a game says who stands there and what they look like; `table` follows rows.

    `lines` are the rows that are shown as a line from who acts to whom it concerns, with the look of the line.
    """

    table: Any
    lines: ClassVar[Mapping[str, str]]
    shown: Mapping[str, Json] = MappingProxyType({})

    @abstractmethod
    def pieces(self) -> Mapping[str, Json]:
        """Return who stands on the table now, by name, as the replay draws them."""

    def read(self, row: LogRow) -> None:
        """Take in the next row."""
        self.table.read(row)

    def note(self, _row: LogRow) -> str:
        """Return nothing: what has no sentence is told by its dice."""
        return ""

    def spot(self, sentence: str) -> Place | None:
        """Return the place to which the sentence of an answer leads; None where it leads to none."""
        return last_place(sentence)

    def change(self, row: LogRow) -> Json:
        """Return who stands otherwise since the last time, and the line or the way of `row`."""
        before, now = self.shown, self.pieces()
        self.shown = now
        names = (*now, *sorted(before.keys() - now.keys()))
        changed = {name: now.get(name) for name in names if now.get(name) != before.get(name)}
        return {"pieces": changed, **self.line(row, before, now), **way_of(row, before, now)}

    def line(self, row: LogRow, before: Mapping[str, Json], now: Mapping[str, Json]) -> Json:
        """Return the line of a row, between where its ends stood last."""
        return line_between(row, self.lines, {**before, **now})


class DotBoard(PieceBoard):
    """A map of dots, inches from its south-west corner."""

    def line(self, row: LogRow, before: Mapping[str, Json], _now: Mapping[str, Json]) -> Json:
        """Return the line of a row between two who were there before it."""
        if row["event"] not in self.lines:
            return {}
        ends = [before.get(row[part]) for part in ("actor", "target")]
        return {"line": [self.lines[row["event"]], *(part for end in ends if end for part in _place(end))]}


def line_between(row: LogRow, looks: Mapping[str, str], pieces: Mapping[str, Json]) -> Json:
    """Return the line of a row from who acts to whom it concerns, where they stood last; nothing without a look."""
    ends = [pieces.get(row.get(part, "")) for part in ("actor", "target")]
    if row["event"] not in looks or None in ends:
        return {}
    return {"line": [looks[row["event"]], *(part for end in ends if end for part in _place(end))]}


def way_of(row: LogRow, before: Mapping[str, Json], now: Mapping[str, Json]) -> Json:
    """Return the way of who acts, from where it was shown last; none for who comes upon the board or leaves it."""
    ends = [pieces.get(row.get("actor", "")) for pieces in (before, now)]
    places = [_place(end) for end in ends if end]
    return {"way": ["move", *places[0], *places[1]]} if len({*places}) == len(ends) else {}


def _place(piece: Json) -> Place:
    return piece["x"], piece["y"]


def bare_scene(size_in: Place, base_in: float, ground: str, dots: Iterable[Place]) -> Json:
    """Return a map of nothing but its dots, on which nobody measures inches."""
    return {
        "size_in": [*size_in],
        "base_in": base_in,
        "jammer_in": 0,
        "ground": ground,
        "solid": True,
        "unmeasured": True,
        "terrain": [],
        "dots": [[*dot] for dot in dots],
        **{nothing: {} for nothing in ("patches", "icons", "letters", "edges")},
    }


def cell(name: str, terrain: str, ink: str, outline: Iterable[Place]) -> Json:
    """Return the ground of a dot."""
    return {"id": name, "type": terrain, "ink": ink, "outline": [[*corner] for corner in outline]}


def badges(*shown: tuple[str, int, int]) -> list[list[Any]]:
    """Return the badges of a piece that say something: a text, and the corner it stands at."""
    return [[*mark] for mark in shown if mark[0]]


def in_words(words: Iterator[str]) -> Json:
    """Return what is said of a piece, nothing where there is nothing to say."""
    said = ", ".join(words)
    return {"state": said} if said else {}
