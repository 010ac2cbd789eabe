import { sql } from "kysely";
import { actAs } from "#server/platform/acting.ts";
import { type Database, openExistingDatabase } from "#server/platform/database/database.ts";
import { randomIds, systemClock } from "#server/platform/time.ts";
import type { ImportDesk } from "../finish-import.ts";
import type { ImportOutcome, ImportReport, ProcessOrder } from "./messages.ts";

/* Nobody reads a report once the server has ended. */
const send = (report: ImportReport): void => void process.send?.(report, undefined, undefined, () => undefined);

const createDesk = (database: Database): ImportDesk => ({
  database,
  db: database.db,
  clock: systemClock,
  ids: randomIds,
  say: () => undefined,
  reportError: () => undefined,
  onProgress: (done, all) => send({ kind: "progress", done, all }),
});

/* Each loads what it needs and no more. */
const doTask = async (order: ProcessOrder, database: Database): Promise<ImportOutcome> => {
  switch (order.task) {
    case "read":
      return (await import("../rates-desk/read-tabs.ts")).readTabs(order.file);
    case "compare":
    case "publish":
      return (await import("../rates-desk/compare-sheet.ts")).compareSheet(order, createDesk(database));
    case "prune":
      return (await import("../rates-desk/prune-prices.ts")).prunePrices(database.db);
    case "undo":
    case "withdraw":
    case "restore":
    case "expire":
    case "export":
      return (await import("../rates-desk/change-sheet.ts")).changeSheet(order, database.db, systemClock);
  }
};

/* What was written is moved into the database here: otherwise the next write of the server would do it, and stall. */
const run = async (order: ProcessOrder): Promise<ImportOutcome> => {
  const opened = await openExistingDatabase(order.place);
  if (opened.isErr()) return { kind: "refused", sentences: [opened.error] };
  const database = opened.value;
  try {
    return await actAs({ ...order.acting, clock: systemClock }, () => doTask(order, database));
  } finally {
    if (database.kind === "sqlite") await sql`pragma wal_checkpoint(passive)`.execute(database.db);
    await database.close();
  }
};

process.once("message", (order: ProcessOrder) => {
  run(order)
    .then(
      (outcome) => send({ kind: "ended", outcome }),
      (error: unknown) => {
        console.error(error);
        send({ kind: "ended", outcome: { kind: "failed" } });
      },
    )
    .finally(() => process.disconnect());
});

/* The server has ended, or the import was cancelled: lines that are staged are removed by a later import. */
process.once("disconnect", () => process.exit());
