/** Which tests cover what: the areas of the code, the Vitest projects that notice a fault there, and how many they must notice. */
export interface Area {
  readonly name: string;
  readonly files: RegExp;
  /** Projects in the order in which they are asked; none: the definition's own cases, without Vitest. */
  readonly projects: readonly string[];
  /** Percent of mutants that must be noticed; CI fails below it. Raised when tests are added, up to the goal. */
  readonly line: number;
  /** Percent to reach. */
  readonly goal: number;
}

export const AREAS: readonly Area[] = [
  { name: "calculators", files: /^app\/calculators\//, projects: [], line: 90, goal: 96 },
  { name: "working", files: /^app\/engine\/working\//, projects: ["pure", "tooling"], line: 90, goal: 95 },
  { name: "engine", files: /^app\/(engine|errors)\//, projects: ["pure"], line: 95, goal: 95 },
  { name: "units", files: /^app\/units\//, projects: ["pure"], line: 90, goal: 95 },
  { name: "maths", files: /^app\/maths\//, projects: ["pure"], line: 85, goal: 95 },
  { name: "localization", files: /^app\/localization\//, projects: ["pure", "worker"], line: 90, goal: 95 },
  { name: "assistant", files: /^app\/assistant\//, projects: ["pure"], line: 90, goal: 90 },
  { name: "search", files: /^app\/catalogue\//, projects: ["pure", "worker"], line: 90, goal: 90 },
  { name: "workers", files: /^workers\//, projects: ["worker"], line: 85, goal: 90 },
  { name: "routes", files: /^app\/routes\/.*\.ts$/, projects: ["components", "worker"], line: 90, goal: 90 },
  { name: "features", files: /^app\/features\/.*\.ts$/, projects: ["components", "pure"], line: 80, goal: 85 },
];

/** The area of a file of the project; none for tests, styles, components (which Chromium tests), what is generated and what is fetched. */
export function findArea(file: string): Area | undefined {
  if (/\.test\.|\.css\.ts$|\.d\.ts$|\.tsx$|\.dated\.ts$|^app\/generated\//.test(file)) return undefined;
  return AREAS.find(({ files }) => files.test(file));
}
