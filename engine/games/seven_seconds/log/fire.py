"""Rows of weapons, and of what they do."""

from typing import Final

from engine.battles.events import FLAG, NUMBER, Counted, Event, Further, by, causes, either, event, words
from engine.battles.orders import Row
from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.codes import Cover, Shot, Weapon
from engine.games.seven_seconds.log.words import FIRST, INCHES, WEAPON_RULES, X_Y
from engine.games.seven_seconds.names import Cast


def _gone(part: str) -> Further[Cast]:
    """Return what tells a part of the terrain that a crater takes away; of what a battle has made it tells none."""

    def told(row: Row, cast: Cast) -> str | None:
        return None if row[FIRST + 1] else getattr(cast.field.features[row[FIRST]], part)

    return Further(told, str, sometimes=True)


TERRAIN: Final = {"feature": _gone("id"), "type": _gone("type")}
FIRE_EVENTS: Final[tuple[Event[Cast], ...]] = (
    event(
        codes.Event.FIRE_RIFLE,
        "action",
        "7S.RIF.3 7S.RIF.5",
        Counted(
            "dice",
            "{Actor} fires its {weapon} at {target}: range band {range_band}, {number} die.",
            "{Actor} fires its {weapon} at {target}: range band {range_band}, {number} dice.",
        ),
        weapon=words(Weapon, gap=" "),
        dice=NUMBER,
        range_band=NUMBER,
    ),
    event(
        codes.Event.LINE_OF_SIGHT,
        "action",
        "7S.COV.7 7S.COV.10 7S.GAP.110",
        range_in=INCHES,
        target_cover=words(Cover),
        light_between=NUMBER,
        heavy_between=NUMBER,
        heavy_in=INCHES,
    ),
    event(
        codes.Event.RIFLE_RESULT,
        "action",
        "",
        by(
            "result",
            {
                "missed": "{Actor} misses {target}.",
                "grazed": "{Actor} grazes {target}.",
                "killed": "{Actor} hits {target}.",
            },
        ),
        result=words(Shot),
        weapon=causes(WEAPON_RULES, gap=" "),
    ),
    event(
        codes.Event.GRAZE,
        "action",
        "7S.RIF.13",
        "The graze on {actor}: red die {red_die}, other die {other_die} against armour {armour}.",
        red_die=NUMBER,
        other_die=NUMBER,
        armour=NUMBER,
    ),
    event(codes.Event.DAMAGED, "action", "7S.DMG.2 7S.DMG.3", "{Actor}'s suit is damaged."),
    event(codes.Event.STUNNED, "action", "7S.CTR.10", "{Actor} is stunned."),
    event(codes.Event.DESTROYED, "action", "7S.DMG.6", "{Actor} is destroyed."),
    event(
        codes.Event.FIRE_MISSILE, "action", "7S.MIS.1 7S.MIS.2", "{Actor} fires a missile at {target}.", counters=NUMBER
    ),
    event(
        codes.Event.INTERCEPT,
        "action",
        "7S.CM.1 7S.CM.2",
        either(
            "works",
            "{Actor} rolls {value} against countermeasures {countermeasures}.",
            "The damaged suit of {actor} launches no countermeasures (rolled {value}).",
        ),
        value=NUMBER,
        countermeasures=NUMBER,
        works=FLAG,
    ),
    event(codes.Event.SHOT_DOWN, "action", "7S.CM.2 7S.BLAST.2", "{Actor} shoots it down."),
    event(
        codes.Event.MISSILE_RESULT,
        "action",
        "7S.MIS.4 7S.MIS.5",
        either(
            "hit",
            "A direct hit on {target} (rolled {value} against {counters}).",
            "The missile misses {target} (rolled {value} against {counters}).",
        ),
        hit=FLAG,
        value=NUMBER,
        counters=NUMBER,
    ),
    event(
        codes.Event.DEVIATES,
        "action",
        "7S.DEV.1 7S.DEV.3 7S.GAP.60",
        "It comes down {distance_in} in away, at {angle_deg} degrees.",
        distance_in=NUMBER,
        angle_deg=NUMBER,
    ),
    event(
        codes.Event.DETONATION,
        "action",
        "7S.BLAST.1 7S.GAP.61",
        "Explosion at ({x_in:.1f}, {y_in:.1f}), radius {radius_in:.0f} in.",
        **X_Y,
        radius_in=INCHES,
    ),
    event(
        codes.Event.BLAST_STAGE,
        "action",
        "7S.BLAST.4 7S.BLAST.5 7S.BLAST.6",
        either(
            "beats_armour",
            "Blast on {actor}, stage {stage}: a die beats armour {armour}.",
            "Blast on {actor}, stage {stage}: no die beats armour {armour}.",
        ),
        stage=NUMBER,
        beats_armour=FLAG,
        armour=NUMBER,
    ),
    event(
        codes.Event.CRATER,
        "action",
        "7S.BLAST.8 7S.GAP.64",
        "A crater is left at ({x_in:.1f}, {y_in:.1f}).",
        **X_Y,
        radius_in=INCHES,
    ),
    event(
        codes.Event.TERRAIN_GONE,
        "action",
        "7S.BLAST.9 7S.GAP.65",
        either("made", "The crater swallows older smoke or a crater.", "The crater takes away the {type} {feature}."),
        TERRAIN,
        number=NUMBER,
        made=FLAG,
    ),
    event(
        codes.Event.FIRE_FLAMER,
        "action",
        "7S.FLAM.2 7S.FLAM.3",
        "{Actor} fires its flamer at ({x_in:.1f}, {y_in:.1f}); smoke stays.",
        **X_Y,
        radius_in=INCHES,
    ),
    event(codes.Event.BURNED, "action", "7S.FLAM.5", "{Actor} is in the flames."),
    event(codes.Event.KAMIKAZE, "action", "7S.KAM.1 7S.KAM.2", "{Actor} dives in to explode.", **X_Y),
    event(
        codes.Event.CONTACT_ROLL,
        "action",
        "7S.KAM.4 7S.KAM.6",
        either(
            "hit",
            "{Target} is destroyed outright (rolled {value} against {counters} counters).",
            "{Target} is not hit squarely (rolled {value} against {counters} counters).",
        ),
        hit=FLAG,
        value=NUMBER,
        counters=NUMBER,
    ),
    event(
        codes.Event.TOGGLE_JAMMER,
        "action",
        "7S.JAM.1 7S.JAM.2",
        either("active", "{Actor} switches its jamming field on.", "{Actor} switches its jamming field off."),
        active=FLAG,
    ),
    event(
        codes.Event.JAMMED,
        "action",
        "7S.JAM.4 7S.JAM.5",
        either(
            "value",
            either(
                "harmed",
                "{Actor} is damaged by the jamming field of {target} (rolled {value}).",
                "{Actor} withstands the jamming field of {target} (rolled {value}).",
            ),
            "{Actor} ends in the jamming field of {target}.",
        ),
        value=NUMBER,
        armour=NUMBER,
        harmed=FLAG,
    ),
)
