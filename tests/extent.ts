/** Tests of what is alike many times: `npm test` leaves them out, `npm run test:all` runs them. None runs in both. */
export const IN_ALL = { tag: "@all" };

/** For the test at this place of a list: the first stands for the others in `npm test`. */
export const beyondFirst = (index: number): { readonly tag?: string } => (index === 0 ? {} : IN_ALL);

/** Whether `npm run test:all` asks, for tests that then try more of the same. */
export const triesAll = process.env.TEST_EXTENT === "all";
