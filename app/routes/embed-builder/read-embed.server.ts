import type { AnyDefinition } from "#engine/define.ts";
import { getKind } from "#engine/kinds/index.ts";
import { fromQuery } from "#engine/query.ts";
import { readInputs } from "#engine/read.ts";
import { BRAND } from "#ui/brand.ts";
import { env } from "#workers/bindings.server.ts";
import type { Database } from "#workers/database/client.ts";
import { todayUtc } from "#workers/directory/calculate.ts";
import { findRow, listDirectory } from "#workers/directory/directory.ts";
import { writeFrame, writeLink } from "#workers/embed/embed-code.ts";
import { listEmbedOptions, readEmbedOptions } from "#workers/embed/embed-options.ts";
import { currentDefinition } from "#workers/rates/rates.ts";

/** What the page to make an embed shows for its address; null where it names no calculator. */
export async function readEmbed({ origin, searchParams: query }: URL, database: Database) {
  const row = findRow(await listDirectory(database), query.get("calculator") ?? "");
  const definition = row?.hasConfig ? await currentDefinition(row.id, env.KV) : null;
  if (!row || !definition || definition.special) return null;
  const { locked } = readEmbedOptions(definition, query);
  const { issues } = readInputs(definition, fromQuery(definition, withoutBlanks(query)), todayUtc());
  const refused = new Map(issues.map(({ field, message }) => [field, message]));
  const fields = Object.entries(definition.inputs)
    .filter(([, field]) => !field.secret)
    .map(([key, field]) => ({
      key,
      label: field.label,
      unit: field.unit ?? null,
      options: (field.options ?? []).map(([value, label]) => [value, label] as const),
      value: query.get(key) ?? "",
      usual: writeUsual(field),
      isLocked: locked.includes(key),
      message: refused.get(key) ?? null,
    }));
  const entries = fields.filter(({ value, message }) => value !== "" && !message).map(({ key, value }) => [key, value]);
  const possible = listEmbedOptions(definition, query);
  const embedQuery = new URLSearchParams([...possible, ...entries] as [string, string][])
    .toString()
    .replaceAll("%2C", ",");
  const embed = { origin, id: row.id, name: row.name, query: embedQuery };
  const option = (name: keyof typeof WANTED) => {
    if (Object.hasOwn(definition.inputs, name)) return null;
    const value = query.get(name) ?? "";
    const isWrong = value !== "" && !possible.some(([one]) => one === name);
    return { value, message: isWrong ? WANTED[name] : null };
  };
  return {
    id: row.id,
    name: row.name,
    fields,
    options: {
      theme: option("theme"),
      accent: option("accent"),
      units: option("units"),
      locale: option("locale"),
      country: option("country"),
      answer: option("answer"),
    },
    answers: listAnswers(definition),
    preview: `/embed/${row.id}${embedQuery ? `?${embedQuery}` : ""}`,
    link: writeLink(embed, BRAND),
    frame: writeFrame({ ...embed, width: "100%", height: 720 }),
  };

  function writeUsual(field: (typeof definition & object)["inputs"][string]): string {
    return field.default === null || typeof field.default === "object"
      ? ""
      : getKind(field).formatNeutral(field, field.default);
  }
}

export type EmbedForm = NonNullable<Awaited<ReturnType<typeof readEmbed>>>;

/** What may be the large answer, where there is a choice. */
function listAnswers({ outputs }: AnyDefinition): readonly (readonly [key: string, label: string])[] {
  const scalars = Object.entries(outputs).filter(([, field]) => getKind(field).isScalar);
  return scalars.length < 2 ? [] : scalars.map(([key, { label }]) => [key, label]);
}

/** What is said of an option that cannot be. */
const WANTED = {
  theme: "“Theme” must be light or dark.",
  accent: "“Accent color” must be a color such as #1e90ff.",
  units: "“Units” must be metric or imperial.",
  locale: "“Number format” must be a locale such as de-DE.",
  country: "“Country” must be the two capital letters of a country, such as DE.",
  answer: "“Main answer” must be one of the figures.",
} as const;

/** A field that was left blank says nothing. */
function withoutBlanks(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([, value]) => value !== ""));
}
