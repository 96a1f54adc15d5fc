import * as v from "valibot";
import { describeRow } from "#workers/calls/describe.ts";
import { listDirectory } from "#workers/directory/directory.ts";
import { findIds } from "#workers/directory/search.ts";
import { cacheFor, json } from "#workers/http/http.ts";
import { parseQuery, wholeNumber } from "#workers/http/parse-query.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { allowMethods } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/calculators";

export const middleware = [allowMethods("GET")];

const querySchema = v.strictObject({
  q: v.optional(v.string()),
  category: v.optional(v.string()),
  limit: v.optional(wholeNumber(1, 1000), "1000"),
  offset: v.optional(wholeNumber(0, 1_000_000), "0"),
});

/** GET /api/v1/calculators: the catalogue by name, or by fitness for `?q=`; `?category=`, `?limit=` and `?offset=` narrow it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { q, category, limit, offset } = parseQuery(request, querySchema);
  const rows = (await listDirectory(context.get(databaseContext).database)).filter((row) => row.hasConfig);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const asked = q ? (await findIds(rows, q)).flatMap((id) => byId.get(id) ?? []) : rows;
  const chosen = category ? asked.filter((row) => row.category === category) : asked;
  const { origin } = new URL(request.url);
  const calculators = chosen.slice(offset, offset + limit).map((row) => describeRow(row, origin));
  return json({ total: chosen.length, calculators }, cacheFor(300));
}
