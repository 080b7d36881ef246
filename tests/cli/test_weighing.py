"""`musterpress balance --by weapon`: weapons of SURVIVE on the scales."""

import json

from tests.cli.conftest import Run

ASKED = ("balance", "survive", "--by", "weapon", "--scenario", "first_blood")


def test_weapons_are_rows_for_any_mob_and_for_each(run: Run) -> None:
    """Nine weapons that Mobs carry come first; each Mob's own follow, with a row of all that it carries together.

    A boss carries 3 points of weight, a gunner and a bruiser 4, a runner and a ganger 2.
    """
    rows = json.loads(run(*ASKED, "--battles", "240", "--format", "json").stdout)["rows"]

    assert len([row for row in rows if row["mob"] == ""]) == 9
    together = {row["mob"]: row["weight"] for row in rows if row["weapon"] == "together"}
    assert together == {"glass_dogs": 13, "night_shift": 17, "rust_saints": 15, "tar_street_choir": 13}
    assert {row["weapon"] for row in rows if row["worth_a_point"] is None} == {"knife"}


def test_weighing_refuses_what_it_has_no_use_for(run: Run) -> None:
    """Too few battles, Mobs by name, players who differ and a precision to stop at are answered by what to do."""
    for more, words in (
        (("--battles", "8"), "4 tables are too few to tell"),
        (("--seat", "south_west=rust_saints"), "leave out --seat"),
        (("--until", "0.02"), "say how many --battles"),
    ):
        found = run(*ASKED, *more)
        assert found.exit_code == 2
        assert words in found.stderr.replace("\n", " ")


def test_what_soldiers_are_worth_refuses_what_it_has_no_use_for(run: Run) -> None:
    """Forces are bought by lot and meet without a scenario: what names them is not passed over."""
    for more, words in (
        (("--red", "red_nightjars"), "leave out --seat"),
        (("--red-player", "random"), "name one player for all"),
        (("--scenario", "ransom_road"), "leave out --scenario"),
        (("--until", "0.02"), "say how many --battles"),
    ):
        found = run("balance", "battlesuit", "--by", "soldier", *more)
        assert found.exit_code == 2
        assert words in found.stderr.replace("\n", " ")
