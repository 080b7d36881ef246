"""The quick reference: two pages of the pack, and what they name of the rules."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from engine.games.survive.rules.movement import control_rates
from engine.games.survive.rules.places import Ring, patrol_of, red_chance, red_faces
from engine.games.survive.rules.shots import control_to_hit
from exporters.components.base import PrintJob
from exporters.components.framing import as_page
from exporters.components.quick_reference import ReferencePage, bare_fronts, pages_in
from exporters.components.reference_checks import piece_of_page
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.inks import BLACK
from exporters.faces.fonts import Face
from exporters.games.survive import wording as words
from exporters.games.survive.cards.weapon import draw_grid, effect_grid
from exporters.games.survive.chips import COLUMNS, page
from exporters.games.survive.look import ACTIVATED, CONTROL, DETAIL, EYE, HOLD, KEY, QUIET, STATS, WEAPON, rules_of
from exporters.games.survive.wording import GAME, MODES, SHORT_CONTROL_TYPES, TARGETS, WAYS, ZONES, terrain
from exporters.imposition.pieces import Piece
from exporters.layout.settings import ReferenceParts, Setting
from exporters.text.columns import Section, Terms, set_columns
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from exporters.text.numbers import NOTHING, Rows, faces, inches, signed
from schemas.catalogues.saying import said
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import ControlType, Stat, WayToWin, Zone

BODY: Final = Box(0, 25, PAGE.width, PAGE.height - 25)
GUTTER_MM: Final = 6.0
ACTIONS_MM: Final = 43.0
GRID: Final = Box(101, 76, 95, 110)
EFFECT: Final = Box(101, 200, 95, 68)
CONTROL_MM: Final = 43.0
FIGHTS: Final = ("facing", "rear", "red")
"""Sections of close combat and of going Red, in the left column."""

CAPTION: Final = TextStyle(Face.LABEL, 7.5, 6, QUIET, valign="middle")


def reference(job: PrintJob) -> Iterator[Piece]:
    """Yield the two pages, and pages that authors have added."""
    for name, found in bare_fronts(pages_in(job.setting, [*SHIPPED])):
        made = SHIPPED.get(name, _columns)(found, job.setting)
        title = said("{title}: {part}", made.language, title=said(words.REFERENCE, made.language), part=found.title)
        yield piece_of_page(job, name, as_page(f"reference_{name}", title, made))


def _fire(found: ReferencePage, setting: Setting) -> Composition:
    """Return the page of turns, actions, shooting and effects."""
    made = _page(found.title, setting)
    upper, lower = BODY.cut_top(ACTIONS_MM)
    _set_named(made, found, ("actions",), upper)
    set_columns(made, _but(found, "actions", "effect"), lower.columns(2, GUTTER_MM)[:1], COLUMNS)
    _set_named(made, found, ("effect",), EFFECT)
    _effects(made, rules_of(setting))
    return made


def _but(found: ReferencePage, *names: str) -> list[Section]:
    return [section for name, section in found.sections.items() if name not in names]


def _set_named(made: Composition, found: ReferencePage, names: Sequence[str], box: Box) -> None:
    set_columns(made, [section for name, section in found.sections.items() if name in names], (box,), COLUMNS)


def effect_section(setting: Setting) -> Section:
    """Return the table of Power against Toughness in signs, and what they mean, where it is not drawn."""
    rules, language = rules_of(setting), setting.language
    signs = ", ".join(said(text, language) for text in words.EFFECT_KEY.values())
    key = Terms(((said("Signs", language), signs),))
    parts = (effect_grid(rules, language), key)
    return Section(said(words.BY_POWER, language), parts, STATS[Stat.TOUGHNESS], rules="SV.EFF.4")


def _effects(made: Composition, rules: Rules) -> None:
    """Draw the table of Power against Toughness, its caption above and its key below."""
    made.write(said(words.BY_POWER, made.language), Box(GRID.x, GRID.y - 6, GRID.width, 5), CAPTION)
    draw_grid(made, GRID, rules)
    key = Box(GRID.x, GRID.bottom + 1, GRID.width, 6)
    for text, cell in zip(words.EFFECT_KEY.values(), key.columns(len(words.EFFECT_KEY), 2), strict=True):
        made.write(said(text, made.language), cell, TextStyle(DETAIL.face, 7.5, 6, BLACK, valign="middle", leading=1.0))


def _fight(found: ReferencePage, setting: Setting) -> Composition:
    """Return the page of close combat, control units, going Red and winning."""
    made = _page(found.title, setting)
    upper, lower = BODY.cut_top(CONTROL_MM)
    _set_named(made, found, ("control",), upper)
    left, right = lower.columns(2, GUTTER_MM)
    _set_named(made, found, FIGHTS, left)
    set_columns(made, _but(found, "control", *FIGHTS), (right,), COLUMNS)
    return made


def _columns(found: ReferencePage, setting: Setting) -> Composition:
    """Return a page of an author's, in two columns."""
    made = _page(found.title, setting)
    set_columns(made, [*found.sections.values()], BODY.columns(2, GUTTER_MM), COLUMNS)
    return made


