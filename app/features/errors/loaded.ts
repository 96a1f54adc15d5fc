/** Everything that the first error loads, in one file. */
export { ErrorScreen } from "./error-screen.tsx";
export { Fallback } from "./fallbacks.tsx";
export { handle } from "./handler.ts";
