import { readFileSync } from "node:fs";
import type { Cluster } from "./cluster.ts";
import type { Node } from "./node.ts";

export const FAULTS = ["planned switch", "death of PostgreSQL", "death of a node", "silent node"] as const;
/** What happens to the primary. */
export type Fault = (typeof FAULTS)[number];

/** How long writes may stop, in seconds. */
export const LIMITS: Readonly<Record<Fault, number>> = {
  "planned switch": 10,
  "death of PostgreSQL": 10,
  "death of a node": 35,
  "silent node": 35,
};

const listChildren = (pid: number): readonly number[] => {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return text === "" ? [] : text.split(" ").map(Number);
};

const listProcesses = ({ patroni, postgresPid }: Node): readonly number[] =>
  [patroni.pid(), postgresPid()].flatMap((pid) =>
    pid === undefined || pid === null ? [] : [pid, ...listChildren(pid)],
  );

const send = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch {
    /* It ended meanwhile. */
  }
};

const killPostgres = ({ postgresPid }: Node): void => {
  const pid = postgresPid();
  if (pid !== null) send(pid, "SIGKILL");
};

const nothing = async (): Promise<void> => undefined;

/** Lets it happen; the returned function brings the node back. */
export const inject = async (fault: Fault, cluster: Cluster, primary: Node): Promise<() => Promise<void>> => {
  if (fault === "planned switch") {
    const other = await cluster.findSynchronous();
    if (other === null) throw new Error("There is no synchronous replica.");
    await cluster.switchOver(primary, other);
    return nothing;
  }
  if (fault === "death of PostgreSQL") {
    killPostgres(primary);
    return nothing;
  }
  const processes = listProcesses(primary);
  if (fault === "silent node") {
    for (const pid of processes) send(pid, "SIGSTOP");
    return async () => {
      for (const pid of processes) send(pid, "SIGCONT");
    };
  }
  for (const pid of processes) send(pid, "SIGKILL");
  return async () => primary.patroni.start();
};
