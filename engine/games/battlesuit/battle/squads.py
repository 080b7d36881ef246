"""The soldiers of a force one by one, as the columns of the kernel. Rules: BS.GEN.5, BS.PCS.1, BS.PCS.5, BS.SQC.1."""

from collections.abc import Iterator, Mapping

from engine.battles.orders import OrderError
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.kernel.codes import Rank
from engine.games.battlesuit.kernel.setup_records import Forces
from engine.games.battlesuit.legality.forces import entries
from engine.games.battlesuit.names import Fighter
from engine.games.battlesuit.rules.numbers import can
from schemas.models.battlesuit.cards import SoldierCard
from schemas.models.battlesuit.setup import Force
from schemas.models.battlesuit.words import Ability
from schemas.packs.packs import Pack


def fighters_of(force: Force, pack: Pack) -> tuple[Fighter, ...]:
    """Return the soldiers of a force in its order.

    Raises:
        OrderError: they are none, or more than a side may have, or stand in too many squads.
    """
    found = (*_fighters(force, pack),)
    if not 0 < len(found) <= codes.SIDE_SOLDIERS:
        raise OrderError(f"{force.id} fields {len(found)} soldiers; a battle takes 1 to {codes.SIDE_SOLDIERS} a side")
    return found


def _fighters(force: Force, pack: Pack) -> Iterator[Fighter]:
    letters = 0
    counted: dict[str, int] = {}
    for line in entries(force, pack):
        for _ in range(line.count):
            counted[line.card.id] = counted.get(line.card.id, 0) + 1
            armoured = isinstance(line.card, SoldierCard)
            yield Fighter(line.card, int(line.at[1]), letters if armoured else -1, counted[line.card.id])
            letters += armoured


def pack_fighters(fighters: tuple[Fighter, ...], side: int, numbers: Mapping[str, int], forces: Forces) -> None:
    """Write the soldiers of a side; `numbers` are those of the cards by their ids."""
    first = side * codes.SIDE_SOLDIERS
    forces.count[side] = len(fighters)
    forces.squads[side] = 1 + max(fighter.squad for fighter in fighters)
    for soldier, fighter in enumerate(fighters, first):
        forces.card[soldier] = numbers[fighter.card.id]
        forces.letter[soldier] = fighter.letter
        forces.squad[soldier] = fighter.squad
        if isinstance(fighter.card, SoldierCard) and can(fighter.card, Ability.LEADS):
            led = any(forces.leader[other] and forces.squad[other] == fighter.squad for other in range(first, soldier))
            forces.leader[soldier] = Rank.ASSISTANT if led else Rank.SQUAD_LEADER
