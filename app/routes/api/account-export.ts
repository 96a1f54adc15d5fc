import { env } from "#workers/bindings.server.ts";
import { answerRead } from "#workers/accounts/account-calls.ts";
import { exportOf } from "#workers/accounts/account-data.ts";
import type { Route } from "./+types/account-export";

/** GET /api/account/export: everything that the database holds of the user, as a file. */
export function loader({ request }: Route.LoaderArgs) {
  return answerRead(request, env, async ({ database, account, answer }) =>
    answer(await exportOf(database, account.id), {
      headers: { "Content-Disposition": 'attachment; filename="reckoner-account.json"' },
    }),
  );
}
