import { createReadStream } from "node:fs";
import { err, ok, type Result } from "neverthrow";
import { isCalendarDate } from "#domain/time";
import { isCurrencyCode } from "#domain/money";
import { deskFileRoute, deskRoute, type StaffCaller } from "#server/desk/route.ts";
import { recordChange } from "#server/modules/audit/index.ts";
import { answer } from "#server/platform/http/handler.ts";
import { hasRoom, NO_ROOM } from "#server/platform/disk.ts";
import type { FieldProblem, Refusal } from "#server/platform/http/refusal.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import { scanAtOnce } from "#server/platform/scanning/scan-at-once.ts";
import type { Ids } from "#server/platform/time.ts";
import { checkMapping } from "../sheets/import-mapping.ts";
import type { operations } from "#api/desk-schema.d.ts";
import { correctCell } from "./correct-cell.ts";
import { readEnding } from "./files.ts";
import { leaveOutRow } from "./leave-out-row.ts";
import { presentHead, presentImport } from "./present-import.ts";
import { findAudienceProblem, spellAudience } from "./set-audience.ts";
import { toMapping } from "./settings.ts";
import { EMPTY_READING, type ImportSettings } from "#domain/rates";
import {
  addImport,
  changeImport,
  findImport,
  listImports,
  listPrices,
  removeImport,
  type StoredImport,
} from "./store.ts";
import type { RateImportState } from "#domain/rates";
import {
  CHANGED_MEANWHILE,
  compareImport,
  type ImportWork,
  publishImport,
  readFile,
  startPruning,
  toNewImport,
  UNKNOWN_IMPORT,
  withStoredReading,
} from "./work-on-import.ts";

const PAGE = 60;
const EDITABLE: readonly RateImportState[] = ["open", "refused", "compared"];

/* Rows may have been left out since the comparison. */
const WITH_PRICES: readonly RateImportState[] = ["open", "compared", "publishing", "published", "undone"];

const refuseFields = (fields: readonly FieldProblem[]): Refusal => ({
  kind: "fields",
  message: fields[0]?.message ?? "",
  fields,
});
const refuseField = (field: string, message: string): Refusal => refuseFields([{ field, message }]);

const findDayProblems = ({ validFrom, validTill }: ImportSettings): readonly FieldProblem[] => {
  const wrong = (["validFrom", "validTill"] as const).filter((field) => {
    const day = field === "validFrom" ? validFrom : validTill;
    return day !== null && !isCalendarDate(day);
  });
  if (wrong.length > 0) return wrong.map((field) => ({ field, message: "This is not a day." }));
  return validFrom !== null && validTill !== null && validTill < validFrom
    ? [{ field: "validTill", message: "The validity ends before it begins." }]
    : [];
};

const findSettingProblems = (settings: ImportSettings): readonly FieldProblem[] => {
  const { reading } = settings;
  const mapping = checkMapping(toMapping(reading));
  const unknown = [reading.currency, ...reading.columns.map(({ currency }) => currency)].find(
    (code) => code !== null && !isCurrencyCode(code),
  );
  return [
    ...findDayProblems(settings),
    ...(mapping === null ? [] : [{ field: "reading", message: mapping }]),
    ...(unknown === undefined ? [] : [{ field: "reading", message: `"${unknown}" is not a currency (such as USD).` }]),
  ];
};

const findMissing = ({ settings }: StoredImport): readonly FieldProblem[] => [
  ...(settings.provider.trim() === "" ? [{ field: "provider", message: "Say who issues the rates." }] : []),
  ...(settings.prices === null
    ? [{ field: "prices", message: "Say whether these are buying or selling prices." }]
    : []),
];

const requireImport = async (
  { db }: ImportWork,
  id: string,
  states: readonly RateImportState[],
  revision?: number,
): Promise<Result<StoredImport, Refusal>> => {
  const one = await findImport(db, id);
  if (one === null) return err(UNKNOWN_IMPORT);
  if (revision !== undefined && one.revision !== revision) return err(CHANGED_MEANWHILE);
  if (states.includes(one.state)) return ok(one);
  return err({ kind: "conflict", message: "This cannot be done at this step of the import." });
};

