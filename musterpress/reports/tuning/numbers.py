"""Numbers tuned to an aim, as a person reads them."""

from engine.experiments.measures.places import written
from engine.experiments.trials import met
from engine.experiments.tuning.aims import AimRow, AimTuning
from engine.experiments.tuning.figures import shares_told, values_tried, who_plays
from musterpress.terminal import say, say_table


def say_aims(found: AimTuning) -> None:
    """Print what was tried and what cannot be, what is proposed, and how each side fares under it."""
    for place, refused in found.refused.items():
        for value, why in refused:
            say(f"{place} {written(value)}: not fought, {why}")
    if found.refused:
        say()
    if found.steps:
        say_table(("place", "tried", "typically off, points"), [_tried(place, found) for place in found.order.present])
        say()
    now, proposed = found.order.present, found.proposed
    say_table(("place", "now", "proposed"), [(each, written(now[each]), written(proposed[each])) for each in now])
    say()
    columns = ("side", "who plays", "battles", "aim %", "share now, %", "share proposed, %", "difference, points", "")
    say_table(columns, [_told(row, found) for row in found.rows])


def _tried(place: str, found: AimTuning) -> tuple[str, ...]:
    """Return the values of a place with what they brought, those of the last time that it was gone through."""
    tried = values_tried(found, place)
    return place, " ".join(tried), " ".join(tried.values())


def _told(row: AimRow, found: AimTuning) -> tuple[str, ...]:
    side = met(found.order.trial.form, row.of.row)
    return (side, who_plays(row), f"{row.battles:,}", *shares_told(row))
