/** What browsers may do with our answers. Nothing is loaded from another origin. */

/** The SHA-256 of an inline script's or style sheet's text as a policy names it. */
export async function inlineHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** The hashes of all inline scripts of a document, each once. */
export async function inlineScriptHashes(html: string): Promise<readonly string[]> {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1] ?? "",
  );
  return Promise.all([...new Set(scripts)].map(inlineHash));
}

interface PolicyOptions {
  /** SHA-256 (base64) of what may run inline. */
  readonly hashes: readonly string[];
  /** SHA-256 (base64) of the style sheets that stand in the document. */
  readonly styleHashes?: readonly string[];
  /** The dev server writes style elements; nothing else is different there. */
  readonly development?: boolean;
}

/** The policy of a document. */
export function contentSecurityPolicy({ hashes, styleHashes = [], development = false }: PolicyOptions): string {
  const named = (all: readonly string[]) => all.map((hash) => `'sha256-${hash}'`);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...named(hashes)].join(" "),
    ["style-src 'self'", ...(development ? ["'unsafe-inline'"] : named(styleHashes))].join(" "),
    // React writes `style` attributes; style elements and sheets stay ours.
    "style-src-attr 'unsafe-inline'",
    // Profile pictures come from the sign-in providers through our own address.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const everywhere: ReadonlyArray<readonly [string, string]> = [
  ["Strict-Transport-Security", "max-age=63072000; includeSubDomains; preload"],
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  [
    "Permissions-Policy",
    "accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
  ],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
];

/** For an answer that is not a document: nothing in it may run or be framed. */
const inert = "default-src 'none'; frame-ancestors 'none'";

/** The same answer with the headers that all of ours carry. What is set already stays. */
export function withSecurityHeaders(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of everywhere) {
    if (!headers.has(name)) headers.set(name, value);
  }
  if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", inert);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
