import type { MathNode } from "#maths/typeset.ts";
import type { UsesRates } from "./exchange-rates.ts";
import type { AnyField, InputsOf, OutputsOf } from "./fields.ts";
import type { FigurePiece, JoinedFigure } from "./figures.ts";
import type { Picture } from "./pictures.ts";

export type { ExchangeRates, RatesOfDay } from "./exchange-rates.ts";

export { refuse, CalculationError } from "./error.ts";
export * from "./fields.ts";

/** How a related calculator follows from this one, and how strongly (60 to 96). */
export interface Related {
  readonly id: string;
  readonly stage: "complementary" | "advanced_planning" | "next_step";
  readonly relevance: number;
}

export interface Formula {
  /** LaTeX without delimiters; several are set one below the other. */
  readonly tex: string | readonly string[];
  /** Every symbol, in LaTeX, and what it means. */
  readonly where: Readonly<Record<string, string>>;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Expected outputs: a number holds within 1e-4 relative or 1e-6; a table or chart by its number of rows or points and any of them. */
export type Expected = number | string | boolean | null | ExpectedTable | readonly unknown[];
type ExpectedRow = Readonly<Record<string, number | string | boolean | null>>;
export interface ExpectedTable {
  readonly rows?: number;
  readonly first?: ExpectedRow;
  readonly last?: ExpectedRow;
  /** Rows or points by their place, from 0. */
  readonly at?: Readonly<Record<number, ExpectedRow>>;
}

/** What a page celebrates (spec 2 §9): money saved, a score that rises, a rate that falls, months sooner, percent a year. */
export type GoodNews = "savings" | "score" | "rate" | "payoff" | "returns";

/** A published example: shown on the page, computed by the calculator itself, and run as a test. */
export interface Example<Keys extends string = string, Outputs extends string = string> {
  /** What this example is about, as a visitor would put it. */
  readonly title: string;
  readonly inputs: Readonly<Partial<Record<Keys, unknown>>>;
  readonly outputs: Readonly<Partial<Record<Outputs, Expected>>>;
}

export type { FigurePiece, MathNode };

/** Formatters of the visitor's locale and currency, for sentences. */
export interface Say {
  money(value: number, decimals?: number): string;
  percent(value: number, decimals?: number): string;
  number(value: number, decimals?: number): string;
  date(value: string): string;
}

export interface Definition<
  I extends Readonly<Record<string, AnyField>> = Readonly<Record<string, AnyField>>,
  O extends Readonly<Record<string, AnyField>> = Readonly<Record<string, AnyField>>,
> {
  /** The address of the calculator; a public contract. */
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly emoji: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly popular?: boolean;
  /** Another address that redirects to this one. */
  readonly slug?: string;
  readonly special?: "random";
  /** Ids; an entry without stage and relevance is complementary, 80. */
  readonly related: readonly (string | Related)[];
  readonly inputs: I;
  readonly outputs: O;
  /** The output that is shown large; the first one where nothing is said. A function where it depends on a choice. */
  readonly primary?: Extract<keyof O, string> | ((inputs: InputsOf<I>) => Extract<keyof O, string>);
  /**
   * The figures of the page, the most important first: keys, and outputs that are read as one. What is not named stands
   * under "More figures". Left out where there are few: all are shown, in the order of `outputs`.
   */
  readonly figures?: readonly (Extract<keyof O, string> | JoinedFigure<Extract<keyof O, string>>)[];
  /** What was entered as it is written on paper, above the fields: a fraction, an equation, a function (decision 0192). */
  typeset?(inputs: InputsOf<I>, say: Say): MathNode;
  /** Drawings of the figures (decision 0150). */
  readonly pictures?: readonly Picture<Extract<keyof I | keyof O, string>>[];
  /** Money is in this currency whoever reads it: a tax whose thresholds are one country's. */
  readonly currency?: string | ((inputs: InputsOf<I>) => string | undefined);
  /** The exchange rates it calculates with: data from outside, so that `compute` stays pure. */
  readonly rates?: UsesRates;
  /** Without a seed each run draws anew: the page shows the server's draw first and then one of its own. */
  readonly isRandom?: boolean;
  /**
   * The calculation: pure and total. Any inputs within the declared bounds give an answer or a CalculationError.
   * Inputs that do not apply (`when`) come with their default. A long table is a getter of the result, so that solving
   * for another output does not build it.
   */
  compute(inputs: InputsOf<I>): OutputsOf<O>;
  /** Two or three sentences of the visitor's own figures. `{key}` stands for an input or output as it is shown (the output where both have the key). */
  takeaways(inputs: InputsOf<I>, outputs: OutputsOf<O>, say: Say): readonly string[];
  /** The outputs that can be good news: a change that makes one better by enough is celebrated. `rate` is one to pay. */
  readonly celebrates?: Readonly<Partial<Record<GoodNews, Extract<keyof O, string>>>>;
  /** Two inputs that a visitor may swap: the units of a converter. */
  readonly swap?: readonly [Extract<keyof I, string>, Extract<keyof I, string>];
  /** The input that a result too large for a number is blamed on; the first numeric one where nothing is said. */
  readonly overflow?: Extract<keyof I, string>;
  readonly formula?: Formula;
  readonly howTo: readonly string[];
  readonly faq: readonly Question[];
  /** Paragraphs: when to use it, what it assumes, where it stops being valid. */
  readonly about: readonly string[];
  /** One line: whom or what the figures do not hold for (health, tax, law). */
  readonly caution?: string;
  readonly sources: readonly string[];
  /** Sentences that the assistant should read as this calculator; `{key}` stands for a value. */
  readonly phrases?: readonly string[];
  /** When the definition's content last changed, "YYYY-MM-DD". */
  readonly updated: string;
  readonly examples: readonly Example<Extract<keyof I, string>, Extract<keyof O, string>>[];
}

/** A definition whose types are forgotten, for code that handles every calculator alike. */
export interface AnyDefinition extends Omit<Definition, "compute" | "takeaways" | "primary" | "currency" | "typeset"> {
  typeset?(inputs: Readonly<Record<string, unknown>>, say: Say): MathNode;
  readonly currency?: string | ((inputs: Readonly<Record<string, unknown>>) => string | undefined);
  readonly primary?: string | ((inputs: Readonly<Record<string, unknown>>) => string);
  compute(inputs: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
  takeaways(
    inputs: Readonly<Record<string, unknown>>,
    outputs: Readonly<Record<string, unknown>>,
    say: Say,
  ): readonly string[];
}

/**
 * Declares a calculator. The types of `compute` and `takeaways` follow from `inputs` and `outputs`: a misspelt key does
 * not compile. Everything else (page, form, JSON call, examples, tests, search entry) is derived from the definition.
 */
export function defineCalculator<
  const I extends Readonly<Record<string, AnyField>>,
  const O extends Readonly<Record<string, AnyField>>,
>(definition: Definition<I, O>): AnyDefinition {
  return definition as unknown as AnyDefinition;
}
