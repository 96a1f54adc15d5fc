import { serviceWorker } from "virtual:calculator-chunks";
import { env } from "#workers/bindings.server.ts";
import { answerServiceWorker } from "#workers/offline/service-worker.ts";

/** GET /service-worker.js */
export function loader() {
  return answerServiceWorker(serviceWorker.url, env.SERVICE_WORKER);
}
