import { redirect } from "react-router";
import { databaseContext } from "#workers/middleware/database.ts";
import { listDirectory } from "#workers/directory/directory.ts";
import type { Route } from "./+types/route";

/** Opens a calculator picked at random, each with the same chance; never this one. */
export async function loader({ context }: Route.LoaderArgs) {
  const rows = (await listDirectory(context.get(databaseContext).database)).filter(
    (row) => row.hasConfig && row.id !== "random-calculator",
  );
  const [pick] = crypto.getRandomValues(new Uint32Array(1));
  const row = rows[pick! % rows.length];
  return redirect(row ? `/calculator/${row.id}` : "/", { headers: { "Cache-Control": "no-store" } });
}
