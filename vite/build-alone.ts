import { build, type Rolldown } from "vite";

/**
 * A script with all that it imports, in one file: for where the pages' chunks, which expect a document, cannot be used. It is
 * a build of its own, so that those stay as they are.
 */
export async function buildAlone(root: string, file: string): Promise<string> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: { write: false, target: "es2022", modulePreload: false, rolldownOptions: { input: file } },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((one) => one.type === "chunk");
  if (chunks.length !== 1) throw new Error(`${file} is ${chunks.length} files: it may import nothing later.`);
  return chunks[0]!.code;
}
