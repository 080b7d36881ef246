"""The rules document: its groups, one a subject of the rulebook."""

from typing import Literal

from pydantic import Field

from schemas.base import Document
from schemas.models.seven_seconds.rules.activation import ActivationRules, BlipRules, RevealRules
from schemas.models.seven_seconds.rules.areas import (
    BlastRules,
    CraterRules,
    FlamerRules,
    HaywireRules,
    JammerRules,
    KamikazeRules,
    SmokeRules,
)
from schemas.models.seven_seconds.rules.campaign import CampaignRules
from schemas.models.seven_seconds.rules.cards import (
    DroneCardRules,
    FigureRules,
    HoldingRules,
    MissionRules,
    TroopCardRules,
)
from schemas.models.seven_seconds.rules.ending import EndRules, VictoryRules, WithdrawRules
from schemas.models.seven_seconds.rules.harm import DamageRules, StunRules
from schemas.models.seven_seconds.rules.measures import (
    ArcRules,
    AttackRules,
    BaseRules,
    DiceRules,
    LineOfSightRules,
    RangeRules,
    ScaleRules,
)
from schemas.models.seven_seconds.rules.missiles import CountermeasureRules, DeviationRules, MissileRules
from schemas.models.seven_seconds.rules.movement import JumpRules, MoveRules, ScrambleRules
from schemas.models.seven_seconds.rules.objectives import ObjectiveRules
from schemas.models.seven_seconds.rules.sensing import PassiveRules, TargetRules
from schemas.models.seven_seconds.rules.setup import ChanceEncounterRules, SetupRules
from schemas.models.seven_seconds.rules.shooting import CoverRules, MachineGunRules, RifleRules
from schemas.models.seven_seconds.rules.terrain import TerrainRules
from schemas.models.seven_seconds.rules.units import (
    CommanderRules,
    CommandRules,
    DroneRules,
    FactionRules,
    RepairRules,
    UnitModifierRules,
)


class Rules(Document):
    """The rules parameters of a pack; what is left out is as in the pack it extends, or as ruled."""

    kind: Literal["rules"] = Field(description="Always `rules`.")
    title: str = Field(
        min_length=1, max_length=80, description="Name of this set of rules.", examples=["7 Seconds, as ruled"]
    )
    description: str = Field(default="", max_length=600, description="What is different in it, in a sentence or two.")

    dice: DiceRules = Field(default=DiceRules(), description="The dice.")
    scale: ScaleRules = Field(default=ScaleRules(), description="Figure and ground scale.")
    base: BaseRules = Field(default=BaseRules(), description="Bases.")
    figures: FigureRules = Field(default=FigureRules(), description="The figures a player owns.")
    faction: FactionRules = Field(default=FactionRules(), description="Point-buy of a faction.")
    unit_mods: UnitModifierRules = Field(default=UnitModifierRules(), description="What each suit adds to the stats.")
    drone: DroneRules = Field(default=DroneRules(), description="Drones.")
    mission: MissionRules = Field(default=MissionRules(), description="Mission cards.")
    troop_card: TroopCardRules = Field(default=TroopCardRules(), description="Troop cards.")
    drone_card: DroneCardRules = Field(default=DroneCardRules(), description="Drone cards.")
    holding: HoldingRules = Field(default=HoldingRules(), description="The holding area.")
    setup: SetupRules = Field(default=SetupRules(), description="Edges, zones and deployment.")
    chance_encounter: ChanceEncounterRules = Field(
        default=ChanceEncounterRules(), description="Setup of a chance encounter."
    )
    objective: ObjectiveRules = Field(default=ObjectiveRules(), description="Objectives.")
    activation: ActivationRules = Field(default=ActivationRules(), description="Activations.")
    blip: BlipRules = Field(default=BlipRules(), description="Blips.")
    reveal: RevealRules = Field(default=RevealRules(), description="Revealing blips.")
    range: RangeRules = Field(default=RangeRules(), description="Range bands and distances.")
    los: LineOfSightRules = Field(default=LineOfSightRules(), description="Lines of sight and fire.")
    arc: ArcRules = Field(default=ArcRules(), description="Arcs of troopers.")
    cover: CoverRules = Field(default=CoverRules(), description="Cover.")
    terrain: TerrainRules = Field(default=TerrainRules(), description="The terrain table.")
    move: MoveRules = Field(default=MoveRules(), description="Move.")
    jump: JumpRules = Field(default=JumpRules(), description="Jump.")
    passive: PassiveRules = Field(default=PassiveRules(), description="Passive sensors.")
    target: TargetRules = Field(default=TargetRules(), description="Target.")
    attack: AttackRules = Field(default=AttackRules(), description="Aimed attacks.")
    rifle: RifleRules = Field(default=RifleRules(), description="Fire Rifle.")
    mg: MachineGunRules = Field(default=MachineGunRules(), description="Machine guns of drones.")
    missile: MissileRules = Field(default=MissileRules(), description="Fire Missile.")
    cm: CountermeasureRules = Field(default=CountermeasureRules(), description="Countermeasures.")
    deviation: DeviationRules = Field(default=DeviationRules(), description="Missile deviation.")
    blast: BlastRules = Field(default=BlastRules(), description="Blasts.")
    crater: CraterRules = Field(default=CraterRules(), description="Craters.")
    flamer: FlamerRules = Field(default=FlamerRules(), description="Fire Flamer.")
    smoke: SmokeRules = Field(default=SmokeRules(), description="Smoke.")
    command: CommandRules = Field(default=CommandRules(), description="Command.")
    commander: CommanderRules = Field(default=CommanderRules(), description="Loss of the commander.")
    repair: RepairRules = Field(default=RepairRules(), description="Repair.")
    scramble: ScrambleRules = Field(default=ScrambleRules(), description="Scramble.")
    kamikaze: KamikazeRules = Field(default=KamikazeRules(), description="Kamikaze.")
    haywire: HaywireRules = Field(default=HaywireRules(), description="Toggle Jammer.")
    jammer: JammerRules = Field(default=JammerRules(), description="Jamming fields.")
    damage: DamageRules = Field(default=DamageRules(), description="Damaged suits.")
    stun: StunRules = Field(default=StunRules(), description="Stunned troopers.")
    end: EndRules = Field(default=EndRules(), description="End of the battle.")
    withdraw: WithdrawRules = Field(default=WithdrawRules(), description="Withdrawal and pursuit.")
    victory: VictoryRules = Field(default=VictoryRules(), description="Levels of victory.")
    campaign: CampaignRules = Field(default=CampaignRules(), description="Campaigns.")
