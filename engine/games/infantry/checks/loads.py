"""The checks of extra ammunition, armour cells, and of what an option that is off forbids."""

from collections.abc import Iterator

from engine.checking.check import check, mistake
from engine.games.infantry.kit import OPTION_OF, OPTION_OF_FILLING, Kit, carried, cells_of, kit_of
from engine.games.infantry.rules import CellFlaw, cell_flaws
from schemas.diagnostics.diagnostics import Finding, Fix, Location
from schemas.models.infantry.people import Armor, Trooper, Weapon
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Experience, Filling


@check("extra-ammunition-refused", "IN.GAP.9", kit=kit_of)
def ammunition_refused(trooper: Trooper, kit: Kit, rules: Rules) -> Iterator[Finding]:
    """Extra ammunition for a weapon that has none.

    Extra ammunition is for weapons of the types `extra_ammunition.types`, explosive and incendiary as ruled, and only
    for those with an ammo figure.
    Rules: IN.EXP.10, IN.GAP.9, IN.GAP.54.
    """
    for at, name in enumerate(trooper.extra_ammunition):
        weapon = kit.weapon(name)
        if weapon is not None and (flaw := _refusal(weapon, rules)):
            hint, fix = f"take {name} out", (Fix(("extra_ammunition", at), None),)
            yield mistake(("extra_ammunition", at), flaw, hint, fix=fix)


def _refusal(weapon: Weapon, rules: Rules) -> str:
    if weapon.type not in rules.extra_ammunition.types:
        return f"there is no extra ammunition for {weapon.type} weapons such as the {weapon.name}"
    if weapon.ammo is None and rules.extra_ammunition.needs_figure:
        return f"the {weapon.name} never runs dry"
    return ""


@check("extra-ammunition-not-carried", "IN.GAP.54", kit=kit_of)
def ammunition_not_carried(trooper: Trooper, kit: Kit) -> Iterator[Finding]:
    """Extra ammunition for a weapon that is not carried.

    `extra_ammunition` names a weapon that the trooper carries.
    """
    there = {name for name, _ in carried(trooper)}
    weapons = {id(kit.weapon(name)) for name in there if name in kit.weapons}
    for at, name in enumerate(trooper.extra_ammunition):
        if name not in there and id(kit.weapon(name)) not in weapons:
            message = f"it carries extra ammunition for {name}, and no {name}"
            fix = (Fix(("extra_ammunition", at), None),)
            yield mistake(("extra_ammunition", at), message, f"take {name} out", fix=fix)


@check("too-many-loads", "IN.EXP.10")
def too_many_loads(trooper: Trooper, rules: Rules) -> Iterator[Finding]:
    """Extra ammunition for too many weapons.

    `extra_ammunition` names `extra_ammunition.weapons` at most, one as printed.
    """
    loads, most = len(trooper.extra_ammunition), rules.extra_ammunition.weapons
    if loads > most:
        message, hint = (
            f"it carries extra ammunition for {loads} weapons, and may for {most}",
            f"take {loads - most} out",
        )
        fix = (Fix(("extra_ammunition",), [*trooper.extra_ammunition[:most]] or None),)
        yield mistake(("extra_ammunition",), message, hint, fix=fix)


@check("armor-cell-count", "IN.ARM.2", kit=kit_of)
def armor_cell_count(trooper: Trooper, kit: Kit, rules: Rules) -> Iterator[Finding]:
    """Armour covers too few or too many cells.

    `armor_cells` names as many cells as the `coverage` of the armour.
    """
    return cells_wrong(trooper, kit.armor, rules)


@check("armor-not-contiguous", "IN.ARM.2", kit=kit_of)
def armor_not_contiguous(trooper: Trooper, kit: Kit, rules: Rules) -> Iterator[Finding]:
    """The cells under armour do not adjoin.

    `armor_cells` names a run of cells without a gap, each of them once. Their order does not matter.
    """
    return cells_wrong(trooper, kit.armor, rules)


