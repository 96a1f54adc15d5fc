import { renderToReadableStream } from "react-dom/server";
import type { EntryContext } from "react-router";
import { ServerRouter } from "react-router";
import { stylesheetsFirst } from "#workers/documents/stylesheets-first.ts";
import { contentSecurityPolicy, inlineScriptHashes } from "#workers/security-headers.ts";

/** How long a document may wait for promises that its loaders returned. */
export const streamTimeout = 5_000;

/**
 * Renders a document whole, so that its policy can name the inline scripts by their hashes: the same bytes and the same
 * header serve everyone, from a cache as well. The headers that every answer carries are added by the worker.
 */
export default async function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  let status = responseStatusCode;
  const body = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    signal: AbortSignal.timeout(streamTimeout + 1_000),
    onError(error: unknown) {
      status = 500;
      console.error(error);
    },
  });
  await body.allReady;
  const html = stylesheetsFirst(await new Response(body).text());
  responseHeaders.set("Content-Type", "text/html; charset=utf-8");
  responseHeaders.set(
    "Content-Security-Policy",
    contentSecurityPolicy({ hashes: await inlineScriptHashes(html), development: import.meta.env.DEV }),
  );
  return new Response(request.method === "HEAD" ? null : html, { status, headers: responseHeaders });
}
