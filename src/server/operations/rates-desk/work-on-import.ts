import { err, ok, type Result } from "neverthrow";
import { recordChange } from "#server/modules/audit/index.ts";
import { actAs, currentActing } from "#server/platform/acting.ts";
import type { DatabasePlace } from "#server/platform/database/database.ts";
import type { Disk } from "#server/platform/disk.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import type { Scanner } from "#server/platform/scanning/scanner.ts";
import { type Clock, officeTime } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import type { ImportOutcome, ProcessOrder } from "../import-process/messages.ts";
import type { Imports } from "../import-process/start-import.ts";
import { laneCount, priceCount } from "../rate-lines.ts";
import type { ImportFiles } from "./files.ts";
import type { DeskPlaces } from "./sheet-places.ts";
import { formatRow } from "../sheets/leave-out-rows.ts";
import { toImportOptions, toProviderKey, toSheetName } from "./settings.ts";
import { FIRST_SETTINGS, type ImportSettings } from "#domain/rates";
import { changeImport, findImport, findMapping, listRemovedImports, saveMapping, type StoredImport } from "./store.ts";
import type { RateImportState } from "#domain/rates";

/** What works on imports of the desk. */
export interface ImportWork {
  readonly db: Executor;
  readonly place: DatabasePlace;
  readonly clock: Clock;
  readonly files: ImportFiles;
  /** Scans a file before it is read; null without one. */
  readonly scanner: Scanner | null;
  /** Where the files are. */
  readonly disk: Disk;
  readonly processes: Imports;
  /** By which cells are read that are corrected. */
  readonly readPlaces: () => Promise<DeskPlaces>;
  /** This server. */
  readonly runner: string;
  /** Import → its running process. */
  readonly running: Map<string, string>;
  readonly onError: (error: unknown) => void;
  readonly onScanFailure: (reason: string) => void;
}

export const BUSY: Refusal = {
  kind: "unavailable",
  message: "Two sheets are being read at the moment. Please try again in a minute.",
};
export const UNKNOWN_IMPORT: Refusal = { kind: "not-found", message: "This import was published or discarded." };
export const CHANGED_MEANWHILE: Refusal = {
  kind: "conflict",
  message: "Somebody else has changed this import meanwhile. Load it again.",
};

const getActing = (): ProcessOrder["acting"] => {
  const { actor, origin } = currentActing();
  return { actor, origin };
};

/** Removes the prices of imports that are gone; where that is done already, the next time does. */
export const startPruning = async ({ db, processes, place }: ImportWork): Promise<void> => {
  if ((await listRemovedImports(db)).length > 0) processes.start({ task: "prune", place, acting: getActing() });
};

const FAILED = "The file could not be read to its end. Please try again.";

interface Step {
  readonly one: StoredImport;
  readonly during: RateImportState;
  /** Where the import is after a failure. */
  readonly otherwise: RateImportState;
  readonly order: ProcessOrder;
  readonly onEnd: (outcome: ImportOutcome, now: StoredImport) => Promise<void>;
}

/** Starts a process for an import and goes on when it has ended. */
const startStep = async (
  work: ImportWork,
  { one, during, otherwise, order, onEnd }: Step,
): Promise<Result<void, Refusal>> => {
  const { db, clock, processes, running, runner, onError } = work;
  const isMarked = await changeImport(db, one, { state: during, runner, problem: null }, clock());
  if (!isMarked) return err(CHANGED_MEANWHILE);
  const job = processes.start(order);
  const marked = { ...one, revision: one.revision + 1 };
  if (job === null) {
    await changeImport(db, marked, { state: one.state, runner: null }, clock());
    return err(BUSY);
  }
  running.set(one.id, job);
  const acting = currentActing();
  const finish = async (outcome: ImportOutcome): Promise<void> => {
    running.delete(one.id);
    const now = await findImport(db, one.id);
    if (now === null || now.state !== during) return;
    if (outcome.kind === "failed" || outcome.kind === "cancelled")
      await changeImport(db, now, { state: otherwise, problem: FAILED, runner: null }, clock());
    else await actAs(acting, () => onEnd(outcome, now));
  };
  void processes
    .wait(job)
    .then((outcome) => finish(outcome ?? { kind: "failed" }))
    .catch(onError);
  return ok(undefined);
};

