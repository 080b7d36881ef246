"""What the rules parameters must be together; each by itself is bounded by its schema."""

from collections.abc import Iterator, Mapping
from itertools import pairwise

from engine.checking.check import Check
from engine.checking.runs import alone
from schemas.diagnostics.diagnostics import Finding, Fix, Severity
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Experience, Toughness

REPEATED: Mapping[tuple[str, str], tuple[str, str]] = {
    ("actions", "standard_dot"): ("a step", "IN.GAP.14"),
    ("movement_fire", "ap"): ("a shot on the move", "IN.GAP.55"),
    ("melee", "fists_ap"): ("a blow with fists", "IN.GAP.32"),
}
"""What troopers do as long as their AP last, and nothing else ends; the rule of each."""
GRID = {"shape": "square", "metric": "chebyshev"}
"""The only grid there is. Rule: IN.GAP.20."""


def grid_not_square(rules: Rules) -> Iterator[Finding]:
    """Dots lie in a square grid, and a diagonal step is a step. Rule: IN.GAP.20."""
    for name, played in GRID.items():
        value: str = getattr(rules.grid, name)
        if value != played:
            message = f"grid.{name} is {value}; maps, ranges and lines of fire are made for {played} alone"
            fix = (Fix(("grid", name), played),)
            yield Finding("grid-not-square", ("grid", name), message, f"make it {played}", "IN.GAP.20", fix=fix)


def free_actions(rules: Rules) -> Iterator[Finding]:
    """What is done again and again costs AP, or a turn need never end. Rules: IN.GAP.14, IN.GAP.32, IN.GAP.55."""
    for (group, name), (deed, rule) in REPEATED.items():
        if getattr(getattr(rules, group), name) == 0:
            message = f"{deed} costs no AP, so nothing ends the turn of who goes on with it"
            yield Finding("free-action", (group, name), message, "make it 1", rule, fix=(Fix((group, name), 1),))


def ap_row_cells(rules: Rules) -> Iterator[Finding]:
    """The AP row has a figure for each HP cell. Rule: IN.GAP.7."""
    row, cells = rules.card.ap_row, rules.card.cells
    if len(row) != cells:
        missing = cells - len(row)
        hint = f"add {missing}" if missing > 0 else f"take {-missing} out"
        message = f"the AP row has {len(row)} figures for {cells} cells"
        fix = (Fix(("card", "ap_row"), [*row[:cells], *row[-1:] * missing]),)
        yield Finding("ap-row-cells", ("card", "ap_row"), message, hint, "IN.GAP.7", fix=fix)


def ap_row_rises(rules: Rules) -> Iterator[Finding]:
    """A wound never gives AP. Rule: IN.GAP.7."""
    for at, (before, after) in enumerate(pairwise(rules.card.ap_row), start=1):
        if after > before:
            message = f"cell {at + 1} gives {after} AP, and the healthier one before it {before}"
            fix = (Fix(("card", "ap_row", at), before),)
            yield Finding(
                "ap-row-not-monotone", ("card", "ap_row", at), message, f"lower it to {before}", "IN.GAP.7", fix=fix
            )


def naturals_crossed(rules: Rules) -> Iterator[Finding]:
    """No total both misses and hits in any case. Rule: IN.GAP.16."""
    misses, hits = rules.target.always_misses, rules.target.always_hits
    if misses >= hits:
        message = f"a total of {hits} hits in any case, and one of {misses} misses in any case"
        wanted = {"always_misses": max(1, hits - 1), "always_hits": max(2, hits)}
        changed = {name: total for name, total in wanted.items() if total != getattr(rules.target, name)}
        hint = "make " + " and ".join(f"{name} {total}" for name, total in changed.items())
        fix = tuple(Fix(("target", name), total) for name, total in changed.items())
        yield Finding("natural-min-above-max", ("target", "always_misses"), message, hint, "IN.GAP.16", fix=fix)


def smoke_shrinks(rules: Rules) -> Iterator[Finding]:
    """Smoke that has grown fills as many dots as before, or more. Rules: IN.SMK.3, IN.SMK.5."""
    first, grown = rules.smoke.radius, rules.smoke.grown_radius
    if grown < first:
        message = f"smoke fills {first} dots around at first, and {grown} once it has grown"
        fix = (Fix(("smoke", "grown_radius"), first),)
        yield Finding("smoke-shrinks", ("smoke", "grown_radius"), message, f"raise it to {first}", "IN.SMK.5", fix=fix)


def scatter_crossed(rules: Rules) -> Iterator[Finding]:
    """The least scatter is not above the most. Rule: IN.GAP.18."""
    least, most = rules.scatter.least, rules.scatter.most
    if least > most:
        message = f"a miss lands {least} dots away at least, and {most} at most"
        fix = (Fix(("scatter", "least"), most),)
        yield Finding(
            "scatter-min-above-max", ("scatter", "least"), message, f"lower it to {most}", "IN.GAP.18", fix=fix
        )


