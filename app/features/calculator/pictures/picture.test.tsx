import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import type { AnyDefinition } from "#engine/define.ts";
import { CalculationError } from "#engine/error.ts";
import type { FlowRows, Picture as AnyPicture } from "#engine/pictures.ts";
import { readInputs } from "#engine/read.ts";
import { calculate } from "#engine/run.ts";
import { applies } from "#engine/values.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { FORMS } from "./forms.ts";
import { findNeighbor } from "./known-things.ts";
import { Picture } from "./picture.tsx";

const modules = import.meta.glob<AnyDefinition>(["../../../calculators/*/*.ts", "!**/*.test.ts"], {
  import: "default",
  eager: true,
});
const definitions = Object.values(modules).filter((one) => one.outputs);
const withPictures = definitions.filter((one) => one.pictures);
const DAY = "2026-01-01";

function draw(definition: AnyDefinition, index: number, values: Readonly<Record<string, unknown>>) {
  const page = document.createElement("main");
  flushSync(() =>
    createRoot(page).render(
      <Picture
        name={String(index)}
        picture={definition.pictures![index]!}
        definition={definition}
        values={values}
        preferences={US_PREFERENCES}
      />,
    ),
  );
  return { page };
}

/** What each example and the defaults give, and each choice that brings a picture. */
function listRuns(definition: AnyDefinition) {
  const chosen = definition.pictures!.map(({ when }) =>
    Object.fromEntries(Object.entries(when ?? {}).map(([key, wanted]) => [key, [wanted].flat()[0]])),
  );
  return [{}, ...chosen, ...definition.examples.map((one) => one.inputs)].flatMap((given) => {
    const { inputs, issues } = readInputs(definition, given, DAY);
    if (issues.length > 0) return [];
    try {
      return [{ ...inputs, ...calculate(definition, inputs) } as Record<string, unknown>];
    } catch (error) {
      // A choice whose defaults are refused has an example of its own.
      if (error instanceof CalculationError) return [];
      throw error;
    }
  });
}

/** The output's figure that a mark says it draws: "total", or "table.3.column". */
function lookUp(values: Readonly<Record<string, unknown>>, path: string): unknown {
  const [key = "", row, column = ""] = path.split(".");
  return row === undefined ? values[key] : (values[key] as Record<string, unknown>[])[Number(row)]?.[column];
}

test.each(withPictures.map((one) => [one.id, one] as const))("%s: pictures have the outputs' figures", (_, one) => {
  const runs = listRuns(one);
  for (const [index, picture] of one.pictures!.entries()) {
    const drawn = runs.filter((values) => applies(picture, values));
    const pages = drawn.map((values) => draw(one, index, values).page);
    expect(pages.flatMap((page, run) => findFaults(one, picture, page, drawn[run]!))).toEqual([]);
    expect(
      pages.filter((page) => page.querySelector("svg")),
      `picture ${index} is drawn by no example`,
    ).not.toEqual([]);
  }
});

/** The real zeros that a graph must have a mark for. */
function listZeros(picture: AnyPicture, values: Readonly<Record<string, unknown>>): readonly string[] {
  if (picture.draw !== "graph") return [];
  const { zeros } = picture;
  if (typeof zeros[0] === "string") {
    const [table, real, imaginary] = zeros as readonly [string, string, string];
    const rows = values[table] as readonly Readonly<Record<string, unknown>>[];
    return rows.flatMap((row, index) => (row[imaginary] === 0 ? [`${table}.${index}.${real}`] : []));
  }
  return (zeros as readonly (readonly [string, string])[]).flatMap(([key, other]) =>
    values[other] === 0 ? [key] : [],
  );
}

/** The rows that a flow must have a mark for. */
function listParts({ rows, value, where = {} }: FlowRows<string>, values: Readonly<Record<string, unknown>>): string[] {
  return (values[rows] as readonly Readonly<Record<string, unknown>>[]).flatMap((row, index) =>
    Object.entries(where).every(([key, wanted]) => [wanted].flat().includes(String(row[key]))) && Number(row[value]) > 0
      ? [`${rows}.${index}.${value}`]
      : [],
  );
}

