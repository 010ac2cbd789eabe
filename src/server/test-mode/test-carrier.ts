import type { ContainerLine } from "#domain/containers";
import type { RouteLeg } from "#domain/rates";
import type { TrackingEvent } from "#api/schema.d.ts";
import { demoContainers } from "#server/demo/shipments/container-number.ts";
import { type DemoJourney, toEvent, toMilestones } from "#server/demo/shipments/milestones.ts";
import { rejectBooking } from "#server/modules/amendments/index.ts";
import { confirmBooking, isLcl, type StoredBooking } from "#server/modules/bookings/index.ts";
import { placesByCode } from "#server/modules/places/index.ts";
import { addEvents, bookedLegs } from "#server/modules/tracking/index.ts";
import { repeat } from "#server/platform/background.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Feature } from "#server/platform/feature.ts";
import type { Executor } from "#server/schema.ts";

/** How long after its booking a request of test mode is confirmed. */
const CONFIRMED_AFTER_MS = 10_000;
/** How long after the one before each event of a shipment is reported. */
const EVENT_EVERY_MS = 60_000;

/** Own references that choose what becomes of a booking: at once, and otherwise than usual. */
const CONFIRM = "TEST-CONFIRM";
const REJECT = "TEST-REJECT";
const WAIT = "TEST-WAIT";
const REASON = `The test carrier rejects bookings with the reference ${REJECT}.`;

const SECOND_MS = 1_000;
/* The last event of any shipment is reported well before. */
const PLAYED_MS = 2 * 3_600_000;
const SOURCE = "test carrier";
const [IN_PROCESS, BOOKED] = [0, 1];

/* The bookings of the demo, which stay as they are, were made by nobody. */
const listPlayed = (db: Executor, status: number, now: number): Promise<readonly StoredBooking[]> =>
  db
    .selectFrom("quotation")
    .selectAll()
    .where("status", "=", status)
    .where("createdBy", "is not", null)
    .where("bookedAt", ">", now - PLAYED_MS)
    .execute();

const answerRequest = async (db: Executor, { quotationId, reference, bookedAt }: StoredBooking, now: number) => {
  const typed = reference?.trim().toUpperCase() ?? "";
  if (typed === WAIT) return;
  const isAtOnce = typed === CONFIRM || typed === REJECT;
  if (!isAtOnce && now < bookedAt + CONFIRMED_AFTER_MS) return;
  /* A refusal means that another process was faster. */
  await db
    .transaction()
    .execute(async (transaction) =>
      typed === REJECT
        ? void (await rejectBooking(transaction, quotationId, REASON, now))
        : void (await confirmBooking(transaction, quotationId, null, now)),
    );
};

const countContainers = ({ context }: StoredBooking): number =>
  storedJson<{ readonly load: readonly ContainerLine[] }>(context).load.reduce((sum, line) => sum + line.quantity, 0);

/* A sheet states no day of arrival. The moments of a plan are not used: events come one after the other. */
const toDatedLeg = (leg: RouteLeg): RouteLeg => {
  const day = leg.departure ?? leg.arrival ?? "2026-01-01";
  return { ...leg, departure: leg.departure ?? day, arrival: leg.arrival ?? day };
};

const toJourney = async (db: Executor, booking: StoredBooking, now: number): Promise<DemoJourney> => {
  const legs = bookedLegs(booking).map(toDatedLeg);
  const codes = legs.flatMap(({ from, to }) => [from.code, to.code]).filter((code) => code !== null);
  const places = await placesByCode(db, [...new Set(codes)]);
  const number = Number(booking.quotationId.split("-").at(-1) ?? 0);
  return {
    name: booking.quotationId,
    provider: booking.providerName,
    legs,
    containers: isLcl(booking) ? [] : demoContainers(number, countContainers(booking)),
    bookedAt: booking.bookedAt,
    shift: 0,
    now,
    findTimeZone: (code) => places.get(code)?.timeZone ?? null,
  };
};

/** The events of a booking that are due, in their order: each has the moment at which it is reported as its time. */
const listDueEvents = (journey: DemoJourney): readonly TrackingEvent[] => {
  const start = journey.bookedAt + CONFIRMED_AFTER_MS;
  const due = Math.floor((journey.now - start) / EVENT_EVERY_MS);
  return toMilestones(journey)
    .slice(0, Math.max(0, due))
    .flatMap(({ fields }, index) => {
      const at = start + (index + 1) * EVENT_EVERY_MS;
      const containers = fields.eventType === "EQUIPMENT" ? journey.containers : [null];
      return containers.map((number, nth) =>
        toEvent(journey, number === null ? fields : { ...fields, equipmentReference: number }, {
          id: `${index}-${nth}`,
          classifier: "ACT",
          at,
          toldAt: at,
        }),
      );
    });
};

const countReported = async (db: Executor, quotation: string): Promise<number> => {
  const { count } = await db
    .selectFrom("shipmentEvent")
    .select((row) => row.fn.countAll<number | string>().as("count"))
    .where("quotation", "=", quotation)
    .where("source", "=", SOURCE)
    .executeTakeFirstOrThrow();
  return Number(count);
};

const reportEvents = async (db: Executor, booking: StoredBooking, now: number): Promise<void> => {
  const events = listDueEvents(await toJourney(db, booking, now));
  if (events.length <= (await countReported(db, booking.id))) return;
  /* Known ones are left as they are: their times are the same in all processes. */
  await db.transaction().execute((transaction) =>
    addEvents(
      transaction,
      events.map((event) => ({ quotation: booking.id, event })),
      { at: now, source: SOURCE },
    ),
  );
};

/** Answers the requests of test mode that are due, and reports the events that are. */
const playTestCarrier = async (db: Executor, now: number): Promise<void> => {
  for (const booking of await listPlayed(db, IN_PROCESS, now)) await answerRequest(db, booking, now);
  for (const booking of await listPlayed(db, BOOKED, now)) await reportEvents(db, booking, now);
};

/** The carrier of test mode, which confirms bookings and reports their way within minutes. */
export const testCarrierFeature: Feature = (deps) => {
  const { database, clock } = deps;
  repeat(deps, SECOND_MS, () => playTestCarrier(database.db, clock()), SOURCE);
  return [];
};
