/** `npm start`: the production build on http://localhost:4173 (PORT changes it), from a fresh checkout, without a network. */
import { serve, untilAnswers } from "./local-site.ts";
import { prepare } from "./prepare.ts";
import { main } from "./process.ts";

await main(async () => {
  const port = Number(process.env.PORT ?? 4173);
  await prepare();
  const child = serve(port);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  const stopped = new Promise<number | null>((resolve) => child.once("exit", resolve));
  await untilAnswers(`http://127.0.0.1:${port}/`, child);
  console.log(`Reckoner runs on http://localhost:${port}`);
  process.exitCode = (await stopped) ?? 0;
});
