import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Ends connections when the server stops: idle ones at once, others with their last answer. Node's
 * `closeIdleConnections` counts a connection without a request as active, and browsers open such connections in
 * advance.
 */
export const endConnectionsWhenClosing = (app: FastifyInstance): void => {
  const runningRequests = new Map<Socket, number>();
  let isClosing = false;
  app.server.on("connection", (socket) => {
    if (isClosing) return void socket.destroy();
    runningRequests.set(socket, 0);
    socket.once("close", () => runningRequests.delete(socket));
    return undefined;
  });
  const addRunning = (socket: Socket, change: number): void => {
    const count = runningRequests.get(socket);
    if (count === undefined) return;
    runningRequests.set(socket, count + change);
    if (isClosing && count + change === 0) socket.destroySoon();
  };
  app.server.on("request", ({ socket }, response) => {
    addRunning(socket, 1);
    response.once("close", () => addRunning(socket, -1));
  });
  app.addHook("preClose", async () => {
    isClosing = true;
    for (const [socket, count] of runningRequests) if (count === 0) socket.destroy();
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) void reply.header("connection", "close");
  });
};

const LONGEST_DRAIN_MS = 10_000;
/* More than that is not read: the connection is closed, and the answer may be lost. */
const MAX_DISCARDED_BYTES = 32 * 1024 * 1024;

const isTooMuch = ({ headers }: IncomingMessage): boolean => Number(headers["content-length"]) > MAX_DISCARDED_BYTES;

/**
 * Discards what a client still sends after it was answered, so that it reads the answer: a server that stops reading keeps
 * it waiting, and one that closes the connection resets it. A client that does not end in time loses its connection.
 */
export const discardUnreadBodies = (app: FastifyInstance): void => {
  /* The framework, or the client, asks for the end of the connection with the answer. It ends with the body. */
  app.addHook("onSend", async ({ raw }, reply) => {
    if (!raw.complete) void reply.header("connection", isTooMuch(raw) ? "close" : "keep-alive");
  });
  app.addHook("onResponse", async ({ raw }) => {
    if (raw.complete || raw.destroyed) return;
    const timer = setTimeout(() => raw.destroy(), LONGEST_DRAIN_MS).unref();
    raw.once("close", () => clearTimeout(timer)).resume();
    if (raw.headers.connection?.toLowerCase() === "close") raw.once("end", () => raw.socket.end());
  });
};
