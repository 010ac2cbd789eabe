import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer, type ServerProcess, isServing } from "../server/support/process.ts";
import type { Cluster } from "./cluster.ts";

/** Two servers of Keelson over one cluster. */
export interface Servers {
  readonly urls: readonly [string, string];
  /** How many lists both read from the primary and from a replica. */
  readonly countReads: () => Promise<Readonly<Record<"primary" | "replica", number>>>;
  /** What is wrong at the end: a server that does not serve, or does not stop by itself. */
  readonly findProblems: () => Promise<readonly string[]>;
  readonly stop: () => Promise<void>;
}

const end = async (server: ServerProcess): Promise<string | null> => {
  if (!(await isServing(server.url))) return `a server does not serve: ${server.output().slice(-500)}`;
  const ready = await fetch(`${server.url}/readyz`);
  if (ready.status !== 200) return `a server is not ready: ${await ready.text()}`;
  server.signal("SIGTERM");
  const ending = await server.ended;
  return ending === 0 ? null : `a server ended with ${ending}`;
};

const countReadsOf = async ({ url }: ServerProcess, from: "primary" | "replica"): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^database_reads_total{from="${from}"} (\\d+)$`, "m").exec(text)?.[1] ?? 0);
};

export const startServers = async (cluster: Cluster, more: Readonly<Record<string, string>> = {}): Promise<Servers> => {
  const folder = mkdtempSync(join(tmpdir(), "keelson-failover-servers-"));
  const start = (name: string): Promise<ServerProcess> =>
    startServer({
      DATABASE_URL: cluster.url,
      DATABASE_READ_URL: cluster.readUrl,
      KEELSON_DATA: join(folder, name),
      KEELSON_DEMO: "1",
      CALL_LIMIT_FACTOR: "1000",
      LOG_LEVEL: "fatal",
      ...more,
    });
  const [one, other] = [await start("one"), await start("other")];
  return {
    urls: [one.url, other.url],
    countReads: async () => {
      const both = [one, other];
      const count = async (from: "primary" | "replica"): Promise<number> =>
        (await Promise.all(both.map((server) => countReadsOf(server, from)))).reduce((sum, part) => sum + part, 0);
      return { primary: await count("primary"), replica: await count("replica") };
    },
    findProblems: async () => (await Promise.all([end(one), end(other)])).filter((problem) => problem !== null),
    stop: async () => {
      for (const server of [one, other]) {
        server.signal("SIGKILL");
        await server.ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
