"""The game of maneuvers: squads, Edge, and what characters do with an action, without a map."""
