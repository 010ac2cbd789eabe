import { err } from "neverthrow";
import {
  answer,
  type Call,
  type Handler,
  authenticatedRoute,
  type OperationId,
} from "#server/platform/http/handler.ts";
import type { Executor } from "#server/schema.ts";
import type { GrowingSearches } from "./growing-searches.ts";
import type { SearchStore } from "./search-store.ts";
import { writeAnswer } from "./presenter.ts";
import type { SearchRates } from "./search-rates.ts";
import { findOfferCells, NO_CELLS } from "./sheet-cells.ts";

const toText = (json: readonly string[]) => ({ kind: "text", json }) as const;

/** Waits until the client goes away or the server stops. */
const waitWhileWanted = async <T>(
  { onDisconnect }: Pick<Call<OperationId>, "onDisconnect">,
  stopping: AbortSignal,
  wait: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const unwanted = new AbortController();
  const abort = (): void => unwanted.abort();
  const callOff = onDisconnect(abort);
  stopping.addEventListener("abort", abort);
  if (stopping.aborted) abort();
  try {
    return await wait(unwanted.signal);
  } finally {
    callOff();
    stopping.removeEventListener("abort", abort);
  }
};

const growingSearchHandlers = (searches: GrowingSearches, stopping: AbortSignal): readonly Handler[] => [
  authenticatedRoute("startRateSearch", async (call, { accountId, companyId }) => {
    const { remember = true } = call.query;
    const start = (signal: AbortSignal) => searches.start(call.body, companyId, remember ? accountId : null, signal);
    return (await waitWhileWanted(call, stopping, start)).map(toText);
  }),
  authenticatedRoute("continueRateSearch", async (call, { companyId }) => {
    const { searchId } = call.path;
    const next = (signal: AbortSignal) => searches.continue(searchId, companyId, call.query.after, signal);
    return (await waitWhileWanted(call, stopping, next)).map(toText);
  }),
  authenticatedRoute("stopRateSearch", async (call, { companyId }) => {
    const stop = (signal: AbortSignal) => searches.stop(call.path.searchId, companyId, signal);
    return (await waitWhileWanted(call, stopping, stop)).map(toText);
  }),
  authenticatedRoute("askSourceAgain", async (call, { companyId }) => {
    const { path, body } = call;
    const askAgain = (signal: AbortSignal) => searches.askAgain(path.searchId, companyId, body.source, signal);
    return (await waitWhileWanted(call, stopping, askAgain)).map(toText);
  }),
];

/** What only a company that offers full containers answers. */
export const RATE_OPERATIONS = [
  "searchRates",
  "startRateSearch",
  "continueRateSearch",
  "stopRateSearch",
  "askSourceAgain",
  "sheetLine",
] as const;

interface RateHandlerDeps {
  readonly db: Executor;
  readonly searches: SearchStore;
  readonly search: SearchRates;
  readonly growing: GrowingSearches;
  readonly stopping: AbortSignal;
}

export const rateHandlers = ({ db, searches, search, growing, stopping }: RateHandlerDeps): readonly Handler[] => [
  authenticatedRoute("searchRates", async ({ body, query: { remember = true } }, { accountId, companyId }) =>
    (await search(body, companyId, remember ? accountId : null)).map((found) => toText(writeAnswer(found))),
  ),
  ...growingSearchHandlers(growing, stopping),
  authenticatedRoute("sheetLine", async ({ query }, { companyId }) => {
    await searches.settle(query.offerId);
    const line = await findOfferCells(db, companyId, query.offerId);
    return line === null ? err(NO_CELLS) : answer([line]);
  }),
];
