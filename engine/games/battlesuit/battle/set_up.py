"""Setting up a battle: a scenario or a meeting of two forces, its map and its soldiers, ready for the kernel.

Rules: BS.GAP.98, BS.GAP.99.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from engine.battles.events import word
from engine.battles.kernel_setup import Decoder, KernelSetup, seat_players
from engine.battles.orders import BattleOrder, BattleResult, OrderError, Outcome, ranked
from engine.battles.played import PlayedSystem
from engine.games.battlesuit.battle.prepared import PreparedPack
from engine.games.battlesuit.battle.redrawing import REDRAWN, redrawing
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.chance import SIDE_ACTOR, pick
from engine.games.battlesuit.kernel.codes import Place
from engine.games.battlesuit.kernel.event_codes import Draw, Ending, Option
from engine.games.battlesuit.kernel.questions import QUESTIONS
from engine.games.battlesuit.kernel.records import Game
from engine.games.battlesuit.log.events import LOG
from engine.games.battlesuit.names import DRAW, FORM, SIDES, Cast, Ready, level_of
from engine.games.battlesuit.rules.numbers import is_drone, is_unarmoured
from engine.kernel.records import share
from schemas.models.battlesuit.rules import Rules
from schemas.models.battlesuit.scenario import Level, Scenario
from schemas.models.battlesuit.words import Edge, OptionalRule, Side

MEETING = "meeting_engagement"
OPTIONS = (OptionalRule.DRONES, OptionalRule.STEALTH)


def meeting_on(battle_map: str, forces: tuple[str, str], rules: Rules) -> Scenario:
    """Return the meeting of two forces on a map: each enters over its own edge and scores for enemies out of action."""
    edges = {Side.RED: Edge.NORTH, Side.BLUE: Edge.SOUTH}
    enter = {side: {"how": "enters", "edges": [edge], "friendly_edges": [edge]} for side, edge in edges.items()}
    mode = "each" if rules.victory.victory.mode == "one_per_kill" else rules.victory.victory.mode
    return Scenario.model_validate(
        {
            "kind": "scenario",
            "id": MEETING,
            "source": "house",
            "title": "Meeting engagement",
            "description": "Two forces meet on a map, one from the north and one from the south.",
            "map": battle_map,
            "turns": rules.victory.victory.turns,
            "type": "meeting_engagement",
            "forces": dict(zip(Side, forces, strict=True)),
            "setup": {"first": Side.RED, **enter},
            "special_rules": [{"type": "optional_rule", "rule": rule} for rule in OPTIONS],
            "victory": [{"type": "destruction", "side": side, "mode": mode} for side in Side],
        }
    )


@dataclass(frozen=True)
class BattlesuitSetup(KernelSetup):
    """A battle of Battlesuit with the names of all that takes part."""

    game: Any
    names: Cast
    seats: ClassVar[Sequence[str]] = SIDES
    words: ClassVar[Decoder] = LOG

    def too_long(self) -> str:
        """Return how long a battle lasted that filled its log, and what ends it sooner."""
        return f"{self.game.battle.turn} turns; let the scenario end sooner"

    def result(self) -> BattleResult:
        """Return winner, scores and turns."""
        return result_of(self.game, self.names.ready.scenario.levels)

    def outcome(self, order: BattleOrder) -> Outcome:
        """Return what a batch keeps of the battle."""
        return outcome(self.game, self.names, order, self.result(), self.fault())


def set_up_battle(prepared: PreparedPack, order: BattleOrder, game: Any) -> BattlesuitSetup:
    """Set a battle out as ordered in an empty `game`; without a scenario two forces meet on a map.

    Raises:
        OrderError: an unknown scenario, force, map or player.
    """
    game.draws.seed = order.seed
    ready = _ordered(prepared, order, game)
    lay_out(game, prepared, ready)
    seat_players(game, order, FORM.seats, prepared.styles)
    cast = Cast(ready)
    return BattlesuitSetup(game, cast)


def _ordered(prepared: PreparedPack, order: BattleOrder, game: Any) -> Ready:
    red, blue = (each.force for each in order.seated(FORM.seats))
    if order.scenario is None:
        laid = order.map or _drawn(prepared.maps, "battle_map", 0, game)
        red = red or _drawn(prepared.forces, "force", 0, game)
        blue = blue or _drawn(prepared.forces, "force", 1, game)
        return prepared.ready(meeting_on(laid, (red, blue), prepared.rules), red, blue)
    scenario = prepared.scenario(order.scenario)
    if order.map not in {None, scenario.map}:
        raise OrderError(f"the scenario {scenario.id!r} is fought on {scenario.map!r}, not on {order.map!r}")
    return prepared.ready(scenario, red or scenario.forces.red, blue or scenario.forces.blue)


def _drawn(names: Sequence[str], kind: str, side: int, game: Any) -> str:
    """Return a document by lot, for what the order leaves open."""
    if not names:
        raise OrderError(f"the pack has no {kind}")
    return names[pick(game, SIDE_ACTOR + side, Draw.CARD, len(names))]


def lay_out(game: Any, prepared: PreparedPack, ready: Ready) -> None:
    """Write into an empty game everything that a battle begins with but its seed and its players."""
    ready.stage.numbers.lay_over(game.numbers)
    ready.stage.special.lay_over(game.special)
    ready.soldiers.lay_over(game.forces)
    ready.stage.plan.lay_over(game.plan)
    game.numbers.follows_ground = (game.plan.options >> Option.NAP_OF_THE_EARTH) % 2
    ready.stage.land.lay_over(game.land)
    ready.stage.chart.ground.lay_over(game.sight.ground)
    prepared.ruling.lay_over(game.sight.ruling)
    prepared.cards[1].lay_over(game.cards)
    share(game, "board", ready.stage.chart.board)
    share(game, "pairs", ready.stage.chart.pairs)


PLAYED = PlayedSystem(
    Game, PreparedPack, set_up_battle, FORM, QUESTIONS, PreparedPack.form, redrawing=redrawing, redrawn=REDRAWN
)


def result_of(game: Any, levels: Sequence[Level]) -> BattleResult:
    """Return how a battle ended: more victory points win; too small a lead is a draw. Rule: BS.SCN.7."""
    scores = dict(zip(SIDES, (int(score) for score in game.battle.score), strict=True))
    red, blue = scores.values()
    winner = None if level_of(levels, abs(red - blue)) == DRAW else SIDES[int(blue > red)]
    ranking = (FORM.seats,) if winner is None else ranked(scores)
    return BattleResult(winner, ranking, scores, game.battle.turn, word(Ending(game.battle.ending)))


def outcome(game: Any, names: Cast, order: BattleOrder, result: BattleResult, fault: str) -> Outcome:
    """Return the outcome of a battle that has been fought, with its fault if it does not count."""
    ready = names.ready
    return Outcome(
        order,
        forces={seat: force.id for seat, force in zip(FORM.seats, ready.forces, strict=True)},
        map=ready.scenario.map,
        result=result,
        facts={
            "scenario": ready.scenario.id,
            "ending": result.ending,
            "force": tuple(force.id for force in ready.forces),
            "lost": tuple(_lost(game, side) for side in range(codes.SIDES)),
            "down": tuple(_down(game, names, side) for side in range(codes.SIDES)),
        },
        rows=game.log.length,
        fault=fault,
    )


def _lost(game: Any, side: int) -> int:
    first = side * codes.SIDE_SOLDIERS
    places = game.soldiers.place[first : first + game.forces.count[side]]
    return sum(place == Place.LOST for place in places)


def _down(game: Any, names: Cast, side: int) -> int:
    first = side * codes.SIDE_SOLDIERS
    cells = zip(
        names.ready.fighters[side],
        game.soldiers.place[first : first + game.forces.count[side]],
        game.soldiers.hits[first : first + game.forces.count[side]],
        strict=True,
    )
    armoured = ((place, hits) for each, place, hits in cells if not (is_drone(each.card) or is_unarmoured(each.card)))
    return sum(place == Place.ON_MAP and hits == codes.BOXES for place, hits in armoured)
