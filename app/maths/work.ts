/**
 * Work that was done, for searches that run the same calculation many times: where how costly it is depends on what was
 * entered and is not known before. A clock stands still in a worker while code runs.
 */
let done = 0;

/** Notes work: one unit for each step of an expression at one value, some 20 to 60 ns. */
export function noteWork(units: number): void {
  done += units;
}

/** All that was noted since the program began: only the difference of two readings says something. */
export function readWork(): number {
  return done;
}
