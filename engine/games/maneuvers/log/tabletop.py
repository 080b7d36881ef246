"""A fight as the rows of its log tell it: who is where and in what state, and both totals."""

from dataclasses import dataclass, field, replace
from typing import Any

from engine.games.maneuvers.names import SEATS

Told = dict[str, Any]
State = tuple[str, str]
"""A state, and the enemy whom it concerns: to whom one is exposed, by whom one is flagged; "" for the others."""

CONCERNING = frozenset({"exposed", "flagged"})


@dataclass(frozen=True)
class Figure:
    """A character in a fight: its side, its place among its squad and the location, both from 0.

    `held` are its states in the order they came in, `checks` are to come, `missing` says that the next action will be
    missed, `fate` is what became of it.
    """

    side: str
    number: int
    location: int
    held: tuple[State, ...] = ()
    checks: tuple[str, ...] = ()
    missing: bool = False
    fate: str = ""

    @property
    def states(self) -> tuple[str, ...]:
        """The names of its states, each once, whomever they concern."""
        return tuple(dict.fromkeys(name for name, _ in self.held))


@dataclass
class Tabletop:
    """One fight: rows go in, in their order."""

    locations: tuple[str, ...]
    figures: dict[str, Figure] = field(default_factory=dict)
    totals: dict[str, int] = field(default_factory=dict)

    def read(self, row: Told) -> None:
        """Take in a row.

        Raises:
            KeyError, TypeError, ValueError: the row is not as the engine writes it.
        """
        event = row["event"]
        if event == "total":
            self.totals[row["side"]] = row["after"]
        elif event == "move":
            self._change(row["actor"], location=self.locations.index(row["to"]))
        elif event == "state":
            self._state(row)
        elif event == "left":
            del self.figures[row["actor"]]
        else:
            self._harm(row)

    def _state(self, row: Told) -> None:
        """Set a state or take it away; without an enemy whom it concerned, it is lost whomever it concerned."""
        name, by = row["state"], row.get("target", "") if row["state"] in CONCERNING else ""
        held = self.figures[row["actor"]].held
        gone = {(name, by)} if by else {state for state in held if state[0] == name}
        left = tuple(state for state in held if state not in gone)
        self._change(row["actor"], held=(*left, (name, by)) if row["set"] else left)

    def _harm(self, row: Told) -> None:
        event = row["event"]
        if event == "check_earned" and row["actor"] in self.figures:
            checks = self.figures[row["actor"]].checks
            self._change(row["actor"], checks=(*checks, row["check"]))
        elif event in {"will_miss", "missed_action"}:
            self._change(row["actor"], missing=event == "will_miss")
        elif event == "fate" and row["actor"] in self.figures:
            self._change(row["actor"], fate=row["outcome"])

    def _change(self, name: str, **values: Any) -> None:
        self.figures[name] = replace(self.figures[name], **values)


def tabletop_of(header: Told) -> Tabletop:
    """Return a fight as the header of its log has it set up.

    Raises:
        KeyError, TypeError, ValueError: the header is not as the engine writes it.
    """
    sides = {seat: header[seat] for seat in SEATS}
    figures = {
        name: Figure(seat, number, side["location"])
        for seat, side in sides.items()
        for number, name in enumerate(side["members"])
    }
    return Tabletop(tuple(header["locations"]), figures, {seat: side["total"] for seat, side in sides.items()})
