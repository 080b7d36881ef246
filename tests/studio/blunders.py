"""Battles of which somebody gave the answers by lot, for tests that look back at them."""

from random import Random

from engine.battles.orders import BattleOrder, Participant
from engine.execution.playing import PlayedByHand
from engine.execution.simulation import Simulation
from schemas.packs.packs import Pack

SEED = 5


def blundered(pack: Pack, most: int = 1000, scenario: str | None = None) -> PlayedByHand:
    """Return a battle whose first seat has given so many answers by lot, or all of them to its end."""
    simulation = Simulation(pack)
    first = simulation.form_for(scenario).seats[0]
    found = PlayedByHand(simulation, BattleOrder((Participant(first, None, "answered"),), scenario, seed=SEED))
    dice = Random(SEED)
    while not found.is_over and len(found.order.answers) < most:
        found = found.answered(dice.choice(found.choices).cells)
    return found


def given_up(pack: Pack, answers: int) -> PlayedByHand:
    """Return a battle that was given up after so many answers by lot."""
    return blundered(pack, answers).resigned()
