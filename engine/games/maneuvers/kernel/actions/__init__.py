"""What characters do: maneuvers and their steps, opposing, rolls, and leaving the fight."""
