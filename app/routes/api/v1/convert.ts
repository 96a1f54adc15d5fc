import * as v from "valibot";
import { convertUnits } from "#workers/calls/convert.ts";
import { cacheFor, json } from "#workers/http/http.ts";
import { parseQuery } from "#workers/http/parse-query.ts";
import { allowMethods } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/convert";

export const middleware = [allowMethods("GET")];

const NUMBER = "Give a number like 12.5.";
const unit = v.pipe(v.string(), v.minLength(1, "Name a unit."), v.maxLength(100, "No unit has so long a name."));

const querySchema = v.strictObject({
  value: v.pipe(
    v.string(),
    v.regex(/^[-+]?(\d{1,30}(\.\d{0,30})?|\.\d{1,30})(e[-+]?\d{1,3})?$/i, NUMBER),
    v.transform(Number),
    v.finite(NUMBER),
  ),
  from: unit,
  to: unit,
  quantity: v.optional(v.string()),
});

/** GET /api/v1/convert?value=5&from=ft&to=m&quantity=: a value in another unit; units by id, symbol or name. */
export function loader({ request }: Route.LoaderArgs) {
  return json(convertUnits(parseQuery(request, querySchema)), cacheFor(3600));
}
