import { CodeChallengeMethod, OAuth2Client } from "arctic";
import { createRemoteJWKSet, jwtVerify } from "jose";
import * as v from "valibot";
import type { Identity } from "./accounts.ts";
import { githubIdentity } from "./github.ts";
import { fetchAnswer, inTime, SignInFailure } from "./sign-in-failure.ts";

/** What the providers are set up with; each is offered when all of its variables are set. */
export interface ProviderBindings {
  readonly GOOGLE_CLIENT_ID?: string;
  readonly GOOGLE_CLIENT_SECRET?: string;
  readonly GITHUB_CLIENT_ID?: string;
  readonly GITHUB_CLIENT_SECRET?: string;
  readonly OIDC_ISSUER?: string;
  readonly OIDC_CLIENT_ID?: string;
  readonly OIDC_CLIENT_SECRET?: string;
  readonly OIDC_NAME?: string;
}

/** The secrets of one sign-in. */
export interface SignInSecrets {
  readonly state: string;
  readonly verifier: string;
  readonly nonce: string;
}

/** Someone who says who a visitor is. Both calls throw SignInFailure. */
export interface SignInProvider {
  readonly id: string;
  readonly name: string;
  /** The issuer, where it has one: an answer that names another is not ours. */
  readonly issuer: string | null;
  begin(redirectUri: string, secrets: SignInSecrets): Promise<URL>;
  finish(redirectUri: string, code: string, secrets: SignInSecrets): Promise<Identity>;
}

/** Variables of a provider that was begun to be set up: the missing ones. */
export interface Unfinished {
  readonly name: string;
  readonly missing: readonly string[];
}

const KNOWN = [
  { id: "google", name: "Google", variables: ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"] },
  { id: "github", name: "GitHub", variables: ["GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET"] },
  { id: "oidc", name: "OpenID Connect", variables: ["OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET", "OIDC_ISSUER"] },
] as const;

/** The providers that are set up, and those that are so in part. */
export function providersOf(bindings: ProviderBindings): {
  readonly ready: readonly SignInProvider[];
  readonly unfinished: readonly Unfinished[];
} {
  const ready: SignInProvider[] = [];
  const unfinished: Unfinished[] = [];
  for (const { id, name, variables } of KNOWN) {
    const values = variables.map((variable) => bindings[variable]?.trim() ?? "");
    const missing = variables.filter((_, index) => values[index] === "");
    const [clientId = "", clientSecret = "", issuer = "https://accounts.google.com"] = values;
    if (missing.length === 0)
      ready.push(
        id === "github"
          ? github(clientId, clientSecret)
          : openIdConnect(
              id,
              id === "oidc" ? bindings.OIDC_NAME?.trim() || name : name,
              issuer,
              clientId,
              clientSecret,
            ),
      );
    else if (missing.length < variables.length) unfinished.push({ name, missing });
  }
  return { ready, unfinished };
}

function github(clientId: string, clientSecret: string): SignInProvider {
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
      return githubIdentity(await inTime(Promise.resolve().then(() => tokens.accessToken())));
    },
  };
}

const address = v.pipe(v.string(), v.url());
const discoverySchema = v.object({
  issuer: address,
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
  userinfo_endpoint: v.optional(address),
});

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  email: v.optional(v.string()),
  email_verified: v.optional(v.union([v.boolean(), v.string()])),
  name: v.optional(v.string()),
  given_name: v.optional(v.string()),
  family_name: v.optional(v.string()),
  picture: v.optional(v.string()),
});

type Claims = v.InferOutput<typeof claimsSchema>;

/** Signed by a key that the provider publishes: never by a shared secret, never unsigned. */
const ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];
/** Seconds by which the provider's clock may differ from ours. */
const CLOCK_TOLERANCE = 30;

/**
 * An OpenID Connect provider by its issuer. Its endpoints and keys are asked for at each sign-in: sign-ins are rare, and a
 * provider that changed its keys is understood at once.
 */
