import { readNetwork } from "#workers/http/http.ts";

/** Where no secret is set, votes are told apart by this isolate alone. */
let ownSecret: string | undefined;

/**
 * A code that tells visitors of one day (UTC) apart: of the account, or else of the network address. Made with a secret,
 * so that nobody finds the address by trying all of them.
 */
export async function nameVoter(
  request: Request,
  { userId, secret }: { readonly userId: string | null; readonly secret: string | undefined },
  now = new Date(),
): Promise<string> {
  const who = userId ?? readNetwork(request.headers.get("CF-Connecting-IP") ?? "local");
  const bytes = new TextEncoder();
  const key = await crypto.subtle.importKey(
    "raw",
    bytes.encode(secret || (ownSecret ??= crypto.randomUUID())),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const signed = await crypto.subtle.sign("HMAC", key, bytes.encode(`vote:${now.toISOString().slice(0, 10)}:${who}`));
  return new Uint8Array(signed).toHex();
}
