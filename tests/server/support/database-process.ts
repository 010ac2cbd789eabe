/*
 * Run as a process of its own: opens the database that the first argument describes (JSON), adds one so many times
 * to the counter `shared`, each time in a transaction that reads before it writes, and says whether all went well.
 */
import { sql } from "kysely";
import { type Database, type DatabasePlace, openDatabase } from "#server/platform/database/database.ts";

const isPlace = (value: unknown): value is DatabasePlace =>
  typeof value === "object" && value !== null && "kind" in value;

const addOne = ({ db, kind }: Database): Promise<unknown> =>
  db.transaction().execute(async (transaction) => {
    if (kind === "postgres") await sql`lock table "rateLimit"`.execute(transaction);
    const row = await transaction.selectFrom("rateLimit").select("hits").where("key", "=", "shared").executeTakeFirst();
    const hits = (row?.hits ?? 0) + 1;
    await transaction
      .insertInto("rateLimit")
      .values({ key: "shared", hits, windowEndsAt: 1 })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ hits }))
      .execute();
  });

const place: unknown = JSON.parse(process.argv[2] ?? "null");
if (!isPlace(place)) throw new Error("Give the place of the database as JSON.");
const opened = await openDatabase(place);
if (opened.isErr()) throw new Error(opened.error);
for (let times = 0; times < Number(process.argv[3]); times++) await addOne(opened.value);
await opened.value.close();
process.stdout.write("done");
