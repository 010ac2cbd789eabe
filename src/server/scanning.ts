import { readCopyQueue, scannedCopies } from "./modules/accounts/index.ts";
import { readDocumentQueue, scannedDocuments } from "./modules/booking-documents/index.ts";
import { repeat } from "./platform/background.ts";
import type { Feature } from "./platform/feature.ts";
import { openFileStores } from "./platform/files/open-stores.ts";
import { createClamd } from "./platform/scanning/clamd.ts";
import { createScanJob, type ScanQueue } from "./platform/scanning/scan-waiting.ts";
import type { Executor } from "./schema.ts";

const SECOND_MS = 1_000;

/** The uploaded files that wait for the scanner. */
export const readScanQueue = async (db: Executor): Promise<ScanQueue> => {
  const queues = await Promise.all([readDocumentQueue(db), readCopyQueue(db)]);
  const moments = queues.flatMap(({ oldestAt }) => oldestAt ?? []);
  return {
    entries: queues.reduce((sum, { entries }) => sum + entries, 0),
    oldestAt: moments.length === 0 ? null : Math.min(...moments),
  };
};

/** Scans uploaded files that wait, with `SCAN_URL`. Without it, what waits stays where it is. */
export const scanningFeature: Feature = (deps) => {
  const { database, clock, ids, config, log, stopping } = deps;
  if (config.scanner === null) return [];
  const { db } = database;
  const using = { db, clock, ids, config };
  const scan = createScanJob({
    clock,
    log,
    scanner: createClamd(config.scanner),
    sources: [scannedDocuments({ ...using, files: openFileStores(db, config, deps.disk) }), scannedCopies(using)],
    isStopping: () => stopping.aborted,
  });
  repeat(deps, SECOND_MS, scan, "malware scan");
  return [];
};
