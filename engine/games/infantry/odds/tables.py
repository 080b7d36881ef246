"""The table of tables: every question about chances in infantry that can be asked by name."""

from dataclasses import replace
from functools import cache

from engine.games.infantry.odds import answers
from engine.games.infantry.odds.inputs import (
    AIM,
    ANY_WEAPON,
    AT_A_DOT,
    AT_TROOPERS,
    CARD,
    EXPERIENCE,
    FIRE,
    GOES_OFF,
    GROUND,
    HINDERED,
    INCENDIARY,
    INTO,
    INTO_ARCS,
    LINE,
    PLACE,
    RANGE,
    SHOT,
    SMOKE,
    TARGET,
    TOUGHNESS,
    east,
    north,
)
from engine.odds.tables import OddsTable, SystemOdds, whole_number, word
from engine.paths import CONTENT
from schemas.models.infantry.rules import Rules
from schemas.packs.packs import Pack, read_packs

TURNS_MEANING = "Game turns since it came down"
OF_ATTACKS = "IN.GAP.16 IN.GAP.19 IN.GAP.25 IN.HOUSE.3 IN.HOUSE.4 IN.MVF.4 IN.SMK.4 IN.WIR.5"
OF_CARDS = "IN.ARM.1 IN.ARM.4 IN.GAP.6 IN.HOUSE.2"
OF_LANDING = "IN.EXP.11 IN.INC.12 IN.GAP.12 IN.GAP.18 IN.HOUSE.6"

