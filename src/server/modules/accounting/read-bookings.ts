import type { AccountingBooking, Customer } from "#domain/accounting";
import { findOwedFees } from "#domain/amendments";
import { toBookingStatus } from "#domain/bookings";
import type { StoredMargins } from "#domain/margins";
import { readCustomers } from "#server/modules/accounts/index.ts";
import { listFees } from "#server/modules/amendments/index.ts";
import { readBookingsAfter, readBookingsByNumbers, type StoredBooking } from "#server/modules/bookings/index.ts";
import { readBookingMargins } from "#server/modules/margins/index.ts";
import { type OfferContext, priceOffer, readOffer } from "#server/modules/rates/index.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";

const PAGE = 200;

interface PageParts {
  readonly customers: ReadonlyMap<string, Customer>;
  readonly fees: ReadonlyMap<string, Parameters<typeof findOwedFees>[0]>;
  readonly margins: ReadonlyMap<string, StoredMargins>;
  readonly revisions: ReadonlyMap<string, number>;
}

const toBooking = (stored: StoredBooking, { customers, fees, margins, revisions }: PageParts): AccountingBooking => {
  const context = storedJson<OfferContext>(stored.context);
  return {
    number: stored.quotationId,
    bookingNumber: stored.bookingId,
    status: toBookingStatus(stored.status),
    bookedOn: stored.bookedOn,
    bookedAt: toInstant(stored.bookedAt),
    carrier: stored.providerName,
    reference: stored.reference,
    offer: priceOffer(readOffer(stored.offer), context).unwrapOr(null),
    exchange: context.exchange,
    tax: context.tax ?? null,
    fees: findOwedFees(fees.get(stored.id) ?? []),
    customer: customers.get(stored.accountId) ?? null,
    margins: margins.get(stored.id) ?? null,
    revision: revisions.get(stored.quotationId) ?? 0,
  };
};

async function* readPages(db: Executor, numbers: readonly string[] | null): AsyncGenerator<readonly StoredBooking[]> {
  if (numbers !== null) {
    for (let start = 0; start < numbers.length; start += PAGE)
      yield await readBookingsByNumbers(db, numbers.slice(start, start + PAGE));
    return;
  }
  let page: readonly StoredBooking[] = [];
  do {
    page = await readBookingsAfter(db, page.at(-1)?.quotationId ?? "", PAGE);
    yield page;
  } while (page.length === PAGE);
}

/** Bookings for accounting, read page by page in the order of their numbers; null: all. */
export async function* readAccountingBookings(
  db: Executor,
  numbers: readonly string[] | null,
  revisions: ReadonlyMap<string, number>,
): AsyncGenerator<AccountingBooking> {
  for await (const page of readPages(db, numbers)) {
    const ids = page.map(({ id }) => id);
    const parts = {
      customers: await readCustomers(db, [...new Set(page.map(({ accountId }) => accountId))]),
      fees: await listFees(db, ids),
      margins: await readBookingMargins(db, ids),
      revisions,
    };
    for (const booking of page) yield toBooking(booking, parts);
  }
}
