import type { ContainerLine } from "#domain/containers";
import { findFirstDeparture, isOtherVessel, type MarkedTask, type SentTask, toDeadlineFacts } from "#domain/deadlines";
import { findExpectedSailing, findSailing, type LclDeparture, type LclQuantity, listCfsCutOffs } from "#domain/lcl";
import { getMinorDigits } from "#domain/money";
import { type ShipmentStage, toBookingStatus } from "#domain/bookings";
import {
  type CutOff,
  findHandover,
  type FreeTime,
  type RatePrice,
  type RouteLeg,
  type RoutePoint,
  type ShownOnTerms,
  toShownTerms,
} from "#domain/rates";
import type { Journey, JourneyStop, StopMoment } from "#domain/tracking";
import type { BookedShipment } from "#api/schema.d.ts";
import {
  type StoredBooking,
  addMissingSummaries,
  type MadeSummary,
  listOutdatedBookings,
  saveSummary,
  listMarkedTasks,
} from "../bookings/index.ts";
import { listSentTasks } from "../cargo/index.ts";
import { type OfferContext, priceOffer, readOffer } from "../rates/index.ts";
import { presentDisplayTerms } from "#server/rate-sources/present-offer.ts";
import { atFullPace, type Pause } from "#server/platform/pace.ts";
import type { Executor } from "#server/schema.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import { placeTime, toInstant } from "#server/platform/time.ts";
import { loadJourney } from "../tracking/index.ts";

const BATCH = 20;

/** The search form of a text: without accents, in lower case. */
export const toSearchText = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

interface Booked extends ShownOnTerms {
  readonly legs: readonly RouteLeg[];
  readonly departure: string | null;
  readonly arrival: string | null;
  readonly price: RatePrice;
  readonly load: readonly ContainerLine[];
  readonly part: LclQuantity | null;
  /** Of a part load; its cut-off is that of the departure on which it sails. */
  readonly departures: readonly LclDeparture[];
  readonly cutOffs: readonly CutOff[];
  readonly freeTime: readonly FreeTime[];
}

const NO_PRICE: RatePrice = {
  perCurrency: [],
  converted: { kind: "no-rate", missing: [] },
  unpricedCount: 0,
  basicFreight: null,
};
const UNREADABLE: Booked = {
  legs: [],
  departure: null,
  arrival: null,
  price: NO_PRICE,
  load: [],
  part: null,
  departures: [],
  cutOffs: [],
  freeTime: [],
};

const readBooked = (quotation: StoredBooking): Booked => {
  const context = storedJson<OfferContext>(quotation.context);
  return priceOffer(readOffer(quotation.offer), context).match(
    (offer) => {
      const { price } = offer;
      if (offer.source === "lcl") {
        const { departure = null, arrival = null } =
          findExpectedSailing(offer, placeTime(quotation.bookedAt, offer.loadingZone)) ?? {};
        const { legs } = findSailing(offer, departure);
        const part = context.part ?? null;
        return { ...UNREADABLE, legs, departure, arrival, price, part, departures: offer.departures };
      }
      const { legs, departure, arrival, cutOffs, freeTime } = offer;
      const { load } = context;
      return {
        ...UNREADABLE,
        legs,
        departure,
        arrival,
        price,
        load,
        cutOffs,
        freeTime,
        ...toShownTerms(offer),
      };
    },
    () => UNREADABLE,
  );
};

type Moment = NonNullable<BookedShipment["departure"]>;

const CLASSIFIERS = { actual: "ACT", expected: "EST", planned: "PLN" } as const;
const CLASSES = { ACT: "actual", EST: "expected", PLN: "planned" } as const;

const toMoment = (reported: StopMoment | null | undefined, booked: string | null): Moment | null => {
  if (reported != null) return { eventDateTime: reported.time.local, eventClassifierCode: CLASSIFIERS[reported.class] };
  return booked === null ? null : { eventDateTime: booked, eventClassifierCode: CLASSIFIERS.planned };
};

const toStage = (journey: Journey | null): ShipmentStage => {
  if (journey === null) return "planned";
  if (journey.progress.kind === "delivered" || journey.progress.kind === "arrived") return journey.progress.kind;
  return journey.stops[0]?.departure?.class === "actual" ? "under-way" : "planned";
};

const toZone = (stop: JourneyStop | undefined): Pick<BookedShipment["from"], "timeZone"> =>
  stop === undefined || stop.timeZone === null ? {} : { timeZone: stop.timeZone };

