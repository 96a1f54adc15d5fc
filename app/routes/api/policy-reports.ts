import * as v from "valibot";
import { logWarning } from "#workers/errors/log.ts";
import { parseBody } from "#workers/http/parse-body.ts";
import { allowMethods, rateLimited, sameOrigin } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/policy-reports";

const MAX_REPORT = 8 * 1024;

/** What a browser says of something that the content security policy stopped; the address of the page is not looked at. */
const reportSchema = v.object({
  "csp-report": v.object({
    "effective-directive": v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{0,40}$/)), ""),
    "blocked-uri": v.optional(v.string(), ""),
  }),
});

export const middleware = [allowMethods("POST"), sameOrigin, rateLimited("policy", "RATE_LIMIT_ERRORS")];

/** POST /api/policy-reports: logs the directive and the origin that it stopped, nothing of what a visitor typed. */
export async function action({ request }: Route.ActionArgs) {
  const { "csp-report": report } = await parseBody(request, reportSchema, MAX_REPORT);
  const blocked = report["blocked-uri"];
  logWarning("policy-violated", report["effective-directive"], {
    blocked: URL.canParse(blocked) ? new URL(blocked).origin : blocked.slice(0, 20),
  });
  return new Response(null, { status: 204 });
}
