import routes from "../../app/routes.ts";

const modules = import.meta.glob<Record<string, unknown>>(
  ["../../app/routes/**/*.{ts,tsx}", "!../../app/routes/**/*.test.{ts,tsx}"],
  { eager: true },
);

type Entry = (typeof routes)[number];

export interface BuiltRoute {
  readonly path?: string;
  readonly parentId?: string;
  readonly module: never;
}

/** The route table as a build has it. */
export function buildTable(entries: readonly Entry[] = routes, parentId?: string): [string, BuiltRoute][] {
  return entries.flatMap(({ id, file, path, children = [] }) => [
    [id ?? file, { path, parentId, module: modules[`../../app/${file}`] as never }],
    ...buildTable(children, id ?? file),
  ]);
}
