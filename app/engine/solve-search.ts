import { findRoot } from "#maths/root.ts";
import { readWork } from "#maths/work.ts";
import type { AnyDefinition } from "./define.ts";
import { countEvaluations, MOST_WORK } from "./solve-budget.ts";
import { watchOutcome } from "./solve-outcome.ts";
import type { Solution, Solved, Target } from "./solved.ts";

type Inputs = Readonly<Record<string, unknown>>;

/** The relative residual at which a target counts as met. */
export const EXACT = 1e-9;

interface Point {
  readonly x: number;
  /** The outcome minus the target; NaN where there is no answer. */
  readonly gap: number;
}

/** One search: the points that were tried, and what they enclose. */
export class Search {
  readonly found: Solution[] = [];
  readonly isWhole: boolean;
  readonly #neighbors: Solution[][] = [];
  readonly #gaps = new Map<number, number>();
  readonly #evaluate: (x: number) => number;
  readonly #target: number;
  readonly #start: number;
  #most: number;
  #work = 0;
  #points: Point[] = [];
  #isCutShort = false;

  constructor(definition: AnyDefinition, inputs: Inputs, target: Target, vary: string, start: number) {
    this.isWhole = definition.inputs[vary]!.kind === "integer";
    this.#target = target.value;
    this.#start = start;
    this.#most = countEvaluations(inputs);
    this.#evaluate = watchOutcome(definition, inputs, target.output, vary);
  }

  /** The outcome minus the target. Once the evaluations are used up nothing new is known. */
  gap = (x: number): number => {
    const known = this.#gaps.get(x);
    if (known !== undefined) return known;
    if (this.#gaps.size >= this.#most) {
      this.#isCutShort = true;
      return Number.NaN;
    }
    const before = readWork();
    const gap = this.#evaluate(x) - this.#target;
    this.#gaps.set(x, gap);
    // What one evaluation costs, where that is only known once it has run, is what the next ones will.
    this.#work += readWork() - before;
    if (this.#work > 0)
      this.#most = Math.min(this.#most, Math.max(1, Math.floor((MOST_WORK * this.#gaps.size) / this.#work)));
    return gap;
  };

  get #left(): number {
    return this.#most - this.#gaps.size;
  }

