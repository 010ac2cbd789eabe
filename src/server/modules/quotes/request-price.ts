import type { OfferedService } from "#domain/brand";
import type { FindPlace } from "#domain/places";
import type { RequestWords } from "#domain/quotes";
import { createHash } from "node:crypto";
import { err, ok, type Result } from "neverthrow";
import type { DeskRequestRequest, QuoteSearch } from "#api/schema.d.ts";
import { NOT_OFFERED } from "#server/platform/http/not-offered.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { officeDay } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { nextNumber } from "../bookings/index.ts";
import { noteNews, openItem } from "../inbox/index.ts";
import { type LclPortsReader, checkLclSearch } from "../lcl/index.ts";
import { validateRateSearch } from "../rates/index.ts";
import { mailRequest, type QuoteMailing } from "./mails.ts";
import { addRequestRow, addWordsToRequest, findOpenRequest } from "./desk-request-store.ts";
import { findQuoteOwner } from "./store.ts";
import { isLclSearch, toLclSearch } from "./quote-search.ts";
import type { StoredDeskRequest } from "./tables.ts";
import { toNumber, toStated } from "./save-quote.ts";

/* Names in the language of the place list do not make another search. */
const NAMES = ["originPlace", "loadingPort", "deliveryPlace", "dischargePort"];

/** Names a search, whatever its places are called. */
export const toOpenKey = (search: QuoteSearch): string => {
  const codes = Object.entries(search)
    .filter(([name]) => !NAMES.includes(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(codes)).digest("base64url");
};

/** Refuses a search that would be refused if rates were searched with it. */
export type CheckSearch = (search: QuoteSearch, accountId: string, now: number) => Promise<Result<unknown, Refusal>>;

export const searchChecker =
  (findPlace: FindPlace, ports: LclPortsReader, services: readonly OfferedService[]): CheckSearch =>
  async (search, accountId, now) => {
    const service = isLclSearch(search) ? "lcl" : "fcl";
    if (!services.includes(service)) return err(NOT_OFFERED[service]);
    if (!isLclSearch(search)) return validateRateSearch(search, findPlace, now);
    const { names } = await ports(officeDay(now), accountId);
    return checkLclSearch(toLclSearch(search), names);
  };

const NOT_STORED: Refusal = { kind: "internal", message: "The request could not be stored. Please try again." };

const toItem = ({ number: subject }: Pick<StoredDeskRequest, "number">) =>
  ({ kind: "quote-request", subject }) as const;

/* What is written about an open request is added to it. */
const writeMore = (
  db: Executor,
  mailing: QuoteMailing,
  before: StoredDeskRequest,
  written: RequestWords,
): Promise<StoredDeskRequest> =>
  db.transaction().execute(async (transaction) => {
    const request = await addWordsToRequest(transaction, before, written);
    if (request === null) return before;
    await noteNews(transaction, toItem(request), mailing.clock());
    await mailRequest(transaction, mailing, request, await findQuoteOwner(transaction, request), mailing.ids.id());
    return request;
  });

/**
 * Stores a search as a request to the desk, with the mail in one transaction. An open request for the same search is answered again,
 * with what is written now.
 */
export const requestPrice = async (
  db: Executor,
  mailing: QuoteMailing,
  checkSearch: CheckSearch,
  { accountId, createdBy }: Pick<StoredDeskRequest, "accountId" | "createdBy">,
  { search, commodity, note }: DeskRequestRequest,
): Promise<Result<StoredDeskRequest, Refusal>> => {
  const now = mailing.clock();
  const checked = await checkSearch(search, accountId, now);
  if (checked.isErr()) return err(checked.error);
  const openKey = toOpenKey(search);
  const before = await findOpenRequest(db, accountId, openKey);
  const written = { commodity: toStated(commodity), note: toStated(note) };
  if (before !== null) return ok(await writeMore(db, mailing, before, written));
  const year = officeDay(now).slice(0, 4);
  const stored = await db.transaction().execute(async (transaction) => {
    const request: StoredDeskRequest = {
      id: mailing.ids.id(),
      accountId,
      createdBy,
      number: toNumber("DSK", year, await nextNumber(transaction, `DSK-${year}`)),
      requestedAt: now,
      search: JSON.stringify(search),
      openKey,
      ...written,
      state: "open",
      settledAt: null,
      reason: null,
      quoteNumber: null,
    };
    if (!(await addRequestRow(transaction, request))) return null;
    const title = { number: request.number };
    await openItem(transaction, { ...toItem(request), customerId: accountId, title }, now);
    await mailRequest(transaction, mailing, request, await findQuoteOwner(transaction, request));
    return request;
  });
  if (stored !== null) return ok(stored);
  const found = await findOpenRequest(db, accountId, openKey);
  return found === null ? err(NOT_STORED) : ok(await writeMore(db, mailing, found, written));
};
