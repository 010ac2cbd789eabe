import { join } from "node:path";
import { freePort } from "../support/free-port.ts";
import { createDaemon, type Daemon } from "./daemon.ts";
import { HOST, readVariables } from "./settings.ts";

/** Three etcd, which agree on who is the primary. */
export const etcdNodes = async (
  folder: string,
): Promise<{ readonly daemons: readonly Daemon[]; readonly hosts: string }> => {
  const places = await Promise.all(
    ["etcd1", "etcd2", "etcd3"].map(async (name) => ({ name, peer: await freePort(), client: await freePort() })),
  );
  const cluster = places.map(({ name, peer }) => `${name}=http://${HOST}:${peer}`).join(",");
  const daemons = places.map(({ name, peer, client }) =>
    createDaemon({
      command: "etcd",
      words: [],
      cwd: folder,
      log: join(folder, `${name}.log`),
      env: {
        ...readVariables("etcd.env"),
        ETCD_NAME: name,
        ETCD_DATA_DIR: join(folder, name),
        ETCD_LISTEN_PEER_URLS: `http://${HOST}:${peer}`,
        ETCD_LISTEN_CLIENT_URLS: `http://${HOST}:${client}`,
        ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${HOST}:${peer}`,
        ETCD_ADVERTISE_CLIENT_URLS: `http://${HOST}:${client}`,
        ETCD_INITIAL_CLUSTER: cluster,
        ETCD_LOG_LEVEL: "warn",
        ETCD_LOGGER: "zap",
      },
    }),
  );
  return { daemons, hosts: places.map(({ client }) => `${HOST}:${client}`).join(",") };
};
