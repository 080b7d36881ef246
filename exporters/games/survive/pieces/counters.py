"""Counters of SURVIVE: how many there are, and their faces."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from engine.games.survive.rules.movement import arsenal_of, turns_for, units_of
from exporters.components.base import Drawn, PrintJob, piece_by_rules
from exporters.components.framing import with_bleed
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Path, Rect, Stroke, Symbol
from exporters.drawing.inks import BLACK, WHITE, Ink
from exporters.drawing.shapes import chamfered, icon, polyline
from exporters.faces.fonts import Face
from exporters.games.survive import look
from exporters.games.survive import wording as words
from exporters.games.survive.chips import chip
from exporters.imposition.pieces import Piece
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from exporters.text.numbers import inches
from schemas.catalogues.saying import said
from schemas.models.survive.force import Mob, Unit
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import ControlType, WeaponType
from schemas.packs.packs import Pack

SMALL_MM: Final = 15.875
"""Five eighths of an inch, the wargamer's counter."""

LARGE_MM: Final = 25.4
BLEED_MM: Final = 1.5
CAPTION: Final = TextStyle(Face.LABEL, 6.5, 6, WHITE, align="centre", valign="middle", tracking_pt=0.1)


def player_units(rules: Rules) -> int:
    """Return the units of a level with the most players. Rules: SV.GAP.8, SV.GAP.41."""
    return rules.mob.size * rules.game.players_most


def control_units(rules: Rules) -> int:
    """Return the control units of a level with the most players. Rule: SV.GAP.3."""
    counts = rules.control_count.for_players(rules.game.players_most)
    return sum(counts.of(kind) for kind in ControlType)


def most_turns(rules: Rules) -> int:
    """Return the turns of a level with the most players. Rule: SV.GAM.1."""
    return turns_for(rules.game.players_most, rules)


def units_named(pack: Pack, mob: Mob) -> tuple[Unit, ...]:
    """Return the units of a Mob that the pack knows, one for each time it is named."""
    found = (pack.find("unit", name) for name in mob.units)
    return tuple(document.model for document in found if document and isinstance(document.model, Unit))


def mobs_of(pack: Pack) -> tuple[Mob, ...]:
    """Return the Mobs of a pack by id."""
    return tuple(document.model for document in pack.of_kind("mob") if isinstance(document.model, Mob))


def jam_chips(pack: Pack) -> int:
    """Return the guns and grenades that the units of all Mobs carry; those of all units if there is no Mob."""
    return sum(_guns(pack, unit.weapons) for unit in _carriers(pack))


def slung_chips(pack: Pack) -> int:
    """Return the guns and grenades that may be slung, or drawn instead: those of units with two or more of them.

    Rule: SV.AMM.3.
    """
    carried = (_guns(pack, unit.weapons) for unit in _carriers(pack))
    return sum(guns for guns in carried if guns > 1)


def _carriers(pack: Pack) -> list[Unit]:
    """Return the units of all Mobs, one for each time they are named; all units if there is no Mob."""
    return [unit for mob in mobs_of(pack) for unit in units_named(pack, mob)] or [*units_of(pack)]


def _guns(pack: Pack, names: Iterable[str]) -> int:
    listed = tuple(names)
    arsenal = arsenal_of(pack, listed)
    return sum(arsenal[name].type is not WeaponType.CLOSE for name in listed if name in arsenal)


def jam(language: str = "") -> Drawn:
    """Return the chip of a jammed weapon. Rule: SV.AMM.2."""
    return _marker("jam", words.JAM, look.JAM, (look.AMBER, WHITE), language)


def jam_before(language: str = "") -> Drawn:
    """Return the other side of it, for a jam of the turn before, which is taken off at the end. Rule: SV.REC.2."""
    return _marker("jam_before", words.JAM_BEFORE, look.JAM, (look.PALE_AMBER, BLACK), language)


def slung(language: str = "") -> Drawn:
    """Return the counter of a weapon that is slung. Rule: SV.AMM.3."""
    return _marker("slung", words.SLUNG, look.WEAPON, (look.QUIET, WHITE), language)


def drawn(language: str = "") -> Drawn:
    """Return the other side of it, for the weapon drawn instead, to be used from the next turn on. Rule: SV.AMM.3."""
    return _marker("drawn", words.DRAWN, look.WEAPON, (look.PAPER, look.NIGHT), language)


