"""What the scenes at the table share: the pointer, the keys, and what the player does with them."""
