"""The beginning of the command line: `tabletown`, and `python -m tabletown`. It needs nothing but the core.

Where the command line's own packages are missing it can say so only in English: the other words are read with one of them.
"""

import sys

from tabletown.extras import command, extra_for, missing_extra


def main() -> None:
    try:
        from tabletown import cli
    except ImportError as error:
        if not missing_extra(error):
            raise
        wanted = command(extra_for(sys.argv[1:]))
        print(f"tabletown: the command line needs {error.name}; to install it: {wanted}", file=sys.stderr)
        sys.exit(2)
    cli.main()


if __name__ == "__main__":
    main()
