"""`rules`: every number and every ruling of SURVIVE that an author may change."""

from typing import Literal

from pydantic import Field

from schemas.base import Document, Words
from schemas.models.survive.rules.board import (
    ArcRules,
    BaseRules,
    BoardRules,
    CampaignRules,
    DiceRules,
    DirectionRules,
    LimitRules,
    MobRules,
    TerrainRules,
)
from schemas.models.survive.rules.combat import (
    AmmoRules,
    CombatRules,
    DazedRules,
    DoubleTapRules,
    EffectRules,
    GrenadeRules,
    MobbingRules,
    RedRules,
    ShootingRules,
    ToHitRules,
)
from schemas.models.survive.rules.control import ControlCountRules, ControlRules, PulseRules
from schemas.models.survive.rules.turn import (
    BlinkRules,
    GameRules,
    HoldRules,
    KeyChipRules,
    MovementRules,
    TeamRules,
    TurnRules,
    VictoryRules,
)


class Rules(Document):
    """The rules parameters of a pack; what is left out is as in the pack it extends, or as ruled."""

    kind: Literal["rules"] = Field(description="Always `rules`.")
    title: Words = Field(
        min_length=1, max_length=80, description="Name of this set of rules.", examples=["SURVIVE, as ruled"]
    )
    description: Words = Field(default="", max_length=600, description="What is different in it, in a sentence or two.")

    dice: DiceRules = Field(default_factory=DiceRules, description="The dice.")
    base: BaseRules = Field(default_factory=BaseRules, description="Bases, and the foot of the spire.")
    direction: DirectionRules = Field(default_factory=DirectionRules, description="Directions by a die.")
    arc: ArcRules = Field(default_factory=ArcRules, description="What is in front, and what behind.")
    limits: LimitRules = Field(default_factory=LimitRules, description="Limits of stats and weapons.")
    game: GameRules = Field(default_factory=GameRules, description="The game as a whole.")
    board: BoardRules = Field(default_factory=BoardRules, description="The customary boards.")
    mob: MobRules = Field(default_factory=MobRules, description="Mobs.")
    terrain: TerrainRules = Field(default_factory=TerrainRules, description="Terrain.")
    turn: TurnRules = Field(default_factory=TurnRules, description="The turn sequence.")
    hold: HoldRules = Field(default_factory=HoldRules, description="Units that hold.")
    movement: MovementRules = Field(default_factory=MovementRules, description="Move, Run and Charge.")
    team: TeamRules = Field(default_factory=TeamRules, description="Units that are activated together.")
    blink: BlinkRules = Field(default_factory=BlinkRules, description="Blink.")
    to_hit: ToHitRules = Field(default_factory=ToHitRules, description="To-hit numbers.")
    shooting: ShootingRules = Field(default_factory=ShootingRules, description="Shots by what the shooter does.")
    double_tap: DoubleTapRules = Field(default_factory=DoubleTapRules, description="Double-Tap.")
    ammo: AmmoRules = Field(default_factory=AmmoRules, description="Ammo Rolls and jams.")
    grenade: GrenadeRules = Field(default_factory=GrenadeRules, description="Grenades.")
    effect: EffectRules = Field(default_factory=EffectRules, description="Power against Toughness.")
    dazed: DazedRules = Field(default_factory=DazedRules, description="Dazed and Disabled units.")
    combat: CombatRules = Field(default_factory=CombatRules, description="Fights of two.")
    mobbing: MobbingRules = Field(default_factory=MobbingRules, description="Two who fight one.")
    red: RedRules = Field(default_factory=RedRules, description="Going Red.")
    control: ControlRules = Field(default_factory=ControlRules, description="The control units.")
    control_count: ControlCountRules = Field(
        default_factory=ControlCountRules, description="How many control units there are."
    )
    pulse: PulseRules = Field(default_factory=PulseRules, description="The Control Activation Pulse.")
    keychip: KeyChipRules = Field(default_factory=KeyChipRules, description="The KeyChip.")
    victory: VictoryRules = Field(default_factory=VictoryRules, description="The end of a level.")
    campaign: CampaignRules = Field(default_factory=CampaignRules, description="Campaign Play.")