/** What a picture says that the outputs do not, and what it leaves out without saying so. */
function findFaults(
  { inputs, outputs }: AnyDefinition,
  picture: AnyPicture,
  page: HTMLElement,
  values: Readonly<Record<string, unknown>>,
): string[] {
  const marks = [...page.querySelectorAll<SVGElement>("[data-key]")].map(({ dataset }) => dataset);
  const note = page.querySelector("figure > p")?.textContent ?? "";
  const drawing = page.querySelector('[role="img"]');
  const faults = marks
    .filter(({ key, value }) => value !== String(lookUp(values, key!)))
    .map(({ key, value }) => `${key} is drawn as ${value}`);
  if (/NaN|Infinity|undefined/.test(page.innerHTML)) faults.push(page.innerHTML);
  if (!page.querySelector("figcaption")?.textContent) faults.push("no title");
  if (!drawing && !note) faults.push("neither a drawing nor why there is none");
  const isWithoutWords = [...page.querySelectorAll("svg")].some((svg) => !svg.closest('[role="img"]'));
  if (isWithoutWords || (drawing && !drawing.getAttribute("aria-label"))) faults.push("a drawing without words");
  const keys =
    "of" in picture
      ? picture.of
      : picture.draw === "flow"
        ? picture.into.flatMap(([from, parts]) =>
            "rows" in parts ? [from, ...listParts(parts, values)] : [from, ...parts],
          )
        : listZeros(picture, values);
  for (const key of keys) {
    const isDrawn = marks.some((mark) => mark["key"] === key);
    const isSaid = note.includes((outputs[key] ?? inputs[key])?.label ?? "-");
    const mayBeEmpty = inputs[key]?.optional === true && values[key] === null;
    if (!isDrawn && !isSaid && !mayBeEmpty) faults.push(`${key} is missing`);
  }
  const value = picture.draw === "bands" ? String(values[picture.value] ?? "") : "";
  if ((page.querySelector("figure")?.dataset["value"] ?? "") !== value) faults.push("the bands have another value");
  if (picture.draw === "parts" && drawing) {
    const widths = [...page.querySelectorAll("rect")].map((rect) => Number.parseFloat(rect.getAttribute("width")!));
    const sum = widths.reduce((total, width) => total + width, 0);
    if (Math.abs(sum - 100) > 0.1) faults.push(`the parts make ${sum}%`);
  }
  return faults;
}

const pictureOf = (id: string, kind: AnyPicture["draw"]) => {
  const one = withPictures.find((each) => each.id === id)!;
  return { one, index: one.pictures!.findIndex(({ draw: drawn }) => drawn === kind) };
};
function drawWith(id: string, kind: AnyPicture["draw"], given: Readonly<Record<string, unknown>>) {
  const { one, index } = pictureOf(id, kind);
  const { inputs, issues } = readInputs(one, given, DAY);
  expect(issues).toEqual([]);
  return draw(one, index, { ...inputs, ...calculate(one, inputs) }).page;
}

test("a calendar has the months of its dates, and says what lies between and what has no place", () => {
  const page = drawWith("date-difference", "calendar", { startDate: "2024-02-10", endDate: "2026-11-25" });
  const months = [...page.querySelectorAll("svg")].map((svg) => svg.querySelectorAll("text"));
  expect(months.map((texts) => texts[0]!.textContent)).toEqual(["February 2024", "November 2026"]);
  // Of the days of a leap year's February each is there once.
  expect(
    [...page.querySelector("svg")!.querySelectorAll("tspan")].filter((day) => day.textContent === "29"),
  ).toHaveLength(1);
  expect(noteOf(page)).toContain("Months in between are left out");
  const { one, index } = pictureOf("date-difference", "calendar");
  const none = draw(one, index, { startDate: null, endDate: "0001-01-01" }).page;
  expect(noteOf(none)).toContain("Not drawn: From");
  expect(none.innerHTML).not.toMatch(/NaN/);
});

test("a date that may be left empty is not missed, and one that is given is drawn", () => {
  const empty = drawWith("study-planner", "timeline", { startDate: "2026-01-05", examDate: null });
  expect(empty.textContent).not.toContain("Exam:");
  expect(noteOf(empty)).toBeUndefined();
  const given = drawWith("study-planner", "timeline", { startDate: "2026-01-05", examDate: "2026-02-20" });
  expect(given.textContent).toContain("Exam: February 20, 2026");
});

