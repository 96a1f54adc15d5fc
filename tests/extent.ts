/** Tests of what is alike many times: `npm test` leaves them out, `npm run test:all` runs them. None runs in both. */
export const IN_ALL = { tag: "@all" };

/** For the test at this place of a list: the first stands for the others in `npm test`. */
export const beyondFirst = (index: number): { readonly tag?: string } => (index === 0 ? {} : IN_ALL);

/** Whether `npm run test:all` asks, for tests that then try more of the same. */
export const triesAll = process.env.TEST_EXTENT === "all";

/** Of what takes many minutes only every so many are tried, others each day: set by CI. */
const turns = Number(process.env.TEST_TURNS ?? 1);
const today = Math.floor(Date.now() / 86_400_000);
export const hasTurn = (index: number): boolean => index % turns === today % turns;
