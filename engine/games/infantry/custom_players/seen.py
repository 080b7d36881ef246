"""The records of a battle as values with names. All lies open to both sides but the dice to come; nobody hides.

A sneak suit makes its wearer harder to hit, not to see (IN.SNK.1).
"""

from collections.abc import Iterator

from engine.battles.events import word
from engine.games.infantry.custom_players.pieces import Dot, Gun, Trooper, Weapon
from engine.games.infantry.kernel import codes
from engine.games.infantry.kernel.codes import Slot, State
from engine.games.infantry.kernel.moving.steps import carries_gun
from engine.games.infantry.kernel.numbers.codes import NEVER
from engine.games.infantry.kernel.records import Game
from engine.games.infantry.kernel.standing.cards import crossed_on
from engine.games.infantry.kernel.standing.people import is_crowded, is_fighting, is_ready
from engine.games.infantry.names import FISTS, Cast


def trooper_of(game: Game, names: Cast, side: int, number: int) -> Trooper:
    """Return a trooper."""
    battle, forces = game.battle, game.forces
    squad, card = names.everybody[number]
    own_side = forces.side[number]
    return Trooper(
        number=number,
        name=names.person(number),
        card=card.id,
        squad=names.squads[squad].name,
        mine=own_side == side,
        state=word(State(battle.state[number])),
        at=(battle.column[number], battle.row[number]) if is_fighting(game, number) else None,
        in_tunnel=battle.tunnel[number] != codes.NOWHERE,
        prone=battle.prone[number] == 1,
        caught=battle.caught[number] == 1,
        shaken=battle.shaken[number] == 1,
        ready=battle.side == own_side and battle.turn > 0 and is_ready(game, own_side, number),
        must_step_on=is_fighting(game, number) and is_crowded(game, number),
        ap=battle.ap[number],
        moved_ap=battle.moved[number],
        crossed=crossed_on(game, number),
        armor=_armor(game, number),
        experience=card.experience.value,
        leads=forces.leads[number] == 1,
        sneak_suit=forces.sneak_suit[number] == 1,
        value=forces.value[number],
        arc_deg=battle.arc_bearing[number] * codes.BEARING_DEG if battle.arc[number] else None,
        arc_wide=battle.arc[number] == 1 and battle.arc_wide[number] == 1,
        gun=None if battle.gun[number] == codes.NOBODY else battle.gun[number],
        weapons=tuple(_weapons(game, names, number)),
    )


def _armor(game: Game, number: int) -> int:
    """Return how many hits the armour of a trooper still stops. Rule: IN.ARM.3."""
    cells = game.battle.armor[number * codes.CARD_CELLS : (number + 1) * codes.CARD_CELLS]
    return sum(max(0, game.numbers.armor_hits - hits) for hits in cells if hits >= 0)


def _weapons(game: Game, names: Cast, number: int) -> Iterator[Weapon]:
    """Yield what is in the sections of a card; a crewed weapon that is carried takes the first one. Rule: IN.CRW.1."""
    for slot in range(codes.SLOTS):
        weapon = game.battle.weapon[number * codes.SLOTS + slot]
        if slot == Slot.PRIMARY and carries_gun(game, number):
            weapon = game.forces.gun[game.battle.gun[number]]
        if weapon != codes.NOBODY:
            rounds = game.battle.rounds[number * codes.SLOTS + slot]
            yield Weapon(
                number=slot,
                card=card_of(names, weapon),
                section=word(Slot(min(slot, Slot.GRENADES))),
                type=names.weapons[weapon].type.value if weapon < len(names.weapons) else "melee",
                rounds=None if rounds == NEVER else rounds,
                in_hand=game.battle.active[number] == slot,
            )


def card_of(names: Cast, weapon: int) -> str:
    """Return the id of a weapon; fists are none of the pack's."""
    return names.weapons[weapon].id if weapon < len(names.weapons) else FISTS


def guns_seen(game: Game, names: Cast) -> Iterator[Gun]:
    """Yield the crewed weapons on the map, by the numbers of those who brought them. Rules: IN.CRW.1, IN.CRW.8."""
    for number in range(game.forces.people):
        if game.forces.gun[number] != codes.NOBODY and game.battle.state[number] != State.WAITING:
            holder = game.battle.gun_holder[number]
            yield Gun(
                number=number,
                card=card_of(names, game.forces.gun[number]),
                at=_gun_at(game, number, holder),
                stands=game.battle.gun_stands[number] == 1,
                arc_deg=game.battle.gun_bearing[number] * codes.BEARING_DEG,
                holder=None if holder == codes.NOBODY else holder,
            )


def _gun_at(game: Game, gun: int, holder: int) -> Dot:
    """Return where a crewed weapon is: with who controls it, or where it was left."""
    battle = game.battle
    if holder != codes.NOBODY:
        return battle.column[holder], battle.row[holder]
    return battle.gun_column[gun], battle.gun_row[gun]