const toEnd = ({ name, code, kind }: RoutePoint, stop: JourneyStop | undefined): BookedShipment["from"] => ({
  locationName: name,
  unLocationCode: code,
  ...toZone(stop),
  kind: kind === "transhipment" ? "sea" : kind,
});

const currentVessel = (journey: Journey | null, legs: readonly RouteLeg[]) => {
  const sea = (journey?.legs ?? []).filter(({ mode, vessel }) => mode === "sea" && vessel !== null);
  return sea.find(({ state }) => state !== "done") ?? sea.at(-1) ?? legs.find(({ mode }) => mode === "sea") ?? null;
};

const toTotal = ({ converted }: RatePrice): NonNullable<BookedShipment["total"]> | null =>
  converted.kind === "converted"
    ? {
        currency: converted.total.currency,
        amount: converted.total.minor / 10 ** getMinorDigits(converted.total.currency),
      }
    : null;

/* Where the journey names no port of loading, nothing of the vessel was reported. */
const findLoading = (journey: Journey | null) => journey?.stops.find(({ role }) => role === "POL");

const toPortOfLoading = (
  legs: readonly RouteLeg[],
  journey: Journey | null,
  planned: Journey | null,
): Pick<BookedShipment, "portOfLoading"> => {
  const port = findLoading(journey) ?? legs.find(({ mode }) => mode === "sea")?.from;
  return port === undefined
    ? {}
    : { portOfLoading: { locationName: port.name, unLocationCode: port.code, ...toZone(findLoading(planned)) } };
};

/* The pick-up as it is known now; a hand-over for the booked vessel says nothing about another one. */
const toHandover = (booked: Booked, journey: Journey | null): Pick<BookedShipment, "handover"> => {
  const handover = findHandover(booked);
  if (handover === null) return {};
  const isInland = booked.legs[0]?.mode !== "sea";
  const known = journey !== null && isInland ? findFirstDeparture(booked.legs, journey) : null;
  if (known === null && journey !== null && isOtherVessel(booked.legs, journey)) return {};
  return { handover: { kind: handover.kind, locationName: handover.place, local: known ?? handover.at } };
};

/* Zones of places are known before anything is reported. */
const toShipment = (booked: Booked, journey: Journey | null, planned: Journey | null): BookedShipment | null => {
  const { legs, price, load, part, departure, arrival } = booked;
  const [first, last] = [legs[0], legs.at(-1)];
  if (first === undefined || last === undefined) return null;
  const vessel = currentVessel(journey, legs);
  return {
    from: toEnd(first.from, planned?.stops[0]),
    to: toEnd(last.to, planned?.stops.at(-1)),
    vesselName: vessel?.vessel ?? null,
    voyageReference: vessel?.voyage ?? null,
    departure: toMoment(findLoading(journey)?.departure, departure),
    ...toPortOfLoading(legs, journey, planned),
    ...toHandover(booked, journey),
    arrival: toMoment(journey?.stops.at(-1)?.arrival, arrival),
    stage: toStage(journey),
    containers: load.map(({ equipment, quantity }) => ({
      equipmentGroupIsoCode: equipment,
      numberOfContainers: quantity,
    })),
    ...(part === null ? {} : { weight: part.weightKg, cbm: part.cbm }),
    total: toTotal(price),
    ...presentDisplayTerms(booked),
  };
};

const toArrivalClass = ({ eventClassifierCode: code }: Moment): "actual" | "expected" | "planned" =>
  code === "ACT" || code === "EST" ? CLASSES[code] : "planned";

const COUNTRY_NAMES = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

const countryName = (unLocationCode: string | null | undefined): string | undefined => {
  const country = unLocationCode?.slice(0, 2) ?? "";
  return /^[A-Z]{2}$/.test(country) ? COUNTRY_NAMES.of(country) : undefined;
};

const toSummaryText = (quotation: StoredBooking, shipment: BookedShipment | null, journey: Journey | null): string => {
  const points = shipment === null ? [] : [shipment.from, shipment.to];
  const stops = journey?.stops ?? [];
  const texts = [
    quotation.quotationId,
    quotation.bookingId,
    quotation.reference,
    quotation.providerName,
    ...[
      ...points.map((point) => [point.locationName, point.unLocationCode, countryName(point.unLocationCode)]),
      ...stops.map((s) => [s.name, s.code]),
    ].flat(),
    shipment?.vesselName,
    shipment?.voyageReference,
    ...(journey?.containers ?? []),
    ...(shipment?.containers ?? []).map(({ equipmentGroupIsoCode }) => equipmentGroupIsoCode),
  ];
  return toSearchText([...new Set(texts.filter((text) => text != null))].join("\n"));
};

