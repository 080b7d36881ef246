"""`musterpress preflight`: finished files, opened again and held against what a print shop asks for."""

import json
from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from exporters.imposition.profiles import PROFILES, Profile
from exporters.preflight import UNSEEN, Fault
from exporters.preflight import preflight as faults_of
from exporters.preflight.codes import fault_rows
from musterpress.arguments.options import one_of
from musterpress.terminal import say, say_diagnostics
from schemas.diagnostics.diagnostics import Severity


def preflight(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Finished files, of Musterpress or any other.")
    ],
    profile: Annotated[str, typer.Option(help=f"Who prints: {', '.join(PROFILES)}.")] = "home",
    format: Annotated[Literal["text", "json"], typer.Option(help="Text to read, or data.")] = "text",
) -> None:
    """Say what a print shop would object to in finished files.

    Exit status 1 if a shop would refuse a file or print it wrongly; warnings alone pass.
    """
    one_of(profile, PROFILES, "--profile")
    shop = PROFILES[profile]
    found = {path: faults_of(_bytes(path), shop) for path in files}
    if format == "json":
        print(json.dumps([_record(path, faults) for path, faults in found.items()], indent=2))
    else:
        _say(found, shop)
    if any(fault.severity is Severity.ERROR for faults in found.values() for fault in faults):
        raise typer.Exit(1)


def _bytes(path: Path) -> bytes:
    try:
        if not path.is_file() and path.exists():
            raise typer.BadParameter(f"{path} is no file that ends: a folder, a device or a pipe", param_hint="FILE")
        return path.read_bytes()
    except OSError as error:
        raise typer.BadParameter(f"{path} cannot be read ({error.strerror})", param_hint="FILE") from error


def _say(found: dict[Path, tuple[Fault, ...]], shop: Profile) -> None:
    for path, faults in found.items():
        say_diagnostics(fault.diagnostic(str(path)) for fault in faults)
        if not faults:
            say(f"{path}: nothing to object to for {shop.title}")
    say("Not looked at: " + "; ".join(UNSEEN) + ".")


def _record(path: Path, faults: tuple[Fault, ...]) -> dict[str, Any]:
    return {"file": str(path), "faults": fault_rows(faults), "not_looked_at": list(UNSEEN)}
