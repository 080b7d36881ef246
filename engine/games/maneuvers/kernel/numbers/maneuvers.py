"""The order of action, who acts when and who acts next; and maneuvers: their rolls, and what these change."""

from engine.games.maneuvers.kernel.numbers.codes import NOBODY, SQUAD_A, SQUAD_B, Hiding, Role
from engine.games.maneuvers.kernel.numbers.records import Line, Numbers


def set_line(numbers: Numbers, line: Line) -> None:
    """Put the characters into the order of action. Rules: MN.ORD.1, MN.ORD.2, MN.GAP.4, MN.GAP.31."""
    for person in range(line.count):
        line.place[person] = person
        move_forward(line, person)
    turn: int = SQUAD_A
    first: int = 0
    while first < line.count:
        last: int = first
        while last + 1 < line.count and is_tied(numbers, line, line.place[first], line.place[last + 1]):
            last += 1
        if last > first:
            turn = take_turns(line, first, last, turn if numbers.order_turn_runs_on else SQUAD_A)
        first = last + 1


def move_forward(line: Line, at: int) -> None:
    """Move who stands at a place before all that stand before them and act later."""
    while at > 0 and acts_before(line, line.place[at], line.place[at - 1]):
        exchange(line, at - 1, at)
        at -= 1


def exchange(line: Line, one: int, other: int) -> None:
    """Let two change places."""
    person: int = line.place[one]
    line.place[one] = line.place[other]
    line.place[other] = person


def acts_before(line: Line, one: int, other: int) -> bool:
    """Return whether one acts before another, squads apart: by result, Action Value, id. Rules: MN.ORD.2, MN.GAP.4."""
    if line.result[one] != line.result[other]:
        return line.result[one] > line.result[other]
    if line.action_value[one] != line.action_value[other]:
        return line.action_value[one] > line.action_value[other]
    return line.rank[one] < line.rank[other]


def is_tied(numbers: Numbers, line: Line, one: int, other: int) -> bool:
    """Return whether the squads take turns with these two. Rules: MN.GAP.4, MN.GAP.31."""
    if line.result[one] != line.result[other]:
        return False
    return line.action_value[one] == line.action_value[other] or not numbers.order_by_action_value


def take_turns(line: Line, first: int, last: int, turn: int) -> int:
    """Let the squads take turns from one place to another; return whose turn it then is. Rules: MN.GAP.4, MN.GAP.31."""
    for place in range(first, last + 1):
        found: int = place
        while found < last and line.squad[line.place[found]] != turn:
            found += 1
        if line.squad[line.place[found]] != turn:
            found = place
        while found > place:
            exchange(line, found - 1, found)
            found -= 1
        turn = SQUAD_B if line.squad[line.place[place]] == SQUAD_A else SQUAD_A
    return turn


def next_place(line: Line, after: int) -> int:
    """Return the place of who acts after a place, -1 for the first; `NOBODY`: the round is over. Rule: MN.ORD.3."""
    for place in range(after + 1, line.count):
        if not line.gone[line.place[place]]:
            return place
    return NOBODY


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
