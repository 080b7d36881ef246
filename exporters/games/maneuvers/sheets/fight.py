"""The sheet of a fight: what it is about, its locations, and both squads with what they begin with.

Rules: MN.SQD.1, MN.GAP.2, MN.GAP.7, MN.ORD.1.
"""

from dataclasses import dataclass, replace
from typing import Final

from engine.games.maneuvers.squads import members_of
from exporters.components.base import Drawn
from exporters.components.framing import composed, place, rectangle_of
from exporters.components.squad_looks import SquadLook
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Rect, Stroke
from exporters.drawing.inks import BLACK, WHITE
from exporters.drawing.shapes import icon
from exporters.faces.fonts import Face
from exporters.games.maneuvers.look.look import (
    HEADING,
    INLINE,
    LABEL,
    MANEUVERS,
    MANILA,
    NO_SQUAD,
    NUMBER,
    PANEL,
    PAPER,
    QUIET,
    RULE,
    SEPIA,
    layout_of,
    look_of,
    rules_of,
)
from exporters.games.maneuvers.look.pages import folder, play_line, ring_mark
from exporters.games.maneuvers.wording import pieces as words
from exporters.games.maneuvers.wording.terms import FIGHT_NAMED, PREPARATIONS, plain
from exporters.layout.settings import Setting, document_of
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.models.maneuvers.fight import Character, Fight, Side, Squad
from schemas.models.maneuvers.maneuver import Maneuver
from schemas.models.maneuvers.rules import Rules

BAND_MM: Final = 12.0
HEAD_MM: Final = 5.0
ROW_MOST_MM: Final = 10.0
LOCATION_MOST_MM: Final = 11.0
SHARES: Final = (0.36, 0.1, 0.12, 0.12, 0.1, 0.1, 0.1)
CAPTION: Final = TextStyle(Face.LABEL, 7, 6, QUIET, valign="middle", tracking_pt=0.5)
TITLE: Final = TextStyle(Face.TITLE, 20, 10, SEPIA, valign="middle")
DESCRIPTION: Final = TextStyle(Face.ITALIC, 10, 6, BLACK, leading=1.2, icons=INLINE)
SQUAD: Final = TextStyle(Face.TITLE, 14, 8, WHITE, valign="middle")
TOTAL: Final = TextStyle(Face.NUMERAL, 18, 9, WHITE, align="right", valign="middle")
BEGINS: Final = TextStyle(Face.LABEL, 7.5, 6, WHITE, align="right", valign="middle", leading=1.05)
PLACE: Final = TextStyle(Face.LABEL, 9, 6, BLACK, valign="middle", leading=1.0)
START: Final = TextStyle(Face.TEXT, 7.5, 6, QUIET, align="right", valign="middle", leading=1.0)


@dataclass(frozen=True)
class Team:
    """A side of a fight as it is printed; a squad that the pack has not is its name alone."""

    side: Side
    squad: Squad | None
    look: SquadLook
    members: tuple[Character, ...]
    total: int
    own_maneuvers: tuple[str, ...] = ()


def teams_of(fight: Fight, setting: Setting) -> tuple[Team, Team]:
    """Return both sides of a fight as they are printed."""
    return _team(fight.a, setting), _team(fight.b, setting)


def _team(side: Side, setting: Setting) -> Team:
    squad, pack = document_of(setting, "squad", side.squad, Squad), setting.pack
    look = look_of(squad, setting) if squad else replace(NO_SQUAD, name=side.squad)
    members = side.those_who_fight(members_of(squad, pack)) if squad and pack else ()
    known = tuple(document_of(setting, "maneuver", name, Maneuver) for name in squad.maneuvers) if squad else ()
    own = tuple(maneuver.name for maneuver in known if maneuver)
    return Team(side, squad, look, members, start_total(side, rules_of(setting)), own)


def start_total(side: Side, rules: Rules) -> int:
    """Return what the total of a side begins with. Rules: MN.SQD.1, MN.GAP.2."""
    return rules.total.start.get(side.preparation, 0) if side.start_points is None else side.start_points


def fight_sheet(fight: Fight, setting: Setting) -> Drawn:
    """Return the sheet of a fight under the rules of its pack."""
    layout, teams = layout_of(setting, "fight_sheet"), teams_of(fight, setting)
    made = Composition([rectangle_of(layout.full, PAPER)], language=setting.language)
    place(layout, "side", lambda box: made.draw(rectangle_of(box, MANEUVERS.ink)))
    place(layout, "side", lambda box: made.draw(folder(_below_tab(box, layout["tab"]), layout["tab"], MANILA)))
    place(layout, "caption", lambda box: made.write(said(words.FIGHT, setting.language).upper(), box, CAPTION))
    place(layout, "title", lambda box: made.write(fight.title, box, TITLE, ("title",)))
    place(layout, "description", lambda box: made.write(fight.description, box, DESCRIPTION, ("description",)))
    place(layout, "locations", lambda box: _locations(made, fight, teams, box))
    place(layout, "squad_a", lambda box: _squad(made, fight, teams[0], box))
    place(layout, "squad_b", lambda box: _squad(made, fight, teams[1], box))
    return composed(fight.id, said(FIGHT_NAMED, setting.language, title=fight.title), layout, made)


