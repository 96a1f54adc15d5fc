import { loadCatalogue, makeAssistant } from "./tests/assistant/assistant.ts";
import { judge } from "./tests/assistant/judge.ts";
const { default: _d, ...m } = await import(process.argv[2]!) as any;
const lines = Object.values(m).filter(Array.isArray).flat(1) as any[];
const catalogue = await loadCatalogue();
const ask = makeAssistant(catalogue);
const tally: Record<string, number> = {};
for (const line of lines) {
  try {
  const a: any = await ask(line[0], line[4] ?? "us");
  const v = judge(line, a, catalogue);
  tally[v] = (tally[v] ?? 0) + 1;
  if (v !== "right") console.log(v.toUpperCase(), JSON.stringify(line[0]), "want", line[1], JSON.stringify(line[2] ?? {}), line[3] ?? "", "\n     got", a.calculator, a.reason ?? "", a.label ?? "", a.answer ?? "", JSON.stringify((a.read ?? []).map((r: any) => r.key + "=" + r.text)), "UNREAD", JSON.stringify(a.unread ?? []), "ASSUMED", JSON.stringify((a.assumed??[]).map((r:any)=>r.key)));
  } catch (e) { console.log("THROW", line[0], (e as Error).stack?.slice(0, 400)); tally.throw = (tally.throw ?? 0) + 1; }
}
console.log(tally, lines.length);
