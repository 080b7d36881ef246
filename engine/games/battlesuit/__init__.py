"""Battlesuit: its lattice of map points, lines of sight, combat and morale tables, and what is legal."""
