"""The beginning of the command line: `tabletown`, and `python -m tabletown`. It needs nothing but the core.

Where the command line's own packages are missing it can say so only in English: the other words are read with one of them.
"""

import sys

from tabletown.extras import command, missing_extra


def main() -> None:
    try:
        from tabletown import cli
    except ImportError as error:
        extra = missing_extra(error)
        if not extra:
            raise
        print(f"tabletown: the command line needs {error.name}; to install it: {command(extra)}", file=sys.stderr)
        sys.exit(2)
    cli.main()


if __name__ == "__main__":
    main()
