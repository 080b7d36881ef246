"""`player`: a style of the heuristic player, by which shots it takes and what it keeps out of sight."""

from pydantic import Field

from schemas.base import Part
from schemas.models.player import PlayerDocument, weight


class Weights(Part):
    """Which shots a player takes, whom it keeps back, and what things are worth to it."""

    way: int = weight(8, "A point nearer to where one goes, beside a point of cover.", 200, least=1)
    weakest_shot: int = weight(2, "How far below 0 the strength of a shot may be that is worth its while.", 9)
    standing_shot: int = weight(2, "How much stronger than that a shot is for which one stands still.", 20)
    slow_mp: int = weight(2, "Movement points with which one stands still for any shot.", 20)
    reaction_shot: int = weight(4, "How much stronger than the weakest a shot in reaction is.", 20)
    strength: int = weight(2, "A point of strength, beside one enemy more that a shot spills over to.", 50)
    friend_hit: int = weight(3, "That a shot spills over to a friend, beside the same.", 50)
    usual_shield: int = weight(3, "The shield that a suit is taken to have whose card is not known.", 10)
    friends_painted: int = weight(3, "Friends that paint helps, for which one who is armed paints.", 60, least=1)
    damaged: int = weight(3, "Boxes crossed off with which one is kept out of the fight, and repaired.", 9, least=1)
    leader_damaged: int = weight(2, "The same for who leads.", 9, least=1)
    seen: int = weight(20, "One enemy less who looks on, in points of the way, to one who withdraws.", 500)
    seen_aloft: int = weight(12, "The same to one in the air.", 500)
    bounce_shot: int = weight(5, "How much stronger than the weakest a shot is that one goes up for.", 20)
    bounce_eyes: int = weight(2, "How many enemies may see one who goes up to shoot.", 60)
    bounce_damage: int = weight(1, "Boxes that may be crossed off of one who goes up to shoot.", 9)
    rough_mp: int = weight(2, "Movement points that a point costs on rough ground, bounced over.", 20, least=1)
    behind_points: int = weight(2, "How far behind the foremost fighter others are kept, in points.", 60)
    mine_points: int = weight(5, "How far from what scores mines are laid, in points.", 60)
    spread_points: int = weight(6, "How near to what scores is near enough to begin in cover, in points.", 60, least=1)
    crowd: int = weight(2, "A friend next to where one begins, in points of cover.", 50)
    ground_mp: int = weight(2, "Movement points that a point of the way to an edge is taken to cost.", 20, least=1)
    stealth_box: int = weight(3, "Box of the tracking marker from which stealth is given up.", 9)
    bomb_points: int = weight(2, "How near to a bomb enemies and friends are counted, in points.", 20)
    roll_points: int = weight(2, "Command points spent on a morale roll.", 20)
    pool: int = weight(3, "Soldiers in good order that wait, for whom one takes command.", 60)
    die_damage: int = weight(1, "Boxes up to which an engineer that is damaged rolls, for one with more.", 9)
    value: int = weight(0, "What a shot may cost the enemy, in sixths of points, beside a point of strength.", 50)
    usual_value: int = weight(10, "What a suit is taken to be worth whose card is not known, and others a fifth.", 500)
    detail: int = weight(0, "1 to reckon with all that is known of a shot, 0 with range, cover and paint alone.", 1)
    foresight: int = weight(0, "1 to look at what a move, a boost or command comes to before it is chosen.", 1)
    target: int = weight(0, "What somebody is worth whom the scenario is about; at 0 nobody brings them off.", 500)
    ambush: int = weight(0, "How much stronger than the weakest a shot out of hiding is; at 0 nobody waits.", 20)
    marker: int = weight(9999, "To step on what may be a mine, beside a point of cover.", 9999)
    stealth_points: int = weight(0, "How far the enemy is when one goes into stealth, in points; 0 is never.", 200)
    objective: int = weight(4, "By how many quarters of the way to what scores an enemy has to be nearer.", 40)
    retreat: int = weight(0, "A point nearer to a way off the map, in points of the way, to one who is spent.", 100)
    sharing: int = weight(0, "1 to leave points to the friend who holds them, and to go to others in time.", 1)


class Player(PlayerDocument):
    """A style of the heuristic player in battles of Battlesuit."""

    weights: Weights = Field(default_factory=Weights, description="Which shots it takes, and what things are worth.")
