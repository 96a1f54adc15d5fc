"""Cases for what no other case asserts: rows of schedules, points of charts, prices that never vary.

    npm run proof, or python3 proof/gaps.py [--fill]

Works out again every case that the modules named below make, and compares it with the calculator's cases; --fill puts in
those that are missing. Of ours it reads the cases only. Exit code 1 where something differs.
"""

import importlib
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MODULES = ["schedules", "plans", "prices", "choices", "entries", "rows", "remainders", "materials", "leftovers"]
TOLERANCE = 1e-9
NEAR_ZERO = 1e-12


def write_number(value):
    """Twelve digits, as the other cases have them."""
    if isinstance(value, (str, bool, type(None))):
        return value
    if isinstance(value, dict):
        return {key: write_number(one) for key, one in value.items()}
    rounded = float(f"{float(value):.12g}")
    return int(rounded) if rounded.is_integer() and abs(rounded) < 1e15 else rounded


def agrees(expected, found) -> bool:
    if isinstance(expected, dict) and isinstance(found, dict):
        return expected.keys() == found.keys() and all(agrees(expected[key], found[key]) for key in expected)
    if isinstance(expected, (int, float)) and isinstance(found, (int, float)) and not isinstance(expected, bool):
        return abs(expected - found) <= max(TOLERANCE * abs(expected), NEAR_ZERO)
    return expected == found


def find_file(calculator: str) -> Path:
    (file,) = (ROOT / "app/calculators").glob(f"*/{calculator}.cases.json")
    return file


def main() -> int:
    held, missing, differing = 0, 0, []
    for name in MODULES:
        module = importlib.import_module(name)
        for calculator, inputs, outputs, authority in module.make_cases():
            expected = write_number(outputs)
            file = find_file(calculator)
            cases = json.loads(file.read_text())
            same = [one for one in cases if one["inputs"] == inputs and one.get("outputs", {}).keys() == expected.keys()]
            if not same:
                missing += 1
                by = {"kind": getattr(module, "KIND", "derived"), "authority": authority, "script": f"proof/{name}.py"}
                cases.append({"by": by, "inputs": inputs, "outputs": expected})
                if "--fill" in sys.argv:
                    file.write_text("[\n" + ",\n".join(json.dumps(one, ensure_ascii=False) for one in cases) + "\n]\n")
            elif agrees(expected, same[0]["outputs"]):
                held += 1
            else:
                differing.append(f"{calculator} {inputs}: {same[0]['outputs']} stands there, not {expected}")
    print("\n".join([f"{held} agree, {missing} were missing, {len(differing)} differ", *differing]))
    return 1 if differing or (missing and "--fill" not in sys.argv) else 0


if __name__ == "__main__":
    sys.exit(main())
