/**
 * What a calculator's page runs first: it answers typing before React is there. The other scripts of the page are held
 * back until it does, so that nothing competes with it for a slow line (features/instant).
 */
import { loadDefinitionFrom } from "#catalogue/registry.ts";
import { draftsFromAddress } from "#engine/drafts/address.ts";
import { withRates } from "#engine/exchange-rates.ts";
import { readPreferences, US_PREFERENCES } from "#localization/preferences.ts";
import { answerForm, firstInteraction, RELEASE, repeatEarlyPress } from "#features/instant/index.ts";

const page = document.querySelector<HTMLMetaElement>('meta[name="calculator-chunk"]')!;
const { preferences: written = "", today = "", rates, waits } = page.dataset;

repeatEarlyPress();

try {
  if (waits === "true") await firstInteraction();
  const definition = withRates(await loadDefinitionFrom(page.content), rates ? JSON.parse(rates) : null);
  const preferences = { ...US_PREFERENCES, ...readPreferences(written) };
  const form = document.querySelector<HTMLFormElement>("form[data-calculator]");
  const results = document.getElementById("results");
  // What draws at random draws once for this visitor, when React is there.
  if (form && results && !definition.isRandom) {
    const query = new URLSearchParams(location.search);
    const drafts = draftsFromAddress(definition, query, today, preferences);
    answerForm({ form, results, definition, preferences, today, drafts });
  }
} finally {
  document.dispatchEvent(new Event(RELEASE));
}
