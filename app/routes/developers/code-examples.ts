/** One call, as a programmer writes it. */
export interface Call {
  /** Absolute address of the calculation. */
  readonly address: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  /** The output that is printed. */
  readonly output: string;
}

export interface CodeExample {
  readonly language: "curl" | "JavaScript" | "Python";
  readonly code: string;
}

/** The call in each language; each prints the answer when it is run as it stands. */
export function writeExamples(call: Call): readonly CodeExample[] {
  return [
    { language: "curl", code: writeCurl(call) },
    { language: "JavaScript", code: writeJavaScript(call) },
    { language: "Python", code: writePython(call) },
  ];
}

function writeCurl({ address, inputs }: Call): string {
  const body = JSON.stringify({ inputs }).replaceAll("'", String.raw`'\''`);
  return [`curl '${address}' \\`, "  -H 'Content-Type: application/json' \\", `  -d '${body}'`].join("\n");
}

function writeJavaScript({ address, inputs, output }: Call): string {
  return `const response = await fetch(${JSON.stringify(address)}, {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ inputs: ${JSON.stringify(inputs)} }),
});
const answer = await response.json();
console.log(answer.outputs.${output});`;
}

function writePython({ address, inputs, output }: Call): string {
  return `import json
from urllib.request import Request, urlopen

request = Request(
    ${JSON.stringify(address)},
    data=json.dumps({"inputs": ${toPython(inputs)}}).encode(),
    headers={"Content-Type": "application/json"},
)
with urlopen(request) as response:
    answer = json.load(response)
print(answer["outputs"]["${output}"])`;
}

/** A JSON value as Python writes it. */
function toPython(value: unknown): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (Array.isArray(value)) return `[${value.map(toPython).join(", ")}]`;
  if (typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value as object).map(([key, one]) => `${JSON.stringify(key)}: ${toPython(one)}`);
  return `{${entries.join(", ")}}`;
}
