/** Figures of which some count things and others are prices: "rent 900 and 3 kids" are not a sum. */

/** What is bought and paid for in the plural: "groceries 80" and "80 groceries" are one sum of money. */
const PAID =
  "dollars|bucks|euros|pounds|cents|groceries|utilities|clothes|pants|jeans|shoes|taxes|fees|tips|supplies|repairs|bills|tolls|dues|expenses|costs|savings|drinks|snacks|tickets|books|meds|toys|gifts|presents|movies|subscriptions|payments|materials|parts|sales|flights|points|goals|calories|runs";
const COUNTED = new RegExp(`^ (?!(?:${PAID})\\b)(?:[a-z]{2,}(?<!s)s|people|children|men|women)(?![a-z])`);
/** Of fewer than so many, also of these: "dinner 80 and 2 drinks". */
const FEW = 6;
const PAID_FOR = new RegExp(`^ (?!dollars|bucks|euros|pounds|cents|points|goals|runs)(?:${PAID})\\b`);

/** Whether some figures of a list count what others do not. */
export function addsUnlike(text: string, numbers: readonly number[]): boolean {
  const counted = [...text.matchAll(/<([a-zA-Z]+)(\d+)>/g)].map(({ 0: mark, 1: kind, 2: at, index }) => {
    const behind = text.slice(index + mark.length);
    const isFew = numbers[Number(at)]! < FEW && Number.isInteger(numbers[Number(at)]);
    return kind === "number" && (COUNTED.test(behind) || (isFew && PAID_FOR.test(behind)));
  });
  return counted.includes(true) && counted.includes(false);
}