const firstSentence = (sentences: readonly string[]): string => sentences[0]?.trim() ?? FAILED;

/** Reads the tabs of a file that was uploaded. */
export const readFile = (work: ImportWork, one: StoredImport): Promise<Result<void, Refusal>> => {
  const { db, clock, files, place } = work;
  const file = files.find(one.id, one.fileName);
  return startStep(work, {
    one,
    during: "reading",
    otherwise: "unreadable",
    order: { task: "read", file, place, acting: getActing() },
    onEnd: async (outcome, now) => {
      const isRead = outcome.kind === "read";
      const problem = outcome.kind === "refused" ? nameFile(outcome.sentences, file, one.fileName) : null;
      if (!isRead) await files.remove(one.id);
      await changeImport(
        db,
        now,
        isRead
          ? { state: "open", tabs: outcome.tabs, runner: null }
          : { state: "unreadable", problem: problem ?? FAILED, runner: null },
        clock(),
      );
    },
  });
};

/* No folder of the server is anybody's business. */
const nameFile = (sentences: readonly string[], file: string, name: string): string =>
  firstSentence(sentences).replaceAll(file, name);

const toOrder = (
  work: ImportWork,
  one: StoredImport,
  task: "compare" | "publish",
  withoutMargin = false,
): ProcessOrder => {
  const { settings, fileName, id, corrections, leftOut } = one;
  const file = work.files.find(id, fileName);
  return {
    task,
    file,
    place: work.place,
    acting: getActing(),
    importId: id,
    options: {
      ...toImportOptions(settings, fileName, `${file}.json`),
      ...(withoutMargin ? { withoutMargin } : {}),
      corrections,
      leaveOut: leftOut.map(formatRow),
    },
    reading: settings.reading,
    rateType: settings.rateType,
  };
};

/** Compares an import with what is quoted. */
export const compareImport = (work: ImportWork, one: StoredImport): Promise<Result<void, Refusal>> =>
  startStep(work, {
    one,
    during: "comparing",
    otherwise: "open",
    order: toOrder(work, one, "compare"),
    onEnd: async (outcome, now) => {
      const { db, clock } = work;
      if (outcome.kind === "compared") {
        const state = outcome.result.summary === null ? "refused" : "compared";
        await changeImport(db, now, { state, result: outcome.result, runner: null }, clock());
      } else {
        const problem = outcome.kind === "refused" ? firstSentence(outcome.sentences) : FAILED;
        await changeImport(db, now, { state: "open", problem, runner: null }, clock());
      }
    },
  });

/** A sheet of the provider that was published or withdrawn after the comparison; null without one. */
const findLaterChange = async (
  db: Executor,
  { result }: StoredImport,
): Promise<{ readonly importedAt: number } | undefined> =>
  result?.summary == null
    ? undefined
    : db
        .selectFrom(result.summary.kind === "fcl" ? "rateSheet" : "lclTariff")
        .select("importedAt")
        .where("provider", "=", result.summary.provider)
        .where((e) => e.or([e("importedAt", ">", result.comparedAt), e("withdrawnAt", ">", result.comparedAt)]))
        .executeTakeFirst();

