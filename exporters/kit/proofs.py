"""Proofs: every piece of a pack drawn, none printed, for what would be wrong on it."""

from exporters.kit.jobs import Job
from exporters.systems import products_of
from schemas.diagnostics.diagnostics import Diagnostic
from schemas.packs.packs import Pack


def proof(pack: Pack) -> tuple[Diagnostic, ...]:
    """Return what is wrong on the pieces of a pack's kit, in its layouts and with its pictures, sorted."""
    job = Job.of(pack)
    for product in products_of(pack.manifest.system).values():
        if product.by_default:
            for _ in product.pieces(job):
                pass
    return tuple(sorted(job.diagnostics))
