import { execFile } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { waitFor } from "./daemon.ts";
import { etcdNodes } from "./etcd.ts";
import { findBinaries, type Node, patroniNode, stopNode } from "./node.ts";
import { freeHaproxyPorts, haproxy, pgbouncer } from "./proxies.ts";
import { HOST, makeFolder, placeFile, readVariables, SETTINGS } from "./settings.ts";

const NODES = ["pg1", "pg2", "pg3"] as const;

/** A folder in memory, where there is room, for the data of a run. */
export const makeRunFolder = (): string =>
  makeFolder(mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "keelson-failover-")));

/** Packages of Debian that a run needs: `patroni etcd-server etcd-client haproxy pgbouncer postgresql`. */
export const findMissingPrograms = (): readonly string[] => {
  const missing = ["patroni", "patronictl", "etcd", "haproxy", "pgbouncer"].filter(
    (name) => !["/usr/bin", "/usr/sbin", "/usr/local/bin"].some((folder) => existsSync(join(folder, name))),
  );
  return findBinaries() === undefined ? [...missing, "postgresql"] : missing;
};

export interface Cluster {
  readonly nodes: readonly Node[];
  /** Through PgBouncer and HAProxy to the primary, and to a replica. */
  readonly url: string;
  readonly readUrl: string;
  /** Directly to a node, as its administrator. */
  readonly adminUrl: (node: Node, database?: string) => string;
  /** The node that serves as the primary now; null during a failover. */
  readonly findPrimary: () => Promise<Node | null>;
  /** The replica that has every acknowledged commit. */
  readonly findSynchronous: () => Promise<Node | null>;
  /** Whether all nodes run and one replica is synchronous. */
  readonly isWhole: () => Promise<boolean>;
  /** Makes another node the primary; ends when it is. */
  readonly switchOver: (from: Node, to: Node) => Promise<void>;
  /** The last lines of every program, for who reads why a run failed. */
  readonly readLogs: () => string;
  readonly stop: () => Promise<void>;
}

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly lag?: number | string;
}

const isListOfMembers = (value: unknown): value is { readonly members: readonly Member[] } =>
  typeof value === "object" && value !== null && "members" in value && Array.isArray(value.members);

const readMembers = async (node: Node): Promise<readonly Member[]> => {
  const answer = await fetch(`http://${HOST}:${node.restPort}/cluster`, { signal: AbortSignal.timeout(1_000) });
  const value: unknown = await answer.json();
  return isListOfMembers(value) ? value.members : [];
};

const isPrimary = (node: Node): Promise<boolean> =>
  fetch(`http://${HOST}:${node.restPort}/primary`, { signal: AbortSignal.timeout(1_000) }).then(
    ({ status }) => status === 200,
    () => false,
  );

const adminUrl = ({ port }: Node, database = "postgres"): string =>
  `postgres://postgres:${readVariables("patroni.env")["PATRONI_SUPERUSER_PASSWORD"]}@${HOST}:${port}/${database}`;

const addDatabase = async (node: Node): Promise<void> => {
  const client = new Client({ connectionString: adminUrl(node) });
  await client.connect();
  for (const statement of readFileSync(join(SETTINGS, "database.sql"), "utf8").split(";\n"))
    if (statement.trim() !== "") await client.query(statement);
  await client.end();
};

const findPrimaryOf = async (nodes: readonly Node[]): Promise<Node | null> => {
  const states = await Promise.all(nodes.map(async (node) => ({ node, is: await isPrimary(node) })));
  return states.find(({ is }) => is)?.node ?? null;
};

const isWholeOf = async (nodes: readonly Node[]): Promise<boolean> => {
  const primary = await findPrimaryOf(nodes);
  if (primary === null) return false;
  const members = await readMembers(primary);
  const working = members.filter(({ state }) => state === "running" || state === "streaming");
  return working.length === nodes.length && members.some(({ role }) => role === "sync_standby");
};

const findSynchronousOf = async (nodes: readonly Node[]): Promise<Node | null> => {
  const primary = await findPrimaryOf(nodes);
  const members = primary === null ? [] : await readMembers(primary);
  const name = members.find(({ role }) => role === "sync_standby")?.name;
  return nodes.find((node) => node.name === name) ?? null;
};

const LAST_LINES = 40;

const readLogsIn = (folder: string): string =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".log"))
    .map((name) => `== ${name}\n${readFileSync(join(folder, name), "utf8").split("\n").slice(-LAST_LINES).join("\n")}`)
    .join("\n");

const START_SECONDS = 90;

/**
 * Starts three etcd, three Patroni with PostgreSQL, HAProxy and PgBouncer on loopback with the files of `deploy/ha`. Data is
 * in memory (`/dev/shm`), where there is room.
 */
export const startCluster = async (): Promise<Cluster> => {
  const folder = makeRunFolder();
  copyFileSync(join(SETTINGS, "patroni.yml"), join(folder, "patroni.yml"));
  const etcd = await etcdNodes(folder);
  const nodes = await Promise.all(NODES.map((name) => patroniNode(folder, name, etcd.hosts)));
  const ports = await freeHaproxyPorts();
  const addresses = nodes.flatMap(({ name, port, restPort }): readonly (readonly [string, string])[] => [
    [name.toUpperCase(), `${HOST}:${port}`],
    [`${name.toUpperCase()}_CHECK`, String(restPort)],
  ]);
  const { daemon, url, readUrl } = await pgbouncer(folder, ports);
  const daemons = [haproxy(folder, ports, Object.fromEntries(addresses)), daemon];
  const stop = async (): Promise<void> => {
    await Promise.all(daemons.map(({ end }) => end("SIGTERM")));
    await Promise.all(nodes.map(stopNode));
    await Promise.all(etcd.daemons.map(({ end }) => end("SIGTERM")));
    rmSync(folder, { recursive: true, force: true });
  };
  const control = placeFile(
    folder,
    "patronictl.yml",
    `scope: keelson\nnamespace: /service/\netcd:\n  hosts: ${etcd.hosts}\n`,
  );
  try {
    for (const one of etcd.daemons) one.start();
    for (const { patroni } of nodes) patroni.start();
    for (const one of daemons) one.start();
    await waitFor("three nodes, one of them synchronous", START_SECONDS, async () => (await isWholeOf(nodes)) || null);
    const first = await waitFor("a primary", START_SECONDS, () => findPrimaryOf(nodes));
    await addDatabase(first);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    nodes,
    url,
    readUrl,
    adminUrl,
    findPrimary: () => findPrimaryOf(nodes),
    findSynchronous: () => findSynchronousOf(nodes),
    isWhole: () => isWholeOf(nodes),
    switchOver: async (from, to) => {
      const words = ["-c", control, "switchover", "--leader", from.name, "--candidate", to.name, "--force", "keelson"];
      await promisify(execFile)("patronictl", words, { timeout: 60_000 });
    },
    readLogs: () => readLogsIn(folder),
    stop,
  };
};
