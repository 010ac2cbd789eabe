import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../support/free-port.ts";
import { debianFolders } from "../support/postgres-server.ts";
import { createDaemon, type Daemon } from "./daemon.ts";
import { HOST, readVariables } from "./settings.ts";

/** The folder of all programs of PostgreSQL, which Patroni needs; undefined where they are not installed. */
export const findBinaries = (): string | undefined =>
  debianFolders().find((folder) => existsSync(join(folder, "pg_controldata")));

/** A node of the cluster: Patroni and the PostgreSQL that it looks after. */
export interface Node {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  readonly patroni: Daemon;
  /** Of the running PostgreSQL; null where there is none. */
  readonly postgresPid: () => number | null;
}

const readPid = (file: string): number | null => {
  try {
    const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
    process.kill(pid, 0);
    return pid;
  } catch {
    return null;
  }
};

/** Describes a node whose files are in the folder; hosts are those of etcd. */
export const patroniNode = async (folder: string, name: string, hosts: string): Promise<Node> => {
  const [port, restPort] = [await freePort(), await freePort()];
  const data = join(folder, name);
  const variables = {
    ...readVariables("patroni.env"),
    PATRONI_NAME: name,
    PATRONI_ETCD_HOSTS: hosts,
    PATRONI_RESTAPI_LISTEN: `${HOST}:${restPort}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `${HOST}:${restPort}`,
    PATRONI_POSTGRESQL_LISTEN: `${HOST}:${port}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${HOST}:${port}`,
    PATRONI_POSTGRESQL_DATA_DIR: data,
    PATRONI_POSTGRESQL_BIN_DIR: findBinaries() ?? "",
    PATRONI_POSTGRESQL_PGPASS: join(folder, `${name}.pgpass`),
  };
  const patroni = createDaemon({
    command: "patroni",
    words: [join(folder, "patroni.yml")],
    cwd: folder,
    log: join(folder, `${name}.log`),
    env: variables,
  });
  return { name, port, restPort, patroni, postgresPid: () => readPid(join(data, "postmaster.pid")) };
};

/** Ends a node, also one that was stopped by a signal. */
export const stopNode = async ({ patroni, postgresPid }: Node): Promise<void> => {
  const pid = postgresPid();
  if (pid !== null) process.kill(pid, "SIGCONT");
  await patroni.end("SIGTERM");
  const left = postgresPid();
  if (left !== null) process.kill(left, "SIGQUIT");
};
