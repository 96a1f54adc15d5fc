import { calculators as chunks } from "virtual:calculator-chunks";
import { env } from "#workers/bindings.server.ts";
import { todayUtc } from "#workers/directory/calculate.ts";
import { cacheFor, json, errorResponse } from "#workers/http/http.ts";
import { currentDefinition } from "#workers/rates/rates.ts";
import { readFormula } from "#workers/directory/static-files.ts";
import type { Route } from "./+types/view";

/** GET /api/calculators/{id}/view: what a quick view needs besides the calculator's chunk, and where that is. */
export async function loader({ params }: Route.LoaderArgs) {
  const definition = await currentDefinition(params.id, env.KV);
  if (!definition) return errorResponse(404, "There is no calculator of that name.");
  const formula = definition.formula ? await readFormula(env.ASSETS, definition.id) : null;
  return json(
    { chunk: chunks[definition.id]!.url, formula, today: todayUtc(), rates: definition.rates?.set },
    cacheFor(60),
  );
}
