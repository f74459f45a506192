"""Makes the browser's fonts small: only the letters of our languages, signs that our texts use, and the weights that are drawn.

    python tools/fonts.py       writes web/src/fonts; wants the packages fonttools and brotli, which nothing else here needs

Whatever letter is missing in them comes from the whole fonts of the packages in web/package.json, which stay behind them.
The fonts are under the SIL Open Font License without reserved names, so that a part may be given on under the same name.
"""

from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter  # type: ignore[import-not-found]
from fontTools.ttLib import TTFont  # type: ignore[import-not-found]
from fontTools.varLib.instancer import instantiateVariableFont  # type: ignore[import-not-found]

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ROOT / "web/node_modules/@fontsource-variable"
TARGET = ROOT / "web/src/fonts"
FONTS = {"golos-text": "Golos Text", "unbounded": "Unbounded", "caveat": "Caveat"}
LIGHTEST, HEAVIEST = 400, 800
LETTERS = {chr(code) for code in (*range(0x20, 0x7F), *range(0x410, 0x450))} | set("ЁёЄєІіЇїҐґ’ʼ\u00a0")


def wanted() -> set[int]:
    texts = (file.read_text(encoding="utf-8") for file in (ROOT / "src/tabletown/locale").rglob("*.ftl"))
    return {ord(letter) for letter in LETTERS.union(*texts) if letter.isprintable() or letter == "\u00a0"}


def main() -> None:
    TARGET.mkdir(exist_ok=True)
    rules = ["/* Written by tools/fonts.py. */\n"]
    for package, family in FONTS.items():
        for script in ("cyrillic", "latin"):
            font = TTFont(PACKAGES / package / f"files/{package}-{script}-wght-normal.woff2")
            (axis,) = font["fvar"].axes
            weights = (max(axis.minValue, LIGHTEST), min(axis.maxValue, HEAVIEST))
            codes = sorted(wanted() & font.getBestCmap().keys())
            if script == "cyrillic":
                codes = [code for code in codes if code > 0x7F]  # the others have the Latin one
            options = Options(layout_features=["kern", "mark", "tnum"], flavor="woff2", hinting=False)
            subsetter = Subsetter(options)
            subsetter.populate(unicodes=codes)
            subsetter.subset(font)
            font = instantiateVariableFont(_read_again(font), {"wght": weights})
            font.flavor = "woff2"
            name = f"{package}-{script}.woff2"
            font.save(TARGET / name)
            rules.append(
                f'@font-face {{\n  font-family: "{family} Variable";\n  font-style: normal;\n  font-display: swap;\n'
                f'  font-weight: {weights[0]:.0f} {weights[1]:.0f};\n  src: url("./{name}") format("woff2-variations");\n'
                f"  unicode-range: {', '.join(ranges(codes))};\n}}\n"
            )
    (TARGET / "fonts.css").write_text("".join(rules))


def _read_again(font: TTFont) -> TTFont:
    """As it would be in a file: tables that nobody has touched are taken apart in the new order of letters."""
    kept = BytesIO()
    font.flavor = None
    font.save(kept)
    kept.seek(0)
    return TTFont(kept)


def ranges(codes: list[int]) -> list[str]:
    runs: list[list[int]] = []
    for code in codes:
        if runs and runs[-1][-1] == code - 1:
            runs[-1].append(code)
        else:
            runs.append([code])
    return [f"U+{run[0]:x}" + (f"-{run[-1]:x}" if len(run) > 1 else "") for run in runs]


if __name__ == "__main__":
    main()
