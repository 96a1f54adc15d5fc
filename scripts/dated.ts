/** `npm run dated`: the figures that hold for a time only, the first to end first. */
import { countDaysLeft, listEnding } from "../app/catalogue/dated-figures.ts";

const today = new Date().toISOString().slice(0, 10);
for (const one of listEnding(today, Number.POSITIVE_INFINITY)) {
  const days = countDaysLeft(one, today);
  console.log(
    `${one.validUntil}  ${days < 0 ? "ended" : `${days} days`.padStart(9)}  ${one.name} (${one.label})`,
    `\n            ${one.source}`,
    `\n            ${one.file ?? "each calculator's own file"}: ${one.calculators.join(", ")}`,
  );
}
