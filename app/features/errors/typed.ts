/** Text areas and lists have the same `type`, `name` and `value`. */
function controls(within: string): readonly HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(`${within} :is(input, textarea, select)`)].filter(
    (control) => control.type !== "hidden" && control.type !== "checkbox" && control.type !== "radio",
  );
}

/** The content of the page's fields and of its address, which an error's text must not carry away. */
export function typedOnPage(): readonly string[] {
  return [...controls("body").map((control) => control.value), ...new URLSearchParams(location.search).values()].filter(
    (value) => value.trim() !== "",
  );
}

/** The fields of the calculator on the page by name. They go into the browser's own log, and nowhere else. */
export function inputsOnPage(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    controls("main form[method=get]").flatMap((control) => (control.name ? [[control.name, control.value]] : [])),
  );
}