test("a night over midnight is one arc, not the day around it", () => {
  const arc = (bedtime: string, wakeTime: string) =>
    drawWith("jet-lag", "clock", { bedtime, wakeTime }).querySelector("path")!.getAttribute("d")!;
  expect(arc("23:00", "07:00")).toContain("A84 84 0 0 1");
  expect(arc("07:00", "23:00")).toContain("A84 84 0 1 1");
});

test("the sun stands on the horizon at sunrise and sunset, and a polar night has neither", () => {
  const heights = (given: Readonly<Record<string, unknown>>) =>
    [...drawWith("sunrise-sunset", "sky", given).querySelectorAll("circle")].map((one) =>
      Number(one.getAttribute("cy")),
    );
  const [rise, noon, set] = heights({ date: "2026-03-20", latitude: 40, longitude: 0 });
  // Refraction and the sun's own size lift it by 0.833°.
  expect(rise).toBeCloseTo(100, -0.5);
  expect(set).toBeCloseTo(100, -0.5);
  expect(noon).toBeCloseTo(100 - 0.95 * 50, 0);
  const polar = drawWith("sunrise-sunset", "sky", { date: "2026-12-21", latitude: 78, longitude: 15, utcOffset: 1 });
  expect(noteOf(polar)).toContain("Not drawn: Sunrise");
  expect(polar.querySelectorAll("circle")).toHaveLength(1);
});

test("the lit part of the moon is on its side, and as large as it is said to be", () => {
  const { one, index } = pictureOf("moon-phase", "sky");
  const path = (illumination: number, waxing: boolean) =>
    draw(one, index, at(one, { illumination, waxing })).page.querySelector("path")!.getAttribute("d")!;
  expect(path(25, true)).toBe("M75 11A64 64 0 0 1 75 139A32 64 0 0 0 75 11Z");
  expect(path(75, true)).toBe("M75 11A64 64 0 0 1 75 139A32 64 0 0 1 75 11Z");
  expect(path(75, false)).toBe("M75 11A64 64 0 0 0 75 139A32 64 0 0 0 75 11Z");
});

test("bands are as wide as their shares; a loss is named with what would come out of it", () => {
  const page = drawWith("profit-margin", "flow", {});
  const shares = new Map(
    [...page.querySelectorAll<SVGElement>("[data-key]")].map(({ dataset, attributes }) => [
      dataset["key"],
      [Number(dataset["share"]), Number(attributes.getNamedItem("height")!.value)] as const,
    ]),
  );
  const [whole, part] = [shares.get("revenue")!, shares.get("costOfGoodsSold")!];
  expect(part[1] / whole[1]).toBeCloseTo(part[0], 1);
  const loss = drawWith("profit-margin", "flow", { operatingExpenses: 400_000 });
  expect(noteOf(loss)).toContain("Not drawn: Operating profit");
  expect(noteOf(loss)).toContain("is more than that");
  expect(loss.innerHTML).not.toMatch(/NaN|Infinity/);
});

test("a long name of a flow stands whole, in lines that a telephone has room for", () => {
  const words = [...drawWith("mortgage", "flow", {}).querySelectorAll("svg text")].map((one) => one.textContent!);
  expect(words).toEqual(
    expect.arrayContaining(["Principal in the first", "payment", "Mortgage insurance at", "the start"]),
  );
  expect(Math.max(...words.filter((text) => !text.includes("$")).map(({ length }) => length))).toBeLessThanOrEqual(24);
});

test("each name of a flow is beside its bar, and no name on another, however small the parts are", () => {
  const page = drawWith("employee-cost", "flow", {});
  const edgesOf = (one: Element) => {
    const [top, height] = ["y", "height"].map((name) => Number(one.getAttribute(name)));
    return [top!, top! + height!] as const;
  };
  const names = [...page.querySelectorAll("svg > g[transform]")].map((group) => {
    const top = Number(/ (\S+)\)/.exec(group.getAttribute("transform")!)![1]);
    const lines = [...group.querySelectorAll("text")].map((text) => Number(text.getAttribute("y")));
    return [top + lines[0]! - 10, top + lines.at(-1)!] as const;
  });
  const bars = [...page.querySelectorAll("rect")]
    .filter((one, _, all) => one.getAttribute("x") === all.at(-1)!.getAttribute("x"))
    .map(edgesOf);
  expect(names).toHaveLength(10);
  expect(bars).toHaveLength(10);
  for (const [index, [top, bottom]] of names.entries()) {
    expect((top + bottom) / 2).toBeGreaterThan(bars[index]![0] - 6);
    expect((top + bottom) / 2).toBeLessThan(bars[index]![1] + 6);
    expect(top).toBeGreaterThan(names[index - 1]?.[1] ?? 0);
  }
});

