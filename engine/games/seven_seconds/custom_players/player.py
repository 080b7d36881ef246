"""The player that a stranger writes, eight questions, six of which have an answer already; and its seat."""

from collections.abc import Mapping
from typing import get_args

from engine.battles.asking import Asked
from engine.games.seven_seconds.custom_players.actions import Action, write_action
from engine.games.seven_seconds.custom_players.pieces import Activate, Objective, Piece
from engine.games.seven_seconds.custom_players.view import View
from engine.games.seven_seconds.form import SEATS
from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.actions.choices import clear_choice, may_activate, may_be_targeted
from engine.games.seven_seconds.kernel.players.observe import observe
from engine.games.seven_seconds.kernel.records import Game


class Player:
    """A player of one side in one battle. A new one is made for every battle, so it may remember things.

    Each question comes with the `table` as this side sees it now. Whoever needs chance brings a generator
    with a seed: the same battle should come out the same.
    """

    def activate(self, view: View) -> Activate | Piece | None:
        """Return which of `view.ready` acts now, or None to pass. Rule: 7S.ACT.1."""
        raise NotImplementedError

    def act(self, view: View, piece: Piece) -> Action | None:
        """Return the next action of a piece that was activated, or None to stand still. Rule: 7S.ACT.2."""
        raise NotImplementedError

    def share(self, view: View, piece: Piece, pool: int) -> Mapping[Piece | Objective, int]:
        """Return how many points of a sensor pool go to which target: all to the cheapest. Rule: 7S.TGT.4."""
        enemies = [enemy for enemy in view.enemies if view.counter_cost(piece, enemy)]
        if not enemies:
            return {}
        return {min(enemies, key=lambda enemy: (view.counter_cost(piece, enemy), enemy.number)): pool}

    def extra_blip(self, view: View) -> Piece | None:
        """Return a further blip to move after an activation, or None: none. Rule: 7S.ACT.4."""
        del view
        return None

    def reveals(self, view: View) -> Piece | None:
        """Return a blip to turn over between two activations, of either side, or None: none. Rule: 7S.GAP.30."""
        del view
        return None

    def withdraws(self, view: View) -> bool:
        """Return whether to announce a withdrawal at the end of a round: never. Rule: 7S.END.1."""
        del view
        return False

    def pursues(self, view: View) -> bool:
        """Return whether to pursue an enemy that withdraws: never. Rule: 7S.END.4."""
        del view
        return False

    def intercepts(self, view: View, blip: Piece) -> bool:
        """Return whether to reveal a blip so that it may shoot a missile down: always. Rule: 7S.GAP.30."""
        del view, blip
        return True


class PlayerAdapter:
    """A player at a side of the table. Unlike the kernel's own players it may not err: a wrong answer is raised."""

    def __init__(self, player: Player, side: int) -> None:
        """Seat a player."""
        self._player, self._side = player, side
        self._asked = Asked(player, SEATS[side])

    def choose_piece(self, game: Game) -> None:
        """Set `choice.piece` and `choice.reveal`; no piece is a pass."""
        answer = self._asked.answer("activate", self._player.activate, View(game))
        activate = Activate(answer) if isinstance(answer, Piece) else answer
        clear_choice(game)
        if activate is None:
            return
        if not isinstance(activate, Activate) or not isinstance(activate.piece, Piece):
            raise self._asked.illegal("activate", answer, "it is no Activate, no piece and not None")
        self._must_be_ready(game, "activate", activate.piece)
        if activate.reveal and not activate.piece.is_blip:
            raise self._asked.illegal("activate", activate.piece, "it has been revealed already")
        if activate.reveal and not game.numbers.reveal_in_own_turn:
            raise self._asked.illegal("activate", activate.piece, "these rules let nobody reveal a blip to activate it")
        game.choice.piece = activate.piece.number
        game.choice.reveal = int(activate.reveal)

    def choose_action(self, game: Game, piece: int) -> None:
        """Set `choice.action` and what it needs; no action is standing still."""
        view = View(game)
        actor = _shown(view, piece)
        answer = self._asked.answer("act", self._player.act, view, actor)
        clear_choice(game)
        if answer is None:
            return
        if not isinstance(answer, get_args(Action)):
            raise self._asked.illegal("act", answer, "it is no action and not None")
        reason = self._asked.answer("act", view.why_not, actor, answer)
        if reason:
            raise self._asked.illegal("act", f"{answer} for {actor}", reason)
        write_action(game, answer)

    def share_points(self, game: Game, piece: int, pool: int) -> None:
        """Set `choice.points`."""
        view = View(game)
        answer = self._asked.answer("share", self._player.share, view, _shown(view, piece), pool)
        clear_choice(game)
        if not isinstance(answer, Mapping):
            raise self._asked.illegal("share", answer, "it is no mapping of targets to points")
        shares = [*answer.values()]
        if not all(isinstance(points, int) and points >= 0 for points in shares) or sum(shares) > pool:
            raise self._asked.illegal("share", shares, f"the pool has {pool} points, shared as whole numbers")
        for target, points in answer.items():
            self._must_be_targeted(game, piece, target)
            game.choice.points[target.number] = points

    def choose_extra_blip(self, game: Game) -> None:
        """Set `choice.piece` to a blip, or leave it."""
        blip = self._asked.answer("extra_blip", self._player.extra_blip, View(game))
        clear_choice(game)
        if blip is None:
            return
        if not isinstance(blip, Piece) or not blip.is_blip:
            raise self._asked.illegal("extra_blip", blip, "it is no blip and not None")
        self._must_be_ready(game, "extra_blip", blip)
        game.choice.piece = blip.number

    def choose_reveal(self, game: Game) -> None:
        """Set `choice.piece` to a blip to turn over, or leave it."""
        if type(self._player).reveals is Player.reveals:
            return
        blip = self._asked.answer("reveals", self._player.reveals, View(game))
        clear_choice(game)
        if blip is None:
            return
        if not isinstance(blip, Piece) or not blip.is_blip or not blip.mine:
            raise self._asked.illegal("reveals", blip, "it is no blip of one's own and not None")
        game.choice.piece = blip.number

    def wants_to_withdraw(self, game: Game) -> bool:
        """Return whether the custom player announces a withdrawal."""
        return bool(self._asked.answer("withdraws", self._player.withdraws, View(game)))

    def wants_to_pursue(self, game: Game) -> bool:
        """Return whether the custom player pursues."""
        return bool(self._asked.answer("pursues", self._player.pursues, View(game)))

    def wants_interception(self, game: Game, blip: int) -> bool:
        """Return whether the custom player turns a blip over to shoot a missile down."""
        observe(game, self._side)
        view = View(game)
        return bool(self._asked.answer("intercepts", self._player.intercepts, view, _shown(view, blip)))

    def _must_be_ready(self, game: Game, question: str, piece: Piece) -> None:
        if not may_activate(game, self._side, piece.number):
            raise self._asked.illegal(question, piece, "it is not one's own, or holds no activation counter")

    def _must_be_targeted(self, game: Game, piece: int, target: object) -> None:
        if not isinstance(target, Piece | Objective):
            raise self._asked.illegal("share", target, "it is no piece and no objective")
        if target.number not in range(codes.PIECES) or not may_be_targeted(game, piece, target.number):
            raise self._asked.illegal("share", target, "it is no target of these sensors: out of sight, or one's own")


def _shown(view: View, number: int) -> Piece:
    return next(piece for piece in view.pieces if piece.number == number)
