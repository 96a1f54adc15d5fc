import { type Bindings, env as bindings, waitUntil } from "./bindings.server.ts";
import { openDatabase } from "./database/client.ts";
import { DocumentCache } from "./documents/document-cache.ts";
import { withoutVisitor } from "./embed/embed-options.ts";
import { runWithRequest } from "./request-scope.ts";
import { handleRequest, listPages } from "./router.ts";
import { normalizeErrorResponse } from "./normalize-error-response.ts";
import { withSecurityHeaders } from "./security-headers.ts";
import { directoryVersion, listDirectory } from "./directory/directory.ts";
import { runDailyMaintenance } from "./maintenance/daily-maintenance.ts";
import { refuseForeignForm, withWholeBody } from "./http/http.ts";
import { answerOpenCall, isOpenCall } from "./http/open-call.ts";
import { readRequestPreferences } from "./localization/localization.ts";
import { refreshRates } from "./rates/rates.ts";
import { prepareSearch } from "./directory/search.ts";
import { countBatch, type UseMessage } from "./directory/uses.ts";

prepareSearch();

const documents = new DocumentCache();

const dependencies = {
  render: handleRequest,
  readRequestPreferences: (request: Request) => readRequestPreferences(request, bindings.KV),
  version: async () => {
    // While developing, sources change under one build: every document has a version of its own.
    const build = import.meta.env.DEV ? crypto.randomUUID() : BUILD_VERSION;
    return `${build}-${directoryVersion(await listDirectory(openDatabase(bindings.DB).database))}`;
  },
  pages: listPages,
  later: waitUntil,
  edge: {
    match: async (key: string) => (await caches.open("documents")).match(key),
    put: async (key: string, response: Response) => (await caches.open("documents")).put(key, response),
  },
};

async function answer(received: Request): Promise<Response> {
  const request = await withWholeBody(received);
  if (request instanceof Response) return request;
  const response =
    refuseForeignForm(request) ??
    (await runWithRequest(request, () => documents.serve(withoutVisitor(request), dependencies)));
  return normalizeErrorResponse(request, response);
}

/** As in wrangler.toml. */
const EVERY_TEN_MINUTES = "*/10 * * * *";

export default {
  async fetch(request) {
    const response = await (isOpenCall(request) ? answerOpenCall(request, answer) : answer(request));
    const { pathname: path } = new URL(request.url);
    return withSecurityHeaders(response, { path, strictTransport: bindings.STRICT_TRANSPORT });
  },

  /** Every ten minutes: alerts. Daily: exchange rates, daily maintenance. */
  async scheduled({ cron }, env) {
    if (cron === EVERY_TEN_MINUTES) return (await import("./alerts/measure.ts")).watchAlerts(env);
    await refreshRates(env.KV);
    await runDailyMaintenance(env);
  },

  /** Page opens, in batches. */
  async queue(batch, env) {
    await countBatch(
      env,
      batch.messages.map((message) => message.body),
    );
    batch.ackAll();
  },
} satisfies ExportedHandler<Bindings, UseMessage>;
