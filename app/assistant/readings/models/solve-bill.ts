/** What a bill comes to: what is off, taxes and tips in their order, forwards and backwards. */
import { read, sum, toMoney, type Value } from "#assistant/readings/slots/form.ts";
import { HIGHEST_VAT } from "#assistant/readings/slots/percentages.ts";
import type { Reading } from "#assistant/readings/reading.ts";
import type { Said } from "./read-model.ts";

const BEFORE_TAX = "Tip on the amount before tax";

type Step = (amount: string) => string;

export function solveBill(said: Said, asked: string, values: readonly Value[]): Reading | null {
  const has = (...names: readonly string[]) => names.some((name) => said.has(name));
  const count = [...said.keys()].filter((name) => !name.startsWith("is")).length;
  const get = (name: string) => said.get(name)!;
  const factor = (name: string, sign: "+" | "-") => `(1 ${sign} ${get(name)} / 100)`;
  if (has("isTaxed") && !has("taxShare", "taxSum", "other")) return null;
  // Nowhere is so much put on a price: it is a tax on income.
  if ((said.get("taxShare") ?? 0) > HIGHEST_VAT) return null;
  const isIn = said.get("isIn") === 1;
  // "48 plus 4 tax": the bill is without it.
  const isApart = said.get("isIn") === 0 || has("isNet") || !has("taxSum");
  const money = (expression: string, label: string): Reading => ({
    ...sum(expression),
    told: { field: toMoney(values, label) },
  });
  const percent = (expression: string, label: string): Reading => ({
    ...sum(expression),
    told: { field: { kind: "percent", label, decimals: 2 } },
  });
  // Which of them comes first?
  if (has("cut") && (has("tipShare") || (has("off") && has("again")))) return null;
  if (has("fee") && has("taxShare", "taxSum", "off", "again", "cut")) return null;
  if ((has("each") && has("amount")) || (has("isBeforeTax", "isOnAll") && !has("tipShare"))) return null;
  if (has("eachSum") && !(has("people") && count === 3)) return null;
  if (has("other")) return solveRate(said, asked, percent);
  const price = has("each") ? `${get("count")} * ${get("each")}` : has("amount") ? String(get("amount")) : null;
  if (price === null) {
    // "Saved 12 at 40 % off"
    const full = `${get("saved")} / ${get("off")} * 100`;
    if (count !== 2 || !has("saved") || !has("off")) return null;
    return asked === "beforeOff"
      ? money(full, "Price before")
      : asked === "total" || asked === "unasked"
        ? money(`${full} - ${get("saved")}`, "To pay")
        : null;
  }
  if (has("cut") && !asked.startsWith("before") && get("cut") >= Number(price)) return null;
  // "8.25 tax on 1,200" may be a share: no tax is so low.
  if ((said.get("taxSum") ?? Infinity) < Math.min(12, 0.02 * Number(price))) return null;
  // No tax is as much as the bill.
  if ((has("saved") && asked !== "rateDown") || (has("taxSum") && get("taxSum") >= Number(price))) return null;
  if (asked === "rate" || asked === "rateDown") {
    const some = ["tipSum", "taxSum", "cut", "saved"].filter((name) => has(name));
    const [part] = some;
    if (part === undefined || some.length > 1 || count !== 2) return null;
    const isAll = part === "tipSum" && get(part) > Number(price);
    if (isAll && isIn) return null;
    return percent(
      isAll
        ? `(${get(part)} - ${price}) / ${price} * 100`
        : `${get(part)} / ${isIn || has("isTotal") ? `(${price} - ${get(part)})` : price} * 100`,
      { tipSum: "Tip", taxSum: "Tax rate", cut: "Discount", saved: "Discount" }[part]!,
    );
  }
  const steps: (readonly [name: string, forth: Step, back: Step])[] = [
    ["off", (a) => `${a} * ${factor("off", "-")}`, (a) => `${a} / ${factor("off", "-")}`],
    ["cut", (a) => `(${a} - ${get("cut")})`, (a) => `(${a} + ${get("cut")})`],
    ["again", (a) => `${a} * ${factor("again", "-")}`, (a) => `${a} / ${factor("again", "-")}`],
    ["taxShare", (a) => `${a} * ${factor("taxShare", "+")}`, (a) => `${a} / ${factor("taxShare", "+")}`],
    ["taxSum", (a) => `(${a} + ${get("taxSum")})`, (a) => `(${a} - ${get("taxSum")})`],
    ["tipShare", (a) => `${a} * ${factor("tipShare", "+")}`, (a) => `${a} / ${factor("tipShare", "+")}`],
    ["tipSum", (a) => `(${a} + ${get("tipSum")})`, (a) => `(${a} - ${get("tipSum")})`],
    ["fee", (a) => `(${a} + ${get("fee")})`, (a) => `(${a} - ${get("fee")})`],
    // A card that money is on pays a part of what is to be paid with its tax.
    ["card", (a) => `(${a} - ${get("card")})`, (a) => `(${a} + ${get("card")})`],
  ];
  const used = steps.filter(([name]) => has(name));
  const names = used.map(([name]) => name);
  const go = (to: readonly string[]) =>
    used.filter(([name]) => to.includes(name)).reduce((amount, [, forth]) => forth(amount), price);
  const isOf = (...allowed: readonly string[]) => names.every((name) => allowed.includes(name));
  const isSplit = has("people");
  const hasTax = has("taxShare", "taxSum");
  if (asked.startsWith("before") && used.length > 0) {
    if (said.get("isIn") === 0) return null;
    const own = { beforeTax: /^tax/, beforeTip: /^tip/, beforeOff: /^(?:off|cut|again|card)/ }[asked]!;
    // "30 % off 220, final price before tax": without a tax it is what is paid.
    if (!names.some((name) => own.test(name)))
      return isSplit || asked === "beforeOff" ? null : money(go(names), "To pay");
    if (isSplit || !names.every((name) => own.test(name)) || has("each", "isBeforeTax")) return null;
    return money(
      used.toReversed().reduce((amount, [, , back]) => back(amount), price),
      "Before",
    );
  }
  const before = isIn ? used.toReversed().reduce((amount, [, , back]) => back(amount), price) : null;
  if (asked === "saving")
    return isSplit || isIn || used.length === 0 || !isOf("off", "again", "cut")
      ? null
      : money(`${price} - ${go(names)}`, "Saved");
  if (asked === "taxAmount" || asked === "tipAmount") {
    const name = asked === "taxAmount" ? "taxShare" : "tipShare";
    if (asked === "tipAmount" && has("tipSum") && count === 2 && get("tipSum") > Number(price))
      return money(`${get("tipSum")} - ${price}`, "Tip");
    if (!has(name) || isSplit) return null;
    if (name === "tipShare" && hasTax && isApart && !isIn && isOf("taxShare", "taxSum", "tipShare"))
      return money(
        `${has("isOnAll") ? go(["taxShare", "taxSum"]) : price} * ${get(name)} / 100`,
        has("isOnAll") ? "Tip" : BEFORE_TAX,
      );
    // "58 including 4.64 tax, 20 % tip on the part before tax"
    if (name === "tipShare" && has("isBeforeTax") && has("taxSum"))
      return money(`(${price} - ${get("taxSum")}) * ${get(name)} / 100`, "Tip");
    // "48.60 total, 8 % tax": the tax is in the total.
    if (name === "taxShare" && has("isTotal") && !has("isWith", "each") && used.length === 1)
      return money(`${price} - ${price} / ${factor(name, "+")}`, "Tax");
    if (before !== null)
      return used.length === 1 ? money(`${price} - ${before}`, name === "taxShare" ? "Tax" : "Tip") : null;
    if (hasTax && name === "tipShare") return null;
    if (!isOf("off", "cut", "again", name)) return null;
    if (name === "taxShare" && used.length === 1 && !has("each"))
      return read("sales-tax", { price: get("amount"), taxes: [{ name: "Tax", rate: get("taxShare") }] }, "salesTax");
    return money(
      `${go(names.filter((one) => one !== name))} * ${get(name)} / 100`,
      name === "taxShare" ? "Tax" : "Tip",
    );
  }
  // "60 20 % tip" may ask for either.
  const isSum = has("off", "again", "cut", "card") || used.length + (has("each") ? 1 : 0) > 1;
  if (asked === "tipPart")
    return isSplit && has("tipShare") && used.length === 1
      ? money(`${price} * ${get("tipShare")} / 100 / ${get("people")}`, "Tip of each")
      : null;
  if (asked === "unasked" && !isSum && !isSplit && !has("isWith")) return null;
  if (asked === "part" && !isSplit) return null;
  if (
    isSplit &&
    (!(get("people") > 1) || !Number.isInteger(get("people")) || (asked !== "part" && asked !== "unasked"))
  )
    return null;
  // "Split 237 five ways": nobody shares 5 with 236 others.
  if (isSplit && has("amount") && get("amount") < get("people")) return null;
  if (used.length === 0 && !isSplit) return null;
  let total = go(names);
  if (isIn && used.length > 0) {
    // What is in it already changes nothing; a tip on the part before tax comes on top.
    if (asked === "unasked" || !has("isBeforeTax") || !has("taxSum") || !has("tipShare")) return null;
    total = `(${price} + (${price} - ${get("taxSum")}) * ${get("tipShare")} / 100)`;
  } else if (hasTax && has("tipShare")) {
    // "60 plus 8 % tax and 20 % tip": both are shares of the bill.
    if (!has("isOnAll")) {
      if (!isApart || !isOf("taxShare", "taxSum", "tipShare")) return null;
      total = has("taxShare")
        ? `${price} * (1 + ${get("taxShare")} / 100 + ${get("tipShare")} / 100)`
        : `(${price} * (1 + ${get("tipShare")} / 100) + ${get("taxSum")})`;
      const label = isSplit ? "Each pays" : "To pay";
      return money(
        isSplit ? `${total} / ${get("people")}` : total,
        has("isBeforeTax") ? label : `${label}, with the tip on the amount before tax`,
      );
    }
  }
  const onTop = has("eachSum") ? ` + ${get("eachSum")}` : "";
  return money(isSplit ? `${total} / ${get("people")}${onTop}` : total, isSplit ? "Each pays" : "To pay");
}

/** What share one amount is above or below the other. */
function solveRate(said: Said, asked: string, percent: (expression: string, label: string) => Reading): Reading | null {
  const [one, other] = [said.get("amount")!, said.get("other")!];
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  if ([...said.keys()].filter((name) => !name.startsWith("is")).length !== 2 || low === high) return null;
  if (asked === "rateDown") return percent(`(${high} - ${low}) / ${high} * 100`, "Discount");
  return asked === "rate" && high < 2 * low ? percent(`(${high} - ${low}) / ${low} * 100`, "On top") : null;
}
