import { json } from "#workers/http/http.ts";
import { parseBody } from "#workers/http/parse-body.ts";
import { orUnavailable } from "#workers/http/unavailable.ts";
import { accountContext, forUsers } from "#workers/middleware/account.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { allowMethods } from "#workers/middleware/request-checks.ts";
import { listRecents, mergeRecents, recentsSchema } from "#workers/recents/recents.ts";
import type { Route } from "./+types/recents";

export const middleware = [allowMethods("GET", "POST"), ...forUsers];

/** GET /api/recents: what the user opened last, the latest first. */
export function loader({ context }: Route.LoaderArgs) {
  const { database } = context.get(databaseContext);
  return orUnavailable("recents-read-failed", async () =>
    json(await listRecents(database, context.get(accountContext).id)),
  );
}

/** POST /api/recents `{sentAt, recents: [{calculatorId, at}]}`: takes over what a device opened. */
export async function action({ request, context }: Route.ActionArgs) {
  const { database } = context.get(databaseContext);
  const { id } = context.get(accountContext);
  const opened = await parseBody(request, recentsSchema);
  return orUnavailable("recents-write-failed", async () => {
    await mergeRecents(database, id, opened);
    return json(await listRecents(database, id));
  });
}
