import { listEnding } from "../app/catalogue/dated-figures.ts";
import { Failure } from "./process.ts";

/** Ten weeks: figures of a year are published in its last quarter. */
const REMINDED_DAYS = 70;

const todayUtc = () => new Date().toISOString().slice(0, 10);

/** Warns of figures that end within ten weeks or have ended. */
export function remindOfDatedFigures(today = todayUtc()): void {
  const ending = listEnding(today, REMINDED_DAYS);
  if (!ending[0]) return;
  console.warn(
    `${ending.length} sets of figures end within ten weeks, the first on ${ending[0].validUntil}: npm run dated`,
  );
}

/** @throws {Failure} where figures have ended that nobody has renewed */
export function requireCurrentFigures(today = todayUtc()): void {
  const ended = listEnding(today, 0);
  if (ended.length === 0) return;
  const lines = ended.map(
    ({ name, validUntil, calculators, file = "their own files" }) =>
      `  ${validUntil}  ${name}: ${file} (${calculators.join(", ")})`,
  );
  throw new Failure(`Figures that no longer hold (docs/how-to/renew-dated-figures.md):\n${lines.join("\n")}`);
}
