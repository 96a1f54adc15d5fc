/**
 * A formula in pieces that fit on a telephone's line, as TeX: MathML is not broken by itself. It is divided where a
 * typesetter would: after commas, before signs; inside of brackets only where that is not enough.
 */
export function breakFormula(tex: string): readonly string[] {
  if (tex.includes("\\begin")) return [tex];
  const pieces = divide(tokensOf(tex), LEVELS);
  const lines: string[][] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last && measure([...last, ...piece]) <= LINE) last.push(...piece);
    else lines.push([...piece]);
  }
  return lines.map((line, index) => {
    const text = line.join("").trim();
    if (index === 0) return text;
    // With nothing before it, a sign would be that of a number, without its spaces.
    return BINARY.test(text) ? `{} ${text}` : text;
  });
}

export function tokensOf(tex: string): readonly string[] {
  return tex.match(/\\[a-z]+|\\.|[^\\]/gi) ?? [];
}

/** How wide a line may be, in letters; how wide what is divided at a relation or in brackets is at least. */
const LINE = 29;
const SHORT = 10;

interface Level {
  readonly brackets: number;
  readonly sign: RegExp;
  /** Also after a few letters: "A =" by itself is the last that helps. */
  readonly isLast?: boolean;
}

const COMMA = /^,$/;
const SPACE = /^(\s|\\[,;!: ])$/;
const RELATION = /^([=<>]|\\(approx|le|ge|leq|geq|to|sim))$/;
const SUM = /^([+-]|\\(pm|mp))$/;
const PRODUCT = /^\\(cdot|times)$/;
const BINARY = /^([=<>+-]|\\(approx|le|ge|leq|geq|to|sim|pm|mp|cdot|times)(?![a-z]))/;

const LEVELS: readonly Level[] = [0, 1, 2].flatMap((brackets): readonly Level[] => [
  { brackets, sign: COMMA },
  { brackets, sign: RELATION },
  { brackets, sign: SUM },
  { brackets, sign: PRODUCT },
  { brackets, sign: RELATION, isLast: true },
]);

function divide(tokens: readonly string[], [level, ...deeper]: readonly Level[]): readonly (readonly string[])[] {
  if (!level || measure(tokens) <= LINE) return [tokens];
  return divideAt(tokens, level).flatMap((piece) => divide(piece, deeper));
}

function divideAt(tokens: readonly string[], { brackets: wanted, sign, isLast }: Level) {
  const pieces: string[][] = [[]];
  let groups = 0;
  const opened: number[] = [];
  tokens.forEach((token, at) => {
    const piece = pieces.at(-1)!;
    const isPlace = groups === 0 && opened.length === wanted && sign.test(token) && isLong(tokens, opened.at(-1));
    if (isPlace && sign !== COMMA && isOperand(piece) && (sign !== RELATION || isLast || measure(piece) > SHORT))
      pieces.push([token]);
    // The space after a comma, which a line does not begin with.
    else if (piece.length > 0 || pieces.length === 1 || !SPACE.test(token)) piece.push(token);
    if (isPlace && sign === COMMA) {
      piece.push("\\;");
      pieces.push([]);
    }
    if (/^(\{|\\left)$/.test(token)) groups++;
    else if (/^(\}|\\right)$/.test(token)) groups--;
    else if (/^[([]$/.test(token)) opened.push(at);
    else if (/^[)\]]$/.test(token)) opened.pop();
  });
  return pieces.filter((piece) => piece.join("").trim() !== "");
}

/** Whether what a bracket holds is worth a line: "(1 + i)" is not. */
function isLong(tokens: readonly string[], opened: number | undefined): boolean {
  if (opened === undefined) return true;
  let depth = 0;
  const length = tokens.slice(opened).findIndex((token) => {
    if (/^[([]$/.test(token)) depth++;
    else if (/^[)\]]$/.test(token)) depth--;
    return depth === 0;
  });
  return length < 0 || measure(tokens.slice(opened, opened + length)) > SHORT;
}

/** Whether a sign after these tokens stands between two operands, and is not that of a number. */
function isOperand(tokens: readonly string[]): boolean {
  const last = tokens.findLast((token) => !SPACE.test(token));
  return last !== undefined && !/^[([,^_]$/.test(last) && !BINARY.test(last);
}

/** About how wide a formula is, in letters. */
function measure(tokens: readonly string[]): number {
  let width = 0;
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at++]!;
    const next = () => {
      const [group, end] = groupAt(tokens, at);
      at = end;
      return group;
    };
    if (/^\\[dt]?frac$/.test(token))
      width += Math.max(measure(next()), measure(next())) * (token === "\\tfrac" ? 0.7 : 1) + 0.3;
    else if (/^[\^_]$/.test(token)) width += 0.65 * measure(next());
    else if (/^\\(text|mathrm|operatorname)$/.test(token))
      width += next().reduce((sum, letter) => sum + (/[A-Z]/.test(letter) ? 1.2 : 0.8), 0);
    else if (/^\\(min|max|log|ln|sin|cos|tan|arc[a-z]+|exp)$/.test(token)) width += 0.8 * token.length;
    else if (BINARY.test(token)) width += 2.4;
    else if (/^\\(sum|prod|int)$/.test(token)) width += 1.6;
    else if (/^\\([,;:!|]|left|right|[bB]igg?[lr]?|bar|hat|textstyle|limits)$/.test(token)) width += 0.1;
    else if (/^[\s{}]$/.test(token)) continue;
    else if (/^[.,']$/.test(token)) width += 0.5;
    else if (/^[A-Z]$/.test(token)) width += 1.2;
    else width += 1;
  }
  return width;
}

/** What a command is given: the tokens in its braces, or the one that follows; and where the next begins. */
function groupAt(tokens: readonly string[], from: number): readonly [readonly string[], number] {
  let start = from;
  while (/^\s$/.test(tokens[start] ?? "")) start++;
  if (tokens[start] !== "{") return [tokens.slice(start, start + 1), start + 1];
  let depth = 0;
  for (let end = start; end < tokens.length; end++) {
    if (tokens[end] === "{") depth++;
    else if (tokens[end] === "}" && --depth === 0) return [tokens.slice(start + 1, end), end + 1];
  }
  return [tokens.slice(start + 1), tokens.length];
}
