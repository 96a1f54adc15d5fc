import { selectCards } from "#catalogue/card.ts";
import { cardsHtml } from "#features/directory/index.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { listDirectory } from "#workers/directory/directory.ts";
import type { Route } from "./+types/cards";

/** GET /api/cards: the cards of the grid as HTML, all or of one `?category=`, for a page that was opened without them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const rows = await listDirectory(context.get(databaseContext).database);
  const category = new URL(request.url).searchParams.get("category") ?? "all";
  return new Response(cardsHtml(selectCards(rows, category)), {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public, max-age=300" },
  });
}