const toFactsText = (
  quotation: StoredBooking,
  booked: Booked,
  { journey, shipment }: { readonly journey: Journey | null; readonly shipment: BookedShipment | null },
  tasks: { readonly sentTasks: readonly SentTask[]; readonly markedTasks: readonly MarkedTask[] },
): string | null => {
  const { legs, freeTime, load, part } = booked;
  const cutOffs = part === null ? booked.cutOffs : listCfsCutOffs(booked, shipment?.departure?.eventDateTime ?? null);
  const containers = part === null ? load.reduce((sum, { quantity }) => sum + quantity, 0) : null;
  const status = toBookingStatus(quotation.status);
  const facts =
    journey === null ? null : toDeadlineFacts({ status, containers, legs, cutOffs, freeTime, journey, ...tasks });
  return facts === null ? null : JSON.stringify(facts);
};

const loadShipment = async (db: Executor, quotation: StoredBooking, now: number) => {
  const booked = readBooked(quotation);
  const loaded = await loadJourney(db, quotation, booked.legs, toInstant(now));
  const journey = loaded?.isReported === true ? loaded.journey : null;
  return { booked, loaded, journey, shipment: toShipment(booked, journey, loaded?.journey ?? null) };
};

/** What the list of bookings, the booking page and the calendar take from a booking and its events. */
export const summarise = async (db: Executor, quotation: StoredBooking, now: number): Promise<MadeSummary> => {
  const { booked, loaded, journey, shipment } = await loadShipment(db, quotation, now);
  const { converted } = booked.price;
  return {
    status: quotation.status,
    carrier: quotation.providerName,
    departure: shipment?.departure?.eventDateTime ?? null,
    arrival: shipment?.arrival?.eventDateTime ?? null,
    arrivalClass: shipment?.arrival == null ? null : toArrivalClass(shipment.arrival),
    stage: toStage(journey),
    totalMinor: converted.kind === "converted" ? converted.total.minor : null,
    searchText: toSummaryText(quotation, shipment, journey),
    shipment: shipment === null ? null : JSON.stringify(shipment),
    deadlineFacts: toFactsText(
      quotation,
      booked,
      { journey: loaded?.journey ?? null, shipment },
      { sentTasks: await listSentTasks(db, quotation.id), markedTasks: await listMarkedTasks(db, quotation.id) },
    ),
  };
};

/** The transport of a booking as it is known now; null where its offer names no route. */
export const readShipment = async (
  db: Executor,
  quotation: StoredBooking,
  now: number,
): Promise<BookedShipment | null> => (await loadShipment(db, quotation, now)).shipment;

/** Brings the summaries of a shipper's bookings up to date. */
export const refreshSummaries = async (db: Executor, accountId: string, now: number): Promise<void> => {
  await addMissingSummaries(db, accountId);
  await refreshOutdated(db, accountId, now);
};

/**
 * Makes outdated summaries again, those of the newest bookings first, and answers whether there may be more than `most`.
 * Other requests get their turn after each, as a booking may have hundreds of events; a booking that changes meanwhile is
 * summarised again. `onStore` joins each transaction that stores some.
 */
export const refreshOutdated = async (
  db: Executor,
  accountId: string,
  now: number,
  most = Infinity,
  pause: Pause = atFullPace,
  onStore: (transaction: Executor) => Promise<void> = async () => undefined,
): Promise<boolean> => {
  for (let done = 0; done < most; done += BATCH) {
    const batch = await listOutdatedBookings(db, accountId, BATCH);
    const made: (readonly [id: string, revision: number, summary: MadeSummary])[] = [];
    for (const { revision, ...quotation } of batch) {
      const start = performance.now();
      made.push([quotation.id, revision, await summarise(db, quotation, now)]);
      await pause(performance.now() - start);
    }
    /* In the order of their ids, in which every process locks them: two orders can wait for each other for ever. */
    const ordered = made.toSorted(([one], [other]) => (one < other ? -1 : 1));
    if (ordered.length > 0)
      await db.transaction().execute(async (transaction) => {
        for (const [id, revision, summary] of ordered) await saveSummary(transaction, id, revision, summary);
        await onStore(transaction);
      });
    if (batch.length < BATCH) return false;
  }
  return true;
};
