"""A battle's log as a replay: steps with their sentence, dice and rules, and what each changes on the board."""

import io
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.battles.logs import LogError, open_log
from engine.battles.orders import LogRow
from engine.battles.played import battles_of
from engine.battles.telling import tell
from schemas.packs.packs import Pack
from studio.systems import Board, studio_of
from studio.views.rulebooks import rule_texts

Json = dict[str, Any]


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
        raise LogError(1, f"battles of {system.value} cannot be shown yet")
    try:
        board = lay()(opened.first, pack)
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as error:
        raise LogError(1, "the table of the header cannot be drawn") from error
    chapter = battles_of(system).form.turns.removesuffix("s")
    steps = tuple(_steps(tell(opened), board, chapter))
    cited = {rule for step in steps for rule in step["rules"]}
    words = {name: text for name, text in rule_texts(pack).items() if name in cited}
    return Replay(opened.first, {**board.scene(), "chapter": chapter}, steps, words)


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
