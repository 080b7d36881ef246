"""Finished files held against what a print shop asks for: those of the press, or any other."""

import json
from collections.abc import Sequence
from functools import partial
from typing import Final, cast

import streamlit as st

from exporters.imposition.profiles import PROFILES
from exporters.kit.runs import Artifact
from exporters.preflight import UNSEEN
from exporters.preflight.codes import fault_rows
from schemas.diagnostics.diagnostics import Severity
from schemas.diagnostics.wording import counted
from studio.browser.words import plain, said
from studio.jobs.jobs import Job, worker_pool
from studio.jobs.printing import Looked, Progress, find_faults
from studio.ui.printing.print_options import printer_choice
from studio.ui.running import progress, while_running

KEYS: Final = "preflight"
SHOWN: Final = f"{KEYS}:shown"
FILES_MB: Final = 100
KINDS: Final = ["pdf", "png"]
ICONS: Final = {Severity.ERROR: ":red[:material/error:]", Severity.WARNING: ":orange[:material/warning:]"}
BEFORE: Final = (
    "Take a file that is finished, of Musterpress or any other program, and see what a print shop would send back."
)


def preflight_choices(made: Sequence[Artifact]) -> None:
    """Draw who prints, which files are looked at, those `made` last or others, and the button that begins."""
    profile = printer_choice(f"{KEYS}:profile")
    files = [(file.name, file.data) for file in made if file.name.endswith(tuple(f".{kind}" for kind in KINDS))]
    taken = st.file_uploader("Finished files", KINDS, accept_multiple_files=True, max_upload_size=FILES_MB)
    chosen = [(each.name, each.getvalue()) for each in taken]
    look = partial(_begin, profile=profile)
    st.button("Look at them", type="primary", on_click=look, args=(chosen,), disabled=not chosen, key=f"{KEYS}:look")
    words = f"Look at the {counted(len(files), 'file')} made last"
    if files:
        st.button(words, on_click=look, args=(files,), key=f"{KEYS}:made")


def _begin(files: Sequence[tuple[str, bytes]], profile: str) -> None:
    """Let files be looked at; a callback."""
    before = cast("tuple[Job, str] | None", st.session_state.get(SHOWN))
    if before is not None:
        before[0].cancel()
    st.session_state[SHOWN] = worker_pool().start(find_faults, files, profile), profile


def preflighted() -> None:
    """Draw what was found in the files that were looked at last."""
    shown = cast("tuple[Job, str] | None", st.session_state.get(SHOWN))
    if shown is None:
        st.info(BEFORE, icon=":material/fact_check:")
        return
    job, profile = shown
    if job.running:
        while_running(job, partial(_waiting, job))
    elif job.failure:
        st.warning(plain(job.failure), icon=":material/report:")
    else:
        _found(cast("tuple[Looked, ...]", job.result), PROFILES[profile].title)


def _waiting(job: Job) -> None:
    told = cast("Progress", job.told or Progress("Beginning", 0.0))
    progress(job, round(told.share * 100), 100, plain(f"{told.words} ..."), f"{KEYS}:cancel")


def _found(looked: Sequence[Looked], shop: str) -> None:
    for each in looked:
        st.subheader(plain(each.name))
        for fault in each.faults:
            st.markdown(f"{ICONS[fault.severity]} {said(fault.diagnostic(each.name).message)}")
        if not each.faults:
            st.success(plain(f"Nothing to object to for {shop}."), icon=":material/check:")
    st.caption(plain(f"Not looked at: {'; '.join(UNSEEN)}."))
    st.download_button("JSON", faults_text(looked), "preflight.json", icon=":material/download:", on_click="ignore")


def faults_text(looked: Sequence[Looked]) -> str:
    """Return what was found as `musterpress preflight --format json` writes it."""
    rows = [{"file": each.name, "faults": fault_rows(each.faults), "not_looked_at": list(UNSEEN)} for each in looked]
    return json.dumps(rows, indent=2)
