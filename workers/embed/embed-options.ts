/** What a site that embeds a calculator may ask of it, in the address; all of it is checked, and nothing else counts. */
import type { AnyDefinition } from "#engine/define.ts";
import { readAsked } from "#engine/figures.ts";

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
  const accent = /^#?([\da-f]{6})$/i.exec(option("accent"))?.[1];
  const locked = new Set(query.getAll("locked").flatMap((names) => names.split(",")));
  return {
    theme: theme === "light" || theme === "dark" ? theme : null,
    accent: accent ? `#${accent.toLowerCase()}` : null,
    locked: Object.keys(inputs).filter((key) => locked.has(key)),
    asked: readAsked(definition, query),
  };
}

/** The options as they are in the address, for its form to carry along; nothing that cannot be an option. */
export function listEmbedOptions(definition: AnyDefinition, query: URLSearchParams): readonly [string, string][] {
  const isPossible = ([name, value]: [string, string]) =>
    name === "answer" ? readAsked(definition, query) !== null : /^#?[\w,-]+$/.test(value);
  return EMBED_PARAMETERS.map((name): [string, string] => [name, query.getAll(name).join(",")]).filter(
    (option) => isPossible(option) && !Object.hasOwn(definition.inputs, option[0]),
  );
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
