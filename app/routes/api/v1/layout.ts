import { rateLimitedCalls } from "#workers/middleware/request-checks.ts";

/** Every call of API v1 counts, whatever it asks for. What else they have in common: workers/http/open-call.ts. */
export const middleware = [rateLimitedCalls];
