"""Who has won, and how clearly. Rules: 7S.WIN.1 to 7S.WIN.4, 7S.GAP.92."""

from schemas.models.seven_seconds.rules import Rules


def victory(red: int, blue: int, rules: Rules) -> tuple[str | None, str]:
    """Return the winner ("red", "blue" or None) and the level: draw, marginal, normal or decisive."""
    lead = abs(red - blue)
    won_from = min(rules.victory.marginal_from, rules.victory.normal_from, rules.victory.decisive_from)
    if lead <= rules.victory.draw_at or lead < won_from:
        return None, "draw"
    return ("red" if red > blue else "blue"), victory_level(lead, rules)


def victory_level(lead: int, rules: Rules) -> str:
    """Return the level of a victory by its lead in victory points."""
    if lead >= rules.victory.decisive_from:
        return "decisive"
    return "normal" if lead >= rules.victory.normal_from else "marginal"
