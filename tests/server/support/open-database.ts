/* Run as a process of its own: opens the database named by the argument (JSON), says how many tables it sees, closes it. */
import { type DatabasePlace, openDatabase } from "../../../src/server/stores/database.ts";

const isPlace = (value: unknown): value is DatabasePlace =>
  typeof value === "object" && value !== null && "kind" in value;

const place: unknown = JSON.parse(process.argv[2] ?? "null");
if (!isPlace(place)) throw new Error("Give the place of the database as JSON.");
const opened = await openDatabase(place);
if (opened.isErr()) {
  process.stdout.write(opened.error);
  process.exitCode = 1;
} else {
  const tables = await opened.value.db.introspection.getTables();
  process.stdout.write(String(tables.some((table) => table.name === "account")));
  await opened.value.close();
}
