import { type ChildProcess, execFileSync, spawn, type SpawnOptions } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { freePort } from "./free-port.ts";

/** A PostgreSQL of its own for one test run: `url` may create databases; `stop` ends it and removes its data. */
export interface PostgresServer {
  readonly url: string;
  /** Ends it as a crash does; `restart` recovers what was committed. */
  readonly crash: () => Promise<void>;
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const holdsServer = (folder: string): boolean =>
  existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"));

/** Where packages of Debian put PostgreSQL, the newest first. */
export const debianFolders = (): readonly string[] => {
  const versions = "/usr/lib/postgresql";
  if (!existsSync(versions)) return [];
  return readdirSync(versions)
    .toSorted((left, right) => Number(right) - Number(left))
    .map((version) => join(versions, version, "bin"));
};

/** The folder of initdb and postgres: PATH, then Debian's places; undefined when none is installed. */
export const findPostgres = (): string | undefined =>
  [...(process.env["PATH"] ?? "").split(delimiter), ...debianFolders()].find(
    (folder) => folder !== "" && holdsServer(folder),
  );

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** Who runs PostgreSQL, which refuses to run as root; undefined for the user of the tests. */
export const findOwner = (): Owner | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const ask = (flag: string): number => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: ask("-u"), gid: ask("-g") };
};

const finished = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });

const initialise = async (bin: string, data: string, user: string, options: SpawnOptions): Promise<void> => {
  const settings = ["-D", data, "-U", user, "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C"];
  const code = await finished(
    spawn(join(bin, "initdb"), settings, { ...options, stdio: ["ignore", "ignore", "inherit"] }),
  );
  if (code !== 0) throw new Error(`initdb ended with ${code}.`);
};

const ready = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let words = "";
    child.stderr?.setEncoding("utf8").on("data", (chunk: string) => {
      words += chunk;
      if (/ready to accept (read-only )?connections/.test(words)) resolve();
    });
    child.on("exit", () => reject(new Error(`PostgreSQL did not start: ${words}`)));
  });

const settingsFor = (data: string, port: number, durable: boolean, more: readonly string[]): readonly string[] =>
  [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "fsync=off",
    `synchronous_commit=${durable ? "on" : "off"}`,
    "full_page_writes=off",
    "lc_messages=C",
    ...more,
  ].reduce<readonly string[]>((list, setting) => [...list, "-c", setting], ["-D", data]);

interface PostgresOptions {
  readonly durable?: boolean;
  /** Further settings, `name=value`. */
  readonly settings?: readonly string[];
  /** A data folder that exists, instead of a new one. */
  readonly data?: string;
  /** Who may create databases; `keelson` without it. */
  readonly user?: string;
}

/**
 * Starts a throw-away PostgreSQL on a free port; as root it runs as the user postgres. Refuses when none is installed. Only a
 * `durable` one has all that it acknowledged after a crash.
 */
export const startPostgres = async ({
  durable = false,
  settings = [],
  data: prepared,
  user = "keelson",
}: PostgresOptions = {}): Promise<PostgresServer> => {
  const bin = findPostgres();
  if (bin === undefined) throw new Error("PostgreSQL is not installed.");
  const folder = mkdtempSync(join(tmpdir(), "keelson-postgres-"));
  const owner = findOwner();
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const options: SpawnOptions = { cwd: folder, ...owner };
  const data = prepared ?? join(folder, "data");
  if (prepared === undefined) await initialise(bin, data, user, options);
  const port = await freePort();
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(join(bin, "postgres"), settingsFor(data, port, durable, settings), {
      ...options,
      stdio: ["ignore", "ignore", "pipe"],
    });
    await ready(child);
    return child;
  };
  let server = await start();
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const gone = server.exitCode === null ? finished(server) : Promise.resolve(0);
    server.kill(signal);
    await gone;
  };
  return {
    url: `postgres://${user}@127.0.0.1:${port}/postgres`,
    crash: () => end("SIGQUIT"),
    restart: async () => {
      server = await start();
    },
    stop: async () => {
      await end("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