SHIPPED: Final[Mapping[str, Callable[[ReferencePage, Setting], Composition]]] = {"fire": _fire, "fight": _fight}
"""The pages that have a form of their own."""


def _control_units(setting: Setting) -> Rows:
    """Return the stat lines of the control units. Rules: SV.CTL.4 to SV.CTL.9."""
    return tuple(_control_row(kind, rules_of(setting), setting.language) for kind in ControlType)


def _control_row(kind: ControlType, rules: Rules, language: str) -> tuple[str, ...]:
    line = rules.control.line(kind)
    rates = control_rates(kind, rules)
    gun = control_to_hit(kind, "ranged", rules)
    reach = inches(line.ranged_range_in, language) if line.ranged_range_in else NOTHING
    return (
        said(SHORT_CONTROL_TYPES[kind], language),
        inches(rates.move_in, language),
        NOTHING if rates.charge_in is None else inches(rates.charge_in, language),
        NOTHING if gun is None else f"{gun}, {reach}",
        str(control_to_hit(kind, "close", rules)),
        f"{NOTHING if line.ranged_power is None else line.ranged_power} / {line.close_power}",
        str(line.grit),
        str(line.toughness),
        said(words.CONTROL_GROUND[patrol_of(kind, rules).beyond is Ring.INNER], language),
    )


def _red(setting: Setting) -> Rows:
    """Return on what a unit that dies goes Red, and the chance of it, by zone. Rules: SV.RED.1, SV.RED.4, SV.RED.5."""
    rules, language = rules_of(setting), setting.language
    return tuple(
        (
            said(ZONES[zone], language),
            faces(red_faces(zone, rules), language),
            f"{round(100 * red_chance(zone, rules))} %",
        )
        for zone in (Zone.OUTSIDE, Zone.OCZ, Zone.ICZ)
    )


def _page(title: str, setting: Setting) -> Composition:
    rules, language = rules_of(setting), setting.language
    reference, mode = said(words.REFERENCE, language), said(MODES[rules.game.mode], language)
    caption = f"{GAME} \N{MIDDLE DOT} {reference} \N{MIDDLE DOT} {mode}"
    return page((caption, title, rules.title), language, ((), ("title",)))


def _ways(setting: Setting) -> Rows:
    """Return the ways to win in the order in which levels usually look at them. Rule: SV.GAP.40."""
    language = setting.language
    target = said(TARGETS[rules_of(setting).victory.last_turn_measure], language)
    return tuple((str(at), said(WAYS[way], language, target=target)) for at, way in enumerate(WayToWin, start=1))


def _terrain(setting: Setting) -> str:
    """Return which kinds of terrain stop shots, and what the others add to the number."""
    language, kinds = setting.language, rules_of(setting).terrain.kinds
    blocking = ", ".join(terrain(name, language) for name, kind in kinds.items() if kind.blocks)
    covering = {name: kind.cover for name, kind in kinds.items() if kind.cover and not kind.blocks}
    cover = ", ".join(f"{terrain(name, language)} {signed(modifier)}" for name, modifier in covering.items())
    told = (
        said("Blocked by {kinds}.", language, kinds=blocking) if blocking else "",
        said("Cover: {kinds}.", language, kinds=cover) if cover else "",
    )
    return " ".join(part for part in told if part)


def _mob_order(setting: Setting) -> str:
    return ", ".join(said(words.STRIKERS[striker], setting.language) for striker in rules_of(setting).mobbing.order)


def _control_counts(setting: Setting) -> str:
    """Return how many control units there are, for each number of players."""
    return " ".join(_count_for(players, rules_of(setting), setting.language) for players in (2, 3, 4))


def _count_for(players: int, rules: Rules, language: str) -> str:
    counts = rules.control_count.for_players(players)
    named = (
        f"{counts.of(kind)} {said(SHORT_CONTROL_TYPES[kind], language)}" for kind in ControlType if counts.of(kind)
    )
    return said("{players} players: {units}.", language, players=players, units=", ".join(named))


PARTS: Final = ReferenceParts(
    icons={
        **{stat.value: symbol for stat, symbol in STATS.items()},
        "activated": ACTIVATED,
        "hold": HOLD,
        "weapon": WEAPON,
        "control": CONTROL,
        "eye": EYE,
        "key": KEY,
    },
    tables={"control_units": _control_units, "red": _red, "ways": _ways},
    facts={"terrain": _terrain, "mob_order": _mob_order, "control_counts": _control_counts},
)
"""What the pages may name."""
