import { calculators as chunks } from "virtual:calculator-chunks";
import { cacheFor, json } from "#workers/http/http.ts";
import type { Route } from "./+types/assistant-chunks";

const MOST = 12;

/** GET /api/assistant/chunks?ids=mortgage,loan: where browsers find the code of these calculators; unknown ids are left out. */
export function loader({ request }: Route.LoaderArgs) {
  const ids = (new URL(request.url).searchParams.get("ids") ?? "").split(",").slice(0, MOST);
  const found = ids.flatMap((id) => (Object.hasOwn(chunks, id) ? [[id, chunks[id]!.url] as const] : []));
  return json(Object.fromEntries(found), cacheFor(300));
}
