import { CodeChallengeMethod, OAuth2Client } from "arctic";
import { createRemoteJWKSet, jwtVerify } from "jose";
import * as v from "valibot";
import type { Identity } from "./accounts.ts";
import { fetchAnswer, inTime, SignInFailure } from "./sign-in-failure.ts";
import type { SignInProvider } from "./sign-in-provider.ts";

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
export function createOpenIdProvider(
  id: string,
  name: string,
  issuer: string,
  clientId: string,
  secret: string,
): SignInProvider {
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
      return readIdentity(id, more);
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

function readIdentity(provider: string, claims: Claims): Identity {
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