def dazed(language: str = "") -> Drawn:
    """Return the counter of a Dazed unit, striped as a warning. Rule: SV.DAZ.1."""
    return _marker("dazed", words.DAZED, look.DAZED, (look.PALE_AMBER, BLACK), language)


def disabled(language: str = "") -> Drawn:
    """Return the other side of it, for machines. Rule: SV.EFF.2."""
    return _marker("disabled", words.DISABLED, look.DAZED, (look.CONTROLS.ink, WHITE), language)


def hold(language: str = "") -> Drawn:
    """Return the counter of a unit that holds. Rule: SV.SEQ.1."""
    return _marker("hold", words.HOLD, look.HOLD, (look.UNITS.ink, WHITE), language)


def hold_fired(language: str = "") -> Drawn:
    """Return the other side of it, for a unit that has fired the first shot of its Hold. Rule: SV.MOV.8."""
    return _marker("hold_fired", words.HOLD_FIRED, look.HOLD, (look.PAPER, look.UNITS.ink), language)


def first_down(language: str = "") -> Drawn:
    """Return the counter that says that somebody has died in this level. Rule: SV.RED.7."""
    return _marker("first_down", words.FIRST, look.SOUL, (look.NIGHT, WHITE), language)


def order(number: int, language: str = "") -> Drawn:
    """Return the marker of a player's place in the play order of a turn. Rules: SV.SEQ.2, SV.SEQ.3."""
    made = Composition(language=language)
    made.draw(_bled(SMALL_MM, look.CONTROLS.ink))
    numeral = TextStyle(Face.NUMERAL, 24, 9, WHITE, align="centre", valign="middle")
    made.write(str(number), _part(SMALL_MM, 0.1, 0.1, 0.8, 0.55), numeral)
    title = said(words.ORDER, language, number=number)
    made.write_if_room(title.upper(), _part(SMALL_MM, 0.06, 0.69, 0.88, 0.18), CAPTION)
    return finished(f"order_{number}", title, SMALL_MM, made)


def activated(language: str = "") -> Drawn:
    """Return the counter of a unit that has been activated. Rule: SV.SEQ.5."""
    return _marker("activated", words.ACTIVATED, look.ACTIVATED, (look.NIGHT, WHITE), language)


def red(language: str = "") -> Drawn:
    """Return the counter of a unit that has gone Red. Rule: SV.RED.2."""
    return _marker("red", words.RED, look.EYE, (look.RED, WHITE), language)


def soulchip(language: str = "") -> Drawn:
    """Return the chip that lies beside a body. Rule: SV.RED.6."""
    return _chip("soulchip", words.SOULCHIP, look.SOUL, look.UNITS.ink, language)


def keychip(language: str = "") -> Drawn:
    """Return the chip that the Prime CU carries. Rule: SV.VIC.1."""
    return _chip("keychip", words.KEYCHIP, look.KEY, look.AMBER, language)


def patrol(language: str = "") -> Drawn:
    """Return the arrow that shows where a control unit is heading. Rule: SV.CAP.4."""
    return _marker("patrol", words.PATROL, look.ARROW, (look.PAPER, look.CONTROLS.ink), language)


def corner(number: int, deploy_in: float, language: str = "") -> Drawn:
    """Return the marker of a player's starting corner: its number in a bracket. Rule: SV.GAP.41."""
    made = Composition(language=language)
    made.draw(_bled(LARGE_MM, look.NIGHT))
    near, far = 2.2, 20.0
    made.draw(
        Path(
            polyline((near, LARGE_MM - far), (near, LARGE_MM - near), (far, LARGE_MM - near)), None, Stroke(WHITE, 1.1)
        )
    )
    made.draw(Path(polyline((4.4, 12), (4.4, LARGE_MM - 4.4), (13.4, LARGE_MM - 4.4)), None, Stroke(WHITE, 0.35)))
    numeral = TextStyle(Face.NUMERAL, 26, 9, WHITE, align="centre", valign="middle")
    made.write(str(number), _part(LARGE_MM, 0.3, 0.08, 0.6, 0.42), numeral)
    made.write(said(words.CORNER, language).upper(), _part(LARGE_MM, 0.22, 0.5, 0.74, 0.13), CAPTION)
    within = said(words.WITHIN, language, reach=inches(deploy_in, language))
    made.write(
        within,
        _part(LARGE_MM, 0.22, 0.62, 0.74, 0.19),
        TextStyle(Face.TEXT, 6.5, 6, WHITE, align="centre", leading=1.0),
    )
    return finished(f"corner_{number}", said(words.CORNER_NUMBER, language, number=number), LARGE_MM, made)


