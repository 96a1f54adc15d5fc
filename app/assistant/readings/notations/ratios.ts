/** Ratios and proportions written with colons: "divide 120 in the ratio 1:2:3", "3:4 = x:20". */
import type { Direct } from "#assistant/readings/reading.ts";
import { read, sum } from "#assistant/readings/slots/form.ts";
import { NUMBER, type Sentence, toNumber } from "./sentence.ts";

const RATIO = String.raw`(?<![\w.:])\d+(?:\.\d+)?(?:\s*:\s*\d+(?:\.\d+)?)+(?![\w:]|\.\d)`;
const MEMBER = String.raw`(${NUMBER}|[a-z?])`;
const KEYS = ["a", "b", "c", "d"] as const;

/** The one member of two equal ratios that is a letter. */
export function readProportion(sentence: Sentence): Direct {
  const found = sentence.take(
    String.raw`(?<![\w.])${MEMBER}\s*[:/]\s*${MEMBER}\s*(?:=|::|as|is to)\s*${MEMBER}\s*[:/]\s*${MEMBER}(?!\w)`,
  );
  const members = found?.slice(1, 5);
  const unknown = members?.filter((one) => /^[a-z?]$/.test(one)) ?? [];
  if (!members || unknown.length !== 1) return null;
  if (!sentence.isRead(`${unknown[0]} proportion ratio missing value unknown number`)) return null;
  const at = members.indexOf(unknown[0]!);
  const given = KEYS.flatMap((key, place) => (place === at ? [] : [[key, toNumber(members[place]!)] as const]));
  return read("proportion", { unknown: KEYS[at]!, ...Object.fromEntries(given) }, "result");
}

/** A ratio to be simplified, or an amount to be divided in it. */
export function readRatio(sentence: Sentence): Direct {
  const isDivided = sentence.says(/\b(?:divide|split|share|divided|shared|distribute|allocate|total)\b/);
  if (!isDivided && !sentence.says(/\b(?:ratio|simpl\w+|simplest|reduce|lowest terms)\b/)) return null;
  const [text] =
    sentence.take(RATIO) ?? sentence.take(/(?<=\bratio (?:of )?)\d+(?:\.\d+)?(?: to \d+(?:\.\d+)?)+(?![\w.]*\d)/) ?? [];
  if (text === undefined) return null;
  const terms = (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  const total = isDivided ? sentence.take(`[$€£]?(${NUMBER})(?![\\w])`) : null;
  if (isDivided && !total) return null;
  const asked = isDivided
    ? sentence.take(
        /\b(smaller|smallest|lesser|larger|largest|bigger|biggest|greater)(?: (?:share|part|amount|number|one|portion))?\b/,
      )
    : null;
  const words = isDivided
    ? "total divide divided split share shared distribute allocate ratio into between among two three people parts dollars euros"
    : "simplify simplified simplest reduce reduced ratio ratios form lowest terms";
  if (!sentence.isRead(words)) return null;
  if (total && asked) {
    const term = /^(?:small|less)/.test(asked[1]!) ? Math.min(...terms) : Math.max(...terms);
    return sum(`${toNumber(total[1]!)} * ${term} / (${terms.join(" + ")})`);
  }
  return total ? read("ratio", { terms, total: toNumber(total[1]!) }, "table") : read("ratio", { terms }, "simplified");
}

const HANDS =
  "(?:workers?|men|women|people|painters?|builders?|farmers?|cooks?|machines?|pumps?|taps?|pipes?|printers?|bricklayers?|carpenters?|gardeners?)";
const SPAN = String.raw`(\d+(?:\.\d+)?) (minutes?|hours?|days?|weeks?|months?)`;

/** More hands need less time: "4 workers take 6 days, how long for 3 workers". */
export function readWorkers(sentence: Sentence): Direct {
  const first = sentence.take(
    String.raw`\b(\d+) ${HANDS} (?:(?:can|could|would|will|take|takes|need|needs|make|makes|work|paint|empty|finish|finishes|complete|completes|do|does|build|paint|dig|fill|a|an|the|job|wall|house|work|task|tank|pool|in|it) )*${SPAN}`,
  );
  const second = first && sentence.take(String.raw`\b(\d+)(?: ${HANDS})?\b`);
  if (!first || !second || !sentence.says(/\b(?:how (?:long|many)|time|days|hours)\b/)) return null;
  if (
    !sentence.isRead(
      "if long time take makes fill empty tank pool in would need job work finish minutes hours days weeks months do build paint wall",
    )
  )
    return null;
  const inputs = { type: "inverse", unknown: "d", a: Number(first[1]), b: Number(first[2]), c: Number(second[1]) };
  return read("proportion", inputs, "result");
}
