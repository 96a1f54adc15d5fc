import { renderToReadableStream } from "react-dom/server";
import stylesheets from "virtual:built-stylesheets";
import { calculators as chunks } from "virtual:calculator-chunks";
import { describeDatedFigures } from "#catalogue/dated-figures.ts";
import type { AnyDefinition } from "#engine/define.ts";
import { draftsFromAddress } from "#engine/drafts/address.ts";
import { draftsFromForm } from "#engine/drafts/form.ts";
import { readDrafts } from "#engine/drafts/read.ts";
import { fromQuery, toAskedQuery, toReaderQuery } from "#engine/query.ts";
import { readInputs } from "#engine/read.ts";
import { EmbeddedCalculator } from "#features/calculator/embedded-calculator.tsx";
import { isLocale, type Preferences, writePreferences } from "#localization/preferences.ts";
import { env } from "#workers/bindings.server.ts";
import type { Database } from "#workers/database/client.ts";
import { todayUtc } from "#workers/directory/calculate.ts";
import { findRow, listDirectory } from "#workers/directory/directory.ts";
import { listEmbedOptions, readEmbedOptions } from "#workers/embed/embed-options.ts";
import { answerFramed, createNonce } from "#workers/embed/framed-answer.ts";
import { readRequestPreferences } from "#workers/localization/localization.ts";
import { currentDefinition } from "#workers/rates/rates.ts";
import { EmbedDocument } from "./embed-document.server.tsx";
import { MissingEmbed } from "./missing-embed.server.tsx";

/** The embed of a calculator at an address; 404 with a sentence where there is none. */
export async function answerEmbed(request: Request, id: string, database: Database): Promise<Response> {
  const url = new URL(request.url);
  const [rows, preferences] = await Promise.all([listDirectory(database), readRequestPreferences(request, env.KV)]);
  const row = findRow(rows, id);
  const definition = row?.hasConfig ? await currentDefinition(row.id, env.KV) : null;
  const nonce = createNonce();
  if (!row || !definition || definition.special)
    return answerDocument(<MissingEmbed nonce={nonce} origin={url.origin} />, nonce, 404);
  const options = listEmbedOptions(definition, url.searchParams);
  const { theme, accent, locked, asked } = readEmbedOptions(definition, url.searchParams);
  const start = { ...readStart(definition, url, preferences), asked };
  if (start.redirect !== undefined) {
    const query = [start.redirect, new URLSearchParams(options.map((option) => [...option])).toString()];
    return new Response(null, {
      status: 302,
      headers: { Location: [`/embed/${row.id}`, query.filter(Boolean).join("&")].filter(Boolean).join("?") },
    });
  }
  const today = todayUtc();
  return answerDocument(
    <EmbedDocument
      nonce={nonce}
      origin={url.origin}
      id={row.id}
      name={row.name}
      theme={theme}
      accent={accent}
      styles={await readStyles()}
      query={[start.query, toAskedQuery(asked)].filter(Boolean).join("&")}
      script={{
        chunk: chunks[row.id]?.url ?? "",
        preferences: writePreferences(preferences),
        today,
        rates: definition.rates && JSON.stringify(definition.rates.set),
      }}
    >
      <EmbeddedCalculator
        definition={definition}
        start={start}
        preferences={preferences}
        today={today}
        dated={describeDatedFigures(row.id, today)}
        locked={locked}
        options={options}
      />
    </EmbedDocument>,
    nonce,
  );
}

/** What the fields hold at first; or, for a form that was sent and is right, the neutral query to go on with. */
function readStart(definition: AnyDefinition, { searchParams }: URL, preferences: Preferences) {
  const today = todayUtc();
  const drafts = draftsFromAddress(definition, searchParams, today, preferences);
  if (!searchParams.has("typed")) {
    const { inputs, issues } = readInputs(definition, fromQuery(definition, searchParams), today);
    return { drafts, issues, query: toReaderQuery(definition, inputs, today, preferences.unitSystem) };
  }
  const sentIn = searchParams.get("typed") ?? "";
  const locale = isLocale(sentIn) ? sentIn : preferences.locale;
  const typed = draftsFromForm(definition, searchParams);
  const { inputs, issues } = readDrafts(definition, typed, { ...preferences, locale }, today);
  const query = toReaderQuery(definition, inputs, today, preferences.unitSystem);
  const units = [...searchParams].filter(([key]) => key.endsWith(".unit") && !/\.\d+\./.test(key));
  return issues.length === 0 && !searchParams.has("add")
    ? { drafts, issues, query, redirect: [query, new URLSearchParams(units).toString()].filter(Boolean).join("&") }
    : { drafts, issues, query };
}

/** The styles of a calculator's page; none while developing, where the dev server hands them to pages only. */
async function readStyles(): Promise<string> {
  const { assets } = await import("virtual:react-router/server-build");
  const addresses = ["root", "routes/calculator/route"].flatMap((id) => assets.routes[id]?.css ?? []);
  return [...new Set(addresses.map((address) => address.replace(/#$/, "")))]
    .map((address) => stylesheets[address] ?? "")
    .join("\n");
}

async function answerDocument(document: React.ReactElement, nonce: string, status = 200): Promise<Response> {
  const body = await renderToReadableStream(document, { nonce, progressiveChunkSize: Number.POSITIVE_INFINITY });
  await body.allReady;
  return answerFramed(body, nonce, status);
}
