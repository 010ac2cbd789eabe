/*
 * A process of its own: the whole server over the demo data, measuring how long its event loop stands still. Run by
 * client.ts.
 */
import { existsSync, readFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { allFeatures } from "#server/features.ts";
import { createApp } from "#server/app.ts";
import { loadDemo } from "#server/demo/load.ts";
import { DEMO_LOGIN } from "#server/demo/accounts.ts";
import { randomIds, systemClock } from "#server/platform/time.ts";
import { secretHash, createSessions } from "#server/modules/accounts/sessions.ts";
import { accountByEmail } from "#server/modules/accounts/account-store.ts";
import { type Database, openDatabase } from "#server/platform/database/database.ts";
import { addVerification } from "#server/modules/accounts/token-store.ts";
import { fillLargeAccount } from "./large-account.ts";
import type { HostileRequest } from "./requests.ts";
import { testConfig } from "#tests/server/support/app.ts";

/** Where the server listens, and what its callers need. */
export interface HostileServer {
  readonly url: string;
  readonly headers: { readonly "x-token": string; readonly "x-api-key": string };
  readonly otpToken: string;
  /** The requests whose answers are the largest, if they are to be measured. */
  readonly largest: readonly HostileRequest[];
}

/** The longest turns of the event loop since the last question. */
export interface Stall {
  /** On the clock. */
  readonly wallMs: number;
  /** On the clock, without the time in which other processes had the processor (where the system states it: Linux). */
  readonly ownMs: number;
  /** In processor time of its thread alone. */
  readonly cpuMs: number;
}

const SCHEDULING = "/proc/self/schedstat";
const hasScheduling = existsSync(SCHEDULING);

/** How long the main thread could have run, but waited for a processor, in milliseconds. */
const waitedForProcessor = (): number =>
  hasScheduling ? Number(readFileSync(SCHEDULING, "utf8").split(" ")[1]) / 1e6 : 0;

const measureStalls = (): (() => Stall) => {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  const read = () => ({ cpu: process.threadCpuUsage(), clock: performance.now(), waited: waitedForProcessor() });
  let before = read();
  let longest = { ownMs: 0, cpuMs: 0 };
  const tick = (): void => {
    const now = read();
    const cpuMs = (now.cpu.user - before.cpu.user + now.cpu.system - before.cpu.system) / 1000;
    const ownMs = now.clock - before.clock - (now.waited - before.waited);
    longest = { ownMs: Math.max(longest.ownMs, ownMs), cpuMs: Math.max(longest.cpuMs, cpuMs) };
    before = now;
  };
  setInterval(tick, 1);
  return () => {
    tick();
    const stall = { wallMs: delays.max / 1e6, ...longest };
    delays.reset();
    longest = { ownMs: 0, cpuMs: 0 };
    return stall;
  };
};

const signIn = async ({ db }: Database, accountId: string): Promise<HostileServer["headers"]> => {
  const { xToken, xApiKey } = await createSessions(db, systemClock, randomIds).start(accountId, {
    userAgent: null,
    network: "127.0.0.1",
  });
  return { "x-token": xToken, "x-api-key": xApiKey };
};

const verifiedToken = async ({ db }: Database): Promise<string> => {
  const token = randomIds.secret();
  const now = systemClock();
  await addVerification(db, {
    tokenHash: secretHash(token),
    email: "asha@menon.example",
    codeHash: "none",
    createdAt: now,
    expiresAt: now + 3_600_000,
    tries: 1,
    verifiedAt: now,
    usedAt: null,
  });
  return token;
};

const start = async (folder: string, hasLargeAccount: boolean): Promise<HostileServer> => {
  const opened = await openDatabase({ kind: "sqlite", folder });
  if (opened.isErr()) throw new Error(opened.error);
  const database = opened.value;
  await loadDemo(database, systemClock, randomIds);
  const app = await createApp({
    database,
    clock: systemClock,
    ids: randomIds,
    config: { ...testConfig, dataFolder: folder, logLevel: "silent" },
    features: allFeatures,
    siteFolder: null,
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const { id = "" } = (await accountByEmail(database.db, DEMO_LOGIN.email)) ?? {};
  const headers = await signIn(database, id);
  const largest = hasLargeAccount ? await fillLargeAccount(app, database, headers, id) : [];
  return { url, headers, otpToken: await verifiedToken(database), largest };
};

const server = await start(process.argv[2] ?? "", process.argv[3] === "large");
const longestStall = measureStalls();
process.on("message", () => process.send?.(longestStall()));
process.send?.(server);