test("a flow parts into the rows of a list, the largest where there are many, and says what gets nothing", () => {
  const keysOf = (page: HTMLElement) =>
    [...page.querySelectorAll<SVGElement>("[data-key]")].map(({ dataset }) => dataset["key"]!);
  const spend = (amounts: readonly number[]) =>
    amounts.map((amount, index) => ({ name: `Item ${index}`, group: index % 2 === 0 ? "needs" : "wants", amount }));
  const page = drawWith("budget-50-30-20", "flow", { monthlyIncome: 1000, expenses: spend([300, 200, 0, 500]) });
  expect(keysOf(page)).toEqual([
    "monthlyIncome",
    "actualNeeds",
    "expenses.0.amount",
    "actualWants",
    "expenses.1.amount",
    "expenses.3.amount",
  ]);
  expect(noteOf(page)).toMatch(/^Nothing goes to: You save, Left to plan/);
  const many = drawWith("budget-50-30-20", "flow", {
    monthlyIncome: 1000,
    expenses: spend(Array.from({ length: 20 }, (_, index) => 1 + index)),
  });
  const rows = keysOf(many).filter((key) => key.startsWith("expenses."));
  expect(rows).toHaveLength(14);
  expect(rows).not.toContain("expenses.5.amount");
  expect(rows).toContain("expenses.6.amount");
  expect(noteOf(many)).toContain("Left out: the 6 smallest.");
});

test("temperatures are dots between the coldest and the warmest, not lengths from the zero of a scale", () => {
  const page = drawWith("dew-point", "rows", {});
  const places = [...page.querySelectorAll("circle")].map((one) => Number.parseFloat(one.getAttribute("cx")!));
  expect([places.length, places[0], places.at(-1)]).toEqual([10, 0, 100]);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(page.querySelectorAll("rect")).toHaveLength(0);
});

test("a row named by a bare number says what it counts, and the visitor's own stands out", () => {
  const page = drawWith("one-rep-max", "rows", { reps: 5 });
  const own = [...page.querySelectorAll("rect")].map((one) => one.style.fill);
  expect(page.textContent).toContain("Repetitions 5");
  expect(own.filter((fill) => fill === own[4])).toHaveLength(1);
  expect(drawWith("ohms-law", "rows", {}).textContent).not.toContain("Voltage");
});

test("many seconds and minutes are written in the two units that read best", () => {
  const uptime = drawWith("uptime-sla", "rows", {}).textContent;
  for (const text of ["36 d 13 h", "8 h 46 min", "5 min 16 s", "31.56"]) expect(uptime).toContain(text);
  const { one, index } = pictureOf("reading-time", "bars");
  const minutes = (readingMinutes: number) =>
    draw(one, index, { readingMinutes, aloudMinutes: null, speechMinutes: 1 }).page.textContent;
  expect(minutes(119)).toMatch(/119\sminutes/);
  expect(minutes(120)).toContain("2 h");
  // Rounded before it is parted, and no days of 24 hours made of minutes.
  expect(minutes(179.9)).toContain("3 h");
  expect(minutes(6000)).toContain("100 h");
  expect(minutes(Infinity)).not.toMatch(/NaN/);
});

test("a curve has its real zeros, says that it has none, and does not draw what is beyond numbers", () => {
  expect(drawWith("cubic-equation", "graph", {}).querySelectorAll("circle")).toHaveLength(3);
  const none = drawWith("polynomial-roots", "graph", { coefficients: [1, 0, 1] });
  expect(noteOf(none)).toContain("no real zero");
  expect(none.querySelector("svg")).not.toBeNull();
  const { one, index } = pictureOf("polynomial-roots", "graph");
  const huge = draw(one, index, {
    coefficients: [1e300, 0, -1e300, 1e308],
    roots: [{ real: 1e200, imaginary: 0 }],
  }).page;
  expect(huge.innerHTML).not.toMatch(/NaN|Infinity/);
  expect(noteOf(huge)).toContain("Not drawn");
});

