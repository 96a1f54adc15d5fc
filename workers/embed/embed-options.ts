/** What a site that embeds a calculator may ask of it, in the address; all of it is checked, and nothing else counts. */
import type { AnyDefinition } from "#engine/define.ts";
import { readAsked } from "#engine/figures.ts";
import { countryDefaults } from "#localization/countries.ts";
import { isLocale } from "#localization/preferences.ts";

export interface EmbedOptions {
  readonly theme: "light" | "dark" | null;
  /** "#1e90ff"; null where none was asked for, or something that is not a color. */
  readonly accent: string | null;
  /** Inputs that the reader sees but cannot change. */
  readonly locked: readonly string[];
  /** The output that is the large answer; null where it is the usual one. */
  readonly asked: string | null;
}

/** The parameters of an embed's address that are not inputs. Where a calculator has an input of that name, it is the input's. */
export const EMBED_PARAMETERS = ["theme", "accent", "units", "locale", "country", "locked", "answer"] as const;

/** Reads the options; those that are not possible are left out. */
export function readEmbedOptions(definition: AnyDefinition, query: URLSearchParams): EmbedOptions {
  const { inputs } = definition;
  const option = (name: string) => (Object.hasOwn(inputs, name) ? "" : (query.get(name) ?? ""));
  const theme = option("theme");
  const accent = ACCENT.exec(option("accent"))?.[1];
  const locked = new Set(query.getAll("locked").flatMap((names) => names.split(",")));
  return {
    theme: theme === "light" || theme === "dark" ? theme : null,
    accent: accent ? `#${accent.toLowerCase()}` : null,
    locked: Object.keys(inputs).filter((key) => locked.has(key)),
    asked: readAsked(definition, query),
  };
}

const ACCENT = /^#?([\da-f]{6})$/i;

/** Whether an option can be what it says; "answer" is asked of the calculator. */
const IS_POSSIBLE: Readonly<Record<(typeof EMBED_PARAMETERS)[number], (value: string) => boolean>> = {
  theme: (value) => value === "light" || value === "dark",
  accent: (value) => ACCENT.test(value),
  units: (value) => value === "metric" || value === "imperial",
  locale: isLocale,
  country: (value) => countryDefaults(value) !== null,
  locked: (value) => /^[\w,-]+$/.test(value),
  answer: () => true,
};

/** The options as they stand in the address, to be carried along by its form; nothing that no option can be. */
export function listEmbedOptions(definition: AnyDefinition, query: URLSearchParams): readonly [string, string][] {
  return EMBED_PARAMETERS.map((name) => [name, query.getAll(name).join(",")] as const)
    .filter(([name, value]) => value !== "" && IS_POSSIBLE[name](value))
    .filter(([name]) => name !== "answer" || readAsked(definition, query) !== null)
    .filter(([name]) => !Object.hasOwn(definition.inputs, name))
    .map(([name, value]) => [name, value]);
}

/**
 * The request by which an embed is answered; any other request unchanged. It has no cookies but the preferences that its
 * address asks for, so that an embed is the same for everyone; the rest follows the country that the reader is in.
 */
export function withoutVisitor(request: Request): Request {
  const { pathname, searchParams: query } = new URL(request.url);
  if (!pathname.startsWith("/embed/")) return request;
  const asked = ["units", "currency", "locale", "country"].map((name) =>
    name === "currency" ? "" : (query.get(name) ?? "").replaceAll(/[^\w-]/g, ""),
  );
  const headers = new Headers(request.headers);
  headers.delete("Authorization");
  headers.set("Cookie", `preferences=${asked.join(".")}`);
  return new Request(request, { headers });
}
