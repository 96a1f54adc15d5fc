import { loadCatalogue } from "./tests/assistant/assistant.ts";
import { buildSearchIndex, searchCalculators } from "./app/catalogue/search/index.ts";
import { measuresNamed } from "./app/assistant/unit-names.ts";
const c=await loadCatalogue();
const index=buildSearchIndex([...c.values()].map((d:any)=>({...d,isPopular:d.popular??false,uses:0,relatedCalculators:[]})));
for (const q of process.argv.slice(2)) console.log(q, "→", JSON.stringify(searchCalculators(index,q)));
console.log(measuresNamed("a").map(m=>m.unit.id+":"+m.dimension.id), measuresNamed("A").map(m=>m.unit.id+":"+m.dimension.id));
