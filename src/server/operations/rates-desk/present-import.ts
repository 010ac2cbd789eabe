import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import type { StaffCaller } from "#server/desk/route.ts";
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

const presentResult = ({ result }: StoredImport) => {
  if (result === null) return null;
  const { summary, comparedAt } = result;
  return {
    ...result,
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
    sheet: one.sheetId,
    staffName: one.staffName,
    createdAt: toInstant(one.createdAt),
    changedAt: toInstant(one.changedAt),
    revision: one.revision,
    others: (await listOthers(db, one)).map(presentHead(staff)),
  };
};
