"""Markers: what is on them, how many there are, and which lie on the tracks."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from exporters.components.base import Drawn, PrintJob, piece_by_rules
from exporters.components.framing import SideLook, with_bleed
from exporters.drawing.boxes import Box
from exporters.drawing.display_list import Path, Rect, Stroke, Symbol
from exporters.drawing.inks import WHITE, Ink
from exporters.drawing.shapes import icon, polygon
from exporters.faces.fonts import Face
from exporters.games.maneuvers import look
from exporters.games.maneuvers import wording as words
from exporters.imposition.pieces import Piece
from exporters.text.fitting import Composition
from exporters.text.lines import TextStyle
from schemas.catalogues.saying import said
from schemas.models.maneuvers.fight import Character
from schemas.models.maneuvers.rules import Rules
from schemas.models.maneuvers.words import Place, State
from schemas.packs.packs import Pack

SMALL_MM: Final = 15.875
"""Five eighths of an inch, the wargamer's counter."""

TOKEN_MM: Final = 19.05
"""Three quarters of an inch, for what is moved most."""

BLEED_MM: Final = 1.5


@dataclass(frozen=True)
class MarkerLook:
    """The ground of a marker, and the ink of its sign and its word."""

    ground: Ink
    ink: Ink


LOOKS: Final[Mapping[str, MarkerLook]] = {
    "hidden": MarkerLook(look.SEPIA, look.MANILA),
    "snipe_ready": MarkerLook(look.SLATE, WHITE),
    "exposed": MarkerLook(look.PALE_BRICK, look.BRICK),
    "flagged": MarkerLook(look.BRICK, WHITE),
    "observer": MarkerLook(look.PALE_SLATE, look.SLATE),
    "escaping": MarkerLook(look.PALE_MOSS, look.MOSS),
    "advantage": MarkerLook(look.MOSS, WHITE),
    "disadvantage": MarkerLook(look.MANEUVERS.ink, WHITE),
    "aided": MarkerLook(WHITE, look.MOSS),
    "lost_action": MarkerLook(look.KRAFT, look.SEPIA),
    "fallout": MarkerLook(look.MANILA, look.OCHRE),
    "casualty": MarkerLook(WHITE, look.SEPIA),
}


def marker(name: str, language: str = "") -> Drawn:
    """Return a marker by its name, which is that of its sign."""
    return _marker(name, said(words.MARKERS[name], language), look.MARKERS[name], LOOKS[name], language)


def rolls(name: str, own: str, language: str = "") -> Drawn:
    """Return a side of the marker of an advantage or a disadvantage, which says on whose rolls. Rule: MN.TRM.2."""
    inks, key = LOOKS[name], f"{name}_{own}"
    made = _card(inks, language)
    word, whose = said(words.MARKERS[name], language), said(words.ROLLS[own], language)
    _named(made, look.MARKERS[name], (word, whose), inks.ink)
    title = said(words.ROLLS_NAMED, language, marker=word, rolls=whose)
    return with_bleed(key, title, (SMALL_MM, SMALL_MM), BLEED_MM, made)


def unnoticed(language: str = "") -> Drawn:
    """Return the other side of the marker of a flag, for one that the other squad has not noticed. Rule: MN.FLG.4."""
    return _marker(
        "unnoticed", said(words.UNNOTICED, language), look.MARKERS["flagged"], MarkerLook(WHITE, look.BRICK), language
    )


def exposed(key: str, opponent: str, language: str = "") -> Drawn:
    """Return the marker of who is exposed, which says to whom. Rule: MN.COV.3."""
    inks, made = LOOKS["exposed"], _card(LOOKS["exposed"], language)
    style = TextStyle(Face.LABEL, 6, 6, inks.ink, 1.0, "centre", "middle")
    word, one_line = said(words.MARKERS["exposed"], language).upper(), _part(0.06, 0.38, 0.88, 0.14)
    long = _is_long(made, word, one_line, style)
    sign, name = (_part(0.36, 0.1, 0.28, 0.2), 0.585) if long else (_part(0.3, 0.11, 0.4, 0.26), 0.51)
    made.draw(icon(look.MARKERS["exposed"], sign, inks.ink))
    made.write_if_room(word, _part(0.06, 0.31, 0.88, 0.27) if long else one_line, style)
    made.write(opponent, _part(0.06, name, 0.88, 0.92 - name), style.sized(8))
    title = said(words.EXPOSED_NAMED, language, opponent=opponent)
    return with_bleed(key, title, (SMALL_MM, SMALL_MM), BLEED_MM, made)


