import type { PageHandle } from "#workers/pages/pages.ts";
import { handle as termsOfUse } from "./terms-of-use.tsx";

export { default, meta } from "./terms-of-use.tsx";

/** The terms of use at their other address, which neither the footer nor the sitemap names. */
export const handle: PageHandle = { title: termsOfUse.title, cachedBy: [] };
