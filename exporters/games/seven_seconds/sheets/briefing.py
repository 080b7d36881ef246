"""Briefings: what a side is told of a battle, and the ground it is fought on.

The ground of a battle in small: terrain, the strip where a side's blips go down, and the objectives' zones. Rules:
7S.AD.2, 7S.AD.3, 7S.AD.7, 7S.AD.8, 7S.CE.6.
Mission briefings: a battle for each map, set up by the engine, a half of the page for each commander. The cards are
drawn by seeds 0, 1, 2 ... in the order of the maps, so that a pack always has the same briefings. Rules: 7S.CARD.1 to
7S.CARD.7, 7S.SETUP.1.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.battles.orders import BattleOrder, OrderError
from engine.games.seven_seconds.battle.prepared import PreparedPack
from engine.games.seven_seconds.battle.set_up import set_up_battle
from engine.games.seven_seconds.form import participants
from engine.games.seven_seconds.kernel.records import Game
from engine.games.seven_seconds.names import Cast, Hand
from exporters.components.base import PrintJob
from exporters.drawing.boxes import PAGE, Box
from exporters.drawing.display_list import Drawing, Group, Item, Path, Rect, Stroke
from exporters.drawing.inks import BLACK, WHITE, Ink
from exporters.drawing.shapes import chamfered, icon, polyline, shift
from exporters.faces.fonts import Face
from exporters.games.seven_seconds.cards.mission import condition_mark
from exporters.games.seven_seconds.look import INLINE, MISSION_DECKS, PANEL, PAPER, POINTS, QUIET, RULE, STEEL
from exporters.games.seven_seconds.maps.map_frame import MapFrame, draw_terrain
from exporters.games.seven_seconds.sheets.campaign_sheet import draw_roster
from exporters.games.seven_seconds.sides import ATTACKER, DEFENDER, SIDES, SideLook, flag
from exporters.games.seven_seconds.wording import pieces as words
from exporters.games.seven_seconds.wording.terms import DECKS, condition_points, condition_sentence
from exporters.imposition.pieces import Piece
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from exporters.text.numbers import inches, signed
from schemas.catalogues.saying import said
from schemas.diagnostics.diagnostics import Finding
from schemas.models.seven_seconds.cards import Condition
from schemas.models.seven_seconds.faction import Faction
from schemas.packs.packs import Pack

PITCH_MM: Final = 1.15
BAND_MM: Final = 1.6

HEADING: Final = TextStyle(Face.TITLE, 10.5, 8, STEEL, valign="middle")
PLACE: Final = TextStyle(Face.LABEL, 8, 6.5, BLACK, valign="top")
GROUND_PROSE: Final = TextStyle(Face.ITALIC, 7.5, 6, STEEL, valign="top", leading=1.12)
NOTE: Final = TextStyle(Face.TEXT, 7.5, 6, QUIET, valign="bottom", leading=1.12)

HALF: Final = Box(0, 0, 93.0, PAGE.height)
HEADER: Final = Box(0, 0, HALF.width, 27)
ORDERS: Final = Box(0, 30, HALF.width, 92)
FORCE: Final = Box(0, 125, HALF.width, 76)
GROUND: Final = Box(0, 204, HALF.width, 64)
FOOT_MM: Final = 4.0
WATERMARK_MM: Final = 22.0

CAPTION: Final = TextStyle(Face.LABEL, 8, 6, WHITE, valign="middle", tracking_pt=0.2)
NAME: Final = TextStyle(Face.TITLE, 16, 9, WHITE, valign="middle", leading=1.0)
ROLE: Final = TextStyle(Face.LABEL, 8.5, 6.5, WHITE, valign="middle")
TITLE: Final = TextStyle(Face.TITLE, 14, 9, BLACK, valign="middle", leading=1.0)
DECK: Final = TextStyle(Face.LABEL, 7, 6, QUIET, valign="middle", tracking_pt=0.4)
LETTER: Final = TextStyle(Face.NUMERAL, 22, 12, WHITE, align="centre", valign="middle")
PLATE: Final = TextStyle(Face.LABEL, 6, 6, WHITE, align="centre", valign="middle")
PROSE: Final = TextStyle(Face.ITALIC, 12, 6.5, BLACK, leading=1.25, icons=INLINE)
SENTENCE: Final = TextStyle(Face.TEXT, 8.5, 6.5, BLACK, valign="middle", leading=1.05)
FROM: Final = TextStyle(Face.TEXT, 7.5, 6, QUIET, align="right", valign="middle")
SECRET: Final = TextStyle(Face.ITALIC, 7, 6, QUIET, valign="middle")


def draw_ground(made: Composition, battle: Cast, ink: Ink, box: Box, *, leads: bool) -> None:
    """Draw the map into the left of a box and its words beside it; `leads`: the side comes from the south."""
    picture, text = box.cut_left(box.height)
    field = battle.field
    mm_per_in = picture.height / max(field.width_in, field.depth_in)
    frame = MapFrame(picture.x, picture.y, field.width_in, field.depth_in, mm_per_in, PITCH_MM, 6.0)
    board = frame.board
    ground = Composition(language=made.language)
    draw_terrain(ground, field, battle.rules, frame)
    made.draw(Group(tuple(ground.items), clip=Rect(board.x, board.y, board.width, board.height)))
    depth_in = own_depth_in(battle, leads=leads)
    limit = frame.point(0, depth_in if leads else field.depth_in - depth_in)[1]
    edge = board.bottom - BAND_MM if leads else board.y
    made.draw(Path(polyline((board.x, limit), (board.right, limit)), None, Stroke(ink, 0.5, (1.8, 1.2))))
    made.draw(Rect(board.x, edge, board.width, BAND_MM, fill=ink))
    made.draw(Rect(board.x, board.y, board.width, board.height, stroke=Stroke(STEEL, 0.4)))
    _words(made, battle, depth_in, text.inset(3, 0))


def own_depth_in(battle: Cast, *, leads: bool) -> float:
    """Return how far from its edge a side may put down its blips."""
    if not battle.attack_defense:
        return battle.rules.chance_encounter.depth_in
    setup = battle.rules.setup
    return setup.attacker_depth_in if leads else setup.defender_zone * battle.field.depth_in


def _words(made: Composition, battle: Cast, depth_in: float, box: Box) -> None:
    heading, rest = box.cut_top(6)
    place, rest = rest.cut_top(8)
    prose, note = rest.cut_top(rest.height * 0.6)
    made.write(said(words.GROUND, made.language), heading, HEADING)
    made.write(battle.field.title, place, PLACE)
    made.write(battle.field.description, prose, GROUND_PROSE)
    made.write(said(words.ZONES, made.language, depth=inches(depth_in, made.language)), note, NOTE)


@dataclass(frozen=True)
class Commander:
    """What one side is told: who it is, whether it attacks or goes first, and its cards."""

    look: SideLook
    side: int
    faction: Faction
    hand: Hand
    leads: bool


def briefings(job: PrintJob) -> Iterator[Piece]:
    """Yield a briefing for each map of a pack that has the cards for a battle; none if it lacks some."""
    whole = job.setting.pack or job.pack
    printed = {document.id for document in job.pack.of_kind("terrain_map")}
    for number, document in enumerate(whole.of_kind("terrain_map")):
        if document.id in printed:
            battle = battle_on(whole, document.id)
            if battle is None:
                return
            yield Piece(_page(job, battle, number + 1), None, _key(battle))


def battle_on(pack: Pack, map_id: str) -> Cast | None:
    """Return the battle of the briefing for a map of a pack, None if the pack lacks the cards for it."""
    prepared = pack.once(PreparedPack)
    number = [document.id for document in pack.of_kind("terrain_map")].index(map_id)
    try:
        return set_up_battle(prepared, _order(prepared, map_id, number), Game()).names
    except OrderError:
        return None


def _key(battle: Cast) -> str:
    """Return the key of the briefing of a battle."""
    return f"briefing/{battle.field.id}"


def _order(prepared: PreparedPack, map_id: str, number: int) -> BattleOrder:
    """Return the order for a map: factions take turns, so that no two of a kind meet if there are more.

    Raises:
        OrderError: there is no faction.
    """
    factions = prepared.forces
    red, blue = (factions[(number + side) % len(factions)] for side in range(2))
    return BattleOrder(participants(red, blue), map=map_id, seed=number)


def _page(job: PrintJob, battle: Cast, number: int) -> Drawing:
    """Return the briefing of a battle, and note what does not fit on it."""
    halves: list[Item] = []
    for side, look in enumerate(SIDES):
        commander = Commander(look, side, battle.factions[side], battle.hands[side], battle.attacker == side)
        half = Composition(language=job.setting.language)
        key = _key(battle)
        _note_on(job, ("faction", commander.faction.id), _header(half, battle, commander, number), key)
        _note_on(job, ("mission_card", commander.hand.mission.id), _orders(half, commander), key)
        _force(half, battle, commander)
        _ground(half, battle, commander)
        job.note_rules(tuple(half.findings), key)
        halves.append(Group(tuple(half.items), shift(side * (PAGE.width - HALF.width), 0), label=look.key))
    middle = polyline((PAGE.width / 2, 0), (PAGE.width / 2, PAGE.height))
    paper = Rect(0, 0, PAGE.width, PAGE.height, fill=PAPER)
    title = said(words.BRIEFING_OF, job.setting.language, map=battle.field.title)
    items: tuple[Item, ...] = (paper, *halves, Path(middle, None, Stroke(QUIET, 0.2, (2.0, 1.6))))
    return Drawing(f"briefing_{battle.field.id}", title, PAGE.width, PAGE.height, items)


def _note_on(job: PrintJob, named: tuple[str, str], findings: tuple[Finding, ...], key: str) -> None:
    """Note what does not fit of the texts of a document, named by kind and id."""
    document = job.pack.find(*named)
    if document is not None:
        job.note(document, findings, key)


def _header(made: Composition, battle: Cast, commander: Commander, number: int) -> tuple[Finding, ...]:
    """Draw the side's colour and sign, the battle, the faction with its flag, and the role.

    Returns what does not fit of the faction's own texts.
    """
    text = Composition(language=made.language)
    made.draw(chamfered(HEADER, 5, commander.look.ink, "tl tr"))
    inner = HEADER.inset(4, 2.5)
    mark, rest = inner.cut_left(12)
    made.draw(icon(commander.look.sign, mark.square(10), WHITE))
    upper, role = rest.inset(2, 0).cut_top(rest.height - 5)
    names, banner = upper.cut_left(upper.width - 25)
    caption, title = names.cut_top(5)
    fought = said(words.BATTLE, made.language, number=number)
    made.write(f"{fought} \N{MIDDLE DOT} {battle.field.title}", caption, CAPTION)
    text.write(commander.faction.name, title, NAME, ("name",))
    made.draw(*text.items)
    kind = said(words.GAME_TYPES[battle.attack_defense], made.language)
    part = said(words.ROLES[battle.attack_defense, commander.leads], made.language)
    edge = said(words.EDGES[commander.leads], made.language)
    if battle.attack_defense:
        look = ATTACKER if commander.leads else DEFENDER
        mark, role = role.cut_left(5.6)
        made.draw(chamfered(Box(mark.x, mark.y + 0.4, 4.6, 4.6), 0.8, WHITE, "tl br"))
        made.draw(icon(look.sign, Box(mark.x + 0.5, mark.y + 0.9, 3.6, 3.6), look.ink))
    made.write(said(words.ROLE, made.language, game=kind, role=part, edge=edge), role, ROLE)
    made.draw(*flag(commander.faction.flag, Box(banner.right - 22.5, banner.y + 0.5, 22.5, 15), WHITE))
    return tuple(text.findings)


def _orders(made: Composition, commander: Commander) -> tuple[Finding, ...]:
    """Draw the mission; return what does not fit of the card's own texts."""
    card = commander.hand.mission
    deck = MISSION_DECKS[card.deck]
    text = Composition(language=made.language)
    made.draw(chamfered(ORDERS, 4, PANEL, "br"))
    top, rest = ORDERS.inset(3, 2.5).cut_top(13)
    names, plate = top.cut_left(top.width - 16)
    mark, names = names.cut_left(9)
    made.draw(icon(deck.icon, mark.square(7), deck.ink), chamfered(plate, 2.4, STEEL, "tl br"))
    caption, title = names.cut_top(4.5)
    orders = f"{said(DECKS[card.deck], made.language)} \N{MIDDLE DOT} {said(words.ORDERS, made.language)}"
    made.write(orders.upper(), caption, DECK)
    text.write(card.title, title, TITLE, ("title",))
    plate_caption, letter = plate.cut_top(4.2)
    made.write(said(words.TROOP_LINE, made.language).upper(), plate_caption, PLATE)
    made.write(card.troop_line.value, letter.lowered(-0.4), LETTER)
    rows = 7.2 * len(card.victory_points)
    prose, scoring = rest.cut_top(rest.height - rows - 5.5)
    briefing = text.write(card.briefing, prose.inset(0, 2), PROSE, ("briefing",))
    gap = prose.cut_top(min(briefing.height_mm + 2, prose.height))[1]
    if gap.height > WATERMARK_MM + 4:
        made.draw(icon(deck.icon, gap.square(WATERMARK_MM), PAPER))
    made.draw(*text.items)
    heading, scoring = scoring.cut_top(5.5)
    made.write(said(words.VICTORY_POINTS, made.language).upper(), heading, DECK)
    for condition, row in zip(card.victory_points, scoring.rows(len(card.victory_points)), strict=True):
        _condition(made, condition, row, commander)
    return tuple(text.findings)


