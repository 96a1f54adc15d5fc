interface Saved {
  readonly interestSaved: number | null;
  readonly monthsSaved: number | null;
}

/** What paying extra does to a loan, for sentences with the outputs `interestSaved` and `monthsSaved`: what is 0 is not said. */
export function sayExtraEffect({ interestSaved, monthsSaved }: Saved): string {
  const effects = [
    ...(interestSaved! >= 0.5 ? ["saves {interestSaved} of interest"] : []),
    ...(monthsSaved! > 0 ? ["ends the loan {monthsSaved} earlier"] : []),
  ];
  return effects.length > 0 ? effects.join(" and ") : "saves nothing";
}
