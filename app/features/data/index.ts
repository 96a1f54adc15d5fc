export { DATA_DEFAULTS } from "./defaults.ts";
export { fetchJson, HttpError } from "./fetch-json.ts";
export { isTemporary } from "./is-temporary.ts";
export { type Posted, postJson } from "./post-json.ts";
export { withRetries } from "./with-retries.ts";
