import { renderToReadableStream } from "react-dom/server";
import { BRAND } from "#ui/brand.ts";
import { env } from "#workers/bindings.server.ts";
import { readCollection } from "#workers/collections/collection-address.ts";
import { showCollection } from "#workers/collections/collections.ts";
import type { Database } from "#workers/database/client.ts";
import { iconAddress } from "#workers/documents/icon.ts";
import { answerFramed, createNonce, REPORT_HEIGHT } from "#workers/embed/framed-answer.ts";
import { readRequestPreferences } from "#workers/localization/localization.ts";

const STYLES = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}
html{background:light-dark(#f7f6f2,#14181b);color:light-dark(#1c2126,#eceae4)}
body{margin:0;padding:16px}h1{font:600 1.375rem/1.2 ui-serif,serif;margin:0 0 12px}
a{color:light-dark(#0b6249,#6fd3ae)}ol{list-style:none;margin:0;padding:0}
li{border-top:1px solid light-dark(#dedad0,#30373c);padding:10px 0}p{margin:2px 0 0}ol+p{margin-top:8px}
li p:first-of-type,main>p{font-size:.875rem;color:light-dark(#575f67,#a3abb1)}b{font-weight:600}`;

/** A collection in a frame: each calculator with its answer, and the way to it. */
export async function answerEmbeddedCollection(request: Request, database: Database): Promise<Response> {
  const { origin, searchParams } = new URL(request.url);
  const preferences = await readRequestPreferences(request, env.KV);
  const { name, entries, problems, address } = await showCollection(
    readCollection(searchParams),
    preferences,
    database,
    env.KV,
  );
  const theme = searchParams.get("theme");
  const nonce = createNonce();
  const body = await renderToReadableStream(
    <html lang="en" data-theme={theme === "light" || theme === "dark" ? theme : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${name || "Calculators"} · ${BRAND}`}</title>
        <link rel="icon" type="image/svg+xml" href={iconAddress} />
        {/* Links that leave the embed leave the frame: no other page of ours may be framed. */}
        <base target="_blank" />
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: STYLES }} />
      </head>
      <body>
        <main aria-label={name || "Calculators"}>
          <h1>{name || "Calculators"}</h1>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
          <ol>
            {entries.map(({ id, query, name: calculator, given, answer, problem }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same calculator may stand there twice
              <li key={at}>
                <a href={`${origin}/calculator/${id}${query ? `?${query}` : ""}`} rel="noopener">
                  {calculator}
                </a>
                <p>{given}</p>
                <p>
                  <b>{answer || problem}</b>
                </p>
              </li>
            ))}
          </ol>
          <p>
            <a href={`${origin}/collection?${address}`} rel="noopener">
              {`Open on ${BRAND}`}
            </a>
          </p>
        </main>
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: REPORT_HEIGHT }} />
      </body>
    </html>,
    { nonce },
  );
  return answerFramed(body, nonce);
}
