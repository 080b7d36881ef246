"""What all of 7 Seconds is drawn with: inks, signs, icons, flags, borders."""
