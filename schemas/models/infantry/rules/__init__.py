"""`rules`: every number and every ruling of infantry that an author may change."""

from typing import Literal

from pydantic import Field

from schemas.base import Document, Words
from schemas.models.infantry.rules.card import (
    ActionPointRules,
    ArmorRules,
    CardRules,
    ExtraAmmunitionRules,
    MoraleRules,
    PointRules,
    ScenarioRules,
    SectionRules,
    SquadRules,
    TurnRules,
)
from schemas.models.infantry.rules.fighting import (
    ArcRules,
    BreachingRules,
    CrewedRules,
    ExplosionRules,
    FireRules,
    LargeTargetRules,
    MeleeRules,
    ScatterRules,
    SmokeRules,
    TargetRules,
    ThrownRules,
)
from schemas.models.infantry.rules.measures import GridRules, OptionRules, SightRules
from schemas.models.infantry.rules.movement import (
    ActionRules,
    MovementFireRules,
    TerrainRules,
    TunnelRules,
    WaterRules,
    WireRules,
)


class Rules(Document):
    """The rules parameters of a pack; what is left out is as in the pack it extends, or as ruled."""

    kind: Literal["rules"] = Field(description="Always `rules`.")
    title: Words = Field(
        min_length=1, max_length=80, description="Name of this set of rules.", examples=["Infantry, as ruled"]
    )
    description: Words = Field(default="", max_length=600, description="What is different in it, in a sentence or two.")

    options: OptionRules = Field(default_factory=OptionRules, description="Which advanced rules are played.")
    grid: GridRules = Field(default_factory=GridRules, description="The grid of dots.")
    sight: SightRules = Field(default_factory=SightRules, description="The line of fire.")
    card: CardRules = Field(default_factory=CardRules, description="The unit card.")
    armor: ArmorRules = Field(default_factory=ArmorRules, description="Body armour.")
    action_points: ActionPointRules = Field(default_factory=ActionPointRules, description="Action points.")
    sections: SectionRules = Field(default_factory=SectionRules, description="What the sections of the card hold.")
    extra_ammunition: ExtraAmmunitionRules = Field(
        default_factory=ExtraAmmunitionRules, description="Extra ammunition."
    )
    actions: ActionRules = Field(default_factory=ActionRules, description="AP of common actions.")
    terrain: TerrainRules = Field(default_factory=TerrainRules, description="AP of terrain.")
    wire: WireRules = Field(default_factory=WireRules, description="Barbed wire.")
    tunnels: TunnelRules = Field(default_factory=TunnelRules, description="Tunnels and trenches.")
    water: WaterRules = Field(default_factory=WaterRules, description="Water.")
    movement_fire: MovementFireRules = Field(default_factory=MovementFireRules, description="Firing on the move.")
    target: TargetRules = Field(default_factory=TargetRules, description="Target numbers and their modifiers.")
    arcs: ArcRules = Field(default_factory=ArcRules, description="Firing arcs.")
    crewed: CrewedRules = Field(default_factory=CrewedRules, description="Crewed weapons.")
    melee: MeleeRules = Field(default_factory=MeleeRules, description="Fighting hand to hand.")
    thrown: ThrownRules = Field(default_factory=ThrownRules, description="Thrown weapons.")
    scatter: ScatterRules = Field(default_factory=ScatterRules, description="Where a miss lands.")
    explosion: ExplosionRules = Field(default_factory=ExplosionRules, description="Explosions.")
    fire: FireRules = Field(default_factory=FireRules, description="Fire.")
    smoke: SmokeRules = Field(default_factory=SmokeRules, description="Smoke.")
    large_targets: LargeTargetRules = Field(default_factory=LargeTargetRules, description="Large targets.")
    breaching: BreachingRules = Field(default_factory=BreachingRules, description="Breaches.")
    morale: MoraleRules = Field(default_factory=MoraleRules, description="Morale checks.")
    squad: SquadRules = Field(default_factory=SquadRules, description="Squads.")
    points: PointRules = Field(default_factory=PointRules, description="Point values.")
    turn: TurnRules = Field(default_factory=TurnRules, description="The turn sequence.")
    scenario: ScenarioRules = Field(default_factory=ScenarioRules, description="Scenarios.")
