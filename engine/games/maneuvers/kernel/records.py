"""The records of fights: what is set up, what changes, what is chosen and weighed; `Game` holds them all.

The shapes of their columns are written out, since a record is laid out before anything runs: 2 squads, 24 characters
(12 a squad), 6 ratings of each, 64 maneuvers with 6 requirements and 3 parts of 6 steps; 22 weights.
"""

from typing import Annotated

from engine.games.maneuvers.kernel.numbers.records import Line, Numbers
from engine.kernel.answers import Answers
from engine.kernel.choices import Choices
from engine.kernel.draws import Draws, Script
from engine.kernel.log import Log
from engine.kernel.records import Column, Record

Whole = Annotated[int, Column("i8")]
PerSquad = Annotated[list[int], Column("i8", 2)]
PerPerson = Annotated[list[int], Column("i8", 24)]
PerRating = Annotated[list[int], Column("i8", 144)]
PerManeuver = Annotated[list[int], Column("i8", 64)]
PerKnown = Annotated[list[int], Column("i8", 128)]
PerNeed = Annotated[list[int], Column("i8", 384)]
PerPart = Annotated[list[int], Column("i8", 192)]
PerStep = Annotated[list[int], Column("i8", 1152)]
PerHelp = Annotated[list[int], Column("i8", 120)]
PerLasting = Annotated[list[int], Column("i8", 3000)]
PerCheck = Annotated[list[int], Column("i8", 4096)]
PerExtra = Annotated[list[int], Column("i8", 16)]
PerWeight = Annotated[list[int], Column("i8", 44)]


__all__ = ["Battle", "Choice", "Forces", "Game", "Line", "Manual", "Numbers", "Outlook", "Style"]


class Manual(Record):
    """The maneuvers as rows: their ratings as bits, what they need, and the steps of Effect, Risk and Reward.

    `known` is squad by squad. What a maneuver needs stands in rows of 6, its steps in rows of 6 for each part; a step
    is a `verb` with what it is about, and what does not belong to it is 0. The `word` of an extra maneuver is its
    number.
    """

    count: Whole
    known: PerKnown
    actor_ratings: PerManeuver
    opponent_ratings: PerManeuver
    opposed_by_target: PerManeuver
    names_target: PerManeuver
    names_ally: PerManeuver
    direct_attack: PerManeuver
    hiding: PerManeuver
    waived_by: PerManeuver
    edge_cost: PerManeuver
    points_cost: PerManeuver
    needs: PerManeuver
    need: PerNeed
    need_word: PerNeed
    need_whom: PerNeed
    need_least: PerNeed
    steps: PerPart
    verb: PerStep
    word: PerStep
    state: PerStep
    whom: PerStep
    dealer: PerStep
    lasts: PerStep
    points: PerStep
    dice: PerStep
    margin: PerStep


class Style(Record):
    """What things are worth to the heuristic player of each squad, by the numbers of `codes.Weight`."""

    weights: PerWeight


class Forces(Record):
    """What stays as it was set up: players, squads, and the cards of the characters; `rank` is that of their ids."""

    policy: PerSquad
    people: Whole
    locations: Whole
    home: PerSquad
    start_total: PerSquad
    squad: PerPerson
    rank: PerPerson
    rating: PerRating
    action_value: PerPerson
    damage: PerPerson
    armor: PerPerson
    resilience: PerPerson


class Battle(Record):
    """All that changes in a fight; who is out of it is marked in `line.gone`.

    `exposed_to` and `flagged_by` are sets of characters, bit n standing for character n; so is `noticed`, of the
    flags that the other side knows of. `lasting` counts advantages less disadvantages, by whose next action they
    end with (FIGHT_END: with the fight), whom they are about, and their scope; `ending`, `ending_flags` and
    `ending_observer` are what ends with the action that goes on. `checks` are those that were earned, in their
    order; `fate` is what became of whom, NOBODY without a check, and `harm` what they count for it. `acting` is
    whose action goes on; from `actor` to `rewarded` it is the maneuver that does, and `extra` are those that wait
    within the action.
    """

    round: Whole
    over: Whole
    winner: Whole
    reason: Whole
    grade: Whole
    winner_edge: Whole
    harm: PerPerson
    harm_of_squad: PerSquad
    total: PerSquad
    total_before: PerSquad
    location: PerPerson
    hidden: PerPerson
    snipe_ready: PerPerson
    exposed_to: PerPerson
    flagged_by: PerPerson
    noticed: PerPerson
    observer: PerPerson
    escaping: PerPerson
    missing: PerPerson
    lasting: PerLasting
    ending: PerHelp
    ending_flags: Whole
    ending_observer: Whole
    checks: Whole
    check_person: PerCheck
    check_kind: PerCheck
    check_stress: PerCheck
    fate: PerPerson
    acting: Whole
    actor: Whole
    maneuver: Whole
    rating: Whole
    target: Whole
    ally: Whole
    opponent: Whole
    opposing_rating: Whole
    seen: Whole
    is_extra: Whole
    result: Whole
    opposed: Whole
    margin: Whole
    rewarded: Whole
    extras: Whole
    extra: PerExtra
    actions: PerSquad
    rewards: PerSquad
    left: PerSquad


class Choice(Record):
    """What a player has decided; `opponent` is who opposes, with `rating` as well."""

    maneuver: Whole
    rating: Whole
    target: Whole
    ally: Whole
    opponent: Whole


class Outlook(Record):
    """What the heuristic player supposes: a maneuver with all in it, what may come of it, and the best one so far.

    `reward` and `risk` are chances in ten-thousandths, `gained` and `lost` the margins to be expected of either, in as
    many parts of a point. `open` counts the actions at which each maneuver was legal to it, `chosen` those at which it
    chose it. `mind` is the squad that weighs.
    """

    mind: Whole
    actor: Whole
    maneuver: Whole
    rating: Whole
    target: Whole
    ally: Whole
    opponent: Whole
    opposing_rating: Whole
    reward: Whole
    risk: Whole
    tie: Whole
    gained: Whole
    lost: Whole
    found: Whole
    best_worth: Whole
    best_maneuver: Whole
    best_rating: Whole
    best_target: Whole
    best_ally: Whole
    best_opponent: Whole
    open: PerManeuver
    chosen: PerManeuver


class Game(Record):
    """Everything the kernel works on, by reference and nothing else."""

    log: Log
    answers: Answers
    choices: Choices
    draws: Draws
    script: Script
    numbers: Numbers
    line: Line
    manual: Manual
    style: Style
    forces: Forces
    battle: Battle
    choice: Choice
    outlook: Outlook
