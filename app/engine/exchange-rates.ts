import type { AnyDefinition } from "./define.ts";

export interface RatesOfDay {
  /** The day they are from, "YYYY-MM-DD". */
  readonly date: string;
  /** Units of each currency for one unit of the base currency, by ISO 4217 code; each greater than 0. */
  readonly rates: Readonly<Record<string, number>>;
}

/** Exchange rates of one day. */
export interface ExchangeRates extends RatesOfDay {
  /** Where they come from, for people. */
  readonly source: string;
  /** The ISO 4217 code of the currency whose rate is 1. */
  readonly base: string;
  /** The days that are kept, in their order, this one the last: of the main currencies only. */
  readonly history?: readonly RatesOfDay[];
}

/** What a definition that converts money says of its rates. */
export interface UsesRates {
  /** The set that it calculates with. */
  readonly set: ExchangeRates;
  /** The codes that it wants a rate for. */
  readonly codes: readonly string[];
  /** The same calculator with another set. */
  readonly replace: (set: ExchangeRates) => AnyDefinition;
}

/** The calculator with these rates; itself where it uses none, or none are given. */
export function withRates(definition: AnyDefinition, set: ExchangeRates | null | undefined): AnyDefinition {
  return definition.rates && set ? definition.rates.replace(set) : definition;
}
