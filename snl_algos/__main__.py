"""The `snl` command, also run by `python -m snl_algos`."""

import sys

from .extras import MissingExtra, import_optional


def main() -> None:
    """Run the command, or explain how to install what it needs."""
    try:
        run = import_optional("cli").run
    except MissingExtra as missing:
        print(f"snl: {missing}", file=sys.stderr)
        raise SystemExit(2) from None
    run()


if __name__ == "__main__":
    main()
