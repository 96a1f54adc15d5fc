import { expect, test } from "vitest";
import { judgeAudit } from "./audit.ts";

const report = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities });

test("a package that is known to be highly vulnerable fails, others are told", () => {
  expect(judgeAudit(report({ one: { severity: "moderate" } }))).toEqual({ isBad: false, lines: ["moderate: one"] });
  for (const severity of ["high", "critical"]) expect(judgeAudit(report({ one: { severity } })).isBad).toBe(true);
  expect(judgeAudit(report({}))).toMatchObject({ isBad: false, lines: [expect.stringContaining("No package")] });
});

test("a registry that answers no audits is no failure, and it is said", () => {
  for (const output of ["", "not json", "null", JSON.stringify({ error: { code: "E405" } })])
    expect(judgeAudit(output)).toEqual({
      isBad: false,
      lines: ["The registry answers no audits: nothing was checked."],
    });
});
