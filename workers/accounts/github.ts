import * as v from "valibot";
import type { Identity } from "./accounts.ts";
import { fetchAnswer, SignInFailure } from "./sign-in-failure.ts";

const userSchema = v.object({
  id: v.number(),
  login: v.string(),
  name: v.nullish(v.string()),
  avatar_url: v.nullish(v.string()),
});
const emailsSchema = v.array(v.object({ email: v.string(), primary: v.boolean(), verified: v.boolean() }));

/** Who GitHub says that the bearer of a token is; GitHub has no id token. @throws SignInFailure */
export async function githubIdentity(token: string): Promise<Identity> {
  const [user, emails] = await Promise.all([
    fetchAnswer("https://api.github.com/user", token),
    fetchAnswer("https://api.github.com/user/emails", token),
  ]);
  const known = v.safeParse(userSchema, user);
  const addresses = v.safeParse(emailsSchema, emails);
  if (!known.success || !addresses.success) throw new SignInFailure("unavailable", "GitHub answers in another form");
  const primary = addresses.output.find((one) => one.primary) ?? addresses.output[0];
  const [first, ...rest] = (known.output.name ?? known.output.login).split(/\s+/).filter(Boolean);
  return {
    provider: "github",
    subject: String(known.output.id),
    email: primary?.email ?? null,
    emailVerified: primary?.verified ?? false,
    firstName: first ?? null,
    lastName: rest.join(" ") || null,
    pictureUrl: known.output.avatar_url ?? null,
  };
}
