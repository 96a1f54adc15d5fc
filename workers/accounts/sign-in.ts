import { generateCodeVerifier, generateState } from "arctic";
import { type Cookie, createCookie } from "react-router";
import { lt } from "drizzle-orm";
import * as v from "valibot";
import { type Database, openDatabase } from "#workers/database/client.ts";
import { usedOAuthStates, userSessions } from "#workers/database/schema.ts";
import { findOrCreateUser } from "./accounts.ts";
import { bookmarkCookies } from "./bookmarks.ts";
import { sha256 } from "#workers/http/digest.ts";
import { logWarning } from "#workers/errors/log.ts";
import { safeRedirectPath } from "./safe-redirect-path.ts";
import { listProviders, type ProviderBindings } from "./providers.ts";
import type { SignInProvider } from "./sign-in-provider.ts";
import { type SessionBindings, startSession } from "./sessions.ts";
import { getSetting } from "#workers/settings.ts";
import { type Problem, SignInFailure } from "./sign-in-failure.ts";

export type SignInBindings = SessionBindings & ProviderBindings;

/** Seconds that a visitor has at the provider. */
const FLOW_AGE = 600;

const flowSchema = v.object({
  provider: v.string(),
  state: v.string(),
  verifier: v.string(),
  nonce: v.string(),
  returnTo: v.string(),
  expiresAt: v.number(),
});

type Flow = v.InferOutput<typeof flowSchema>;

/** Where a visitor goes next, with the Set-Cookie headers. */
export interface Step {
  readonly location: string;
  readonly cookies: readonly string[];
}

/** One signed cookie for each sign-in under way, so that two tabs do not disturb each other. */
async function openFlowCookie(state: string, bindings: SignInBindings): Promise<Cookie> {
  return createCookie(`__Host-sign-in-${(await sha256(state)).slice(0, 8)}`, {
    // Not the session's own secret: neither cookie can stand in for the other.
    secrets: [`sign-in:${getSetting(bindings, "SESSION_SECRET")}`],
    path: "/",
    maxAge: FLOW_AGE,
    httpOnly: true,
    secure: true,
    sameSite: "lax",
  });
}

/** Where a sign-in that came to nothing goes: the page with the choices, which says why. */
function backToLogin(problem: Problem, returnTo: string): string {
  return `/login?problem=${problem}&returnTo=${encodeURIComponent(returnTo)}`;
}

/** Begins a sign-in: on to the provider, with what the way back is checked by in a signed cookie. */
export async function beginSignIn(
  request: Request,
  bindings: SignInBindings,
  providerId: string,
  wantedReturn: string | null,
): Promise<Step> {
  const returnTo = safeRedirectPath(wantedReturn);
  const provider = listProviders(bindings).ready.find(({ id }) => id === providerId);
  if (!provider) return { location: backToLogin("unknown", returnTo), cookies: [] };
  const secrets = { state: generateState(), verifier: generateCodeVerifier(), nonce: generateState() };
  const flow: Flow = { provider: provider.id, ...secrets, returnTo, expiresAt: Date.now() + FLOW_AGE * 1000 };
  try {
    const location = await provider.begin(redirectUri(request, provider), secrets);
    const cookie = await openFlowCookie(flow.state, bindings);
    return { location: location.href, cookies: [await cookie.serialize(flow)] };
  } catch (error) {
    return { location: backToLogin(failed(error, provider.id), returnTo), cookies: [] };
  }
}

/**
 * Ends a sign-in: the provider's answer is checked, the user found or made, and a session of a new id begins. Whatever
 * is wrong comes back to the login page and changes nothing.
 */
export async function finishSignIn(request: Request, bindings: SignInBindings, providerId: string): Promise<Step> {
  const query = new URL(request.url).searchParams;
  const state = query.get("state") ?? "";
  const provider = listProviders(bindings).ready.find(({ id }) => id === providerId);
  if (!provider) return { location: backToLogin("unknown", "/"), cookies: [] };
  const cookie = await openFlowCookie(state, bindings);
  const flow = await readFlow(request, cookie);
  if (!flow || flow.state !== state || flow.provider !== providerId || flow.expiresAt < Date.now())
    return { location: backToLogin("state", safeRedirectPath(flow?.returnTo)), cookies: [] };
  const removal = await cookie.serialize("", { maxAge: 0 });
  const { database, bookmark } = openDatabase(bindings.DB, "first-primary");
  try {
    await spendState(database, flow);
    const identity = await provider.finish(redirectUri(request, provider), readCode(query, provider), flow);
    const userId = await saved(() => findOrCreateUser(database, identity));
    const cookies = await saved(() => startSession(request, bindings, userId));
    return {
      location: safeRedirectPath(flow.returnTo),
      cookies: [removal, ...cookies, ...bookmarkCookies(bookmark())],
    };
  } catch (error) {
    return { location: backToLogin(failed(error, provider.id), safeRedirectPath(flow.returnTo)), cookies: [removal] };
  }
}

/** The code of the provider's answer. @throws SignInFailure where it carries an error, or is another provider's */
function readCode(query: URLSearchParams, provider: SignInProvider): string {
  const issuer = query.get("iss");
  if (issuer !== null && issuer !== provider.issuer)
    throw new SignInFailure("unverified", "an answer of another provider");
  const error = query.get("error");
  if (error === "access_denied") throw new SignInFailure("cancelled", error);
  if (error !== null) throw new SignInFailure("unavailable", error.slice(0, 100));
  const code = query.get("code");
  if (!code) throw new SignInFailure("unverified", "no code");
  return code;
}

/** Uses a state once and never again. @throws SignInFailure where it was used */
async function spendState(database: Database, { state, expiresAt }: Flow): Promise<void> {
  const used = await saved(async () =>
    database
      .insert(usedOAuthStates)
      .values({ state: await sha256(state), expiresAt: new Date(expiresAt) })
      .onConflictDoNothing()
      .returning(),
  );
  if (used.length === 0) throw new SignInFailure("state", "a state that was used already");
}

async function saved<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new SignInFailure("unsaved", String(error));
  }
}

function failed(error: unknown, provider: string): Problem {
  const problem = error instanceof SignInFailure ? error.problem : "unavailable";
  if (problem !== "cancelled") logWarning("sign-in-failed", error, { provider, problem });
  return problem;
}

async function readFlow(request: Request, cookie: Cookie): Promise<Flow | null> {
  const flow = v.safeParse(flowSchema, await cookie.parse(request.headers.get("Cookie")));
  return flow.success ? flow.output : null;
}

function redirectUri(request: Request, { id }: SignInProvider): string {
  return `${new URL(request.url).origin}/api/auth/callback/${id}`;
}

/** Removes what has expired; daily. */
export async function forgetExpired(database: Database, now = new Date()): Promise<void> {
  await database.batch([
    database.delete(userSessions).where(lt(userSessions.expiresAt, now)),
    database.delete(usedOAuthStates).where(lt(usedOAuthStates.expiresAt, now)),
  ]);
}
