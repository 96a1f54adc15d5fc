const LARGEST = 512 * 1024;
const KINDS = /^image\/(png|jpeg|gif|webp|avif)$/;

/**
 * A profile picture of another site as an answer of ours; null where there is none that may be shown: not over https, no
 * picture, larger than 512 KiB, or not there within 5 seconds. SVG may carry scripts and is left out.
 */
export async function fetchPicture(address: string): Promise<Response | null> {
  if (!URL.canParse(address) || new URL(address).protocol !== "https:") return null;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5_000), headers: { Accept: "image/*" } });
    const kind = answer.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";
    if (!answer.ok || !KINDS.test(kind) || Number(answer.headers.get("Content-Length") ?? 0) > LARGEST) {
      await answer.body?.cancel();
      return null;
    }
    const bytes = await readAtMost(answer, LARGEST);
    if (!bytes) return null;
    return new Response(bytes, { headers: { "Content-Type": kind, "Cache-Control": "private, max-age=86400" } });
  } catch {
    return null;
  }
}

/** The bytes of an answer; null where they are more, of which no further ones are read. */
async function readAtMost({ body }: Response, most: number): Promise<Blob | null> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const part of (body ?? []) as unknown as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    size += part.byteLength;
    if (size > most) return null;
    parts.push(part);
  }
  return new Blob(parts);
}
