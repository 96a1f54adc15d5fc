/** Writes that a site acknowledges, each of which can be found again. */
import type { Connections, Ask } from "../../tests/site/connections.ts";

export interface Write {
  readonly ask: Ask;
  /** The status of an acknowledgement. */
  readonly acknowledged: number;
  /** What the database must hold afterwards. */
  readonly mark: Mark;
}

/** A row by its table and the text that identifies it. */
export interface Mark {
  readonly table: "calculator_requests" | "feedback" | "favorites" | "error_log";
  readonly text: string;
}

/** How each table's rows are told apart. */
export const IDENTITY: Readonly<Record<Mark["table"], string>> = {
  calculator_requests: "SELECT calculator_name AS text FROM calculator_requests",
  feedback: "SELECT message AS text FROM feedback",
  favorites: "SELECT users.email || ' ' || calculator_id AS text FROM favorites JOIN users ON users.id = user_id",
  error_log: "SELECT message AS text FROM error_log",
};

export interface User {
  readonly email: string;
  readonly cookie: string;
}

const USERS = 8;

const json = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Ask => ({
  path,
  method: "POST",
  headers: { "Content-Type": "application/json", ...headers },
  body: JSON.stringify(body),
});

/** Signs users in as the development sign-in allows; none where the site offers no accounts. */
export async function signIn(open: Connections, round: number): Promise<readonly User[]> {
  const { status } = await open.ask({ path: "/login/development" });
  if (status !== 200) return [];
  const users: User[] = [];
  for (let at = 0; at < USERS; at += 1) {
    const email = `kill-${round}-${at}@example.com`;
    const answer = await open.ask({
      path: "/login/development",
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", "CF-Connecting-IP": `10.9.${round}.${at}` },
      body: new URLSearchParams({ name: "Kill Test", email, returnTo: "/" }).toString(),
    });
    const cookie = (answer.headers["set-cookie"] ?? []).map((one) => one.replace(/;.*/s, "")).join("; ");
    if (answer.status !== 303 || cookie === "") throw new Error(`Signing in gave ${answer.status}`);
    users.push({ email, cookie });
  }
  return users;
}

/** Whether the site takes error reports. */
export async function takesErrors(open: Connections): Promise<boolean> {
  const { status } = await open.ask(json("/api/errors", { type: "network", message: "kill test begins" }));
  return status === 202;
}

interface Round {
  readonly round: number;
  readonly users: readonly User[];
  readonly ids: readonly string[];
  readonly hasErrors: boolean;
}

/** The writes of a round, endless, in turn of each kind that the site has. */
export function* writesOf({ round, users, ids, hasErrors }: Round): Generator<Write, never> {
  for (let index = 0; ; index += 1) {
    const name = `kill ${round} ${index}`;
    // From an address of its own: no limit of writes is met.
    const headers = { "CF-Connecting-IP": `10.${round}.${(index >> 8) & 255}.${index & 255}` };
    yield {
      ask: json("/api/request-calculator", { calculatorName: name, description: "kill" }, headers),
      acknowledged: 201,
      mark: { table: "calculator_requests", text: name },
    };
    yield {
      ask: json("/api/feedback", { type: "other", message: name }, headers),
      acknowledged: 201,
      mark: { table: "feedback", text: name },
    };
    const user = users[index % Math.max(1, users.length)];
    const calculatorId = ids[Math.floor(index / Math.max(1, users.length))];
    if (user && calculatorId)
      yield {
        ask: json("/api/favorites", { calculatorId }, { ...headers, Cookie: user.cookie }),
        acknowledged: 201,
        mark: { table: "favorites", text: `${user.email} ${calculatorId}` },
      };
    // Figures in messages are not kept, since they may be someone's.
    const message = `${name} failed`.replaceAll(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)));
    if (hasErrors && index % 10 === 0)
      yield {
        ask: json("/api/errors", { type: "network", message }, headers),
        acknowledged: 202,
        mark: { table: "error_log", text: message },
      };
  }
}
