/** What calculations cost, for those who run many of them (`#maths/work.ts`). */
export { readWork } from "#maths/work.ts";
