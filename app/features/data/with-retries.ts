import { classify } from "#errors/classify.ts";
import { ERROR_KINDS } from "#errors/types.ts";

/** Before the first retry, in milliseconds; each further one waits twice as long. */
const FIRST_WAIT = 250;

/**
 * Does something that may be tried again where it fails, as often as the table says for what it fails with: three times
 * for the network, twice for a timeout, once where there were too many requests.
 *
 * @throws what the last try threw
 */
export async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      const { recovery } = ERROR_KINDS[classify(error)];
      if (recovery.strategy !== "retry" || tried >= recovery.times) throw error;
      await new Promise((resolve) => setTimeout(resolve, FIRST_WAIT * 2 ** tried));
    }
  }
}
