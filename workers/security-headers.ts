/** What browsers may do with our answers. Nothing is loaded from another origin. */

/** A word that nobody can guess: what stands in a document and bears it was written by us. */
export function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

interface PolicyOptions {
  /** Of this rendering: inline scripts and styles that bear it may run and apply, no others. */
  readonly nonce: string;
  /** The dev server writes style elements of its own; nothing else is different there. */
  readonly development?: boolean;
  /** Whether pages of other sites may show it in a frame. */
  readonly isEmbed?: boolean;
}

/** Where browsers know them, no text becomes markup or the address of a script but by our three policies (decision 0125). */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", "trusted-types default ours held"];

const ANY_ANCESTOR = "frame-ancestors *";

/** The policy of a document. */
export function contentSecurityPolicy({ nonce, development = false, isEmbed = false }: PolicyOptions): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' ${development ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    // React writes `style` attributes; style elements and sheets stay ours.
    "style-src-attr 'unsafe-inline'",
    // Profile pictures come from the sign-in providers through our own address.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // The preview of an embed.
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    // Vite's overlay and the reloading of modules know nothing of them.
    ...(development ? [] : TRUSTED_TYPES),
    "report-uri /api/policy-reports",
    isEmbed ? ANY_ANCESTOR : "frame-ancestors 'none'",
  ].join("; ");
}

const everywhere: ReadonlyArray<readonly [string, string]> = [
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  // What was typed stands in the address, and would go along with each later request of the page.
  ["Referrer-Policy", "strict-origin"],
  [
    "Permissions-Policy",
    "accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
  ],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
];

/** Two years. What else the header says concerns other hosts of a domain, and is their operator's to say. */
const STRICT_TRANSPORT = "max-age=63072000";

/** Of a signed-in visitor, or on the way there: not even the browser keeps them. */
const PERSONAL = /^\/(login|admin|dashboard)(\/|$)/;

/** For an answer that is not a document: nothing in it may run or be framed. */
const inert = "default-src 'none'; frame-ancestors 'none'";

interface HeaderOptions {
  /** The path that was asked for. */
  readonly path: string;
  /** What follows `max-age` in Strict-Transport-Security, "includeSubDomains; preload". */
  readonly strictTransport?: string | undefined;
}

/** The same answer with the headers that all of ours carry. What is set already stays. */
export function withSecurityHeaders(response: Response, { path, strictTransport }: HeaderOptions): Response {
  const headers = new Headers(response.headers);
  headers.set("Strict-Transport-Security", [STRICT_TRANSPORT, strictTransport?.trim()].filter(Boolean).join("; "));
  if (PERSONAL.test(path)) headers.set("Cache-Control", "private, no-store");
  else if (!headers.has("Cache-Control") && headers.get("Content-Type")?.startsWith("text/html"))
    headers.set("Cache-Control", "private, no-cache");
  // The policy alone says that an embed may be framed; the older header knows no such word.
  const mayBeFramed = headers.get("Content-Security-Policy")?.endsWith(ANY_ANCESTOR) ?? false;
  for (const [name, value] of everywhere) {
    if (!headers.has(name) && !(mayBeFramed && name === "X-Frame-Options")) headers.set(name, value);
  }
  if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", inert);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
