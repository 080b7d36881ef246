"""`rules`: every number and every ruling of Battlesuit that an author may change."""

from typing import Literal

from pydantic import Field

from schemas.base import Document, Words
from schemas.models.battlesuit.rules.command import (
    ActiveCommandRules,
    CrusaderRules,
    LeaderRules,
    MoraleRules,
    PanicRules,
    RepairRules,
    SquadRules,
    TurnRules,
)
from schemas.models.battlesuit.rules.fire import (
    CombatRules,
    FireRules,
    ModifierRules,
    ReactionRules,
    SightRules,
    SuitRules,
)
from schemas.models.battlesuit.rules.forces import ForceRules, PieceRules, SetupRules, VictoryRules
from schemas.models.battlesuit.rules.measures import DiceRules, MapRules, ReadingRules, ScaleRules
from schemas.models.battlesuit.rules.special import BlastRules, DroneRules, HiddenRules, OtherRules, StealthRules
from schemas.models.battlesuit.rules.terrain import BounceRules, LandingRules, MovementRules, TerrainRules


class Rules(Document):
    """The rules parameters of a pack; what is left out is as in the pack it extends, or as ruled."""

    kind: Literal["rules"] = Field(description="Always `rules`.")
    title: Words = Field(
        min_length=1, max_length=80, description="Name of this set of rules.", examples=["Battlesuit, as ruled"]
    )
    description: Words = Field(default="", max_length=600, description="What is different in it, in a sentence or two.")

    dice: DiceRules = Field(default_factory=DiceRules, description="The dice.")
    scale: ScaleRules = Field(default_factory=ScaleRules, description="What points, levels and turns stand for.")
    reading: ReadingRules = Field(default_factory=ReadingRules, description="How unclear words are read.")
    map: MapRules = Field(default_factory=MapRules, description="Panels.")
    terrain: TerrainRules = Field(default_factory=TerrainRules, description="Terrain and its effects.")
    los: SightRules = Field(default_factory=SightRules, description="Lines of sight.")
    turn: TurnRules = Field(default_factory=TurnRules, description="The course of a turn.")
    move: MovementRules = Field(default_factory=MovementRules, description="Movement on the ground.")
    bounce: BounceRules = Field(default_factory=BounceRules, description="Bounces.")
    landing: LandingRules = Field(default_factory=LandingRules, description="Landings.")
    fire: FireRules = Field(default_factory=FireRules, description="Fire.")
    modifiers: ModifierRules = Field(default_factory=ModifierRules, description="Attack modifiers.")
    reaction: ReactionRules = Field(default_factory=ReactionRules, description="Reaction fire.")
    combat: CombatRules = Field(default_factory=CombatRules, description="The combat results table.")
    morale: MoraleRules = Field(default_factory=MoraleRules, description="Shaken soldiers.")
    panic: PanicRules = Field(default_factory=PanicRules, description="Panicked soldiers.")
    leader: LeaderRules = Field(default_factory=LeaderRules, description="Leaders.")
    active_command: ActiveCommandRules = Field(default_factory=ActiveCommandRules, description="Active command.")
    repair: RepairRules = Field(default_factory=RepairRules, description="Repair and demolition.")
    crusader: CrusaderRules = Field(default_factory=CrusaderRules, description="Crusaders.")
    suit: SuitRules = Field(default_factory=SuitRules, description="Suit integrity.")
    stealth: StealthRules = Field(default_factory=StealthRules, description="Stealth.")
    drone: DroneRules = Field(default_factory=DroneRules, description="Drones.")
    blast: BlastRules = Field(default_factory=BlastRules, description="Bombs and mines.")
    hidden: HiddenRules = Field(default_factory=HiddenRules, description="Hidden set-up.")
    squad: SquadRules = Field(default_factory=SquadRules, description="Squads.")
    special: OtherRules = Field(default_factory=OtherRules, description="Marines and tall buildings.")
    force: ForceRules = Field(default_factory=ForceRules, description="Forces and pools.")
    setup: SetupRules = Field(default_factory=SetupRules, description="Set-up, entry and leaving the map.")
    victory: VictoryRules = Field(default_factory=VictoryRules, description="Victory.")
    pieces: PieceRules = Field(default_factory=PieceRules, description="Pieces of a printed kit.")
