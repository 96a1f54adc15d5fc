import { exportAccount } from "#workers/accounts/account-data.ts";
import { json } from "#workers/http/http.ts";
import { orUnavailable } from "#workers/http/unavailable.ts";
import { accountContext, forUsers } from "#workers/middleware/account.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import type { Route } from "./+types/account-export";

export const middleware = forUsers;

/** GET /api/account/export: everything that the database holds of the user, as a file. */
export function loader({ context }: Route.LoaderArgs) {
  const { database } = context.get(databaseContext);
  return orUnavailable("account-export-failed", async () =>
    json(await exportAccount(database, context.get(accountContext)), {
      headers: { "Content-Disposition": 'attachment; filename="reckoner-account.json"' },
    }),
  );
}
