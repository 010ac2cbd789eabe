import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, chownSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { debianFolders, findOwner, type PostgresServer, startPostgres } from "#tests/support/postgres-server.ts";

/** The program that copies a running PostgreSQL; undefined where it is not installed. */
const findCopier = (): string | undefined =>
  debianFolders()
    .map((folder) => join(folder, "pg_basebackup"))
    .find((file) => existsSync(file));

export const canReplicate = findCopier() !== undefined;

/** Starts a streaming replica of a running PostgreSQL. */
export const startReplica = async (primary: PostgresServer): Promise<PostgresServer> => {
  const folder = mkdtempSync(join(tmpdir(), "keelson-replica-"));
  const owner = findOwner();
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const { hostname, port, username } = new URL(primary.url);
  const from = ["-h", hostname, "-p", port, "-U", username, "-D", data, "-R", "--checkpoint=fast", "--no-sync"];
  execFileSync(findCopier() ?? "pg_basebackup", from, { ...owner, cwd: folder, stdio: "ignore" });
  const server = await startPostgres({ data });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
