import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The files of a build's folder that have code of the sign-in without a password. None may be deployed. */
export function findDevelopmentCode(folder: string): readonly string[] {
  return globSync("**/*.{js,json}", { cwd: folder }).filter((name) =>
    /DEVELOPMENT_SIGN_IN|login\/development/.test(readFileSync(join(folder, name), "utf8")),
  );
}
