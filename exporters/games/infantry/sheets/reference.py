"""The quick reference: the rules in short, and arms and armour of the pack, made from its rules and documents."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final

from engine.games.infantry.rules.chances import hit_chance, morale_chance
from exporters.components.base import Drawn, piece_by_rules
from exporters.components.framing import as_page
from exporters.drawing.composition import Composition
from exporters.drawing.display_list import Symbol
from exporters.games.infantry.look.icons import ARMOR, DICE, MAP, MARKERS, POINTS, STEPS, TURN, TYPES
from exporters.games.infantry.look.look import FLAVOUR
from exporters.games.infantry.look.pages import COLUMNS, TOP_MM, page
from exporters.games.infantry.rulings import rules_of
from exporters.games.infantry.words import maps, terms
from exporters.games.infantry.words import reference as words
from exporters.games.infantry.words.facts import facts_of
from exporters.games.infantry.words.terrain import modifiers, terrain_rows
from exporters.games.infantry.words.weapons import ap_of, damage_of, is_house
from exporters.imposition.pieces import Piece
from exporters.kit.jobs import Job
from exporters.layout.boxes import Box
from exporters.layout.pages import PAGE
from exporters.layout.settings import Setting
from exporters.text.columns import Grid, Section, Terms, set_columns
from exporters.text.numbers import NOTHING, Rows, signed
from schemas.catalogues.saying import said
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.weapon import Armor, Weapon
from schemas.models.infantry.words import Experience, Toughness, WeaponType
from schemas.packs.packs import Pack

GUTTER_MM: Final = 6.0
FOOT_MM: Final = 6.0
BODY: Final = Box(0, TOP_MM - 1, PAGE.width, PAGE.height - TOP_MM + 1 - FOOT_MM)
HUNDRED: Final = 100

OPTION_OF: Final[Mapping[str, str]] = {
    "Tunnel": "trench_tunnel",
    "Swim": "water",
    "Wire": "barbed_wire",
    "On the move": "movement_fire",
    "Structures": "breaching",
    "Fire": "incendiary",
    "Smoke": "smoke",
}
"""The advanced rule that a row belongs to; it is left out where that is off (IN.GEN.1)."""


def reference(job: Job) -> Iterator[Piece]:
    """Yield the page of rules, then that of arms and armour."""
    yield piece_by_rules(job, "reference/rules", rules_page(job.setting))
    yield piece_by_rules(job, "reference/arms", arms_page(job.setting, job.pack))


def rules_page(setting: Setting) -> Drawn:
    """Return the rules in short, made from the rules of the pack."""
    return _page(words.RULES_PAGE, rules_sections(rules_of(setting), setting.language), setting, "rules")


def arms_page(setting: Setting, pack: Pack) -> Drawn:
    """Return the weapons of a pack by type, its armour, and the tables of numbers."""
    return _page(words.ARMS_PAGE, arms_sections(rules_of(setting), pack, setting.language), setting, "arms")


def arms_sections(rules: Rules, pack: Pack, language: str) -> tuple[Section, ...]:
    """Return the weapons of a pack by type, its armour, and the tables of numbers."""
    return (*_weapons(pack, rules, language), *_armor(pack, rules, language), *_tables(rules, language))


def _page(title: str, sections: Sequence[Section], setting: Setting, name: str) -> Drawn:
    rules, language = rules_of(setting), setting.language
    reference, title = said(words.TITLE, language), said(title, language)
    caption = f"{said(terms.GAME, language)} \N{MIDDLE DOT} {reference}"
    made = page((caption, title, rules.title), language, ((), ("title",)))
    set_columns(made, sections, BODY.columns(2, GUTTER_MM), COLUMNS)
    _write_foot(made)
    return as_page(f"reference_{name}", f"{reference}: {title}", made)


def _write_foot(made: Composition) -> None:
    made.write(said(words.HOUSE_NOTE, made.language), Box(0, PAGE.height - FOOT_MM, PAGE.width, FOOT_MM), FLAVOUR)


def rules_sections(rules: Rules, language: str) -> tuple[Section, ...]:
    """Return the rules in short, in the order in which a turn comes upon it; without those that are not played."""
    facts, options = facts_of(rules, language), rules.options

    def section(title: str, ids: str, rows: Rows, icon: Symbol, share: float = 0.17) -> Section:
        played = (row for row in rows if getattr(options, OPTION_OF.get(row[0], ""), True))
        terms_of = ((said(term, language), said(text, language, **facts).strip()) for term, text in played)
        return Section(said(title, language), said(ids, language), (Terms(tuple(terms_of), share),), icon)

    crewed = section(words.CREWED_TITLE, words.CREWED_RULES, words.CREWED, TYPES[WeaponType.CREWED])
    morale = section(words.MORALE_TITLE, words.MORALE_RULES, words.MORALE, MARKERS["shaken"])
    return (
        section(words.TURN_TITLE, "IN.HOUSE.1  IN.HOUSE.9", words.TURN, TURN),
        section(words.MOVE_TITLE, "IN.GAP.14  IN.TER.2  IN.MVF.3", words.MOVE, STEPS),
        section(words.FIRE_TITLE, "IN.HOUSE.2  IN.HOUSE.3", words.FIRE, TYPES[WeaponType.RANGED], 0.18),
        section(words.ARC_TITLE, "IN.HOUSE.4  IN.HOUSE.5", words.ARC, MARKERS["arc"]),
        *((crewed,) if options.crewed_weapons else ()),
        section(words.BLAST_TITLE, "IN.EXP.11  IN.INC.9  IN.SMK.3", words.BLAST, MARKERS["blast"]),
        *((morale,) if options.morale else ()),
        _terrain(rules, language),
        _modifiers(rules, language),
    )


def _terrain(rules: Rules, language: str) -> Section:
    rows = tuple((said(maps.TERRAINS[kind], language), ap, fire) for kind, ap, fire in terrain_rows(rules, language))
    grid = Grid(terms.each_said(words.TERRAIN_HEAD, language), rows, (0.3, 0.36, 0.34))
    return Section(said(words.TERRAIN_TITLE, language), "IN.TER.2  IN.GAP.16", (grid,), MAP)


def _modifiers(rules: Rules, language: str) -> Section:
    head = terms.each_said(words.MODIFIER_HEAD, language)
    grid = Grid(head, tuple(modifiers(rules, language)), (0.56, 0.12, 0.32))
    return Section(said(words.MODIFIER_TITLE, language), "IN.HOUSE.3", (grid,), TYPES[WeaponType.THROWN])


def _weapons(pack: Pack, rules: Rules, language: str) -> Iterator[Section]:
    """Yield a table of weapons for each type; those of the house say so."""
    known = [each.model for each in pack.of_kind("weapon") if isinstance(each.model, Weapon)]
    for kind in WeaponType:
        rows = tuple(_weapon(weapon, rules, language) for weapon in known if weapon.type is kind)
        if rows:
            head = terms.each_said(words.WEAPON_HEAD, language)
            grid = Grid(head, rows, (0.3, 0.14, 0.08, 0.09, 0.125, 0.09, 0.09, 0.085), gap_mm=0.6)
            yield Section(said(words.WEAPONS_TITLES[kind], language), RULES_OF_TYPES[kind], (grid,), TYPES[kind])


RULES_OF_TYPES: Final = {
    WeaponType.RANGED: "IN.GAP.31",
    WeaponType.CREWED: "IN.CRW.2  IN.GAP.1",
    WeaponType.EXPLOSIVE: "IN.EXP.1",
    WeaponType.INCENDIARY: "IN.INC.1",
    WeaponType.THROWN: "IN.SMK.1  IN.INC.11  IN.GAP.2",
    WeaponType.MELEE: "IN.HOUSE.7  IN.GAP.32",
}


def _weapon(weapon: Weapon, rules: Rules, language: str) -> tuple[str, ...]:
    name = _named(weapon, language)
    crew = str(weapon.crew) if weapon.crew is not None and rules.crewed.columns == "swapped" else NOTHING
    short, long, rounds = (_or_nothing(value) for value in (weapon.short_dots, weapon.long_dots, weapon.ammo))
    return (name, damage_of(weapon, language), ap_of(weapon, rules), crew, rounds, short, long, str(weapon.point_value))


def _named(thing: Weapon | Armor, language: str) -> str:
    return said(terms.HOUSE_NAME, language, name=thing.name) if is_house(thing.source) else thing.name


def _or_nothing(value: int | None) -> str:
    return NOTHING if value is None else str(value)


def _armor(pack: Pack, rules: Rules, language: str) -> Iterator[Section]:
    """Yield the table of armour. Rule: IN.ARM.5."""
    known = (each.model for each in pack.of_kind("armor"))
    rows = tuple(_armor_row(armor, rules, language) for armor in known if isinstance(armor, Armor))
    if rows:
        ordered = tuple(sorted(rows, key=lambda row: int(row[1])))
        grid = Grid(terms.each_said(words.ARMOR_HEAD, language), ordered, (0.4, 0.2, 0.2, 0.2))
        yield Section(said(words.ARMOR_TITLE, language), "IN.ARM.5", (grid,), ARMOR)


def _armor_row(armor: Armor, rules: Rules, language: str) -> tuple[str, ...]:
    return (
        _named(armor, language),
        str(armor.coverage),
        signed(-armor.ap_cost),
        str(rules.points.armor_cell * armor.coverage),
    )


def _tables(rules: Rules, language: str) -> Iterator[Section]:
    """Yield experience, toughness, and the chances of two dice."""
    levels = tuple(
        (
            said(terms.EXPERIENCES[level], language),
            signed(rules.action_points.bonus[level]),
            str(rules.morale.target[level]),
            str(rules.points.trooper[level]),
        )
        for level in Experience
    )
    tough = tuple((said(maps.TOUGHNESS[kind], language), str(rules.breaching.toughness[kind])) for kind in Toughness)
    odds = tuple(
        (f"{total}+", _percent(hit_chance(total, rules)), _percent(morale_chance(total, rules)))
        for total in range(2, 14)
    )
    experience = Grid(terms.each_said(words.EXPERIENCE_HEAD, language), levels, (0.4, 0.2, 0.2, 0.2))
    yield Section(said(words.EXPERIENCE_TITLE, language), "IN.XPR.3  IN.MOR.6  IN.HOUSE.8", (experience,), POINTS)
    withstands = Grid(terms.each_said(words.TOUGH_HEAD, language), tough, (0.6, 0.4))
    yield Section(said(words.TOUGH_TITLE, language), "IN.BRC.5", (withstands,), MARKERS["damage"])
    grid = Grid(terms.each_said(words.ODDS_HEAD, language), odds, (0.3, 0.35, 0.35))
    yield Section(said(words.ODDS_TITLE, language), "IN.HOUSE.3  IN.GAP.35", (grid,), DICE)


def _percent(chance: Fraction) -> str:
    return f"{round(chance * HUNDRED)} %"
