import { contentSecurityPolicy } from "#workers/security-headers.ts";

export { createNonce } from "#workers/security-headers.ts";

/** A script's text: tells the page around the frame how high the document is, and nothing else. `embed.js` listens. */
export const REPORT_HEIGHT = `if(parent!==window)new ResizeObserver(()=>parent.postMessage({reckoner:"height",height:Math.ceil(document.body.getBoundingClientRect().height)},"*")).observe(document.body);`;

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
