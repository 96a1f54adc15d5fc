/** What the sections of administration say of their data, and what they ask before a change. */
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Catalogue } from "./catalogue.tsx";
import { Overview } from "./overview.tsx";
import { Requests } from "./requests.tsx";
import { Searches } from "./searches.tsx";
import { Users } from "./users.tsx";
import { Vitals } from "./vitals.tsx";

let data: object;
const posted: unknown[] = [];

beforeEach(() => {
  posted.length = 0;
  vi.stubGlobal("fetch", async (_url: string, init?: RequestInit) => {
    if (init?.method !== "POST") return Response.json(data);
    posted.push(JSON.parse(String(init.body)));
    return Response.json({ ok: true });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function open(Section: () => React.ReactNode, shown: object) {
  data = shown;
  const { container } = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <Section />
      </MemoryRouter>
    </SWRConfig>,
  );
  await waitFor(() => expect(container.querySelector("table, dl")).not.toBeNull());
  return container;
}

/** How long the bars of the rows are, in percent. */
const bars = (container: Element) =>
  [...container.querySelectorAll("td svg")].map((bar) => bar.querySelectorAll("rect")[1]?.getAttribute("width"));

const overview = {
  catalogue: { active: 428, hidden: 0, withoutDefinition: 0, uses: 5645, seededUses: 4945 },
  mostUsed: [{ id: "tip", name: "Tip Calculator", countedUses: 70 }],
  requests: {},
  feedbackOfMonth: 0,
  users: 1,
  errors: { total: 0, last1Hour: 0 },
  opens: [{ day: "2026-11-01", count: 0 }],
  ratesDate: "2026-11-01",
};

test("the overview tells uses that were counted from those that were set, and shares are parts of all", async () => {
  const container = await open(Overview, overview);
  expect(screen.getByText("Uses counted", { selector: "dt" }).nextSibling?.textContent).toBe("700");
  expect(screen.getByText("Uses set when the site began").nextSibling?.textContent).toBe("4,945");
  expect(bars(container)).toEqual(["10%"]);
});

test("searches in vain have bars by their share of all of them", async () => {
  const searches = [30, 10].map((count) => ({ words: `${count}`, count, day: "2026-11-01" }));
  expect(bars(await open(Searches, { searches }))).toEqual(["75%", "25%"]);
});

test("vitals are told by their usual names", async () => {
  const figure = { kind: "home", metric: "INP", count: 4, p50: 75, p75: 150, p95: null, slow: 1 };
  const views = [3, 1].map((count) => ({ title: `Page ${count}`, count }));
  const container = await open(Vitals, { figures: [figure], countries: [], views, opens: [], hasAnalytics: false });
  expect(screen.getByRole("columnheader", { name: "Interaction" })).not.toBeNull();
  expect(container.textContent).toContain("“Interaction” is the time to the next paint");
  expect(container.textContent).toContain("median 75 ms, p95 above the scale");
  expect(container.textContent).toContain("1 of 4 over 100 ms");
  expect(bars(container)).toEqual(["25%", "75%", "25%"]);
});

const asked = (id: string, email: string | null, state = "new") => ({
  id,
  key: "table tide",
  calculatorName: "Tide table",
  description: "",
  email,
  isFromUser: false,
  country: null,
  state,
  isSpam: false,
  answer: null,
  notice: email && { to: email, subject: "Your calculator request", text: "It is planned." },
  createdAt: "2026-11-01T10:00:00.000Z",
  noticeAt: null,
});

test("requests are counted beside calculators, an address stands once, and a row of several states says them", async () => {
  const requests = [
    asked("r1", "ada@example.com"),
    asked("r2", "Ada@example.com", "planned"),
    asked("r3", null),
    { ...asked("r4", "bo@example.com"), key: "moon", calculatorName: "Moon" },
  ];
  const container = await open(Requests, { requests, counts: { new: 4 }, hasWebhook: false });
  expect(container.textContent).toContain("4 requests for 2 calculators");
  const row = within(screen.getByText("Tide table").closest("tr")!);
  expect(row.getAllByRole("link").map((link) => link.textContent)).toEqual(["ada@example.com", "Add a row"]);
  const state = row.getByRole<HTMLSelectElement>("combobox");
  expect([state.value, state.selectedOptions[0]?.textContent]).toEqual(["", "2 new, 1 planned"]);
  fireEvent.click(row.getByRole("button", { name: "Answer Tide table" }));
  expect(row.getAllByText(/^Mail to/).map((link) => link.textContent)).toEqual(["Mail to ada@example.com"]);
});

const calculator = (at: number, more: object = {}) => ({
  id: `c${at}`,
  name: `Calculator ${at}`,
  category: "math",
  uses: 0,
  isPopular: false,
  isVisible: true,
  popularOverride: null,
  visibleOverride: null,
  hasConfig: true,
  status: "active",
  ...more,
});

test("a catalogue longer than a page has a way to the next rows", async () => {
  const rows = Array.from({ length: 105 }, (_, at) => calculator(at));
  const container = await open(Catalogue, { rows, categories: ["math"] });
  const first = () => container.querySelector("tbody th")?.textContent;
  expect([first(), container.textContent?.includes("105 of 105 rows, 1 to 100 shown")]).toEqual(["Calculator 0", true]);
  // By its text: roles among so many rows are slow to find.
  fireEvent.click(screen.getByText("Next"));
  expect([first(), container.querySelectorAll("tbody tr").length]).toEqual(["Calculator 100", 5]);
  expect(screen.getByText<HTMLButtonElement>("Next").disabled).toBe(true);
  fireEvent.change(screen.getByLabelText("Find"), { target: { value: "calculator 1" } });
  expect(first()).toBe("Calculator 1");
}, 30_000);

test("what takes a calculator off the site is asked first; anything else is saved at once", async () => {
  const rows = [calculator(1), calculator(2, { hasConfig: false }), calculator(3, { isVisible: false })];
  await open(Catalogue, { rows, categories: ["math"] });
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const press = (name: string) => fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name }));
  choose("Visible: Calculator 1", "false");
  press("Cancel");
  expect([posted, screen.queryByRole("dialog")]).toEqual([[], null]);
  choose("Visible: Calculator 1", "false");
  press("Hide");
  await waitFor(() => expect(posted).toEqual([{ id: "c1", visible: false }]));
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>(/^Status/).disabled).toBe(false));
  choose("Status: Calculator 2", "retired");
  press("Retire");
  await waitFor(() => expect(posted.at(-1)).toEqual({ id: "c2", status: "retired" }));
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>(/^Status/).disabled).toBe(false));
  choose("Visible: Calculator 3", "false");
  await waitFor(() => expect(posted.at(-1)).toEqual({ id: "c3", visible: false }));
});

test("a session is ended after a question", async () => {
  const at = "2026-11-01T10:00:00.000Z";
  const session = { key: "k1", createdAt: at, expiresAt: at };
  const user = { id: "u1", name: "Ada", email: null, emailVerified: false, createdAt: at, lastSeenAt: at };
  await open(Users, { total: 1, users: [{ ...user, providers: [], sessions: [session] }] });
  fireEvent.click(screen.getByRole("button", { name: /^End the session of Ada/ }));
  expect(posted).toEqual([]);
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "End" }));
  await waitFor(() => expect(posted).toEqual([{ id: "u1", endSession: "k1" }]));
});
