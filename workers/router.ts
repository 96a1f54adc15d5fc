import { createRequestHandler } from "react-router";

/** What the routes answer. The build is imported with the first request, so that the worker starts without it. */
export const handleRequest = createRequestHandler(
  () => import("virtual:react-router/server-build"),
  import.meta.env.MODE,
);
