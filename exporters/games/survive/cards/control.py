"""The cards of the control units, one a kind: made from the rules alone. Rules: SV.CTL.1 to SV.CTL.9, SV.GAP.36."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from engine.games.survive.rules.movement import control_rates
from engine.games.survive.rules.places import Ring, patrol_of
from engine.games.survive.rules.shots import control_to_hit
from exporters.components.base import Drawn, PrintJob, piece_by_rules
from exporters.components.framing import composed, place
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Path, Rect, Stroke
from exporters.drawing.inks import BLACK, WHITE, Ink
from exporters.drawing.shapes import chamfered, circle, icon
from exporters.games.survive import look
from exporters.games.survive import wording as words
from exporters.games.survive.cards.frame import Value, back_of, draw_stats, header
from exporters.games.survive.chips import dotted, ring, slashed
from exporters.imposition.pieces import Piece
from exporters.layout.settings import Setting
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from exporters.text.numbers import NOTHING, inches, signed
from schemas.catalogues.saying import said
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import ControlType, Stat, Zone

HEAD_MM: Final = 5.2
SHARES: Final = (0.3, 0.16, 0.2, 0.16, 0.18)
ORDER: Final = look.DETAIL._replace(fill=BLACK, size_pt=7.5, min_pt=6, valign="middle", leading=1.08)


@dataclass(frozen=True)
class CellStyle:
    """How a cell of an attack is drawn: its type, and its ground (None for none)."""

    text: TextStyle
    ground: Ink | None = None


CELLS: Final = (
    CellStyle(look.NUMBER._replace(fill=WHITE), look.NIGHT),
    CellStyle(look.NUMBER, look.PANEL),
    CellStyle(look.CELL._replace(size_pt=9)),
    CellStyle(look.CELL._replace(size_pt=9)),
)


def controls(job: PrintJob) -> Iterator[Piece]:
    """Yield a card for each kind of control unit."""
    back = back_of(look.CONTROLS)(None, job.setting)
    for kind in ControlType:
        piece = piece_by_rules(job, f"control_card/{kind.value}", control_card(kind, job.setting))
        yield replace(piece, back=back, deck=back.name)


def control_card(kind: ControlType, setting: Setting) -> Drawn:
    """Return the front of the card of a kind of control unit."""
    rules, layout, language = look.rules_of(setting), look.layout_of(setting, "control_card"), setting.language
    caption, name = said(words.CONTROL_UNIT, language), said(words.CONTROL_TYPES[kind], language)
    top, title = header(look.CONTROLS, look.CONTROL_TYPES[kind], (caption, name), layout, language)
    made = Composition([*top], [*title.findings], language=language)
    place(layout, "stats", lambda box: draw_stats(made, _values(kind, rules, language), box))
    place(layout, "attacks", lambda box: _attacks(made, kind, box, rules))
    place(layout, "patrol", lambda box: draw_patrol(made, kind, box, rules))
    place(layout, "orders", lambda box: made.write(" ".join(_orders(kind, rules, language)), box, ORDER))
    place(layout, "note", lambda box: made.write(_disabled(kind, rules, language), box, ORDER._replace(valign="top")))
    return composed(kind.value, said(words.CONTROL_UNIT_NAMED, language, kind=name), layout, made)


def _values(kind: ControlType, rules: Rules, language: str) -> tuple[Value, ...]:
    line, rates = rules.control.line(kind), control_rates(kind, rules)
    charge = NOTHING if rates.charge_in is None else inches(rates.charge_in, language)
    return (
        Value(said(words.RATES["move"], language), inches(rates.move_in, language), look.ARROW),
        Value(said(words.RATES["charge"], language), charge, look.STATS[Stat.STAMINA]),
        Value(said(words.STATS[Stat.GRIT], language), str(line.grit), look.STATS[Stat.GRIT]),
        Value(said(words.STATS[Stat.TOUGHNESS], language), str(line.toughness), look.STATS[Stat.TOUGHNESS]),
    )


@dataclass(frozen=True)
class Attacking:
    """An attack of a control unit as it is printed: its stat's sign and word, its numbers, its Power and range."""

    stat: Stat
    word: str
    hit: int | None
    disabled: int | None
    power: str
    reach: str = NOTHING

    @property
    def texts(self) -> tuple[str, ...]:
        """What stands in the cells."""
        return str(self.hit), NOTHING if self.disabled is None else str(self.disabled), self.power, self.reach


