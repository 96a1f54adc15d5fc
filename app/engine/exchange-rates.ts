import type { AnyDefinition } from "./define.ts";

/** Exchange rates of one day. */
export interface ExchangeRates {
  /** The day they are from, "YYYY-MM-DD". */
  readonly date: string;
  /** Where they come from, for people. */
  readonly source: string;
  /** The ISO 4217 code of the currency whose rate is 1. */
  readonly base: string;
  /** Units of each currency for one unit of the base currency, by ISO 4217 code; each greater than 0. */
  readonly rates: Readonly<Record<string, number>>;
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
