"""The counters of Battlesuit: units, markers, tiles and bases."""