def start_order_twice(rules: Rules) -> Iterator[Finding]:
    """Fires, smoke and wounds have their place at the start of a turn, once each. Rule: IN.GAP.49."""
    order = rules.turn.start_order
    for at, step in enumerate(order):
        if step in order[:at]:
            missing = next(name for name in ("fires_out", "smoke", "fire_damage") if name not in order)
            message = f"{step} stands there already, and {missing} nowhere"
            fix = (Fix(("turn", "start_order", at), missing),)
            yield Finding(
                "duplicate-turn-step", ("turn", "start_order", at), message, f"make it {missing}", "IN.GAP.49", fix=fix
            )
            return


def experience_out_of_order(rules: Rules) -> Iterator[Finding]:
    """Who is more experienced has no fewer AP, and checks morale no worse. Rules: IN.XPR.3, IN.MOR.6."""
    for less, more in pairwise(Experience):
        bonus, target = rules.action_points.bonus, rules.morale.target
        if bonus[more] < bonus[less]:
            at, message = ("action_points", "bonus", more.value), f"{more} troopers have fewer AP than {less} ones"
            hint, fix = f"raise {more} to {bonus[less]}", (Fix(at, bonus[less]),)
            yield Finding("experience-not-monotone", at, message, hint, "IN.XPR.3", fix=fix)
        if target[more] > target[less]:
            at, message = ("morale", "target", more.value), f"{more} troopers lose heart sooner than {less} ones"
            hint, fix = f"lower {more} to {target[less]}", (Fix(at, target[less]),)
            yield Finding("experience-not-monotone", at, message, hint, "IN.MOR.6", fix=fix)


def toughness_out_of_order(rules: Rules) -> Iterator[Finding]:
    """Each toughness withstands more than the one before. Rule: IN.BRC.5."""
    for less, more in pairwise(Toughness):
        low, high = rules.breaching.toughness[less], rules.breaching.toughness[more]
        if high < low:
            message = f"{more} withstands {high}, less than {less} with {low}"
            at = ("breaching", "toughness", more.value)
            fix = (Fix(at, low),)
            yield Finding("toughness-not-monotone", at, message, f"raise {more} to {low}", "IN.BRC.5", fix=fix)


RULES_CHECKS = (
    Check(
        code="grid-not-square",
        kind="rules",
        rule="IN.GAP.20",
        title="A grid of dots that cannot be played on",
        explanation=(
            "Maps, ranges, blasts and lines of fire are made for a square grid with eight neighbours to each dot, "
            "where a diagonal step is a step (`grid.shape: square`, `grid.metric: chebyshev`). The other values have a "
            "name, so that a pack can say what it was written for, and are refused."
        ),
        run=alone(Rules, grid_not_square),
    ),
    Check(
        code="free-action",
        kind="rules",
        rule="IN.GAP.14",
        title="Something that can be done without end costs no AP",
        explanation=(
            "Steps (`actions.standard_dot`), shots on the move (`movement_fire.ap`) and blows (`melee.fists_ap`) cost "
            "1 AP at least: a trooper goes on with them as long as its AP last, and where they take none its turn need "
            "never end."
        ),
        run=alone(Rules, free_actions),
    ),
    Check(
        code="ap-row-cells",
        kind="rules",
        rule="IN.GAP.7",
        title="The AP row is not as long as the card",
        explanation="`card.ap_row` has a figure for each of `card.cells`.",
        run=alone(Rules, ap_row_cells),
    ),
    Check(
        code="ap-row-not-monotone",
        kind="rules",
        rule="IN.GAP.7",
        title="A wound gives AP",
        explanation="The figures of `card.ap_row` never rise from left to right, the way a card is crossed out.",
        run=alone(Rules, ap_row_rises),
        severity=Severity.WARNING,
    ),
    Check(
        code="natural-min-above-max",
        kind="rules",
        rule="IN.GAP.16",
        title="A total hits and misses in any case",
        explanation="`target.always_misses` is less than `target.always_hits`.",
        run=alone(Rules, naturals_crossed),
    ),
    Check(
        code="smoke-shrinks",
        kind="rules",
        rule="IN.SMK.5",
        title="Smoke shrinks where it has to grow",
        explanation="`smoke.grown_radius` is at least `smoke.radius`.",
        run=alone(Rules, smoke_shrinks),
    ),
    Check(
        code="scatter-min-above-max",
        kind="rules",
        rule="IN.GAP.18",
        title="The least scatter is above the most",
        explanation="`scatter.least` is at most `scatter.most`.",
        run=alone(Rules, scatter_crossed),
    ),
    Check(
        code="duplicate-turn-step",
        kind="rules",
        rule="IN.GAP.49",
        title="Something happens twice at the start of a turn",
        explanation="`turn.start_order` names fires_out, smoke and fire_damage, each once.",
        run=alone(Rules, start_order_twice),
    ),
    Check(
        code="experience-not-monotone",
        kind="rules",
        rule="IN.XPR.3",
        title="Experience makes troopers worse",
        explanation=(
            "From green over regular and veteran to elite the AP of `action_points.bonus` never fall, and the targets "
            "of `morale.target` never rise."
        ),
        run=alone(Rules, experience_out_of_order),
        severity=Severity.WARNING,
    ),
    Check(
        code="toughness-not-monotone",
        kind="rules",
        rule="IN.BRC.5",
        title="A tougher structure withstands less",
        explanation="The figures of `breaching.toughness` rise from tree over wall, light, medium, heavy to hardened.",
        run=alone(Rules, toughness_out_of_order),
        severity=Severity.WARNING,
    ),
)
