"""The table of tables: every question about chances in SURVIVE that can be asked by name."""

from engine.games.survive.odds import answers
from engine.games.survive.odds.inputs import (
    ACTION,
    CONTROL,
    DIFFICULTY,
    DISTANCE,
    FIRST,
    RANGE,
    SIDE,
    TARGET,
    ZONE,
    places,
    stat,
)
from engine.odds.parameters import whole_number
from engine.odds.tables import OddsTable, SystemOdds
from schemas.models.survive.rules import Rules

TABLES: tuple[OddsTable, ...] = (
    OddsTable(
        name="shot",
        title="Shot: does it hit, and does it jam the weapon",
        rules="SV.SHT.2 SV.SHT.4 SV.SHT.5 SV.SHT.6 SV.HOUSE.1 SV.GAP.5 SV.AMM.1 SV.AMM.2 SV.MOV.4 SV.DAZ.3",
        parameters=(
            stat("skill", "Shooting of the unit", "3..8"),
            DIFFICULTY,
            ACTION,
            DISTANCE,
            RANGE,
            stat("ammo", "Ammo of the weapon", "8"),
        ),
        answer=answers.shot_at_range,
        example="--skill 6 --difficulty 4..8 --action move,run --distance 10,14",
    ),
    OddsTable(
        name="shot-effect",
        title="Shot in range: what becomes of the target",
        rules="SV.SHT.4 SV.HOUSE.1 SV.EFF.1 SV.EFF.2 SV.EFF.3 SV.EFF.7 SV.DAZ.1 SV.DAZ.6 SV.GAP.1 SV.GAP.19",
        parameters=(
            stat("skill", "Shooting of the unit", "6"),
            DIFFICULTY,
            ACTION,
            stat("power", "Power of the weapon", "3..9"),
            stat("toughness", "Toughness of the target, as printed", "4"),
            TARGET,
            CONTROL,
        ),
        answer=answers.shot_effect,
        example="--skill 6 --difficulty 5 --power 4..8 --toughness 3,4,5 --target fit,dazed",
    ),
    OddsTable(
        name="ammo",
        title="Ammo Rolls: does the weapon still work",
        rules="SV.AMM.1 SV.AMM.2 SV.GAP.10",
        parameters=(
            stat("ammo", "Ammo of the weapon", "5..10"),
            whole_number("rolls", "Ammo Rolls since it was clear", "1", most=40),
        ),
        answer=answers.ammunition,
        example="--ammo 7,8,9 --rolls 1..4",
    ),
    OddsTable(
        name="fight",
        title="Close combat: who wins",
        rules="SV.FCH.4 SV.FCH.6 SV.FCH.7 SV.RCH.2 SV.RCH.8 SV.RES.1 SV.RES.3 SV.RES.4 SV.HOUSE.6 SV.GAP.13 SV.GAP.51",
        parameters=(
            SIDE,
            stat("combat", "Combat of who strikes first, or charges from the rear", "4..7"),
            DIFFICULTY,
            stat("power", "Power it strikes with", "4"),
            stat("toughness", "Its Toughness", "4"),
            stat("foe_combat", "Combat of the other", "5"),
            stat("foe_difficulty", "Difficulty of what the other strikes with", "1"),
            stat("foe_power", "Power of the other", "4"),
            stat("foe_toughness", "Toughness of the other", "4"),
        ),
        answer=answers.fight,
        example="--side facing,rear --combat 6 --power 5 --foe-combat 4..6",
    ),
    OddsTable(
        name="red",
        title="A unit dies: does it go Red",
        rules="SV.RED.1 SV.RED.4 SV.RED.5 SV.RED.6 SV.RED.7",
        parameters=(ZONE, FIRST),
        answer=answers.gone_red,
        example="--zone ICZ,OCZ,outside",
    ),
    OddsTable(
        name="pulse",
        title="Control's pulse: does it stir a control unit",
        rules="SV.CAP.1 SV.CAP.2 SV.CAP.3 SV.GAP.20 SV.GAP.21",
        parameters=(
            places("unit", "Where the unit stands", "0:5"),
            places("others", "Where the other control units stand, joined by +", "5:0+0:-5+-5:0"),
        ),
        answer=answers.pulsed,
        example="--unit 0:5,3:3 --others 5:0+0:-5",
    ),
)

ODDS = SystemOdds(Rules(kind="rules", id="as_ruled", title="SURVIVE, as ruled"), TABLES)
