import { readCookie } from "#workers/http/cookies.ts";

/**
 * A visitor who wrote something carries D1's bookmark of it for a while, so that a replica that has not seen it yet does
 * not answer them.
 */
const COOKIE = "__Host-bookmark";

/** Where the reads of a request begin. */
export function readBookmark(request: Request): D1SessionBookmark {
  const bookmark = readCookie(request, COOKIE);
  return /^[\w-]{8,200}$/.test(bookmark) ? bookmark : "first-unconstrained";
}

/** The Set-Cookie header that lets a visitor see what they just wrote; for ten minutes, when every replica has it. */
export function bookmarkCookies(bookmark: string | null): string[] {
  return bookmark ? [`${COOKIE}=${bookmark}; Path=/; Max-Age=600; HttpOnly; Secure; SameSite=Lax`] : [];
}
