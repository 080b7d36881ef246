"""Facts of the rules in words: what the quick reference has in braces."""

from exporters.games.infantry.words.terms import LEVELS, TYPES
from exporters.text.numbers import Facts, signed
from schemas.catalogues.saying import counted, said
from schemas.models.infantry.rules import Rules


def facts_of(rules: Rules, language: str) -> Facts:
    """Return every fact that the quick reference names."""
    return {
        **_turn(rules, language),
        **_targets(rules, language),
        **_moving(rules, language),
        **_arcs(rules, language),
        **_crewed(rules, language),
        **_blasts(rules, language),
        **_burning(rules, language),
        **_people(rules, language),
    }


def _turn(rules: Rules, language: str) -> Facts:
    return {
        "first": said("Both roll 2D6, the higher goes first; a scenario may say otherwise.", language)
        if rules.turn.first == "roll"
        else said("Side A goes first; a scenario may say otherwise.", language),
        "explosions": said(
            "Explosives are worked out in the order of their declaration, when the side's turn ends.", language
        )
        if rules.turn.explosions == "end_of_turn"
        else said("Explosives are worked out at once.", language),
        "wins": counted(
            rules.scenario.turns,
            "Who is alone on the map; else after {number} turn the higher PV destroyed, by {draw} % of the budget.",
            "Who is alone on the map; else after {number} turns the higher PV destroyed, by {draw} % of the budget.",
            language,
            draw=rules.scenario.draw_percent,
        ),
    }


def _targets(rules: Rules, language: str) -> Facts:
    bases = (f"{said(TYPES[kind], language)} {number}" for kind, number in rules.target.base.items())
    return {
        "misses": str(rules.target.always_misses),
        "hits": str(rules.target.always_hits),
        "bases": ", ".join(bases),
        "contours": said("A dot between that is higher than both ends blocks.", language)
        if rules.sight.contours == "block"
        else said("Contours do not block.", language),
    }


def _moving(rules: Rules, language: str) -> Facts:
    actions = rules.actions
    return {
        **{name: str(getattr(actions, name)) for name in type(actions).model_fields},
        "level": str(rules.terrain.change_level),
        "combined": said("Of several costs of a step only the highest is paid.", language)
        if rules.terrain.combined == "most"
        else said("Several costs of a step are added.", language),
        "cap": str(rules.action_points.movement_cap),
        "tunnel": str(rules.tunnels.tunnel),
        "crawl_tunnel": str(rules.actions.standard_dot * rules.tunnels.crawl_times),
        "moving_fire": _moving_fire(rules, language),
        "moving_step": said("It takes a step to another dot first.", language)
        if rules.movement_fire.needs_step
        else "",
        "swim": _swim(rules, language),
    }


def _moving_fire(rules: Rules, language: str) -> str:
    ap, modifier = rules.movement_fire.ap, signed(rules.target.movement_fire)
    drops = rules.movement_fire.target_drops_ap
    fires = (
        said(
            "Fire the active weapon for {ap} AP at {modifier}; the target may drop prone for {drops} AP.",
            language,
            ap=ap,
            modifier=modifier,
            drops=drops,
        )
        if drops
        else said(
            "Fire the active weapon for {ap} AP at {modifier}; the target may drop prone free of AP.",
            language,
            ap=ap,
            modifier=modifier,
        )
    )
    return f"{fires} {said('It takes a step first.', language)}" if rules.movement_fire.needs_step else fires


def _swim(rules: Rules, language: str) -> str:
    return counted(
        rules.water.most_weapons,
        "With one weapon of primary and secondary; a mounted launcher belongs to its weapon.",
        "With {number} weapons of primary and secondary; a mounted launcher belongs to its weapon.",
        language,
    )


def _arcs(rules: Rules, language: str) -> Facts:
    return {
        "narrow": str(rules.arcs.narrow_deg),
        "wide": str(rules.arcs.wide_deg),
        "wide_modifier": signed(rules.target.wide_arc),
        "single": str(rules.arcs.single_attacks),
        "burst": str(rules.arcs.burst_attacks),
        "aims": said("Or the weapon's AP for one attack in one's own turn, which ends it.", language)
        if rules.arcs.aim_or_arc == "exclusive"
        else said("The weapon's AP for one attack in one's own turn, which ends it.", language),
        "fists_ap": str(rules.melee.fists_ap),
        "fists": f"{rules.melee.fists_dice}D6",
        "wire_dice": f"{rules.wire.damage_dice}D6",
        "caught": str(rules.wire.entangled_from),
    }


