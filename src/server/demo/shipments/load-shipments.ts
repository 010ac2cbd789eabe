import { bookedLegs, addEvents, deleteEvents } from "#server/modules/tracking/index.ts";
import type { ContainerLine } from "#domain/containers";
import type { TrackingEvent } from "#api/schema.d.ts";
import type { StoredBooking } from "#server/modules/bookings/index.ts";
import { placesByCode } from "#server/modules/places/index.ts";
import type { Executor } from "#server/schema.ts";
import { demoContainers } from "./container-number.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import { DAY_MS, type DemoJourney, reportedByNow } from "./milestones.ts";
import { badData, cancelled, corrected, delayed, onTime, rolled } from "./scenarios.ts";

const SOURCE = "demo";

interface DemoShipment {
  readonly daysAgo: number;
  readonly report: (journey: DemoJourney) => readonly TrackingEvent[];
}

const SHIPMENTS: ReadonlyMap<string, DemoShipment> = new Map([
  ["INMUN>GRPIR", { daysAgo: 64, report: reportedByNow }],
  ["INNSA>AEJEA", { daysAgo: 57, report: cancelled }],
  ["INMAA>SGSIN", { daysAgo: 51, report: corrected }],
  ["INNSA>DEHAM", { daysAgo: 45, report: reportedByNow }],
  ["INMUN>BRSSZ", { daysAgo: 38, report: cancelled }],
  ["CNSHA>INNSA", { daysAgo: 30, report: reportedByNow }],
  ["INTKD>DEDUI", { daysAgo: 25, report: delayed }],
  ["INNSA>KEMBA", { daysAgo: 24, report: reportedByNow }],
  ["INCOK>ITGOA", { daysAgo: 18, report: badData }],
  ["INNSA>USNYC", { daysAgo: 13, report: delayed }],
  ["INCCU>NLRTM", { daysAgo: 9, report: cancelled }],
  ["INMUN>BEANR", { daysAgo: 8, report: rolled }],
  ["INMUN>GBFXT", { daysAgo: 5, report: onTime }],
]);

const toLane = (legs: DemoJourney["legs"]): string => `${legs[0]?.from.code ?? ""}>${legs.at(-1)?.to.code ?? ""}`;

const loadZones = async (db: Executor, legs: DemoJourney["legs"]): Promise<DemoJourney["findTimeZone"]> => {
  const codes = legs.flatMap(({ from, to }) => [from.code, to.code]).filter((code) => code !== null);
  const places = await placesByCode(db, [...new Set(codes)]);
  return (code) => places.get(code)?.timeZone ?? null;
};

const countContainers = ({ context }: StoredBooking): number =>
  storedJson<{ readonly load: readonly ContainerLine[] }>(context).load.reduce((sum, line) => sum + line.quantity, 0);

const toEvents = async (
  db: Executor,
  quotation: StoredBooking,
  index: number,
  now: number,
): Promise<readonly TrackingEvent[]> => {
  const legs = bookedLegs(quotation);
  const shipment = SHIPMENTS.get(toLane(legs));
  if (shipment === undefined) return [];
  return shipment.report({
    name: quotation.quotationId,
    provider: quotation.providerName,
    legs,
    containers: demoContainers(index, countContainers(quotation)),
    bookedAt: quotation.bookedAt,
    shift: now - quotation.bookedAt - shipment.daysAgo * DAY_MS,
    now,
    findTimeZone: await loadZones(db, legs),
  });
};

/**
 * Replaces the demo's events, so that on the day of each start one booking is at sea, one delayed and one delivered.
 * Imported events and bookings made from offers stay.
 */
export const loadDemoShipments = async (db: Executor, accountId: string, now: number): Promise<void> => {
  await deleteEvents(db, SOURCE, accountId);
  const made = await db
    .selectFrom("quotation")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("offerId", "is", null)
    .orderBy("quotationId")
    .execute();
  for (const [index, quotation] of made.entries()) {
    const events = await toEvents(db, quotation, index, now);
    const reported = events.map((event) => ({ quotation: quotation.id, event }));
    if (reported.length > 0) await addEvents(db, reported, { at: now, source: SOURCE });
  }
};
