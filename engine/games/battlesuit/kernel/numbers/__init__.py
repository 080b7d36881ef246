"""The arithmetic of Battlesuit: strengths, the combat table, damage, morale, blasts, facing."""
