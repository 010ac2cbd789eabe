/* node take-calls.ts <data folder>: takes calls of several quotas of ten a minute, all at once, and prints how many it got of each. */
import { takeCalls } from "#server/connectors/kit/quota.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import { systemClock } from "#server/platform/time.ts";

const QUOTAS = 20;
const ATTEMPTS = 10;
const TEN_A_MINUTE = [{ calls: 10, spanMs: 60_000 }];

const [, , folder = ""] = process.argv;
const opened = await openDatabase({ kind: "sqlite", folder });
if (opened.isErr()) throw new Error(opened.error);
const { db, close } = opened.value;
const taken = Array.from({ length: QUOTAS }, async (_, quota) => {
  const attempts = Array.from({ length: ATTEMPTS }, () => takeCalls(db, systemClock, `Carrier ${quota}`, TEN_A_MINUTE));
  return (await Promise.all(attempts)).filter((one) => one.isOk()).length;
});
console.log(JSON.stringify(await Promise.all(taken)));
await close();
