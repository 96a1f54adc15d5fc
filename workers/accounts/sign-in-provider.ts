import type { Identity } from "./accounts.ts";

/** The secrets of one sign-in. */
export interface SignInSecrets {
  readonly state: string;
  readonly verifier: string;
  readonly nonce: string;
}

/** Someone who says who a visitor is. Both calls throw SignInFailure. */
export interface SignInProvider {
  readonly id: string;
  readonly name: string;
  /** The issuer, where it has one: an answer that names another is not ours. */
  readonly issuer: string | null;
  begin(redirectUri: string, secrets: SignInSecrets): Promise<URL>;
  finish(redirectUri: string, code: string, secrets: SignInSecrets): Promise<Identity>;
}
