import { readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../support/free-port.ts";
import { createDaemon, type Daemon } from "./daemon.ts";
import { HOST, placeFile, readVariables, SETTINGS } from "./settings.ts";

const PASSWORD = "replace-this-four";

export interface HaproxyPorts {
  readonly primary: number;
  readonly replica: number;
  readonly portal: number;
  readonly servers: readonly [number, number];
}

export const freeHaproxyPorts = async (): Promise<HaproxyPorts> => ({
  primary: await freePort(),
  replica: await freePort(),
  portal: await freePort(),
  servers: [await freePort(), await freePort()],
});

/** HAProxy with the file of `deploy/ha`; `more` are the addresses of the nodes. */
export const haproxy = (folder: string, ports: HaproxyPorts, more: Readonly<Record<string, string>> = {}): Daemon =>
  createDaemon({
    command: "haproxy",
    words: ["-f", join(SETTINGS, "haproxy.cfg")],
    cwd: folder,
    log: join(folder, "haproxy.log"),
    env: {
      ...readVariables("haproxy.env"),
      ...more,
      PRIMARY_BIND: `${HOST}:${ports.primary}`,
      REPLICA_BIND: `${HOST}:${ports.replica}`,
      PORTAL_BIND: `${HOST}:${ports.portal}`,
      KEELSON1: `${HOST}:${ports.servers[0]}`,
      KEELSON2: `${HOST}:${ports.servers[1]}`,
    },
  });

/** PgBouncer with the files of `deploy/ha`, and the addresses that lead through it. */
export const pgbouncer = async (folder: string, { primary, replica }: HaproxyPorts) => {
  const port = await freePort();
  const own = readFileSync(join(SETTINGS, "pgbouncer.ini"), "utf8")
    .replace("/etc/pgbouncer/pgbouncer-keelson.ini", join(folder, "pgbouncer-keelson.ini"))
    .replace("[pgbouncer]\n", "[pgbouncer]\nunix_socket_dir =\n")
    .replace("/etc/pgbouncer/userlist.txt", join(folder, "userlist.txt"))
    .replace("port=5000", `port=${primary}`)
    .replace("port=5001", `port=${replica}`)
    .replace("listen_port = 6432", `listen_port = ${port}`);
  placeFile(folder, "pgbouncer.ini", own);
  placeFile(folder, "userlist.txt", `"keelson" "${PASSWORD}"\n`);
  placeFile(folder, "pgbouncer-keelson.ini", readFileSync(join(SETTINGS, "pgbouncer-keelson.ini"), "utf8"));
  const through = (database: string): string => `postgres://keelson:${PASSWORD}@${HOST}:${port}/${database}`;
  return {
    daemon: createDaemon({
      command: "pgbouncer",
      words: [join(folder, "pgbouncer.ini")],
      cwd: folder,
      log: join(folder, "pgbouncer.log"),
    }),
    url: through("keelson"),
    readUrl: through("keelson_read"),
  };
};
