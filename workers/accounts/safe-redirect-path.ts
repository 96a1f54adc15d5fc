/**
 * An address within this site, to go back to; "/" for anything else: another origin, a protocol-relative address, a
 * call (going back to one would do it).
 */
export function safeRedirectPath(path: string | null | undefined): string {
  return path && path.length <= 2000 && /^\/(?![/\\])[\x21-\x7e]*$/.test(path) && !/^\/api(\/|$|\?)/i.test(path)
    ? path
    : "/";
}
