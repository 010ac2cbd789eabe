import { type FormSnapshot, formView } from "#flows/kit/form.ts";
import { createPage, createQueryPage, type PageSnapshot, pageView } from "#flows/kit/page.ts";
import type { DeskFlowServices, DeskServices } from "../compose.ts";
import { createDownload } from "./download.ts";
import type { EndingPrices, ExchangeTable, Page, RateSheet, SheetChange, SheetQuery } from "../ports/index.ts";

/** Rate sheets, page by page, and changes of one at a time. */
export const createSheetsPage = ({ ports: { rates }, requestActor }: DeskServices) =>
  createQueryPage<Page<RateSheet>, SheetChange, SheetQuery>({
    id: "deskSheets",
    requestActor,
    query: { search: "", state: null, after: null },
    load: (query, signal) => rates.listSheets(query, signal),
    change: (change, signal) => rates.changeSheet(change, signal).map(() => null),
  });

export const sheetsView = (snapshot: PageSnapshot<Page<RateSheet>, SheetChange, SheetQuery>) => ({
  ...pageView(snapshot, (page, { change, changeFailure }) => ({ page, change, changeFailure })),
  query: snapshot.context.query,
});

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

export const exchangeView = (snapshot: PageSnapshot<readonly ExchangeTable[]>) =>
  pageView(snapshot, (tables) => ({ tables }));
