"""Works out again what the cases of the calculators expect, and compares.

    npm run proof -- [--only ID…] [--missing] [--write] [--skip]

Of ours it reads the cases and the defaults of inputs that they leave out (scripts/print-cases.ts), no code and no
constant. A number holds within 1e-9, or what the case itself allows with its reason (a published figure is rounded); where
a case has fewer digits, but at least six, within half of its last digit. A text must be the same. Cases whose outputs are all worked out name their script in "by" (--write puts it there); one that
names a script and is not worked out by it is a difference. Exit code 1 where something differs, or a program is not
here and --skip is not said.
"""

import argparse
import importlib
import json
import re
import subprocess
import sys
import time
import venv
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".cache/proof"
NOT_FAMILIES = ["prove", "family", "slopes", "working", "gaps", "schedules", "plans", "prices", "choices", "entries", "rows", "remainders", "materials", "leftovers"]
TOLERANCE = 1e-9
# What a double leaves of a 0.
NEAR_ZERO = 1e-9
SPECIFICATION = "Worked example of the specification"


def ensure_packages() -> None:
    """Runs again with the pinned packages in an environment of their own, where this Python lacks them."""
    try:
        import mpmath, numpy, scipy, sympy  # noqa: E401, F401
    except ImportError:
        python = ENVIRONMENT / "bin/python"
        if Path(sys.prefix) == ENVIRONMENT:
            raise
        print("Installing mpmath, numpy, scipy and sympy into .cache/proof")
        venv.create(ENVIRONMENT, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "-q", "-r", ROOT / "proof/requirements.txt"], check=True)
        sys.exit(subprocess.run([python, *sys.argv]).returncode)


def load_families():
    """The proofs by calculator, with the script that each stands in, and the scripts that cannot run here."""
    from family import PROOFS, Skipped

    scripts, skipped = {}, []
    for file in sorted((ROOT / "proof").glob("*.py")):
        if file.stem in NOT_FAMILIES:
            continue
        try:
            importlib.import_module(file.stem)
        except Skipped as reason:
            skipped.append(f"proof/{file.name}: {reason}")
    for calculator, function in PROOFS.items():
        scripts[calculator] = (f"proof/{function.__module__}.py", function)
    return scripts, skipped


def to_exact(value):
    """Numbers as mpmath reads their decimal digits, in lists and rows too."""
    from mpmath import mpf

    if isinstance(value, bool) or value is None or isinstance(value, str):
        return value
    if isinstance(value, (int, float)):
        return mpf(repr(value))
    if isinstance(value, list):
        return [to_exact(one) for one in value]
    return {key: to_exact(one) for key, one in value.items()}


def count_digits(number: float) -> int:
    mantissa = repr(number).lower().split("e")[0]
    return len(re.sub(r"[^0-9]", "", mantissa).lstrip("0"))


# How far the case at hand allows a number to be off, by its own statement.
allowed = {}


def is_near(answer, expected) -> bool:
    from mpmath import mpf

    answer, exact = mpf(answer), mpf(repr(expected))
    gap = abs(answer - exact)
    if gap <= max(mpf(allowed.get("absolute", 0)), mpf(allowed.get("relative", 0)) * abs(exact)):
        return True
    if gap <= max(TOLERANCE * abs(exact), NEAR_ZERO if exact == 0 else 0):
        return True
    if not isinstance(expected, float) or count_digits(expected) < 6:
        return False
    digits = re.sub(r"e.*", "", repr(expected)).split(".")[-1]
    scale = int(repr(expected).split("e")[1]) if "e" in repr(expected) else 0
    return gap <= mpf(10) ** (scale - len(digits)) * mpf("0.5001")


def compare(answer, expected, path: str):
    """The differences between what was worked out and what a case expects, and the paths that were not worked out."""
    from mpmath import nstr

    if isinstance(expected, dict) and (isinstance(answer, list) or callable(answer)):
        return compare_table(answer, expected, path)
    if isinstance(expected, bool) or isinstance(answer, bool) or isinstance(expected, (str, list)) or expected is None or answer is None:
        same = answer == expected
    else:
        same = is_near(answer, expected)
    shown = answer if isinstance(answer, (str, bool, list)) or answer is None else nstr(answer, 15)
    return ([] if same else [f"{path}: {expected} stands there, not {shown}"]), []


def compare_table(rows: list, expected: dict, path: str):
    wrong, open_paths = [], []
    # A function works out a row from what the case has of it; which rows a page shows is not for a proof to say.
    if "rows" in expected and not callable(rows) and len(rows) != expected["rows"]:
        wrong.append(f"{path}: {expected['rows']} rows stand there, not {len(rows)}")
    places = {"first": 0, "last": -1} | {place: int(place) for place in expected.get("at", {})}
    wanted = {name: expected[name] for name in ("first", "last") if name in expected} | expected.get("at", {})
    found_rows = {}
    for name, cells in wanted.items():
        if callable(rows):
            try:
                found_rows[name] = to_exact(cells) | rows(**to_exact(cells))
            except TypeError:
                found_rows[name] = {}
        else:
            found_rows[name] = rows[places[name]] if -1 <= places[name] < len(rows) and rows else {}
        for column, value in cells.items():
            here = f"{path}.{name}.{column}"
            row = found_rows[name]
            if column in row:
                found = compare(row[column], value, here)
                wrong += found[0]
            else:
                open_paths.append(here)
    return wrong, open_paths


