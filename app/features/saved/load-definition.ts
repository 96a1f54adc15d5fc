import type { AnyDefinition } from "#engine/define.ts";
import { type ExchangeRates, withRates } from "#engine/exchange-rates.ts";

export interface LoadedDefinition {
  readonly definition: AnyDefinition;
  readonly today: string;
}

/** What is needed of the answer of `/view`. */
interface Viewed {
  readonly chunk: string;
  readonly today: string;
  readonly rates?: ExchangeRates | null;
}

/** A calculator's code with the rates and the day of now. */
export async function loadDefinition(id: string): Promise<LoadedDefinition> {
  const response = await fetch(`/api/calculators/${id}/view`, { credentials: "include" });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  const { chunk, today, rates } = (await response.json()) as Viewed;
  const module = (await import(/* @vite-ignore */ chunk)) as { default: AnyDefinition };
  return { definition: withRates(module.default, rates), today };
}
