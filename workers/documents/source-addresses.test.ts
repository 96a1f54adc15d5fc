import { expect, test } from "vitest";
import { findSourceAddress } from "./source-addresses.ts";

test.each([
  ["US Regulation Z, 12 CFR Part 1026, Appendix J", "https://www.ecfr.gov/current/title-12/part-1026"],
  ["US 21 CFR 101.9 (nutrition label cup of 240 mL)", "https://www.ecfr.gov/current/title-21/section-101.9"],
  ["26 U.S.C. 3111, 3301, 3306 (FICA and FUTA)", "https://www.law.cornell.edu/uscode/text/26/3111"],
  ["US 12 CFR 1026.22", "https://www.ecfr.gov/current/title-12/section-1026.22"],
  ["12 CFR part 1030, Appendix A", "https://www.ecfr.gov/current/title-12/part-1030"],
  ["Internal Revenue Code section 1402", "https://www.law.cornell.edu/uscode/text/26/1402"],
  ["Internal Revenue Code sections 163 and 164", "https://www.law.cornell.edu/uscode/text/26/163"],
  ["Directive 2008/48/EC, Annex I", "https://eur-lex.europa.eu/eli/dir/2008/48/oj"],
  ["Directive 2011/7/EU on late payment", "https://eur-lex.europa.eu/eli/dir/2011/7/oj"],
  ["RFC 4632, section 3.1", "https://www.rfc-editor.org/rfc/rfc4632"],
  ["OEIS A000045", "https://oeis.org/A000045"],
  ["UK Weights and Measures Act 1985", "https://www.legislation.gov.uk/ukpga/1985/72"],
  ["Employment Rights Act 1996, section 162", "https://www.legislation.gov.uk/ukpga/1996/18"],
  ["Late Payment of Commercial Debts (Interest) Act 1998", "https://www.legislation.gov.uk/ukpga/1998/20"],
  ["IRS Publication 15-T", "https://www.irs.gov/publications/p15t"],
  ["NIST Special Publication 811, Appendix B.8", "https://www.nist.gov/pml/special-publication-811"],
  ["NIST/SEMATECH e-Handbook", "https://www.itl.nist.gov/div898/handbook/"],
  ["SI Brochure, 9th edition", "https://www.bipm.org/en/publications/si-brochure"],
  ["CODATA 2022", "https://physics.nist.gov/cuu/Constants/"],
  ["DLMF 7.2", "https://dlmf.nist.gov/"],
  ["NIST Digital Library of Mathematical Functions", "https://dlmf.nist.gov/"],
  ["iana time zone database 2026a", "https://www.iana.org/time-zones"],
  ["CSS Values and Units Module Level 4, section 6", "https://www.w3.org/TR/css-values-4/"],
  ["USDA FoodData Central", "https://fdc.nal.usda.gov/"],
  ["EPA eGRID2022", "https://www.epa.gov/egrid"],
  ["EPA Greenhouse Gas Equivalencies Calculator", "https://www.epa.gov/energy/greenhouse-gas-equivalencies-calculator"],
  ["Dietary Guidelines for Americans 2020-2025", "https://www.dietaryguidelines.gov/"],
  ["Directive (EU) 2023/2225, which replaced 2008/48/EC", "https://eur-lex.europa.eu/eli/dir/2023/2225/oj"],
  ["IRS Publication 590-A, Worksheet 2-2", "https://www.irs.gov/publications/p590a"],
  ["Internal Revenue Service, Notice 2014-21 and Publication 544: property", "https://www.irs.gov/publications/p544"],
  ["NIST SP 811 (2008), Appendix B", "https://www.nist.gov/pml/special-publication-811"],
  // A number that only looks like one of theirs.
  ["RFCs 4632", null],
  ["OEIS A45", null],
  ["CODATAs", null],
  ["Kellison: The Theory of Interest (3rd ed., 2009)", null],
])("%s", (source, address) => {
  expect(findSourceAddress(source)).toBe(address);
});