def work_out(function, case: dict):
    """How a case came out: "agrees", "in part" (what else holds) or "differs", with its differences and open paths."""
    allowed.clear()
    allowed.update(case.get("tolerance") or {})
    answers = function(**to_exact(case["inputs"]))
    wrong, open_paths = [], []
    for key, expected in case["outputs"].items():
        if key not in answers:
            open_paths.append(key)
            continue
        differences, left = compare(answers[key], expected, key)
        wrong += differences
        open_paths += left
    return ("differs" if wrong else "in part" if open_paths else "agrees"), wrong, open_paths


def stamp(file: str, scripts: dict) -> None:
    """Writes into the cases, by their numbers, which script works them out, and takes it away where it does not."""
    text = Path(file).read_text()
    number = 0

    def write(match):
        nonlocal number
        number += 1
        if number not in scripts:
            return match[0]
        by = json.loads(match[1])
        script, agrees = scripts[number]
        if by.get("script") == script:
            del by["script"]
        if agrees and "script" not in by:
            if by.get("authority") == SPECIFICATION:
                by |= {"kind": "derived", "authority": f"{SPECIFICATION}, worked out again in Python"}
            by["script"] = script
        return '"by": ' + json.dumps(by, ensure_ascii=False)

    changed = re.sub(r'"by":\s*(\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\})', write, text)
    if json.loads(changed) != json.loads(text):
        Path(file).write_text(changed)


def main() -> int:
    ensure_packages()
    parser = argparse.ArgumentParser(description="Works out the cases' expected results again.")
    parser.add_argument("--only", nargs="*", default=[], help="ids of calculators")
    parser.add_argument("--skip", action="store_true", help="pass although a program is not on this machine")
    parser.add_argument("--write", action="store_true", help="name the scripts in the cases")
    parser.add_argument("--missing", action="store_true", help="list the calculators without a proof, and open outputs")
    options = parser.parse_args()
    from family import CannotSay

    families, skipped = load_families()
    printed = subprocess.run(["node", ROOT / "scripts/print-cases.ts", *options.only], capture_output=True, text=True, check=True)
    calculators = json.loads(printed.stdout)
    table, problems, without, notes = {}, [], [], []
    for entry in calculators:
        script, function = families.get(entry["id"], (None, None))
        if not function:
            without.append(entry["id"])
        elif sys.stderr.isatty():
            print(f"{script}: {entry['id']}", end="\033[K\r", file=sys.stderr)
        stamps = {}
        for case in entry["cases"]:
            if not function:
                continue
            name = f"{entry['id']} case {case['number']}"
            began = time.monotonic()
            try:
                outcome, wrong, open_paths = work_out(function, case)
            except CannotSay as reason:
                outcome, wrong, open_paths = "in part", [], [str(reason)]
            except Exception as error:  # A proof that cannot answer says so, and the others go on.
                outcome, wrong, open_paths = "differs", [f"{type(error).__name__}: {error}"], []
            if time.monotonic() - began > 5:
                print(f"{name} took {time.monotonic() - began:.0f} s", flush=True)
            table.setdefault(script, Counter())[outcome] += 1
            table[script][case["by"]["kind"]] += 1
            problems += [f"{name}: {one}" for one in wrong]
            notes += [f"{name}: {one} is not worked out" for one in open_paths]
            stamps[case["number"]] = (script, outcome == "agrees")
            if not options.write and case["by"].get("script") == script and outcome == "in part":
                problems.append(f"{name} names {script}, which leaves {', '.join(open_paths)} open")
        if options.write and stamps:
            stamp(entry["file"], stamps)
    columns = ["agrees", "in part", "differs", "published", "program", "derived", "definition"]
    print(f"{'':26}" + "".join(f"{column:>12}" for column in columns))
    for script, counts in sorted(table.items()) + [("All", sum(table.values(), Counter()))]:
        print(f"{script:26}" + "".join(f"{counts[column]:12}" for column in columns))
    print(f"{len(calculators) - len(without)} of {len(calculators)} calculators have a proof here")
    if options.missing:
        print("\n".join(notes), "Without a proof:", *without, sep="\n")
    print("\n".join(problems))
    for one in skipped:
        print(f"Skipped: {one}")
    differs = importlib.import_module("gaps").main()
    return 1 if problems or differs or (skipped and not options.skip) else 0


sys.exit(main())
