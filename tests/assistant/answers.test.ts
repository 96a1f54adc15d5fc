import { expect, test } from "vitest";
import { readAnswers, writeAnswers } from "./answers.ts";

test(
  "every sentence and query is answered as it was recorded (npm run record -- --shared)",
  { timeout: 300_000 },
  async () => {
    expect(await writeAnswers()).toEqual(readAnswers());
  },
);