test("380 calculators have a picture or chart, and each category has some", () => {
  const drawn = definitions.filter(
    (one) => one.pictures ?? Object.values(one.outputs).some((field) => field.y ?? field.scale ?? field.split),
  );
  expect(drawn.length).toBeGreaterThanOrEqual(380);
  expect(new Set(drawn.map((one) => one.category)).size).toBe(new Set(definitions.map((one) => one.category)).size);
});

const area = withPictures.find((one) => one.id === "area")!;
const ideal = withPictures.find((one) => one.id === "ideal-weight")!;
const vat = withPictures.find((one) => one.id === "vat")!;
const at = (one: AnyDefinition, changed: Readonly<Record<string, unknown>>) => ({ ...listRuns(one)[0]!, ...changed });
const noteOf = (page: HTMLElement) => page.querySelector("figure > p")?.textContent;

test("sides that are far too unlike are drawn out of scale, which is said", () => {
  const { page } = draw(area, 0, at(area, { shape: "rectangle", length: 1e30, width: 1 }));
  expect(noteOf(page)).toContain("Not to scale");
  expect(page.innerHTML).not.toMatch(/NaN|Infinity/);
});

test.each([
  ["area", { length: 1e12, width: 1e12 }],
  ["area", { length: 1e-9, width: 1e-9 }],
  ["circle", { value: 1e12 }],
  ["circle", { value: 1e-12 }],
  ["right-triangle", { legA: 1e12, legB: 1e12 }],
] as const)("%s of %j is drawn in pixels: all of it is within the drawing, and seen", (id, given) => {
  const page = drawWith(id, "shape", given);
  expect(page.innerHTML).not.toMatch(/scale\(/);
  for (const path of page.querySelectorAll("path")) {
    const places = [...path.getAttribute("d")!.matchAll(/-?[\d.e+-]+/g)].map(([place]) => Number(place));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...places)).toBeLessThanOrEqual(300);
    expect(Math.max(...places)).toBeGreaterThan(50);
  }
});

test("a triangle that is solved is not called impossible: it is too flat to be drawn", () => {
  expect(noteOf(drawWith("triangle", "shape", { angleC: 179.999999 }))).toBe(
    "Not drawn: the triangle is so flat that it would be a line.",
  );
});

test("bars of nothing but zeros are no empty frame, which is said", () => {
  const page = drawWith("us-income-tax", "rows", { wages: 0 });
  expect(page.querySelector("svg")).toBeNull();
  expect(noteOf(page)).toBe("There is nothing to draw: 10%, 12%, 22%, 24%, 32%, 35%, 37% are all $0.");
});

test("one day makes no line, which is said", () => {
  expect(noteOf(drawWith("study-planner", "timeline", { startDate: "2026-01-05", bufferDays: 365 }))).toContain(
    "There is no line to draw: only Start (January 5, 2026) has a place on it.",
  );
});

test("figures at the axis of points have the room that they need", () => {
  const points = [1e30, 3e30, 2e30].map((y, x) => ({ x: x + 1, y }));
  const page = drawWith("linear-regression", "scatter", { points });
  const texts = [...page.querySelectorAll('text[text-anchor="end"]')];
  expect(texts.map((text) => text.textContent)).toContain("2 × 10³⁰");
  for (const text of texts) expect(Number(text.getAttribute("x"))).toBeGreaterThanOrEqual(7 * text.textContent!.length);
});

test("sides that meet in no triangle are not drawn, which is said", () => {
  const { page } = draw(area, 2, at(area, { shape: "triangle-sides", sideA: 10, sideB: 1, sideC: 2 }));
  expect(page.querySelector("svg")).toBeNull();
  expect(noteOf(page)).toContain("meet in no triangle");
});

test("a virtual image is dashed and on the object's side; an object of no height is not drawn, which is said", () => {
  const arrows = (given: Readonly<Record<string, unknown>>) =>
    [...drawWith("thin-lens", "rays", given).querySelectorAll("path")].map((one) => one.getAttribute("style") ?? "");
  expect(arrows({}).some((style) => style.includes("dasharray"))).toBe(false);
  expect(arrows({ objectDistance: 0.03 }).filter((style) => style.includes("dasharray"))).toHaveLength(4);
  expect(noteOf(drawWith("thin-lens", "rays", { objectHeight: 0 }))).toContain("Not drawn: Object height");
});

