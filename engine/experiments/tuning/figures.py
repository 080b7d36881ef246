"""Numbers tuned to an aim, as flat rows for spreadsheets and programs, facts, and sentences."""

from collections.abc import Iterator
from math import isfinite
from typing import Final

from engine.experiments.measures.places import written
from engine.experiments.measures.rows import DIGITS, Row, bounds, measured
from engine.experiments.measures.words import left_out, percent, seeds
from engine.experiments.pools import MARGIN, Verdict
from engine.experiments.trials import played
from engine.experiments.tuning.aims import AimRow, AimTuning

_WORDS: Final = {
    Verdict.EVEN: "on aim",
    Verdict.MORE: "wins more",
    Verdict.LESS: "wins less",
    Verdict.OPEN: "not known yet",
}


def aim_rows(found: AimTuning) -> list[Row]:
    """Return a row for each side at each table of two styles: its aim, and its shares now and as proposed."""
    return [_aim_row(row) for row in found.rows]


def _aim_row(row: AimRow) -> Row:
    style, other = row.of.table
    return (
        {"row": " ".join(row.of.row), "side": row.of.side, "style": style, "other_style": other}
        | {"battles": row.battles, "aim": round(row.of.aim, DIGITS)}
        | bounds("share_now", row.before)
        | bounds("share_proposed", row.after)
        | bounds("difference", row.difference)
        | {"verdict": _WORDS[row.verdict], "harmed": row.is_harmed}
    )


def aim_facts(about: Row, found: AimTuning) -> Row:
    """Return what was proposed, which values were tried on the way, and how it was measured."""
    now, proposed = found.off
    how = measured(found.order.trial, found.battles, found.left_out, cancelled=found.cancelled)
    gained = bounds("squares_gained", found.unevenness.gained) if found.unevenness else {}
    return {
        **about,
        **how,
        "now": dict(found.order.present),
        "proposed": dict(found.proposed),
        "borne_out": found.is_borne_out,
        "off_now": round(now, DIGITS),
        "off_proposed": round(proposed, DIGITS),
        **gained,
        "tried": [{"place": each.place, "value": each.value, "off": _rounded(each.off)} for each in found.steps],
        "refused": [
            {"place": place, "value": value, "why": why} for place, each in found.refused.items() for value, why in each
        ],
    }


def _rounded(off: float) -> float | None:
    return round(off, DIGITS) if isfinite(off) else None


def who_plays(row: AimRow) -> str:
    """Return in words which styles meet."""
    style, other = row.of.table
    return f"two of {style}" if style == other else f"{style} and {other}"


def shares_told(row: AimRow) -> tuple[str, ...]:
    """Return the aim of a side, its shares now and as proposed and their difference, in percent, and a verdict.

    The verdict is whether it has its aim under what is proposed, or that it is harmed.
    """
    shares = (percent(share) for share in (row.before, row.after, row.difference))
    return f"{100 * row.of.aim:.0f}", *shares, "harmed" if row.is_harmed else _WORDS[row.verdict]


def values_tried(found: AimTuning, place: str) -> dict[str, str]:
    """Return the values that were tried at a place the last time, and how many points a side typically was off its aim.

    Where there were too few battles to know, that is `-`.
    """
    return {written(each.value): _points(each.off) for each in found.steps if each.place == place}


def _points(off: float) -> str:
    return f"{100 * off:.1f}" if isfinite(off) else "-"


def aim_notes(found: AimTuning, mode: str) -> Iterator[str]:
    """Yield what the figures rest on, and whether they bear the proposal out."""
    trial = found.order.trial
    yield f"{found.battles:,} battles in {mode} mode: {played(trial)}, {seeds(trial, trial.last_seed)}."
    yield "Each number fights all its values on the same dice; every step, and the last try, has seeds of its own."
    yield f"On aim: known to be within {100 * MARGIN:.0f} points of it. Intervals are of 95 %, each for itself."
    if found.proposal and found.unevenness is not None:
        yield _borne_out(found)
    elif not found.cancelled:
        yield "None of the values tried brings the sides nearer to their aims than what stands."
    yield from left_out(found.left_out)
    if found.cancelled:
        yield f"Stopped by hand: {found.battles:,} battles had been fought."


def _borne_out(found: AimTuning) -> str:
    now, proposed = found.off
    moved = f"a side typically goes from {100 * now:.1f} to {100 * proposed:.1f} points off its aim"
    if found.is_borne_out:
        return f"New battles bear the proposal out: {moved}, and nobody is harmed."
    if found.harmed:
        who = ", ".join(dict.fromkeys(f"{row.of.side} between {' and '.join(row.of.table)}" for row in found.harmed))
        return f"New battles do not bear it out: it harms {who}; {moved}."
    return f"New battles do not bear it out beyond chance: {moved}. More battles may."