def _condition(made: Composition, condition: Condition, row: Box, commander: Commander) -> None:
    """Draw what scores: its points, its sign, and its sentence."""
    points, rest = row.cut_left(12)
    mark, sentence = rest.cut_left(7.5)
    worth = condition_points(condition)
    badge = Box(points.x, points.centre[1] - 2.3, 10, 4.6)
    deck = MISSION_DECKS[commander.hand.mission.deck]
    made.draw(Rect(row.x, row.y, row.width, 0.2, fill=RULE))
    made.draw(chamfered(badge, 1.2, STEEL if worth < 0 else deck.ink, "tl br"))
    made.write(signed(worth), badge, POINTS)
    made.draw(*condition_mark(condition, Box(mark.x, mark.y, 5.5, mark.height), deck))
    made.write(condition_sentence(condition, made.language), sentence, SENTENCE)


def _force(made: Composition, battle: Cast, commander: Commander) -> None:
    hand = commander.hand
    top, rest = FORCE.cut_top(6.5)
    heading, cards = top.cut_left(26)
    made.write(said(words.YOUR_FORCE, made.language), heading, HEADING)
    drawn = words.FROM_CARDS.format(troop=hand.troop.title, line=hand.mission.troop_line.value, drone=hand.drone.title)
    made.write(drawn, cards, FROM)
    draw_roster(made, battle.units[commander.side], rest)


def _ground(made: Composition, battle: Cast, commander: Commander) -> None:
    body, foot = GROUND.cut_top(GROUND.height - FOOT_MM)
    draw_ground(made, battle, commander.look.ink, body, leads=commander.leads)
    made.write(said(words.SILENCE, made.language), foot, SECRET)
