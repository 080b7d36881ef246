"""Where a battle turned and what was missed in it, as charts in JSON, each with the steps of the replay it leads to."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from engine.experiments.courses import Course, Ways, turning_point
from engine.experiments.reviews import SURE, Missed
from studio.views.charts import Chart

NOBODY: Final = "nobody"
END: Final = "end"


class Track(NamedTuple):
    """The replay to whose steps charts lead: its `key` on the page, its steps, and what battles of the game call turns.

    `seats` are those of the battle in their order, with the ink of each.
    """

    key: str
    steps: Sequence[Mapping[str, Any]]
    turns: str
    seats: Mapping[str, str]

    @property
    def turn(self) -> str:
        """Return what one of its turns is called."""
        return self.turns.removesuffix("s")

    @property
    def last(self) -> int:
        """Return the number of the last step."""
        return len(self.steps) - 1

    def first_of(self, turn: int) -> int:
        """Return the number of the step with which a turn begins, the last one where there is no such turn."""
        return next((at for at, step in enumerate(self.steps) if step["round"] >= turn), self.last)

    def end_of(self, turn: int) -> int:
        """Return the number of the last step of a turn, 0 for what was before the first."""
        return max(0, self.first_of(turn + 1) - 1) if turn else 0

    def after(self, rows: int) -> int:
        """Return the number of the step at which the log had so many rows: the last one that is told by them."""
        return max((at for at, step in enumerate(self.steps) if step["n"] <= rows), default=0)


def course_chart(ways: Sequence[Ways], course: Course | None, track: Track, note: str) -> Chart:
    """Return who would have won before a battle and after each turn, and in which turn it turned.

    `course` is all of it, None where not all was looked at; with it the last row is how the battle ended. `note` says
    what the figures rest on.
    """
    names = _names(ways, track)
    rows = [{"name": str(turn), "step": track.end_of(turn), **_shares(ended, names)} for turn, ended in enumerate(ways)]
    if course is not None:
        rows.append({"name": END, "step": track.last, **_shares({course.winner: 1}, names)})
    return {
        "type": "course",
        "title": "Where it turned",
        "replay": track.key,
        "note": note,
        "unit": track.turns,
        "names": [{"name": name.replace("_", " "), "ink": track.seats.get(name, "")} for name in names],
        "rows": rows,
        "turn": None if course is None else _turn(course, track),
    }


def _names(ways: Sequence[Ways], track: Track) -> list[str]:
    """Return whom a battle may end for: its seats, whom nobody plays, and nobody."""
    others = {who for ended in ways for who in ended if who and who not in track.seats}
    return [*track.seats, *sorted(others), NOBODY]


def _shares(ended: Ways, names: Sequence[str]) -> dict[str, Any]:
    shares = [ended.get("" if name == NOBODY else name, 0) / sum(ended.values()) for name in names]
    return {"shares": shares, "figures": [f"{100 * share:.0f}" for share in shares]}


def _turn(course: Course, track: Track) -> dict[str, Any] | None:
    turn = turning_point(course)
    if turn is None:
        return None
    where = f"{track.turn} {turn.number}"
    before, after = (f"{100 * chance:.0f} %" for chance in (turn.before, turn.after))
    seat = turn.seat.replace("_", " ")
    words = f"It turned in {where}: before it {seat} would have won {before} of the time, and {after} after it."
    return {"number": turn.number, "where": where, "words": words, "step": track.first_of(turn.number)}


def missed_chart(found: Sequence[Missed], track: Track, note: str) -> Chart:
    """Return what was missed, in its order, each with what it cost; `note` says what the figures rest on."""
    rows = [*_missed_rows(found, track)]
    return {"type": "missed", "title": "What was missed", "replay": track.key, "note": note, "rows": rows}


def _missed_rows(found: Sequence[Missed], track: Track) -> Iterator[dict[str, Any]]:
    for each in found:
        step = track.after(each.rows)
        turn = f"{track.turn} {track.steps[step]['round']}"
        yield {
            "number": each.before + 1,
            "step": step,
            "where": f"{each.seat.replace('_', ' ')}, {turn}, step {step + 1}",
            "asks": each.asks,
            "given": [f"{100 * each.worth:.0f} %", each.given.sentence],
            "better": [f"{100 * each.better_worth:.0f} %", each.better.sentence],
            "styles": ", ".join(each.styles),
            "cost": f"{100 * each.lost:.0f} ± {100 * SURE * each.error:.0f}",
        }
