"""The roster of a squad: its troopers by number, what each carries and costs, and boxes for the dead.

Rules: IN.MOR.1 to IN.MOR.6, IN.HOUSE.8, IN.GAP.42.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.games.infantry.kit import Kit, carried, kit_of
from engine.games.infantry.points import members_of, points_of, squad_points
from exporters.components.base import Drawn
from exporters.components.framing import SideLook, as_page
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Rect, Stroke
from exporters.drawing.inks import BLACK, WHITE
from exporters.drawing.shapes import icon
from exporters.faces.fonts import Face
from exporters.games.infantry import look
from exporters.games.infantry.wording import terms
from exporters.games.infantry.wording import terms as words
from exporters.layout.settings import Setting
from exporters.text.columns import Grid, Section, set_columns
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from exporters.text.numbers import NOTHING
from schemas.catalogues.saying import counted, said
from schemas.models.infantry.people import Squad, Trooper
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Experience

SHARES: Final = (0.06, 0.24, 0.42, 0.12, 0.08, 0.08)
ROW_MOST_MM: Final = 20.0
HEAD_MM: Final = 6.0
PAIR_MM: Final = 9.4
"""The room of a name and the role below it."""

BOX_MM: Final = 7.0
DEAD_MM: Final = 54.0
TEXT: Final = TextStyle(Face.ITALIC, 9, 6.5, BLACK, leading=1.16)
TITLE: Final = TextStyle(Face.TITLE, 11, 8, look.PINE, valign="middle")
HEAD: Final = look.HEADING._replace(fill=WHITE, size_pt=7.5, tracking_pt=0.0)


@dataclass(frozen=True)
class Member:
    """A row of the roster: number, name, experience and role; weapons, armour and PV."""

    number: int
    name: str
    role: str
    facts: tuple[str, str, str]


def roster(squad: Squad, setting: Setting) -> Drawn:
    """Return the page of a squad."""
    rules, squad_look, language = look.rules_of(setting), look.look_of(squad, setting), setting.language
    members = members_of(squad, setting.pack) if setting.pack else ()
    points = squad_points(squad, setting.pack, rules) if setting.pack else 0
    caption = f"{said(terms.GAME, language)} \N{MIDDLE DOT} {said(words.ROSTER, language)}"
    made = look.page(
        (caption, squad.name, _total(len(squad.members), points, language)), language, (("name",), ()), squad_look.sign
    )
    mark, text = Box(0, look.TOP_MM, PAGE.width, 14).cut_left(16)
    made.draw(
        Rect(mark.x, mark.y, 12, 12, 1.5, squad_look.ink),
        icon(squad_look.sign, Box(mark.x + 2.5, mark.y + 2.5, 7, 7), squad_look.on),
    )
    made.write(squad.background, text, TEXT, ("background",))
    body = Box(0, look.TOP_MM + 16, PAGE.width, PAGE.height - look.TOP_MM - 16 - DEAD_MM)
    _members(made, squad, members, setting, body)
    _dead(made, squad, rules, setting, Box(0, PAGE.height - DEAD_MM + 2, PAGE.width, DEAD_MM - 2))
    return as_page(f"roster_{squad.id}", said(words.ROSTER_NAMED, language, name=squad.name), made)


def _total(troopers: int, points: int, language: str) -> str:
    return counted(troopers, "{number} trooper, {points} PV", "{number} troopers, {points} PV", language, points=points)


def _members(made: Composition, squad: Squad, members: tuple[Trooper, ...], setting: Setting, body: Box) -> None:
    """Draw a row for each trooper below the head."""
    head, rest = body.cut_top(HEAD_MM)
    squad_look, rules = look.look_of(squad, setting), look.rules_of(setting)
    made.draw(Rect(head.x, head.y, head.width, head.height, fill=look.PINE))
    for at, (text, cell) in enumerate(
        zip(terms.each_said(words.ROSTER_HEAD, made.language), head.shared_out(SHARES), strict=True)
    ):
        made.write(text, cell.inset(1, 0), HEAD._replace(align="left" if at in {1, 2} else "centre"))
    height = min(ROW_MOST_MM, rest.height / max(len(members), 1))
    for number, trooper in enumerate(members, start=1):
        row, rest = rest.cut_top(height)
        if number % 2:
            made.draw(Rect(row.x, row.y, row.width, row.height, fill=look.PANEL))
        kit = kit_of(trooper, setting.pack) if setting.pack else Kit()
        name = _name(trooper, rules, made.language, is_leader=trooper.id == squad.leader_id)
        armor, points = kit.armor.name if kit.armor else NOTHING, points_of(trooper, kit, rules)
        facts = (", ".join(weapon_words(trooper, kit, made.language)), armor, str(points))
        _draw(made, row, Member(number, name, _role(trooper, rules, made.language), facts), squad_look)


def _name(trooper: Trooper, rules: Rules, language: str, *, is_leader: bool) -> str:
    if not is_leader:
        return trooper.name
    skill = trooper.leadership or rules.morale.leadership
    return said(words.LEADER, language, name=trooper.name, skill=skill)


def _role(trooper: Trooper, rules: Rules, language: str) -> str:
    if not rules.options.experience:
        return trooper.role
    return said(words.EXPERIENCE, language, level=said(terms.LEVELS[trooper.experience], language), role=trooper.role)


def weapon_words(trooper: Trooper, kit: Kit, language: str) -> Iterator[str]:
    """Yield what a trooper carries, in the order of its card."""
    for name, at in carried(trooper):
        weapon = kit.weapon(name)
        if weapon is not None:
            count = trooper.grenades[name] if at[0] == "grenades" else 1
            yield weapon.name if count == 1 else f"{weapon.name} \N{MULTIPLICATION SIGN}{count}"
    yield from (said(terms.EXTRA_CARRIED, language) for _ in trooper.extra_ammunition)
    if trooper.sneak_suit:
        yield said(terms.SNEAK_SUIT_WORN, language)


def _draw(made: Composition, row: Box, member: Member, squad_look: SideLook) -> None:
    """Draw a trooper: number on the colour of the squad, name over experience and role, and a box for its death."""
    mark, name, *cells, dead = row.shared_out(SHARES)
    side = min(8.0, row.height - 1.4)
    made.draw(Rect(mark.centre[0] - side / 2, mark.centre[1] - side / 2, side, side, 0.8, squad_look.ink))
    made.write(str(member.number), mark, look.NUMBER._replace(fill=squad_look.on, size_pt=12))
    upper, lower = name.inset(1, max(row.height * 0.08, (row.height - PAIR_MM) / 2)).rows(2)
    made.write(member.name, upper, look.LABEL._replace(size_pt=9))
    made.write(member.role, lower, look.BODY._replace(size_pt=8))
    for at, (text, cell) in enumerate(zip(member.facts, cells, strict=True)):
        made.write(text, cell.inset(1, 0.3), look.BODY._replace(size_pt=8.5, align="centre" if at else "left"))
    box = dead.square(min(6.0, row.height - 1.6))
    made.draw(Rect(box.x, box.y, box.width, box.height, 0.8, look.PAPER, Stroke(squad_look.outline, 0.4)))
    made.draw(Rect(row.x, row.bottom - 0.1, row.width, 0.2, fill=look.RULE))


def _dead(made: Composition, squad: Squad, rules: Rules, setting: Setting, box: Box) -> None:
    """Draw a box for each dead trooper, and below those from which survivors check what each level needs."""
    title, rest = box.cut_top(7)
    made.write(said(words.DEAD, made.language), title, TITLE)
    leader = setting.pack.named("trooper", squad.leader, Trooper) if setting.pack else None
    skill = (leader.leadership if leader else 0) or rules.morale.leadership
    note = said(words.DEAD_NOTE if rules.options.morale else words.NO_MORALE, made.language, skill=skill)
    line, rest = rest.cut_top(8)
    made.write(note, line, look.BODY._replace(size_pt=8.5, valign="top"))
    count = len(squad.members)
    boxes, rest = rest.cut_top(BOX_MM + 2)
    _, boxes = boxes.cut_left(boxes.width * SHARE_OF_LEVEL)
    for number, cell in enumerate(boxes.columns(count, 0.6), start=1):
        checks = rules.options.morale and number >= rules.morale.threshold
        square = Box(cell.centre[0] - BOX_MM / 2, cell.y, min(BOX_MM, cell.width), BOX_MM)
        ground, edge = (look.PALE_DANGER, look.DANGER) if checks else (look.PAPER, look.PINE)
        made.draw(Rect(square.x, square.y, square.width, square.height, 0.8, ground, Stroke(edge, 0.4)))
        made.write(str(number), square, look.NUMBER._replace(fill=edge, size_pt=9))
    if rules.options.morale:
        set_columns(made, (_needs(count, rules, made.language),), (rest,), look.COLUMNS)


SHARE_OF_LEVEL: Final = 0.16


def _needs(count: int, rules: Rules, language: str) -> Section:
    """Return what survivors need on two dice by the number of the dead. Rules: IN.MOR.3, IN.MOR.6."""
    morale = rules.morale
    levels = tuple(Experience) if rules.options.experience else (Experience.REGULAR,)
    rows = tuple(
        (
            said(terms.EXPERIENCES[level], language),
            *(
                f"{morale.target[level] + (dead - morale.threshold) * morale.per_extra_dead}+"
                if dead >= morale.threshold
                else NOTHING
                for dead in range(1, count + 1)
            ),
        )
        for level in levels
    )
    share = (1 - SHARE_OF_LEVEL) / count
    head = (said(words.DEAD, language), *(str(dead) for dead in range(1, count + 1)))
    grid = Grid(head, rows, (SHARE_OF_LEVEL, *(share,) * count))
    return Section(said(words.NEEDS, language), (grid,))
