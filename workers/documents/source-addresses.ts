/** Where a source of a calculator can be read: public pages whose addresses follow from what they are called. */

type Place = readonly [name: RegExp, address: (...parts: string[]) => string];

/** The first one that a source names counts; the parts are those of the expression. */
const PLACES: readonly Place[] = [
  // Laws and standards that number their own addresses.
  [/\b(\d+) CFR (\d+\.\d+)/u, (title, section) => `https://www.ecfr.gov/current/title-${title}/section-${section}`],
  [/\b(\d+) CFR [Pp]art (\d+)/u, (title, part) => `https://www.ecfr.gov/current/title-${title}/part-${part}`],
  [/\b(\d+) U\.S\.C\. (\d+)/u, (title, section) => `https://www.law.cornell.edu/uscode/text/${title}/${section}`],
  [/Internal Revenue Code sections? (\d+)/u, (section) => `https://www.law.cornell.edu/uscode/text/26/${section}`],
  [/\bDirective \(EU\) (\d{4})\/(\d+)/u, (year, number) => `https://eur-lex.europa.eu/eli/dir/${year}/${number}/oj`],
  [/\bDirective (\d{4})\/(\d+)\/E[CU]/u, (year, number) => `https://eur-lex.europa.eu/eli/dir/${year}/${number}/oj`],
  [/\bRFC (\d+)/u, (number) => `https://www.rfc-editor.org/rfc/rfc${number}`],
  [/\bOEIS (A\d{6})/u, (sequence) => `https://oeis.org/${sequence}`],
  [/\bUK Weights and Measures Act 1985/u, () => "https://www.legislation.gov.uk/ukpga/1985/72"],
  [/\bEmployment Rights Act 1996/u, () => "https://www.legislation.gov.uk/ukpga/1996/18"],
  [/\bLate Payment of Commercial Debts \(Interest\) Act 1998/u, () => "https://www.legislation.gov.uk/ukpga/1998/20"],
  // The Internal Revenue Service's publications.
  [
    /\b(?:IRS|Internal Revenue Service),? [^;]*?Publication (\d+)(?:-([A-Z]))?\b/u,
    (number, letter = "") => `https://www.irs.gov/publications/p${number}${letter.toLowerCase()}`,
  ],
  // Works of reference.
  [/\bNIST (?:SP|Special Publication) 811\b/u, () => "https://www.nist.gov/pml/special-publication-811"],
  [/\bNIST\/SEMATECH\b/u, () => "https://www.itl.nist.gov/div898/handbook/"],
  [/\bSI Brochure\b/u, () => "https://www.bipm.org/en/publications/si-brochure"],
  [/\bCODATA\b/u, () => "https://physics.nist.gov/cuu/Constants/"],
  [/\bDLMF\b|Digital Library of Mathematical Functions/u, () => "https://dlmf.nist.gov/"],
  [
    /\bOpenDocument 1\.3 part 4\b/u,
    () =>
      "https://docs.oasis-open.org/office/OpenDocument/v1.3/os/part4-formula/OpenDocument-v1.3-os-part4-formula.html",
  ],
  [/\bOpenDocument 1\.2 part 2\b/u, () => "https://docs.oasis-open.org/office/v1.2/os/OpenDocument-v1.2-os-part2.html"],
  [/\bIANA Time Zone Database\b/iu, () => "https://www.iana.org/time-zones"],
  [/\bCSS Values and Units Module Level 4\b/u, () => "https://www.w3.org/TR/css-values-4/"],
  [/\bFoodData Central\b/u, () => "https://fdc.nal.usda.gov/"],
  [/\beGRID ?20\d\d\b/u, () => "https://www.epa.gov/egrid"],
  [
    /\bGreenhouse Gas Equivalencies Calculator\b/u,
    () => "https://www.epa.gov/energy/greenhouse-gas-equivalencies-calculator",
  ],
  [/\bDietary Guidelines for Americans\b/u, () => "https://www.dietaryguidelines.gov/"],
];

/** The page that a source can be read on; null where it is a book or a paper, or where nobody promises its address. */
export function findSourceAddress(source: string): string | null {
  for (const [name, address] of PLACES) {
    const [match, ...parts] = name.exec(source) ?? [];
    if (match) return address(...parts);
  }
  return null;
}
