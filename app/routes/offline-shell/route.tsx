import type { PageHandle } from "#workers/pages/pages.ts";

export const handle: PageHandle = { title: "Without a connection", cachedBy: [] };

export function meta() {
  return [{ title: handle.title }, { name: "robots", content: "noindex" }];
}

/**
 * The document that a pack answers with under every address (features/offline/pack.ts): what stands around a page. React finds
 * the address's own route in the browser, and its data in the pack.
 */
export default function OfflineShell() {
  return null;
}
