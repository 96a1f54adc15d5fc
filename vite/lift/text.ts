import type { Node } from "./tree.ts";

export type Replacement = readonly [start: number, end: number, text: string];

/** The source of a module, read and rewritten by its nodes. */
export class SourceText {
  protected readonly file: string;
  protected readonly source: string;

  constructor(file: string, source: string) {
    this.file = file;
    this.source = source;
  }

  /** What a translated function cannot be written with; the message says what to write instead. */
  protected fault(node: Node, message: string): Error {
    const line = this.source.slice(0, node.start).split("\n").length;
    return new Error(`${this.file}:${line}: ${message}`);
  }

  protected bindingOf(node: Node): string {
    return `${this.file}:${node.start}`;
  }

  /** The first sentence of the comment above a function, for readers of a working; none where it names what only the code knows. */
  protected docOf(node: Node): string {
    const before = this.source
      .slice(0, node.start)
      .replace(/export\s+$/, "")
      .trimEnd();
    const comment = before.endsWith("*/") ? before.slice(before.lastIndexOf("/**") + 3, -2) : "";
    const text = comment
      .replace(/^\s*\*? ?/gm, "")
      .split(/\n\s*(?:@|\n)/)[0]!
      .replace(/\s+/g, " ")
      .trim();
    const sentence = /^.*?[.:;](?= |$)/.exec(text)?.[0].replace(/[:;]$/, ".") ?? text;
    if (/`|\bnull\b|\{@/.test(sentence)) return "";
    return sentence.replaceAll(" - ", " − ").replaceAll(">=", "≥").replaceAll("<=", "≤");
  }

  protected slice(node: Node): string {
    return this.source.slice(node.start, node.end);
  }

  /** The source of a node with parts of it replaced. */
  protected replaced(start: number, end: number, replacements: readonly Replacement[]): string {
    let text = "";
    let at = start;
    for (const [from, to, replacement] of replacements.toSorted((a, b) => a[0] - b[0])) {
      text += this.source.slice(at, from) + replacement;
      at = to;
    }
    return text + this.source.slice(at, end);
  }
}
