import { describe } from "vitest";
import { loadDemo } from "#server/demo/load.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import { randomIds, systemClock } from "#server/platform/time.ts";
import { describeLiveProcesses } from "./live-processes-contract.ts";
import { postgresPlace, postgresUrl } from "./support/database.ts";

describe.skipIf(postgresUrl === undefined)("servers over PostgreSQL", () => {
  describeLiveProcesses("PostgreSQL", async () => {
    const { place, remove } = await postgresPlace();
    if (place.kind !== "postgres") throw new Error("Expected PostgreSQL.");
    const database = (await openDatabase(place))._unsafeUnwrap();
    await loadDemo(database, systemClock, randomIds);
    await database.close();
    return { settings: { DATABASE_URL: place.url }, remove };
  });
});
