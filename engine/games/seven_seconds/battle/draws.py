"""What is drawn before the table is set: the game type, the cards, and by default sides and map."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from engine.battles.orders import OrderError
from engine.games.seven_seconds.campaign.standing import NO_ADVANTAGES, Advantage
from engine.games.seven_seconds.kernel.chance import SIDE_ACTOR, pick, throw
from engine.games.seven_seconds.kernel.codes import NOBODY, Draw
from engine.games.seven_seconds.kernel.records import Game
from engine.games.seven_seconds.names import Hand
from schemas.models.seven_seconds.cards import DroneCard, MissionCard, TroopCard, Troopers
from schemas.models.seven_seconds.rules import Rules
from schemas.models.seven_seconds.words import Deck, Rating, TroopLine
from schemas.packs.packs import Loaded, Pack

CARD_KINDS = ("mission_card", "troop_card", "drone_card")
WORTH = {Rating.RESERVE: 1, Rating.VETERAN: 2, Rating.SPEC_OPS: 3}
Card = TypeVar("Card", MissionCard, TroopCard, DroneCard)


class Decks(NamedTuple):
    """The cards there are to draw."""

    missions: Mapping[Deck, tuple[MissionCard, ...]]
    troops: tuple[TroopCard, ...]
    drones: tuple[DroneCard, ...]


def draw_game_type(
    game: Game, rules: Rules, advantages: tuple[Advantage, Advantage] = NO_ADVANTAGES
) -> tuple[bool, int]:
    """Return whether it is Attack / Defense, and who attacks or goes first.

    Rules: 7S.SETUP.2 to 7S.SETUP.4, 7S.CE.1, 7S.GAP.22, 7S.GAP.97.
    """
    attacker = higher(_throw_both(game, Draw.GAME_TYPE), advantages)
    if attacker is not None:
        return True, attacker
    bonuses = advantages if rules.campaign.roll_bonus_scope == "all_setup_rolls" else NO_ADVANTAGES
    while True:
        first = higher(_throw_both(game, Draw.FIRST_PLAYER), bonuses)
        if first is None and rules.chance_encounter.initiative_tie == "red":
            first = 0
        if first is not None:
            return False, first


def higher(dice: tuple[int, int], advantages: tuple[Advantage, Advantage]) -> int | None:
    """Return who has the higher roll with its bonus: 0, 1, or None for equal ones. Rules: 7S.SETUP.4, 7S.GAP.97."""
    red, blue = (die + advantage.roll_bonus for die, advantage in zip(dice, advantages, strict=True))
    return None if red == blue else int(blue > red)


def _throw_both(game: Game, reason: int) -> tuple[int, int]:
    red = throw(game, 0, SIDE_ACTOR, NOBODY, reason, 0)
    blue = throw(game, 1, SIDE_ACTOR + 1, NOBODY, reason, 0)
    return red, blue


def decks_of(attacker: int, *, attack_defense: bool) -> tuple[Deck, Deck]:
    """Return the mission decks red and blue draw from. Rules: 7S.AD.4, 7S.AD.5, 7S.CE.3, 7S.CARD.9."""
    if not attack_defense:
        return Deck.CHANCE_ENCOUNTER, Deck.CHANCE_ENCOUNTER
    return (Deck.OFFENSE, Deck.DEFENSE) if attacker == 0 else (Deck.DEFENSE, Deck.OFFENSE)


def draw_hands(
    game: Game, decks: Decks, drawn_from: tuple[Deck, Deck], advantages: tuple[Advantage, Advantage] = NO_ADVANTAGES
) -> tuple[Hand, Hand]:
    """Draw the cards of red and blue; a card drawn is gone from its deck while others are left.

    Whoever may draw further cards keeps the best mission, then the troop card that suits it best.

    Raises:
        OrderError: there is no card of a kind that is needed.
    """
    missions = {deck: [*decks.missions.get(deck, ())] for deck in set(drawn_from)}
    troops, drones = [*decks.troops], [*decks.drones]
    red, blue = (
        _hand(
            _take(game, side, missions[deck], f"{deck.value} mission", advantage.mission_cards),
            _take(game, side, troops, "troop", advantage.troop_cards),
            _take(game, side, drones, "drone", advantage.drone_cards),
        )
        for (side, deck), advantage in zip(enumerate(drawn_from), advantages, strict=True)
    )
    return red, blue


def _hand(missions: Sequence[MissionCard], troops: Sequence[TroopCard], drones: Sequence[DroneCard]) -> Hand:
    mission = missions[0] if len(missions) == 1 else _best_mission(missions)
    troop = troops[0] if len(troops) == 1 else _best_troop(troops, mission.troop_line)
    left = [card for card in missions if card is not mission]
    return Hand(mission, troop, drones[0], (*left, *(card for card in troops if card is not troop)))


def _best_mission(cards: Sequence[MissionCard]) -> MissionCard:
    """Return the card on which the most victory points stand, of equal ones the first drawn. Rule: 7S.CAMP.8."""
    return max(cards, key=lambda card: sum(_most(condition) for condition in card.victory_points))


def _most(condition: object) -> int:
    """Return the victory points of a condition; what scores for each piece counts once."""
    points: int = getattr(condition, "vp", getattr(condition, "vp_each", 0))
    return max(points, 0)


def _best_troop(cards: Sequence[TroopCard], line: TroopLine) -> TroopCard:
    """Return the card whose line is worth the most, of equal ones the first drawn. Rules: 7S.CAMP.7, 7S.CAMP.8.

    A Reserve trooper is worth 1, a Veteran 2, a Spec Ops trooper 3.
    """
    return max(cards, key=lambda card: _squad_worth(card.lines.line(line).troopers))


def _squad_worth(troopers: Iterable[Troopers]) -> int:
    return sum(entry.count * WORTH[entry.rating] for entry in troopers)


def decks_of_pack(pack: Pack) -> Decks:
    """Return the decks a pack's cards make, each card as often as it has copies."""
    missions = _cards(pack, MissionCard)
    by_deck = {deck: tuple(card for card in missions if card.deck is deck) for deck in Deck}
    return Decks(by_deck, tuple(_cards(pack, TroopCard)), tuple(_cards(pack, DroneCard)))


def _cards(pack: Pack, model: type[Card]) -> list[Card]:
    cards = [loaded.model for kind in CARD_KINDS for loaded in pack.of_kind(kind) if isinstance(loaded.model, model)]
    return [card for card in cards for _ in range(card.copies)]


def _take(game: Game, side: int, cards: list[Card], name: str, count: int) -> tuple[Card, ...]:
    if not cards:
        raise OrderError(f"the pack has no {name} card to draw")
    draws = (pick(game, SIDE_ACTOR + side, Draw.CARD, len(cards)) for _ in range(count))
    return tuple(cards.pop(drawn) if len(cards) > 1 else cards[drawn] for drawn in draws)


def draw_document(game: Game, side: int, documents: Sequence[Loaded]) -> Loaded:
    """Return one of some documents by lot, for what the order leaves open."""
    return documents[pick(game, SIDE_ACTOR + side, Draw.CARD, len(documents))]
