"""Point values of infantry: what squads buy, squads by lot, prices in force, and what purchases are worth."""

import re
import shutil
from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from engine.battles.orders import BattleOrder, OrderError, Participant
from engine.checking.checks import document_findings
from engine.execution.serialization import fought, outcomes_of, serialized_orders, serialized_pack
from engine.execution.simulation import Simulation
from engine.experiments.trials import Trial
from engine.experiments.tuning.prices import PriceOrder, Worths, card_worths
from engine.experiments.tuning.tunable import Bought, tuned_prices
from engine.games.infantry.kit import Kit, carried, cells_of, kit_of
from engine.games.infantry.points import (
    ARMOR_CELL,
    LEADERSHIP,
    SNEAK_SUIT,
    at_prices,
    members_of,
    points_of,
    purchases,
    squad_points,
    trooper_of,
)
from engine.games.infantry.tuning import POINT_VALUES, Choice, Offers, with_pairs
from musterpress.writing.rewriting import repricings
from schemas.models.infantry.people import Squad, Trooper
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import Section
from schemas.packs.packs import Pack, read_packs

SHIPPED = Path("content/infantry")
PRICES = {
    "green trooper": 60,
    "regular trooper": 80,
    "veteran trooper": 105,
    "elite trooper": 130,
    "armour cell": 10,
    "sneak suit": 20,
    "level of leadership": 15,
    "incendiary_grenade": 10,
    "rocket_launcher": 291,
}
"""Some PV of the rulebook. Rules: IN.HOUSE.8, IN.EXP.1."""


@cache
def shipped() -> Pack:
    [pack] = read_packs([SHIPPED]).packs
    return pack


def rules_of(pack: Pack) -> Rules:
    assert isinstance(pack.rules, Rules)
    return pack.rules


def prices_of(pack: Pack) -> dict[str, int]:
    return {card.id: card.price for card in purchases(pack)}


def cost(force: Bought, prices: dict[str, int]) -> int:
    return sum(prices.get(name, 0) * many for name, many in force.counts.items())


def squad_of(pack: Pack, name: str) -> Squad:
    squad = pack.named("squad", name, Squad)
    assert squad is not None
    return squad


def test_purchases_cost_what_the_rulebook_says() -> None:
    """A veteran costs 105 PV, a cell of armour 10 (IN.HOUSE.8); what is free, as a bayonet is, is no purchase."""
    assert prices_of(shipped()).items() >= PRICES.items()
    assert not {"bayonet", "hand_grenade", "smoke_grenade"} & prices_of(shipped()).keys()


def test_what_points_are_spent_on_is_the_whole_price() -> None:
    """An elite trooper is 60 PV of hit points, as a green one has them, and 70 of experience (IN.HOUSE.8)."""
    spent = {card.id: dict(card.spent) for card in purchases(shipped())}

    assert spent["elite trooper"] == {"hit points": 60, "experience": 70}
    assert spent["green trooper"] == {"hit points": 60, "experience": 0}
    assert spent["heavy_machine_gun"] == {"crewed weapons": 229}
    assert all(sum(spent[card.id].values()) == card.price for card in purchases(shipped()))


def test_what_a_trooper_buys_is_its_point_value() -> None:
    """All troopers of the pack but the one with extra ammunition cost what their purchases do (IN.HOUSE.8)."""
    prices, seen = prices_of(shipped()), 0
    for loaded in shipped().of_kind("trooper"):
        assert isinstance(loaded.model, Trooper)
        if not loaded.model.extra_ammunition:
            kit = kit_of(loaded.model, shipped())
            bought = bought_by(loaded.model, kit)
            assert sum(prices.get(name, 0) * many for name, many in bought.items()) == points_of(
                loaded.model, kit, rules_of(shipped())
            )
            seen += 1
    assert seen == 19


@pytest.mark.parametrize("kept", [(), (Section.MELEE, Section.SECONDARY), tuple(Section)])
def test_squads_by_lot_are_legal_but_for_their_strength(kept: tuple[Section, ...]) -> None:
    """No check finds a fault in a squad or a trooper but that up to two are missing; none is over its budget.

    That holds whatever sections the carrier of a crewed weapon keeps (IN.GAP.4).
    """
    rules = rules_of(shipped())
    sections = rules.sections.model_copy(update={"crewed_keeps": kept})
    ruled = replace(shipped(), rules=rules.model_copy(update={"sections": sections}))
    pack, pairs = with_pairs(ruled, {}, range(16), even=False)

    for force in (each for pair in pairs for each in pair):
        squad = squad_of(pack, force.id)
        assert 6 <= len(squad.members) <= 8
        for kind, name in (("squad", force.id), *(("trooper", member) for member in squad.members)):
            loaded = pack.find(kind, name)
            assert loaded is not None
            assert {found.code for found in document_findings(loaded, pack)} <= {"squad-strength"}


