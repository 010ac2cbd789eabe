import type { FastifyInstance } from "fastify";

/** Once the server stops, every answer ends its connection: one kept open for the next request would hold the stop up for a minute. */
export const endConnectionsWhenClosing = (app: FastifyInstance): void => {
  let closing = false;
  app.addHook("preClose", async () => {
    closing = true;
  });
  app.addHook("onSend", async (_request, reply) => {
    if (closing) void reply.header("connection", "close");
  });
};
