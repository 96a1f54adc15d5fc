/** What savings come to, what they need and how long they take, from the figures that were said. */
import type { Reading } from "#assistant/readings/reading.ts";
import { read, sum, tellIn, tidy } from "#assistant/readings/slots/form.ts";
import { findMeasures } from "#assistant/tokens/unit-names.ts";
import type { PeriodName } from "./model.ts";
import type { Said } from "./read-model.ts";

/** How often a year something is put in. */
export const DEPOSITS: Readonly<Partial<Record<PeriodName, number>>> = {
  week: 52,
  biweek: 26,
  month: 12,
  quarter: 4,
  year: 1,
};
/** What the calculators call a compounding so often a year. */
const COMPOUNDED: Readonly<Record<number, string>> = {
  1: "annually",
  2: "semiannually",
  4: "quarterly",
  12: "monthly",
  52: "weekly",
  365: "daily",
};

const money = (written: string, label: string): Reading => ({
  ...sum(written),
  told: { field: { kind: "money", label, decimals: 2 } },
});
const share = (written: string, label: string): Reading => ({
  ...sum(written),
  told: { field: { kind: "percent", label, decimals: 2 } },
});

/** A span that was worked out by years, in the unit in which it is asked for. */
function span(years: string, asked: string): Reading | null {
  const [unit, times] = asked === "weeks" ? ["week", 52] : asked === "months" ? ["month", 12] : ["year", 1];
  const [measure] = findMeasures(unit);
  return measure ? { ...sum(times === 1 ? years : `${times} * ${years}`), told: tellIn(measure, "Time") } : null;
}

interface Growth {
  readonly rate: number | undefined;
  readonly isSimple: boolean;
  /** How often a year interest is added; undefined where nobody said it. */
  readonly times: number | undefined;
  /** What is put in, and how often a year. */
  readonly each: number | undefined;
  readonly perYear: number | undefined;
  readonly isEarly: boolean;
  readonly months: number | undefined;
  readonly start: number | undefined;
  readonly goal: number | undefined;
  readonly earned: number | undefined;
}

export function solveSavings(said: Said, asked: string): Reading | null {
  const growth = readGrowth(said, asked);
  if (!growth) return null;
  if (growth.isSimple) return solveSimple(growth, asked);
  // Where nothing is asked for, what it comes to is.
  if (asked === "grown") return solveSavings(said, "goal");
  const perYear = DEPOSITS[asked.replace("each", "") as PeriodName];
  if (asked.startsWith("each")) return perYear && growth.perYear === undefined ? solveEach(growth, perYear) : null;
  return growth.perYear === undefined ? solveLump(growth, asked) : solveDeposits(growth, asked);
}

function readGrowth(said: Said, asked: string): Growth | null {
  const deposits = Object.entries(DEPOSITS).filter(([one]) => said.has(`each${one}`));
  const spans = ["years", "months", "weeks", "days"].filter((one) => said.has(one));
  if (deposits.length > 1 || spans.length > 1) return null;
  const [deposit] = deposits;
  const [unit] = spans;
  const months = unit === undefined ? undefined : said.get(unit)! * ({ weeks: 12 / 52, days: 12 / 365 }[unit] ?? 1);
  let [start, goal] = [said.get("start"), said.get("goal")];
  const other = said.get("other");
  if (other !== undefined) {
    // A figure without a word is what there is, or what is to be reached where that is what is missing.
    const isGoal =
      start !== undefined || /^(?:start$|each)/.test(asked) || (deposit && asked !== "goal" && asked !== "earned");
    if (isGoal && goal === undefined) goal = other;
    else if (start === undefined) start = other;
    else return null;
  }
  if (said.has("multiple")) {
    if (goal !== undefined) return null;
    start ??= 1;
    goal = start * said.get("multiple")!;
  }
  return {
    rate: said.get("rate"),
    isSimple: said.has("simple"),
    times: said.get("times"),
    each: deposit && said.get(`each${deposit[0]}`),
    perYear: deposit?.[1],
    isEarly: said.has("isEarly"),
    months,
    start,
    goal,
    earned: said.get("earned"),
  };
}

/** I = P·r·t, for any of them. */
function solveSimple(growth: Growth, asked: string): Reading | null {
  const { rate, start, goal, months, perYear, times } = growth;
  if (perYear !== undefined || (times !== undefined && times !== 1)) return null;
  const earned = growth.earned ?? (goal !== undefined && start !== undefined ? tidy(goal - start) : undefined);
  const years = months === undefined ? "" : `${tidy(months)}/12`;
  if (earned !== undefined && earned <= 0) return null;
  if (asked === "rate" && earned && start && months)
    return share(`${earned} / ${start} / (${years}) * 100`, "Yearly rate");
  if (rate === undefined) return null;
  if (/^(?:time|months)$/.test(asked) && earned && start && rate)
    return span(`${earned} / (${start} * ${rate}/100)`, asked);
  if (asked.startsWith("start") && growth.earned && months)
    return money(`${growth.earned} / (${rate}/100 * ${years})`, "Principal");
  if (start === undefined || months === undefined || earned !== undefined) return null;
  const inputs = { principal: start, annualRate: rate, time: tidy(months), timeUnit: "months" };
  const output = asked === "earned" ? "interest" : asked === "goal" ? "total" : null;
  return output && read("simple-interest", inputs, output);
}

