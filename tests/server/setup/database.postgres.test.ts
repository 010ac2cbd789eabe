import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { executeOfGuide } from "#tests/scripts/guides/execute-of-guide.ts";
import { findMissingRoot, openRootTerminal, type Terminal } from "#tests/scripts/guides/terminal.ts";
import { findPostgres, type PostgresServer, startPostgres } from "#tests/support/postgres-server.ts";

const hasUser = spawnSync("id", ["postgres"]).status === 0;
const missing = findPostgres() === undefined || !hasUser ? "PostgreSQL is not installed" : findMissingRoot();

/* A server of its own: the guide names its role and its database. */
describe.skipIf(missing !== null)(`the database of the guide${missing === null ? "" : `: ${missing}`}`, () => {
  let server: PostgresServer;
  let terminal: Terminal;
  beforeAll(async () => {
    server = await startPostgres({ user: "postgres" });
    const { hostname: PGHOST, port: PGPORT } = new URL(server.url);
    terminal = openRootTerminal({ PGHOST, PGPORT });
  });
  afterAll(async () => {
    await terminal.close();
    await server.stop();
  });

  it("opens with the settings that it names", async () => {
    expect(await executeOfGuide("install.md", "runuser -u postgres -- psql", terminal)).toBe(
      "CREATE ROLE\nCREATE DATABASE\n",
    );
    const url = Object.assign(new URL(server.url), { username: "keelson", password: "secret", pathname: "/keelson" });
    expect(
      await terminal.type(`psql '${url.href}' -Atc 'create table t (a int); select current_user, current_database()'`),
    ).toEqual({ ending: 0, output: "CREATE TABLE\nkeelson|keelson\n" });
  });
});
