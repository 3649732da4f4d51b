"""Things the player sees: card pictures, their generator and the runtime that rasterises them."""
