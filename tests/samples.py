"""How much of a proof runs when: a few in every test run, a part among the proofs, the whole of it in the soak."""

import pytest


def at_length(name: str, part: object, whole: object, few: object = None) -> pytest.MarkDecorator:
    """Give a test its sample: a part of it marks a proof, the whole of it the soak; a few, if given, run always."""
    sizes = [
        *([] if few is None else [pytest.param(few, id="few")]),
        pytest.param(part, marks=pytest.mark.prove, id="part"),
        pytest.param(whole, marks=pytest.mark.soak, id="whole"),
    ]
    return pytest.mark.parametrize(name, sizes)