def _named(made: Composition, sign: Symbol, texts: tuple[str, str], ink: Ink) -> None:
    """Draw a sign, and below it a word and a name, both of which the sign says too; a long word has two lines."""
    word, name = texts[0].upper(), texts[1]
    style = TextStyle(Face.LABEL, 6, 6, ink, 1.0, "centre", "middle", tracking_pt=-0.15)
    one_line = _part(0.06, 0.49, 0.88, 0.15)
    long = _is_long(made, word, one_line, style)
    made.draw(icon(sign, _part(0.34, 0.1, 0.32, 0.25) if long else _part(0.27, 0.12, 0.46, 0.36), ink))
    made.write_if_room(word, _part(0.06, 0.365, 0.88, 0.27) if long else one_line, style)
    made.write_if_room(name, _part(0.08, 0.635, 0.84, 0.275), style._replace(face=Face.TITLE, size_pt=7.5))


def _is_long(made: Composition, word: str, one_line: Box, style: TextStyle) -> bool:
    """Whether a word has no room on the line that it should stand on."""
    return bool(made.fit(word, one_line, style).findings)


def edge(language: str = "") -> Drawn:
    """Return the marker of Edge. Rule: MN.SQD.3."""
    return _marker("edge", said(words.EDGE, language), look.EDGE, MarkerLook(look.MANILA, look.SEPIA), language)


def round_marker(language: str = "") -> Drawn:
    """Return the marker of the round. Rule: MN.ORD.3."""
    return _marker(
        "round", said(words.ROUND, language), look.ROUND, MarkerLook(look.MANILA, look.MANEUVERS.ink), language
    )


def total(key: str, inks: SideLook, language: str = "") -> Drawn:
    """Return the marker of a squad's total, in its colour and with its sign. Rule: MN.SQD.1."""
    made = _card(MarkerLook(inks.ink, inks.on), language)
    _named(made, inks.sign, (said(words.TOTAL, language), inks.name), inks.on)
    title = said(words.TOTAL_NAMED, language, squad=inks.name)
    return with_bleed(key, title, (SMALL_MM, SMALL_MM), BLEED_MM, made)


def total_turned(key: str, inks: SideLook, turned: int, language: str = "") -> Drawn:
    """Return the other side of the marker of a total, which stands for so many less or more. Rule: MN.GAP.28."""
    made = _card(MarkerLook(inks.on, inks.ink), language)
    _named(made, inks.sign, (said(words.TOTAL, language), f"\N{PLUS-MINUS SIGN}{turned}"), inks.ink)
    title = said(words.TOTAL_TURNED_NAMED, language, turned=turned, squad=inks.name)
    return with_bleed(f"{key}_turned", title, (SMALL_MM, SMALL_MM), BLEED_MM, made)


def token(key: str, name: str, action_value: int, inks: SideLook, language: str = "") -> Drawn:
    """Return the token of a character: sign and colour of the squad, the name, the Action Value. Rule: MN.ORD.1."""
    made = Composition(language=language)
    side = TOKEN_MM
    made.draw(Rect(-BLEED_MM, -BLEED_MM, side + 2 * BLEED_MM, side + 2 * BLEED_MM, fill=look.MANILA))
    head = Box(-BLEED_MM, -BLEED_MM, side + 2 * BLEED_MM, side * 0.62 + BLEED_MM)
    made.draw(Rect(head.x, head.y, head.width, head.height, fill=inks.ink))
    made.draw(icon(inks.sign, Box(side * 0.1, side * 0.1, side * 0.42, side * 0.42), inks.on))
    number = TextStyle(Face.NUMERAL, 17, 9, inks.on, align="centre", valign="middle")
    made.write(str(action_value), Box(side * 0.54, side * 0.08, side * 0.38, side * 0.46), number)
    title = TextStyle(Face.TITLE, 9.5, 6, look.SEPIA, align="centre", valign="middle", leading=1.0)
    made.write(name, Box(side * 0.05, side * 0.635, side * 0.9, side * 0.345), title, ("name",))
    return with_bleed(key, name, (side, side), BLEED_MM, made)


def _marker(name: str, word: str, sign: Symbol, inks: MarkerLook, language: str) -> Drawn:
    made = _card(inks, language)
    style = TextStyle(Face.LABEL, 6.5, 6, inks.ink, 1.0, "centre", "middle")
    one_line = _part(0.06, 0.69, 0.88, 0.18)
    long = _is_long(made, word.upper(), one_line, style)
    made.draw(icon(sign, _part(0.28, 0.12, 0.44, 0.42) if long else _part(0.24, 0.15, 0.52, 0.48), inks.ink))
    made.write_if_room(word.upper(), _part(0.06, 0.6, 0.88, 0.3) if long else one_line, style)
    return with_bleed(name, word, (SMALL_MM, SMALL_MM), BLEED_MM, made)


