import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** Several servers behind one address, as a load balancer puts them. */
export interface OneAddress {
  readonly url: string;
  /** How many requests each server was given. */
  readonly counts: () => readonly number[];
  readonly close: () => Promise<void>;
}

const portOf = (address: AddressInfo | string | null): number => {
  if (address === null || typeof address === "string") throw new Error("The proxy does not listen on a port.");
  return address.port;
};

/** Gives each request to the next server in turn, so that two steps of one person never reach the same one. */
export const roundRobin = async (servers: readonly string[]): Promise<OneAddress> => {
  const counts = servers.map(() => 0);
  let turn = 0;
  const proxy = createServer((incoming, outgoing) => {
    const at = turn++ % servers.length;
    counts[at] = (counts[at] ?? 0) + 1;
    const { method, headers } = incoming;
    const forwarded = request(new URL(incoming.url ?? "/", servers[at]), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on("error", () => outgoing.writeHead(502).end());
    incoming.pipe(forwarded);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return {
    url: `http://127.0.0.1:${portOf(proxy.address())}`,
    counts: () => counts,
    close: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, "close");
    },
  };
};
