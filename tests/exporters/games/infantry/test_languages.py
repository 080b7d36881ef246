"""Infantry in the language that nobody speaks: whatever has a vowel without accents has been forgotten."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from exporters.components.base import PrintJob
from exporters.drawing.display_list import strings
from exporters.games.infantry.cards.frame import deck_back
from exporters.games.infantry.look import WEAPONS
from exporters.games.infantry.maps.replay import frames
from exporters.imposition.pieces import Piece
from exporters.kit.theming import pieces_of
from exporters.layout.settings import THEMES
from exporters.systems import products_of
from schemas.base import Document
from schemas.catalogues.saying import PSEUDO
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.scenario import Scenario, Side
from schemas.packs.packs import Pack
from tests.exporters.games.infantry.printing import rules

TEXTS = ("title", "name", "role", "note", "description", "background", "source")
VOWELS = "aeiouAEIOU"
WITHOUT_VOWELS = str.maketrans("", "", VOWELS)
NOT_WORDS = re.compile(r"\bIN\.[A-Z]+(\.\d+)?\b|\b[AB][1-3]?\b")
"""Ids of rules, the letters of the sides, and those of their objectives with a number."""

PRODUCTS = sorted({*products_of("infantry")} - {"rulebook", "troopers", "weapons"})
"""All of the kit; unit cards and weapon cards are among the cards."""

BY_RULES = sorted({*PRODUCTS} - {"posters", "counters"})
"""Those whose words differ by the rules."""
OTHERWISE = rules(
    turn={"first": "a", "explosions": "at_once"},
    sight={"contours": "ignored"},
    terrain={"combined": "sum", "trees": "heavy_vegetation"},
    movement_fire={"target_drops_ap": 1},
    crewed={"takeover_by": "own_side", "attacks_per_arc": 7, "columns": "as_printed"},
    arcs={"limits_inside": False},
    breaching={"breached_by": "as_much"},
    armor={"stops_bludgeoning": False},
    morale={"fails": "routed"},
    fire={"both": False, "spreads": "vegetation"},
    smoke={"counted_in": "side_turns"},
    scatter={"incendiary_miss": "scatters"},
    water={"most_weapons": 2},
    scenario={"set_up": True},
)
SWITCHED_OFF = rules(options=dict.fromkeys(("morale", "body_armor", "breaching", "experience", "water"), False))


@pytest.fixture(scope="module")
def mute(infantry: Pack) -> Pack:
    """The shipped pack, its own texts without vowels."""
    return replace(infantry, documents=tuple(replace(each, model=muted(each.model)) for each in infantry.documents))


def muted(model: Document) -> Document:
    """A document whose texts are without vowels; that it is of the house is our own word."""
    texts = {name: getattr(model, name, None) for name in TEXTS}
    sides = {"a": side_muted(model.a), "b": side_muted(model.b)} if isinstance(model, Scenario) else {}
    told = {k: v.translate(WITHOUT_VOWELS) for k, v in texts.items() if isinstance(v, str) and v != "house"}
    return model.model_copy(update={**told, **sides})


def side_muted(side: Side) -> Side:
    """A side of a scenario whose objectives are called something without vowels."""
    named = (each.model_copy(update={"name": each.name.translate(WITHOUT_VOWELS)}) for each in side.objectives)
    return side.model_copy(update={"objectives": tuple(named)})


def said_on(piece: Piece) -> Iterator[str]:
    """What is read on a piece, and what it is called where pieces are listed."""
    for drawing in (piece.front, piece.back):
        if drawing is not None:
            yield from (drawing.title, *strings(drawing))
    yield from (area.name for area in piece.areas)
    yield from (spot.name for spot in piece.spots)


def in_english(text: str) -> bool:
    """Whether a text has a word that nobody has said in the language."""
    return bool({*VOWELS} & {*NOT_WORDS.sub("", text)})


@pytest.mark.parametrize(
    ("name", "under"),
    [
        *(pytest.param(name, None, id=name) for name in PRODUCTS),
        *(pytest.param(name, OTHERWISE, id=f"{name}, ruled otherwise") for name in BY_RULES),
        *(pytest.param(name, SWITCHED_OFF, id=f"{name}, rules off") for name in BY_RULES),
    ],
)
def test_every_word_of_ours_is_said_in_the_language(mute: Pack, name: str, under: Rules | None) -> None:
    """On cards, pieces, sheets and maps, whatever the rules; words two fifths longer still have their room."""
    job = PrintJob.of(replace(mute, rules=muted(under or mute.rules)), language=PSEUDO)
    pieces = [*products_of("infantry")[name].pieces(job)]

    assert not {text for piece in pieces for text in said_on(piece) if in_english(text)}
    assert sorted(job.diagnostics) == []
    assert any({*"áéíóú"} & {*text} for piece in pieces for text in said_on(piece))


def test_frames_of_battles_are_in_the_language(mute: Pack) -> None:
    """Their title, and what their marks mean; two squads of a side are joined by a word of ours."""
    side = {"colours": ["#123456"], "zone": [0, 5, 0, 5], "troopers": []}
    header = {
        "a": {**side, "names": ["Frst", "Thrd"]},
        "b": {**side, "names": ["Scnd"]},
        "scenario": None,
        "map": "mllfrd",
        "columns": 10,
        "rows": 10,
    }
    made = frames(header, mute, every_move=False, language=PSEUDO)

    assert made.title == "Méèéètíìng: Frst áànd Thrd áàgáàíìnst Scnd óòn Mllfrd"
    assert not in_english(made.look.foot)


def test_backs_are_kept_for_each_language() -> None:
    """The back of a deck is drawn once for all its cards."""
    assert deck_back(WEAPONS, None, PSEUDO).title == "Wéèáàpóòns (báàck)"
    assert deck_back(WEAPONS).title == "Weapons (back)"


def test_longer_words_have_their_room_in_large_print_too(mute: Pack) -> None:
    """Templates keep their size there, so that their backs have least room."""
    job = PrintJob.of(mute, THEMES["large_print"], language=PSEUDO)
    pieces = pieces_of(products_of("infantry")["templates"], job)

    assert sorted(job.diagnostics) == []
    assert len(pieces) > 10
