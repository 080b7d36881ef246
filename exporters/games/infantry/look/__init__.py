"""What all of infantry is drawn with: inks, signs, icons, the frame of a survey map, terrain."""
