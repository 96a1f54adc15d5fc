import { createGithubProvider } from "./github.ts";
import { createOpenIdProvider } from "./open-id-connect.ts";
import type { SignInProvider } from "./sign-in-provider.ts";

/** What the providers are set up with; each is offered when all of its variables are set. */
export interface ProviderBindings {
  readonly GOOGLE_CLIENT_ID?: string;
  readonly GOOGLE_CLIENT_SECRET?: string;
  readonly GITHUB_CLIENT_ID?: string;
  readonly GITHUB_CLIENT_SECRET?: string;
  readonly OIDC_ISSUER?: string;
  readonly OIDC_CLIENT_ID?: string;
  readonly OIDC_CLIENT_SECRET?: string;
  readonly OIDC_NAME?: string;
}

/** Variables of a provider that was begun to be set up: the missing ones. */
export interface Unfinished {
  readonly name: string;
  readonly missing: readonly string[];
}

const KNOWN = [
  { id: "google", name: "Google", variables: ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"] },
  { id: "github", name: "GitHub", variables: ["GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET"] },
  { id: "oidc", name: "OpenID Connect", variables: ["OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET", "OIDC_ISSUER"] },
] as const;

/** The providers that are set up, and those that are so in part. */
export function listProviders(bindings: ProviderBindings): {
  readonly ready: readonly SignInProvider[];
  readonly unfinished: readonly Unfinished[];
} {
  const ready: SignInProvider[] = [];
  const unfinished: Unfinished[] = [];
  for (const { id, name, variables } of KNOWN) {
    const values = variables.map((variable) => bindings[variable]?.trim() ?? "");
    const missing = variables.filter((_, index) => values[index] === "");
    const [clientId = "", clientSecret = "", issuer = "https://accounts.google.com"] = values;
    if (missing.length === 0)
      ready.push(
        id === "github"
          ? createGithubProvider(clientId, clientSecret)
          : createOpenIdProvider(
              id,
              id === "oidc" ? bindings.OIDC_NAME?.trim() || name : name,
              issuer,
              clientId,
              clientSecret,
            ),
      );
    else if (missing.length < variables.length) unfinished.push({ name, missing });
  }
  return { ready, unfinished };
}
