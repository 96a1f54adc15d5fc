import * as v from "valibot";
import { DEVELOPMENT, type Identity } from "./accounts.ts";

interface DevelopmentBindings {
  /** "on" offers sign-in without a password, on this machine only. */
  readonly DEVELOPMENT_SIGN_IN?: string;
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether anyone may sign in as anyone: only in a build of this machine, where the variable says so (scripts/serve.ts drops
 * it where it listens beyond loopback), and the site is asked for by a loopback address. A deployed build has no code of it.
 */
export function offersDevelopmentSignIn(request: Request, bindings: DevelopmentBindings): boolean {
  return (
    HAS_DEVELOPMENT_SIGN_IN && bindings.DEVELOPMENT_SIGN_IN === "on" && LOOPBACK.test(new URL(request.url).hostname)
  );
}

export const developmentSignInSchema = v.object({
  name: v.pipe(
    v.optional(v.string("The name must be text."), ""),
    v.trim(),
    v.maxLength(100, "The name may have at most 100 characters."),
  ),
  email: v.pipe(
    v.string("Enter an e-mail address."),
    v.trim(),
    v.maxLength(254, "The e-mail address is too long."),
    v.email("This is not an e-mail address. Write it like name@example.com."),
  ),
  returnTo: v.optional(v.string("The return address must be text.")),
});

/** The people of the two one-click buttons. */
export const DEVELOPMENT_USER = { name: "Test User", email: "user@example.com" };

/** The e-mail of the one-click admin: the first of ADMIN_EMAILS without a provider; null where there is none. */
export function developmentAdmin(adminEmails = ""): { name: string; email: string } | null {
  const email = adminEmails
    .split(",")
    .map((one) => one.trim())
    .find((one) => one !== "" && !one.includes(":"));
  return email ? { name: "Test Admin", email } : null;
}

export function developmentIdentity({ name, email }: v.InferOutput<typeof developmentSignInSchema>): Identity {
  const [firstName, ...rest] = name.split(/\s+/);
  return {
    provider: DEVELOPMENT,
    subject: email.toLowerCase(),
    email,
    emailVerified: true,
    firstName: firstName || null,
    lastName: rest.join(" ") || null,
    pictureUrl: null,
  };
}
