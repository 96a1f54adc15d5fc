"""Asks GNU units again for the result of every case of the converters, and compares it with the case.

    npm run proof        (needs Python 3.11 and GNU units 2.22: apt-get install -y units)

Of ours it reads the cases and what a unit is called in GNU units' language, never a factor. Where GNU units lacks a unit or means another by its name, that is the definition we follow, with its
"source" in app/units/gnu-units.fixture.json: there only the arithmetic is checked, not the definition. A converter's case says
what to convert ("value", "from", "to"); what the result is, GNU units says. A result holds where it is within 1e-9 of
GNU units' answer. Ends with a table; exit code 1 when a case differs or cannot be asked, 2 when GNU units is missing.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOLERANCE = 1e-9
# What doubles leave of a 0 when 273.15 or 32 is subtracted.
NEAR_ZERO = 1e-12
VERSION = "GNU Units version 2.22"

# Where a unit's id means different things in two dimensions ("rad", "pt"): the dimension that the converter is about.
DIMENSIONS = {
    "angle-converter": ["angle"],
    "area-converter": ["area"],
    "illuminance-converter": ["illuminance", "luminance", "luminousFlux"],
    "length-converter": ["length"],
    "power-converter": ["power"],
    "temperature-converter": ["temperature"],
    "time-converter": ["time"],
    "torque-converter": ["torque"],
    "typography-converter": ["typographicLength"],
    "volume-converter": ["volume"],
    "weight-converter": ["mass"],
}

RECIPROCAL = ["fuelEconomy", "evEfficiency"]


class CannotAsk(Exception):
    """GNU units gives no number for this case."""


class NoPlainConversion(Exception):
    """The case needs more than two units: a density, a molar mass, a shoe scale, a font size."""


def ask(have: str, want: str) -> float:
    answer = subprocess.run(
        ["units", "--terse", "--one-line", "-o", "%.17g", have, want], capture_output=True, text=True
    ).stdout.strip()
    try:
        return float(answer)
    except ValueError:
        raise CannotAsk(f"{have} in {want}: {answer}") from None


def convert(dimension: str, units: dict, value: float, source: str, target: str) -> float:
    have, want = units[source]["expression"], units[target]["expression"]

    def is_one_over(expression: str) -> bool:
        """Liters per 100 km beside miles per gallon: GNU units' expression is that of distance per fuel."""
        return dimension in RECIPROCAL and expression.startswith("1/(")

    if have.startswith("temp"):
        amount = f"{have}({value!r})"
    elif is_one_over(have):
        amount = f"({have})/({value!r})"
    else:
        amount = f"({value!r}) ({have})"
    answer = ask(amount, want if want.startswith("temp") else f"({want})")
    return 1 / answer if is_one_over(want) else answer


def prove(calculator: str, case: dict, dimensions: dict) -> float:
    inputs = case["inputs"]
    source, target = inputs["from"], inputs["to"]
    names = [inputs["dimension"]] if "dimension" in inputs else DIMENSIONS.get(calculator, list(dimensions))
    answers = {
        convert(name, dimensions[name], inputs["value"], source, target)
        for name in names
        if name in dimensions and source in dimensions[name] and target in dimensions[name]
    }
    if len(answers) != 1:
        raise NoPlainConversion(f"{source} to {target}")
    return answers.pop()


def main() -> int:
    if shutil.which("units") is None:
        print("Skipped: GNU units is not here (apt-get install -y units)")
        return 2
    version = subprocess.run(["units", "--version"], capture_output=True, text=True).stdout.splitlines()[0]
    if version != VERSION:
        print(f"Note: the cases were made with {VERSION}, this is {version}")
    dimensions = json.loads((ROOT / "app/units/gnu-units.fixture.json").read_text())["dimensions"]
    agreed, problems, table, left, other = 0, [], [], 0, []
    for path in sorted((ROOT / "app/calculators/conversion").glob("*.cases.json")):
        calculator = path.name.removesuffix(".cases.json")
        held = 0
        for number, case in enumerate(json.loads(path.read_text()), 1):
            inputs, expected = case["inputs"], case.get("outputs", {}).get("result")
            if not {"value", "from", "to"} <= inputs.keys() or type(expected) not in (int, float):
                left += 1
                continue
            try:
                answer = prove(calculator, case, dimensions)
            except NoPlainConversion as reason:
                other.append(f"{calculator} case {number}: {reason}")
                continue
            except CannotAsk as reason:
                problems.append(f"{calculator} case {number}: {reason}")
                continue
            if abs(answer - expected) <= max(TOLERANCE * abs(answer), NEAR_ZERO):
                held += 1
            else:
                problems.append(f"{calculator} case {number}: {expected} stands there, GNU units says {answer!r}")
        if held:
            table.append((calculator, held))
            agreed += held
    for calculator, held in table:
        print(f"{calculator:28}{held:5}")
    print(f"{'Agree':28}{agreed:5}\n{'Differ':28}{len(problems):5}")
    print(f"Not asked: {left} refusals, defaults and other results; {len(other)} that need more than two units:")
    print("\n".join([*other, *problems]))
    return 1 if problems else 0


sys.exit(main())
