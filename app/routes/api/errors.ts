import { env, waitUntil } from "#workers/bindings.server.ts";
import { isStorm, MAX_REPORT, occurrenceOf, reportsSchema, takeErrors } from "#workers/services/error-intake.ts";
import { json } from "#workers/services/http.ts";
import { takeWrite } from "#workers/services/visitor-writes.ts";
import type { Route } from "./+types/errors";

/** POST /api/errors: one report of a browser, or up to twenty. They are written behind the answer. */
export async function action({ request }: Route.ActionArgs) {
  // In a storm nothing more is read or looked up; the sender is told what it is always told.
  if (isStorm()) return accepted();
  const write = await takeWrite(request, reportsSchema, {
    kind: "errors",
    limiter: env.RATE_LIMIT_ERRORS,
    maxBody: MAX_REPORT,
  });
  if (!write.ok) return write.response;
  takeErrors(write.value.map(occurrenceOf), env.DB, waitUntil);
  return accepted();
}

function accepted(): Response {
  return json({ ok: true }, { status: 202 });
}
