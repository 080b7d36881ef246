"""What players work out at a table and no battle needs: ground scale, counters as pieces, models half hidden."""

from schemas.models.seven_seconds.rules import Rules

DENOMINATIONS = (5, 1)


def metres(inches: float, rules: Rules) -> float:
    """Return the metres of ground that some inches of table stand for. Rule: 7S.GEN.3."""
    return inches * rules.scale.metres_per_inch


def counter_pieces(counters: int) -> dict[int, int]:
    """Return the fewest target counter pieces of each denomination that make up a number. Rule: 7S.CTR.2."""
    pieces = {}
    for value in DENOMINATIONS:
        pieces[value], counters = divmod(counters, value)
    return pieces


def is_seen(visible_share: float, rules: Rules) -> bool:
    """Return whether a model can be seen of which this share shows, at tables that look. Rules: 7S.GEN.7, 7S.COV.4."""
    return visible_share >= rules.los.min_visible_fraction
