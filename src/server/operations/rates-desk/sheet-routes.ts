import { createReadStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { err, ok, type Result } from "neverthrow";
import type { Customer } from "#domain/rates";
import { addDays } from "#domain/time";
import { deskRoute } from "#server/desk/route.ts";
import { companyById } from "#server/modules/accounts/index.ts";
import { listExchange } from "#server/modules/rates/index.ts";
import { currentActing } from "#server/platform/acting.ts";
import { answer } from "#server/platform/http/handler.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { type Ids, officeDay } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { listKnownCarriers, listProviders } from "../known-carriers.ts";
import type { SheetOrder } from "../import-process/messages.ts";
import { findDeskSheet, listDeskSheets, listEndingLines } from "./list-sheets.ts";
import { setExchangeRate } from "./set-exchange-rate.ts";
import { setAudience, UNKNOWN_SHEET } from "./set-audience.ts";
import { toProviderKey } from "./settings.ts";
import { listMappingPrices } from "./store.ts";
import { BUSY, type ImportWork } from "./work-on-import.ts";

const CALENDAR_DAYS = 90;
const MAX_PLACES = 20;
const MAX_COMPANIES = 20;
const FAILED: Refusal = { kind: "internal", message: "Something went wrong. Please try again." };

const TASKS = { undo: "undo", withdraw: "withdraw", restore: "restore", end: "expire" } as const;

/* A sheet of 100,000 lines would hold up every other request. */
const runTask = async (
  { processes, place }: ImportWork,
  order: Omit<SheetOrder, "place" | "acting">,
): Promise<Result<number, Refusal>> => {
  const { actor, origin } = currentActing();
  const job = processes.start({ ...order, place, acting: { actor, origin } });
  if (job === null) return err(BUSY);
  const outcome = await processes.wait(job);
  if (outcome?.kind === "changed") return ok(outcome.lines);
  if (outcome?.kind === "refused") return err({ kind: "conflict", message: outcome.sentences[0] ?? FAILED.message });
  return err(FAILED);
};

const changeRoute = (work: ImportWork) =>
  deskRoute("changeSheet", "publish-rates", async ({ path, body }) => {
    const { db, clock } = work;
    const today = officeDay(clock());
    if ((await findDeskSheet(db, path.sheet, today)).length === 0) return err(UNKNOWN_SHEET);
    const task = TASKS[body.change];
    const changed = await runTask(work, { task, sheet: path.sheet, reason: body.reason ?? null, file: "" });
    if (changed.isErr()) return err(changed.error);
    if (task === "undo")
      await db
        .updateTable("rateImport")
        .set({ state: "undone", changedAt: clock() })
        .where("sheetId", "=", path.sheet)
        .execute();
    return answer(await findDeskSheet(db, path.sheet, today), "Saved", { next: null });
  });

const audienceRoute = ({ db, clock }: ImportWork) =>
  deskRoute("setSheetAudience", "publish-rates", async ({ path, body }) => {
    const today = officeDay(clock());
    const [sheet] = await findDeskSheet(db, path.sheet, today);
    if (sheet === undefined) return err(UNKNOWN_SHEET);
    const changed = await setAudience(db, sheet, body);
    if (changed.isErr()) return err(changed.error);
    return answer(await findDeskSheet(db, path.sheet, today), "Saved", { next: null });
  });

/* An unknown company finds what it finds by its id: nothing. */
const findCustomer = async (db: Executor, company: string): Promise<Customer> => ({
  company,
  group: (await companyById(db, company))?.customerGroup ?? null,
});

const listRoute = ({ db, clock }: ImportWork) =>
  deskRoute("listSheets", "use-desk", async ({ query }) => {
    const { search = "", state = null, audience = null, company, after = "0" } = query;
    const foundBy = company === undefined ? null : await findCustomer(db, company);
    const wanted = { search, state, audience, foundBy, after: Number(after) };
    const { sheets, next } = await listDeskSheets(db, wanted, officeDay(clock()));
    return answer(sheets, "OK", { next });
  });

const exportRoute = (work: ImportWork, ids: Ids) =>
  deskRoute("exportSheet", "see-margins", async ({ path }) => {
    const [sheet] = await findDeskSheet(work.db, path.sheet, officeDay(work.clock()));
    if (sheet === undefined) return err(UNKNOWN_SHEET);
    await mkdir(work.files.folder, { recursive: true, mode: 0o700 });
    const file = join(work.files.folder, `${ids.id()}.export`);
    const written = await runTask(work, { task: "export", sheet: path.sheet, reason: null, file });
    if (written.isErr()) return err(written.error);
    const content = createReadStream(file);
    content.once("close", () => void rm(file, { force: true }));
    return ok({
      kind: "stream",
      mediaType: "text/csv; charset=utf-8",
      fileName: `${sheet.name}.csv`,
      content,
    } as const);
  });

const choicesRoute = ({ db }: ImportWork) =>
  deskRoute("listRateChoices", "publish-rates", async ({ query }) => {
    const pattern = `%${(query.search ?? "").toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    const providers = await listProviders(db);
    const prices = await listMappingPrices(db);
    const companies = await db
      .selectFrom("company")
      .select(["id", "name"])
      .where(sql<boolean>`lower("name") like ${pattern} escape '\\'`)
      .orderBy("name")
      .orderBy("id")
      .limit(MAX_COMPANIES)
      .execute();
    return answer([
      {
        providers,
        lastPrices: providers.flatMap((provider) => {
          const side = prices.get(toProviderKey(provider));
          return side === undefined ? [] : [{ provider, prices: side }];
        }),
        carriers: await listKnownCarriers(db),
        companies,
      },
    ]);
  });

/** The routes of stored sheets, the calendar of their ends, and exchange rates. */
export const sheetRoutes = (work: ImportWork, ids: Ids) => [
  changeRoute(work),
  audienceRoute(work),
  exportRoute(work, ids),
  choicesRoute(work),
  deskRoute("listKnownCarriers", "use-desk", async () => answer([...(await listKnownCarriers(work.db))])),
  deskRoute("findDeskPlaces", "use-desk", async ({ query }) =>
    answer([...(await work.readPlaces()).list(query.search, MAX_PLACES)]),
  ),
  listRoute(work),
  deskRoute("listEndingPrices", "use-desk", async () => {
    const today = officeDay(work.clock());
    return answer(await listEndingLines(work.db, today, addDays(today, CALENDAR_DAYS)));
  }),
  deskRoute("listExchangeRates", "use-desk", async () => answer(await listExchange(work.db))),
  deskRoute("setExchangeRate", "publish-rates", async ({ body: { isSure = false, ...typed } }) => {
    const set = await setExchangeRate(work, { ...typed, isSure });
    return set.isErr() ? err(set.error) : answer(await listExchange(work.db), "Rate set");
  }),
];