def _crewed(rules: Rules, language: str) -> Facts:
    crewed = rules.crewed
    return {
        "crewed_arc": _crewed_arc(rules, language),
        "set_up": str(crewed.set_up),
        "break_down": str(crewed.break_down),
        "takes_over": said("{ap} AP on its dot, by either side, once nobody holds it.", language, ap=crewed.takeover)
        if crewed.takeover_by == "any_side"
        else said("{ap} AP on its dot, by its own side, once nobody holds it.", language, ap=crewed.takeover),
    }


def _crewed_arc(rules: Rules, language: str) -> str:
    crewed = rules.crewed
    arc, swing, free, most = crewed.arc_deg, crewed.swing, crewed.free_attacks, crewed.attacks_per_arc
    if most is None:
        return said(
            "{arc} degrees only, attacks without limit; swing it {swing} AP. In its own turn {free} free.",
            language,
            arc=arc,
            swing=swing,
            free=free,
        )
    return said(
        "{arc} degrees only, attacks up to {most}; swing it {swing} AP. In its own turn {free} free.",
        language,
        arc=arc,
        most=most,
        swing=swing,
        free=free,
    )


def _blasts(rules: Rules, language: str) -> Facts:
    rough = rules.terrain.rough
    return {
        "least": str(rules.scatter.least),
        "most": str(rules.scatter.most),
        "throw": counted(
            rules.thrown.dots_per_ap,
            "{number} dot for each AP, up to {ap} AP.",
            "{number} dots for each AP, up to {ap} AP.",
            language,
            ap=rules.thrown.most_ap,
        ),
        "water_extra": signed(rules.water.extra_damage),
        "breaches": said(
            "Dot by dot; more damage than it withstands makes rough ground ({rough} AP).", language, rough=rough
        )
        if rules.breaching.breached_by == "more"
        else said(
            "Dot by dot; as much damage as it withstands makes rough ground ({rough} AP).", language, rough=rough
        ),
    }


def _burning(rules: Rules, language: str) -> Facts:
    fire, smoke = rules.fire, rules.smoke
    hurts = (
        said(
            "{enter} lethal to enter a burning dot, {end} to end a move there: both.",
            language,
            enter=fire.enter_damage,
            end=fire.end_damage,
        )
        if fire.both
        else said(
            "{enter} lethal to enter a burning dot, {end} to end a move there: the worse one.",
            language,
            enter=fire.enter_damage,
            end=fire.end_damage,
        )
    )
    stands = said("{start} lethal to stand there as a turn begins.", language, start=fire.start_damage)
    return {
        "hurts": f"{hurts} {stands}" if fire.start_damage else hurts,
        "burns": counted(fire.turns, "Burns {number} turn.", "Burns {number} turns.", language),
        "spreads": said("It spreads to vegetation.", language)
        if fire.spreads == "vegetation"
        else said("It does not spread.", language),
        "smoke": counted(
            smoke.turns,
            "{first} dots, then {grown}; {modifier} a dot; gone after {number} turn.",
            "{first} dots, then {grown}; {modifier} a dot; gone after {number} turns.",
            language,
            first=(2 * smoke.radius + 1) ** 2,
            grown=(2 * smoke.grown_radius + 1) ** 2,
            modifier=signed(rules.target.smoke),
        ),
    }


def _people(rules: Rules, language: str) -> Facts:
    morale = rules.morale
    targets = (f"{said(LEVELS[level], language)} {number}" for level, number in morale.target.items())
    return {
        **_armor(rules, language),
        "threshold": str(morale.threshold),
        "extra_dead": signed(morale.per_extra_dead),
        "targets": ", ".join(targets),
        "fails": _fails(rules, language),
    }


def _fails(rules: Rules, language: str) -> str:
    morale = rules.morale
    if morale.fails == "routed":
        return said("routed at once.", language)
    if morale.rally_counts:
        return said(
            "shaken: no advance, no attack until it rallies; {times} checks or rallies failed by then: routed.",
            language,
            times=morale.routed_after,
        )
    return said(
        "shaken: no advance, no attack until it rallies; {times} checks failed by then: routed.",
        language,
        times=morale.routed_after,
    )


def _armor(rules: Rules, language: str) -> Facts:
    """Return what armour does, and what bludgeoning damage does to cells under it.

    Nothing more is said of these where armour is one whole.
    """
    if not rules.options.body_armor:
        armor = said("All cells of armour come first, a point each; till then bludgeoning does nothing.", language)
        return {"armor": armor, "under": ""}
    armor = counted(
        rules.armor.hits_per_cell,
        "Armour over a cell comes first: {number} hit crosses out a cell of it.",
        "Armour over a cell comes first: {number} hits cross out a cell of it.",
        language,
    )
    if rules.armor.stops_bludgeoning:
        return {"armor": armor, "under": said("One under armour takes none.", language)}
    return {"armor": armor, "under": said("One under armour takes it too.", language)}
