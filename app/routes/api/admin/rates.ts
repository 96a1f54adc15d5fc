import * as v from "valibot";
import { env } from "#workers/bindings.server.ts";
import { adminRead, adminWrite } from "#workers/admin/admin-call.ts";
import { currentRates, ratesStatus, refreshRates } from "#workers/rates/rates.ts";
import type { Route } from "./+types/rates";

const refreshSchema = v.object({ acceptMoves: v.optional(v.boolean("Say true or false."), false) });

/** GET /api/admin/rates: the set in use, and how the last attempt to renew it went. */
export function loader({ request }: Route.LoaderArgs) {
  return adminRead(request, async () => {
    const [{ date, source, base, rates }, status] = await Promise.all([currentRates(env.KV), ratesStatus(env.KV)]);
    return { date, source, base, rates, status };
  });
}

/** POST /api/admin/rates `{acceptMoves?}`: fetches the rates now; with `acceptMoves` also where one moved by half. */
export function action({ request }: Route.ActionArgs) {
  return adminWrite(request, refreshSchema, (_database, { acceptMoves }) => refreshRates(env.KV, { acceptMoves }));
}