def attacks_of(kind: ControlType, rules: Rules, language: str = "") -> tuple[Attacking, ...]:
    """Return the gun and the strikes of a kind; without a gun its number is None. Rules: SV.CTL.7 to SV.CTL.9."""
    line = rules.control.line(kind)
    still_shoots = control_rates(kind, rules, disabled=True).shoots
    disabled = control_to_hit(kind, "ranged", rules, rules.control.disabled_modifier) if still_shoots else None
    reply = control_to_hit(kind, "close", rules, rules.combat.dazed_reply_modifier)
    reach = inches(line.ranged_range_in, language) if line.ranged_range_in else NOTHING
    gun, strike = control_to_hit(kind, "ranged", rules), control_to_hit(kind, "close", rules)
    return (
        Attacking(Stat.SHOOTING, said(words.SHOOTS, language), gun, disabled, str(line.ranged_power or 0), reach),
        Attacking(Stat.COMBAT, said(words.STRIKES, language), strike, reply, str(line.close_power)),
    )


def _attacks(made: Composition, kind: ControlType, box: Box, rules: Rules) -> None:
    """Draw a row for its gun and one for its strikes; one without a gun says so."""
    head, body = box.cut_top(HEAD_MM)
    for at, (text, cell) in enumerate(zip(words.ATTACK_HEAD, head.shared_out(SHARES), strict=True)):
        made.write(
            said(text, made.language), cell, look.HEADING._replace(align="centre" if at else "left", tracking_pt=0.0)
        )
    for attack, row in zip(attacks_of(kind, rules, made.language), body.rows(2), strict=True):
        made.draw(Rect(row.x, row.y, row.width, 0.2, fill=look.RULE))
        name, *cells = row.shared_out(SHARES)
        _name(made, attack.word, attack.stat, name)
        if attack.hit is None:
            made.write(
                said(words.NO_GUN, made.language),
                row.cut_left(name.width)[1].inset(1, 0),
                look.DETAIL._replace(size_pt=7.5),
            )
            continue
        for style, text, cell in zip(CELLS, attack.texts, cells, strict=True):
            plate = cell.inset(0.7, max(0.6, (row.height - 6.4) / 2))
            if style.ground:
                made.draw(chamfered(plate, 1.2, style.ground, "tl br"))
            made.write(text, plate, style.text)


def _name(made: Composition, word: str, stat: Stat, box: Box) -> None:
    mark, text = box.cut_left(5.6)
    made.draw(icon(look.STATS[stat], Box(mark.x, mark.y, 4.4, mark.height), look.CONTROLS.ink))
    made.write(word, text, look.ENTRY)


def draw_patrol(made: Composition, kind: ControlType, box: Box, rules: Rules) -> None:
    """Draw the rings with the ground filled that a kind of control unit patrols. Rules: SV.CTL.2, SV.CTL.3."""
    outer, middle = min(box.width, box.height) / 2 - 0.3, box.centre
    inner = outer * 0.48
    patrol = patrol_of(kind, rules)
    inside, outside = patrol.beyond is Ring.SPIRE, patrol.up_to is Ring.OUTER
    ocz, icz = look.ZONES[Zone.OCZ], look.ZONES[Zone.ICZ]
    made.draw(Path(circle(*middle, outer), ocz.ground if outside else look.PAPER))
    made.draw(*(slashed(middle, (inner, outer), 2.0, ocz.ink) if outside else ()))
    made.draw(Path(circle(*middle, inner), icz.ground if inside else look.PAPER))
    made.draw(*(dotted(middle, inner, 1.7, icz.ink) if inside else ()))
    made.draw(ring(middle, outer, Stroke(ocz.ink, 0.6)), ring(middle, inner, Stroke(icz.ink, 0.4)))
    made.draw(
        Path(circle(*middle, 2.0), look.PAPER),
        icon(look.CONTROL, Box(middle[0] - 1.6, middle[1] - 1.6, 3.2, 3.2), look.NIGHT),
    )


def _orders(kind: ControlType, rules: Rules, language: str) -> Iterator[str]:
    """Yield what a kind of control unit does, a sentence each."""
    rates = control_rates(kind, rules)
    patrols = words.PATROLS_OCZ if patrol_of(kind, rules).beyond is Ring.INNER else words.PATROLS_TO
    yield said(patrols, language)
    charges = rates.charge_in is not None and rules.control.action == "charge_then_shoot"
    yield said(words.ACTIONS[charges, rates.shoots], language)
    if rates.charge_in is None:
        yield said(words.NEVER_CHARGES, language)
    if kind is ControlType.PRIME_CU:
        yield said(words.HOLDS_KEYCHIP, language)
    yield said(words.BLINKS_OUT[rules.control.blink_out], language)


def _disabled(kind: ControlType, rules: Rules, language: str) -> str:
    rates = control_rates(kind, rules, disabled=True)
    if rules.control.disabled == "nothing":
        return said(words.DISABLED_NOTHING, language)
    text = words.DISABLED_SHOOTS if rates.shoots else words.DISABLED_SHUFFLES
    shuffle, modifier = inches(rates.move_in, language), signed(rules.control.disabled_modifier)
    return said(text, language, shuffle=shuffle, modifier=modifier)
