import { findSailing } from "#domain/rates";
import type { TimeZone } from "#domain/time";
import { getMinorDigits } from "#domain/money";
import type { BookedSailing } from "#api/schema.d.ts";
import { type OfferContext, type BookedSailings, priceOffer, readOffer } from "../rates/index.ts";
import { listQuotedOffers, recentQuotations } from "./store.ts";
import type { Executor } from "#server/schema.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import { dayIn, OFFICE_ZONE, toInstant } from "#server/platform/time.ts";

const REACH_MS = 90 * 24 * 3_600_000;
const MAX_BOOKINGS = 100;
const MAX_CACHED = 5_000;

/** What never changes about a booking's sailing; null when its offer names none. */
type StoredSailing = {
  readonly sailing: Omit<BookedSailing, "quotationId" | "bookedOn" | "bookedAt" | "status">;
  /** Of the port of loading. */
  readonly zone: TimeZone;
} | null;

const toSailing = (row: {
  readonly offer: string;
  readonly context: string;
  readonly bookedOn: string;
}): StoredSailing => {
  const rate = priceOffer(readOffer(row.offer), storedJson<OfferContext>(row.context)).match(
    (priced) => (priced.source === "lcl" ? null : priced),
    () => null,
  );
  const sailing = rate === null ? null : findSailing(rate);
  if (rate === null || sailing === null) return null;
  const { converted } = rate.price;
  return {
    zone: rate.loadingZone ?? OFFICE_ZONE,
    sailing: {
      providerName: sailing.carrier,
      portOfLoading: sailing.portOfLoading,
      portOfDischarge: sailing.portOfDischarge,
      departureDate: sailing.departure,
      voyageReference: sailing.voyage,
      containers: rate.load.containers.map(({ equipment, quantity }) => ({
        equipmentGroupIsoCode: equipment,
        numberOfContainers: quantity,
      })),
      ...(converted.kind === "no-rate"
        ? {}
        : {
            total: {
              currency: converted.total.currency,
              amount: converted.total.minor / 10 ** getMinorDigits(converted.total.currency),
            },
          }),
    },
  };
};

export const bookedSailingsReader = (db: Executor): BookedSailings => {
  const cache = new Map<string, StoredSailing>();
  const readMissing = async (ids: readonly string[]): Promise<void> => {
    const missing = ids.filter((id) => !cache.has(id));
    if (cache.size + missing.length > MAX_CACHED) cache.clear();
    for (const row of await listQuotedOffers(db, missing)) cache.set(row.id, toSailing(row));
  };
  return async (accountId, now) => {
    const rows = await recentQuotations(db, accountId, now - REACH_MS, MAX_BOOKINGS);
    await readMissing(rows.map(({ id }) => id));
    return rows.flatMap(({ id, quotationId, bookedOn, bookedAt, status }) => {
      const stored = cache.get(id) ?? null;
      if (stored === null || stored.sailing.departureDate < dayIn(now, stored.zone)) return [];
      return [{ quotationId, bookedOn, bookedAt: toInstant(bookedAt), status, ...stored.sailing }];
    });
  };
};
