import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { CardsContext } from "#features/directory/index.ts";
import { DocumentHead } from "#features/document/document-head.tsx";
import { DocumentProvider } from "#features/document/index.ts";
import {
  calculatorParts,
  holdScripts,
  lowerScripts,
  matchedStylesheets,
  pageFacts,
  withoutStylesheets,
} from "./document-parts.server.ts";
import { env, waitUntil } from "#workers/bindings.server.ts";
import { shownCards } from "#workers/directory/shown-cards.ts";
import { describePage } from "#workers/documents/page-description.ts";
import { iconAddress } from "#workers/documents/icon.ts";
import { recordErrorsLater } from "#workers/errors/error-intake.ts";
import { toServerErrorEvent } from "#workers/errors/error-report.ts";
import { logFailure } from "#workers/errors/log.ts";
import { requestScope } from "#workers/request-scope.ts";
import { contentSecurityPolicy, createNonce } from "#workers/security-headers.ts";

/** How long a document may wait for promises that its loaders returned. */
export const streamTimeout = 5_000;

/**
 * Renders a document whole, so that it can be cached: pages wait for nothing slow, and a failure still has a status of
 * its own. Its nonce is cached with it. The headers that every answer carries are added by the worker.
 */
export default async function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = createNonce();
  const page = responseStatusCode === 200 ? pageFacts(routerContext, request.url) : null;
  const stylesheets = matchedStylesheets(routerContext);
  const parts = {
    nonce,
    stylesheets,
    icon: iconAddress,
    calculator: calculatorParts(routerContext),
    description: page && (await describePage(page, env.DB)),
  };
  let status = responseStatusCode;
  let hasShell = false;
  const body = await renderToReadableStream(
    <DocumentProvider value={{ nonce, head: <DocumentHead {...parts} /> }}>
      <CardsContext value={loadContext.get(shownCards)}>
        <ServerRouter
          context={stylesheets.length > 0 ? withoutStylesheets(routerContext) : routerContext}
          url={request.url}
          nonce={nonce}
        />
      </CardsContext>
    </DocumentProvider>,
    {
      nonce,
      // The document is sent whole: a part that React would send behind the page, for scripts to put in place, stays in it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      signal: AbortSignal.timeout(streamTimeout + 1_000),
      onError(error: unknown) {
        status = 500;
        // Before there is a shell the error is thrown as well, and comes to handleError.
        if (hasShell) report(error);
      },
    },
  );
  hasShell = true;
  await body.allReady;
  const document = await (parts.calculator && !parts.calculator.waits ? holdScripts(body) : lowerScripts(body));
  responseHeaders.set("Content-Type", "text/html; charset=utf-8");
  responseHeaders.set("Content-Security-Policy", contentSecurityPolicy({ nonce, development: import.meta.env.DEV }));
  return new Response(request.method === "HEAD" ? null : document, { status, headers: responseHeaders });
}

/** What a loader, an action or a component throws on the server: one line on the console, one entry in the log. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  // A method that an address does not take is refused, not a fault of ours; anyone could fill the log with it.
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  // Who has left waits for no answer.
  if (!isRefusal && !request.signal.aborted) report(error);
};

function report(error: unknown): void {
  logFailure("request-failed", error);
  recordErrorsLater([toServerErrorEvent(error, requestScope() ?? {})], env.DB, waitUntil);
}
