import { fetchPicture } from "#workers/accounts/picture.ts";
import { errorResponse } from "#workers/http/http.ts";
import { accountContext, requireUser } from "#workers/middleware/account.ts";
import type { Route } from "./+types/picture";

export const middleware = [requireUser];

/** GET /api/auth/picture: the profile picture of the signed-in user, fetched from where their provider keeps it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { profileImageUrl } = context.get(accountContext);
  const picture = profileImageUrl === null ? null : await fetchPicture(profileImageUrl);
  return picture ?? errorResponse(404, "There is no picture.");
}
