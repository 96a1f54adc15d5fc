/** What no calculator reads to the last word, and what models know better than a calculator; loaded where a sentence comes so far. */
import { loadOnce } from "./load-once.ts";
import { loadEveryday, loadSlots } from "./load-slots.ts";
import type { Answer, NoAnswer } from "./answer/answer.ts";
import { answerWith } from "./answer-with.ts";
import type { Reading } from "./readings/reading.ts";
import type { Sources } from "./sources.ts";
import type { Token } from "./tokens/token.ts";
import { readNumber } from "./tokens/numbers.ts";

const loadModels = loadOnce(() => import("./readings/models/index.ts"));
const loadLaws = loadOnce(() => import("./readings/laws/index.ts"));
const loadTold = loadOnce(() => import("./readings/told/index.ts"));
const loadEquations = loadOnce(() => import("./readings/equations/index.ts"));
const loadStories = loadOnce(() => import("./readings/stories/index.ts"));
const loadDimensional = loadOnce(() => import("./readings/dimensional/index.ts"));

/** The answer of a model; null where none has a place for the values. */
export async function answerByModels(tokens: readonly Token[], sources: Sources): Promise<Answer | null> {
  const reading = (await loadModels()).readModels(tokens, { isCheck: true });
  const answer = reading && (await answerWith(reading, sources));
  return answer?.calculator ? answer : null;
}

/**
 * "I will pay 620 a month for 5 years at 8 %, how much did I finance": what a calculator takes for something else, a model
 * that has a place for every word knows better. Null where they agree.
 */
export async function checkByModels(
  answer: Answer,
  tokens: readonly Token[],
  sources: Sources,
): Promise<Answer | null> {
  const shape = await checkByShapes(answer, tokens, sources);
  if (shape) return shape;
  const isModeled = tokens.filter(({ type }) => type === "amount" || type === "time").length >= 2;
  const model = isModeled ? await answerByModels(tokens, sources) : null;
  return model && contradict(answer, model, sources);
}

/** "Circle with an area of 314, diameter": what is taken for a side, a shape that has a place for every word knows better. */
export async function checkByShapes(
  answer: Answer,
  tokens: readonly Token[],
  sources: Sources,
): Promise<Answer | null> {
  const shape = isOfShape(tokens) ? await answerByShapes(tokens, sources) : null;
  return shape && contradict(answer, shape, sources);
}

/** The answer of a model that has a place for every word; null where it is the same figure. */
function contradict(answer: Answer, model: Answer, sources: Sources): Answer | null {
  if (model.unread.length > 0) return null;
  const { locale } = sources.preferences;
  const [told, other] = [model.answer, answer.answer].map((one) => readFigures(one, locale));
  const haveUnits = [model, answer].every((one) => /[a-z]|:/i.test(one.answer));
  const isSame = told!.some((one) => other!.some((figure) => isAlike(one, figure, haveUnits)));
  return isSame ? null : model;
}

/** The same figure, or the same in another unit: 0.5 hours and 1,800 seconds, 0.6 GB and 600 MB. */
const isAlike = (one: number, other: number, haveUnits: boolean): boolean =>
  (haveUnits ? [1, 60, 3600, 1000] : [1]).some((times) =>
    [one / times, one * times].some((figure) => Math.abs(other - figure) <= 0.01 * Math.abs(figure)),
  );

/** "24:15:00" is 24.25 hours as well. */
function readFigures(answer: string, locale: string): readonly number[] {
  const [hours, minutes, seconds] = (/\d+(?::\d\d){1,2}/.exec(answer)?.[0] ?? "").split(":").map(Number);
  return minutes === undefined ? [readFigure(answer, locale)] : [hours! + minutes / 60 + (seconds ?? 0) / 3600];
}

const SHAPES =
  /^(?:circles?|circumference|sphere|cube|square|hexagon|equilateral|cylinder|cone|rectangle|triangle|rhombus|parallelogram|ellipse|pyramid|ring|efficiency)$/;

/** "Square with an area of 81", but no "81 square feet". */
const isOfShape = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token, at) =>
      token.type === "word" && SHAPES.test(token.word) && !/^(?:f|m|in|yard|cm)/.test(tokens[at + 1]?.text ?? ""),
  );

/** The answer of a law of physics, chemistry or shapes; null where none has a place for every figure. */
export async function answerByLaws(tokens: readonly Token[], sources: Sources): Promise<Answer | null> {
  const reading = (await loadLaws()).readSciences(tokens);
  const answer = reading && (await answerWith(reading, sources));
  return answer?.calculator ? answer : null;
}

async function answerByShapes(tokens: readonly Token[], sources: Sources): Promise<Answer | null> {
  const reading = (await loadLaws()).readShapes(tokens);
  const answer = reading && (await answerWith(reading, sources));
  return answer?.calculator ? answer : null;
}

/** The first number of an answer. */
function readFigure(answer: string, locale: string): number {
  const written = /\d[\d.,’ \u00a0\u202f]*/.exec(answer)?.[0].replaceAll(/[ \u00a0\u202f]|[.,]$/g, "");
  return (/^[-−]/.test(answer) ? -1 : 1) * (readNumber(written ?? "", locale)?.value ?? Number.NaN);
}

/** What no calculator reads to the last word: what is told, names of an equation, stories, products of units. */
export async function readBeyondCalculators(
  tokens: readonly Token[],
  sources: Sources,
  isWhole: boolean,
): Promise<Answer | null> {
  const { currency } = sources.preferences;
  let best: Answer | null = null;
  for (const load of [
    async () => (await loadTold()).readTold,
    async () => {
      const { readModels } = await loadModels();
      return (all: readonly Token[]) => readModels(all);
    },
    async () => (await loadEquations()).readEquation,
    async () => (await loadStories()).readStories,
    async () => (await loadDimensional()).readDimensionally,
  ]) {
    const reading: Reading | null = (await load())(tokens, currency);
    const isBetter: boolean = reading !== null && (best === null || reading.unread.length < best.unread.length);
    const answer: Answer | NoAnswer | null = reading && isBetter ? await answerWith(reading, sources) : null;
    if (answer?.calculator) best = answer;
    if (best?.unread.length === 0) return best;
  }
  // What is read loosely leaves words over.
  const loose = best === null && !isWhole ? await readLoosely(tokens, currency) : null;
  const answer = loose && (await answerWith(loose, sources));
  return answer?.calculator ? answer : best;
}

/** So many words of a question may be of none of its forms, if they have no meaning in any. */
const MOST_IDLE = 4;

/** A question of a known form with words around it that the form does not know: "our team won 11 games and lost 5". */
async function readLoosely(tokens: readonly Token[], visitorCurrency: string): Promise<Reading | null> {
  const { readEquation } = await loadEquations();
  const { FORMS, readForms, readLooseConversion } = await loadSlots();
  const { EVERYDAY } = await loadEveryday();
  const { readTold } = await loadTold();
  const form = readForms(tokens, [...FORMS, ...EVERYDAY], MOST_IDLE);
  if (form?.calculator) return form;
  const conversion = readLooseConversion(tokens, MOST_IDLE);
  return (
    readTold(tokens, visitorCurrency, MOST_IDLE) ??
    (conversion?.calculator ? conversion : null) ??
    readEquation(tokens, visitorCurrency, MOST_IDLE)
  );
}
