"""The records of a fight: rules, who takes part, and how it stands."""

from typing import Annotated

from engine.kernel.answers import Answers
from engine.kernel.choices import Choices
from engine.kernel.draws import Draws, Script
from engine.kernel.log import Log
from engine.kernel.packing import of
from engine.kernel.records import Column, Record

Whole = Annotated[int, Column("i8")]
PerSide = Annotated[list[int], Column("i8", 2)]


class Numbers(Record):
    """The rules parameters of a fight."""

    bite_needs: Whole = of("fight.bite_needs")
    bite_breaks: Whole = of("fight.bite_breaks")
    growl_adds: Whole = of("fight.growl_adds")
    rounds: Whole = of("fight.rounds")


class Forces(Record):
    """Who plays, by side."""

    policy: PerSide


class Battle(Record):
    """How the fight stands: teeth and what the next bite has added, by side."""

    round: Whole
    over: Whole
    winner: Whole
    teeth: PerSide
    anger: PerSide


class Game(Record):
    """A fight."""

    log: Log
    answers: Answers
    choices: Choices
    draws: Draws
    script: Script
    numbers: Numbers
    forces: Forces
    battle: Battle