def _below_tab(box: Box, tab: Box) -> Box:
    return Box(box.x, tab.bottom, box.width, box.bottom - tab.bottom)


def _locations(made: Composition, fight: Fight, teams: tuple[Team, Team], box: Box) -> None:
    """Draw the locations below one another, each linked with the next, and the squads where they begin."""
    head, body = box.cut_top(HEAD_MM)
    made.write(said(words.LOCATIONS, made.language).upper(), head, HEADING)
    height = min(LOCATION_MOST_MM, body.height / len(fight.locations))
    radius = min(1.9, height * 0.3)
    for at, name in enumerate(fight.locations):
        row, body = body.cut_top(height)
        x, y = row.x + 3, row.centre[1]
        made.draw(ring_mark((x, y), radius, MANEUVERS.ink))
        if at + 1 < len(fight.locations):
            made.draw(*play_line((x, y + radius + 0.3), (x, y + height - radius - 0.4), MANEUVERS.ink))
        starting = tuple(team for team in teams if team.side.location == at)
        text, signs = row.cut_left(row.width - 8 * len(starting))
        made.write(name, Box(text.x + 8, text.y, text.width - 8, text.height), PLACE, ("locations", at))
        for team, cell in zip(starting, signs.columns(max(len(starting), 1)), strict=False):
            _plate(made, team.look, cell.square(min(6.0, height - 0.6)))


def _plate(made: Composition, look: SquadLook, box: Box) -> None:
    """Draw the sign of a squad on its colour."""
    made.draw(Rect(box.x, box.y, box.width, box.height, box.width * 0.14, fill=look.ink))
    made.draw(icon(look.sign, box.inset(box.width * 0.2), look.on))


def _squad(made: Composition, fight: Fight, team: Team, box: Box) -> None:
    """Draw a squad: its name, where and with what it begins, and a row for each member."""
    band, rest = box.cut_top(BAND_MM)
    made.draw(Rect(band.x, band.y, band.width, band.height, 1.2, fill=team.look.ink))
    mark, beside = band.cut_left(12)
    made.draw(icon(team.look.sign, mark.square(7), team.look.on))
    name, right = beside.cut_left(beside.width * 0.38)
    begins, total = right.cut_left(right.width - 14)
    made.write(team.look.name, name, replace(SQUAD, fill=team.look.on))
    for text, line in zip(_beginning(fight, team, made.language), begins.inset(0, 2.6).rows(2), strict=True):
        made.write(text, line, replace(BEGINS, fill=team.look.on))
    made.write(
        plain(team.total), Box(total.x, total.y, total.width - 3, total.height), replace(TOTAL, fill=team.look.on)
    )
    _roster(made, team, rest)


def _beginning(fight: Fight, team: Team, language: str) -> tuple[str, str]:
    """Return where a squad begins, and how it comes to the fight, which says nothing where its total is given."""
    at, how = team.side.location, said(PREPARATIONS[team.side.preparation], language)
    where = said(words.WHERE, language, where=fight.locations[at]) if at < len(fight.locations) else ""
    if team.side.start_points is not None:
        return where, said(words.WITH, language)
    return where, said(words.WITH_REASON, language, how=how)


def _roster(made: Composition, team: Team, box: Box) -> None:
    head, body = box.cut_top(HEAD_MM)
    if team.own_maneuvers:
        body, foot = body.cut_top(body.height - HEAD_MM)
        known = said(words.OWN_MANEUVERS, made.language, maneuvers=", ".join(team.own_maneuvers))
        made.write(known, foot.inset(0.5, 0), replace(START, align="left"))
    for at, (text, cell) in enumerate(zip(words.ROSTER_HEAD, head.shared_out(SHARES), strict=True)):
        style = replace(HEADING, align="centre" if at else "left")
        made.write(said(text, made.language), cell.inset(0.5, 0), style)
    height = min(ROW_MOST_MM, body.height / max(len(team.members), 1))
    for at, character in enumerate(team.members):
        row, body = body.cut_top(height)
        if at % 2 == 0:
            made.draw(Rect(row.x, row.y, row.width, row.height, fill=PANEL))
        _member(made, character, team.look, row)
        made.draw(Rect(row.x, row.bottom - 0.1, row.width, 0.2, fill=RULE))


def _member(made: Composition, character: Character, look: SquadLook, row: Box) -> None:
    """Draw a member: name and role, values, and fields for the roll and the place in the order."""
    name, *cells = row.shared_out(SHARES)
    upper, lower = name.inset(1, row.height * 0.1).cut_top(row.height * 0.46)
    made.write(character.name, upper, replace(LABEL, size_pt=9.5))
    made.write(character.role, lower, replace(START, align="left"))
    values = (character.action_value, None, None, character.damage, character.armor, character.resilience)
    for value, cell in zip(values, cells, strict=True):
        if value is None:
            side = min(6.4, row.height - 1)
            field = Box(cell.centre[0] - 4.4, cell.centre[1] - side / 2, 8.8, side)
            made.draw(Rect(field.x, field.y, field.width, field.height, 0.6, PAPER, Stroke(look.outline, 0.3)))
        else:
            made.write(str(value), cell, replace(NUMBER, size_pt=11, min_pt=6))
