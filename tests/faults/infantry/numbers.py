"""Faults of meaning in the rules document."""

from itertools import pairwise, permutations

from tests.faults.infantry.making import Document, value, words
from tests.faults.misuse import OnSite

STEPS = ("fires_out", "smoke", "fire_damage")


def other_length(rules: Document) -> list[str]:
    row = rules["card"]["ap_row"]
    return [str(row[:-1]), str(row[:3]), str([*row, 1]), str([9, *row])]


def wounds_that_help(rules: Document) -> list[str]:
    row = rules["card"]["ap_row"]
    return [str([*row[:at], row[at - 1] + 1, *row[at + 1 :]]) for at in range(1, len(row))]


def falling(table: dict[str, int], *, rises: bool) -> list[str]:
    """Return a table with two neighbours exchanged that are not equal, as it is written."""
    names = [*table]
    found = []
    for one, other in pairwise(names):
        if table[one] != table[other]:
            changed = table | {one: table[other], other: table[one]}
            found.append("{" + ", ".join(f"{name}: {number}" for name, number in changed.items()) + "}")
    assert rises == (table[names[0]] < table[names[-1]])
    return found


def twice(_rules: Document) -> list[str]:
    return [f"[{one}, {one}, {other}]" for one, other in permutations(STEPS, 2)]


RULES: dict[str, OnSite] = {
    "other grid": value("rules", "grid.shape", "grid-not-square", lambda _: ["triangular", "hexagonal"]),
    "other measure": value("rules", "grid.metric", "grid-not-square", lambda _: ["manhattan", "euclidean"]),
    "row of other length": value("rules", "card.ap_row", "ap-row-cells", other_length),
    "wounds that help": value("rules", "card.ap_row", "ap-row-not-monotone", wounds_that_help),
    "misses that hit": value("rules", "target.always_misses", "natural-min-above-max", lambda _: ["12", "13"]),
    "smoke that shrinks": value("rules", "smoke.grown_radius", "smoke-shrinks", lambda _: ["0"]),
    "scatter crossed": value("rules", "scatter.least", "scatter-min-above-max", lambda _: words(range(7, 99))),
    "steps twice": value("rules", "turn.start_order", "duplicate-turn-step", twice),
    "green before elite": value(
        "rules", "action_points.bonus", "experience-not-monotone",
        lambda rules: falling(rules["action_points"]["bonus"], rises=True),
    ),
    "elite lose heart": value(
        "rules", "morale.target", "experience-not-monotone",
        lambda rules: falling(rules["morale"]["target"], rises=False),
    ),
    "trees before bunkers": value(
        "rules", "breaching.toughness", "toughness-not-monotone",
        lambda rules: falling(rules["breaching"]["toughness"], rises=True),
    ),
}  # fmt: skip
"""The faults of meaning in the rules document."""
