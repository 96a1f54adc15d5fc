import { env } from "#workers/bindings.server.ts";
import { answerPost, answerRead } from "#workers/accounts/account-calls.ts";
import { listRecents, mergeRecents, recentsSchema } from "#workers/recents/recents.ts";
import type { Route } from "./+types/recents";

/** GET /api/recents: what the user opened last, the latest first. */
export function loader({ request }: Route.LoaderArgs) {
  return answerRead(request, env, async ({ database, account, answer }) =>
    answer(await listRecents(database, account.id)),
  );
}

/** POST /api/recents `{sentAt, recents: [{calculatorId, at}]}`: takes over what a device opened. */
export function action({ request }: Route.ActionArgs) {
  return answerPost(request, env, recentsSchema, async ({ database, account, value, answer }) => {
    await mergeRecents(database, account.id, value);
    return answer(await listRecents(database, account.id));
  });
}
