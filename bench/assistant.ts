/**
 * How long an answer takes, as the worker gives it but for the network: every sentence of the corpus, warm, and the first
 * one in a fresh process. Measured, never asserted by time.
 *
 * node bench/assistant.ts
 */
import { loadCatalogue, makeAssistant } from "../tests/assistant/assistant.ts";
import { BODY } from "../tests/assistant/corpus-body.ts";
import { ELSEWHERE } from "../tests/assistant/corpus-elsewhere.ts";
import { FIGURES } from "../tests/assistant/corpus-figures.ts";
import { MONEY } from "../tests/assistant/corpus-money.ts";
import { UNITS } from "../tests/assistant/corpus-units.ts";

const BUDGET = 5;
const ROUNDS = 5;
const lines = [...MONEY, ...BODY, ...FIGURES, ...UNITS, ...ELSEWHERE];

const ask = makeAssistant(await loadCatalogue());
const timed = async (sentence: string, visitor: string | undefined) => {
  const start = performance.now();
  await ask(sentence, visitor);
  return performance.now() - start;
};

const first = await timed("mortgage 300k 6.5% 30 years", "us");
for (const [sentence, , , , visitor] of lines) await timed(sentence, visitor);
/** The fastest of some rounds: what the machine does beside makes none faster. */
const fastest = async ([sentence, , , , visitor]: (typeof lines)[number]) => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await timed(sentence, visitor));
  return { sentence, time: Math.min(...times) };
};
const times: { readonly sentence: string; readonly time: number }[] = [];
for (const line of lines) times.push(await fastest(line));
times.sort((one, other) => one.time - other.time);
const at = (share: number) => times[Math.floor(times.length * share)]!.time.toFixed(2);
const long = await timed("12 + ".repeat(2000), "us");
console.log(`first ask ${first.toFixed(1)} ms; warm: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`);
console.log(
  `slowest: ${times
    .slice(-5)
    .map(({ sentence, time }) => `${sentence} (${time.toFixed(1)} ms)`)
    .join(", ")}`,
);
console.log(`10,000 characters: ${long.toFixed(2)} ms. Budget: p95 ${BUDGET} ms.`);
