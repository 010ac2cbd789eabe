/* node pull-shipments.ts <data folder> <carrier's address>: a server that asks the carrier about all bookings once, then stops. */
import { setTimeout as wait } from "node:timers/promises";
import { createApp } from "#server/app.ts";
import { trackingFeature } from "#server/modules/tracking/index.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import { randomIds, systemClock } from "#server/platform/time.ts";
import { testConfig } from "../../server/support/app.ts";

const [, , folder = "", url = ""] = process.argv;
const opened = await openDatabase({ kind: "sqlite", folder });
if (opened.isErr()) throw new Error(opened.error);
const database = opened.value;
const { db } = database;

const FEED = {
  name: "hapag-lloyd",
  lines: ["Hapag-Lloyd"],
  codes: new Map<string, string>(),
  pull: {
    url,
    headers: {},
    token: null,
    askBy: [["carrierBookingReference"]] as const,
    limit: 100,
    since: "eventCreatedDateTime:gte",
    intervalMs: 7 * 86_400_000,
    callsPerMinute: 60_000,
    callsPerDay: null,
  },
  push: null,
  noticeKey: null,
};

const countDue = async (): Promise<number> => {
  const rows = db.selectFrom("trackedReference").select((e) => e.fn.countAll<number>().as("count"));
  const { count: known } = await rows.executeTakeFirstOrThrow();
  const { count: due } = await rows.where("dueAt", "<=", systemClock()).executeTakeFirstOrThrow();
  return known === 0 ? Number.POSITIVE_INFINITY : due;
};

const app = await createApp({
  config: { ...testConfig, logLevel: "error", dataFolder: folder, trackingFeeds: url === "" ? [] : [FEED] },
  clock: systemClock,
  ids: randomIds,
  siteFolder: null,
  features: [trackingFeature()],
  database,
});
if (url !== "") while ((await countDue()) > 0) await wait(500);
await app.close();
await database.close();
