"""What is measured where somebody orders it, and the words its figures are told in: for all who show them."""
