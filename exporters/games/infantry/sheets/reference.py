"""The quick reference: the rules in short, and arms and armour of the pack, made from its rules and documents."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from engine.games.infantry.rules.chances import hit_chance, morale_chance
from exporters.components.base import Drawn, piece_by_rules
from exporters.components.framing import as_page
from exporters.drawing.composition import Composition
from exporters.games.infantry.look.icons import ARMOR, DICE, MAP, MARKERS, POINTS, STEPS, TURN, TYPES
from exporters.games.infantry.look.look import FLAVOUR
from exporters.games.infantry.look.pages import COLUMNS, TOP_MM, page
from exporters.games.infantry.rulings import rules_of
from exporters.games.infantry.words import maps, terms
from exporters.games.infantry.words import reference as words
from exporters.games.infantry.words.facts import facts_of, modifiers, terrain_rows
from exporters.games.infantry.words.weapons import ap_of, damage_of, is_house
from exporters.imposition.pieces import Piece
from exporters.kit.jobs import Job
from exporters.layout.boxes import Box
from exporters.layout.pages import PAGE
from exporters.layout.settings import Setting
from exporters.text.columns import Grid, Section, Terms, set_columns
from exporters.text.numbers import NOTHING, Rows, filled, signed
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.weapon import Armor, Weapon
from schemas.models.infantry.words import Experience, Toughness, WeaponType
from schemas.packs.packs import Pack

GUTTER_MM: Final = 6.0
FOOT_MM: Final = 6.0
BODY: Final = Box(0, TOP_MM - 1, PAGE.width, PAGE.height - TOP_MM + 1 - FOOT_MM)
HUNDRED: Final = 100


def reference(job: Job) -> Iterator[Piece]:
    """Yield the page of rules, then that of arms and armour."""
    yield piece_by_rules(job, "reference/rules", rules_page(job.setting))
    yield piece_by_rules(job, "reference/arms", arms_page(job.setting, job.pack))


def rules_page(setting: Setting) -> Drawn:
    """Return the rules in short, made from the rules of the pack."""
    return _page(words.RULES_PAGE, rules_sections(rules_of(setting)), setting, "rules")


def arms_page(setting: Setting, pack: Pack) -> Drawn:
    """Return the weapons of a pack by type, its armour, and the tables of numbers."""
    return _page(words.ARMS_PAGE, arms_sections(rules_of(setting), pack), setting, "arms")


def arms_sections(rules: Rules, pack: Pack) -> tuple[Section, ...]:
    """Return the weapons of a pack by type, its armour, and the tables of numbers."""
    return (*_weapons(pack, rules), *_armor(pack, rules), *_tables(rules))


def _page(title: str, sections: Sequence[Section], setting: Setting, name: str) -> Drawn:
    rules = rules_of(setting)
    caption = f"{terms.GAME} \N{MIDDLE DOT} {words.TITLE}"
    made = page((caption, title, rules.title), setting.language, ((), ("title",)))
    set_columns(made, sections, BODY.columns(2, GUTTER_MM), COLUMNS)
    _write_foot(made)
    return as_page(f"reference_{name}", f"{words.TITLE}: {title}", made)


def _write_foot(made: Composition) -> None:
    made.write(words.HOUSE_NOTE, Box(0, PAGE.height - FOOT_MM, PAGE.width, FOOT_MM), FLAVOUR)


def rules_sections(rules: Rules) -> tuple[Section, ...]:
    """Return the rules in short, in the order in which a turn comes upon it."""
    facts = facts_of(rules)

    def said(rows: Rows, share: float = 0.17) -> Terms:
        played = (row for row in rows if getattr(rules.options, words.OPTION_OF.get(row[0], ""), True))
        return Terms(tuple((term, text) for term, text in filled(tuple(played), facts)), share)

    rows = tuple((maps.TERRAINS[kind], ap, fire) for kind, ap, fire in terrain_rows(rules))
    terrain = Grid(words.TERRAIN_HEAD, rows, (0.3, 0.36, 0.34))
    sections = (
        Section(words.TURN_TITLE, "IN.HOUSE.1  IN.HOUSE.9", (said(words.TURN),), TURN),
        Section(words.MOVE_TITLE, "IN.GAP.14  IN.TER.2  IN.MVF.3", (said(words.MOVE),), STEPS),
        Section(words.FIRE_TITLE, "IN.HOUSE.2  IN.HOUSE.3", (said(words.FIRE, 0.18),), TYPES[WeaponType.RANGED]),
        Section(words.ARC_TITLE, "IN.HOUSE.4  IN.HOUSE.5", (said(words.ARC),), MARKERS["arc"]),
        Section(words.CREWED_TITLE, "IN.CRW.4 to IN.CRW.14", (said(words.CREWED),), TYPES[WeaponType.CREWED]),
        Section(words.BLAST_TITLE, "IN.EXP.11  IN.INC.9  IN.SMK.3", (said(words.BLAST),), MARKERS["blast"]),
        Section(words.MORALE_TITLE, "IN.MOR.1 to 6  IN.GAP.28", (said(words.MORALE),), MARKERS["shaken"]),
        Section(words.TERRAIN_TITLE, "IN.TER.2  IN.GAP.16", (terrain,), MAP),
        Section(words.MODIFIER_TITLE, "IN.HOUSE.3", (_modifiers(rules),), TYPES[WeaponType.THROWN]),
    )
    off = {words.CREWED_TITLE: not rules.options.crewed_weapons, words.MORALE_TITLE: not rules.options.morale}
    return tuple(section for section in sections if not off.get(section.title, False))


def _modifiers(rules: Rules) -> Grid:
    return Grid(words.MODIFIER_HEAD, tuple(modifiers(rules)), (0.56, 0.12, 0.32))


def _weapons(pack: Pack, rules: Rules) -> Iterator[Section]:
    """Yield a table of weapons for each type; those of the house say so."""
    known = [each.model for each in pack.of_kind("weapon") if isinstance(each.model, Weapon)]
    for kind in WeaponType:
        rows = tuple(_weapon(weapon, rules) for weapon in known if weapon.type is kind)
        if rows:
            grid = Grid(words.WEAPON_HEAD, rows, (0.3, 0.14, 0.08, 0.09, 0.125, 0.09, 0.09, 0.085), gap_mm=0.6)
            title = words.WEAPONS_TITLE.format(type=terms.TYPES[kind].capitalize())
            yield Section(title, RULES_OF_TYPES[kind], (grid,), TYPES[kind])


RULES_OF_TYPES: Final = {
    WeaponType.RANGED: "IN.GAP.31",
    WeaponType.CREWED: "IN.CRW.2  IN.GAP.1",
    WeaponType.EXPLOSIVE: "IN.EXP.1",
    WeaponType.INCENDIARY: "IN.INC.1",
    WeaponType.THROWN: "IN.SMK.1  IN.INC.11  IN.GAP.2",
    WeaponType.MELEE: "IN.HOUSE.7  IN.GAP.32",
}


def _weapon(weapon: Weapon, rules: Rules) -> tuple[str, ...]:
    name = terms.HOUSE_NAME.format(name=weapon.name) if is_house(weapon.source) else weapon.name
    crew = str(weapon.crew) if weapon.crew is not None and rules.crewed.columns == "swapped" else NOTHING
    short, long, rounds = (_or_nothing(value) for value in (weapon.short_dots, weapon.long_dots, weapon.ammo))
    return (name, damage_of(weapon), ap_of(weapon, rules), crew, rounds, short, long, str(weapon.point_value))


def _or_nothing(value: int | None) -> str:
    return NOTHING if value is None else str(value)


def _armor(pack: Pack, rules: Rules) -> Iterator[Section]:
    """Yield the table of armour. Rule: IN.ARM.5."""
    known = (each.model for each in pack.of_kind("armor"))
    rows = tuple(_armor_row(armor, rules) for armor in known if isinstance(armor, Armor))
    if rows:
        ordered = tuple(sorted(rows, key=lambda row: int(row[1])))
        yield Section(words.ARMOR_TITLE, "IN.ARM.5", (Grid(words.ARMOR_HEAD, ordered, (0.4, 0.2, 0.2, 0.2)),), ARMOR)


def _armor_row(armor: Armor, rules: Rules) -> tuple[str, ...]:
    name = terms.HOUSE_NAME.format(name=armor.name) if is_house(armor.source) else armor.name
    return (name, str(armor.coverage), signed(-armor.ap_cost), str(rules.points.armor_cell * armor.coverage))


def _tables(rules: Rules) -> Iterator[Section]:
    """Yield experience, toughness, and the chances of two dice."""
    levels = tuple(
        (
            terms.EXPERIENCES[level],
            signed(rules.action_points.bonus[level]),
            str(rules.morale.target[level]),
            str(rules.points.trooper[level]),
        )
        for level in Experience
    )
    tough = tuple((maps.TOUGHNESS[kind], str(rules.breaching.toughness[kind])) for kind in Toughness)
    odds = tuple(
        (f"{total}+", _percent(hit_chance(total, rules)), _percent(morale_chance(total, rules)))
        for total in range(2, 14)
    )
    experience = Grid(words.EXPERIENCE_HEAD, levels, (0.4, 0.2, 0.2, 0.2))
    yield Section(words.EXPERIENCE_TITLE, "IN.XPR.3  IN.MOR.6  IN.HOUSE.8", (experience,), POINTS)
    yield Section(words.TOUGH_TITLE, "IN.BRC.5", (Grid(words.TOUGH_HEAD, tough, (0.6, 0.4)),), MARKERS["damage"])
    grid = Grid(words.ODDS_HEAD, odds, (0.3, 0.35, 0.35))
    yield Section(words.ODDS_TITLE, "IN.HOUSE.3  IN.GAP.35", (grid,), DICE)


def _percent(chance: Fraction) -> str:
    return f"{round(chance * HUNDRED)} %"
