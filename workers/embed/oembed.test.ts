import { expect, test } from "vitest";
import { addCalculators } from "../../tests/worker/account-bindings.ts";
import { call, ORIGIN } from "../../tests/worker/site.ts";
import { env } from "#workers/bindings.server.ts";
import { forgetDirectory } from "#workers/directory/directory.ts";

const ask = async (query: Readonly<Record<string, string>>) => {
  forgetDirectory();
  await addCalculators(["tip", "promised"]);
  await env.DB.prepare("UPDATE calculators SET has_config = (id <> 'promised')").run();
  return call(`/oembed?${new URLSearchParams(query)}`);
};
const page = (path: string) => `${ORIGIN}${path}`;
const sizeOf = async (more: Readonly<Record<string, string>>) => {
  const { width, height } = (await (await ask({ url: page("/calculator/tip"), ...more })).json()) as Record<
    string,
    number
  >;
  return [width, height];
};

test("a calculator's page is told as a frame that any site may show", async () => {
  const answer = await ask({ url: page("/calculator/tip?bill=50"), format: "json" });
  expect([
    answer.status,
    answer.headers.get("Access-Control-Allow-Origin"),
    answer.headers.get("Cache-Control"),
  ]).toEqual([200, "*", "public, max-age=3600"]);
  const said = (await answer.json()) as { html: string };
  expect(said).toMatchObject({
    version: "1.0",
    type: "rich",
    provider_url: `${ORIGIN}/`,
    width: 800,
    height: 720,
    cache_age: 86_400,
  });
  expect(said.html).toContain(`${ORIGIN}/embed/tip?bill=50`);
});

test.each([
  [{}, [800, 720]],
  [{ maxwidth: "500", maxheight: "300" }, [500, 300]],
  [{ maxwidth: "5000", maxheight: "5000" }, [800, 720]],
  [{ maxwidth: "100", maxheight: "1" }, [100, 1]],
  [{ maxwidth: "240.9", maxheight: "2.5" }, [240, 2]],
  [{ maxwidth: "0", maxheight: "0.5" }, [800, 720]],
  [{ maxwidth: "-1", maxheight: "many" }, [800, 720]],
])("within %j it is %j", async (limits, size) => {
  expect(await sizeOf(limits as Readonly<Record<string, string>>)).toEqual(size);
});

test.each([
  [{ url: "/calculator/tip" }, 404],
  [{ url: "https://other.example/calculator/tip" }, 404],
  [{ url: `${ORIGIN}/calculator/none` }, 404],
  [{ url: `${ORIGIN}/calculator/promised` }, 404],
  [{ url: `${ORIGIN}/about` }, 404],
  [{ url: `${ORIGIN}/calculator/tip/` }, 200],
  [{ url: `${ORIGIN}/calculator/tip`, format: "xml" }, 501],
  [{}, 400],
])("%j is answered with %i, to any site", async (query, status) => {
  const answer = await ask(query as Readonly<Record<string, string>>);
  expect([answer.status, answer.headers.get("Access-Control-Allow-Origin")]).toEqual([status, "*"]);
});
