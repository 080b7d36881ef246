"""What a worker of a cluster does: it makes sure that it fights as the sender would, and answers bytes with bytes.

Importing this finds the layers, so nothing that is sent to a worker names a module of theirs.
"""

from engine.battles.orders import OrderError
from engine.execution.serialization import Stamp, difference, fought, stamp


def fight_batch(sender: Stamp, system: str, mode: str, pack: bytes, orders: bytes) -> tuple[bytes, str]:
    """Return the outcomes of serialized orders, or why there are none, as a sentence for people."""
    stranger = difference(sender, stamp(system, mode))
    if stranger:
        return b"", f"a worker of the cluster would fight other battles: {stranger}"
    try:
        return fought(pack, orders), ""
    except OrderError as error:
        return b"", str(error)
