"""Former names of diagnostic codes: what was once reported under them can still be looked up."""

FORMER: dict[str, str] = {
    "bounds-crossed": "force-min-above-max",
    "corner-twice": "duplicate-corner",
    "laid-twice": "duplicate-tile",
    "limits-crossed": "faction-min-above-max",
    "limits-inverted": "limit-min-above-max",
    "mob-twice": "duplicate-mob",
    "panel-letter-twice": "duplicate-panel-letter",
    "rings-crossed": "ring-min-above-max",
    "said-twice": "duplicate-entry",
    "second-manifest": "duplicate-manifest",
    "second-rules": "duplicate-rules",
    "way-to-win-twice": "duplicate-way-to-win",
}
"""What a code is called now, by its former name."""
