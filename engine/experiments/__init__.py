"""What many battles show: trials, win rates with intervals, comparisons, and what would make a pack fairer."""