def test_what_a_squad_by_lot_has_bought_is_what_it_has() -> None:
    """Its counts are those of its cards, and cost what the squad does (IN.HOUSE.8)."""
    pack, pairs = with_pairs(shipped(), {}, range(6), even=False)
    prices = prices_of(shipped())

    for force in (each for pair in pairs for each in pair):
        squad, counts = squad_of(pack, force.id), Counter[str]()
        for trooper in members_of(squad, pack):
            counts += bought_by(trooper, kit_of(trooper, pack))
        assert {name: many for name, many in force.counts.items() if many} == counts
        assert cost(force, prices) == squad_points(squad, pack, rules_of(pack))


def test_squads_that_are_to_be_even_cost_the_same_at_the_prices_in_force() -> None:
    """Where a rifle costs 200 and a green trooper 30, both of a pair cost as much, and the pack says so."""
    dear = {"rifle": 200, "green trooper": 30}
    pack, pairs = with_pairs(shipped(), dear, range(12), even=True)

    values = [
        [squad_points(squad_of(pack, force.id), pack, rules_of(pack)) for force in (one, other)] for one, other in pairs
    ]
    assert all(one == other for one, other in values)
    assert values == [[cost(force, prices_of(shipped()) | dear) for force in pair] for pair in pairs]
    assert prices_of(pack).items() >= dear.items()


@pytest.mark.parametrize(("budget", "numbers"), [(719, range(22)), (4000, range(41, 42))])
def test_squads_that_cost_the_same_are_found_for_any_budget(budget: int, numbers: range) -> None:
    """Hardly enough for bare troopers, or more than the cards hold: there is always another squad to try."""
    rules = rules_of(shipped())
    points = rules.points.model_copy(update={"budget": budget})
    pack = replace(shipped(), rules=rules.model_copy(update={"points": points}))

    _, pairs = with_pairs(pack, {}, numbers, even=True)

    assert all(cost(one, prices_of(pack)) == cost(other, prices_of(pack)) <= budget for one, other in pairs)


def test_squads_of_one_number_are_always_the_same() -> None:
    """A pair depends on its number and the prices alone."""
    assert with_pairs(shipped(), {}, range(3, 5), even=True)[1] == with_pairs(shipped(), {}, range(5), even=True)[1][3:]


@pytest.mark.parametrize(
    ("primary", "mounted", "secondary", "takes", "fits"),
    [
        ("rifle", "grenade_launcher", None, "secondary", True),
        ("rifle", "grenade_launcher", "pistol", "secondary", False),
        ("rifle", "grenade_launcher", "pistol", "other", True),
        ("rifle", "grenade_launcher", "pistol", "primary", True),
        ("rifle", None, "pistol", "secondary", True),
        ("sniper_rifle", "grenade_launcher", None, "secondary", False),
        (None, "grenade_launcher", None, "secondary", False),
    ],
)
def test_a_launcher_takes_the_section_that_the_rules_say(
    primary: str | None, mounted: str | None, secondary: str | None, takes: str, *, fits: bool
) -> None:
    """Under a weapon with a mount it takes the secondary section (IN.EXP.6, IN.EXP.7), or what the rules say."""
    rules = rules_of(shipped())
    ruled = Rules.model_validate(rules.model_dump(mode="json") | {"sections": {"mounted_takes": takes}})
    offers = Offers(replace(shipped(), rules=ruled))
    made = {field: choices[0] for field, choices in offers.fields.items()}
    made |= {"primary": Choice(primary), "mounted": Choice(mounted), "secondary": Choice(secondary)}

    assert offers.fits(made) is fits


