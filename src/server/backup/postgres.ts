import { spawn } from "node:child_process";
import { Client } from "pg";
import { err, ok, type Result } from "neverthrow";
import { type DatabaseFacts, DOCUMENTS, type StoredDocument } from "./facts.ts";

const TABLES = `select tablename as name from pg_tables where schemaname = 'public' order by tablename`;

const withoutPassword = (url: string): string => url.replace(/\/\/([^:@/]+):[^@/]*@/, "//$1:…@");

/* The list of processes shows arguments to everybody, but not the environment. */
const connection = (url: string): { readonly address: string; readonly env: NodeJS.ProcessEnv } => {
  const parts = new URL(url);
  const password = decodeURIComponent(parts.password);
  parts.password = "";
  return { address: parts.href, env: password === "" ? process.env : { ...process.env, PGPASSWORD: password } };
};

const missingTool = (tool: string): string =>
  `${tool} was not found: install PostgreSQL's client programs of the server's version or newer (Debian: postgresql-client).`;

const runTool = (tool: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Result<string, string>> =>
  new Promise((resolve) => {
    const child = spawn(tool, [...args], { env: { ...env, LC_ALL: "C" }, stdio: ["ignore", "pipe", "pipe"] });
    let words = "";
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      words += text;
    });
    child.on("error", (error) => {
      const isMissing = "code" in error && error.code === "ENOENT";
      resolve(err(isMissing ? missingTool(tool) : `${tool} cannot be started: ${error.message}`));
    });
    child.on("close", (code, signal) => {
      const reason = words.trim().split("\n")[0] ?? "";
      resolve(code === 0 ? ok(output) : err(`${tool} ended with ${code ?? signal}: ${reason}`));
    });
  });

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const readNames = async (client: Client, statement: string): Promise<readonly string[]> =>
  (await client.query<{ readonly name: string }>(statement)).rows.map(({ name }) => name);

const countRows = async (client: Client): Promise<Readonly<Record<string, number>>> => {
  const counted: Record<string, number> = {};
  for (const table of await readNames(client, TABLES)) {
    const { rows } = await client.query<{ readonly n: string }>(`select count(*) as n from ${quote(table)}`);
    counted[table] = Number(rows[0]?.n);
  }
  return counted;
};

const readFacts = async (client: Client): Promise<DatabaseFacts> => {
  const rows = await countRows(client);
  const hasDocuments = "documentVersion" in rows;
  return {
    schema: await readNames(client, "select name from kysely_migration order by name"),
    rows,
    documents: hasDocuments ? (await client.query<StoredDocument>(DOCUMENTS)).rows : [],
  };
};

const withClient = async <T>(
  url: string,
  work: (client: Client) => Promise<Result<T, string>>,
): Promise<Result<T, string>> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    const reason = error instanceof Error ? error.message || String(error) : String(error);
    return err(`The database ${withoutPassword(url)} cannot be read: ${reason}`);
  } finally {
    await client.end().catch(() => undefined);
  }
};

const NO_TABLES = "has no tables of a server. Set DATABASE_URL as the server has it.";

/** Dumps the database as it is at one moment, while servers go on; answers what it held at that moment. */
export const dumpPostgres = (url: string, target: string): Promise<Result<DatabaseFacts, string>> =>
  withClient(url, async (client) => {
    if (!(await readNames(client, TABLES)).includes("kysely_migration"))
      return err(`The database ${withoutPassword(url)} ${NO_TABLES}`);
    await client.query("begin isolation level repeatable read read only");
    const { rows } = await client.query<{ readonly snapshot: string }>("select pg_export_snapshot() as snapshot");
    const { address, env } = connection(url);
    const snapshot = `--snapshot=${rows[0]?.snapshot ?? ""}`;
    const args = ["--format=custom", "--no-password", snapshot, `--file=${target}`, `--dbname=${address}`];
    const dumped = await runTool("pg_dump", args, env);
    if (dumped.isErr()) return err(dumped.error);
    return ok(await readFacts(client));
  });

/** Refuses a database that others are connected to, or that has tables. */
export const refuseUsedPostgres = (url: string): Promise<Result<void, string>> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ readonly n: string }>(
      `select count(*) as n from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    const others = Number(rows[0]?.n);
    const name = withoutPassword(url);
    if (others > 0)
      return err(
        `The database ${name} is in use (connections: ${others}): nothing was restored. Stop its servers, and restore into an empty database.`,
      );
    const tables = (await readNames(client, TABLES)).length;
    return tables === 0
      ? ok(undefined)
      : err(
          `The database ${name} is not empty (tables: ${tables}): nothing was restored. Create an empty one with createdb, and set DATABASE_URL to it.`,
        );
  });

/** Restores a dump in one transaction: all of it, or nothing. Answers the rows of each table afterwards. */
export const restorePostgres = async (
  url: string,
  dump: string,
): Promise<Result<Readonly<Record<string, number>>, string>> => {
  const { address, env } = connection(url);
  const settings = ["--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges", "--no-password"];
  const restored = await runTool("pg_restore", [...settings, `--dbname=${address}`, dump], env);
  if (restored.isErr()) return err(`Nothing was restored: ${restored.error}`);
  return withClient(url, async (client) => {
    await client.query("analyze");
    return ok(await countRows(client));
  });
};

/** Whether pg_restore can read the list of contents of a dump. */
export const checkDump = async (dump: string): Promise<Result<void, string>> =>
  (await runTool("pg_restore", ["--list", dump], process.env)).map(() => undefined);
