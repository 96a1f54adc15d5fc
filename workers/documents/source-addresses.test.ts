import { expect, test } from "vitest";
import { findSourceAddress } from "./source-addresses.ts";

test.each([
  ["US Regulation Z, 12 CFR Part 1026, Appendix J", "https://www.ecfr.gov/current/title-12/part-1026"],
  ["US 21 CFR 101.9 (nutrition label cup of 240 mL)", "https://www.ecfr.gov/current/title-21/section-101.9"],
  ["26 U.S.C. 3111, 3301, 3306 (FICA and FUTA)", "https://www.law.cornell.edu/uscode/text/26/3111"],
  ["Directive (EU) 2023/2225, which replaced 2008/48/EC", "https://eur-lex.europa.eu/eli/dir/2023/2225/oj"],
  ["IRS Publication 590-A, Worksheet 2-2", "https://www.irs.gov/publications/p590a"],
  ["Internal Revenue Service, Notice 2014-21 and Publication 544: property", "https://www.irs.gov/publications/p544"],
  ["NIST SP 811 (2008), Appendix B", "https://www.nist.gov/pml/special-publication-811"],
  ["Kellison: The Theory of Interest (3rd ed., 2009)", null],
])("%s", (source, address) => {
  expect(findSourceAddress(source)).toBe(address);
});
