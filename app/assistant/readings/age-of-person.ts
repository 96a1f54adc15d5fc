/** "30 year old male 80 kg 180 cm bmi": an age in a calculator of the body that has no place for one. */
import { isNameSaid } from "#assistant/goal/subject.ts";
import { hideTokens, type Token } from "#assistant/tokens/token.ts";
import type { Profile } from "#assistant/roles/profile.ts";

/** Children are measured by other tables. */
const OF_ADULTS = [18, 110] as const;

export interface WithoutAge {
  readonly tokens: readonly Token[];
  /** What was left out, as it was said. */
  readonly age: string | null;
}

/** The tokens without somebody's age, where the calculator is named and its figure cannot depend on it. It is told as unread. */
export function leaveOutAge(profile: Profile, tokens: readonly Token[]): WithoutAge {
  const whole = { tokens, age: null };
  const { definition, fields } = profile;
  const takesTime = fields.some(
    ({ field, cues }) =>
      field.dimension?.id === "time" ||
      /\b(?:age|years?|months?|weeks?|days?)\b/i.test(`${field.unit} ${cues.flat().join(" ")}`),
  );
  if (definition.category !== "health" || takesTime || !isNameSaid(profile, tokens)) return whole;
  const at = tokens.findIndex((token) => token.type === "amount" && token.measures[0]?.unit.id === "year");
  const span = tokens[at];
  if (span?.type !== "amount" || span.value < OF_ADULTS[0] || span.value > OF_ADULTS[1]) return whole;
  const isOld = tokens[at + 1]?.text.toLowerCase() === "old";
  const isOfPerson = isOld || tokens.some(({ text }) => /^(?:(?:fe)?male|(?:wo)?man|girl|boy|aged?)$/i.test(text));
  if (!isOfPerson || span.parts.length > 1) return whole;
  const places = isOld ? [at, at + 1] : [at];
  return {
    tokens: hideTokens(tokens, new Set(places)),
    age: places.map((place) => tokens[place]!.text.trim()).join(" "),
  };
}
