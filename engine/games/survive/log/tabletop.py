"""The table as the rows of a log tell it: who stands where, which way they face, and who has the KeyChip."""

from dataclasses import dataclass, field, replace
from math import atan2, degrees
from typing import Any

FULL_TURN_DEG = 360.0


@dataclass(frozen=True)
class Figure:
    """A piece on the table: its side, its place in inches, its facing, whether it is Dazed; `kind` of control units."""

    side: str
    x_in: float
    y_in: float
    facing_deg: float
    kind: str = ""
    dazed: bool = False


@dataclass
class Tabletop:
    """The table of one battle: rows go in, in their order."""

    figures: dict[str, Figure] = field(default_factory=dict)
    keychip: tuple[float, float] | None = None
    turn: int = 0
    fallen: Figure | None = None

    def read(self, row: dict[str, Any]) -> None:
        """Take in a row.

        Raises:
            KeyError, TypeError, ValueError: the row is not as the engine writes it.
        """
        event = row["event"]
        if event in {"deployed", "control_unit"}:
            kind = row["kind"] if event == "control_unit" else ""
            self.figures[row["actor"]] = Figure(row["side"], row["x_in"], row["y_in"], _facing(row), kind)
        elif event in {"move", "blink", "relocated"}:
            self._move(row)
        elif event in {"facing", "heading"}:
            self._change(row["actor"], facing_deg=_facing(row))
        elif event == "charge":
            self._face(row)
        elif event == "turn":
            self.turn = row["number"]
        else:
            self._harm(row)

    def _move(self, row: dict[str, Any]) -> None:
        self._change(row["actor"], x_in=row["x_in"], y_in=row["y_in"])
        if row.get("turned_about"):
            turned = (self.figures[row["actor"]].facing_deg + FULL_TURN_DEG / 2) % FULL_TURN_DEG
            self._change(row["actor"], facing_deg=turned)

    def _face(self, row: dict[str, Any]) -> None:
        """Turn a charger to its target, from where its charge ends. Rule: SV.GAP.39."""
        target = self.figures[row["target"]]
        east, north = target.x_in - row["x_in"], target.y_in - row["y_in"]
        self._change(row["actor"], facing_deg=degrees(atan2(east, north)) % FULL_TURN_DEG)

    def _harm(self, row: dict[str, Any]) -> None:
        event = row["event"]
        if event == "effect" and row["effect"] == "dazed":
            self._change(row["actor"], dazed=True)
        elif event == "recovered":
            self._change(row["actor"], dazed=False)
        elif event in {"dead", "blink_out"} and not row.get("relocates"):
            self.fallen = self.figures.pop(row["actor"])
        elif event == "red" and self.fallen is not None:
            self.figures[row["actor"]] = replace(self.fallen, side="control", kind="cu", dazed=False)
        elif event == "keychip_dropped":
            self.keychip = (row["x_in"], row["y_in"])
        elif event == "keychip_taken":
            self.keychip = None

    def _change(self, name: str, **values: Any) -> None:
        self.figures[name] = replace(self.figures[name], **values)


def _facing(row: dict[str, Any]) -> float:
    """Return a direction east and north as degrees clockwise from north, to be shown."""
    return degrees(atan2(row["facing_east"], row["facing_north"])) % FULL_TURN_DEG