test.each([
  ["wire-gauge-converter", { awg: "4/0" }, { awg: "40" }, "a pencil", "a hair"],
  ["ring-size-converter", { size: 3 }, { size: 13 }, "a quarter, 0.955", "a quarter, 0.955"],
  ["tv-distance", { screenDiagonal: 60 }, { screenDiagonal: 250 }, "a person, 66.9", "a person, 66.9"],
  ["projector-throw", { screenDiagonal: 150 }, { screenDiagonal: 500 }, "a person", "a person"],
  ["screen-ppi", { diagonal: 15 }, { diagonal: 140 }, "a bank card", "a person"],
  ["metal-weight", { diameter: 5 }, { diameter: 500 }, "a pencil", "a person"],
  ["paper-size", { size: "A4" }, { size: "A0" }, "a bank card", "a bank card"],
  [
    "dimensional-weight",
    { length: 20, width: 10, height: 10 },
    { length: 90, width: 90, height: 90 },
    "a bank",
    "a person",
  ],
  ["bolt-torque", { boltMetric: "M3" }, { boltMetric: "M36" }, "a pencil", "a bank card"],
] as const)(
  "%s: %j and %j look different, beside a thing whose size everybody knows",
  (id, small, large, near, far) => {
    const [one, other] = [drawWith(id, "shape", small), drawWith(id, "shape", large)];
    const pathsOf = (page: HTMLElement) => [...page.querySelectorAll("path")].map((path) => path.getAttribute("d"));
    expect(pathsOf(one)).not.toEqual(pathsOf(other));
    for (const [page, thing] of [[one, near] as const, [other, far] as const]) {
      expect(page.querySelector("ul")!.textContent).toContain(`Beside it, to the same scale: ${thing}`);
      expect(page.querySelector("svg")!.getAttribute("aria-label")).toContain(thing);
    }
  },
);

test("nothing stands beside a form that is a dot beside it", () => {
  expect(drawWith("metal-weight", "shape", { diameter: 1_000_000 }).textContent).not.toContain("Beside it");
  expect(drawWith("area", "shape", {}).textContent).not.toContain("Beside it");
});

test("a coin is one of the visitor's currency, an AA battery where none is known", () => {
  const name = (currency: string) => findNeighbor(["coin"], 0.02, { currency })!.name;
  expect(["USD", "EUR", "INR"].map(name)).toEqual(["a quarter", "a 1-euro coin", "an AA battery"]);
});

test("the pitch of a bolt is marked from thread to thread, beside the head's edge", () => {
  const bolt = FORMS.bolt([10, 1.5])!;
  const [[x1, y1], [x2, y2]] = bolt.edges[1]!;
  expect([x1, x2, y2 - y1]).toEqual([bolt.width, bolt.width, 1.5]);
  for (const y of [y1, y2]) expect(bolt.inner).toContain(`L13 ${y}M`);
  for (const y of [y1, y2]) expect(bolt.inner).toContain(`M13 ${y}L16 ${y}`);
});

test("a ray goes on as steeply as it is told; of one that is thrown back nothing goes on, which is said", () => {
  const raysOf = (page: HTMLElement) =>
    [...page.querySelectorAll<SVGElement>("[data-key]")].map((ray) => {
      const line = ray.querySelector("line")!;
      const [x1, y1, x2, y2] = ["x1", "y1", "x2", "y2"].map((name) => Number(line.getAttribute(name)));
      return [ray.dataset["key"], Math.round((Math.atan2(Math.abs(x2! - x1!), Math.abs(y2! - y1!)) * 180) / Math.PI)];
    });
  const page = drawWith("snells-law", "refraction", { n1: 1, n2: 1.5, angle: 60 });
  expect(Object.fromEntries(raysOf(page))).toEqual({ angle: 60, refractionAngle: 35, reflectance: 60 });
  const back = drawWith("snells-law", "refraction", { n1: 1.5, n2: 1, angle: 60 });
  expect(Object.fromEntries(raysOf(back))).toEqual({ angle: 60, reflectance: 60 });
  expect(noteOf(back)).toContain("all the light is reflected");
});

