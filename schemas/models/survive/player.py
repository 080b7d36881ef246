"""`player`: a style of the heuristic player, by what things are worth to it."""

from pydantic import Field

from schemas.base import Part
from schemas.models.player import PlayerDocument, weight


class Weights(Part):
    """What things are worth to a player; to kill a unit is worth 1,000. Lengths are thousandths of an inch."""

    standoff_percent: int = weight(75, "Share of the runs that are left, in percent, kept from the Prime CU.", 300)
    in_reach: int = weight(2, "Danger of who can hurt at once, beside 1 for who has to come on.", 20, least=1)
    pulse_mil: int = weight(20, "Way that is gone out of the way of such danger, for each pulse to come.", 5000)
    last_pulse_mil: int = weight(40, "The same in the last turn, in which nothing mends.", 5000)
    gain_mil: int = weight(250, "A way that gains less is not gone.", 20000)
    hold: int = weight(300, "What the best shot has to be worth for a long gun to hold.", 20000)
    long_gun_mil: int = weight(12000, "How far a long gun reaches at least.", 100000)
    hold_fire: int = weight(120, "What a shot has to be worth to one who holds.", 20000)
    shot: int = weight(80, "What a shot has to be worth to move for it, and not run.", 20000)
    charge: int = weight(150, "What a charge has to be worth.", 20000)
    mobbing_loss: int = weight(200, "What the charge of a second one may cost.", 20000)
    claim_mil: int = weight(8000, "In the last turn who comes so near to the KeyChip runs, and does not shoot.", 60000)
    daze: int = weight(150, "Share of a target that a Daze is worth, in thousandths.", 1000)
    daze_at_last: int = weight(700, "The same in the last turn, of a unit of a Mob.", 1000)
    worn_percent: int = weight(25, "Share of a target that the first hit of a Double-Tap is worth, in percent.", 100)
    carrier: int = weight(4000, "To kill who carries the KeyChip.", 50000)
    prime: int = weight(3000, "To blink out the Prime CU that has the KeyChip.", 50000)
    control_unit: int = weight(500, "To blink out another control unit.", 50000)
    near_goal: int = weight(500, "To kill a unit that is near to the KeyChip, beside any other.", 50000)
    near_goal_mil: int = weight(6000, "How near that is.", 60000)
    risk: int = weight(1000, "To lose a fight.", 50000)
    daze_ready: int = weight(150, "Share of a target that a Daze is worth before it has acted, in thousandths.", 1000)
    ready: int = weight(0, "To kill a unit that has not yet acted, beside any other.", 50000)
    late: int = weight(0, "How much later units are attacked that have acted, in the last turn.", 20000)
    least_number: int = weight(1, "A shot with a lower number is not made.", 10, least=1)
    finish: int = weight(0, "That the KeyChip is dropped where one's own Mob brings it to the spire first.", 200000)
    gift: int = weight(0, "That it is dropped where another Mob does, as a loss.", 200000)
    rival: int = weight(0, "In the last turn, to stop who would be the closest to the KeyChip.", 50000)
    blast_percent: int = weight(0, "Share that others are worth whom a grenade reaches, in percent.", 300)
    draw: int = weight(20000, "How much more another weapon has to be worth to be drawn.", 20000)
    blink_near_mil: int = weight(99999, "How near to the KeyChip one has to end; who cannot, Blinks.", 99999)
    blink_chance: int = weight(101, "Least chance of a Blink to make that possible, in percent.", 101, least=1)
    escape: int = weight(99, "How many can charge a carrier that Blinks away from them.", 99, least=1)
    team: int = weight(0, "What the second shot of a Double Team has to be worth.", 20000)
    mob_run: int = weight(99, "How many make a Mob Run of it.", 99, least=2)
    mob_run_ready: int = weight(0, "How many units of other Mobs may still act then.", 99)


class Player(PlayerDocument):
    """A style of the heuristic player in battles of SURVIVE."""

    weights: Weights = Field(default_factory=Weights, description="What things are worth to it.")
