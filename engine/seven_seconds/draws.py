"""What is drawn before the table is set: the game type, the cards, and by default sides and map."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from engine.orders import OrderError
from engine.seven_seconds.kernel.chance import SIDE_ACTOR, pick, throw
from engine.seven_seconds.kernel.codes import CARD_DRAW, FIRST_PLAYER_DIE, GAME_TYPE_DIE, NOBODY
from engine.seven_seconds.kernel.records import Game
from schemas.models.seven_seconds.cards import DroneCard, MissionCard, TroopCard
from schemas.models.seven_seconds.words import Deck
from schemas.packs import Loaded, Pack

CARD_KINDS = ("mission_card", "troop_card", "drone_card")
Card = TypeVar("Card", MissionCard, TroopCard, DroneCard)


@dataclass(frozen=True)
class Hand:
    """The three cards of a player. Rule: 7S.SETUP.5."""

    mission: MissionCard
    troop: TroopCard
    drone: DroneCard


@dataclass(frozen=True)
class Decks:
    """The cards there are to draw."""

    missions: Mapping[Deck, tuple[MissionCard, ...]]
    troops: tuple[TroopCard, ...]
    drones: tuple[DroneCard, ...]


def draw_game_type(game: Game) -> tuple[bool, int]:
    """Return whether it is Attack / Defense, and who attacks or goes first. Rules: 7S.SETUP.2, 7S.SETUP.3, 7S.CE.1."""
    red, blue = _throw_both(game, GAME_TYPE_DIE)
    if red != blue:
        return True, int(blue > red)
    while True:
        red, blue = _throw_both(game, FIRST_PLAYER_DIE)
        if red != blue:
            return False, int(blue > red)


def _throw_both(game: Game, reason: int) -> tuple[int, int]:
    red = throw(game, 0, SIDE_ACTOR, NOBODY, reason, 0)
    blue = throw(game, 1, SIDE_ACTOR + 1, NOBODY, reason, 0)
    return red, blue


def decks_of(attacker: int, *, attack_defense: bool) -> tuple[Deck, Deck]:
    """Return the mission decks red and blue draw from. Rules: 7S.AD.4, 7S.AD.5, 7S.CE.3, 7S.CARD.9."""
    if not attack_defense:
        return Deck.CHANCE_ENCOUNTER, Deck.CHANCE_ENCOUNTER
    return (Deck.OFFENSE, Deck.DEFENSE) if attacker == 0 else (Deck.DEFENSE, Deck.OFFENSE)


def draw_hands(game: Game, decks: Decks, drawn_from: tuple[Deck, Deck]) -> tuple[Hand, Hand]:
    """Draw the cards of red and blue; a card drawn is gone from its deck while others are left.

    Raises:
        OrderError: there is no card of a kind that is needed.
    """
    missions = {deck: [*decks.missions.get(deck, ())] for deck in set(drawn_from)}
    troops, drones = [*decks.troops], [*decks.drones]
    red, blue = (
        Hand(
            _take(game, side, missions[deck], f"{deck.value} mission"),
            _take(game, side, troops, "troop"),
            _take(game, side, drones, "drone"),
        )
        for side, deck in enumerate(drawn_from)
    )
    return red, blue


def decks_of_pack(pack: Pack) -> Decks:
    """Return the decks a pack's cards make, each card as often as it has copies."""
    missions = _cards(pack, MissionCard)
    by_deck = {deck: tuple(card for card in missions if card.deck is deck) for deck in Deck}
    return Decks(by_deck, tuple(_cards(pack, TroopCard)), tuple(_cards(pack, DroneCard)))


def _cards(pack: Pack, model: type[Card]) -> list[Card]:
    cards = [loaded.model for kind in CARD_KINDS for loaded in pack.of_kind(kind) if isinstance(loaded.model, model)]
    return [card for card in cards for _ in range(card.copies)]


def _take(game: Game, side: int, cards: list[Card], name: str) -> Card:
    if not cards:
        raise OrderError(f"the pack has no {name} card to draw")
    drawn = pick(game, SIDE_ACTOR + side, CARD_DRAW, len(cards))
    return cards.pop(drawn) if len(cards) > 1 else cards[drawn]


def draw_document(game: Game, side: int, documents: Sequence[Loaded]) -> Loaded:
    """Return one of some documents by lot, for what the order leaves open."""
    return documents[pick(game, SIDE_ACTOR + side, CARD_DRAW, len(documents))]
