import { createRequestHandler } from "react-router";
import type { Bindings } from "./bindings.server.ts";
import { withSecurityHeaders } from "./security-headers.ts";
import { openDatabase } from "./database/client.ts";
import { drainBody } from "./services/http.ts";
import { forgetExpired } from "./services/sign-in.ts";
import { countBatch, type UseMessage } from "./services/uses.ts";

const handleRequest = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);

export default {
  async fetch(request) {
    const response = await handleRequest(request);
    await drainBody(request);
    return withSecurityHeaders(response);
  },

  /** Daily: exchange rates, housekeeping. */
  async scheduled(_controller, env, _context) {
    await forgetExpired(openDatabase(env.DB, "first-primary").database);
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
