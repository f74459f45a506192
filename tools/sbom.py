"""Writes the software bill of materials of this build: every package that is locked, with its version, hashes and licence, as
CycloneDX JSON. The same locks give the same file. `make build` writes it to build/tabletown.cdx.json.
"""

import base64
import importlib.metadata
import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build/tabletown.cdx.json"
PIN = re.compile(r"^([A-Za-z0-9._-]+)==(\S+)((?: \\\n +--hash=sha256:[0-9a-f]{64})+)", re.MULTILINE)
DIGEST = re.compile(r"[0-9a-f]{64}")

Component = dict[str, object]


def python_packages() -> list[Component]:
    """What playing and building need. One hash is that of one file, so a version for several platforms has several."""
    return [
        {
            "type": "library",
            "name": name,
            "version": version,
            "purl": f"pkg:pypi/{re.sub(r'[-_.]+', '-', name).lower()}@{version}",
            "hashes": [{"alg": "SHA-256", "content": digest} for digest in DIGEST.findall(hashes)],
            **_licence(_python_licence(name)),
        }
        for name, version, hashes in PIN.findall((ROOT / "requirements/play.txt").read_text())
    ]


def _python_licence(package: str) -> str:
    try:
        about = importlib.metadata.metadata(package)
    except importlib.metadata.PackageNotFoundError:
        return ""
    plain = next((text for name in ("License-Expression", "License") for text in about.get_all(name) or []), "")
    classes = [
        each.rpartition(" :: ")[2] for each in about.get_all("Classifier") or [] if each.startswith("License ::")
    ]
    return plain if plain and len(plain) < 80 else " AND ".join(classes)


def client_packages() -> list[Component]:
    """What the browser client is made of and what builds it."""
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    return [
        {
            "type": "library",
            "name": path.rpartition("node_modules/")[2],
            "version": about["version"],
            "purl": f"pkg:npm/{path.rpartition('node_modules/')[2].replace('@', '%40')}@{about['version']}",
            **_integrity(about.get("integrity", "")),
            **_licence(str(about.get("license", ""))),
        }
        for path, about in sorted(packages.items())
        if path and "version" in about
    ]


def _licence(name: str) -> Component:
    return {"licenses": [{"license": {"name": name}}]} if name else {}


def _integrity(written: str) -> Component:
    kind, _, digest = written.partition("-")
    if kind != "sha512":
        return {}
    return {"hashes": [{"alg": "SHA-512", "content": base64.b64decode(digest).hex()}]}


def bill() -> dict[str, object]:
    version = re.search(r'__version__ = "([^"]+)"', (ROOT / "src/tabletown/__init__.py").read_text())
    town: Component = {"type": "application", "name": "tabletown", "version": version.group(1) if version else ""}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": town},
        "components": [*python_packages(), *client_packages()],
    }


def main() -> None:
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(bill(), indent=1, ensure_ascii=False) + "\n")
    print(f"tabletown: software bill of materials: {target}")


if __name__ == "__main__":
    main()
