import { cardsHtml } from "#features/directory/index.ts";
import { inGridOrder } from "#catalogue/card.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { listDirectory } from "#workers/directory/directory.ts";
import type { Route } from "./+types/cards";

/** GET /api/cards: all cards of the grid as HTML, for a page that was opened with only some of them. */
export async function loader({ context }: Route.LoaderArgs) {
  const rows = await listDirectory(context.get(databaseContext).database);
  return new Response(cardsHtml(inGridOrder(rows)), {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public, max-age=300" },
  });
}
