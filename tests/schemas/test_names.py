"""Names in braces, and the parameters that they lead to."""

import pytest

from schemas.markup import Named, holds, names_in, parameter_at, parameter_names
from schemas.models.battlesuit.rules import Rules as BattlesuitRules
from schemas.models.infantry.rules import Rules


def test_names_stand_between_braces_with_the_form_they_are_written_in() -> None:
    """What is no name stays text: blanks, capitals, and braces without anything in them."""
    text = "{morale.threshold} dead, {target.smoke:signed}; {wins} {} {Not} {a b}"

    assert [*names_in(text)] == [Named("morale.threshold"), Named("target.smoke", "signed"), Named("wins")]
    assert [name.is_parameter for name in names_in(text)] == [True, True, False]


@pytest.mark.parametrize(
    ("name", "value"),
    [("morale.threshold", 4), ("options.morale", True), ("target.base.ranged", 6), ("morale.target.elite", 2)],
)
def test_a_parameter_is_found_by_its_dotted_name(name: str, value: object) -> None:
    """Groups, and the entries of mappings by their keys. Rules: IN.MOR.1, IN.GEN.1, IN.HOUSE.3, IN.MOR.6."""
    assert parameter_at(Rules(kind="rules", id="a", title="A"), name) == value


def test_entries_of_lists_are_numbered_from_1() -> None:
    """The least and the greatest modified roll are 1 and 12 (BS.GAP.58)."""
    rules = BattlesuitRules(kind="rules", id="a", title="A")

    assert [parameter_at(rules, f"combat.die_clamp.{number}") for number in (1, 2)] == [1, 12]


@pytest.mark.parametrize("name", ["morale.treshold", "morale.threshold.more", "title.first", "combat.die_clamp.0"])
def test_a_name_of_nothing_leads_nowhere(name: str) -> None:
    """What a rules document says of itself is no parameter either."""
    with pytest.raises(LookupError):
        parameter_at(Rules(kind="rules", id="a", title="A"), name)


def test_every_parameter_has_a_name() -> None:
    """Groups of the first level have no dot, so no text can name them."""
    names = [*parameter_names(Rules(kind="rules", id="a", title="A"))]

    assert {"morale.threshold", "target.base.ranged"} <= {*names}
    assert all("." in name for name in names)
    assert "title" not in names


@pytest.mark.parametrize(
    ("value", "wanted", "has"),
    [
        (True, True, True),
        (True, False, False),
        (4, 4, True),
        (None, None, True),
        (0, None, False),
        (("shield", "cover"), "cover", True),
        (("shield",), "cover", False),
        (("shield", "cover"), ["shield", "cover"], True),
        (("shield", "cover"), ["cover"], False),
    ],
)
def test_a_list_has_each_of_its_entries(value: object, wanted: object, has: bool) -> None:
    """And it is itself as a whole."""
    assert holds(value, wanted) is has
