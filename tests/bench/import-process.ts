/*
 * The event loop of a server while a process of its own compares, then publishes 100,000 lines as the desk does: its longest stall, against the 50 ms
 * that no request may wait. Beside it: the longest stall of the same loop at rest, right before.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { EMPTY_READING } from "#domain/rates";
import type { SheetImportOrder } from "#server/operations/import-process/messages.ts";
import { createImports } from "#server/operations/import-process/start-import.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import { randomIds } from "#server/platform/time.ts";
import { report } from "./support/figure.ts";

const LINES = 100_000;
const MOST_MS = 50;
const REST_MS = 5_000;
const RESOLUTION_MS = 5;

const ORIGINS = ["INMAA", "INNSA", "INMUN", "INPAV", "INCOK", "INTUT", "INVTZ", "INCCU", "INHAL", "INHZA"];
const DESTINATIONS = ["DEHAM", "NLRTM", "BEANR", "GBFXT", "FRLEH", "DEBRV", "ESVLC", "ITGOA", "PLGDN", "GRPIR"];

const toLine = (index: number): string =>
  [
    ORIGINS[index % 10],
    DESTINATIONS[Math.floor(index / 10) % 10],
    `31/12/2099,USD,S${Math.floor(index / 100)},${900 + (index % 700)},${1_500 + (index % 700)}`,
  ].join(",");

/* The longest delay of a timer of this loop, without the time that it waits anyway. */
const measureStall = async (work: () => Promise<unknown>): Promise<number> => {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  await work();
  histogram.disable();
  return Math.max(0, histogram.max / 1e6 - RESOLUTION_MS);
};

const folder = mkdtempSync(join(tmpdir(), "keelson-bench-process-"));
const opened = await openDatabase({ kind: "sqlite", folder });
if (opened.isErr()) throw new Error(opened.error);
const imports = createImports(randomIds);
try {
  const file = join(folder, "sheet.csv");
  const head = "POL,POD,VALID TILL,CURRENCY,SERVICE,20GP,40HQ";
  writeFileSync(file, [head, ...Array.from({ length: LINES }, (_, index) => toLine(index))].join("\n"));
  const atRest = await measureStall(() => wait(REST_MS));
  const lists = {
    tab: [],
    charge: [],
    ignore: [],
    field: [],
    currencySign: [],
    columnCurrency: [],
    size: [],
    alias: [],
    carrier: [],
  };
  for (const [task, doing] of [
    ["compare", "compared"],
    ["publish", "published"],
  ] as const) {
    const order: SheetImportOrder = {
      task,
      importId: "bench",
      place: { kind: "sqlite", folder },
      file,
      options: { provider: "Bench", ...lists },
      reading: EMPTY_READING,
      rateType: null,
      acting: { actor: { kind: "system", id: null, role: null }, origin: { kind: "none" } },
    };
    const stall = await measureStall(async () => {
      const outcome = await imports.wait(imports.start(order) ?? "");
      if (outcome?.kind !== "compared" || outcome.result.summary?.lines !== LINES)
        throw new Error(JSON.stringify(outcome).slice(0, 2_000));
    });
    report({
      name: `longest stall of a server while ${LINES} lines are ${doing}`,
      measured: `${stall.toFixed(1)} ms`,
      floor: `${MOST_MS} ms (at rest ${atRest.toFixed(1)} ms)`,
      ratio: stall / MOST_MS,
      goal: { kind: "at-most", value: 1 },
    });
  }
} finally {
  await imports.close();
  await opened.value.close();
  rmSync(folder, { recursive: true, force: true });
}
