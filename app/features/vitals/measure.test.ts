import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Report = (metric: { name: string; value: number }) => void;
const reporters = vi.hoisted(() => new Map<string, Report>());
vi.mock("web-vitals", () =>
  Object.fromEntries(
    ["onCLS", "onFCP", "onINP", "onLCP", "onTTFB"].map((name) => [
      name,
      (report: Report) => reporters.set(name, report),
    ]),
  ),
);
const { measure } = await import("./measure.ts");

let sent: Promise<{ path: string; metrics: unknown; views: string[] }>[];
let heard: Map<string, () => void>;
let privacy: { globalPrivacyControl?: boolean; doNotTrack?: string };
let shown: DocumentVisibilityState;

beforeEach(() => {
  reporters.clear();
  sent = [];
  heard = new Map();
  privacy = {};
  shown = "visible";
  history.replaceState(null, "", "/calculator/bmi?weight=70");
  vi.stubGlobal("navigator", {
    get globalPrivacyControl() {
      return privacy.globalPrivacyControl;
    },
    get doNotTrack() {
      return privacy.doNotTrack ?? null;
    },
    sendBeacon: (_: string, body: Blob) => sent.push(body.text().then((text) => JSON.parse(text))),
  });
  vi.stubGlobal("addEventListener", (name: string, listener: () => void) => heard.set(name, listener));
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => shown);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("figures and openings are sent once, when the page is left, without query", async () => {
  measure();
  reporters.get("onLCP")!({ name: "LCP", value: 900 });
  reporters.get("onLCP")!({ name: "LCP", value: 1200 });
  reporters.get("onCLS")!({ name: "CLS", value: 0.01 });
  heard.get("visibilitychange")!();
  expect(sent).toEqual([]);
  shown = "hidden";
  heard.get("visibilitychange")!();
  heard.get("pagehide")!();
  expect(await Promise.all(sent)).toEqual([
    {
      path: "/calculator/bmi",
      metrics: [
        { name: "LCP", value: 1200 },
        { name: "CLS", value: 0.01 },
      ],
      views: ["/calculator/bmi"],
    },
  ]);
});

test("an opening within the site counts when its title comes, and once", async () => {
  measure();
  history.replaceState(null, "", "/calculator/tip");
  document.head.append(document.createElement("meta"));
  await Promise.resolve();
  document.head.append(document.createElement("meta"));
  await vi.waitFor(async () => {
    heard.get("pagehide")!();
    const views = (await Promise.all(sent)).flatMap((one) => one.views);
    expect(views).toEqual(["/calculator/bmi", "/calculator/tip"]);
  });
});

test.each([{ globalPrivacyControl: true }, { doNotTrack: "1" }])(
  "nothing at all where the browser says %j",
  (asked) => {
    privacy = asked;
    measure();
    expect([reporters.size, heard.size]).toEqual([0, 0]);
  },
);
