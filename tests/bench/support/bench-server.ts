/* A process of its own: the real server, and its floor, the same server with a handler that only answers. Run by bench-child.ts. */
import { ok } from "neverthrow";
import { createApp } from "#server/app.ts";
import { loadDemoFreight } from "#server/demo/freight/load-freight.ts";
import type { Feature } from "#server/platform/feature.ts";
import { authenticatedRoute } from "#server/platform/http/handler.ts";
import { freightFeature } from "#server/features.ts";
import { randomIds, systemClock, officeDay } from "#server/platform/time.ts";
import { createSessions } from "#server/modules/accounts/sessions.ts";
import { addAccount } from "#server/modules/accounts/account-store.ts";
import { type Database, openDatabase } from "#server/platform/database/database.ts";
import { testConfig } from "#tests/server/support/app.ts";
import { fillTariffs } from "./many-rates.ts";

/** What the database holds and what the floor answers. */
export interface BenchTask {
  /** `demo`: the demo's tariffs; a number: so many rows of freight. */
  readonly tariffs: "demo" | number;
  /** How many bytes of JSON the floor's rate search makes of an object. */
  readonly rateBytes: number;
  /** What the floor's port search answers, whatever it is asked. */
  readonly portAnswer: string;
}

/** Where both servers listen, and the credentials for both. */
export interface BenchServers {
  readonly real: string;
  readonly floor: string;
  readonly headers: { readonly "x-token": string; readonly "x-api-key": string };
}

const isTask = (value: unknown): value is BenchTask & { readonly folder: string } =>
  typeof value === "object" && value !== null && "tariffs" in value && "folder" in value;

/** An object whose JSON text has about so many bytes, shaped like offers: short keys, texts and numbers. */
const objectOf = (bytes: number): object => {
  const charge = {
    charge: { chargeCode: "OTH00", chargeName: "Terminal handling, origin" },
    amount: 9850.5,
    chargeCurrency: "INR",
  };
  const count = Math.round(bytes / (JSON.stringify(charge).length + 1));
  return {
    status: true,
    code: 2000,
    message: "OK",
    result: [{ api: [], excel: [], charges: Array.from({ length: count }, () => ({ ...charge })) }],
  };
};

const floorFeature = ({ rateBytes, portAnswer }: BenchTask): Feature => {
  const rates = objectOf(rateBytes);
  return () => [
    authenticatedRoute("findFclPorts", async () => ok({ kind: "text", json: portAnswer })),
    authenticatedRoute("searchRates", async () => ok({ kind: "text", json: JSON.stringify(rates) })),
  ];
};

const addBenchShipper = ({ db }: Database): Promise<boolean> =>
  addAccount(db, {
    id: "bench",
    email: "bench@keelson.example",
    passwordHash: "none",
    firstName: "Bench",
    lastName: "Mark",
    companyName: "Bench",
    phone: null,
    dialCode: null,
    createdAt: systemClock(),
    disabledAt: null,
  });

const listen = async (database: Database, feature: Feature): Promise<string> => {
  const app = await createApp({
    database,
    clock: systemClock,
    ids: randomIds,
    /* A load test is what the limits are made to stop. */
    config: { ...testConfig, logLevel: "silent", callLimitFactor: 1_000_000 },
    features: [feature],
    siteFolder: null,
  });
  return app.listen({ port: 0, host: "127.0.0.1" });
};

const serve = async (task: BenchTask & { readonly folder: string }): Promise<BenchServers> => {
  const today = officeDay(systemClock());
  if (typeof task.tariffs === "number") await fillTariffs(task.folder, task.tariffs, today);
  const opened = await openDatabase({ kind: "sqlite", folder: task.folder });
  if (opened.isErr()) throw new Error(opened.error);
  const database = opened.value;
  if (task.tariffs === "demo") await loadDemoFreight(database.db, today, systemClock());
  await addBenchShipper(database);
  const { xToken, xApiKey } = await createSessions(database.db, systemClock, randomIds).start("bench", {
    userAgent: null,
    network: "127.0.0.1",
  });
  return {
    real: await listen(database, freightFeature()),
    floor: await listen(database, floorFeature(task)),
    headers: { "x-token": xToken, "x-api-key": xApiKey },
  };
};

const task: unknown = JSON.parse(process.argv[2] ?? "null");
if (!isTask(task)) throw new Error("Give the task as JSON.");
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
process.send?.(await serve(task));
