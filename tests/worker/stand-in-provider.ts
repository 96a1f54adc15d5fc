/** An OpenID Connect provider as sign-ins meet it: discovery, keys, tokens and userinfo. */
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterEach, beforeEach, vi } from "vitest";
import { beginSignIn, finishSignIn } from "#workers/accounts/sign-in.ts";
import { ask, bindings as sessionBindings, readCookies } from "./account-bindings.ts";

export const ISSUER = "https://id.example";
export const bindings = {
  ...sessionBindings,
  OIDC_ISSUER: ISSUER,
  OIDC_CLIENT_ID: "reckoner",
  OIDC_CLIENT_SECRET: "shh",
  OIDC_NAME: "Example ID",
  GITHUB_CLIENT_ID: "gh",
  GITHUB_CLIENT_SECRET: "shh",
};

const keys = await generateKeyPair("ES256", { extractable: true });
export const others = await generateKeyPair("ES256", { extractable: true });
const jwk = { ...(await exportJWK(keys.publicKey)), kid: "1", alg: "ES256", use: "sig" };

export interface Token {
  readonly claims?: Record<string, unknown>;
  readonly issuer?: string;
  readonly audience?: string | string[];
  readonly nonce?: string;
  /** Seconds from now. */
  readonly expires?: number;
  readonly key?: CryptoKey;
}

export function tokenOf(nonce: string, token: Token): Promise<string> {
  const at = Math.floor(Date.now() / 1000);
  return new SignJWT({ nonce: token.nonce ?? nonce, email: "ada@id.example", email_verified: true, ...token.claims })
    .setProtectedHeader({ alg: "ES256", kid: "1" })
    .setSubject("ada")
    .setIssuer(token.issuer ?? ISSUER)
    .setAudience(token.audience ?? "reckoner")
    .setIssuedAt(at - 3600)
    .setExpirationTime(at + (token.expires ?? 300))
    .sign(token.key ?? keys.privateKey);
}

interface Provider {
  /** What it answers by path; a text is HTML, a number a status without a body. */
  answers: Record<string, (request: Request) => unknown>;
  /** Each failure is logged, with its cause. */
  logged: unknown[];
}

/** A provider in the place of the network, as good as new for each test. */
export function standInProvider(): Provider {
  const provider: Provider = { answers: {}, logged: [] };
  beforeEach(() => {
    provider.logged = [];
    vi.spyOn(console, "warn").mockImplementation((line) => void provider.logged.push(JSON.parse(String(line))));
    provider.answers = {
      "/.well-known/openid-configuration": () => ({
        issuer: ISSUER,
        authorization_endpoint: `${ISSUER}/auth`,
        token_endpoint: `${ISSUER}/token`,
        jwks_uri: `${ISSUER}/jwks`,
        userinfo_endpoint: `${ISSUER}/me`,
      }),
      "/jwks": () => ({ keys: [jwk] }),
      "/me": () => ({ sub: "ada", name: "Ada King Lovelace" }),
    };
    vi.stubGlobal("fetch", async (...given: Parameters<typeof fetch>) => {
      const request = new Request(...given);
      const answer = await provider.answers[new URL(request.url).pathname]?.(request);
      if (answer === undefined) throw new TypeError("Network connection lost.");
      if (typeof answer === "number") return new Response(null, { status: answer });
      return typeof answer === "string"
        ? new Response(answer, { headers: { "Content-Type": "text/html" } })
        : Response.json(answer);
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return provider;
}

/** Begins a sign-in, and comes back from the provider. */
export async function signIn({ answers }: Provider, token: Token = {}, change: (callback: URL) => void = () => {}) {
  const begun = await beginSignIn(ask("/api/login"), bindings, "oidc", "/favorites?x=1");
  const url = new URL(begun.location);
  const hasOwn = "/token" in answers;
  answers["/token"] ??= async () => ({
    access_token: "a",
    token_type: "Bearer",
    id_token: await tokenOf(url.searchParams.get("nonce") ?? "", token),
  });
  const callback = new URL("https://reckoner.example/api/auth/callback/oidc");
  callback.searchParams.set("code", "c");
  callback.searchParams.set("state", url.searchParams.get("state") ?? "");
  change(callback);
  const cookie = readCookies(begun.cookies);
  const ended = await finishSignIn(ask(callback.href, cookie), bindings, "oidc");
  if (!hasOwn) delete answers["/token"];
  return { url, callback, cookie, ended };
}
