import { listQuantities } from "#workers/calls/convert.ts";
import { cacheFor, json } from "#workers/http/http.ts";
import { allowMethods } from "#workers/middleware/request-checks.ts";

export const middleware = [allowMethods("GET")];

/** GET /api/v1/units: every quantity and the units in which it is measured. */
export function loader() {
  return json({ quantities: listQuantities() }, cacheFor(3600));
}
