/** What is left of something after some of it is gone, as it is told. */
import {
  type Form,
  getCurrency,
  getMeasure,
  sum,
  tellIn,
  toMoney,
  toNumber,
  toUnit,
} from "#assistant/readings/slots/form.ts";

const ANY = "<(?:number|fraction|money|length|mass|volume|time|days|hours|area)(\\d+)>";
const GONE =
  "(?:used(?: up)?|spent|took(?: off)?|taken(?: off)?|cut(?:ting)?(?: off)?|ate|eaten|lost|gave(?: away)?|given away|sold|drank|drunk|burned|broke|broken|donated|threw (?:out|away)|poured(?: out)?|sawed(?: off)?|trimmed(?: off)?)";

export const LEFT: readonly Form[] = [
  {
    // "I get 27 days of holiday and used 11.5, how many are left", "a 6 ft board, I cut off 2 1/2 ft"
    about: [new RegExp(`\\b${GONE}\\b`), /\b(?:left|remains?|remaining|leftover)\b/],
    not: /<(?:percent|date|clock)|<fraction\d+> of\b|<.*<.*<|<[a-z]+\d+>(?: (?!what)[a-z]+)? (?:left|remain)|\b(?:per|each|every|did (?:i|we|you|he|she|it|they) (?:have|weigh|own|start|begin)|at first|half|third|quarter|more|another|then|daily|an? (?:day|week|month|hour)|how (?:long|far)|how many (?:days|weeks|months|hours)(?! (?:are |do i have )?(?:left|remain))|until|times|percent|fraction|what part|rate)\b/,
    places: {
      gone: [
        `\\b${GONE} (?:about |up |off |away |out |of |it |them |only |already )*${ANY}`,
        `${ANY} (?:(?:were|was|are|is|got|have been|already) )*${GONE}`,
      ],
      whole: [ANY],
    },
    words:
      "i we he she they you had have has got get gets there vacation holiday pto sick leave days roll board shelf plank piece rope wire ribbon fabric pipe budget was were is are a an the my our his her of it them and but so from what's what how much many left remaining remain remains leftover over now long wide thick tall used use up off cut spent total originally started start with in do already only this year so far can could will be",
    isOfThings: true,
    isCounted: true,
    read: ({ gone, whole }, _, all) => {
      const measure = getMeasure(whole);
      if (!measure && getMeasure(gone)) return null;
      const taken = measure && getMeasure(gone) ? toUnit(gone, measure.dimension.id, measure.unit.id) : toNumber(gone);
      if (taken === null || !(taken <= toNumber(whole))) return null;
      const field = all.some((one) => getCurrency(one) !== null)
        ? toMoney(all, "Left")
        : ({ kind: "number", label: "Left" } as const);
      return { ...sum(`${toNumber(whole)} - ${taken}`), told: measure ? tellIn(measure, "Left") : { field } };
    },
  },
];