/** One sum that is left alone. */
function solveLump({ rate, times: said, start, goal, months, earned }: Growth, asked: string): Reading | null {
  // Interest alone may be simple where nobody says how it is compounded; of one year it is the same.
  if (earned !== undefined || (asked === "earned" && said === undefined && months !== 12)) return null;
  const times = said ?? 1;
  const compounding = COMPOUNDED[times]!;
  const years = months === undefined ? Number.NaN : tidy(months / 12);
  if (asked === "rate" && start && goal && months && rate === undefined) {
    return times === 1
      ? read("cagr", { beginningValue: start, endingValue: goal, termYears: years }, "cagr")
      : share(`${times} * ((${goal} / ${start})^(1/(${times} * ${years})) - 1) * 100`, "Yearly rate");
  }
  if (rate === undefined) return null;
  if (asked === "monthInterest" && start && goal === undefined && (months === undefined || months === 1))
    return money(`${start} * ${rate}/1200`, "Interest in a month");
  if (asked === "yearInterest" && start && goal === undefined && months === undefined && said === undefined)
    return money(`${start} * ${rate}/100`, "Interest in a year");
  const growth = times === 1 ? `1 + ${rate}/100` : `1 + ${rate}/${100 * times}`;
  if (/^(?:time|months)$/.test(asked) && start && goal && goal > start && months === undefined && rate > 0) {
    const count = `ln(${tidy(goal / start)}) / ln(${growth})`;
    return span(times === 1 ? count : `${count} / ${times}`, asked);
  }
  if (months === undefined) return null;
  if (asked.startsWith("start") && goal && start === undefined) {
    return times === 1 || times === 12 || times === 4 || times === 2
      ? read("present-value", { futureValue: goal, annualRate: rate, termYears: years, compounding }, "presentValue")
      : money(`${goal} / (${growth})^(${times} * ${years})`, "To put in now");
  }
  if (!start || goal !== undefined || (asked !== "goal" && asked !== "earned")) return null;
  const whole = Math.round(months);
  if (Math.abs(whole - months) > 1e-6) return null;
  const inputs = {
    principal: start,
    annualRate: rate,
    termYears: Math.floor(whole / 12),
    ...(whole % 12 === 0 ? {} : { extraMonths: whole % 12 }),
    // Where nobody says it, the calculator's usual one is named.
    ...(said === undefined ? {} : { compounding }),
  };
  return read("compound-interest", inputs, asked === "earned" ? "totalInterest" : "futureValue");
}

/** What must be put in each month. */
function solveEach(
  { rate = 0, times, isEarly, months, start = 0, goal, earned }: Growth,
  perYear: number,
): Reading | null {
  if (!goal || goal <= start || months === undefined || earned !== undefined || isEarly) return null;
  if (rate > 0 && times !== perYear) return null;
  const count = tidy((months / 12) * perYear);
  if (perYear === 12 && Number.isInteger(count)) {
    const inputs = { goalAmount: goal, currentSavings: start, annualRate: rate, termMonths: count };
    return read("savings-goal", inputs, "requiredDeposit");
  }
  const step = `${rate}/${100 * perYear}`;
  return money(
    rate === 0
      ? `(${goal} - ${start}) / ${count}`
      : `(${goal} - ${start} * (1 + ${step})^${count}) * (${step}) / ((1 + ${step})^${count} - 1)`,
    "To put in each time",
  );
}

/** So much each month, with interest as often as it is put in. */
function solveDeposits(growth: Growth, asked: string): Reading | null {
  const { rate = 0, each, perYear = 12, isEarly, months, start = 0, goal, earned } = growth;
  // How interest is added between deposits must be said.
  if (earned !== undefined || (rate > 0 && growth.times !== perYear)) return null;
  const step = `${rate}/${100 * perYear}`;
  const early = isEarly && rate > 0 ? ` * (1 + ${step})` : "";
  if (/^(?:time|months|weeks)$/.test(asked) && each && goal && goal > start && months === undefined) {
    if (rate === 0 || early) return null;
    const count = `ln((${goal} + ${each} / (${step})) / (${start} + ${each} / (${step}))) / ln(1 + ${step})`;
    if (perYear === 12) {
      const [month] = findMeasures("month");
      return month ? { ...sum(`ceil(${count})`), told: tellIn(month, "Time") } : null;
    }
    return span(`ceil(${count}) / ${perYear}`, asked);
  }
  if (months === undefined || !each || goal !== undefined || rate === 0) return null;
  const count = tidy((months / 12) * perYear);
  const whole = `${start ? `${start} * (1 + ${step})^${count} + ` : ""}${each} * ((1 + ${step})^${count} - 1) / (${step})${early}`;
  if (asked === "goal") return money(whole, "Future value");
  return asked === "earned" ? money(`${whole} - ${tidy(start + each * count)}`, "Interest earned") : null;
}
