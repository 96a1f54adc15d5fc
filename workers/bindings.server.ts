/**
 * The gate: the only file that imports `cloudflare:workers`. Whatever needs a binding takes it from here, or better,
 * takes it as an argument. The `.server` in the name makes the build fail where client code reaches it.
 */
import { env as workerEnv, waitUntil } from "cloudflare:workers";

/** What a deployment may add to what wrangler.toml declares. Everything optional is checked where it is used. */
export interface OptionalBindings {
  /** Workers AI, for the assistant. */
  AI?: Ai;
  /** Which model of Workers AI helps the assistant; without it none does. */
  ASSISTANT_MODEL?: string;
  /** Analytics Engine. */
  ANALYTICS?: AnalyticsEngineDataset;
  /** Where the site is for the public (workers/http/site-origin.ts). */
  SITE_ORIGIN?: string;
  /** Where weaknesses are reported, "mailto:security@reckoner.example"; the feedback form without it. */
  SECURITY_CONTACT?: string;
  /** What follows `max-age` in Strict-Transport-Security: "includeSubDomains; preload" (workers/security-headers.ts). */
  STRICT_TRANSPORT?: string;
  /** "off" takes the service worker away from the browsers that have it (workers/offline/service-worker.ts). */
  SERVICE_WORKER?: string;
  /** Sends mails: takes `{to, subject, text}` as JSON by POST (workers/admin/notice.ts). */
  NOTICE_WEBHOOK?: string;
  /** Told of alerts, by POST as JSON with a `text`: any address (workers/alerts). */
  ALERT_WEBHOOK?: string;
  /** Sign-in providers, each offered when all of its variables are set (workers/accounts/providers.ts). */
  GOOGLE_CLIENT_ID?: string;
  GOOGLE_CLIENT_SECRET?: string;
  GITHUB_CLIENT_ID?: string;
  GITHUB_CLIENT_SECRET?: string;
  OIDC_ISSUER?: string;
  OIDC_CLIENT_ID?: string;
  OIDC_CLIENT_SECRET?: string;
  /** What the button of the OpenID Connect provider says. */
  OIDC_NAME?: string;
}

export type Bindings = Env & OptionalBindings;

export const env: Bindings = workerEnv as Bindings;
export { waitUntil };
