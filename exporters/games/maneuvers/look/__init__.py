"""What all of the game of maneuvers is drawn with: inks, signs, icons, folders with their tabs, lines of play."""
