import { readDisplayTerms } from "#api/readers/display-terms.ts";
import type { Load } from "#domain/lcl";
import type { BookedShipment as ApiShipment } from "#api/schema.d.ts";
import { type BookedShipment, type ShipmentMoment, toBookingStatus } from "#domain/bookings";
import { type DeadlineFacts, findDeadlines } from "#domain/deadlines";
import { type ShareableBooking, toSharedPrice } from "#domain/links";
import { parseMoney } from "#domain/money";
import { storedJson } from "#server/platform/database/statements.ts";
import { toInstant, zones } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { listFileNames } from "../booking-documents/index.ts";
import { summarise } from "../booking-views/index.ts";
import type { StoredBooking } from "../bookings/index.ts";
import { loadLeadTimes } from "../lead-times/index.ts";
import { type OfferContext, priceOffer, readOffer } from "../rates/index.ts";
import { bookedLegs, loadJourney } from "../tracking/index.ts";

const CLASSES: Readonly<Record<string, ShipmentMoment["class"]>> = { ACT: "actual", EST: "expected" };

const toMoment = (moment: ApiShipment["departure"]): ShipmentMoment | null =>
  moment == null ? null : { at: moment.eventDateTime, class: CLASSES[moment.eventClassifierCode ?? ""] ?? "planned" };

const KINDS = ["door", "inland", "sea"] as const;
const STAGES = ["planned", "under-way", "arrived", "delivered"] as const;

const toEnd = ({ locationName, unLocationCode, kind }: ApiShipment["from"]): BookedShipment["from"] => ({
  name: locationName,
  code: unLocationCode ?? null,
  kind: KINDS.find((one) => one === kind) ?? "sea",
});

const toHandover = ({ handover }: ApiShipment): Pick<BookedShipment, "handover"> =>
  handover == null
    ? {}
    : {
        handover: {
          kind: handover.kind === "pick-up" ? "pick-up" : "gate-in",
          place: handover.locationName,
          at: handover.local,
        },
      };

const toLoad = ({ containers, weight, cbm }: ApiShipment): Load =>
  weight == null || cbm == null
    ? {
        mode: "fcl",
        containers: (containers ?? []).map(({ equipmentGroupIsoCode, numberOfContainers }) => ({
          equipment: equipmentGroupIsoCode,
          quantity: numberOfContainers,
        })),
      }
    : { mode: "lcl", weightKg: weight, cbm };

const toShipment = (shipment: ApiShipment): BookedShipment => {
  const { total, portOfLoading: port } = shipment;
  return {
    from: toEnd(shipment.from),
    to: toEnd(shipment.to),
    vessel: shipment.vesselName ?? null,
    voyage: shipment.voyageReference ?? null,
    departure: toMoment(shipment.departure),
    ...(port == null ? {} : { portOfLoading: { name: port.locationName, code: port.unLocationCode ?? null } }),
    ...toHandover(shipment),
    arrival: toMoment(shipment.arrival),
    stage: STAGES.find((one) => one === shipment.stage) ?? "planned",
    load: toLoad(shipment),
    total: total == null ? null : parseMoney(total.amount, total.currency).unwrapOr(null),
    ...readDisplayTerms(shipment.displayTerms),
  };
};

const readPrice = ({ offer, context }: StoredBooking): Pick<ShareableBooking, "price" | "exchange" | "tax"> => {
  const read = storedJson<OfferContext>(context);
  const { exchange, tax } = read;
  return {
    price: priceOffer(readOffer(offer), read)
      .map(({ charges }) => toSharedPrice(charges, exchange, tax !== undefined))
      .unwrapOr(null),
    exchange,
    ...(tax === undefined ? {} : { tax }),
  };
};

/** Everything about a booking that a link could show; `redactBooking` chooses. */
export const loadShareableBooking = async (
  db: Executor,
  row: StoredBooking,
  now: number,
): Promise<ShareableBooking> => {
  const { shipment, deadlineFacts } = await summarise(db, row, now);
  const facts = deadlineFacts === null ? null : storedJson<DeadlineFacts>(deadlineFacts);
  const { hours } = (await loadLeadTimes(db, row.accountId))(facts?.origin.code ?? null);
  const loaded = await loadJourney(db, row, bookedLegs(row), toInstant(now));
  const files = await listFileNames(db, row.id);
  return {
    quotation: {
      id: row.id,
      quotationId: row.quotationId,
      bookingId: row.bookingId,
      validityFrom: row.validityFrom,
      validityTill: row.validityTill,
      validityZone: row.validityZone,
      bookedOn: row.bookedOn,
      bookedAt: toInstant(row.bookedAt),
      status: toBookingStatus(row.status),
      files: files.map((fileName) => ({ fileName, link: "" })),
      trackingType: null,
      shippingLine: null,
      carrier: row.providerName,
      reference: row.reference,
      shipment: shipment === null ? null : toShipment(storedJson<ApiShipment>(shipment)),
    },
    journey: loaded?.journey ?? null,
    deadlines: facts === null ? [] : findDeadlines(facts, hours, zones),
    ...readPrice(row),
  };
};
