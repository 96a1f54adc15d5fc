/** What is typed into a calculator's form for a test, and what comes out. Both run inside a page as well, so they name nothing outside of them. */

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The figures by output, as they are read, of a page, a part of it or a text in HTML; null where the answer is an old one. */
export function readFigures(source: Element | string): Readonly<Record<string, string>> | null {
  const read = typeof source === "string" ? new DOMParser().parseFromString(source, "text/html") : source;
  if (read.querySelector("[data-stale-note]:not([hidden])")) return null;
  // An answer that sums up rows has no name: its rows, further down, have it.
  const outputs = [...read.querySelectorAll<HTMLElement>("#results :is(output, [data-output]:not(figure))")];
  return Object.fromEntries(
    outputs.map((element) => [element.dataset["output"] ?? "answer", element.textContent.replaceAll(/\s/g, " ")]),
  );
}

/** Other texts for a field: of a number one more, half as much again, half, one less; of a date the next day; of a choice the other ones. */
export function proposeTexts(control: Element): readonly string[] {
  if (control instanceof HTMLSelectElement)
    return [...control.options].map(({ value }) => value).filter((value) => value !== control.value);
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return [];
  const text = control.value;
  if (control.type === "date") {
    const day = new Date(`${text}T00:00:00Z`);
    return Number.isNaN(day.valueOf()) ? [] : [new Date(day.valueOf() + 86_400_000).toISOString().slice(0, 10)];
  }
  if (control.type === "time") return ["10:45"];
  const number = Number(text.replaceAll(",", ""));
  if (text !== "" && !Number.isNaN(number))
    return [number + 1, number * 1.5, number / 2, number - 1].map((value) => String(Math.round(value * 100) / 100));
  return text === ""
    ? ["3", "2"]
    : [`${text}, 3`, text.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)), `${text}a`];
}
