import { isSameLine } from "#domain/tracking";
import { listContainerNumbers } from "../cargo/index.ts";
import { type BookingUnderWay, listBookingsUnderWay, listProviders, ourNumber } from "../bookings/index.ts";
import { officeDay } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import type { Reference, ReferenceSource } from "#server/tracking-sources/tracking-source.ts";
import { listShipmentReferences } from "./store.ts";

const PAGE = 500;
const DAY_MS = 86_400_000;
const AFTER_ARRIVAL_MS = 45 * DAY_MS;
const WITHOUT_ARRIVAL_MS = 180 * DAY_MS;

type Values = Readonly<Record<Reference, readonly string[]>>;

/** The references of a shipment as a query, and the moment before which nothing can have been reported about it. */
export interface ListedReference {
  readonly query: string;
  readonly since: number | null;
}

const combine = (askBy: readonly Reference[], values: Values): readonly (readonly (readonly [Reference, string])[])[] =>
  askBy.reduce<readonly (readonly (readonly [Reference, string])[])[]>(
    (combined, name) => combined.flatMap((pairs) => values[name].map((value) => [...pairs, [name, value] as const])),
    [[]],
  );

/** One query for each combination of references, by the first of `askBy` whose references are all known. */
const toQueries = (askBy: ReferenceSource["askBy"], values: Values, bookedAt: number): readonly ListedReference[] => {
  const found = askBy.map((names) => ({ names, pairs: combine(names, values) })).find(({ pairs }) => pairs.length > 0);
  if (found === undefined) return [];
  /* A container was in other shipments before. */
  const since = found.names.every((name) => name === "equipmentReference") ? bookedAt : null;
  return found.pairs.map((pairs) => ({
    query: new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value])).toString(),
    since,
  }));
};

const toCarrierNumber = (booking: BookingUnderWay): readonly string[] =>
  booking.bookingId === null || booking.bookingId === ourNumber(booking) ? [] : [booking.bookingId];

/** The references of the bookings under way of a source's lines, a page of bookings at a time. */
export async function* listReferences(
  db: Executor,
  { lines, askBy }: Pick<ReferenceSource, "lines" | "askBy">,
  now: number,
): AsyncGenerator<readonly ListedReference[]> {
  const providers = (await listProviders(db)).filter((provider) => lines.some((line) => isSameLine(line, provider)));
  if (providers.length === 0) return;
  const filter = {
    providers,
    arrivedSince: officeDay(now - AFTER_ARRIVAL_MS),
    bookedSince: now - WITHOUT_ARRIVAL_MS,
  };
  for (let after = "", isLast = false; !isLast; ) {
    const bookings = await listBookingsUnderWay(db, filter, after, PAGE);
    const ids = bookings.map(({ id }) => id);
    const [entered, reported] = [await listContainerNumbers(db, ids), await listShipmentReferences(db, ids)];
    yield bookings.flatMap((booking) => {
      const { containers, transportDocuments } = reported.get(booking.id) ?? { containers: [], transportDocuments: [] };
      const values: Values = {
        carrierBookingReference: toCarrierNumber(booking),
        transportDocumentReference: transportDocuments,
        equipmentReference: [...new Set([...(entered.get(booking.id) ?? []), ...containers])],
      };
      return toQueries(askBy, values, booking.bookedAt);
    });
    after = ids.at(-1) ?? "";
    isLast = bookings.length < PAGE;
  }
}