@check("armor-off-card", "IN.ARM.2", kit=kit_of)
def armor_off_card(trooper: Trooper, kit: Kit, rules: Rules) -> Iterator[Finding]:
    """Armour covers a cell that the card does not have.

    The cells of a card are counted from 1 on the left to `card.cells`, 10 as ruled.
    """
    return cells_wrong(trooper, kit.armor, rules)


def cells_wrong(trooper: Trooper, armor: Armor | None, rules: Rules) -> Iterator[Finding]:
    """Armour covers a run of as many cells of the card as its type does. Rules: IN.ARM.2, IN.ARM.5, IN.GAP.53."""
    cells = cells_of(trooper, armor)
    if armor is None or not trooper.armor_cells:
        return
    run = best_run(cells, armor, rules)
    hint, fix = f"make them {', '.join(map(str, run))}", (Fix(("armor_cells",), run),)
    for flaw in cell_flaws(cells, armor, rules):
        message = {
            CellFlaw.COUNT: f"{armor.name} armour covers {armor.coverage} cells; {len(cells)} are named",
            CellFlaw.NOT_CONTIGUOUS: _apart(cells),
            CellFlaw.OFF_CARD: f"the card has the cells 1 to {rules.card.cells}; {max(cells)} is none of them",
        }[flaw]
        rule = "IN.ARM.5" if flaw is CellFlaw.COUNT else ""
        yield Finding(flaw.value, ("armor_cells",), message, hint, rule, fix=fix)


def _apart(cells: tuple[int, ...]) -> str:
    twice = next((cell for at, cell in enumerate(cells) if cell in cells[:at]), None)
    if twice is not None:
        return f"cell {twice} is named twice"
    return f"the cells {', '.join(map(str, cells))} do not lie side by side"


def best_run(cells: tuple[int, ...], armor: Armor, rules: Rules) -> list[int]:
    """Return the run of cells that a type covers which keeps most of those named, the leftmost of the best."""
    starts = range(1, max(1, rules.card.cells - armor.coverage + 1) + 1)
    runs = [list(range(start, start + armor.coverage)) for start in starts]
    return max(runs, key=lambda run: len({*run} & {*cells}))


@check("cells-without-armor", "IN.ARM.2")
def cells_without_armor(trooper: Trooper) -> Iterator[Finding]:
    """Cells are covered by no armour.

    `armor_cells` says where `armor` lies; without armour it says nothing.
    """
    if trooper.armor is None and trooper.armor_cells:
        fix = (Fix(("armor_cells",), None),)
        message = "there is no armour to cover these cells"
        hint = "take armor_cells out, or name the armour"
        yield mistake(("armor_cells",), message, hint, fix=fix)


@check("option-off", "IN.GEN.1", kit=kit_of)
def option_off(trooper: Trooper, kit: Kit, rules: Rules) -> Iterator[Finding]:
    """A trooper has what an option that is off would allow.

    Each advanced rule is a switch of `options` in the rules document. Where crewed, explosive or incendiary weapons,
    smoke, sneak suits or experience are off, nobody has them.
    Rules: IN.GEN.1, IN.XPR.1, IN.SNK.1.
    """
    for at, what, option in _asked_for(trooper, kit):
        if not getattr(rules.options, option):
            message = f"{what} belongs to the option {option}, which is off"
            hint = f"take it out, or switch options.{option} on"
            yield mistake(at, message, hint, fix=(Fix(at, None),))


def _asked_for(trooper: Trooper, kit: Kit) -> Iterator[tuple[Location, str, str]]:
    """Yield what needs an option: where it stands, what it is called, and the option."""
    for name, at in carried(trooper):
        weapon = kit.weapon(name)
        if weapon is not None:
            option = OPTION_OF.get(weapon.type) or OPTION_OF_FILLING.get(weapon.filling or Filling.EXPLOSIVE)
            if option:
                yield at, f"the {weapon.name}", option
    if trooper.sneak_suit:
        yield ("sneak_suit",), "a sneak suit", "sneak_suits"
    if trooper.experience is not Experience.REGULAR:
        yield ("experience",), f"a {trooper.experience} trooper", "experience"
