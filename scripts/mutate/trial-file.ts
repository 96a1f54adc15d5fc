import { join } from "node:path";
import { root } from "../process.ts";

/** Where the mutant lies that a process of its own is to take: JSON of a `Trial`. */
export const TRIAL = join(root, ".cache/mutate/trial.json");
