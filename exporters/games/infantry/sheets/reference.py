"""The quick reference: two pages of the pack, and what they name of the rules and the pack."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import partial
from typing import Final

from engine.games.infantry.rules import hit_chance, morale_chance
from exporters.components.base import Drawn, PrintJob
from exporters.components.framing import as_page
from exporters.components.quick_reference import ReferencePage, bare_fronts, pages_in
from exporters.components.reference_checks import piece_of_page
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Symbol
from exporters.games.infantry import look
from exporters.games.infantry.wording import terms
from exporters.games.infantry.wording.terms import terrain_rows
from exporters.games.infantry.wording.weapons import ap_of, damage_of, is_house
from exporters.imposition.pieces import Piece
from exporters.layout.settings import ReferenceParts, Setting
from exporters.text.columns import set_columns
from exporters.text.numbers import NOTHING, Rows, signed
from schemas.catalogues.saying import said
from schemas.models.infantry.people import Armor, Weapon
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Experience, Toughness, WeaponType

REFERENCE: Final = "Quick reference"
PAGES: Final = ("rules", "arms")
GUTTER_MM: Final = 6.0
FOOT_MM: Final = 6.0
BODY: Final = Box(0, look.TOP_MM - 1, PAGE.width, PAGE.height - look.TOP_MM + 1 - FOOT_MM)
FOOT: Final = Box(0, PAGE.height - FOOT_MM, PAGE.width, FOOT_MM)
HUNDRED: Final = 100


def reference(job: PrintJob) -> Iterator[Piece]:
    """Yield the page of rules, that of arms and armour, and pages that authors have added."""
    for name, found in bare_fronts(pages_in(job.setting, PAGES)):
        yield piece_of_page(job, name, _drawn(found, job.setting, name))


def _drawn(found: ReferencePage, setting: Setting, name: str) -> Drawn:
    rules, language = look.rules_of(setting), setting.language
    reference = said(REFERENCE, language)
    caption = f"{said(terms.GAME, language)} \N{MIDDLE DOT} {reference}"
    made = look.page((caption, found.title, rules.title), language, ((), ("title",)))
    set_columns(made, [*found.sections.values()], BODY.columns(2, GUTTER_MM), look.COLUMNS)
    made.write(found.note, FOOT, look.FLAVOUR)
    return as_page(f"reference_{name}", f"{reference}: {found.title}", made)


def _terrain(setting: Setting) -> Rows:
    language = setting.language
    rows = terrain_rows(look.rules_of(setting), language)
    return tuple((said(terms.TERRAINS[kind], language), ap, fire) for kind, ap, fire in rows)


def _weapons(kind: WeaponType, setting: Setting) -> Rows:
    """Return the weapons of a pack of a type; those of the house say so."""
    known = [each.model for each in setting.pack.of_kind("weapon")] if setting.pack else []
    return tuple(_weapon(one, setting) for one in known if isinstance(one, Weapon) and one.type is kind)


def _weapon(weapon: Weapon, setting: Setting) -> tuple[str, ...]:
    rules, language = look.rules_of(setting), setting.language
    name = _named(weapon, language)
    crew = str(weapon.crew) if weapon.crew is not None and rules.crewed.columns == "swapped" else NOTHING
    short, long, rounds = (_or_nothing(value) for value in (weapon.short_dots, weapon.long_dots, weapon.ammo))
    return (name, damage_of(weapon, language), ap_of(weapon, rules), crew, rounds, short, long, str(weapon.point_value))


def _named(thing: Weapon | Armor, language: str) -> str:
    return said(terms.HOUSE_NAME, language, name=thing.name) if is_house(thing.source) else thing.name


def _or_nothing(value: int | None) -> str:
    return NOTHING if value is None else str(value)


def _armor(setting: Setting) -> Rows:
    """Return the armour of a pack from the lightest. Rule: IN.ARM.5."""
    known = [each.model for each in setting.pack.of_kind("armor")] if setting.pack else []
    rows = [_armor_row(armor, setting) for armor in known if isinstance(armor, Armor)]
    return tuple(sorted(rows, key=lambda row: int(row[1])))


def _armor_row(armor: Armor, setting: Setting) -> tuple[str, ...]:
    value = look.rules_of(setting).points.armor_cell * armor.coverage
    return (_named(armor, setting.language), str(armor.coverage), signed(-armor.ap_cost), str(value))


def _experience(setting: Setting) -> Rows:
    rules = look.rules_of(setting)
    bonus, target, points = rules.action_points.bonus, rules.morale.target, rules.points.trooper
    return tuple(
        (said(terms.EXPERIENCES[one], setting.language), signed(bonus[one]), str(target[one]), str(points[one]))
        for one in Experience
    )


def _toughness(setting: Setting) -> Rows:
    withstands = look.rules_of(setting).breaching.toughness
    return tuple((said(terms.TOUGHNESS[kind], setting.language), str(withstands[kind])) for kind in Toughness)


def _two_dice(setting: Setting) -> Rows:
    rules = look.rules_of(setting)
    return tuple(
        (f"{total}+", _percent(hit_chance(total, rules)), _percent(morale_chance(total, rules)))
        for total in range(2, 14)
    )


def _percent(chance: Fraction) -> str:
    return f"{round(chance * HUNDRED)} %"


def _dots(radius: int) -> str:
    return str((2 * radius + 1) ** 2)


def _crawl_tunnel(rules: Rules) -> int:
    return rules.actions.standard_dot * rules.tunnels.crawl_times


ICONS: Final[Mapping[str, Symbol]] = {
    **{kind.value: symbol for kind, symbol in look.TYPES.items()},
    **look.MARKERS,
    "turn": look.TURN,
    "steps": look.STEPS,
    "map": look.MAP,
    "armor": look.ARMOR,
    "points": look.POINTS,
    "dice": look.DICE,
}
PARTS: Final = ReferenceParts(
    icons=ICONS,
    tables={
        "terrain": _terrain,
        **{f"{kind.value}_weapons": partial(_weapons, kind) for kind in WeaponType},
        "armor": _armor,
        "experience": _experience,
        "toughness": _toughness,
        "two_dice": _two_dice,
    },
    facts={
        "crawl_tunnel": lambda setting: str(_crawl_tunnel(look.rules_of(setting))),
        "smoke_dots": lambda setting: _dots(look.rules_of(setting).smoke.radius),
        "grown_smoke_dots": lambda setting: _dots(look.rules_of(setting).smoke.grown_radius),
    },
)
"""What the pages may name."""
