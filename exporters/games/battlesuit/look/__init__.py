"""What all of Battlesuit is drawn with: inks, signs, icons, bands."""
