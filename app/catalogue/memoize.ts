/**
 * A function whose answer is kept as long as what it is asked about: for lists that are the same for everyone, like the
 * directory of an isolate. It may depend on nothing else.
 */
export function memoizeByIdentity<Asked extends object, Answer>(
  make: (asked: Asked) => Answer,
): (asked: Asked) => Answer {
  const answers = new WeakMap<Asked, { readonly answer: Answer }>();
  return (asked) => {
    let known = answers.get(asked);
    if (!known) answers.set(asked, (known = { answer: make(asked) }));
    return known.answer;
  };
}
