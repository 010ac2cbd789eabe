import { err } from "neverthrow";
import { authenticatedRoute, type Handler, type OperationId } from "./handler.ts";
import type { Refusal } from "./refusal.ts";

/** The answer to a call about a service that the company does not offer. */
export const NOT_OFFERED = {
  fcl: { kind: "not-found", message: "Full containers (FCL) are not offered here." },
  lcl: { kind: "not-found", message: "Part loads (LCL) are not offered here." },
} as const satisfies Readonly<Record<string, Refusal>>;

/** Operations of a service that the company does not offer: each answers 404 with one sentence. */
export const notOffered = (service: keyof typeof NOT_OFFERED, operations: readonly OperationId[]): readonly Handler[] =>
  operations.map((id) => authenticatedRoute(id, async () => err(NOT_OFFERED[service])));
