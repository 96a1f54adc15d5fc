import { answerDrafts, type Result } from "#engine/answer.ts";
import type { AnyDefinition } from "#engine/define.ts";
import { draftsFromAddress } from "#engine/drafts/address.ts";
import type { Drafts } from "#engine/drafts/draft.ts";
import { withTyped } from "#engine/drafts/form.ts";
import { type ExchangeRates, withRates } from "#engine/exchange-rates.ts";
import { readForm } from "#features/instant/index.ts";
import type { Preferences } from "#localization/preferences.ts";

/** The calculator of the page, and what its document was calculated with. */
export interface OpenCalculator {
  readonly id: string;
  /** The loaded definition, when it is asked for. */
  readonly definition: () => AnyDefinition;
  /** "YYYY-MM-DD" */
  readonly today: string;
  readonly rates?: ExchangeRates | null;
  readonly preferences: Preferences;
}

export interface Entries extends Result {
  readonly definition: AnyDefinition;
  readonly drafts: Drafts;
}

/**
 * The present content of the page's fields. The address knows the exact values behind texts that nobody
 * touched, the form what was typed since, right or wrong.
 */
export function readEntries(calculator: OpenCalculator): Entries {
  const { id, today, preferences } = calculator;
  const definition = withRates(calculator.definition(), calculator.rates);
  const form = document.querySelector<HTMLFormElement>(`form[data-calculator="${id}"]`);
  const typed = form ? readForm(form) : new URLSearchParams();
  const units = [...typed].filter(([name]) => name.endsWith(".unit"));
  const address = new URLSearchParams([...new URLSearchParams(location.search), ...units]);
  const drafts = withTyped(
    definition,
    draftsFromAddress(definition, address, today, preferences),
    typed,
    preferences.locale,
  );
  return { definition, drafts, ...answerDrafts(definition, drafts, preferences, today) };
}

/** All inputs, so that neither a default of today nor one that changes later gives them another answer; no secrets. */
export function listSavedInputs({ definition, inputs }: Pick<Entries, "definition" | "inputs">) {
  return Object.fromEntries(Object.entries(inputs).filter(([key]) => !definition.inputs[key]?.secret));
}
