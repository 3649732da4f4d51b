"""What pinochle is: pure functions on frozen values."""
