/** What programs and agents are told about a calculator besides its figures. */
import proof from "#generated/proof.ts";
import type { AnyDefinition } from "#engine/define.ts";
import { toQuery } from "#engine/query.ts";
import { readDefaults } from "#engine/read.ts";
import { todayUtc } from "#workers/directory/calculate.ts";

/** How many cases a calculator must pass, by where their results come from, and the page that lists them. */
export interface Checks {
  readonly cases: number;
  readonly authorities: Readonly<Record<string, number>>;
  readonly url: string;
}

/** How a calculator is checked. */
export function describeChecks(id: string, origin: string): Checks {
  const authorities = proof[id] ?? {};
  const cases = Object.values(authorities).reduce((sum, count) => sum + count, 0);
  return { cases, authorities, url: `${origin}/calculator/${id}/cases` };
}

/** The address of a calculator's page, filled in with what differs from the defaults. */
export function linkTo(
  definition: AnyDefinition,
  inputs: Readonly<Record<string, unknown>>,
  origin: string,
  today = todayUtc(),
): string {
  const query = toQuery(definition, inputs, readDefaults(definition, today));
  return `${origin}/calculator/${definition.id}${query && `?${query}`}`;
}