const answerImport = async (work: ImportWork, id: string, staff: StaffCaller, message = "OK") => {
  const one = await findImport(work.db, id);
  return one === null ? err(UNKNOWN_IMPORT) : answer([await presentImport(work, one, staff)], message);
};

/* Nothing reads a sheet that is not clean, and nothing of it stays. */
const scanSheet = async (work: ImportWork, id: string, fileName: string): Promise<Refusal | null> => {
  const { db, files, scanner, onScanFailure } = work;
  const problem = await scanAtOnce(scanner, createReadStream(files.find(id, fileName)), onScanFailure);
  if (problem === null) return null;
  await files.remove(id);
  const { kind, message, signature } = problem;
  if (kind === "unknown") return { kind: "unavailable", message };
  await recordChange(db, { action: "rate-import.malware-found", subjectId: id, after: { fileName, signature } });
  return refuseField("file", message);
};

const uploadRoute = (work: ImportWork, ids: Ids) =>
  deskFileRoute("uploadSheet", "publish-rates", async ({ query, content }, staff) => {
    const { db, clock, files } = work;
    const { fileName } = query;
    if (readEnding(fileName) === null)
      return err(refuseField("file", "Choose an Excel file (.xlsx, .xlsm, .xls) or a CSV file."));
    const id = ids.id();
    if (content === null) return err(refuseField("file", "The file is empty."));
    if (!(await hasRoom(work.disk))) return err(NO_ROOM);
    const received = await files.receive(id, fileName, content);
    if (received.isErr()) return err(refuseField("file", received.error));
    const problem = await scanSheet(work, id, fileName);
    if (problem !== null) return err(problem);
    await addImport(db, toNewImport(id, staff.id, fileName, received.value, clock()));
    const one = await findImport(db, id);
    const started = one === null ? err(UNKNOWN_IMPORT) : await readFile(work, one);
    if (started.isOk()) return answerImport(work, id, staff, "Uploaded");
    await removeImport(db, id);
    await files.remove(id);
    return err(started.error);
  });

const changeRoute = (work: ImportWork) =>
  deskRoute("changeImport", "publish-rates", async ({ path, body }, staff) => {
    const found = await requireImport(work, path.import, EDITABLE, body.revision);
    if (found.isErr()) return err(found.error);
    const one = found.value;
    const { name, reading: own } = one.settings;
    const { reading } = body.settings;
    const typed: ImportSettings = {
      ...body.settings,
      name: body.settings.name ?? name,
      reading: { ...EMPTY_READING, ...reading, remarks: reading.remarks ?? own.remarks },
    };
    const problems = findSettingProblems(typed);
    if (problems.length > 0) return err(refuseFields(problems));
    const nobody = await findAudienceProblem(work.db, typed.audience);
    if (nobody !== null) return err(nobody);
    const audience = typed.audience === null ? null : await spellAudience(work.db, typed.audience);
    const settings = await withStoredReading(work.db, one.settings, { ...typed, audience });
    const isChanged = await changeImport(
      work.db,
      one,
      { settings, state: "open", problem: null, result: one.result?.summary === null ? one.result : null },
      work.clock(),
    );
    return isChanged ? answerImport(work, one.id, staff, "Saved") : err(CHANGED_MEANWHILE);
  });

const stepRoutes = (work: ImportWork) => [
  deskRoute("compareImport", "publish-rates", async ({ path, body }, staff) => {
    const found = await requireImport(work, path.import, EDITABLE, body.revision);
    if (found.isErr()) return err(found.error);
    const missing = findMissing(found.value);
    if (missing.length > 0) return err(refuseFields(missing));
    const started = await compareImport(work, found.value);
    return started.isErr() ? err(started.error) : answerImport(work, path.import, staff);
  }),
  deskRoute("publishImport", "publish-rates", async ({ path, body }, staff) => {
    const found = await requireImport(work, path.import, ["compared"], body.revision);
    if (found.isErr()) return err(found.error);
    const started = await publishImport(work, found.value, body.withoutMargin === true);
    return started.isErr() ? err(started.error) : answerImport(work, path.import, staff);
  }),
  deskRoute("discardImport", "publish-rates", async ({ path }) => {
    const one = await findImport(work.db, path.import);
    if (one === null) return err(UNKNOWN_IMPORT);
    if (one.state === "publishing")
      return err({ kind: "conflict", message: "This sheet is being published. Undo it afterwards." });
    const job = work.running.get(one.id);
    if (job !== undefined) {
      work.processes.cancel(job);
      await work.processes.wait(job);
    }
    await removeImport(work.db, one.id);
    await work.files.remove(one.id);
    await startPruning(work);
    return answer([], "Discarded");
  }),
];

