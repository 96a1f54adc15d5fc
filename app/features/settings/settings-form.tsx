import { type FormEvent, useId, useState } from "react";
import { countryDefaults, knownCountries, knownCurrencies, knownLocales } from "#localization/countries.ts";
import { formatDate } from "#localization/date-format.ts";
import { numberFormat } from "#localization/number-format.ts";
import type { Preferences } from "#localization/preferences.ts";
import { isAccessible, setAccessible } from "#features/accessibility/index.ts";
import { fetchJson } from "#features/data/index.ts";
import { usePreferences } from "#features/localization/index.ts";
import { chosenTheme, chooseTheme, type Theme } from "#features/theme/index.ts";
import { Button } from "#ui/button.tsx";
import * as styles from "./settings.css.ts";

interface SettingsFormProps {
  /** Where to go after saving without a script. */
  readonly returnTo: string;
  /** What the server knows of the theme and accessibility mode; the browser itself is asked where it is left out. */
  readonly known?: { readonly theme: Theme | null; readonly isAccessible: boolean };
  /** With a script each change applies at once, so that a popover needs no button. */
  readonly hasButton?: boolean;
}

/** How figures are written and pages look: a form that works without a script and applies at once with one. */
export default function SettingsForm({ returnTo, known, hasButton = false }: SettingsFormProps) {
  const { preferences, change } = usePreferences();
  const [theme, setTheme] = useState<Theme | null>(() => (known ? known.theme : chosenTheme()));
  const [isCalm, setIsCalm] = useState(() => (known ? known.isAccessible : isAccessible()));
  return (
    <form method="post" action="/preferences" className={styles.form} aria-label="Settings">
      <input type="hidden" name="returnTo" value={returnTo} />
      <Select
        name="country"
        label="Country"
        help="Sets units, currency and number format to what is usual there."
        value={preferences.country}
        options={countryOptions(preferences)}
        onChange={(country) => void chooseCountry(country, change)}
      />
      <Radios
        name="unitSystem"
        label="Units"
        value={preferences.unitSystem}
        options={[
          ["metric", "Metric"],
          ["imperial", "Imperial"],
        ]}
        onChange={(unitSystem) => change({ unitSystem: unitSystem as Preferences["unitSystem"] })}
      />
      <Select
        name="currency"
        label="Currency"
        value={preferences.currency}
        options={currencyOptions(preferences)}
        onChange={(currency) => change({ currency })}
      />
      <Select
        name="locale"
        label="Number format"
        help={`Dates: ${formatDate("2026-12-31", preferences.locale)}`}
        value={preferences.locale}
        options={localeOptions(preferences)}
        onChange={(locale) => change({ locale })}
      />
      <Radios
        name="theme"
        label="Theme"
        value={theme ?? "system"}
        options={[
          ["system", "System"],
          ["light", "Light"],
          ["dark", "Dark"],
        ]}
        onChange={(value) => {
          const next = value === "light" || value === "dark" ? value : null;
          setTheme(next);
          chooseTheme(next);
        }}
      />
      <div>
        <label className={styles.check}>
          <input type="hidden" name="shown" value="accessible" />
          <input
            type="checkbox"
            className={styles.checkbox}
            name="accessible"
            value="true"
            checked={isCalm}
            aria-describedby="accessible-help"
            onChange={(event) => {
              setIsCalm(event.target.checked);
              setAccessible(event.target.checked);
            }}
          />
          Accessibility mode
        </label>
        <p className={styles.help} id="accessible-help">
          Larger text and targets, underlined links, no motion. Alt+A switches it too.
        </p>
      </div>
      <p>
        <a href="/offline">Keep all calculators for offline use</a>
      </p>
      {hasButton && (
        <Button look="primary" type="submit">
          Save
        </Button>
      )}
    </form>
  );
}

/** What is usual in a country: at first as it is specified, then as the site has set it where that differs. */
async function chooseCountry(country: string, change: (changed: Partial<Preferences>) => void): Promise<void> {
  const usual = countryDefaults(country);
  if (usual) change(usual);
  const set = await fetchJson<Preferences>(`/api/preferences/${country}`).catch(() => null);
  if (set && JSON.stringify(set) !== JSON.stringify(usual)) change(set);
}

type Options = readonly (readonly [value: string, label: string])[];

interface ControlProps {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  readonly options: Options;
  onChange(value: string): void;
}

function Select({ name, label, help, value, options, onChange }: ControlProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        className={styles.select}
        value={value}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}

function Radios({ name, label, value, options, onChange }: ControlProps) {
  const choose = (event: FormEvent<HTMLInputElement>) => onChange(event.currentTarget.value);
  return (
    <fieldset className={styles.radios}>
      <legend className={styles.label}>{label}</legend>
      {options.map(([option, text]) => (
        <label key={option} className={styles.radio}>
          <input type="radio" name={name} value={option} checked={value === option} onChange={choose} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

/** English names, as the page's text is English. */
function named(type: "region" | "currency" | "language", codes: readonly string[]): Options {
  const names = new Intl.DisplayNames(["en"], { type });
  return codes
    .map((code) => [code, names.of(code) ?? code] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, "en"));
}

function withOwn(codes: readonly string[], own: string): readonly string[] {
  return [...new Set([own, ...codes])];
}

function countryOptions({ country }: Preferences): Options {
  return named("region", withOwn(knownCountries(), country));
}

function currencyOptions({ currency }: Preferences): Options {
  return named("currency", withOwn(knownCurrencies(), currency)).map(([code, name]) => [code, `${name} (${code})`]);
}

/** "1.234.567,89 · German (Germany)": the visitor's own, that of their country, and one for each way of writing. */
function localeOptions({ locale, country }: Preferences): Options {
  const usual = countryDefaults(country)?.locale;
  return named("language", withOwn(usual ? [usual, ...knownLocales()] : knownLocales(), locale)).map(([code, name]) => [
    code,
    `${numberFormat(code, {}).format(1_234_567.89)} · ${name}`,
  ]);
}