def _marker(name: str, word: str, sign: Symbol, inks: tuple[Ink, Ink], language: str) -> Drawn:
    """Return a square with a frame, a sign and its word; `inks` are those of the ground and of what stands on it."""
    (ground, ink), title = inks, said(word, language)
    made = Composition(language=language)
    made.draw(_bled(SMALL_MM, ground))
    frame = chamfered(_part(SMALL_MM, 0.07, 0.07, 0.86, 0.86), SMALL_MM * 0.12, ink, "tr bl")
    made.draw(Path(frame.segments, None, Stroke(ink, 0.25)))
    made.draw(icon(sign, _part(SMALL_MM, 0.22, 0.15, 0.56, 0.5), ink))
    style = TextStyle(Face.LABEL, 6.5, 6, ink, align="centre", valign="middle", tracking_pt=0.1)
    made.write_if_room(title.upper(), _part(SMALL_MM, 0.09, 0.69, 0.82, 0.18), style)
    return finished(name, title, SMALL_MM, made)


def _chip(name: str, word: str, sign: Symbol, ink: Ink, language: str) -> Drawn:
    """Return a square with a chip, on it a sign, and the word below it."""
    title = said(word, language)
    made = Composition(language=language)
    made.draw(_bled(SMALL_MM, look.PAPER), *chip(_part(SMALL_MM, 0.14, 0.05, 0.72, 0.64), ink))
    made.draw(icon(sign, _part(SMALL_MM, 0.3, 0.18, 0.4, 0.38), WHITE))
    style = TextStyle(Face.LABEL, 6.5, 6, ink, align="centre", valign="middle", tracking_pt=0.1)
    made.write_if_room(title, _part(SMALL_MM, 0.05, 0.73, 0.9, 0.2), style)
    return finished(name, title, SMALL_MM, made)


def _bled(size: float, ink: Ink) -> Rect:
    return Rect(-BLEED_MM, -BLEED_MM, size + 2 * BLEED_MM, size + 2 * BLEED_MM, fill=ink)


def _part(size: float, x: float, y: float, width: float, height: float) -> Box:
    """Return a box given in shares of a counter's size."""
    return Box(x * size, y * size, width * size, height * size)


def finished(name: str, title: str, size: float, made: Composition) -> Drawn:
    """Return a counter as a drawing with its bleed."""
    return with_bleed(name, title, (size, size), BLEED_MM, made)


def counters(job: PrintJob) -> Iterator[Piece]:
    """Yield the counters; a kind of which none is needed is left out."""
    rules = look.rules_of(job.setting)
    for piece, count in (*_of_units(job, rules), *_of_players(job, rules)):
        if count:
            yield replace(piece, copies=count)


def _of_units(job: PrintJob, rules: Rules) -> Iterator[tuple[Piece, int]]:
    """Yield what lies beside units, and how many there are."""
    language = job.setting.language
    units, machines = player_units(rules), control_units(rules)
    yield piece_by_rules(job, "counter/jam", jam(language), jam_before(language)), jam_chips(job.pack)
    yield piece_by_rules(job, "counter/slung", slung(language), drawn(language)), slung_chips(job.pack)
    yield piece_by_rules(job, "counter/dazed", dazed(language), disabled(language)), units + machines
    yield piece_by_rules(job, "counter/hold", hold(language), hold_fired(language)), units
    yield piece_by_rules(job, "counter/activated", activated(language)), units
    yield piece_by_rules(job, "counter/red", red(language)), units
    yield piece_by_rules(job, "counter/soulchip", soulchip(language)), units
    yield piece_by_rules(job, "counter/keychip", keychip(language)), 1
    yield piece_by_rules(job, "counter/patrol", patrol(language)), machines


def _of_players(job: PrintJob, rules: Rules) -> Iterator[tuple[Piece, int]]:
    """Yield the marker of the first fatality; of each starting corner and each place in the play order."""
    language = job.setting.language
    yield piece_by_rules(job, "counter/first_down", first_down(language)), 1
    for number in range(1, rules.game.players_most + 1):
        yield piece_by_rules(job, f"counter/order_{number}", order(number, language)), 1
        yield piece_by_rules(job, f"counter/corner_{number}", corner(number, rules.mob.deploy_in, language)), 1
