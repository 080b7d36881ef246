"""The sheet of a fight: what it is about, its locations and their map, and what both squads begin with.

Rules: MN.SQD.1, MN.GAP.2, MN.GAP.7, MN.ORD.1.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from engine.games.maneuvers.squads import members_of
from exporters.components.base import Drawn, PrintJob
from exporters.components.framing import SideLook, as_page, composed, place, rectangle_of
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Rect, Stroke
from exporters.drawing.inks import BLACK, WHITE
from exporters.drawing.shapes import icon
from exporters.faces.fonts import Face
from exporters.games.maneuvers import look, wording
from exporters.games.maneuvers import wording as words
from exporters.games.maneuvers.wording import FIGHT_NAMED, GAME, PREPARATIONS, plain
from exporters.games.maneuvers.wording import PAGE as PAGE_OF_GAME
from exporters.imposition.pieces import Area, Piece
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
CAPTION: Final = TextStyle(Face.LABEL, 7, 6, look.QUIET, valign="middle", tracking_pt=0.5)
TITLE: Final = TextStyle(Face.TITLE, 20, 10, look.SEPIA, valign="middle")
DESCRIPTION: Final = TextStyle(Face.ITALIC, 10, 6, BLACK, leading=1.2, icons=look.INLINE)
SQUAD: Final = TextStyle(Face.TITLE, 14, 8, WHITE, valign="middle")
TOTAL: Final = TextStyle(Face.NUMERAL, 18, 9, WHITE, align="right", valign="middle")
BEGINS: Final = TextStyle(Face.LABEL, 7.5, 6, WHITE, align="right", valign="middle", leading=1.05)
PLACE: Final = TextStyle(Face.LABEL, 9, 6, BLACK, valign="middle", leading=1.0)
START: Final = TextStyle(Face.TEXT, 7.5, 6, look.QUIET, align="right", valign="middle", leading=1.0)


@dataclass(frozen=True)
class Team:
    """A side of a fight as it is printed; a squad that the pack has not is its name alone."""

    side: Side
    squad: Squad | None
    squad_look: SideLook
    members: tuple[Character, ...]
    total: int
    own_maneuvers: tuple[str, ...] = ()


def teams_of(fight: Fight, setting: Setting) -> tuple[Team, Team]:
    """Return both sides of a fight as they are printed."""
    return _team(fight.a, setting), _team(fight.b, setting)


def _team(side: Side, setting: Setting) -> Team:
    squad, pack = document_of(setting, "squad", side.squad, Squad), setting.pack
    squad_look = look.look_of(squad, setting) if squad else replace(look.NO_SQUAD, name=side.squad)
    members = side.those_who_fight(members_of(squad, pack)) if squad and pack else ()
    known = tuple(document_of(setting, "maneuver", name, Maneuver) for name in squad.maneuvers) if squad else ()
    own = tuple(maneuver.name for maneuver in known if maneuver)
    return Team(side, squad, squad_look, members, start_total(side, look.rules_of(setting)), own)


def start_total(side: Side, rules: Rules) -> int:
    """Return what the total of a side begins with. Rules: MN.SQD.1, MN.GAP.2."""
    return rules.total.start.get(side.preparation, 0) if side.start_points is None else side.start_points


def fight_sheet(fight: Fight, setting: Setting) -> Drawn:
    """Return the sheet of a fight under the rules of its pack."""
    layout, teams = look.layout_of(setting, "fight_sheet"), teams_of(fight, setting)
    made = Composition([rectangle_of(layout.full, look.PAPER)], language=setting.language)
    place(layout, "side", lambda box: made.draw(rectangle_of(box, look.MANEUVERS.ink)))
    place(
        layout, "side", lambda box: made.draw(look.folder(_below_tab(box, layout["tab"]), layout["tab"], look.MANILA))
    )
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
    made.write(said(words.LOCATIONS, made.language).upper(), head, look.HEADING)
    height = min(LOCATION_MOST_MM, body.height / len(fight.locations))
    radius = min(1.9, height * 0.3)
    for at, name in enumerate(fight.locations):
        row, body = body.cut_top(height)
        x, y = row.x + 3, row.centre[1]
        made.draw(look.ring_mark((x, y), radius, look.MANEUVERS.ink))
        if at + 1 < len(fight.locations):
            made.draw(*look.play_line((x, y + radius + 0.3), (x, y + height - radius - 0.4), look.MANEUVERS.ink))
        starting = tuple(team for team in teams if team.side.location == at)
        text, signs = row.cut_left(row.width - 8 * len(starting))
        made.write(name, Box(text.x + 8, text.y, text.width - 8, text.height), PLACE, ("locations", at))
        for team, cell in zip(starting, signs.columns(max(len(starting), 1)), strict=False):
            _plate(made, team.squad_look, cell.square(min(6.0, height - 0.6)))


def _plate(made: Composition, squad_look: SideLook, box: Box) -> None:
    """Draw the sign of a squad on its colour."""
    made.draw(Rect(box.x, box.y, box.width, box.height, box.width * 0.14, fill=squad_look.ink))
    made.draw(icon(squad_look.sign, box.inset(box.width * 0.2), squad_look.on))


def _squad(made: Composition, fight: Fight, team: Team, box: Box) -> None:
    """Draw a squad: its name, where and with what it begins, and a row for each member."""
    band, rest = box.cut_top(BAND_MM)
    made.draw(Rect(band.x, band.y, band.width, band.height, 1.2, fill=team.squad_look.ink))
    mark, beside = band.cut_left(12)
    made.draw(icon(team.squad_look.sign, mark.square(7), team.squad_look.on))
    name, right = beside.cut_left(beside.width * 0.38)
    begins, total = right.cut_left(right.width - 14)
    made.write(team.squad_look.name, name, SQUAD._replace(fill=team.squad_look.on))
    for text, line in zip(_beginning(fight, team, made.language), begins.inset(0, 2.6).rows(2), strict=True):
        made.write(text, line, BEGINS._replace(fill=team.squad_look.on))
    made.write(
        plain(team.total), Box(total.x, total.y, total.width - 3, total.height), TOTAL._replace(fill=team.squad_look.on)
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
        made.write(known, foot.inset(0.5, 0), START._replace(align="left"))
    for at, (text, cell) in enumerate(zip(words.ROSTER_HEAD, head.shared_out(SHARES), strict=True)):
        style = look.HEADING._replace(align="centre" if at else "left")
        made.write(said(text, made.language), cell.inset(0.5, 0), style)
    height = min(ROW_MOST_MM, body.height / max(len(team.members), 1))
    for at, character in enumerate(team.members):
        row, body = body.cut_top(height)
        if at % 2 == 0:
            made.draw(Rect(row.x, row.y, row.width, row.height, fill=look.PANEL))
        _member(made, character, team.squad_look, row)
        made.draw(Rect(row.x, row.bottom - 0.1, row.width, 0.2, fill=look.RULE))


def _member(made: Composition, character: Character, squad_look: SideLook, row: Box) -> None:
    """Draw a member: name and role, values, and fields for the roll and the place in the order."""
    name, *cells = row.shared_out(SHARES)
    upper, lower = name.inset(1, row.height * 0.1).cut_top(row.height * 0.46)
    made.write(character.name, upper, look.LABEL._replace(size_pt=9.5))
    made.write(character.role, lower, START._replace(align="left"))
    values = (character.action_value, None, None, character.damage, character.armor, character.resilience)
    for value, cell in zip(values, cells, strict=True):
        if value is None:
            side = min(6.4, row.height - 1)
            field = Box(cell.centre[0] - 4.4, cell.centre[1] - side / 2, 8.8, side)
            made.draw(
                Rect(field.x, field.y, field.width, field.height, 0.6, look.PAPER, Stroke(squad_look.outline, 0.3))
            )
        else:
            made.write(str(value), cell, look.NUMBER._replace(size_pt=11, min_pt=6))


COLUMNS: Final = 2
GAP_MM: Final = 14.0
TAB_MM: Final = 8.0
PLACE_ROW_MOST_MM: Final = 78.0
NAME: Final = TextStyle(Face.TITLE, 11, 7, look.SEPIA, valign="middle", leading=1.0)
PLACE_NUMBER: Final = TextStyle(Face.NUMERAL, 26, 14, look.KRAFT, align="right", valign="bottom", leading=1.0)
PLACE_START: Final = TextStyle(Face.LABEL, 8, 6, look.QUIET, valign="middle", leading=1.05)


def locations(job: PrintJob) -> Iterator[Piece]:
    """Yield the map of each fight."""
    for document in job.pack.of_kind("fight"):
        if isinstance(document.model, Fight):
            key = f"locations/{document.id}"
            drawn = locations_page(document.model, job.setting)
            job.note(document, drawn.findings, key)
            yield Piece(drawn.drawing, None, key, areas=_areas(document.model))


def locations_page(fight: Fight, setting: Setting) -> Drawn:
    """Return the map of a fight: the locations go to and fro down the page."""
    language = setting.language
    caption = said(PAGE_OF_GAME, language, game=said(GAME, language), page=said(wording.MAP, language))
    texts = (caption, fight.title, said(wording.MAP_ASIDE, language))
    made = look.page(texts, language, (("title",), ()), look.FILE)
    places = _places(len(fight.locations))
    for one, other in pairwise(places):
        _link(made, one, other)
    teams = teams_of(fight, setting)
    for at, (name, box) in enumerate(zip(fight.locations, places, strict=True)):
        _location(made, at, name, tuple(team for team in teams if team.side.location == at), box)
    return as_page(f"locations_{fight.id}", said(wording.MAP_NAMED, language, title=fight.title), made)


def _places(count: int) -> tuple[Box, ...]:
    """Return a box for each location: two in a row, each second row from right to left."""
    body = Box(0, look.TOP_MM + 2, PAGE.width, PAGE.height - look.TOP_MM - 2)
    lines = -(-count // COLUMNS)
    height = min(PLACE_ROW_MOST_MM, (body.height + GAP_MM) / lines) - GAP_MM * (0.7 if lines > 4 else 1.0)
    step = min(PLACE_ROW_MOST_MM, (body.height + GAP_MM) / lines)
    width = (body.width - GAP_MM) / COLUMNS
    found = []
    for at in range(count):
        row, column = divmod(at, COLUMNS)
        along = column if row % 2 == 0 else COLUMNS - 1 - column
        found.append(Box(body.x + along * (width + GAP_MM), body.y + row * step, width, height))
    return tuple(found)


def _areas(fight: Fight) -> tuple[Area, ...]:
    """Return each location as an area with its number and its name."""
    places = enumerate(zip(fight.locations, _places(len(fight.locations)), strict=True), start=1)
    return tuple(look.area_of(f"{number} {name}", box) for number, (name, box) in places)


def _link(made: Composition, one: Box, other: Box) -> None:
    """Draw the way from a location to the next, which may be gone both ways."""
    middle = one.centre[1]
    if one.y == other.y:
        near, far = (one.right, other.x) if one.x < other.x else (other.right, one.x)
        ends = ((near + 1, middle), (far - 1, middle))
    else:
        ends = ((one.centre[0], one.bottom + 1), (one.centre[0], other.y - 1))
    made.draw(*look.play_line(*ends, look.MANEUVERS.ink), *look.play_line(ends[1], ends[0], look.MANEUVERS.ink))


def _location(made: Composition, at: int, name: str, starting: tuple[Team, ...], box: Box) -> None:
    """Draw a folder with the name on its tab, room for tokens, and who begins there."""
    tab, body = box.cut_top(TAB_MM)
    made.draw(look.folder(body, Box(tab.x, tab.y, tab.width * 0.78, tab.height), look.MANILA))
    made.draw(
        Rect(body.x + 1.4, body.y, body.width - 2.8, body.height - 1.4, 0.8, look.PAPER, Stroke(look.KRAFT, 0.25))
    )
    made.write(name, Box(tab.x + 3, tab.y, tab.width * 0.78 - 9, tab.height), NAME, ("locations", at))
    made.write(str(at + 1), Box(body.x, body.y, body.width - 4, body.height - 3), PLACE_NUMBER)
    for row, team in zip(_rows(body, len(starting)), starting, strict=True):
        mark, text = row.cut_left(7)
        made.draw(Rect(mark.x, mark.y, 5.4, 5.4, 0.8, fill=team.squad_look.ink))
        made.draw(icon(team.squad_look.sign, Box(mark.x + 1.1, mark.y + 1.1, 3.2, 3.2), team.squad_look.on))
        starts = said(wording.STARTS, made.language, squad=team.squad_look.name, total=plain(team.total))
        made.write(starts, Box(text.x, text.y, text.width - 16, 5.4), PLACE_START)


def _rows(body: Box, count: int) -> tuple[Box, ...]:
    return tuple(Box(body.x + 3.4, body.bottom - 8.4 - 6.4 * at, body.width - 6, 5.4) for at in range(count))
