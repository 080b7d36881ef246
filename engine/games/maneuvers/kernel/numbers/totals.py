"""Squad totals: Edge, losses, and what can be paid."""

from engine.games.maneuvers.kernel.numbers.records import Numbers


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
