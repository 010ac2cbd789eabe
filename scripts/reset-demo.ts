/* npm start -- --fresh: removes the embedded demo database, so that the next start loads the demo for today. */
import { existsSync, rmSync } from "node:fs";
import { createConnection } from "node:net";
import { join } from "node:path";
import { readConfig } from "#server/config.ts";
import { DEMO_LOGIN } from "#server/demo/accounts.ts";
import { accountByEmail } from "#server/modules/accounts/account-store.ts";
import { openDatabase } from "#server/platform/database/database.ts";

const FILES = ["keelson.sqlite", "keelson.sqlite-wal", "keelson.sqlite-shm"];

/** Whether something answers at the address: a running server must not lose its database. */
const isListening = (port: number, host: string): Promise<boolean> =>
  new Promise((answer) => {
    const socket = createConnection({ port, host });
    socket.once("connect", () => {
      socket.destroy();
      answer(true);
    });
    socket.once("error", () => answer(false));
  });

const hasDemoLogin = async (folder: string): Promise<boolean> => {
  const opened = await openDatabase({ kind: "sqlite", folder });
  if (opened.isErr()) return false;
  const account = await accountByEmail(opened.value.db, DEMO_LOGIN.email);
  await opened.value.close();
  return account !== undefined;
};

/** Resets the demo; the answer is why it cannot, or null. Refuses wherever the data may not be that of a demo. */
const resetDemo = async (): Promise<string | null> => {
  const read = readConfig(process.env);
  if (read.isErr()) return read.error;
  const { database, demo, host, port } = read.value;
  if (database.kind === "postgres") return "--fresh resets the embedded demo database only, but DATABASE_URL is set.";
  if (!demo) return "--fresh resets the demo, but KEELSON_DEMO is not 1.";
  if (await isListening(port, host)) return `A server is running on port ${port}. Stop it first.`;
  const files = FILES.map((name) => join(database.folder, name)).filter((file) => existsSync(file));
  if (files.length === 0) return null;
  if (!(await hasDemoLogin(database.folder)))
    return `The database in ${database.folder} has no demo login, so it is not removed.`;
  for (const file of FILES) rmSync(join(database.folder, file), { force: true });
  console.log(`keelson: the demo in ${database.folder} is reset`);
  return null;
};

const problem = await resetDemo();
if (problem !== null) {
  console.error(`keelson: ${problem}`);
  process.exit(1);
}
