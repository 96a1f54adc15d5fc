/** Texts that a visitor carries for us and cannot change: HMAC-SHA-256 by a secret. They can be read. */

async function keyOf(secret: string, usage: "sign" | "verify"): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytesOf(`seal:${secret}`), { name: "HMAC", hash: "SHA-256" }, false, [usage]);
}

/** A text with its seal, of characters that a cookie may hold. */
export async function seal(text: string, secret: string): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", await keyOf(secret, "sign"), bytesOf(text));
  return `${toBase64Url(bytesOf(text))}.${toBase64Url(new Uint8Array(signature))}`;
}

/** The text; null where the seal is not ours. */
export async function unseal(sealed: string, secret: string): Promise<string | null> {
  const [content, signature, ...more] = sealed.split(".").map(fromBase64Url);
  if (!content || !signature || more.length > 0) return null;
  const isOurs = await crypto.subtle.verify("HMAC", await keyOf(secret, "verify"), signature, content);
  return isOurs ? new TextDecoder().decode(content) : null;
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(binary, (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}
