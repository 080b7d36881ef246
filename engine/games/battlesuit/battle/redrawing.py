"""What a side of Battlesuit does not know, drawn anew as it may be: cards, places to hide, and which mines are live.

What a force and a scenario say is known, and so are the squads, since letters run through them in the order of the
force; which soldier of a squad has which of its cards is secret until it is proved.

Rules: BS.CARD.2, BS.HID.1, BS.MIN.1.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from engine.games.battlesuit.battle.prepared import PreparedPack
from engine.games.battlesuit.kernel.actions.secrets import is_found
from engine.games.battlesuit.kernel.board.places import ground_of, is_free, lift, put
from engine.games.battlesuit.kernel.board.soldiers import class_of_soldier, end_of, first_of, is_active, side_of
from engine.games.battlesuit.kernel.codes import NOBODY, SIDE_SQUADS
from engine.games.battlesuit.kernel.event_codes import MarkerState
from engine.games.battlesuit.kernel.legal.special import hides
from engine.games.battlesuit.kernel.records import Game
from engine.kernel.dice import keyed_draw

OF_A_CARD: Final = ("card", "leader", "marine", "may_stealth", "escorted")
"""The columns of forces that go with a card."""

REDRAWN: Final = frozenset(("Forces", name) for name in (*OF_A_CARD, "mine_kind"))
"""The columns beside those of a battle that are drawn anew, by their records."""

PLACES_TRIED: Final = 12
"""How often a place is drawn for a soldier that hides before it is put anywhere that is free."""


@dataclass(frozen=True)
class Redrawing:
    """Draws anew what sides of one battle do not know; `places` are those that may hide somebody, by area."""

    places: dict[int, tuple[int, ...]] = field(default_factory=dict)

    def __call__(self, game: Game, side: int, seed: int) -> None:
        """Draw anew in the records of a battle what a side does not know; the same for the same seed."""
        enemy = 1 - side
        _deal_cards(game, enemy, seed)
        _deal_mines(game, enemy, seed)
        self._hide(game, enemy, seed)

    def _hide(self, game: Game, enemy: int, seed: int) -> None:
        """Let the soldiers of a side that hide do so at other places of their areas. Rules: BS.HID.1, BS.HID.3."""
        soldiers = range(first_of(enemy), end_of(game, enemy))
        hidden = [each for each in soldiers if game.soldiers.hidden[each]]
        for soldier in hidden:
            if game.land.holder[game.soldiers.dot[soldier]] == enemy + 1:
                game.land.holder[game.soldiers.dot[soldier]] = 0
            lift(game, soldier)
        for soldier in hidden:
            dot = self._place(game, soldier, seed)
            put(game, soldier, dot, ground_of(game, dot))
            game.soldiers.previous[soldier] = NOBODY
            game.land.holder[dot] = enemy + 1

    def _place(self, game: Game, soldier: int, seed: int) -> int:
        """Return a free place where a soldier may hide and nobody has found it; any free one where all drawn fail."""
        places = self._places_of(game, game.forces.area[soldier])
        for number in range(PLACES_TRIED):
            dot = places[keyed_draw(seed, 0, soldier, 2, number) % len(places)]
            if is_free(game, dot) and hides(game, dot) and not _is_found_at(game, soldier, dot):
                return dot
        free = [each for each in places if is_free(game, each)] or places
        return free[keyed_draw(seed, 0, soldier, 2, PLACES_TRIED) % len(free)]

    def _places_of(self, game: Game, area: int) -> tuple[int, ...]:
        """Return the points of an area where something hides somebody; all of it where nothing does any more."""
        if area not in self.places:
            zone = game.land.zone[: game.board.dots]
            inside = tuple(dot for dot, bits in enumerate(zone) if bits >> area & 1)
            self.places[area] = tuple(dot for dot in inside if hides(game, dot)) or inside
        return self.places[area]


def redrawing(prepared: PreparedPack, setup: Any) -> Redrawing:
    """Return what draws anew what sides do not know of a battle that is set out."""
    del prepared, setup
    return Redrawing()


def _is_found_at(game: Game, soldier: int, dot: int) -> bool:
    """Return whether an enemy would have found a soldier at a point. Rule: BS.GAP.131."""
    game.soldiers.dot[soldier], game.soldiers.level[soldier] = dot, ground_of(game, dot)
    enemy = 1 - side_of(soldier)
    return any(
        is_active(game, other) and is_found(game, other, soldier)
        for other in range(first_of(enemy), end_of(game, enemy))
    )


def _deal_cards(game: Game, enemy: int, seed: int) -> None:
    """Deal the cards of a side that are secret anew among alike soldiers of a squad. Rule: BS.CARD.2."""
    alike = defaultdict[tuple[int, ...], list[int]](list)
    for soldier in range(first_of(enemy), end_of(game, enemy)):
        if not game.soldiers.known[soldier]:
            forces = game.forces
            begins = forces.wave[soldier], forces.area[soldier]
            alike[forces.squad[soldier], class_of_soldier(game, soldier), *begins].append(soldier)
    for group, soldiers in sorted(alike.items()):
        leader = enemy * SIDE_SQUADS + group[0]
        rows = sorted(_row(game, soldier, leader) for soldier in soldiers)
        for soldier, row in zip(soldiers, _shuffled(rows, seed, soldiers[0]), strict=True):
            _lay_row(game, soldier, row, leader)


def _row(game: Game, soldier: int, squad: int) -> tuple[int, ...]:
    """Return what goes with the card of a soldier: cells of its force, a bomb aboard, whether it leads its squad."""
    cells = (getattr(game.forces, name)[soldier] for name in OF_A_CARD)
    return (*cells, game.soldiers.armed[soldier], int(game.battle.leader[squad] == soldier))


def _lay_row(game: Game, soldier: int, row: Sequence[int], squad: int) -> None:
    *cells, armed, leads = row
    for name, cell in zip(OF_A_CARD, cells, strict=True):
        getattr(game.forces, name)[soldier] = cell
    game.soldiers.armed[soldier] = armed
    if leads:
        game.battle.leader[squad] = soldier


def _deal_mines(game: Game, enemy: int, seed: int) -> None:
    """Let other markers of a side be live, of those that nobody has turned over. Rules: BS.MIN.1, BS.MIN.4."""
    markers = [
        mine
        for mine in range(game.forces.mines)
        if game.forces.mine_side[mine] == enemy and game.soldiers.mine_state[mine] != MarkerState.REVEALED
    ]
    kinds = sorted(game.forces.mine_kind[mine] for mine in markers)
    for mine, kind in zip(markers, _shuffled(kinds, seed, -1), strict=True):
        game.forces.mine_kind[mine] = kind


def _shuffled(values: Sequence[Any], seed: int, about: int) -> list[Any]:
    """Return values in an order by lot."""
    order = sorted(range(len(values)), key=lambda number: keyed_draw(seed, 1, about + 1, 3, number))
    return [values[number] for number in order]
