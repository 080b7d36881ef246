"""Setting up a fight, and what comes of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.battles.forms import BattleForm
from engine.battles.kernel_setup import Decoder, KernelSetup, seat_players
from engine.battles.orders import BattleOrder, BattleResult, OrderError, Outcome, ranked
from engine.battles.played import PlayedSystem
from engine.games.toy.kernel import codes
from engine.games.toy.kernel.questions import QUESTIONS
from engine.games.toy.kernel.records import Game
from engine.games.toy.log import LOG
from engine.games.toy.names import SEATS, Cast
from engine.kernel.draws import pick_number
from engine.kernel.packing import pack_rules
from schemas.models.toy.creature import Creature
from schemas.packs.packs import Pack

FORM: Final = BattleForm(SEATS, has_map=False, force="creature", score="teeth", turns="rounds")


class PreparedPack:
    """A pack made ready for any number of fights; `forces` are the ids of its creatures, sorted."""

    maps: tuple[str, ...] = ()
    scenarios: Mapping[str, tuple[str, ...]] = {}

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.forces = tuple(loaded.id for loaded in pack.of_kind("creature"))

    def creature(self, name: str) -> Creature:
        """Return a creature by its id, or raise an OrderError."""
        found = self.pack.named("creature", name, Creature)
        if found is None:
            raise OrderError(f"no creature {name!r}; there are: {', '.join(self.forces)}")
        return found


@dataclass(frozen=True)
class ToySetup(KernelSetup):
    """A fight with the names of all that takes part."""

    names: Cast
    words: ClassVar[Decoder] = LOG
    seats: ClassVar[Sequence[str]] = SEATS

    def too_long(self) -> str:
        """Return how long a fight lasted that filled its log, and what ends it sooner."""
        return f"{self.game.battle.round} rounds; let fight.rounds be fewer"

    def result(self) -> BattleResult:
        """Return winner, teeth and rounds. Rule: TOY.BIT.4."""
        battle = self.game.battle
        teeth = {seat: int(battle.teeth[side]) for side, seat in enumerate(SEATS)}
        winner = SEATS[battle.winner] if battle.winner >= 0 else None
        ranking = ranked(teeth) if winner else (SEATS,)
        return BattleResult(winner, ranking, teeth, battle.round, "no_teeth" if winner else "last_round")

    def outcome(self, order: BattleOrder) -> Outcome:
        """Return what a batch keeps of the fight."""
        forces = {seat: creature.id for seat, creature in zip(SEATS, self.names.creatures, strict=True)}
        return Outcome(order, forces, None, self.result(), {}, self.game.log.length, self.fault())


def set_up_battle(prepared: PreparedPack, order: BattleOrder, game: Any) -> ToySetup:
    """Set a fight up as ordered in an empty `game`; creatures that are left open are drawn by the seed.

    Raises:
        OrderError: an unknown creature or player, or a pack without creatures.
    """
    if not prepared.forces:
        raise OrderError("the pack has no creature to fight with")
    game.draws.seed = order.seed
    pack_rules(prepared.pack.rules, game.numbers)
    first, second = (_creature(prepared, order, game, side) for side in range(len(SEATS)))
    game.battle.teeth[0], game.battle.teeth[1] = first.teeth, second.teeth
    seat_players(game, order, SEATS)
    return ToySetup(game, Cast((first, second)))


def _creature(prepared: PreparedPack, order: BattleOrder, game: Any, side: int) -> Creature:
    drawn = pick_number(game.draws, game.script, 0, side, codes.PLAYER_DRAW, len(prepared.forces))
    return prepared.creature(order.at(SEATS[side]).force or prepared.forces[drawn])


PLAYED: Final = PlayedSystem(Game, PreparedPack, set_up_battle, FORM, QUESTIONS)
