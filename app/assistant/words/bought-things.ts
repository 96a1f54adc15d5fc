/** What is bought, had and spent, told item by item, as the sum that it is: decision 0201 for lists of any length. */
import { listForms, makeName } from "./phrases.ts";

/** Words with strokes between them. */
export interface BoughtWords {
  /** Of these the beginning and the question are made, in any order. */
  readonly begin: string;
  readonly ask: string;
  /** What a question for a total has; one for what is left of money; one for change. */
  readonly total: string;
  readonly left: string;
  readonly change: string;
  readonly each: string;
  readonly had: string;
  readonly spent: string;
  /** "Euros" in letters. */
  readonly euros: string;
  /** "El 30 %" "se va" en alquiler. */
  readonly goes: string;
  /** "Pago con un billete de" #. */
  readonly pays: string;
  /** "Entre" # "amigos", "somos" #. */
  readonly among: string;
  readonly people: string;
  /** "14 monedas de 2 y 23 de 0,5". */
  readonly coins: string;
  readonly units: string;
  readonly of: string;
  readonly at: string;
  readonly per: string;
  /** Before the price of one thing, and of what money is spent on. */
  readonly one: string;
  readonly for: string;
  readonly and: string;
  /** What is not a thing. */
  readonly not: string;
}

const NUMBER = String.raw`(\d[\d.,]*(?<![.,]))`;
const END = String.raw`(?![\p{L}\d])`;
const GRAMS = /^(?:g|gr|gramos|gramas)$/;
const PER_KILO = /k(?:g|ilo)|quilo/;

