import type { FastifyInstance, FastifyServerOptions } from "fastify";
import type { LogLevel } from "../config.ts";

/** Where log lines go; the process's standard output unless a test listens. */
export interface LogTarget {
  readonly write: (line: string) => void;
}

/** JSON lines. Headers and bodies are never logged, so that no password, code or token reaches a log; addresses are logged without their query. */
export const loggerOptions = (
  level: LogLevel,
  target: LogTarget | null,
): NonNullable<FastifyServerOptions["logger"]> => ({
  level,
  redact: ["req.headers", "password", "*.password", "xToken", "*.xToken", "xApiKey", "*.xApiKey"],
  serializers: {
    req: (request: { readonly method: string; readonly url: string }) => ({
      method: request.method,
      path: request.url.split("?", 1)[0],
    }),
  },
  ...(target === null ? {} : { stream: target }),
});

/** One line per answered request. */
export const addRequestLog = (app: FastifyInstance): void => {
  app.addHook("onRequest", async (request, reply) => {
    void reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    const line = { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 };
    request.log.info(line, "answered");
  });
};
