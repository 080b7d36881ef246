"""What all of SURVIVE is drawn with: inks, signs, icons, chips."""