function openIdConnect(id: string, name: string, issuer: string, clientId: string, secret: string): SignInProvider {
  const discover = async () => {
    const found = v.safeParse(discoverySchema, await fetchAnswer(discoveryAddress(issuer)));
    if (!found.success || withoutSlash(found.output.issuer) !== withoutSlash(issuer))
      throw new SignInFailure("unavailable", `${issuer} does not describe itself as an OpenID Connect provider`);
    return found.output;
  };
  return {
    id,
    name,
    issuer,
    async begin(redirectUri, { state, verifier, nonce }) {
      const { authorization_endpoint: authorize } = await discover();
      const client = new OAuth2Client(clientId, secret, redirectUri);
      const scopes = ["openid", "profile", "email"];
      const url = client.createAuthorizationURLWithPKCE(authorize, state, CodeChallengeMethod.S256, verifier, scopes);
      url.searchParams.set("nonce", nonce);
      return url;
    },
    async finish(redirectUri, code, { verifier, nonce }) {
      const endpoints = await discover();
      const client = new OAuth2Client(clientId, secret, redirectUri);
      const tokens = await inTime(client.validateAuthorizationCode(endpoints.token_endpoint, code, verifier));
      const expected = { issuer: endpoints.issuer, audience: clientId, nonce };
      const idToken = await inTime(Promise.resolve().then(() => tokens.idToken()));
      const claims = await verifyIdToken(idToken, endpoints.jwks_uri, expected);
      const more = await moreClaims(claims, endpoints.userinfo_endpoint, () => tokens.accessToken());
      return identityOf(id, more);
    },
  };
}

/** The claims of an id token whose signature, issuer, audience, expiry and nonce are right. */
async function verifyIdToken(
  idToken: string,
  jwksUri: string,
  { issuer, audience, nonce }: { issuer: string; audience: string; nonce: string },
): Promise<Claims> {
  const keys = createRemoteJWKSet(new URL(jwksUri), { timeoutDuration: 5_000 });
  const { payload } = await jwtVerify(idToken, keys, {
    issuer,
    audience,
    algorithms: ALGORITHMS,
    clockTolerance: CLOCK_TOLERANCE,
    requiredClaims: ["sub", "iat", "exp", "nonce"],
  }).catch((error: unknown) => {
    throw new SignInFailure("unverified", String(error));
  });
  if (payload["nonce"] !== nonce) throw new SignInFailure("unverified", "another nonce");
  const parties = Array.isArray(payload.aud) ? payload.aud.length : 1;
  if ((parties > 1 || payload["azp"] !== undefined) && payload["azp"] !== audience)
    throw new SignInFailure("unverified", "the token was made for another party");
  const claims = v.safeParse(claimsSchema, payload);
  if (!claims.success) throw new SignInFailure("unverified", "claims of another form");
  return claims.output;
}

/** Providers may leave name and e-mail out of the token and keep them at an address of their own. */
async function moreClaims(claims: Claims, userinfo: string | undefined, token: () => string): Promise<Claims> {
  if (userinfo === undefined || (claims.email !== undefined && claims.name !== undefined)) return claims;
  const answer = v.safeParse(claimsSchema, await fetchAnswer(userinfo, token()));
  if (!answer.success || answer.output.sub !== claims.sub)
    throw new SignInFailure("unverified", "the provider's answers are about different people");
  return { ...answer.output, ...claims };
}

function identityOf(provider: string, claims: Claims): Identity {
  const [first, ...rest] = (claims.name ?? "").split(/\s+/).filter(Boolean);
  return {
    provider,
    subject: claims.sub,
    email: claims.email ?? null,
    emailVerified: claims.email_verified === true || claims.email_verified === "true",
    firstName: claims.given_name ?? first ?? null,
    lastName: claims.family_name ?? (rest.join(" ") || null),
    pictureUrl: claims.picture?.startsWith("https://") ? claims.picture : null,
  };
}

function discoveryAddress(issuer: string): string {
  return `${withoutSlash(issuer)}/.well-known/openid-configuration`;
}

function withoutSlash(text: string): string {
  return text.replace(/\/+$/, "");
}