def _card(inks: MarkerLook, language: str) -> Composition:
    """Return the ground of a marker with the outline of a folder on it."""
    made, side = Composition(language=language), SMALL_MM
    made.draw(Rect(-BLEED_MM, -BLEED_MM, side + 2 * BLEED_MM, side + 2 * BLEED_MM, fill=inks.ground))
    near, far, low, fold = side * 0.055, side * 0.945, side * 0.085, side * 0.055
    outline = polygon(
        (near, near), (side * 0.4, near), (side * 0.4 + (low - fold), low), (far, low), (far, far), (near, far)
    )
    made.draw(Path(outline, None, Stroke(inks.ink, 0.25)))
    return made


def _part(x: float, y: float, width: float, height: float) -> Box:
    """Return a box given in shares of a marker's side."""
    return Box(x * SMALL_MM, y * SMALL_MM, width * SMALL_MM, height * SMALL_MM)


CHECKS_EACH: Final = 3
"""Checks of each kind that a squad has markers for, a character."""

UNNAMED: Final = "________"
"""Where a name is written by hand."""

TURNED: Final = 100
"""What a marker stands for less or more once it is turned over, so that the track reaches as far again both ways."""


def fighters(rules: Rules) -> int:
    """Return the characters of a fight. Rule: MN.GAP.25."""
    return len(Place) * rules.squad.size


def characters_of(pack: Pack) -> tuple[Character, ...]:
    """Return the characters of a pack by id."""
    return tuple(document.model for document in pack.of_kind("character") if isinstance(document.model, Character))


def marker_counts(rules: Rules) -> Mapping[str, int]:
    """Return how many there are of each marker by its name, those apart that name an opponent."""
    each, checks = fighters(rules), CHECKS_EACH * rules.squad.size
    states = {state.value: each for state in State if state is not State.EXPOSED}
    others = {"advantage": each, "disadvantage": each, "aided": each, "lost_action": each}
    return {**states, **others, "fallout": checks, "casualty": checks}


def markers(job: PrintJob) -> Iterator[Piece]:
    """Yield the markers of states and rolls, those of the exposed, those of the tracks, and a token a character."""
    rules = look.rules_of(job.setting)
    for name, count in marker_counts(rules).items():
        yield replace(piece_by_rules(job, f"marker/{name}", *_sides(name, job.setting.language)), copies=count)
    yield from _exposed(job, fighters(rules))
    yield piece_by_rules(job, "marker/edge", edge(job.setting.language))
    yield piece_by_rules(job, "marker/round", round_marker(job.setting.language))
    yield from _of_squads(job)
    yield from _tokens(job)


def _sides(name: str, language: str) -> tuple[Drawn, Drawn | None]:
    """Return both sides of a marker, None for a blank one."""
    if name in {"advantage", "disadvantage"}:
        return rolls(name, "against", language), rolls(name, "own", language)
    return marker(name, language), unnoticed(language) if name == "flagged" else None


def _exposed(job: PrintJob, count: int) -> Iterator[Piece]:
    """Yield a marker for each character who may snipe; some to write a name on where the pack has no characters."""
    people, language = characters_of(job.pack), job.setting.language
    for each in people:
        drawn = exposed(f"exposed_{each.id}", each.name, language)
        yield piece_by_rules(job, f"marker/exposed_{each.id}", drawn)
    if not people:
        yield replace(piece_by_rules(job, "marker/exposed", exposed("exposed", UNNAMED, language)), copies=count)


def _of_squads(job: PrintJob) -> Iterator[Piece]:
    """Yield the marker of each squad's total."""
    for squad in look.squads_of(job.pack):
        key, inks, language = f"total_{squad.id}", look.look_of(squad, job.setting), job.setting.language
        turned = total_turned(key, inks, TURNED, language)
        yield piece_by_rules(job, f"marker/{key}", total(key, inks, language), turned)


def _tokens(job: PrintJob) -> Iterator[Piece]:
    """Yield a token for each character, in the order of their squads."""
    squads = look.squads_of(job.pack)
    ranked = {name: at for at, squad in reversed([*enumerate(squads)]) for name in squad.members}
    for each in sorted(characters_of(job.pack), key=lambda one: (ranked.get(one.id, len(squads)), one.id)):
        inks = look.squad_look_of(each.id, job.setting)
        yield _noted(job, each.id, token(f"token_{each.id}", each.name, each.action_value, inks, job.setting.language))


def _noted(job: PrintJob, character: str, drawn: Drawn) -> Piece:
    """Return a character's token, and note what does not fit on it against the character."""
    document, key = job.pack.find("character", character), f"token/{character}"
    if document is not None:
        job.note(document, drawn.findings, key)
    return Piece(drawn.drawing, None, key)
