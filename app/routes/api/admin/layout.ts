import { forAdmins } from "#workers/middleware/account.ts";

/** Every call under /api/admin is an admin's. */
export const middleware = forAdmins;
