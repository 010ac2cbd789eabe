import { BRAND } from "#brand";
import type { ActorRefFrom } from "xstate";
import type { RateField } from "#domain/money";
import { isConflict, refusedFields } from "#flows/kit/failure.ts";
import { createForm, type FormActor, type FormSnapshot, formView } from "#flows/kit/form.ts";
import { createPage, createQueryPage, type PageSnapshot, pageView } from "#flows/kit/page.ts";
import type { DeskFlowServices, DeskServices } from "../compose.ts";
import { findTypedCompany, type TypedCompany } from "./rates-import.ts";
import { createDownload } from "./download.ts";
import type {
  AudienceChange,
  EndingPrices,
  ExchangeTable,
  Page,
  RateSetting,
  RateSheet,
  SheetChange,
  SheetQuery,
} from "../ports/index.ts";
import { findDayProblem } from "./typed-days.ts";

/** All sheets. */
export const EVERY_SHEET: SheetQuery = { search: "", state: null, audience: null, company: null, after: null };

/** Rate sheets, page by page, and changes of one at a time. */
export const createSheetsPage = ({ ports: { rates }, requestActor }: DeskServices, query = EVERY_SHEET) =>
  createQueryPage<Page<RateSheet>, SheetChange, SheetQuery>({
    id: "deskSheets",
    requestActor,
    query,
    load: (query, signal) => rates.listSheets(query, signal),
    change: (change, signal) => rates.changeSheet(change, signal).map(() => null),
  });

type SheetsActor = ActorRefFrom<ReturnType<typeof createSheetsPage>>;

export const sheetsView = (snapshot: PageSnapshot<Page<RateSheet>, SheetChange, SheetQuery>) => ({
  ...pageView(snapshot, (page, { change, changeFailure }) => ({ page, change, changeFailure })),
  query: snapshot.context.query,
});

type AudienceDraft = AudienceChange & TypedCompany;
type AudienceField = "audience" | "typedCompany";

const toAudienceDraft = ({ id, revision, audience }: RateSheet): AudienceDraft => ({
  sheet: id,
  typedCompany: "",
  revision,
  audience:
    audience === null ? null : { groups: audience.groups, companies: audience.companies.map((company) => company.id) },
});

/** Opens the form with what a sheet has now. */
export const openAudience = (form: AudienceFormActor, sheet: RateSheet): void =>
  form.send({ type: "form.opened", changes: toAudienceDraft(sheet) });

/** Who finds a sheet. After a refusal as outdated the list is read again, and what was chosen stays. */
export const createAudienceForm = (
  { ports: { rates }, requestActor }: DeskServices,
  { page }: { readonly page: SheetsActor },
) =>
  createForm<AudienceDraft, RateSheet, AudienceField>({
    id: "deskSheetAudience",
    requestActor,
    first: { sheet: "", revision: "", audience: null, typedCompany: "" },
    validate: findTypedCompany,
    send: ({ typedCompany: _, ...change }, signal) =>
      rates
        .setAudience(change, signal)
        .andTee(() => page.send({ type: "page.outdated" }))
        .orTee((failure) => {
          if (isConflict(failure)) page.send({ type: "page.outdated" });
        }),
    toProblems: refusedFields(["audience"]),
    after: "closed",
    beginsClosed: true,
    discards: true,
  });

export type AudienceFormActor = FormActor<AudienceDraft, RateSheet, AudienceField>;

export const audienceFormView = (snapshot: FormSnapshot<AudienceDraft, RateSheet, AudienceField>) => formView(snapshot);

/** The download of what a sheet quotes. */
export const createSheetDownload = (services: DeskFlowServices<"rates" | "files">) =>
  createDownload<{ readonly id: string }>(services, {
    id: "deskSheetDownload",
    first: { id: "" },
    fetch: ({ id }, signal) => services.ports.rates.exportSheet(id, signal),
  });

export const sheetDownloadView = (snapshot: FormSnapshot<{ readonly id: string }, void>) => formView(snapshot);

/** Which prices end when. */
export const createCalendarPage = ({ ports: { rates }, requestActor }: DeskServices) =>
  createPage<readonly EndingPrices[]>({ id: "deskRateCalendar", requestActor, load: rates.listEnding });

export const calendarView = (snapshot: PageSnapshot<readonly EndingPrices[]>) =>
  pageView(snapshot, (ending) => ({ ending }));

/** Tables of exchange rates. */
export const createExchangePage = ({ ports: { rates }, requestActor }: DeskServices) =>
  createPage<readonly ExchangeTable[]>({ id: "deskExchange", requestActor, load: rates.listExchange });

type ExchangeActor = ActorRefFrom<ReturnType<typeof createExchangePage>>;

/* Days are those of the office, as the tables state them; without a day the newest table of the base counts. */
const findRateInForce = (
  tables: readonly ExchangeTable[],
  { base, currency, date }: Pick<RateSetting, "base" | "currency" | "date">,
): string | null => {
  const [key, quoted] = [base, currency].map((one) => one.trim().toUpperCase());
  const table = tables.find((one) => one.base === key && (date === "" || one.date <= date));
  return table?.quotes.find((one) => one.currency === quoted)?.unitsPerBase ?? null;
};

export const exchangeView = (snapshot: PageSnapshot<readonly ExchangeTable[]>) =>
  pageView(snapshot, (tables) => ({ tables }));

const RATE_FIELDS = ["base", "currency", "rate", "date", "source", "isSure"] as const satisfies readonly (
  | RateField
  | "isSure"
)[];
export type RateSettingField = (typeof RATE_FIELDS)[number];

/** One exchange rate that is set; a rate that is far from the last one is asked about once. */
export const createRateSetting = (
  { ports: { rates }, requestActor }: DeskFlowServices<"rates">,
  { page }: { readonly page: ExchangeActor },
) =>
  createForm<RateSetting, readonly ExchangeTable[], RateSettingField>({
    id: "deskExchangeRate",
    requestActor,
    first: { base: BRAND.currency, currency: "", rate: "", date: "", source: "", isSure: false, seen: null },
    validate: ({ date }) => findDayProblem("date", date),
    send: (rate, signal) =>
      rates
        .setExchangeRate({ ...rate, seen: findRateInForce(page.getSnapshot().context.value ?? [], rate) }, signal)
        .orTee((failure) => {
          if (isConflict(failure)) page.send({ type: "page.outdated" });
        }),
    toProblems: refusedFields(RATE_FIELDS),
    after: "closed",
    beginsClosed: true,
    discards: true,
    clearsAll: true,
  });

export type RateSettingActor = FormActor<RateSetting, readonly ExchangeTable[], RateSettingField>;

export const rateSettingView = (snapshot: FormSnapshot<RateSetting, readonly ExchangeTable[], RateSettingField>) =>
  formView(snapshot);
