import { findRoot } from "#maths/root.ts";

/** An amount of money (paid: negative, received: positive) and when it moves, in periods or years. */
export interface CashFlow {
  readonly time: number;
  readonly amount: number;
}

/**
 * The value at time 0 of all amounts: Σ A·(1 + r)^−t.
 *
 * @param rate per unit of time as a fraction, greater than −1
 * @example netPresentValue(0.08, [{ time: 0, amount: -100 }, { time: 1, amount: 120 }]) // 11.11
 */
export function netPresentValue(rate: number, flows: readonly CashFlow[]): number {
  const force = Math.log1p(rate);
  return flows.reduce((total, { time, amount }) => total + amount * Math.exp(-force * time), 0);
}

/** How often the amounts change from paid to received or back; zeros are passed over (Descartes' rule of signs). */
export function signChanges(amounts: readonly number[]): number {
  const signs = amounts.filter((amount) => amount !== 0).map(Math.sign);
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
}

/**
 * The internal rate of return: the rate above −1 at which all amounts are worth nothing today. Where several rates do so
 * (the signs of the amounts change more than once) it is the one nearest to 0.
 *
 * @param flows in order of time
 * @returns the rate per unit of time as a fraction; null where there is none
 * Source: OASIS OpenDocument 1.3, IRR and XIRR; the count of rates by Descartes' rule of signs.
 */
export function internalRate(flows: readonly CashFlow[]): number | null {
  const merged = mergeByTime(flows);
  const changes = signChanges(merged.map(({ amount }) => amount));
  if (changes === 0) return null;
  const curve = valueCurve(merged);
  const force = changes === 1 ? onlyRoot((at) => curve(at).value) : nearestRoot(curve);
  return force === null ? null : Math.expm1(force);
}

/** One amount for each time; amounts of nothing are left out. */
function mergeByTime(flows: readonly CashFlow[]): readonly CashFlow[] {
  const byTime = new Map<number, number>();
  for (const { time, amount } of flows) byTime.set(time, (byTime.get(time) ?? 0) + amount);
  return [...byTime].map(([time, amount]) => ({ time, amount })).filter(({ amount }) => amount !== 0);
}

/** The value of all amounts at a force of interest ln(1 + r), and its derivative there. */
type Curve = (force: number) => { readonly value: number; readonly slope: number };

/**
 * Values are those at the first time for a positive force and at the last time for a negative one, so that nothing
 * overflows: only their sign and zeros matter.
 */
function valueCurve(flows: readonly CashFlow[]): Curve {
  const [first, last] = [flows[0]!.time, flows.at(-1)!.time];
  const largest = Math.max(...flows.map(({ amount }) => Math.abs(amount)));
  const scaled = flows.map(({ time, amount }) => ({ time, amount: amount / largest }));
  return (force) => {
    const reference = force >= 0 ? first : last;
    let [value, slope] = [0, 0];
    for (const { time, amount } of scaled) {
      const term = amount * Math.exp(force * (reference - time));
      value += term;
      slope += (reference - time) * term;
    }
    return { value, slope };
  };
}

/** The zero of a function that has just one, at either side of 0: the bracket is doubled until the sign changes. */
function onlyRoot(valueAt: (force: number) => number): number | null {
  const atZero = valueAt(0);
  if (atZero === 0) return 0;
  for (let reach = 0.125; reach <= 1e6; reach *= 2) {
    for (const edge of [reach, -reach]) {
      if (valueAt(edge) > 0 !== atZero > 0) return findRoot(valueAt, Math.min(0, edge), Math.max(0, edge), 1e-15);
    }
  }
  return null;
}

/** Forces from 0 outwards: steps of 1/200 up to 1, then growing by a fiftieth up to 100. */
const GRID: readonly number[] = (() => {
  const points = Array.from({ length: 201 }, (_, index) => index / 200);
  while (points.at(-1)! < 100) points.push(points.at(-1)! * 1.02);
  return points;
})();

/** Of several zeros the one whose rate e^force − 1 is smallest in size. */
function nearestRoot(curve: Curve): number | null {
  const [above, below] = [firstRoot(curve, 1), firstRoot(curve, -1)];
  if (above === null || below === null) return above ?? below;
  return Math.abs(Math.expm1(above)) <= Math.abs(Math.expm1(below)) ? above : below;
}

/** The first zero on one side of 0: crossed between two neighbouring points of the grid, or only touched. */
function firstRoot(curve: Curve, side: 1 | -1): number | null {
  const valueAt = (force: number) => curve(force).value;
  let [from, before] = [0, curve(0)];
  if (before.value === 0) return 0;
  for (const point of GRID.slice(1)) {
    const to = side * point;
    const here = curve(to);
    if (here.value === 0) return to;
    if (here.value > 0 !== before.value > 0) return findRoot(valueAt, from, to, 1e-15);
    const turns = before.value * before.slope * side < 0 && here.value * here.slope * side > 0;
    const touched = turns ? turningRoot(curve, from, to) : null;
    if (touched !== null) return touched;
    [from, before] = [to, here];
  }
  return null;
}

/** A zero between two points of the same sign, between which the function turns: on the axis, or beyond it. */
function turningRoot(curve: Curve, from: number, to: number): number | null {
  const turn = findRoot((force) => curve(force).slope, from, to, 1e-15)!;
  const { value } = curve(turn);
  if (Math.abs(value) < 1e-15) return turn;
  return value > 0 === curve(from).value > 0 ? null : findRoot((force) => curve(force).value, from, turn, 1e-15);
}
