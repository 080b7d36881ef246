"""How battles of a trial are fought, in the words of all who show its figures."""

from engine.battles.forms import BattleForm
from engine.experiments.trials import Trial

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
SIDES = {1: "the one side", 2: "both sides"}


def mirrored(form: BattleForm) -> str:
    """Return how each seed is fought: `with the sides swapped`."""
    if form.block == 1:
        return "fought once"
    return "with the sides swapped" if form.block == 2 else "from every seat"


def played(trial: Trial) -> str:
    """Return who plays whom: `the heuristic player plays both sides`."""
    (first, *others), form = trial.played_by, trial.form
    if all(other == first for other in others):
        return f"the {first} player plays {SIDES.get(len(others) + 1, 'all sides')}"
    places = form.seats if form.mirroring == "kept" else _places(form.force)
    rest = (f"the {player} player {place}" for player, place in zip(others, places[1:], strict=False))
    return f"the {first} player plays {places[0]}, {', '.join(rest)}"


def _places(force: str) -> tuple[str, ...]:
    return (f"the first {force}", *(f"the {place}" for place in ORDINALS[1:]))


def met(form: BattleForm, name: tuple[str, ...]) -> str:
    """Return who meets whom in a row: `ants against bees`; where seats are kept, after the seat it is seen from."""
    if form.mirroring == "kept":
        return f"{name[0]}, {' against '.join(name[1:])}"
    return " against ".join(name)


def seen_from(form: BattleForm, name: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """Return the force from which a row of a pairing is seen, and the others in it."""
    forces, place = (name[1:], form.seats.index(name[0])) if form.mirroring == "kept" else (name, 0)
    return forces[place], (*forces[:place], *forces[place + 1 :])
