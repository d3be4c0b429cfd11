"""`python -m snl_algos` is the `snl` command."""

import sys


def main() -> None:
    """Run the command, or say how to install what it needs."""
    try:
        from . import cli
    except ModuleNotFoundError as missing:
        if missing.name not in {"typer", "rich"}:
            raise
        print(
            f"snl: the command needs {missing.name}, which is not installed: "
            "pip install 'snl_algos[cli]'",
            file=sys.stderr,
        )
        raise SystemExit(2) from None
    cli.run()


if __name__ == "__main__":
    main()
