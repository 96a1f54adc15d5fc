import { env } from "#workers/bindings.server.ts";
import { requireAccount } from "#workers/accounts/accounts.ts";
import { refusal } from "#workers/http/http.ts";
import { fetchPicture } from "#workers/accounts/picture.ts";
import type { Route } from "./+types/picture";

/** GET /api/auth/picture: the profile picture of who is signed in, fetched from where their provider keeps it. */
export async function loader({ request }: Route.LoaderArgs) {
  const permission = await requireAccount(request, env);
  if (!permission.ok) return permission.response;
  const { profileImageUrl } = permission.account;
  const picture = profileImageUrl === null ? null : await fetchPicture(profileImageUrl);
  return picture ?? refusal(404, "There is no picture.");
}