test("a credit score stands on all of its scale, with what may become of it", () => {
  const page = drawWith("credit-score-impact", "bands", { currentScore: 720, event: "latePayment" });
  const [own, ...ticks] = [...page.querySelectorAll("svg text")].map((one) => one.textContent).toReversed();
  expect([own, ...ticks.toReversed()]).toEqual(["720", "300", "580", "670", "740", "850"]);
  const marks = [...page.querySelectorAll<SVGElement>("line[data-key]")].map((one) => [
    one.dataset["key"],
    Number.parseFloat(one.getAttribute("x1")!),
  ]);
  expect(marks).toEqual([
    ["scoreLow", expect.closeTo((100 * (628 - 300)) / 550, 1)],
    ["scoreHigh", expect.closeTo((100 * (648 - 300)) / 550, 1)],
  ]);
  expect(page.textContent).toContain("Score afterward, low estimate: 628, Fair");
  const none = drawWith("credit-score-impact", "bands", { currentScore: 720, event: "none" });
  expect(none.querySelector("line[data-key]")).toBeNull();
});

test("a level of sound stands among everyday noises, a ratio does not", () => {
  expect(drawWith("decibel", "bands", { mode: "sum", levels: [60, 60] }).textContent).toContain("Conversation.");
  expect(drawWith("decibel", "bands", { mode: "power-ratio" }).querySelector("figure")).toBeNull();
});

test("homes are compared by the square foot where one measures in those", () => {
  expect(drawWith("price-per-area", "rows", {}).textContent).toContain("$255.48/ft²");
});

test("gears have their teeth; a belt runs around plain wheels, and what is too small is said", () => {
  const stage = (driverTeeth: number, drivenTeeth: number, kind: string) =>
    drawWith("gear-ratio", "gears", { stages: [{ driverTeeth, drivenTeeth, kind }] });
  const [driven, driver] = [...stage(10, 20, "external").querySelectorAll("path")].map((one) => one.getAttribute("d")!);
  expect([driver, driven].map((path) => path!.split("L").length)).toEqual([40, 80]);
  expect(noteOf(stage(10, 20, "external"))).toBeUndefined();
  expect(stage(10, 20, "belt").querySelectorAll("path")).toHaveLength(3);
  const huge = stage(1, 100_000, "belt");
  expect(noteOf(huge)).toContain("Not to scale");
  expect(huge.innerHTML).not.toMatch(/NaN|Infinity/);
});

test("points that no line can be drawn for say so, and those far apart are drawn", () => {
  const { one, index } = pictureOf("linear-regression", "scatter");
  const points = [
    { x: 1, y: 1 },
    { x: 1e30, y: 2 },
    { x: 2, y: -1e30 },
  ];
  const values = (more: Readonly<Record<string, unknown>>) => ({
    points,
    intercept: 0,
    slope: 1,
    predictX: 3,
    ...more,
  });
  expect(draw(one, index, values({ prediction: 3 })).page.innerHTML).not.toMatch(/NaN|Infinity/);
  expect(noteOf(draw(one, index, values({ slope: Infinity, prediction: 3 })).page)).toContain("Not drawn");
  expect(draw(one, index, values({ prediction: null })).page.querySelectorAll("circle")).toHaveLength(3);
});

test.each([
  [{ mode: "between", lower: 115, upper: 130 }, "1 2", ["lower", "upper"]],
  [{ mode: "between", lower: 100, upper: 100.3 }, "0 0.02", ["lower", "upper"]],
  [{ mode: "below", lower: 115, upper: 85 }, "-3.5 -1", ["upper"]],
  [{ mode: "above", lower: 115, upper: 85 }, "1 3.5", ["lower"]],
])("the bell is shaded where the probability was asked for: %j", (given, shaded, marked) => {
  const one = withPictures.find((each) => each.id === "normal-distribution")!;
  const { inputs } = readInputs(one, given, DAY);
  const pages = one.pictures!.map((_, index) => draw(one, index, { ...inputs, ...calculate(one, inputs) }).page);
  const [page, ...others] = pages.filter((each) => each.querySelector("svg"));
  expect(others).toEqual([]);
  const path = page!.querySelector<SVGElement>("[data-shaded]")!;
  expect(path.dataset["shaded"]!.split(" ").map((z) => Number(z).toFixed(2))).toEqual(
    shaded.split(" ").map((z) => Number(z).toFixed(2)),
  );
  expect(path.getAttribute("d")).toMatch(/^M/);
  expect([...page!.querySelectorAll<SVGElement>("line[data-key]")].map(({ dataset }) => dataset["key"])).toEqual(
    marked,
  );
});