/** The sum of a sentence in lower case, whose numbers are figures; null where anything else is said. */
export function makeBoughtReader(
  words: BoughtWords,
  names: { readonly joints: string; readonly not: string },
): (text: string) => string | null {
  const name = makeName({ joints: names.joints, not: `${names.not} ${words.not}` });
  const some = (list: string) => `(?:${listForms(list)})${END}`;
  const bag = (list: string) => new RegExp(`(?:(?:${listForms(list)})(?!\\p{L})[ ,.:;?]*)*`, "yu");
  const money = `${NUMBER}(?: ?€| ${some(words.euros)})?`;
  // "2 kg de patatas a 0,95 el kilo", "40 € en fruta", "una lechuga de 1,10", "pan 1,20"; "cento de 80" is not a hundred things.
  const [plainAt] = words.at.split("/");
  const several = new RegExp(
    `${NUMBER} ?(?:(${listForms(words.units)})${END} ?)?(?:${some(words.of)} )?(?:${name} ${some(words.at)}|${some(plainAt!)}) ${money}${END}(?: ?(${listForms(words.per)})${END})?`,
    "yu",
  );
  const coin = new RegExp(`${NUMBER} (?:${some(words.coins)} )?${some(words.of)} ${money}${END}`, "yu");
  const spending = new RegExp(
    `(?:${some(words.spent)} )?${money}${END} ${some(words.for)} ${name}(?= ?[,;.]| \\d| ${some(words.and)}| ${some(words.ask)}| ${some(words.spent)}|$)`,
    "yu",
  );
  const single = new RegExp(
    `(?:${some(words.spent)} )?(?:${some(words.one)} )?${name} (?:(?:${some(words.at)}|${some(words.for)}|${some(words.of)}) )?${money}${END}(?! ?(?:${listForms(words.units)})${END})`,
    "yu",
  );
  // "2 camisas de 39,90": what is counted is not money.
  const follows = some(
    [
      words.ask,
      words.total,
      words.left,
      words.change,
      words.each,
      words.and,
      words.spent,
      words.had,
      words.pays,
      words.among,
      words.goes,
    ].join("/"),
  );
  const bare = new RegExp(`(?:${some(words.spent)} )?${money}${END}(?! (?!${follows})\\p{L})`, "yu");
  // "El 30 % se va en alquiler": of what is had.
  const part = new RegExp(
    `(?:${some(words.one)} )?${NUMBER} ?% (?:${some(`${words.goes}/${words.spent}`)} )?${some(words.for)} (?:${some(words.one)} )?${name}(?= ?[,;.]| ${some(words.and)}| ${some(words.ask)}|$)`,
    "yu",
  );
  const joint = new RegExp(`[ ,;.]*(?:(?:${listForms(words.and)})(?!\\p{L}))?[ ,;:.]*`, "yu");
  const had = new RegExp(`${some(words.had)} ${money}${END}`, "yu");
  const has = new RegExp(some(words.had), "yu");
  const pays = new RegExp(`${some(words.pays)} ${money}${END}`, "yu");
  const among = new RegExp(`${some(words.among)} (\\d+)${END}(?: ${some(words.people)})?`, "yu");
  const [begin, ask] = [
    bag(words.begin),
    bag(`${words.ask}/${words.total}/${words.left}/${words.change}/${words.each}/${words.and}`),
  ];
  const asks = (list: string) => new RegExp(`(?<!\\p{L})(?:${listForms(list)})(?!\\p{L})`, "u");
  const [total, left, change, each] = [words.total, words.left, words.change, words.each].map(asks) as [
    RegExp,
    RegExp,
    RegExp,
    RegExp,
  ];

  const isMoney = new RegExp(String.raw`^[^\d]*\d+ ${some(words.coins)} ${some(words.of)} \d`, "u");
  const isSpending = asks(words.spent);

  return (sentence) => {
    const text = sentence
      .replaceAll(/ ?(?:€ ?)?\/ ?(?=\p{L})/gu, " ")
      .replaceAll(/\s+/g, " ")
      .replaceAll(/([.,]) €/g, " €$1");
    let at = 0;
    let asked = "";
    const read = (pattern: RegExp): RegExpExecArray | null => {
      pattern.lastIndex = at;
      const found = pattern.exec(text);
      if (found) at += found[0].length;
      return found;
    };
    // "Pago con 20" is not a question.
    const skip = () => {
      read(joint);
      asked += ` ${comes(pays) || comes(had) ? "" : (read(ask)?.[0] ?? "")}`;
      read(joint);
    };
    const comes = (pattern: RegExp) => {
      pattern.lastIndex = at;
      return pattern.test(text);
    };
    const begun = read(begin)?.[0] ?? "";
    const isCoins = isMoney.test(text);
    const readHad = () => read(isCoins ? has : had)?.[1];
    let start = readHad();
    skip();
    start ??= readHad();
    skip();
    const items: string[] = [];
    let [paid, count]: (string | undefined)[] = [];
    while (at < text.length) {
      const before = at;
      const one = read(pays);
      const shared = one ? null : read(among);
      if (one) paid = paid === undefined ? one[1] : "";
      else if (shared) count = count === undefined ? shared[1] : "";
      else {
        const [, share] = start === undefined ? [] : (read(part) ?? []);
        if (share) {
          items.push(`${start!} * ${share} / 100`);
          skip();
          continue;
        }
        const coins = isCoins ? read(coin) : null;
        const [, number, unit = "", price, per = ""] = coins ? ["", coins[1], "", coins[2]] : (read(several) ?? []);
        if (price) {
          const isByGram = GRAMS.test(unit);
          // Grams at a price per kilogram, and kilograms at one per kilogram or none.
          if (isByGram !== (isByGram && PER_KILO.test(per)) || (unit === "" && PER_KILO.test(per))) return null;
          items.push(`${number!}${isByGram ? " / 1000" : ""} * ${price}`);
        } else {
          const [, alone] =
            read(spending) ??
            read(single) ??
            (start !== undefined || isSpending.test(text.slice(0, at) || begun) ? (read(bare) ?? []) : []);
          if (alone) items.push(alone);
        }
      }
      skip();
      if (at === before) return null;
    }
    if (items.length < (start === undefined && paid === undefined && count === undefined ? 2 : 1)) return null;
    const sum = items.join(" + ");
    if (start !== undefined)
      return paid === undefined && count === undefined && left.test(asked) ? `${start} - ${items.join(" - ")}` : null;
    if (paid !== undefined)
      return paid !== "" && count === undefined && (change.test(asked) || left.test(asked))
        ? `${paid} - ${items.join(" - ")}`
        : null;
    if (left.test(asked) || change.test(asked)) return null;
    if (count !== undefined) return count !== "" && each.test(asked) ? `(${sum}) / ${count}` : null;
    // "3 cafés a 1,40 y 2 a 2,10" asks for nothing else.
    return (total.test(asked) ||
      (asked.trim() === "" && (text.includes("+") || items.every((one) => one.includes("*"))))) &&
      !each.test(asked)
      ? sum
      : null;
  };
}