  /** Whether fewer evaluations are left than a step of the search is worth. */
  #lacks(evaluations: number): boolean {
    const lacks = this.#left < evaluations;
    this.#isCutShort ||= lacks;
    return lacks;
  }

  /** Looks at some values; at the first of them only where few evaluations are left, so that half of these can refine. */
  probe(values: readonly number[]): void {
    const open = [...new Set(values)].filter((x) => !this.#gaps.has(x));
    const most = Math.ceil(this.#left / 2);
    // The first says what the others cost.
    if (open[0] !== undefined) this.gap(open[0]);
    const looked = open.slice(0, Math.min(most, 1 + Math.ceil(this.#left / 2)));
    this.#isCutShort ||= looked.length < open.length;
    const all = [...this.#gaps.keys(), ...looked];
    this.#points = [...all].toSorted((a, b) => a - b).map((x) => ({ x, gap: this.gap(x) }));
  }

  findCrossings(): void {
    for (const [a, b] of this.#listBrackets()) {
      if (this.found.length >= 2) return;
      this.#refine(a, b);
    }
  }

  /** Steps that jump over the target, and plateaus on it between two points. */
  findSteps(): void {
    for (const [a, b] of this.#listBrackets()) {
      if (this.found.length > 0) return;
      this.#enclose(a, b);
    }
  }

  /** Pairs of neighboring points between which the target is crossed, the nearest to the present value first. */
  #listBrackets() {
    return pairs(this.#points)
      .filter(([a, b]) => this.#crosses(a, b))
      .toSorted(([a, b], [c, d]) => this.#distance(a, b) - this.#distance(c, d));
  }

  /** Between three points of which the middle one is nearest to the target, the output may turn just beyond it. */
  findTurningPoints(): void {
    const triples = this.#points.flatMap((point, at): (readonly [Point, Point, Point])[] => {
      const [before, after] = [this.#points[at - 1], this.#points[at + 1]];
      if (!before || !after) return [];
      const turns =
        point.gap * before.gap > 0 &&
        point.gap * after.gap > 0 &&
        Math.abs(point.gap) <= Math.abs(before.gap) &&
        Math.abs(point.gap) <= Math.abs(after.gap) &&
        (point.gap !== before.gap || point.gap !== after.gap);
      return turns ? [[before, point, after]] : [];
    });
    for (const [before, point, after] of triples.toSorted(([, a], [, b]) => Math.abs(a.gap) - Math.abs(b.gap))) {
      if (this.found.length >= 2 || this.#lacks(20)) return;
      this.#approach(before, point, after);
    }
  }

  /** Golden section towards the target until it is crossed or the turning point is known. */
  #approach(before: Point, middle: Point, after: Point): void {
    let [a, b, c] = [before, middle, after];
    for (let step = 0; step < 30 && this.#left > 0; step += 1) {
      const isRight = c.x - b.x > b.x - a.x;
      const x = this.#round(isRight ? b.x + 0.381966 * (c.x - b.x) : b.x - 0.381966 * (b.x - a.x));
      if (x <= a.x || x >= c.x || x === b.x) return;
      const next = { x, gap: this.gap(x) };
      if (this.#isMet(next) || next.gap * b.gap < 0) {
        if (this.#isMet(next)) this.#add(x);
        else {
          this.#refine(isRight ? b : a, next);
          this.#refine(next, isRight ? c : b);
        }
        return;
      }
      const isNearer = Math.abs(next.gap) < Math.abs(b.gap);
      if (isNearer) [a, b, c] = isRight ? [b, next, c] : [a, next, b];
      else if (isRight) c = next;
      else a = next;
      if (c.x - a.x <= 1e-9 * Math.abs(b.x)) return;
    }
  }

  /** Where the domain ends between two points: towards its last point with an answer. */
  findEdges(): void {
    for (const [a, b] of pairs(this.#points)) {
      if (Number.isNaN(a.gap) === Number.isNaN(b.gap)) continue;
      let [inside, outside] = Number.isNaN(a.gap) ? [b, a] : [a, b];
      for (let step = 0; step < 40 && !this.#lacks(31); step += 1) {
        const x = this.#round((inside.x + outside.x) / 2);
        if (x === inside.x || x === outside.x) break;
        const next = { x, gap: this.gap(x) };
        if (Number.isNaN(next.gap)) outside = next;
        else if (this.#crosses(inside, next)) {
          if (inside.x < x) this.#refine(inside, next);
          else this.#refine(next, inside);
          break;
        } else inside = next;
      }
      if (this.found.length >= 2) return;
    }
  }

  finish(): Solved {
    const outcomes = [...this.#gaps.values()].filter((gap) => !Number.isNaN(gap)).map((gap) => gap + this.#target);
    const solutions = this.found.toSorted(
      (a, b) => Math.abs(a.value - this.#start) - Math.abs(b.value - this.#start) || a.value - b.value,
    );
    return {
      solutions,
      neighbors: solutions.length > 0 ? [] : (this.#neighbors[0] ?? []),
      reachable: outcomes.length > 0 ? { low: Math.min(...outcomes), high: Math.max(...outcomes) } : null,
      evaluations: this.#gaps.size,
      isCutShort: this.#isCutShort,
    };
  }

  #crosses(a: Point, b: Point): boolean {
    return this.#isMet(a) || this.#isMet(b) || a.gap * b.gap < 0;
  }

  #isMet({ gap }: Pick<Point, "gap">): boolean {
    return this.#residual(gap) <= EXACT;
  }

  #residual(gap: number): number {
    return Math.abs(gap) / Math.max(1, Math.abs(this.#target));
  }

  /** From where the search began to between the two; 0 where it began there. */
  #distance(a: Point, b: Point): number {
    return Math.max(0, a.x - this.#start, this.#start - b.x);
  }

  #round(x: number): number {
    return this.isWhole ? Math.round(x) : x;
  }

  #refine(a: Point, b: Point): void {
    const met = this.#isMet(a) ? a : this.#isMet(b) ? b : null;
    if (met && (met.gap === 0 || this.isWhole)) return this.#add(met.x);
    if (!this.isWhole) {
      const root = findRoot(this.gap, a.x, b.x, Math.min(1e-14, Math.abs(b.x - a.x) * 1e-9), BRENT_STEPS);
      if (root !== null && this.#isMet({ gap: this.gap(root) })) return this.#add(root);
    }
    if (met) return this.#add(met.x);
    const [left, right] = this.#narrow(a, b);
    this.#followSlope(left, a);
    this.#followSlope(right, b);
  }

  /** The nearest of the points known by now between which the target is crossed. */
  #narrow(a: Point, b: Point): readonly [Point, Point] {
    const between = [...this.#gaps]
      .map(([x, gap]) => ({ x, gap }))
      .filter(({ x, gap }) => a.x <= x && x <= b.x && !Number.isNaN(gap))
      .toSorted((one, other) => one.x - other.x);
    return pairs(between).find(([one, other]) => one.gap * other.gap < 0) ?? [a, b];
  }

  /** A step that jumps over the target, or a plateau on it: halves down to the two sides. */
  #enclose(low: Point, high: Point): void {
    const size = Math.max(Math.abs(low.gap), Math.abs(high.gap));
    let [a, b] = this.#narrow(low, high);
    while (this.#left > 0) {
      const x = this.#round((a.x + b.x) / 2);
      if (x <= a.x || x >= b.x || b.x - a.x <= 1e-12 * Math.max(Math.abs(a.x), Math.abs(b.x))) break;
      const next = { x, gap: this.gap(x) };
      if (Number.isNaN(next.gap)) return;
      if (this.#isMet(next)) return this.#add(x);
      if (next.gap * a.gap < 0) b = next;
      else a = next;
    }
    // At a pole the sides are far farther away than where the search began.
    if (Math.max(Math.abs(a.gap), Math.abs(b.gap)) > 2 * size) return;
    this.#neighbors.push([a, b].map(({ x }) => this.#solution(x, x, x)));
  }

  /** Beside a step the output may run back to the target, as a sawtooth does: along its slope, away from the step. */
  #followSlope(side: Point, end: Point): void {
    if (this.isWhole) return;
    const room = end.x - side.x;
    const near = side.x + room * 1e-4;
    const x = side.x - (side.gap * (near - side.x)) / (this.gap(near) - side.gap);
    const [first, last] = [this.#points[0]!.x, this.#points.at(-1)!.x];
    if (!((x - side.x) / room > 0 && first <= x && x <= last)) return;
    for (const reached of [x, Math.min(Math.max(first, x + (x - side.x) * 1e-3), last)]) {
      const root = findRoot(this.gap, Math.min(side.x, reached), Math.max(side.x, reached), 1e-14, BRENT_STEPS);
      if (root !== null && this.#isMet({ gap: this.gap(root) })) return this.#add(root);
    }
  }

  #add(x: number): void {
    if (this.found.some(({ from, to }) => from - 1e-9 * Math.abs(from) <= x && x <= to + 1e-9 * Math.abs(to))) return;
    this.found.push(this.#solution(x, this.#endOfPlateau(x, -1), this.#endOfPlateau(x, 1)));
  }

  /** How far in a direction the outcome stays exactly what it is. */
  #endOfPlateau(x: number, direction: 1 | -1): number {
    const level = this.gap(x);
    const beyond = this.#points.filter((point) => (point.x - x) * direction > 0);
    if (direction < 0) beyond.reverse();
    const next = beyond.find((point) => point.gap !== level);
    const last = next ? beyond[beyond.indexOf(next) - 1] : beyond.at(-1);
    if (!next) return last?.x ?? x;
    const near = this.isWhole ? x + direction : x + (next.x - x) * 1e-4;
    let [inside, outside] = [last?.x ?? near, next.x];
    if (!last && (near === next.x || this.gap(near) !== level)) return x;
    while (this.#left > 0 && Math.abs(outside - inside) > 1e-9 * Math.max(1, Math.abs(inside))) {
      const middle = this.#round((inside + outside) / 2);
      if (middle === inside || middle === outside) break;
      if (this.gap(middle) === level) inside = middle;
      else outside = middle;
    }
    return inside;
  }

  #solution(x: number, end: number, otherEnd: number): Solution {
    const gap = this.gap(x);
    return {
      value: x === 0 ? 0 : x,
      from: Math.min(end, otherEnd),
      to: Math.max(end, otherEnd),
      outcome: gap + this.#target,
      residual: this.#residual(gap),
    };
  }
}

function pairs(points: readonly Point[]): readonly (readonly [Point, Point])[] {
  return points.slice(1).map((point, at) => [points[at]!, point] as const);
}

/** A crossing takes some ten steps; a pole, which is none, takes them all. */
const BRENT_STEPS = 40;