@pytest.mark.parametrize(
    ("secondary", "melee", "fits"),
    [(None, None, True), ("pistol", None, True), ("pistol", "bayonet", False), (None, "bayonet", False)],
)
def test_who_brings_a_crewed_weapon_keeps_some_sections(
    secondary: str | None, melee: str | None, *, fits: bool
) -> None:
    """Where the secondary section alone is kept, a machine gunner may have a pistol and no bayonet (IN.GAP.4)."""
    rules = rules_of(shipped())
    ruled = Rules.model_validate(rules.model_dump(mode="json") | {"sections": {"crewed_keeps": ["secondary"]}})
    offers = Offers(replace(shipped(), rules=ruled))
    made = {field: choices[0] for field, choices in offers.fields.items()}
    made |= {"primary": Choice("heavy_machine_gun"), "secondary": Choice(secondary), "melee": Choice(melee)}

    assert offers.fits(made) is fits


def test_a_squad_is_counted_where_it_sits() -> None:
    """The squads of a battle are told in the order of its sides, of a scenario as of a meeting."""
    simulation = Simulation(shipped())
    seated = (Participant("a", "third_section"), Participant("b", "ghost_patrol"))
    met = simulation.outcome(BattleOrder(seated, None, "millford", 1))
    told = simulation.outcome(BattleOrder((Participant("a"), Participant("b")), "the_ford", None, 1))

    assert met.facts["squad"] == ("third_section", "ghost_patrol")
    assert told.facts["squad"] == ("third_section", "breach_party")


def test_nobody_by_lot_has_what_an_option_that_is_off_would_allow() -> None:
    """Without crewed and incendiary weapons, armour, suits and experience, squads are of regulars (IN.GEN.1)."""
    off = ("crewed_weapons", "incendiary", "body_armor", "sneak_suits", "experience")
    rules = rules_of(shipped())
    options = rules.options.model_copy(update=dict.fromkeys(off, False))
    bare = replace(shipped(), rules=rules.model_copy(update={"options": options}))

    _, pairs = with_pairs(bare, {}, range(10), even=False)

    spent = {card.id: {on for on, points in card.spent if points} for card in purchases(bare)}
    found = {on for pair in pairs for force in pair for name in +Counter(force.counts) for on in spent.get(name, ())}
    assert found == {"hit points", "experience", "ranged weapons", "explosive weapons", "thrown weapons", "leadership"}
    assert not any(force.counts.get("elite trooper") for pair in pairs for force in pair)


def test_packs_without_squads_and_with_small_budgets_are_refused() -> None:
    """Eight green troopers cost 480 PV, and squads are bought for two thirds of the budget at least."""
    rules = rules_of(shipped())
    poor, bare = (
        replace(
            shipped(), rules=rules.model_copy(update={"points": rules.points.model_copy(update={"budget": budget})})
        )
        for budget in (718, 719)
    )
    lone = replace(shipped(), documents=tuple(each for each in shipped().documents if each.kind != "squad"))

    with pytest.raises(OrderError, match="8 troopers with nothing cost 480 PV, too much of a budget of 718"):
        with_pairs(poor, {}, range(1), even=False)
    assert with_pairs(bare, {}, range(1), even=False)[1]
    with pytest.raises(OrderError, match="infantry has no squad of troopers"):
        with_pairs(lone, {}, range(1), even=False)


def test_squads_by_lot_fight_the_same_on_another_machine() -> None:
    """A pack with other prices and squads by lot is sent as bytes, and its battles come back as they are here."""
    pack, pairs = with_pairs(shipped(), {"rifle": 99}, range(1), even=False)
    simulation = Simulation(pack)
    seated = tuple(Participant(seat, force.id) for seat, force in zip("ab", pairs[0], strict=True))
    orders = (BattleOrder(seated, None, "millford", 3),)

    away = outcomes_of(fought(serialized_pack(simulation), serialized_orders(orders)))

    assert away == simulation.outcomes(orders)


def test_prices_in_force_are_those_of_all_who_buy() -> None:
    """With armour at 25 PV a cell, a rifleman in basic armour costs 80 + 56 + 50 (IN.CASE.87 has 20 for it)."""
    pack = at_prices(shipped(), {"armour cell": 25})
    rifleman = pack.named("trooper", "rifleman", Trooper)
    assert rifleman is not None

    assert points_of(rifleman, kit_of(rifleman, pack), rules_of(pack)) == 80 + 56 + 2 * 25


