export { ErrorBoundary, ErrorScreen } from "./boundary.tsx";
export { listenToErrors, noteError } from "./listen.ts";
