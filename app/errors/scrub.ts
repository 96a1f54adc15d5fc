/**
 * Takes out of an error's text what a visitor may have typed: addresses lose their query, e-mail addresses, figures and
 * quoted words that are not identifiers go, and so does every text that is named (the content of the page's fields).
 * Both sides do it: the browser before it sends, the server before it keeps.
 */

const LONGEST_MESSAGE = 500;
const LONGEST_STACK = 4000;

/** @param typed the present content of the page's fields; wherever it occurs it is replaced */
export function scrubMessage(text: string, typed: readonly string[] = []): string {
  const status = /^\d{3}:/.exec(text)?.[0] ?? "";
  const rest = withoutTyped(text.slice(status.length), typed)
    .replaceAll(/(https?:\/\/[^\s?#"']+|\/[\w./-]+)[?#][^\s"')]*/g, "$1")
    .replaceAll(/[^\s@"'<>(]+@[^\s@"'<>)]+\.[^\s@"'<>)]+/g, "[e-mail]")
    .replaceAll(/(["'`])((?:(?!\1).){1,200})\1/g, (quoted, mark: string, inside: string) =>
      /^[A-Za-z_$][A-Za-z_$.]*$/.test(inside) ? quoted : `${mark}…${mark}`,
    )
    // The number of a React error is kept: such a message says nothing else.
    .replaceAll(/(?<![\w#./-])[-+]?\d[\d.,]*/g, "…");
  return (status + rest).slice(0, LONGEST_MESSAGE);
}

/** The frames of a stack, with addresses of ours as paths; what is not a frame is left out. */
export function scrubStack(stack: string, typed: readonly string[] = []): string {
  const frames = stack.split("\n").filter((line) => /^\s*at |:\d+:\d+\)?$/.test(line));
  return withoutTyped(frames.map((line) => line.trim().replaceAll(/https?:\/\/[^/\s]+/g, "")).join("\n"), typed)
    .replaceAll(/[?#][^\s):]*/g, "")
    .slice(0, LONGEST_STACK);
}

/** The path of an address: no query, no fragment, no host. */
export function getPath(url: string): string {
  return (
    url
      .replace(/^[a-z]+:\/\/[^/]*/i, "")
      .replace(/[?#].*$/s, "")
      .slice(0, 200) || "/"
  );
}

function withoutTyped(text: string, typed: readonly string[]): string {
  return typed
    .filter((value) => value.trim().length > 1)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, value) => left.replaceAll(value, "…"), text);
}
