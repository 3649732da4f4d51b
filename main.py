"""The front door: opens nothing until it is run, so that the players' process never loads the screen."""

if __name__ == "__main__":
    import sys

    if getattr(sys, "frozen", False):
        # The players' process of a packaged game begins here, too; to load this costs the first frame.
        import multiprocessing

        multiprocessing.freeze_support()

    from game.cli import main

    sys.exit(main())
