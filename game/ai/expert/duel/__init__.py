"""The expert in two-hand games with a stock: it plays the rest of the deal on in its mind, many times."""
