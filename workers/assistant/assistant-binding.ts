import type { Model } from "./assistant-model.ts";
import { refuseTooMany } from "#workers/http/http.ts";

interface Limiter {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

/** What a deployment may bind for the assistant. */
export interface ModelBindings {
  readonly AI?: unknown;
  readonly ASSISTANT_MODEL?: string;
  readonly RATE_LIMIT_MODEL?: Limiter;
}

/**
 * The model that helps the assistant with this request; null where none is configured (both the binding and the name of
 * a model are needed). It is asked at most ten times a minute by a visitor; beyond that it is silent.
 */
export function modelFor({ AI, ASSISTANT_MODEL, RATE_LIMIT_MODEL }: ModelBindings, request: Request): Model | null {
  if (!AI || !ASSISTANT_MODEL) return null;
  const { run } = AI as { run(name: string, request: unknown): Promise<unknown> };
  return {
    name: ASSISTANT_MODEL,
    async run(name, body) {
      const refused = RATE_LIMIT_MODEL ? await refuseTooMany(request, RATE_LIMIT_MODEL, "model") : null;
      return refused ? null : run.call(AI, name, body);
    },
  };
}
