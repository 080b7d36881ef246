"""Licences are SPDX expressions."""

import pytest
from pydantic_core import PydanticCustomError

from schemas.models.pack import COMMON, _is_spdx, spdx

SOUND = ("CC-BY-4.0", "MIT OR CC0-1.0", "GPL-2.0-only WITH Classpath-exception-2.0", "LicenseRef-ours")


@pytest.mark.parametrize("licence", SOUND)
def test_an_expression_stays_as_it_is_written(licence: str) -> None:
    """Those of the list, joined ones, and those of one's own."""
    assert spdx(licence) == licence


def test_the_licences_that_are_known_at_once_are_of_the_list() -> None:
    """As the library has it."""
    assert [licence for licence in COMMON if not _is_spdx(licence)] == []


@pytest.mark.parametrize(
    ("licence", "near"),
    [("CC BY 4.0", "CC-BY-4.0"), ("CC-BY-SA-4", "CC-BY-SA-4.0"), ("free", "CC0-1.0"), ("Apache 2", "Apache-2.0")],
)
def test_what_is_none_names_the_nearest(licence: str, near: str) -> None:
    """Or some, where none is near."""
    with pytest.raises(PydanticCustomError, match="an SPDX expression") as refused:
        spdx(licence)
    assert f"`{near}`" in refused.value.message()
