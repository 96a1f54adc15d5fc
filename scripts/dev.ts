/** `npm run dev`: the sources, with hot replacement, in workerd. */
import { prepareDatabase, prepareSettings } from "./prepare.ts";
import { main, start } from "./process.ts";

await main(async () => {
  prepareSettings();
  await prepareDatabase();
  const child = start("react-router", ["dev", ...process.argv.slice(2)]);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  process.exitCode = (await new Promise<number | null>((resolve) => child.once("exit", resolve))) ?? 0;
});
