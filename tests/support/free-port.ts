import { createServer } from "node:net";

/** Below the ports that systems give to connections of their own (from 32768 on Linux, 49152 elsewhere), which a port found free may be taken for. */
const FIRST = 20_000;
const LAST = 32_000;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => {
      server.close(() => resolve(true));
    });
  });

/** A port of this machine that nobody listens on now and that no connection is given by itself. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (await isFree(port)) return port;
  }
};
