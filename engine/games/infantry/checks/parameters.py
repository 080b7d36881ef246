"""What the rules parameters must be together; each by itself is bounded by its schema."""

from collections.abc import Iterator, Mapping
from itertools import pairwise

from engine.checking.check import check, mistake
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


@check("grid-not-square", "IN.GAP.20")
def grid_not_square(rules: Rules) -> Iterator[Finding]:
    """A grid of dots that cannot be played on.

    Maps, ranges, blasts and lines of fire are made for a square grid with eight neighbours to each dot, where a
    diagonal step is a step (`grid.shape: square`, `grid.metric: chebyshev`). The other values have a name, so that a
    pack can say what it was written for, and are refused.
    """
    for name, played in GRID.items():
        value: str = getattr(rules.grid, name)
        if value != played:
            message = f"grid.{name} is {value}; maps, ranges and lines of fire are made for {played} alone"
            fix = (Fix(("grid", name), played),)
            yield mistake(("grid", name), message, f"make it {played}", fix=fix)


@check("free-action", "IN.GAP.14")
def free_actions(rules: Rules) -> Iterator[Finding]:
    """Something that can be done without end costs no AP.

    Steps (`actions.standard_dot`), shots on the move (`movement_fire.ap`) and blows (`melee.fists_ap`) cost 1 AP at
    least: a trooper goes on with them as long as its AP last, and where they take none its turn need never end.
    Rules: IN.GAP.14, IN.GAP.32, IN.GAP.55.
    """
    for (group, name), (deed, rule) in REPEATED.items():
        if getattr(getattr(rules, group), name) == 0:
            message = f"{deed} costs no AP, so nothing ends the turn of who goes on with it"
            yield mistake((group, name), message, "make it 1", rule=rule, fix=(Fix((group, name), 1),))


@check("ap-row-cells", "IN.GAP.7")
def ap_row_cells(rules: Rules) -> Iterator[Finding]:
    """The AP row is not as long as the card.

    `card.ap_row` has a figure for each of `card.cells`.
    """
    row, cells = rules.card.ap_row, rules.card.cells
    if len(row) != cells:
        missing = cells - len(row)
        hint = f"add {missing}" if missing > 0 else f"take {-missing} out"
        message = f"the AP row has {len(row)} figures for {cells} cells"
        fix = (Fix(("card", "ap_row"), [*row[:cells], *row[-1:] * missing]),)
        yield mistake(("card", "ap_row"), message, hint, fix=fix)


@check("ap-row-not-monotone", "IN.GAP.7", severity=Severity.WARNING)
def ap_row_rises(rules: Rules) -> Iterator[Finding]:
    """A wound gives AP.

    The figures of `card.ap_row` never rise from left to right, the way a card is crossed out.
    """
    for at, (before, after) in enumerate(pairwise(rules.card.ap_row), start=1):
        if after > before:
            message = f"cell {at + 1} gives {after} AP, and the healthier one before it {before}"
            fix = (Fix(("card", "ap_row", at), before),)
            yield mistake(("card", "ap_row", at), message, f"lower it to {before}", fix=fix)


@check("natural-min-above-max", "IN.GAP.16")
def naturals_crossed(rules: Rules) -> Iterator[Finding]:
    """A total hits and misses in any case.

    `target.always_misses` is less than `target.always_hits`.
    """
    misses, hits = rules.target.always_misses, rules.target.always_hits
    if misses >= hits:
        message = f"a total of {hits} hits in any case, and one of {misses} misses in any case"
        wanted = {"always_misses": max(1, hits - 1), "always_hits": max(2, hits)}
        changed = {name: total for name, total in wanted.items() if total != getattr(rules.target, name)}
        hint = "make " + " and ".join(f"{name} {total}" for name, total in changed.items())
        fix = tuple(Fix(("target", name), total) for name, total in changed.items())
        yield mistake(("target", "always_misses"), message, hint, fix=fix)


@check("smoke-shrinks", "IN.SMK.5")
def smoke_shrinks(rules: Rules) -> Iterator[Finding]:
    """Smoke shrinks where it has to grow.

    `smoke.grown_radius` is at least `smoke.radius`.
    Rules: IN.SMK.3, IN.SMK.5.
    """
    first, grown = rules.smoke.radius, rules.smoke.grown_radius
    if grown < first:
        message = f"smoke fills {first} dots around at first, and {grown} once it has grown"
        fix = (Fix(("smoke", "grown_radius"), first),)
        yield mistake(("smoke", "grown_radius"), message, f"raise it to {first}", fix=fix)


@check("scatter-min-above-max", "IN.GAP.18")
def scatter_crossed(rules: Rules) -> Iterator[Finding]:
    """The least scatter is above the most.

    `scatter.least` is at most `scatter.most`.
    """
    least, most = rules.scatter.least, rules.scatter.most
    if least > most:
        message = f"a miss lands {least} dots away at least, and {most} at most"
        fix = (Fix(("scatter", "least"), most),)
        yield mistake(("scatter", "least"), message, f"lower it to {most}", fix=fix)


@check("duplicate-turn-step", "IN.GAP.49")
def start_order_twice(rules: Rules) -> Iterator[Finding]:
    """Something happens twice at the start of a turn.

    `turn.start_order` names fires_out, smoke and fire_damage, each once.
    """
    order = rules.turn.start_order
    for at, step in enumerate(order):
        if step in order[:at]:
            missing = next(name for name in ("fires_out", "smoke", "fire_damage") if name not in order)
            message = f"{step} stands there already, and {missing} nowhere"
            fix = (Fix(("turn", "start_order", at), missing),)
            yield mistake(("turn", "start_order", at), message, f"make it {missing}", fix=fix)
            return


@check("experience-not-monotone", "IN.XPR.3", severity=Severity.WARNING)
def experience_out_of_order(rules: Rules) -> Iterator[Finding]:
    """Experience makes troopers worse.

    From green over regular and veteran to elite the AP of `action_points.bonus` never fall, and the targets of
    `morale.target` never rise.
    Rules: IN.XPR.3, IN.MOR.6.
    """
    for less, more in pairwise(Experience):
        bonus, target = rules.action_points.bonus, rules.morale.target
        if bonus[more] < bonus[less]:
            at, message = ("action_points", "bonus", more.value), f"{more} troopers have fewer AP than {less} ones"
            hint, fix = f"raise {more} to {bonus[less]}", (Fix(at, bonus[less]),)
            yield mistake(at, message, hint, fix=fix)
        if target[more] > target[less]:
            at, message = ("morale", "target", more.value), f"{more} troopers lose heart sooner than {less} ones"
            hint, fix = f"lower {more} to {target[less]}", (Fix(at, target[less]),)
            yield mistake(at, message, hint, rule="IN.MOR.6", fix=fix)


@check("toughness-not-monotone", "IN.BRC.5", severity=Severity.WARNING)
def toughness_out_of_order(rules: Rules) -> Iterator[Finding]:
    """A tougher structure withstands less.

    The figures of `breaching.toughness` rise from tree over wall, light, medium, heavy to hardened.
    """
    for less, more in pairwise(Toughness):
        low, high = rules.breaching.toughness[less], rules.breaching.toughness[more]
        if high < low:
            message = f"{more} withstands {high}, less than {less} with {low}"
            at = ("breaching", "toughness", more.value)
            fix = (Fix(at, low),)
            yield mistake(at, message, f"raise {more} to {low}", fix=fix)
