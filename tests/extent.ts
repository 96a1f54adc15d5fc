/** `npm run test:all` tries everything; `npm test` takes a sample of what is alike. */
export const triesAll = process.env.TEST_EXTENT === "all";

/** Every nth of a list, or all of it. */
export const sample = <T>(list: readonly T[], step: number): readonly T[] =>
  triesAll ? list : list.filter((_, index) => index % step === 0);

/** Marks tests that take a sample: `npm run test:all` runs these again, with everything. */
export const SAMPLED = { tag: "@sampled" };
