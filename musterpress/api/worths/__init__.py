"""What something is worth: a number of a pack, a ruling read otherwise."""