def test_a_point_value_is_written_where_it_stands_and_nothing_else(tmp_path: Path) -> None:
    """A rifle's stands in its file, a veteran's in the rules, though squads cost more than their budget then."""
    home = Path(shutil.copytree(SHIPPED, tmp_path / "mine"))
    [pack] = read_packs([home]).packs
    cards = [card for card in purchases(pack) if card.id in {"rifle", "veteran trooper"}]

    changes = repricings(pack, cards, {"rifle": 77, "veteran trooper": 111}, POINT_VALUES.outdated)

    rules, rifle = changes
    assert rules.path == home / "rules.yaml"
    assert rules.after == rules.before.replace(b"veteran: 105, elite", b"veteran: 111, elite")
    assert rifle.path == home / "weapons" / "rifle.yaml"
    assert rifle.after == rifle.before.replace(b"point_value: 56", b"point_value: 77")


def test_a_pack_owns_what_it_says_itself(tmp_path: Path) -> None:
    """Of a pack that builds on the shipped one, the numbers of its own rules and its own weapons may be changed."""
    home = tmp_path / "mine"
    (home / "weapons").mkdir(parents=True)
    manifest = "kind: pack\nid: mine\nsystem: infantry\nextends: infantry\ntitle: Mine\nversion: 1.0.0\nformat: 1\n"
    manifest += "description: Dear armour.\nauthors: [Me]\nlicence: CC-BY-4.0\n"
    (home / "pack.yaml").write_text(manifest, "utf-8")
    rules = "kind: rules\nid: harder\ntitle: Harder\ndescription: Dear armour.\npoints: {armor_cell: 12}\n"
    (home / "rules.yaml").write_text(rules, "utf-8")
    rifle = (SHIPPED / "weapons" / "rifle.yaml").read_text("utf-8").replace("point_value: 56", "point_value: 60")
    (home / "weapons" / "rifle.yaml").write_text(re.sub("source: .*\n", "", rifle), "utf-8")
    reading = read_packs([home], (Path("content"),))
    assert [found.message for found in reading.diagnostics] == []
    [pack] = reading.packs

    assert {card.id for card in purchases(pack) if card.own} == {"rifle", "armour cell"}
    assert {card.id: card.home for card in purchases(pack)}["armour cell"] == "harder"
    assert prices_of(pack).items() >= {"rifle": 60, "armour cell": 12, "green trooper": 60}.items()


def worths(folder: Path, battles: int, threads: int = 2) -> Worths:
    [pack] = read_packs([folder]).packs
    simulation = Simulation(pack)
    trial = Trial(simulation.form_for(None), (), simulation.maps, battles, threads=threads)
    return card_worths(simulation, PriceOrder(tuned_prices(pack, "purchases"), trial))


@pytest.mark.prove
def test_a_weapon_made_twice_as_good_comes_out_worth_more(tmp_path: Path) -> None:
    """A shotgun that does 12 points of damage at 1 AP and reaches far is worth more at the same price."""
    home = Path(shutil.copytree(SHIPPED, tmp_path / "mine"))
    card = home / "weapons" / "shotgun.yaml"
    text = re.sub(r"damage: \[.*\]", "damage: [12]", card.read_text("utf-8"))
    text = re.sub(r"short_dots: \d+", "short_dots: 60", re.sub(r"ap_cost: \d+", "ap_cost: 1", text))
    card.write_text(re.sub(r"long_dots: \d+", "long_dots: 120", text), "utf-8")

    before, after = ({row.card.id: row for row in worths(each, 800).rows}["shotgun"] for each in (SHIPPED, home))

    assert before.card.price == after.card.price
    assert after.worth.low > before.worth.high


@pytest.mark.prove
def test_threads_change_no_figure_of_point_values() -> None:
    """One thread and three give the same worths of 300 battles."""
    assert worths(SHIPPED, 300, 1).rows == worths(SHIPPED, 300, 3).rows


def bought_by(trooper: Trooper, kit: Kit) -> Counter[str]:
    """Return how many of each purchase a trooper is, carries and wears, but for extra ammunition."""
    counts = Counter(name for name, _ in carried(trooper) if kit.weapon(name) is not None)
    counts[trooper_of(trooper.experience)] += 1
    counts[ARMOR_CELL] += len(cells_of(trooper, kit.armor))
    counts[SNEAK_SUIT] += int(trooper.sneak_suit)
    counts[LEADERSHIP] += trooper.leadership
    return counts
