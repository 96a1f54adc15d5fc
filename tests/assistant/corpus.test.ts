import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "./assistant.ts";
import { CORPUS } from "./corpus.ts";
import { judge, type Verdict } from "./judge.ts";
import type { Line } from "./line.ts";

/** Of all sentences, so many must be answered as expected: calculator, every input and every result. */
const LEAST_RIGHT = 0.95;

const catalogue = await loadCatalogue();
const ask = makeAssistant(catalogue);

async function judgeAll(lines: readonly Line[]): Promise<ReadonlyMap<Verdict, readonly string[]>> {
  const verdicts = new Map<Verdict, string[]>();
  for (const line of lines) {
    const verdict = judge(line, await ask(line[0], line[4]), catalogue);
    verdicts.set(verdict, [...(verdicts.get(verdict) ?? []), line[0]]);
  }
  return verdicts;
}

test("the corpus has at least 400 different sentences", () => {
  expect(new Set(CORPUS.map(([sentence, , , , visitor]) => `${visitor} ${sentence}`)).size).toBeGreaterThanOrEqual(400);
});

test(
  "at least 95 % of the corpus are answered as expected, and no other answer is given with nothing unread",
  { timeout: 60_000 },
  async () => {
    const verdicts = await judgeAll(CORPUS);
    expect(verdicts.get("wrong") ?? []).toEqual([]);
    const right = verdicts.get("right")?.length ?? 0;
    expect(right / CORPUS.length).toBeGreaterThanOrEqual(LEAST_RIGHT);
  },
);
