import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from "react-router";
import stylesheets from "virtual:built-stylesheets";
import type { Preferences } from "./localization/preferences.ts";
import formatsWorker from "#features/localization/prepare-formats.js?url";
import { BRAND } from "#ui/brand.ts";
import { SET_SERIF_WHEN_IDLE } from "#ui/serif.ts";
import { env, waitUntil } from "#workers/bindings.server.ts";
import { paintFirst } from "#workers/documents/first-paint.ts";
import { requestScope } from "#workers/request-scope.ts";
import { contentSecurityPolicy, inlineHash, inlineScriptHashes } from "#workers/security-headers.ts";
import { withHead } from "#workers/documents/document-head.ts";
import { recordErrorsLater } from "#workers/errors/error-intake.ts";
import { toServerErrorEvent } from "#workers/errors/error-report.ts";
import { logFailure } from "#workers/errors/log.ts";

/** How long a document may wait for promises that its loaders returned. */
export const streamTimeout = 5_000;

/**
 * Renders a document whole, so that its policy can name the inline scripts by their hashes: the same bytes and the same
 * header serve everyone, from a cache as well. What is added to the head afterwards is data, which needs no hash. The headers that every answer carries are added by the worker.
 */
export default async function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  let status = responseStatusCode;
  let hasShell = false;
  const body = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    // The document is sent whole: a part that React would send behind the page, for scripts to put in place, stays in it.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal: AbortSignal.timeout(streamTimeout + 1_000),
    onError(error: unknown) {
      status = 500;
      // Before there is a shell the error is thrown as well, and comes to handleError.
      if (hasShell) report(error);
    },
  });
  hasShell = true;
  await body.allReady;
  const rendered = await new Response(body).text();
  const { html, styles } = import.meta.env.DEV
    ? { html: rendered, styles: "" }
    : paintFirst(rendered, {
        stylesheets,
        meanwhile: prepareFormats(routerContext),
        afterwards: SET_SERIF_WHEN_IDLE,
      });
  responseHeaders.set("Content-Type", "text/html; charset=utf-8");
  responseHeaders.set(
    "Content-Security-Policy",
    contentSecurityPolicy({
      hashes: await inlineScriptHashes(html),
      styleHashes: styles ? [await inlineHash(styles)] : [],
      development: import.meta.env.DEV,
    }),
  );
  const document = await withHead({ html, status, url: request.url, brand: BRAND, database: env.DB });
  return new Response(request.method === "HEAD" ? null : document, { status, headers: responseHeaders });
}

/**
 * A script's text: another thread reads what the first formats of money and dates need, while the modules are on their
 * way. Where there is no such thread, the page reads it when it needs it.
 */
function prepareFormats({ staticHandlerContext: { loaderData } }: EntryContext): string {
  const root = loaderData["root"] as { readonly preferences: Preferences } | undefined;
  if (!root || !loaderData["routes/calculator/route"]) return "";
  const { locale, currency } = root.preferences;
  return `try{new Worker(${JSON.stringify(formatsWorker)}).postMessage(${JSON.stringify([locale, currency])})}catch{}`;
}

/** What a loader, an action or a component throws on the server: one line on the console, one entry in the log. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  // A method that an address does not take is refused, not a fault of ours; anyone could fill the log with it.
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  // Who has left waits for no answer.
  if (!isRefusal && !request.signal.aborted) report(error);
};

function report(error: unknown): void {
  const { route = "/", requestId = "" } = requestScope() ?? {};
  logFailure("request-failed", error);
  recordErrorsLater(
    [toServerErrorEvent(error, { route: route.replace(/^[A-Z]+ /, ""), requestId })],
    env.DB,
    waitUntil,
  );
}
