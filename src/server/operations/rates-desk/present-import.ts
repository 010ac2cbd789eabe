import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import type { StaffCaller } from "#server/desk/route.ts";
import { findEarlyQuestions } from "./check-cell.ts";
import { correctTabs } from "./header-cells.ts";
import { countUnknown, describeTabs } from "./describe-tabs.ts";
import { toProviderKey } from "./settings.ts";
import { type ImportHead, listImports, type StoredImport } from "./store.ts";
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

/** The names of people of the staff, by their ids. */
export const nameStaff = async (
  db: Executor,
  changes: readonly { readonly staffId: string }[],
): Promise<ReadonlyMap<string, string>> => {
  if (changes.length === 0) return new Map();
  const ids = [...new Set(changes.map(({ staffId }) => staffId))];
  const people = await db.selectFrom("staff").select(["id", "name"]).where("id", "in", ids).execute();
  return new Map(people.map(({ id, name }) => [id, name]));
};

const presentChanges = async (db: Executor, { corrections, leftOut }: StoredImport) => {
  const names = await nameStaff(db, [...corrections, ...leftOut]);
  return {
    corrections: corrections.map(({ staffId, at, ...correction }) => ({
      ...correction,
      staffName: names.get(staffId) ?? "",
      correctedAt: toInstant(at),
    })),
    leftOut: leftOut.map(({ staffId, at, ...row }) => ({
      ...row,
      staffName: names.get(staffId) ?? "",
      leftOutAt: toInstant(at),
    })),
  };
};

const presentResult = ({ result }: StoredImport) => {
  if (result === null) return null;
  const { notes, questions = [], problemCount, remarkCount, summary, comparedAt } = result;
  return {
    notes: notes.map(({ row, isPriceRow = false, headerCell = null, asks = null, stated = null, ...note }) => ({
      ...note,
      isCorrectable: row != null,
      headerCell,
      asks,
      stated,
      canBeLeftOut: isPriceRow,
    })),
    questions: questions.map((question) => ({ ...question, first: question.first ?? null })),
    problemCount,
    remarkCount,
    summary: summary === null ? null : { ...summary, leftOut: summary.leftOut ?? 0, atCost: summary.atCost ?? null },
    comparedAt: toInstant(comparedAt),
  };
};

/** An import as the desk shows it. */
export const presentImport = async (
  { db, clock, processes, running }: ImportWork,
  one: StoredImport,
  staff: StaffCaller,
) => {
  /* While a process works, the desk asks often and shows no column. */
  const samples = one.runner !== null ? [] : correctTabs(one.tabs, one.corrections);
  const tabs = describeTabs(samples, one.settings.reading);
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
    earlyQuestions: findEarlyQuestions(
      one,
      samples.map((sample, index) => ({ ...sample, columns: tabs[index]?.columns ?? [] })),
      clock(),
    ),
    result: presentResult(one),
    ...(await presentChanges(db, one)),
    sheet: one.sheetId,
    staffName: one.staffName,
    createdAt: toInstant(one.createdAt),
    changedAt: toInstant(one.changedAt),
    revision: one.revision,
    others: (await listOthers(db, one)).map(presentHead(staff)),
  };
};
