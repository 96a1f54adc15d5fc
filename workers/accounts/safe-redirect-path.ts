/**
 * An address within this site, to go back to; "/" for anything else: another origin, a protocol-relative address, a
 * call (going back to one would do it).
 */
export function safeRedirectPath(path: string | null | undefined): string {
  return path && path.length <= 2000 && /^\/(?![/\\])[\x21-\x7e]*$/.test(path) && !isCall(path) ? path : "/";
}

/** Whether a browser that follows the path, and the router that decodes it, reach a call: `/./api/…`, `/%61pi/…`. */
function isCall(path: string): boolean {
  try {
    return /^\/+api(\/|$)/i.test(decodeURIComponent(new URL(path, "https://site.invalid").pathname));
  } catch {
    return true;
  }
}
