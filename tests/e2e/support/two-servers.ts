/*
 * node tests/e2e/support/two-servers.ts: a throw-away PostgreSQL, two server processes over it, and one address before
 * both (PORT) that gives every request to the other one in turn. Runs until SIGTERM, then ends all of them.
 */
import { startPostgres } from "#tests/support/postgres-server.ts";
import { roundRobin } from "#tests/support/round-robin.ts";
import { startServer } from "#tests/server/support/process.ts";

const { KEELSON_DATA: folder = "", PORT: port = "" } = process.env;

const database = await startPostgres();
const settings = {
  DATABASE_URL: database.url,
  KEELSON_DATA: folder,
  KEELSON_DEMO: "1",
  PUBLIC_URL: `http://127.0.0.1:${port}`,
};
const servers = [await startServer(settings), await startServer(settings)];
const address = await roundRobin(
  servers.map(({ url }) => url),
  Number(port),
);

process.once("SIGTERM", () => {
  void (async () => {
    await address.close();
    for (const server of servers) server.signal("SIGTERM");
    await Promise.all(servers.map(({ ended }) => ended));
    await database.stop();
  })();
});
