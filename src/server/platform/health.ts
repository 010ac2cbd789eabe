import type { FastifyInstance } from "fastify";
import { findFault } from "./faults.ts";
import { failAfter } from "./wait.ts";

/** A part of the server that must work before proxies send requests; a check fails or takes long where it does not. */
export interface ReadinessPart {
  readonly name: string;
  readonly check: () => Promise<void>;
}

/** Why a server gets no requests. `reason` is one of few fixed texts: nothing of an error reaches the answer. */
export interface NotReady {
  readonly status: "not ready";
  readonly failed: string;
  readonly reason: string;
}
type Readiness = { readonly status: "ready" } | NotReady;

const CHECK_MS = 3_000;
const NO_ANSWER = new Error("no answer within three seconds");

/** A part that answers but cannot be used; the text must hold no secret. */
export class PartNotReady extends Error {
  override readonly name = "PartNotReady";
}

const toReason = (error: unknown): string => {
  if (error === NO_ANSWER) return NO_ANSWER.message;
  if (error instanceof PartNotReady) return error.message;
  return findFault(error) ?? "failed";
};

const STOPPING: NotReady = { status: "not ready", failed: "server", reason: "stopping" };

/** The first part that does not work, in the order of the parts. */
const readReadiness = async (parts: readonly ReadinessPart[], checkMs: number): Promise<Readiness> => {
  for (const { name, check } of parts)
    try {
      await failAfter(check(), checkMs, NO_ANSWER);
    } catch (error) {
      return { status: "not ready", failed: name, reason: toReason(error) };
    }
  return { status: "ready" };
};

export interface HealthOptions {
  readonly parts: readonly ReadinessPart[];
  /** Aborted once the server is asked to stop. */
  readonly draining: AbortSignal;
  /** For tests. */
  readonly checkMs?: number;
}

/**
 * `/healthz`: the process lives; it depends on nothing else, so that a fault of the database restarts no server. `/readyz`:
 * requests may be sent, or 503 with the part that does not work. While the server drains, answers end their connections.
 */
export const addHealth = (app: FastifyInstance, { parts, draining, checkMs = CHECK_MS }: HealthOptions): void => {
  app.addHook("onSend", async (_request, reply) => {
    if (draining.aborted) void reply.header("connection", "close");
  });
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const readiness = draining.aborted ? STOPPING : await readReadiness(parts, checkMs);
    return reply
      .code(readiness.status === "ready" ? 200 : 503)
      .header("cache-control", "no-store")
      .send(readiness);
  });
};
