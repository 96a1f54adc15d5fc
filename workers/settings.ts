/** A setting that something cannot do without is missing. Its message names the variable, and never a value. */
export class MissingSetting extends Error {
  readonly variable: string;

  constructor(variable: string) {
    super(`${variable} is not set. docs/deploy.md says how to set it.`);
    this.name = "MissingSetting";
    this.variable = variable;
  }
}

/**
 * A setting that must be there.
 * @throws MissingSetting, which names it
 */
export function getSetting<Name extends string>(bindings: Readonly<Partial<Record<Name, string>>>, name: Name): string {
  const value = bindings[name]?.trim();
  if (!value) throw new MissingSetting(name);
  return value;
}
