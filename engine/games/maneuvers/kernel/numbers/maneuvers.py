"""The arithmetic of maneuvers: rolls, the advantages of states, squad totals, and what ends hiding."""

from engine.games.maneuvers.kernel.numbers.codes import NOBODY, Hiding, Role
from engine.games.maneuvers.kernel.numbers.records import Numbers


def net_advantage(numbers: Numbers, advantages: int, disadvantages: int) -> int:
    """Return advantages less disadvantages, each of which removes one of the other. Rules: MN.TRM.3, MN.GAP.18."""
    net: int = advantages - disadvantages
    return max(-1, min(1, net)) if numbers.advantage_once else net


def dice_rolled(net: int) -> int:
    """Return how many dice are rolled at a net advantage, or below 0 a disadvantage. Rules: MN.TRM.2, MN.GAP.18."""
    return 1 + abs(net)


def kept_die(net: int, kept: int, die: int) -> int:
    """Return which of two dice counts: the better one, below 0 the worse one. Rules: MN.TRM.2, MN.GAP.18."""
    return min(kept, die) if net < 0 else max(kept, die)


def result_of(rating: int, die: int) -> int:
    """Return the result of a roll: the die that counts and the rating. Rules: MN.GAP.1, MN.HOUSE.1."""
    return die + rating


def is_rewarded(actor: int, opponent: int) -> bool:
    """Return whether the actor's result earns the Reward. Rules: MN.COR.5, MN.COR.6."""
    return actor >= opponent


def margin_of(actor: int, opponent: int) -> int:
    """Return the winner's result less the loser's; 0 on a tie. Rules: MN.ENG.4, MN.VIC.3."""
    return abs(actor - opponent)


def who_failed(numbers: Numbers, actor: int, opponent: int) -> int:
    """Return whose roll failed: that of the actor, of the opponent, or `NOBODY`. Rules: MN.VIC.1, MN.GAP.20."""
    if actor < opponent:
        return Role.ACTOR
    if not numbers.late_opposing_fails or (actor == opponent and not numbers.late_tie_fails):
        return NOBODY
    return Role.OPPONENT


def opposes_better(worth: int, armor: int, rank: int, than_worth: int, than_armor: int, than_rank: int) -> bool:
    """Return whether one is chosen to oppose before another: by rating with advantages, Armor Value, id.

    `worth` is the highest permitted rating, one more for each advantage and one less for each disadvantage.
    Rule: MN.HOUSE.4.
    """
    if worth != than_worth:
        return worth > than_worth
    return armor > than_armor or (armor == than_armor and rank < than_rank)


def state_advantages(numbers: Numbers, flagged: bool, exposed: bool) -> int:
    """Return the advantages against a target that is flagged for the actor, or exposed to them.

    `exposed` counts for a Maneuver that the exposure waives something for. Rules: MN.FLG.2, MN.COV.3.
    """
    for_flag: int = numbers.flag_advantage if flagged else 0
    return for_flag + (numbers.exposed_advantage if exposed else 0)


def state_disadvantages(numbers: Numbers, direct_attack: bool, hidden: bool) -> int:
    """Return the disadvantages of a Maneuver against a target that hides. Rules: MN.COV.2, MN.GAP.9, MN.GAP.11."""
    return numbers.hidden_disadvantage if direct_attack and hidden else 0


def check_advantages(numbers: Numbers, aids: int) -> int:
    """Return the advantages that so many aids give to somebody's checks. Rules: MN.AID.2, MN.GAP.16."""
    return aids if numbers.aid_stacks else min(1, aids)


def edge_of(own: int, other: int) -> int:
    """Return by how much a total is ahead of another. Rule: MN.SQD.3."""
    return own - other


def after_loss(numbers: Numbers, total: int, points: int) -> int:
    """Return a total after a loss, which stops at the floor and never raises it. Rule: MN.GAP.28."""
    return max(min(total, numbers.total_floor), total - points)


def can_pay_edge(numbers: Numbers, own: int, other: int, points: int) -> bool:
    """Return whether a squad may spend so much Edge; it comes off its total. Rules: MN.SNP.3, MN.ASL.2, MN.GAP.3."""
    return edge_of(own, other) >= points or not numbers.edge_needed


def can_pay_points(numbers: Numbers, own: int, points: int) -> bool:
    """Return whether a squad may spend so many points of its total. Rules: MN.ESC.3, MN.GAP.3, MN.GAP.32."""
    return own - points >= numbers.points_floor


def after_escape(numbers: Numbers, own: int, spends: bool) -> int:
    """Return the total of a squad whose character is ready to leave, and may pay for it. Rules: MN.ESC.3, MN.ESC.4."""
    return own - numbers.escape_points if escapes(numbers, own, spends) else own


def escapes(numbers: Numbers, own: int, spends: bool) -> bool:
    """Return whether an escape is made good: it can be paid for, and is. Rules: MN.ESC.3, MN.ESC.4, MN.GAP.8."""
    return spends and can_pay_points(numbers, own, numbers.escape_points)


def gives_away(numbers: Numbers, hiding: int, moves: bool, rewarded: bool) -> bool:
    """Return whether a Maneuver ends the hiding of who makes it; `hiding` is its word for that. Rule: MN.GAP.10."""
    if hiding == Hiding.ENDS or (moves and numbers.hiding_ends_by_moving == 1):
        return True
    return hiding == Hiding.ENDS_WITHOUT_REWARD and not rewarded
