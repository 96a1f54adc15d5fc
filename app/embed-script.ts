/**
 * What an embed runs at the first touch: typing is answered as on our own pages before React is there, and the fields
 * that apply are shown. It stores nothing and sends nothing; charts and tables are asked for by the form's button.
 */
import { loadDefinitionFrom } from "#catalogue/registry.ts";
import { draftsFromAddress } from "#engine/drafts/address.ts";
import { withRates } from "#engine/exchange-rates.ts";
import { readPreferences, US_PREFERENCES } from "#localization/preferences.ts";
import { followEntries } from "#features/embed/index.ts";
import { answerForm } from "#features/instant/index.ts";

const page = document.querySelector<HTMLMetaElement>('meta[name="calculator-chunk"]')!;
const { preferences: written = "", today = "", rates } = page.dataset;

const definition = withRates(await loadDefinitionFrom(page.content), rates ? JSON.parse(rates) : null);
const preferences = { ...US_PREFERENCES, ...readPreferences(written) };
const form = document.querySelector<HTMLFormElement>("form[data-calculator]")!;
const results = document.getElementById("results")!;
// What draws at random is drawn by the server, at the press of the button.
if (!definition.isRandom) {
  const drafts = draftsFromAddress(definition, new URLSearchParams(location.search), today, preferences);
  const answered = { form, results, definition, preferences, today, drafts };
  followEntries({ ...answered, link: document.querySelector<HTMLAnchorElement>("[data-full-page]")! });
  answerForm(answered);
}
