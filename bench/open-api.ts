/** Calls made up from an OpenAPI 3.1 document, and whether their answers are what it promises. */
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { Chance } from "../tests/fuzz/chance.ts";
import type { Answer, Ask } from "../tests/site/connections.ts";
import { drawValue, leaveOut, type Drawing, type Schema } from "./draw-value.ts";

interface Media {
  readonly schema?: Schema;
}
interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly schema?: Schema;
  readonly example?: unknown;
}
interface Reply {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, Media>>;
}
interface OperationObject {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Reply>>;
}
export interface OpenApi {
  readonly openapi: string;
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, unknown>> & { readonly parameters?: readonly Parameter[] }>
  >;
}

/** One method of one address. */
export interface Operation {
  readonly path: string;
  readonly method: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
  readonly responses: Readonly<Record<string, Reply>>;
}

/** What the validator calls the document. */
const DOCUMENT = "openapi.json";
const METHODS = ["get", "post", "put", "patch", "delete"];

/** An OpenAPI document to ask about. */
export class Contract {
  readonly operations: readonly Operation[];
  readonly #document: OpenApi;
  readonly #ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false });
  readonly #validators = new Map<string, ValidateFunction>();

  constructor(document: OpenApi) {
    this.#document = document;
    this.#ajv.addSchema(document, DOCUMENT);
    this.operations = Object.entries(document.paths).flatMap(([path, item]) =>
      METHODS.filter((method) => method in item).map((method) => {
        const { parameters = [], requestBody, responses } = item[method] as OperationObject;
        const body = requestBody && this.resolve<typeof requestBody>(requestBody).content["application/json"]?.schema;
        const all = [...(item.parameters ?? []), ...parameters].map((one) => this.resolve<Parameter>(one));
        return { path, method: method.toUpperCase(), parameters: all, body, responses };
      }),
    );
  }

  /** What a reference stands for, or the thing itself. */
  resolve<T>(thing: T | { readonly $ref?: string }): T {
    const { $ref } = thing as { readonly $ref?: string };
    if ($ref === undefined) return thing as T;
    const names = $ref.slice(2).split("/");
    const found = names.reduce<unknown>(
      (at, name) =>
        (at as Record<string, unknown>)[decodeURIComponent(name).replaceAll("~1", "/").replaceAll("~0", "~")],
      this.#document,
    );
    return this.resolve<T>(found as T);
  }

  /** A call of the operation. */
  makeCall(operation: Operation, chance: Chance): Ask {
    const drawing: Drawing = {
      chance,
      resolve: ($ref) => this.resolve<Schema>({ $ref }),
      wrong: chance.often(0.6) ? 0 : 0.08,
    };
    let path = operation.path;
    const query = new URLSearchParams();
    const headers: Record<string, string> = { "CF-Connecting-IP": `10.${chance.below(256)}.${chance.below(256)}.7` };
    for (const { name, in: place, required = false, schema = {}, example } of operation.parameters) {
      if (!required && chance.often(leaveOut(schema))) continue;
      const drawn = example !== undefined && chance.often(0.5) ? example : drawValue(schema, drawing);
      const text = typeof drawn === "string" ? drawn : JSON.stringify(drawn);
      if (place === "path") path = path.replace(`{${name}}`, encodeURIComponent(text.toWellFormed()) || "-");
      else if (place === "query") query.set(name, text.slice(0, 2_000));
      else headers[name] = text.replaceAll(/[^\x20-\x7E]/g, "").trim();
    }
    const address = query.size > 0 ? `${path}?${query.toString()}` : path;
    if (!operation.body) return { method: operation.method, path: address, headers };
    headers["Content-Type"] = "application/json";
    return {
      method: operation.method,
      path: address,
      headers,
      body: JSON.stringify(drawValue(operation.body, drawing)),
    };
  }

  /** What is wrong with an answer, in sentences. */
  findBreaches({ path, method, responses }: Operation, { status, headers, body }: Answer): readonly string[] {
    if (status >= 500) return [`status ${status}`];
    const key = [String(status), `${Math.floor(status / 100)}XX`, "default"].find((one) => one in responses);
    if (!key) return [`status ${status} is not declared`];
    const { content } = this.resolve<Reply>(responses[key]!);
    if (!content) return body.length === 0 ? [] : [`a body with ${status} is not declared`];
    const type = (headers["content-type"] ?? "").split(";")[0]!;
    if (!content[type]) return [`${type || "no type"} with ${status} is not declared`];
    if (!type.endsWith("json") || !content[type].schema) return [];
    const { $ref = point("paths", path, method.toLowerCase(), "responses", key) } = responses[key]!;
    const validate = this.#getValidator(`${$ref}${point("content", type, "schema").slice(1)}`);
    if (validate(JSON.parse(body.toString()))) return [];
    return [`${status} is not as its schema says: ${this.#ajv.errorsText(validate.errors).slice(0, 300)}`];
  }

  #getValidator(pointer: string): ValidateFunction {
    const validate = this.#validators.get(pointer) ?? this.#ajv.compile({ $ref: DOCUMENT + pointer });
    this.#validators.set(pointer, validate);
    return validate;
  }
}

/** "#/paths/~1api…": a JSON pointer (RFC 6901) as an address has it. */
function point(...names: readonly string[]): string {
  return `#/${names.map((name) => encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/")}`;
}
