import { contentSecurityPolicy } from "#workers/security-headers.ts";

export { createNonce } from "#workers/security-headers.ts";

/** A document that pages of other sites may show in a frame; no other answer of ours may be. */
export function answerFramed(body: ReadableStream, nonce: string, status = 200): Response {
  return new Response(body, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": contentSecurityPolicy({ nonce, isEmbed: true }),
      "Cross-Origin-Resource-Policy": "cross-origin",
      // What stands in it belongs to the calculator's own page.
      "X-Robots-Tag": "noindex",
    },
  });
}
