import { CodeChallengeMethod, OAuth2Client } from "arctic";
import * as v from "valibot";
import type { Identity } from "./accounts.ts";
import { fetchAnswer, inTime, SignInFailure } from "./sign-in-failure.ts";
import type { SignInProvider } from "./sign-in-provider.ts";

/** GitHub, by arctic's OAuth client: its client for GitHub sends no PKCE challenge (decision 0037). */
export function createGithubProvider(clientId: string, clientSecret: string): SignInProvider {
  const authorize = "https://github.com/login/oauth/authorize";
  const token = "https://github.com/login/oauth/access_token";
  return {
    id: "github",
    name: "GitHub",
    issuer: null,
    async begin(redirectUri, { state, verifier }) {
      const client = new OAuth2Client(clientId, clientSecret, redirectUri);
      const scopes = ["read:user", "user:email"];
      return client.createAuthorizationURLWithPKCE(authorize, state, CodeChallengeMethod.S256, verifier, scopes);
    },
    async finish(redirectUri, code, { verifier }) {
      const client = new OAuth2Client(clientId, clientSecret, redirectUri);
      const tokens = await inTime(client.validateAuthorizationCode(token, code, verifier));
      // GitHub refuses with status 200: then there is no token in it, and reading it throws.
      return readIdentity(await inTime(Promise.resolve().then(() => tokens.accessToken())));
    },
  };
}

const userSchema = v.object({
  id: v.number(),
  login: v.string(),
  name: v.nullish(v.string()),
  avatar_url: v.nullish(v.string()),
});
const emailsSchema = v.array(v.object({ email: v.string(), primary: v.boolean(), verified: v.boolean() }));

/** Who GitHub says that the bearer of a token is; GitHub has no id token. @throws SignInFailure */
async function readIdentity(token: string): Promise<Identity> {
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
