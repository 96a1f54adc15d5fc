import { redirect } from "react-router";
import { env } from "#workers/bindings.server.ts";
import { openDatabase } from "#workers/database/client.ts";
import { json } from "#workers/http/http.ts";
import { senderOf } from "#workers/accounts/accounts.ts";
import { countryOf } from "#workers/localization/localization.ts";
import { requestSchema, saveRequest } from "#workers/requests/requests.ts";
import { keptOrRefused, takeWrite } from "#workers/http/visitor-writes.ts";
import type { Route } from "./+types/request-calculator";

/** POST /api/request-calculator: asks for a calculator that is not there. */
export async function action({ request }: Route.ActionArgs) {
  const write = await takeWrite(request, requestSchema, { kind: "request", limiter: env.RATE_LIMIT_WRITES });
  if (!write.ok) return write.response;
  return keptOrRefused("request-not-kept", async () => {
    await saveRequest(openDatabase(env.DB, "first-primary").database, write.value, {
      country: countryOf(request) || null,
      userId: await senderOf(request, env),
    });
    return write.isForm ? redirect("/feedback?sent=request", 303) : json({ ok: true }, { status: 201 });
  });
}
