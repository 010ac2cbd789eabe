import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import type { StaffCaller } from "#server/desk/route.ts";
import { countUnknown, describeTabs } from "./describe-tabs.ts";
import { toProviderKey } from "./settings.ts";
import { type ImportHead, listImports, type StoredCorrection, type StoredImport } from "./store.ts";
import type { ImportWork } from "./work-on-import.ts";

const DONE = ["published", "undone", "unreadable"];

export const presentHead =
  (staff: StaffCaller) =>
  ({ id, fileName, provider, state, sheetId, staffName, staffId, createdAt, changedAt }: ImportHead) => ({
    id,
    fileName,
    provider,
    state,
    sheet: sheetId,
    staffName,
    createdAt: toInstant(createdAt),
    changedAt: toInstant(changedAt),
    isOwn: staffId === staff.id,
  });

const listOthers = async (db: Executor, { id, settings }: StoredImport) => {
  const key = toProviderKey(settings.provider);
  if (key === "") return [];
  return (await listImports(db)).filter(
    (one) => one.id !== id && !DONE.includes(one.state) && toProviderKey(one.provider) === key,
  );
};

/** The names of those who have corrected cells, by their ids. */
export const nameCorrectors = async (
  db: Executor,
  corrections: readonly StoredCorrection[],
): Promise<ReadonlyMap<string, string>> => {
  if (corrections.length === 0) return new Map();
  const ids = [...new Set(corrections.map(({ staffId }) => staffId))];
  const people = await db.selectFrom("staff").select(["id", "name"]).where("id", "in", ids).execute();
  return new Map(people.map(({ id, name }) => [id, name]));
};

const presentCorrections = async (db: Executor, { corrections }: StoredImport) => {
  const names = await nameCorrectors(db, corrections);
  return corrections.map(({ tab, cell, from, to, staffId, at }) => ({
    tab,
    cell,
    from,
    to,
    staffName: names.get(staffId) ?? "",
    correctedAt: toInstant(at),
  }));
};

const presentResult = ({ result }: StoredImport) => {
  if (result === null) return null;
  const { notes, problemCount, remarkCount, summary, comparedAt } = result;
  return {
    notes: notes.map(({ row, ...note }) => ({ ...note, isCorrectable: row != null })),
    problemCount,
    remarkCount,
    summary: summary === null ? null : { ...summary, atCost: summary.atCost ?? null },
    comparedAt: toInstant(comparedAt),
  };
};

/** An import as the desk shows it. */
export const presentImport = async ({ db, processes, running }: ImportWork, one: StoredImport, staff: StaffCaller) => {
  /* While a process works, the desk asks often and shows no column. */
  const tabs = one.runner !== null ? [] : describeTabs(one.tabs, one.settings.reading);
  const job = running.get(one.id);
  return {
    id: one.id,
    fileName: one.fileName,
    state: one.state,
    problem: one.problem,
    progress: job === undefined ? null : (processes.find(job)?.progress ?? null),
    settings: one.settings,
    tabs,
    unknownColumns: countUnknown(tabs, one.settings.tabs),
    result: presentResult(one),
    corrections: await presentCorrections(db, one),
    sheet: one.sheetId,
    staffName: one.staffName,
    createdAt: toInstant(one.createdAt),
    changedAt: toInstant(one.changedAt),
    revision: one.revision,
    others: (await listOthers(db, one)).map(presentHead(staff)),
  };
};
