import type { FastifyInstance } from "fastify";
import { hasTestKey } from "./credentials.ts";
import { refuse, type Refusal } from "./refusal.ts";

/** A server of its own in this process, with another database. It is opened by the first call. */
export interface TestMode {
  /** Rejects while it cannot be opened; the next call tries again. */
  readonly open: () => Promise<FastifyInstance>;
  readonly close: () => Promise<void>;
}

const UNAVAILABLE: Refusal = {
  kind: "unavailable",
  message: "Test mode is not available at the moment. Please try again later.",
};

/** Has every request with a test key answered in test mode, before anything of this server sees it. */
export const addTestMode = (app: FastifyInstance, testMode: TestMode): void => {
  app.addHook("onRequest", async (request, reply) => {
    if (!hasTestKey(request)) return undefined;
    const test = await testMode.open().catch((error: unknown) => {
      request.log.error({ err: error }, "test mode cannot be opened");
      return null;
    });
    if (test === null) return refuse(reply, UNAVAILABLE);
    void reply.hijack();
    test.routing(request.raw, reply.raw);
    return reply;
  });
  app.addHook("onClose", testMode.close);
};
