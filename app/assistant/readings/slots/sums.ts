/** Sums, averages, shares, what is left, fractions of something. */
import { addsUnlike } from "./adds-unlike.ts";
import { ASKS_CHANGE } from "./asks-change.ts";
import { type Form, read, sum, toNumber } from "./form.ts";
import { SHARERS } from "./words.ts";

/** Who shares with others is one of those who pay. */
const IS_WITH_OTHERS =
  /<number\d+> (?:of my )?(?:friends|roommates|coworkers|colleagues|cousins|brothers|sisters|others|buddies) and (?:i|me|myself)\b|\b(?:i|me) and (?:my )?<number\d+> (?:friends|roommates|coworkers|colleagues|cousins|brothers|sisters|others|buddies)|\b(?:my|i|me)\b.*\bwith (?:my |the )?<number\d+> (?:other |of my )*(?:roommates|friends|others|siblings|brothers|sisters|coworkers|colleagues|cousins|flatmates|housemates)\b/;

export const SUMS: readonly Form[] = [
  {
    about: [/\b(?:total|together|sum|tally|altogether|combined|in all|add|added)\b|> more and then </],
    not: /\b(?:average|mean|percent|each|per|times|product|for|at|by|to|difference|minus)\b/,
    list: "{N}",
    words:
      "total together sum tally up altogether all combined add added adding spent paid bought cost costs more another into",
    isOfThings: true,
    read: (_, text, all) => (addsUnlike(text, all.map(toNumber)) ? null : sum(all.map(toNumber).join(" + "))),
  },
  {
    // "Highest and lowest of 34, 19, 52"
    about: [/\b(?:highest|largest|biggest|maximum|max|lowest|smallest|minimum|min)\b/, /<number.*<number.*<number/],
    not: /<(?:percent|time|date)|\b(?:common|multiple|factor|divisor|product|sum|prime|average)\b/,
    list: "{N}",
    words: "highest largest biggest maximum max lowest smallest minimum min value number numbers score",
    read: (_, text, all) => {
      const list = all.map(toNumber);
      const isMost = /\b(?:highest|largest|biggest|max\w*)\b/.test(text);
      const both = isMost && /\b(?:lowest|smallest|min\w*)\b/.test(text);
      return {
        ...sum(`${isMost ? "max" : "min"}(${list.join(", ")})`),
        told: {
          field: {
            kind: "number",
            label: both ? `Lowest ${Math.min(...list)}, highest` : isMost ? "Highest" : "Lowest",
          },
        },
      };
    },
  },
  {
    about: [/\b(?:average|mean|avg)\b/],
    not: /\b(?:weighted|geometric|harmonic|cost|price|speed|deviation|median|per|moving|each|times)\b/,
    list: "{N}",
    words:
      "monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun average avg mean value number numbers score scores on grade grades temperature result results mark marks ran run walked miles kilometers hours days",
    isOfThings: true,
    read: (_, _text, all) => read("average", { numbers: all.map(toNumber) }, "mean"),
  },
  {
    // "12.50 a person for 3 people", "5 kids get 4 cookies each" tell what goes to each: no shares.
    about: [
      /\b(?:split|splits|share[sd]?|sharing|divid\w+|each|per (?:person|head)|apiece|everyone|everybody|owes?|equally|evenly)\b/,
    ],
    not: /\b(?:tip|gratuity|tax|percent|hour|month|year|week|day|plus|minus|each of <|(?:at )?<(?:number|money|multiple)\d+>(?: (?:dollars|bucks))? (?:each|apiece|per (?:person|head))|more|round|unequal|pays? <)\b|^<(?:number|money|multiple)\d+>(?: (?:dollars|bucks))? (?:each|apiece|per (?:person|head))\b|<(?:number|money|multiple)\d+>(?: (?:dollars|bucks))? (?:each|apiece)\b(?! (?:pays?|owes?|person|gets?|puts?))|<percent|<number\d+> (?!people|persons?|friends?|of|kids|guys|girls|boys|roommates|ways|siblings|brothers|sisters|cousins|couples|students|players|adults|members|guests|women|men|children|families|workers|price|cost|how|what|is|pays?|each)[a-z]+ each\b|> per (?:person|head)|<number\d+> (?!dollars|bucks|euros|pounds)[a-z]+s (?:for|by) <(?:number|money)\d+>(?! (?:people|persons?|friends?|kids|guys|girls|boys|roommates|siblings|students|players|adults|members|guests|women|men|children|families|workers|of us))/,
    places: {
      people: [
        `{#} ${SHARERS}(?: of us)?`,
        `(?:between|among|amongst|by|into|for|with) (?:the |all |us |these )*{#}(?: ${SHARERS})?(?! for)`,
        `we are {#}(?: ${SHARERS})?`,
        "{#}(?: [a-z]+)(?= (?:split|splitting|share|sharing))",
        // "Bill 85.50 split 3 each": the bill is not a number of people.
        "{#}(?= (?:split|splitting|share|sharing)(?! (?:in |into |by )?<))",
      ],
      whole: ["{N}"],
    },
    words:
      "split splits splitting share shares shared sharing divide divided each per head apiece everyone everybody every one owe owes pay pays equally evenly between among total together cost costs amount up bill equal",
    isOfThings: true,
    read: ({ whole, people }, text) =>
      // "My share of the rent with 2 roommates": they are three.
      sum(`${toNumber(whole)} / ${toNumber(people) + (IS_WITH_OTHERS.test(text) ? 1 : 0)}`),
  },

  {
    about: [/\b(?:more|bigger|larger|higher|greater|less|smaller|fewer) (?:is |are )?<.* than </],
    not: /<percent|\b(?:percent|percentage|times|%)/,
    places: { other: ["than {N}"], one: ["{N}"] },
    words: "more bigger larger higher greater less smaller fewer",
    read: ({ one, other }, text) =>
      /\b(?:less|smaller|fewer)\b/.test(text)
        ? sum(`${toNumber(other)} - ${toNumber(one)}`)
        : sum(`${toNumber(one)} - ${toNumber(other)}`),
  },
  {
    // "Rent went from 1200 to 1350, by how much"
    about: [/\bfrom <(?:number|money)\d+>(?: (?:dollars|bucks|euros))? to <(?:number|money)\d+>/, ASKS_CHANGE],
    not: /<percent|\bpercent\b|\b(?:how much|what|which) percentage\b|\b(?:hour|day|week|month|year|each|per|tax|off|tip)\b/,
    places: { old: ["from {N}"], later: ["to {N}"] },
    words:
      "percentage change changed went goes go going rose rise rises fell fall falls drop drops dropped increase increases increased decrease decreases decreased grew gone up down by more less higher lower did",
    isOfThings: true,
    read: ({ old, later }) => {
      const [one, other] = [toNumber(old), toNumber(later)];
      return sum(`${Math.max(one, other)} - ${Math.min(one, other)}`);
    },
  },
  {
    // "Price dropped 15 from 65"
    about: [
      /\b(?:drop(?:s|ped)?|fell|falls?|(?:went|goes|go) down|reduced|lowered)(?: by)? <(?:number|money)\d+> from <(?:number|money)\d+>(?! to)/,
    ],
    not: /<percent|\b(?:percent|each|per|off|tax)\b/,
    places: { whole: ["from {N}"], less: ["{N}"] },
    words: "drop drops dropped fell fall falls went goes go down reduced lowered by new now",
    isOfThings: true,
    read: ({ whole, less }) => sum(`${toNumber(whole)} - ${toNumber(less)}`),
  },
];
