import { redirect } from "react-router";
import { openDatabase } from "#workers/database/client.ts";
import { env } from "#workers/bindings.server.ts";
import { listDirectory } from "#workers/directory/directory.ts";

/** Opens a calculator picked at random, each with the same chance; never this one. */
export async function loader() {
  const rows = (await listDirectory(openDatabase(env.DB).database)).filter(
    (row) => row.hasConfig && row.id !== "random-calculator",
  );
  const [pick] = crypto.getRandomValues(new Uint32Array(1));
  const row = rows[pick! % rows.length];
  return redirect(row ? `/calculator/${row.id}` : "/", { headers: { "Cache-Control": "no-store" } });
}
