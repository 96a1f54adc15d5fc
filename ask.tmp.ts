import { readFileSync } from "node:fs";
import { loadCatalogue, makeAssistant } from "./tests/assistant/assistant.ts";
const ask = makeAssistant(await loadCatalogue());
const visitor = process.argv[3] ?? "us";
for (const s of readFileSync(process.argv[2]!, "utf8").split("\n").filter(Boolean)) {
  try { const a: any = await ask(s, visitor);
  console.log(s, "=>", a.calculator, a.reason ?? "", a.calculator ? a.label + ": " + a.answer : "", a.calculator ? a.read.map((r: any) => r.key + "=" + r.text).join("; ") : "", a.unread?.length ? "UNREAD " + a.unread.join("|") : "", a.assumed?.length ? "ASSUMED " + a.assumed.map((r: any) => r.key + "=" + r.text).join("; ") : "");
  } catch (e) { console.log("THROW", s, (e as Error).stack?.slice(0, 300)); }
}
