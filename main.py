"""The front door: opens nothing until it is run, so that the players' process never loads the screen."""

if __name__ == "__main__":
    import multiprocessing
    import sys

    multiprocessing.freeze_support()

    from game.cli import main

    sys.exit(main())
