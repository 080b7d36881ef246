"""`player`: a style of the heuristic player, by what it dares and what it waits for."""

from pydantic import Field

from schemas.base import Part
from schemas.models.player import PlayerDocument, weight


class Weights(Part):
    """What a player dares, and what things are worth to it."""

    nerve: int = weight(60, "Harm of arcs, in 36ths of a point, that is risked for a step.", 2000)
    good_number: int = weight(8, "Highest target number for which one stays and fires.", 13, least=2)
    fair_number: int = weight(10, "The same in the last turns.", 13, least=2)
    last_turns: int = weight(2, "How many turns are the last ones.", 20)
    last_number: int = weight(11, "Highest target number of a shot where there is no way to go.", 13, least=2)
    moving_number: int = weight(10, "Highest target number of a shot on the move.", 13, least=2)
    reaction_number: int = weight(8, "Highest target number for which a single shot is worth the arc.", 13, least=2)
    gun_number: int = weight(9, "Highest target number for which a crewed weapon is set up.", 13, least=2)
    waiting_turns: int = weight(3, "Turns after which a crewed weapon that waits for nobody is moved.", 20)
    near_turns: int = weight(3, "In how many turns an enemy who is near may be there.", 20)
    blast: int = weight(700, "What an explosive has to be worth, in 36ths of a PV.", 9999)
    burning: int = weight(2, "That the ground under somebody burns, in points.", 40)
    throw_dots: int = weight(4, "How far smoke is thrown, in dots.", 20, least=1)
    watched: int = weight(60, "Harm of an arc, in 36ths of a point, against which smoke is thrown.", 2000)
    close_dots: int = weight(2, "From so near nobody drops prone to fire, in dots.", 60)
    gun_dots: int = weight(8, "How far one goes to a crewed weapon that stands alone, in dots.", 60)
    way: int = weight(6, "A dot of the way, beside 36ths of a point of harm.", 200)
    fire: int = weight(144, "To stand in a fire, beside the same.", 9999)
    standing_up: int = weight(3, "AP and dots for which standing up is worth it.", 30)
    cover: int = weight(6, "A place in cover to begin at, in dots of the way.", 200)
    view: int = weight(4, "A dot that a crewed weapon sees from where it begins, in dots of the way.", 200)
    wide_arc: int = weight(0, "How many more enemies a wide arc lies over than a narrow one; 0 is never.", 48)
    own_harm: int = weight(0, "A loss of one's own by an explosive, in percent of the enemy's; 0 is none at all.", 1000)
    swim_ap: int = weight(0, "AP of the way saved by swimming for which a second weapon is dropped; 0 is never.", 9999)
    lying_gun_dots: int = weight(0, "How far one goes to pick up a crewed weapon, in dots; 0 is never.", 60)
    tunnel_ap: int = weight(0, "AP that it is worth to go under ground, unseen; 0: nobody does to get on.", 200)
    objective: int = weight(
        0,
        "How early one makes for a zone that scores, to stay in it: when so many percent of the way take all AP that "
        "are left; 100 is at the last moment, 0 is never.",
        9999,
    )


class Player(PlayerDocument):
    """A style of the heuristic player in battles of infantry."""

    weights: Weights = Field(default_factory=Weights, description="What it dares, and what things are worth to it.")
