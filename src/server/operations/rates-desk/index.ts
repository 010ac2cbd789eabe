import type { DeskFeature } from "#server/desk/route.ts";
import { repeat } from "#server/platform/background.ts";
import { openScanner } from "#server/platform/scanning/clamd.ts";
import { createImports } from "../import-process/start-import.ts";
import { openImportFiles } from "./files.ts";
import { importRoutes } from "./import-routes.ts";
import { recoverImports, removeOldImports } from "./remove-old-imports.ts";
import { sheetPlaces } from "./sheet-places.ts";
import { sheetRoutes } from "./sheet-routes.ts";
import type { ImportWork } from "./work-on-import.ts";

const HOUR_MS = 3_600_000;

/** Rate sheets at the desk: import, list, calendar, exchange rates. */
export const ratesFeature: DeskFeature = async (deps) => {
  const { database, clock, ids, config, log, disk } = deps;
  const work: ImportWork = {
    db: database.db,
    place: config.database,
    clock,
    files: openImportFiles(config.dataFolder),
    scanner: openScanner(config),
    disk,
    processes: createImports(ids),
    readPlaces: sheetPlaces(database.db),
    runner: `${process.pid}-${clock()}`,
    running: new Map(),
    onError: (error) => log.error({ err: error }, "rate import"),
    onScanFailure: (reason) => log.error({ reason }, "a rate sheet could not be scanned"),
  };
  await recoverImports(work);
  repeat(deps, HOUR_MS, () => removeOldImports(work));
  deps.onClose(() => work.processes.close());
  return [...importRoutes(work, ids), ...sheetRoutes(work, ids)];
};
