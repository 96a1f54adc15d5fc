import { OAuth2RequestError } from "arctic";

/** Why a sign-in or a sign-out did not go as it should: the status of the page that says so, and its sentence. */
export const PROBLEMS = {
  cancelled: { status: 200, sentence: "You cancelled the sign-in. Nothing was changed." },
  state: {
    status: 400,
    sentence: "This sign-in was not started in this browser, is too old, or was used already. Please try again.",
  },
  unverified: {
    status: 401,
    sentence: "The answer of the sign-in provider could not be verified, so you were not signed in. Please try again.",
  },
  unknown: { status: 404, sentence: "There is no such sign-in provider on this site." },
  unavailable: {
    status: 502,
    sentence: "The sign-in provider does not answer as it should. Nothing was changed. Please try again later.",
  },
  unsaved: {
    status: 503,
    sentence: "Data service is temporarily unavailable. Nothing was changed. Please try again later.",
  },
  halfway: {
    status: 503,
    sentence:
      "You are signed out in this browser. Accounts cannot be reached right now, so your session stays in our records until it expires, 30 days after it was last used.",
  },
} as const;

export type Problem = keyof typeof PROBLEMS;

export function isProblem(text: string | null): text is Problem {
  return text !== null && Object.hasOwn(PROBLEMS, text);
}

/** A sign-in that came to nothing. Its cause goes into the log; the visitor gets the problem's sentence. */
export class SignInFailure extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, cause: string) {
    super(cause);
    this.name = "SignInFailure";
    this.problem = problem;
  }
}

/** Milliseconds that a provider has for an answer. */
const PATIENCE = 8_000;

/**
 * What a provider answers, in time.
 * @throws SignInFailure: "unverified" where it refuses the code, else "unavailable"
 */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SignInFailure("unavailable", "no answer in time")), PATIENCE);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } catch (error) {
    if (error instanceof SignInFailure) throw error;
    throw new SignInFailure(error instanceof OAuth2RequestError ? "unverified" : "unavailable", String(error));
  } finally {
    if (timer !== null) clearTimeout(timer);
  }
}

/**
 * JSON of a provider.
 * @throws SignInFailure where it answers late, with an error, or with something that is not JSON
 */
export async function fetchAnswer(url: string, token?: string): Promise<unknown> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(PATIENCE),
      headers: {
        Accept: "application/json",
        "User-Agent": "Reckoner",
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`status ${response.status}`);
    }
    return await response.json();
  } catch (error) {
    throw new SignInFailure("unavailable", `${new URL(url).host}: ${String(error)}`);
  }
}
