/** Bindings that fail, answer late, or do so now and then: what the platform's do on a bad day. */

/** How a binding misbehaves: at each call an error, an answer after five seconds, or every other time an error. */
export type Fault = "failing" | "slow" | "flapping";

const LATE = 5_000;

/** The same binding whose every call misbehaves; what calls return (sessions, statements) misbehaves as well. */
export function faulty<T extends object>(binding: T, fault: Fault, error: string): T {
  let calls = 0;
  const misbehave = async (call: () => unknown): Promise<unknown> => {
    calls += 1;
    if (fault === "slow") await new Promise((resolve) => setTimeout(resolve, LATE));
    if (fault === "failing" || (fault === "flapping" && calls % 2 === 1)) throw new Error(error);
    return call();
  };
  const wrap = <O extends object>(inner: O): O =>
    new Proxy(inner, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== "function") return value;
        return (...args: unknown[]) => {
          const call = () => (value as (...given: unknown[]) => unknown).apply(target, args);
          // These make something to call later; nothing goes over the wire yet.
          if (["withSession", "prepare", "bind"].includes(String(name))) return wrap(call() as object);
          if (name === "getBookmark") return call();
          // A batch takes statements as they were made, not as they were wrapped.
          return misbehave(name === "batch" ? () => [] : call);
        };
      },
    });
  return wrap(binding);
}
