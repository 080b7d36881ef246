"""`musterpress explain`: codes, rules and rulings by name."""

from collections.abc import Callable

import pytest
from typer.testing import Result

from exporters.preflight.codes import CODES
from schemas.catalogues.saying import catalogue_of, languages
from schemas.diagnostics.codes import FORMER

Run = Callable[..., Result]


@pytest.mark.parametrize("code", sorted(CODES))
def test_every_code_is_explained(code: str, run: Run) -> None:
    """Whatever a diagnostic says, its code can be looked up."""
    result = run("explain", code)

    assert result.exit_code == 0
    assert result.output.startswith(f"{code} ({CODES[code].severity.value}): ")


def test_every_code_has_a_title_in_every_language() -> None:
    """Whoever reads German is told in German what is wrong, in a line; what it means stays English."""
    for language in languages():
        catalogue = catalogue_of(language)
        assert catalogue is not None
        assert [code.title for code in CODES.values() if ("", code.title) not in catalogue.words] == [], language


def test_a_code_is_called_by_its_title_in_a_language(run: Run) -> None:
    """Title and severity in German above an explanation in English."""
    head, _, explanation = run("explain", "unknown-key", "--language", "de").output.partition("\n")

    assert head == "unknown-key (Fehler): Ein Schlüssel, der nicht hierher gehört"
    assert explanation == run("explain", "unknown-key").output.partition("\n")[2]


@pytest.mark.parametrize("former", sorted(FORMER))
def test_a_former_name_of_a_code_leads_to_the_new_one(former: str, run: Run) -> None:
    """Whoever has noted an old code is told its new name, and what it means; no code bears an old name again."""
    result = run("explain", former)

    assert result.exit_code == 0
    assert result.output.startswith(f"{former} is called {FORMER[former]} now.\n\n{FORMER[former]} (")
    assert former not in CODES


def test_what_is_there_twice_and_bounds_the_wrong_way_round_have_one_word_each() -> None:
    """A reader who knows `duplicate-id` knows `duplicate-corner`; no other word stands for the same thing."""
    other_words = ("-twice", "-crossed", "-inverted")

    assert [code for code in CODES if code.endswith(other_words) or code.startswith("second-")] == []


def test_a_rule_is_quoted_with_its_section(run: Run) -> None:
    """Rule 7S.FAC.6 is the point-buy of the lowest rating."""
    result = run("explain", "7s.fac.6")

    assert result.exit_code == 0
    assert result.output.startswith("7S.FAC.6 (")
    assert "6" in result.output.splitlines()[2]


def test_a_ruling_names_its_parameters_and_their_values(run: Run) -> None:
    """An author who wants it otherwise learns what to change."""
    result = run("explain", "7S.GAP.96")

    assert result.exit_code == 0
    assert "Question: " in result.output
    assert "Ruling: " in result.output
    assert "Parameter: faction.underspend = warning" in result.output


@pytest.mark.parametrize(("typed", "meant"), [("unknown-keys", "unknown-key"), ("7S.FAC.66", "7S.FAC.6")])
def test_a_misspelt_name_is_guessed(typed: str, meant: str, run: Run) -> None:
    """Status 2, and the nearest name."""
    result = run("explain", typed)

    assert result.exit_code == 2
    assert f"did you mean '{meant}'?" in " ".join(result.output.split())
