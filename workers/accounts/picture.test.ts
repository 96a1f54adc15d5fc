import { afterEach, expect, test, vi } from "vitest";
import { fetchPicture } from "./picture.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

function answer(body: BodyInit, type: string, status = 200): void {
  vi.stubGlobal("fetch", async () => new Response(body, { status, headers: { "Content-Type": type } }));
}

test("a picture comes as it is, for its owner's browser alone", async () => {
  answer(new Uint8Array([1, 2, 3]), "image/png; x=y");
  const picture = await fetchPicture("https://pictures.example/1.png");
  expect(picture?.headers.get("Content-Type")).toBe("image/png");
  expect(picture?.headers.get("Cache-Control")).toBe("private, max-age=86400");
  expect(new Uint8Array((await picture?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
});

test("what is no picture, too large, not there or not over https is not shown", async () => {
  answer("<script>", "text/html");
  expect(await fetchPicture("https://pictures.example/1.png")).toBeNull();
  answer("<svg/>", "image/svg+xml");
  expect(await fetchPicture("https://pictures.example/1.svg")).toBeNull();
  answer(new Uint8Array(513 * 1024), "image/png");
  expect(await fetchPicture("https://pictures.example/1.png")).toBeNull();
  answer(new Uint8Array([1]), "image/png", 404);
  expect(await fetchPicture("https://pictures.example/1.png")).toBeNull();
  answer(new Uint8Array([1]), "image/png");
  expect(await fetchPicture("http://pictures.example/1.png")).toBeNull();
  expect(await fetchPicture("file:///etc/passwd")).toBeNull();
  expect(await fetchPicture("no address")).toBeNull();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Network connection lost.")));
  expect(await fetchPicture("https://pictures.example/1.png")).toBeNull();
});

test("a picture may have 512 KiB, and is of a kind that carries no scripts", async () => {
  const isShown = async (size: number, type: string) => {
    answer(new Uint8Array(size), type);
    return (await fetchPicture("https://pictures.example/1.png")) !== null;
  };
  expect([await isShown(512 * 1024, "image/png"), await isShown(512 * 1024 + 1, "image/png")]).toEqual([true, false]);
  for (const type of ["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif", "IMAGE/PNG ; x=y"])
    expect([type, await isShown(9, type)]).toEqual([type, true]);
  for (const type of ["image/svg+xml", "image/pngx", "x-image/png", "text/html", ""])
    expect([type, await isShown(9, type)]).toEqual([type, false]);
});

test("a picture without a length is read no further than pictures may be", async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(sink) {
      sent += 1;
      sink.enqueue(new Uint8Array(64 * 1024));
    },
  });
  answer(endless, "image/png");
  expect(await fetchPicture("https://pictures.example/1.png")).toBeNull();
  expect(sent).toBeLessThan(20);
});
