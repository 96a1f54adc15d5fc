/** From the navigation to the answer of a value that was typed as soon as its field was painted, beside a bare page. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import { median } from "../tests/site/quantile.ts";
import { SLOWED, visit } from "./browser.ts";
import type { Section } from "./report.ts";

const RUNS = 7;
/** Times what the bare page takes. */
const MOST_RATIO = 1.7;
const MOST_PAINT = 1_200;

interface TypedPage {
  readonly path: string;
  /** Selectors of what is typed into and of what answers. */
  readonly field: string;
  readonly answer: string;
  readonly text: string;
}

function calculator(id: string, field: string, output: string, text: string): TypedPage {
  return { path: `/calculator/${id}`, field: `main [name="${field}"]`, answer: `[data-output="${output}"]`, text };
}

const PAGES: readonly TypedPage[] = [
  calculator("mortgage", "homePrice", "totalMonthlyPayment", "512345"),
  calculator("length-converter", "value", "result", "37"),
  calculator("bmi", "weight", "bmi", "191"),
  calculator("compound-interest", "principal", "futureValue", "23456"),
];

/** The suggestions for a sentence in the search box of the home page. */
const SEARCH: TypedPage = {
  path: "/",
  field: "header [type=search]",
  answer: "[role=option], body > div > a",
  text: "mortgage",
};
const MOST_SEARCH = 2_500;

/** A page that only multiplies: one document, one script of 1 KB. */
const BARE: TypedPage = { path: "/", field: "input", answer: "output", text: "512" };
const BARE_DOCUMENT = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Bare</title><label>Amount <input name="amount" value="100"></label><output data-output="total">200</output>
<script src="/script.js" async></script></html>`;
const BARE_SCRIPT = `// ${"-".repeat(800)}
const write = () => {
  document.querySelector("output").textContent = String(Number(document.querySelector("input").value) * 2);
};
document.querySelector("input").addEventListener("input", write);
write();
`;

async function serveBarePage(): Promise<{ readonly url: string; end(): void }> {
  const server = createServer(({ url }, response) => {
    const isScript = url === "/script.js";
    response.setHeader("Content-Type", isScript ? "text/javascript" : "text/html; charset=utf-8");
    response.end(isScript ? BARE_SCRIPT : BARE_DOCUMENT);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, end: () => void server.close() };
}

/** From the navigation, in milliseconds. */
interface Times {
  readonly answer: number;
  /** The largest paint until then. */
  readonly paint: number;
}

/** The page itself types, in the first frame that has the field, and sees the figure change. */
async function timeTypedAnswer(
  url: string,
  browser: Browser,
  { path, field, answer, text }: TypedPage,
): Promise<Times> {
  const { page, context } = await visit(browser, { isSlowNetwork: true });
  await page.addInitScript(
    ({ input, result, typed }) => {
      let paintedAfter = 0;
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) paintedAfter = startTime;
      }).observe({ type: "largest-contentful-paint", buffered: true });
      const type = () => {
        const control = document.querySelector<HTMLInputElement>(input);
        const [paint] = performance.getEntriesByName("first-contentful-paint");
        if (!control || !paint) return void requestAnimationFrame(type);
        const before = document.querySelector(result)?.textContent;
        control.focus();
        control.value = typed;
        control.dispatchEvent(new InputEvent("input", { bubbles: true }));
        const answered = () => {
          if (document.querySelector(result)?.textContent === before) return void requestAnimationFrame(answered);
          Object.assign(globalThis, { times: { answer: performance.now(), paint: paintedAfter } });
        };
        answered();
      };
      type();
    },
    { input: field, result: answer, typed: text },
  );
  await page.goto(url + path, { waitUntil: "commit" });
  const took = await page.waitForFunction(() => (globalThis as { times?: Times }).times, null, {
    timeout: 60_000,
  });
  const times = (await took.jsonValue())!;
  await context.close();
  return times;
}

export async function measureTypedAnswers(url: string, browser: Browser, isQuick: boolean): Promise<Section> {
  const bare = await serveBarePage();
  const times = new Map<TypedPage, Times[]>([BARE, ...PAGES, SEARCH].map((page) => [page, []]));
  try {
    // In turns, so that what else the machine does meets them all.
    for (let run = 0; run < (isQuick ? 1 : RUNS); run += 1) {
      for (const [page, known] of times)
        known.push(await timeTypedAnswer(page === BARE ? bare.url : url, browser, page));
    }
  } finally {
    bare.end();
  }
  const getMedian = (page: TypedPage, what: keyof Times) => median(times.get(page)!.map((known) => known[what]));
  const own = getMedian(BARE, "answer");
  return {
    title: `Typed answer: slow 4G, processor slowed ${SLOWED} times, medians of ${isQuick ? 1 : RUNS}`,
    note: "From the navigation to the answer of a value that is typed with the first paint.",
    figures: [
      { name: "a bare page with a script of 1 KB", value: own, unit: "ms" },
      { name: "a bare page: largest paint", value: getMedian(BARE, "paint"), unit: "ms" },
      ...PAGES.flatMap((page) => {
        const name = page.path.replace("/calculator/", "");
        return [
          { name, value: getMedian(page, "answer"), unit: "ms", most: own * MOST_RATIO },
          { name: `${name}: largest paint`, value: getMedian(page, "paint"), unit: "ms", most: MOST_PAINT },
        ];
      }),
      { name: "suggestions of the search box", value: getMedian(SEARCH, "answer"), unit: "ms", most: MOST_SEARCH },
    ],
  };
}
