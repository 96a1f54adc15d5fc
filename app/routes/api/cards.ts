import { cardsHtml } from "#features/directory/index.ts";
import { inGridOrder } from "#catalogue/card.ts";
import { env } from "#workers/bindings.server.ts";
import { openDatabase } from "#workers/database/client.ts";
import { listDirectory } from "#workers/directory/directory.ts";

/** GET /api/cards: all cards of the grid as HTML, for a page that was opened with only some of them. */
export async function loader() {
  const rows = await listDirectory(openDatabase(env.DB).database);
  return new Response(cardsHtml(inGridOrder(rows)), {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public, max-age=300" },
  });
}
