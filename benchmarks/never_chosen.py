"""What no player chooses of what it is offered, and why not: answers by how they begin, for each game."""

from collections.abc import Mapping
from typing import Final

from schemas.systems import SystemName

NEVER: Final[Mapping[SystemName, Mapping[str, str]]] = {
    "maneuvers": {
        "{actor} goes for Flush Out against {target}, on athletics.": "The better rating of both is taken.",
        "{opponent} opposes {actor}'s Flush Out, on stealth.": "The better rating of both is taken.",
        "{actor} goes for Take Cover, on stealth.": "The better rating of both is taken.",
        "{actor} pays {amount}.": "Points win the fight; the state is not worth them.",
    },
    "infantry": {
        "{actor} aims the ": "On the move it costs as much as standing, and hits worse.",
        "{actor} drops the ": "What is in hand is worth more than the AP; a player may drop it by `swim_ap` and "
        "`lying_gun_dots`.",
        "{actor} goes into the tunnel.": "It costs twice the AP; a player may go by `tunnel_ap`.",
        "{actor} comes out of the tunnel.": "Nobody is in one without `tunnel_ap`.",
        "{actor} lays a wide arc": "It hits worse; a player may lay it by `wide_arc`.",
        "{actor} lays an arc": "Whoever has this weapon seldom lies in wait.",
        "{actor} breaks the crewed weapon down.": "Whoever waits long enough for nobody leaves by `waiting_turns`.",
        "{actor} swings the crewed weapon": "Its arc lies over whom it sees.",
        "{actor} fires on the move": "The number is two worse; a player may fire so by `moving_number`.",
        "{actor} takes the ": "It is used without being in hand.",
        "{actor} picks up the ": "The hands are full; a player may empty them by `lying_gun_dots`.",
        "{actor} fires the ": "A single shot is kept for a better number (`reaction_number`).",
        "{actor} holds the ": "A burst costs nothing, so it is fired at anybody.",
        "Nobody else acts this turn.": "Each trooper ends its own turn, which comes to the same.",
    },
    "seven_seconds": {
        "{Actor} goes to {at} and explodes.": "A jump goes farther, over anything.",
        "{Actor} goes round by {bend} to {at} and explodes.": "A jump goes farther, over anything.",
        "{Actor} scrambles.": "Whole units fight on; a player may scramble by `whole_scramble_percent`.",
        "{Actor} switches its jammer.": "It costs an action; styles with a small `jammer` shoot instead.",
        "{Actor} searches with 1 die.": "More dice find more; a player may take fewer by `sharing`.",
        "{Actor} spends its sensor points on the ground.": "A unit beside it costs the same.",
        "{Actor} splits its sensor points.": "A player may do so by `sharing`.",
        "{Side} turns over {piece}.": "Turned over when it acts it loses nothing, and is shot at later.",
    },
    "survive": {
        "{actor} strikes with bare fists.": "A blade at the belt adds to the roll.",
        "{actor} charges nobody.": "Whoever charges has chosen whom before.",
        "{actor} shoots at {target} with Sawn shotgun": "Its number is too low for the style.",
        "{actor} draws Frag grenade.": "`first` has no use for it (`draw`).",
        "A Mob Run: {group}.": "`first` runs alone (`mob_run`).",
        "{piece} Blinks.": "`first` never does (`blink_chance`).",
        "{piece} leads a Blink: {group}.": "Who comes too late Blinks alone: all of a group land on one spot.",
        "{actor} does not shoot.": "Whoever holds has a target in sight.",
    },
    "battlesuit": {
        "{Actor} sets its bomb off.": "It goes off on the way, when most enemies are near.",
        "{Actor} enters at {dot} in the air": "From the air one is seen from farther, and has to land.",
        "{Actor} lands for ": "More points make a landing surer, and are worth nothing afterwards.",
        "{Actor} tears down what stands on {point}.": "Only what scores or buries an enemy is torn down.",
        "{Actor} climbs a storey up.": "No player looks out from storeys yet.",
        "{Actor} rolls with ": "A style spends the same on every roll (`roll_points`).",
        "{Actor} is repaired by nobody.": "Whoever is asked is badly damaged.",
        "{Actor} is repaired by {target}": "By a die or without as the engineer is whole (`die_damage`).",
        "{Actor} helps up": "The one who is down is worth the engineer's turn.",
        "{Actor} paints nobody.": "Whoever paints has chosen whom before.",
        "{Actor} stays in stealth.": "Of players whose stealth ends at its first box.",
        "{Actor} walks one point {way}.": "No cover beside it is better.",
        "{Side} goes second.": "Whoever is first shoots first.",
        "{Side} fights on in two squads.": "It reorganises while somebody is shaken.",
        "{Side} passes.": "Whoever can act does.",
    },
}
"""Reasons by the beginnings of answers; one that is chosen after all needs none."""


def why_never(system: SystemName, answer: str) -> str:
    """Return why nobody chooses an answer, "" where no reason is known."""
    return next((reason for begins, reason in NEVER[system].items() if answer.startswith(begins)), "")
