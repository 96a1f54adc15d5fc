import { createRequestHandler } from "react-router";
import type { Bindings } from "./bindings.server.ts";
import { inScopeOf } from "./request-scope.ts";
import { withSecurityHeaders } from "./security-headers.ts";
import { drainBody, withJsonError } from "./services/http.ts";
import { keepHouse } from "./services/housekeeping.ts";
import { refreshRates } from "./services/rates.ts";
import { countBatch, type UseMessage } from "./services/uses.ts";

const handleRequest = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);

export default {
  async fetch(request) {
    const response = await inScopeOf(request, () => handleRequest(request));
    await drainBody(request);
    return withSecurityHeaders(withJsonError(request, response));
  },

  /** Daily: exchange rates, housekeeping. */
  async scheduled(_controller, env) {
    await refreshRates(env.KV);
    await keepHouse(env);
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
