/** Figures that laboratories and workshops write with letters: pH and [H+], R1 || R2. */
import type { Direct } from "#assistant/readings/reading.ts";
import { read, sum, toQuantity } from "#assistant/readings/slots/form.ts";
import type { Sentence } from "./sentence.ts";

const OHMS = String.raw`(?:r_?\d ?= ?)?(\d+(?:\.\d+)?) ?(k|m)?(?:ω|ohms?)?`;
const FACTORS: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000 };

/** "220 || 330", "R1 = 220, R2 = 330 in parallel". */
export function readParallel(sentence: Sentence): Direct {
  if (!sentence.says(/\|\||\br_?1 ?=.*\br_?2 ?=/) || sentence.says(/\b(?:v|volts?|amps?|current|divider)\b/))
    return null;
  const isMarked = sentence.says(/\|\|/);
  const isSeries = sentence.take(/\bseries\b/) !== null;
  const isParallel = sentence.take(/\bparallel\b/) !== null || isMarked;
  const resistors: number[] = [];
  for (
    let one = sentence.take(`(?<![\\w.])${OHMS}(?![\\w.])`);
    one;
    one = sentence.take(`(?<![\\w.])${OHMS}(?![\\w.])`)
  )
    resistors.push(Number(one[1]) * (FACTORS[one[2] ?? ""] ?? 1));
  if (
    isSeries === isParallel ||
    resistors.length < 2 ||
    !sentence.isRead("resistors resistor resistance ohm ohms ω total equivalent r parallel")
  )
    return null;
  return read(
    "parallel-resistors",
    { resistors, connection: isSeries ? "series" : "parallel" },
    "equivalentResistance",
  );
}

const FIGURE = String.raw`(?: (?:of|is|=|:|at|are))*\s*(\d+(?:\.\d+)?)(?![\w.^])`;
const POWER = String.raw`(\d*[.,]?\d+)(?: ?(?:e|[x×*] ?10 ?\^?) ?\(?(-\d+)\)?| ?\^ ?\(?(-\d+)\)?)?`;
const IONS = String.raw`\[? ?h(?:3o)? ?\+ ?\]?(?: ions?)?|\[h\]|hydrogen(?: ions?)?|hydronium|protons?`;
const PH_WORDS = "ph poh value which has with at concentration ion ions molar molarity m mol solution l /";

/** "[H+] at pH 4", "pH when [H+] = 1e-5", "pOH 3.5, what is the pH". */
export function readPh(sentence: Sentence): Direct {
  if (!sentence.says(/\bpo?h\b/) || sentence.says(/\b(?:hcl|naoh|acid|base|buffer|pka|ka|weak)\b/)) return null;
  const ions = sentence.says(IONS);
  const given = sentence.take(String.raw`\b(ph|poh)${FIGURE}`);
  if (given) {
    const value = given[2]!;
    const other = given[1] === "ph" ? "poh" : "ph";
    if (sentence.take(`\\b${other}\\b`) && sentence.isRead(PH_WORDS))
      return { ...sum(`14 - ${value}`), told: { field: { kind: "number", label: other === "ph" ? "pH" : "pOH" } } };
    if (!ions || given[1] !== "ph" || !sentence.take(IONS) || sentence.says(/\d/) || !sentence.isRead(PH_WORDS))
      return null;
    return toQuantity(`10^(-${value})`, "Hydrogen ions", "mol/L");
  }
  if (!ions || !sentence.take(/\bph\b/)) return null;
  const found =
    sentence.take(`(?:${IONS})(?: (?:concentration|of|is|=|:|equals))*\\s*${POWER}`) ??
    sentence.take(`${POWER} ?(?:mol ?/ ?l|m)(?: of)? (?:${IONS})`);
  if (!found || sentence.says(/\d/) || !sentence.isRead(`${PH_WORDS} mol/l`)) return null;
  const [, written, exponent, raised] = found;
  const figure = written!.replace(",", ".");
  const size = raised ? Number(figure) ** Number(raised) : Number(figure) * 10 ** Number(exponent ?? 0);
  return size > 0
    ? {
        ...sum(`-log10(${Number(size.toPrecision(12))})`),
        told: { field: { kind: "number", label: "pH", decimals: 2 } },
      }
    : null;
}