test("lengths are true to one scale", () => {
  const { page } = draw(area, 0, at(area, { shape: "rectangle", length: 8, width: 5 }));
  const [length, width] = [...page.querySelectorAll<SVGElement>("[data-length]")].map((one) =>
    Number(one.dataset["length"]),
  );
  expect(length! / width!).toBeCloseTo(8 / 5, 2);
});

test("shares: nothing, less than nothing and next to nothing are named", () => {
  const { page: negative } = draw(vat, 0, at(vat, { netAmount: 100, vatAmount: -5, grossAmount: 95 }));
  expect(noteOf(negative)).toContain("Not drawn: VAT");
  expect(noteOf(negative)).toContain("more than the whole");
  const { page: tiny } = draw(vat, 0, at(vat, { netAmount: 1e30, vatAmount: 1, grossAmount: 1e30 }));
  expect(noteOf(tiny)).toContain("Too small to be seen");
  const { page: none } = draw(vat, 0, at(vat, { netAmount: 0, vatAmount: 0, grossAmount: 0 }));
  expect(none.querySelector("svg")).toBeNull();
  expect(noteOf(none)).toContain("Not drawn");
});

test("bands whose limits are no limits are not drawn, which is said", () => {
  const { page } = draw(ideal, 0, at(ideal, { healthyWeightMin: 80, healthyWeightMax: 60 }));
  expect(page.querySelector("svg")).toBeNull();
  expect(noteOf(page)).toContain("no bands to draw");
});

const deviation = withPictures.find((one) => one.id === "standard-deviation")!;

test("numbers are counted by steps, the box is that of their quartiles, and what lies apart is named", () => {
  const { inputs } = readInputs(deviation, { numbers: [9.8, 10.1, 10, 9.9, 101] }, DAY);
  const { page } = draw(deviation, 0, { ...inputs, ...calculate(deviation, inputs) });
  const counts = [...page.querySelectorAll<SVGElement>("[data-count]")].map((bar) => Number(bar.dataset["count"]));
  expect([counts.reduce((sum, count) => sum + count, 0), counts[0], counts.at(-1)]).toEqual([5, 4, 1]);
  expect([...page.querySelectorAll<SVGElement>("[data-key]")].map((line) => line.dataset["value"])).toEqual([
    "9.9",
    "10",
    "10.1",
  ]);
  expect(noteOf(page)).toBe("One value lies apart: 101.");
});

test("each bar of a histogram says how many lie in it, and its edges say from where to where", () => {
  const texts = [...drawWith("standard-deviation", "spread", {}).querySelectorAll("text")].map(
    (one) => one.textContent,
  );
  expect(texts).toEqual(["How many", "2", "2", "4", "10", "15", "20", "25"]);
  const many = drawWith("standard-deviation", "spread", { numbers: [1e30, 2, 3, -1e29] });
  const edges = [...many.querySelectorAll("g > line + text")].map(
    (one) => [Number(one.getAttribute("x")), 7 * one.textContent!.length] as const,
  );
  const gaps = edges.slice(1).map(([x, width], before) => x - edges[before]![0] - (width + edges[before]![1]) / 2);
  expect(Math.min(...gaps)).toBeGreaterThan(0);
});

test("numbers that are all alike have no spread, which is said; huge ones beside small ones are drawn", () => {
  const drawn = (numbers: readonly number[]) => {
    const { inputs } = readInputs(deviation, { numbers }, DAY);
    return draw(deviation, 0, { ...inputs, ...calculate(deviation, inputs) }).page;
  };
  const alike = drawn([7, 7, 7]);
  expect(alike.querySelector("svg")).toBeNull();
  expect(noteOf(alike)).toContain("no spread to draw");
  expect(drawn([1e30, 1, 2]).innerHTML).not.toMatch(/NaN|Infinity/);
});