const rememberReading = async (db: Executor, { settings, result }: StoredImport, now: number): Promise<void> => {
  const { reading, prices, isRemembered } = settings;
  const provider = result?.summary?.provider ?? settings.provider;
  const key = toProviderKey(provider);
  if (!isRemembered) return;
  const stored = await findMapping(db, key);
  if (JSON.stringify(stored) === JSON.stringify({ reading, prices })) return;
  await db.transaction().execute(async (transaction) => {
    await saveMapping(transaction, key, { reading, prices }, now);
    await recordChange(transaction, {
      action: "sheet-reading.changed",
      subjectId: key,
      before: stored === null ? null : { columns: stored.reading.columns.length, prices: stored.prices },
      after: { columns: reading.columns.length, prices },
    });
  });
};

const findCostProblem = ({ result }: StoredImport): Refusal | null => {
  const atCost = result?.summary?.atCost ?? null;
  if (atCost === null) return null;
  const { prices, lanes } = atCost;
  const message = `${priceCount(prices)} on ${laneCount(lanes)} ${prices === 1 ? "has" : "have"} no margin rule: customers would pay the buying price.`;
  return { kind: "fields", message, fields: [{ field: "withoutMargin", message }] };
};

/** Publishes what was compared; prices that no margin rule is about only where that is said. */
export const publishImport = async (
  work: ImportWork,
  one: StoredImport,
  withoutMargin: boolean,
): Promise<Result<void, Refusal>> => {
  const { db, clock, files } = work;
  const problem = withoutMargin ? null : findCostProblem(one);
  if (problem !== null) return err(problem);
  const later = await findLaterChange(db, one);
  if (later !== undefined) {
    await changeImport(db, one, { state: "open" }, clock());
    const at = officeTime(later.importedAt).slice(11, 16);
    return err({
      kind: "conflict",
      message: `Rates of ${one.settings.provider} were changed after this comparison (${at}). Compare again.`,
    });
  }
  return startStep(work, {
    one,
    during: "publishing",
    otherwise: "compared",
    order: toOrder(work, one, "publish", withoutMargin),
    onEnd: async (outcome, now) => {
      if (outcome.kind === "compared" && outcome.sheet !== null) {
        const result = { ...outcome.result, summary: outcome.result.summary ?? now.result?.summary ?? null };
        const counted = now.result?.summary?.counts;
        const summary =
          result.summary === null || counted === undefined ? result.summary : { ...result.summary, counts: counted };
        await rememberReading(db, now, clock());
        await files.remove(one.id);
        await changeImport(
          db,
          now,
          { state: "published", sheetId: outcome.sheet, result: { ...result, summary }, runner: null },
          clock(),
        );
      } else if (outcome.kind === "compared")
        await changeImport(db, now, { state: "refused", result: outcome.result, runner: null }, clock());
      else {
        const problem = outcome.kind === "refused" ? firstSentence(outcome.sentences) : FAILED;
        await changeImport(db, now, { state: "compared", problem, runner: null }, clock());
      }
    },
  });
};

/** The settings with what is stored of a provider, where another one is stated and nothing was decided before. */
export const withStoredReading = async (
  db: Executor,
  before: ImportSettings,
  settings: ImportSettings,
): Promise<ImportSettings> => {
  const [was, is] = [toProviderKey(before.provider), toProviderKey(settings.provider)];
  if (is === "" || was === is) return settings;
  const isUntouched = JSON.stringify(before.reading) === JSON.stringify(settings.reading);
  if (!isUntouched) return settings;
  const stored = await findMapping(db, is);
  if (stored === null) return settings;
  const hasDecisions = settings.reading.columns.length > 0 && was === "";
  return hasDecisions ? settings : { ...settings, reading: stored.reading };
};

/** A new import of a file that has arrived. */
export const toNewImport = (id: string, staffId: string, fileName: string, bytes: number, now: number) => ({
  id,
  staffId,
  fileName,
  bytes,
  state: "reading" as const,
  settings: JSON.stringify({ ...FIRST_SETTINGS, name: toSheetName(fileName) }),
  workbook: null,
  result: null,
  corrections: "[]",
  leftOut: "[]",
  problem: null,
  sheetId: null,
  runner: null,
  createdAt: now,
  changedAt: now,
  revision: 1,
});
