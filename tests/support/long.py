"""Whether there is time for more: `make test-long` plays, opens and kills more of what `make test` only samples."""

import os

LONG = bool(os.environ.get("TABLETOWN_LONG"))