TABLES: tuple[OddsTable, ...] = (
    OddsTable(
        name="hit",
        title="An attack: does it hit",
        rules=f"{OF_ATTACKS} IN.EXP.11 IN.INC.8 IN.LRG.2 IN.SNK.1 IN.TUN.5 IN.TUN.7 IN.WAT.7 IN.GAP.2 IN.GAP.17",
        parameters=(ANY_WEAPON, replace(RANGE, default="short,long"), FIRE, LINE, TARGET, HINDERED),
        answer=answers.hits,
        example="--weapon rifle,smg,hand_grenade --range short,long --fire aimed,moving --target none,prone",
    ),
    OddsTable(
        name="shots",
        title="Several attacks on a trooper: how it stands then",
        rules=f"{OF_ATTACKS} {OF_CARDS} IN.CRW.13",
        parameters=(AT_TROOPERS, whole_number("shots", "Attacks on it", "1..4", most=20), *SHOT, *CARD),
        answer=answers.shots,
        example="--weapon rifle,light_machine_gun --shots 1..6 --armor 0,4",
    ),
    OddsTable(
        name="cells",
        title="Several attacks on a trooper: are so many HP cells crossed out",
        rules=f"{OF_ATTACKS} {OF_CARDS}",
        parameters=(
            AT_TROOPERS,
            whole_number("shots", "Attacks on it", "1", most=20),
            whole_number("cells", "HP cells crossed out", "0..10", most=30),
            *SHOT,
            *CARD,
        ),
        answer=answers.cells,
        example="--weapon assault_rifle --shots 1..5 --armor 2",
        across="cells",
    ),
    OddsTable(
        name="arc",
        title="Walking through an arc: how who does it stands then",
        rules=f"{OF_ATTACKS} {OF_CARDS} IN.CRW.3 IN.CRW.14 IN.GAP.30",
        parameters=(
            INTO_ARCS,
            whole_number("dots", "Dots of the arc that are entered in a turn", "1..4", most=20),
            RANGE,
            INTO,
            LINE,
            TARGET,
            HINDERED,
            *CARD,
        ),
        answer=answers.crossing,
        example="--weapon rifle,assault_rifle,medium_machine_gun --dots 1..6 --armor 4",
    ),
    OddsTable(
        name="fists",
        title="Blows with fists: how who is struck stands then",
        rules=f"IN.GAP.32 IN.HOUSE.7 IN.ARM.3 {OF_CARDS}",
        parameters=(
            whole_number("blows", "Blows", "1..6", most=12),
            whole_number("modifier", "What makes them harder", "0", most=12),
            *CARD,
        ),
        answer=answers.fists,
        example="--blows 1..6 --armor 0,2",
    ),
    OddsTable(
        name="burst",
        title="So far from a burst: what a trooper takes",
        rules=f"IN.EXP.3 IN.INC.4 IN.INC.5 IN.INC.6 IN.WAT.6 IN.GAP.24 IN.GAP.47 {OF_CARDS}",
        parameters=(GOES_OFF, whole_number("dots", "Dots from where it goes off", "0..4", most=20), PLACE, *CARD),
        answer=answers.burst,
        example="--weapon rocket_launcher --dots 0..3 --place open,water --armor 2",
    ),
    OddsTable(
        name="blast",
        title="Something aimed at a dot: how a trooper near it stands then",
        rules=f"{OF_LANDING} {OF_ATTACKS} IN.EXP.3 IN.INC.4 IN.WAT.6 IN.GAP.2 IN.GAP.17 {OF_CARDS}",
        parameters=(GOES_OFF, *AIM, east("0..3"), north("0"), PLACE, *CARD),
        answer=answers.blast,
        example="--weapon hand_grenade,rocket_launcher --east 0..4 --armor 2",
    ),
    OddsTable(
        name="scatter",
        title="Something aimed at a dot: how far from it does it come down",
        rules=f"{OF_LANDING} {OF_ATTACKS} IN.GAP.2 IN.GAP.17",
        parameters=(AT_A_DOT, *AIM, whole_number("dots", "Dots from the one that is aimed at", "0..6", most=99)),
        answer=answers.scatter,
        example="--weapon hand_grenade,grenade_launcher --range long,short",
        across="dots",
    ),
    OddsTable(
        name="landing",
        title="Something aimed at a dot: does it come down here",
        rules=f"{OF_LANDING} {OF_ATTACKS} IN.GAP.2 IN.GAP.17",
        parameters=(AT_A_DOT, *AIM, north("3..-3"), east("-3..3")),
        answer=answers.landed,
        example="--weapon hand_grenade --line smoke --north 6..-6 --east -6..6",
        across="east",
    ),
    OddsTable(
        name="breach",
        title="Something aimed at a structure: is the dot breached",
        rules=f"{OF_LANDING} IN.LRG.1 IN.LRG.2 IN.BRC.1 IN.BRC.2 IN.BRC.5 IN.GAP.26 IN.GAP.27",
        parameters=(GOES_OFF, *AIM, TOUGHNESS, whole_number("uses", "How often it is used", "1..4", most=40)),
        answer=answers.breach,
        example="--weapon rocket_launcher,satchel_charge --toughness wall,medium --uses 1..8",
        across="uses",
    ),
    OddsTable(
        name="fire",
        title="An incendiary aimed at a dot: does this dot burn",
        rules=f"{OF_LANDING} IN.INC.7 IN.INC.11 IN.GAP.11 IN.GAP.24 IN.GAP.49",
        parameters=(
            INCENDIARY,
            *AIM,
            east("0..4"),
            north("0"),
            GROUND,
            whole_number("turns", TURNS_MEANING, "0..6", most=40),
        ),
        answer=answers.fire,
        example="--weapon incendiary_grenade --ground open,water --turns 0..6",
        across="turns",
    ),
    OddsTable(
        name="smoke",
        title="Smoke thrown at a dot: is it on this dot",
        rules=f"{OF_LANDING} IN.SMK.2 IN.SMK.3 IN.SMK.5 IN.SMK.7 IN.GAP.13",
        parameters=(
            SMOKE,
            *AIM,
            whole_number("turns", f"{TURNS_MEANING}, as the turn of who threw it ends", "0,1,11,12", most=99),
            north("0"),
            east("0..5"),
        ),
        answer=answers.smoke,
        example="--turns 0,1 --north 3..-3 --east -3..3",
        across="east",
    ),
    OddsTable(
        name="morale",
        title="Checks of morale: how a trooper stands then",
        rules="IN.MOR.1 IN.MOR.2 IN.MOR.3 IN.MOR.4 IN.MOR.6 IN.GAP.28 IN.GAP.35",
        parameters=(
            EXPERIENCE,
            FIRE,
            whole_number("dead", "Dead of its squad", "4..6", most=24),
            whole_number("leadership", "Leadership of its living leader, 0 without one", "0,2", most=9),
            whole_number("checks", "Rolls: a check for who died, then one a turn to rally", "1", most=12),
            word("failed", "Whether it is shaken before: it failed a check", "no", {"no": 0, "yes": 1}),
        ),
        answer=answers.morale,
        example="--experience green,regular --dead 3..7 --leadership 0,2 --checks 1,2",
    ),
    OddsTable(
        name="wire",
        title="Barbed wire: how who steps into it stands then",
        rules=f"IN.WIR.2 IN.WIR.3 IN.WIR.4 IN.GAP.21 IN.ARM.3 {OF_CARDS}",
        parameters=(whole_number("turns", "Turns of its own since", "0..4", most=12), *CARD),
        answer=answers.wire,
        example="--turns 0..4 --armor 0,4",
    ),
)


@cache
def shipped() -> Pack:
    """Return the pack whose weapons are asked about where no other is named."""
    [pack] = read_packs([CONTENT / "infantry"]).packs
    return pack


ODDS = SystemOdds(Rules(kind="rules", id="as_ruled", title="Infantry, as ruled"), TABLES, shipped)
