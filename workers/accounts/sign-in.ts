import { generateCodeVerifier, generateState } from "arctic";
import { lt } from "drizzle-orm";
import * as v from "valibot";
import { type Database, openDatabase } from "#workers/database/client.ts";
import { spentStates, userSessions } from "#workers/database/schema.ts";
import { userOf } from "./accounts.ts";
import { bookmarkCookies } from "./bookmarks.ts";
import { cookieOf } from "#workers/http/cookies.ts";
import { sha256 } from "#workers/http/digest.ts";
import { logWarning } from "#workers/errors/log.ts";
import { safeRedirectPath } from "./safe-redirect-path.ts";
import { type ProviderBindings, providersOf, type SignInProvider } from "./providers.ts";
import { type SessionBindings, startSession } from "./sessions.ts";
import { settingOf } from "#workers/maintenance/settings.ts";
import { type Problem, SignInFailure } from "./sign-in-failure.ts";
import { seal, unseal } from "./seal.ts";

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

/** One cookie for each sign-in under way, so that two tabs do not disturb each other. */
const cookieName = async (state: string) => `__Host-sign-in-${(await sha256(state)).slice(0, 8)}`;

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
  const provider = providersOf(bindings).ready.find(({ id }) => id === providerId);
  if (!provider) return { location: backToLogin("unknown", returnTo), cookies: [] };
  const secrets = { state: generateState(), verifier: generateCodeVerifier(), nonce: generateState() };
  const flow: Flow = { provider: provider.id, ...secrets, returnTo, expiresAt: Date.now() + FLOW_AGE * 1000 };
  try {
    const location = await provider.begin(redirectUri(request, provider), secrets);
    const sealed = await seal(JSON.stringify(flow), settingOf(bindings, "SESSION_SECRET"));
    const cookie = `${await cookieName(flow.state)}=${sealed}; Path=/; Max-Age=${FLOW_AGE}; HttpOnly; Secure; SameSite=Lax`;
    return { location: location.href, cookies: [cookie] };
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
  const provider = providersOf(bindings).ready.find(({ id }) => id === providerId);
  if (!provider) return { location: backToLogin("unknown", "/"), cookies: [] };
  const name = await cookieName(state);
  const flow = await readFlow(cookieOf(request, name), settingOf(bindings, "SESSION_SECRET"));
  if (!flow || flow.state !== state || flow.provider !== providerId || flow.expiresAt < Date.now())
    return { location: backToLogin("state", safeRedirectPath(flow?.returnTo)), cookies: [] };
  const spent = `${name}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax`;
  const { database, bookmark } = openDatabase(bindings.DB, "first-primary");
  try {
    await spend(database, flow);
    const identity = await provider.finish(redirectUri(request, provider), codeOf(query, provider), flow);
    const userId = await saved(() => userOf(database, identity));
    const cookies = await saved(() => startSession(request, bindings, userId));
    return { location: safeRedirectPath(flow.returnTo), cookies: [spent, ...cookies, ...bookmarkCookies(bookmark())] };
  } catch (error) {
    return { location: backToLogin(failed(error, provider.id), safeRedirectPath(flow.returnTo)), cookies: [spent] };
  }
}

/** The code of the provider's answer. @throws SignInFailure where it carries an error, or is another provider's */
function codeOf(query: URLSearchParams, provider: SignInProvider): string {
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

/** Takes a state once and never again. @throws SignInFailure where it was taken */
async function spend(database: Database, { state, expiresAt }: Flow): Promise<void> {
  const taken = await saved(async () =>
    database
      .insert(spentStates)
      .values({ state: await sha256(state), expiresAt: new Date(expiresAt) })
      .onConflictDoNothing()
      .returning(),
  );
  if (taken.length === 0) throw new SignInFailure("state", "a state that was used already");
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

async function readFlow(sealed: string, secret: string): Promise<Flow | null> {
  const text = sealed === "" ? null : await unseal(sealed, secret);
  if (text === null) return null;
  const flow = v.safeParse(flowSchema, JSON.parse(text));
  return flow.success ? flow.output : null;
}

function redirectUri(request: Request, { id }: SignInProvider): string {
  return `${new URL(request.url).origin}/api/auth/callback/${id}`;
}

/** Removes what has expired; daily. */
export async function forgetExpired(database: Database, now = new Date()): Promise<void> {
  await database.batch([
    database.delete(userSessions).where(lt(userSessions.expiresAt, now)),
    database.delete(spentStates).where(lt(spentStates.expiresAt, now)),
  ]);
}
