import { expect, test } from "vitest";
import { describeAction, nameAction } from "./action-words.ts";

const post = (path: string, change: unknown) => ({ method: "POST", path, change: JSON.stringify(change) });

test.each([
  ["/api/admin/requests", "Requests"],
  ["/admin/alerts", "Alert thresholds"],
  // As it was recorded until 2026-11-30.
  ["/admin/errors.data", "Error log"],
  ["/api/errors", "Error log"],
  ["/api/admin/odd", "/api/admin/odd"],
])("a change at %s is one of %s", (path, name) => {
  expect(nameAction(post(path, {}))).toBe(name);
});

test.each([
  ["catalogue", { id: "bmi", visible: false }, "hidden: bmi"],
  ["catalogue", { id: "bmi", visible: true, popular: false }, "shown, not popular: bmi"],
  ["catalogue", { id: "bmi", visible: null }, "shown or hidden as defined: bmi"],
  ["catalogue", { id: "tide", status: "retired" }, "retired: tide"],
  ["requests", { ids: ["r1", "r2"], more: 4, state: "planned" }, "marked as planned: r1, r2 and 4 more"],
  ["requests", { id: "r1", noticed: true, spam: false }, "notice recorded, not spam: r1"],
  ["requests", { id: "r1", noticed: false }, "notice taken back: r1"],
  ["additions", { requestId: "r1" }, "r1"],
  ["feedback", { id: "f1", remove: true }, "deleted: f1"],
  ["feedback", { id: "f1", send: true }, "mail sent: f1"],
  ["users", { id: "u1", endSession: "all" }, "all sessions ended: u1"],
  ["users", { id: "u1", endSession: "k" }, "session ended: u1"],
  ["rates", {}, "fetched"],
  ["rates", { acceptMoves: true }, "fetched, large changes accepted"],
  ["errors", { status: "matching" }, "all that match resolved"],
  ["errors", { status: "clear" }, "all entries removed"],
  [
    "alerts",
    { thresholds: { "server-errors": 12, "rates-age": 5 } },
    "server errors 12, rates age 5; others the default",
  ],
  ["alerts", { thresholds: {} }, "all the default"],
  ["alerts", { thresholds: null }, "all the default"],
  ["errors", {}, ""],
])("in %s %j is said as “%s”", (part, change, said) => {
  expect(describeAction(post(`/api/admin/${part}`, change))).toBe(said);
});

test("a log that is emptied has no fields, and what was cut is shown as it is", () => {
  expect(describeAction({ method: "DELETE", path: "/api/errors", change: "{}" })).toBe("all entries removed");
  expect(describeAction({ method: "POST", path: "/api/admin/requests", change: '{"ids":["r' })).toBe('{"ids":["r');
});
