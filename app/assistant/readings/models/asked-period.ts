/** Whether a figure is of the period that is asked for. */
const LAST_PERIOD = /(?:\b(an?|per|each|every) |(?:^|(?<!\b(?:in|an?|the|of) )\| ))(day|week|month|year)[ |]*$/;

/** "5 eggs a week each, eggs a month" is not answered by the week, nor ", year" by a sum of something else. */
export function isOfAskedPeriod(rest: string, label: string, asked: string): boolean {
  const [, article, period] = LAST_PERIOD.exec(rest) ?? [];
  if (period === undefined) return true;
  const told = /\b(day|week|month|year)\b/.exec(label.toLowerCase())?.[1];
  return told === undefined ? article !== undefined || asked.includes(period) : told === period;
}
