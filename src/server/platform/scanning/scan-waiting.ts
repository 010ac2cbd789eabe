import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../time.ts";
import type { Scanner, ScanVerdict } from "./scanner.ts";

/** A file that nobody can download before it was scanned. */
export interface WaitingFile {
  readonly id: string;
  readonly addedAt: number;
  readonly open: () => Promise<AsyncIterable<Uint8Array>>;
  /** It is clean. */
  readonly release: () => Promise<void>;
  /** It contains malware: it is named to those whom it concerns, and its content is removed. */
  readonly refuse: (signature: string) => Promise<void>;
}

/** How many files wait, and since when the oldest one does; null if none does. */
export interface ScanQueue {
  readonly entries: number;
  readonly oldestAt: number | null;
}

/** The queue of a counted row: databases answer counts and moments as numbers or as texts. */
export const toScanQueue = (row: {
  readonly entries: number | string;
  readonly oldestAt: number | string | null;
}): ScanQueue => ({
  entries: Number(row.entries),
  oldestAt: row.oldestAt === null ? null : Number(row.oldestAt),
});

/** Files of a module that are scanned. */
export interface ScannedFiles {
  /** Those that wait, the oldest first. */
  readonly list: (limit: number) => Promise<readonly WaitingFile[]>;
}

interface ScanJob {
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "error" | "info" | "warn">;
  readonly scanner: Scanner;
  readonly sources: readonly ScannedFiles[];
  readonly isStopping: () => boolean;
}

type SettlingVerdict = Extract<ScanVerdict, { readonly kind: "clean" | "infected" }>;

const SECOND_MS = 1_000;
const MAX_LISTED = 1_000;
/** Until the scanner, or a file that it cannot scan, is tried again: the last one from then on. */
const RETRY_MS = [5, 15, 60, 300].map((seconds) => seconds * SECOND_MS);

const toRetryAt = (now: number, attempts: number): number => now + (RETRY_MS[attempts - 1] ?? RETRY_MS.at(-1) ?? 0);

interface Postponed {
  readonly attempts: number;
  readonly until: number;
}

/**
 * Scans what waits. A scanner that does not answer is tried again after 5, 15, 60 and then every 300 seconds, and so is a file that it cannot scan; the log
 * has one line when it stops answering, and one when it answers again. What waits is read from the database, so a restart loses nothing.
 */
export const createScanJob = ({ clock, log, scanner, sources, isStopping }: ScanJob): (() => Promise<void>) => {
  const postponed = new Map<string, Postponed>();
  let pause: Postponed = { attempts: 0, until: 0 };

  const stopAsking = (reason: string, waiting: number): void => {
    const attempts = pause.attempts + 1;
    pause = { attempts, until: toRetryAt(clock(), attempts) };
    if (attempts === 1)
      log.error({ scanner: scanner.name, reason, waiting }, "the scanner does not answer: uploaded files wait for it");
  };

  const postpone = (file: string, reason: string): void => {
    const attempts = (postponed.get(file)?.attempts ?? 0) + 1;
    postponed.set(file, { attempts, until: toRetryAt(clock(), attempts) });
    if (attempts === 1) log.error({ file, reason }, "a file cannot be scanned: it stays in quarantine");
  };

  const settle = async (file: WaitingFile, verdict: SettlingVerdict): Promise<void> => {
    if (verdict.kind === "clean") return file.release();
    const { signature } = verdict;
    log.warn({ file: file.id, signature }, "malware was found in an uploaded file");
    return file.refuse(signature);
  };

  /** False if the scanner does not answer. */
  const scanOne = async (file: WaitingFile, waiting: number): Promise<boolean> => {
    const verdict = await scanner.scan(await file.open());
    if (verdict.kind === "unreachable") {
      stopAsking(verdict.reason, waiting);
      return false;
    }
    if (pause.attempts > 0) log.info({ scanner: scanner.name }, "the scanner answers again");
    pause = { attempts: 0, until: 0 };
    if (verdict.kind === "refused") postpone(file.id, verdict.reason);
    else {
      postponed.delete(file.id);
      await settle(file, verdict);
    }
    return true;
  };

  return async () => {
    if (clock() < pause.until) return;
    const listed = (await Promise.all(sources.map(({ list }) => list(MAX_LISTED)))).flat();
    const due = listed.filter(({ id }) => (postponed.get(id)?.until ?? 0) <= clock());
    for (const [index, file] of due.entries()) {
      if (isStopping()) return;
      try {
        if (!(await scanOne(file, due.length - index))) return;
      } catch (error) {
        postpone(file.id, error instanceof Error ? error.message : String(error));
      }
    }
  };
};
