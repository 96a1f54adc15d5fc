import * as v from "valibot";
import { env } from "#workers/bindings.server.ts";
import { json } from "#workers/http/http.ts";
import { parseBody } from "#workers/http/parse-body.ts";
import { orUnavailable } from "#workers/http/unavailable.ts";
import { allowMethods } from "#workers/middleware/request-checks.ts";
import { currentRates, ratesStatus, refreshRates } from "#workers/rates/rates.ts";
import type { Route } from "./+types/rates";

const refreshSchema = v.object({ acceptMoves: v.optional(v.boolean("Say true or false."), false) });

export const middleware = [allowMethods("GET", "POST")];

/** GET /api/admin/rates: the set in use, and how the last attempt to renew it went. */
export function loader() {
  return orUnavailable("admin-call-failed", async () => {
    const [{ date, source, base, rates }, status] = await Promise.all([currentRates(env.KV), ratesStatus(env.KV)]);
    return json({ date, source, base, rates, status });
  });
}

/** POST /api/admin/rates `{acceptMoves?}`: fetches the rates now; with `acceptMoves` also where one moved by half. */
export async function action({ request }: Route.ActionArgs) {
  const { acceptMoves } = await parseBody(request, refreshSchema);
  return orUnavailable("admin-call-failed", async () => json(await refreshRates(env.KV, { acceptMoves })));
}
