import type { User } from "./user.ts";

/** Who is signed in after another tab signed in or out, for a tab that missed it: "Ada Lovelace is signed in now". */
export function describeUser(user: User | null): string {
  if (!user) return "You are signed out now";
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
  return `${name || (user.email ?? "Somebody else")} is signed in now`;
}
