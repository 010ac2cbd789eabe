import { changeImport, listByState, removeImport } from "./store.ts";
import type { RateImportState } from "#domain/rates";
import { type ImportWork, startPruning } from "./work-on-import.ts";

const DAY_MS = 86_400_000;
const OPEN_DAYS = 7;
const DONE_DAYS = 30;
/* Longer than the largest sheet takes. */
const LOST_MS = 30 * 60_000;

const WAITING: readonly RateImportState[] = ["open", "refused", "compared", "unreadable"];
const WORKING: readonly RateImportState[] = ["reading", "comparing", "publishing"];
const DONE: readonly RateImportState[] = ["published", "undone"];

const AFTERWARDS: Partial<Readonly<Record<RateImportState, RateImportState>>> = {
  reading: "unreadable",
  comparing: "open",
  publishing: "compared",
};

/**
 * Gives imports back whose process has ended with its server. The embedded database has one server; with PostgreSQL another
 * one may be working, so that only what is older than 30 minutes is lost.
 */
export const recoverImports = async ({ db, clock, place, runner }: ImportWork): Promise<void> => {
  const now = clock();
  const lost = (await listByState(db, WORKING)).filter(
    (one) => one.runner !== runner && (place.kind === "sqlite" || one.changedAt < now - LOST_MS),
  );
  for (const one of lost) {
    const problem = "The server was restarted meanwhile. Please try again.";
    await changeImport(db, one, { state: AFTERWARDS[one.state] ?? "open", runner: null, problem }, now);
  }
};

/** Removes imports that nobody has touched for 7 days, those that were published 30 days ago, and files without an import. */
export const removeOldImports = async (work: ImportWork): Promise<void> => {
  const { db, clock, files } = work;
  const now = clock();
  const waiting = await listByState(db, [...WAITING, ...WORKING]);
  const done = await listByState(db, DONE);
  const old = [
    ...waiting.filter(({ state, changedAt }) => WAITING.includes(state) && changedAt < now - OPEN_DAYS * DAY_MS),
    ...done.filter(({ changedAt }) => changedAt < now - DONE_DAYS * DAY_MS),
  ];
  for (const { id } of old) await removeImport(db, id);
  await startPruning(work);
  const removed = new Set(old.map(({ id }) => id));
  await files.prune(new Set(waiting.map(({ id }) => id).filter((id) => !removed.has(id))), Date.now());
};