const ATTEMPTS = 5;

/* Another cell or row may be changed at the same moment. */
const changeNewest = async (
  work: ImportWork,
  id: string,
  change: (one: StoredImport) => Promise<Result<void, Refusal>>,
): Promise<Result<void, Refusal>> => {
  for (let attempt = 1; ; attempt += 1) {
    const found = await requireImport(work, id, EDITABLE);
    if (found.isErr()) return err(found.error);
    const changed = await change(found.value);
    if (changed.isOk() || changed.error !== CHANGED_MEANWHILE || attempt === ATTEMPTS) return changed;
  }
};

const correctionRoutes = (work: ImportWork) => [
  deskRoute("correctCell", "publish-rates", async ({ path, body }, staff) => {
    const changed = await changeNewest(work, path.import, (one) => correctCell(work, one, staff.id, body));
    if (changed.isErr()) return err(changed.error);
    return answerImport(work, path.import, staff, body.to === null ? "Taken back" : "Corrected");
  }),
  deskRoute("leaveOutRow", "publish-rates", async ({ path, body }, staff) => {
    const changed = await changeNewest(work, path.import, (one) => leaveOutRow(work, one, staff.id, body));
    if (changed.isErr()) return err(changed.error);
    return answerImport(work, path.import, staff, body.isLeftOut ? "Left out" : "Taken back");
  }),
];

/** The routes of imports: upload, settings, comparison, prices, publication. */
export const importRoutes = (work: ImportWork, ids: Ids) => [
  uploadRoute(work, ids),
  changeRoute(work),
  ...correctionRoutes(work),
  ...stepRoutes(work),
  deskRoute("listImports", "publish-rates", async (_call, staff) =>
    answer((await listImports(work.db)).map(presentHead(staff))),
  ),
  deskRoute("getImport", "publish-rates", ({ path }, staff) => answerImport(work, path.import, staff)),
  deskRoute("listComparedPrices", "publish-rates", async ({ path, query }) => {
    const { kind = null, search = "", after } = query;
    const found = await requireImport(work, path.import, WITH_PRICES);
    if (found.isErr()) return err(found.error);
    const rows = await listPrices(work.db, path.import, {
      kind,
      search,
      after: after === undefined ? -1 : Number(after),
      limit: PAGE + 1,
    });
    const shown = rows.slice(0, PAGE);
    const next = rows.length > PAGE ? (shown.at(-1)?.position ?? null) : null;
    return answer(
      shown.map(({ position, detail }) => ({ position, ...toPrice(detail) })),
      "OK",
      { next },
    );
  }),
];

type Price = Omit<
  operations["listComparedPrices"]["responses"][200]["content"]["application/json"]["result"][number],
  "position"
>;

interface StoredCharge {
  readonly condition?: string;
}

/* Stored as the command line writes it: sizes are `equipment` there, and a charge without a condition has none. */
const toPrice = (detail: string): Price => {
  const { equipment, charges, ...price } = storedJson<
    Omit<Price, "size" | "charges"> & {
      readonly equipment: string | null;
      readonly charges: readonly (Omit<Price["charges"][number], "before" | "after"> & {
        readonly before: (NonNullable<Price["charges"][number]["before"]> & StoredCharge) | null;
        readonly after: (NonNullable<Price["charges"][number]["after"]> & StoredCharge) | null;
      })[];
    }
  >(detail);
  const withCondition = <Charge extends StoredCharge>(charge: Charge | null) =>
    charge === null ? null : { ...charge, condition: charge.condition ?? null };
  return {
    ...price,
    size: equipment,
    charges: charges.map((charge) => ({
      ...charge,
      before: withCondition(charge.before),
      after: withCondition(charge.after),
    })),
  };
};
