"""`rules`: every number and every ruling of 7 Seconds that an author may change."""

from typing import Literal

from pydantic import Field

from schemas.base import Document, Words
from schemas.models.seven_seconds.rules.actions import (
    ActivationRules,
    BlipRules,
    JumpRules,
    MoveRules,
    PassiveRules,
    RevealRules,
    ScrambleRules,
    TargetRules,
)
from schemas.models.seven_seconds.rules.forces import (
    ChanceEncounterRules,
    CommanderRules,
    CommandRules,
    DroneCardRules,
    DroneRules,
    FactionRules,
    FigureRules,
    HoldingRules,
    MissionRules,
    RepairRules,
    SetupRules,
    TroopCardRules,
    UnitModifierRules,
)
from schemas.models.seven_seconds.rules.measures import (
    ArcRules,
    AttackRules,
    BaseRules,
    DiceRules,
    LineOfSightRules,
    RangeRules,
    ScaleRules,
)
from schemas.models.seven_seconds.rules.shooting import (
    CountermeasureRules,
    CoverRules,
    DamageRules,
    DeviationRules,
    MachineGunRules,
    MissileRules,
    RifleRules,
    StunRules,
)
from schemas.models.seven_seconds.rules.terrain import (
    BlastRules,
    CraterRules,
    FlamerRules,
    HaywireRules,
    JammerRules,
    KamikazeRules,
    SmokeRules,
    TerrainRules,
)
from schemas.models.seven_seconds.rules.victory import (
    CampaignRules,
    EndRules,
    ObjectiveRules,
    VictoryRules,
    WithdrawRules,
)


class Rules(Document):
    """The rules parameters of a pack; what is left out is as in the pack it extends, or as ruled."""

    kind: Literal["rules"] = Field(description="Always `rules`.")
    title: Words = Field(
        min_length=1, max_length=80, description="Name of this set of rules.", examples=["7 Seconds, as ruled"]
    )
    description: Words = Field(default="", max_length=600, description="What is different in it, in a sentence or two.")

    dice: DiceRules = Field(default_factory=DiceRules, description="The dice.")
    scale: ScaleRules = Field(default_factory=ScaleRules, description="Figure and ground scale.")
    base: BaseRules = Field(default_factory=BaseRules, description="Bases.")
    figures: FigureRules = Field(default_factory=FigureRules, description="The figures a player owns.")
    faction: FactionRules = Field(default_factory=FactionRules, description="Point-buy of a faction.")
    unit_mods: UnitModifierRules = Field(
        default_factory=UnitModifierRules, description="What each suit adds to the stats."
    )
    drone: DroneRules = Field(default_factory=DroneRules, description="Drones.")
    mission: MissionRules = Field(default_factory=MissionRules, description="Mission cards.")
    troop_card: TroopCardRules = Field(default_factory=TroopCardRules, description="Troop cards.")
    drone_card: DroneCardRules = Field(default_factory=DroneCardRules, description="Drone cards.")
    holding: HoldingRules = Field(default_factory=HoldingRules, description="The holding area.")
    setup: SetupRules = Field(default_factory=SetupRules, description="Edges, zones and deployment.")
    chance_encounter: ChanceEncounterRules = Field(
        default_factory=ChanceEncounterRules, description="Setup of a chance encounter."
    )
    objective: ObjectiveRules = Field(default_factory=ObjectiveRules, description="Objectives.")
    activation: ActivationRules = Field(default_factory=ActivationRules, description="Activations.")
    blip: BlipRules = Field(default_factory=BlipRules, description="Blips.")
    reveal: RevealRules = Field(default_factory=RevealRules, description="Revealing blips.")
    range: RangeRules = Field(default_factory=RangeRules, description="Range bands and distances.")
    los: LineOfSightRules = Field(default_factory=LineOfSightRules, description="Lines of sight and fire.")
    arc: ArcRules = Field(default_factory=ArcRules, description="Arcs of troopers.")
    cover: CoverRules = Field(default_factory=CoverRules, description="Cover.")
    terrain: TerrainRules = Field(default_factory=TerrainRules, description="The terrain table.")
    move: MoveRules = Field(default_factory=MoveRules, description="Move.")
    jump: JumpRules = Field(default_factory=JumpRules, description="Jump.")
    passive: PassiveRules = Field(default_factory=PassiveRules, description="Passive sensors.")
    target: TargetRules = Field(default_factory=TargetRules, description="Target.")
    attack: AttackRules = Field(default_factory=AttackRules, description="Aimed attacks.")
    rifle: RifleRules = Field(default_factory=RifleRules, description="Fire Rifle.")
    mg: MachineGunRules = Field(default_factory=MachineGunRules, description="Machine guns of drones.")
    missile: MissileRules = Field(default_factory=MissileRules, description="Fire Missile.")
    cm: CountermeasureRules = Field(default_factory=CountermeasureRules, description="Countermeasures.")
    deviation: DeviationRules = Field(default_factory=DeviationRules, description="Missile deviation.")
    blast: BlastRules = Field(default_factory=BlastRules, description="Blasts.")
    crater: CraterRules = Field(default_factory=CraterRules, description="Craters.")
    flamer: FlamerRules = Field(default_factory=FlamerRules, description="Fire Flamer.")
    smoke: SmokeRules = Field(default_factory=SmokeRules, description="Smoke.")
    command: CommandRules = Field(default_factory=CommandRules, description="Command.")
    commander: CommanderRules = Field(default_factory=CommanderRules, description="Loss of the commander.")
    repair: RepairRules = Field(default_factory=RepairRules, description="Repair.")
    scramble: ScrambleRules = Field(default_factory=ScrambleRules, description="Scramble.")
    kamikaze: KamikazeRules = Field(default_factory=KamikazeRules, description="Kamikaze.")
    haywire: HaywireRules = Field(default_factory=HaywireRules, description="Toggle Jammer.")
    jammer: JammerRules = Field(default_factory=JammerRules, description="Jamming fields.")
    damage: DamageRules = Field(default_factory=DamageRules, description="Damaged suits.")
    stun: StunRules = Field(default_factory=StunRules, description="Stunned troopers.")
    end: EndRules = Field(default_factory=EndRules, description="End of the battle.")
    withdraw: WithdrawRules = Field(default_factory=WithdrawRules, description="Withdrawal and pursuit.")
    victory: VictoryRules = Field(default_factory=VictoryRules, description="Levels of victory.")
    campaign: CampaignRules = Field(default_factory=CampaignRules, description="Campaigns.")
