"""Fire: the line of fire, target numbers, attacks, arcs, and striking hand to hand."""
