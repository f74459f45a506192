"""The README's example runs as it stands there."""

import re
import subprocess
import sys
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_python_example_plays_a_game() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    run = subprocess.run([sys.executable, "-W", "error", "-c", example], capture_output=True, text=True, check=True)
    state, scores = (
        r"<welcome first seats=2 expert=true: over by \w+, .*?>",
        r"\[<Score -?\d+: .*?>, <Score -?\d+: .*?>\]",
    )
    assert re.fullmatch(f"{state} {scores}\n", run.stdout), run.stdout


def test_every_file_it_links_to_is_there() -> None:
    text = README.read_text(encoding="utf-8")
    for target in re.findall(r"\]\((?!http)([^)]+)\)", text) + re.findall(r'src="([^"]+)"', text):
        assert (README.parent / target).exists(), target
