"""The heuristic player: what each step of a maneuver is worth to it, and its answers. It knows no maneuver by name."""
