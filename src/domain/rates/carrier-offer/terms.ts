import type { CarrierLeg, CarrierOffer, CarrierPlace, CarrierSurcharge } from "./offer.ts";
import { readForeignDate, readForeignDay } from "../foreign-date.ts";
import type {
  CutOff,
  CutOffCode,
  LegMode,
  RouteLeg,
  RoutePoint,
  QuotedContainer,
  RateDetail,
  RateContext,
} from "../rate.ts";
import { type ContainerLine, readEquipment } from "#domain/containers";
import { type Charge, type ChargePrice, type Classification, toPaymentTerm } from "#domain/charges";
import type { Money } from "#domain/money";
import { pricedFor, readMinor } from "../price.ts";
import { type ChargeVisitor, type ChargeUnit, type NamedCharge, formatPercent, visitCharges } from "./visit-charges.ts";

const STATED_MODES: ReadonlyMap<string, LegMode> = new Map<string, LegMode>([
  ["VESSEL", "sea"],
  ["RAIL", "rail"],
  ["TRUCK", "truck"],
  ["BARGE", "barge"],
  ["SEA", "sea"],
  ["ROAD", "truck"],
]);

/** RD road, RL rail, RR rail and road, BA barge, BR barge and road: the longer part gives the mode. */
const HAULAGE_MODES: ReadonlyMap<string, LegMode> = new Map<string, LegMode>([
  ["RD", "truck"],
  ["RL", "rail"],
  ["RR", "rail"],
  ["BA", "barge"],
  ["BR", "barge"],
]);

const isHauled = (haulageMode: string | null): boolean => haulageMode === "D" || haulageMode === "R";

/** Legs, and the haulage that an offer of them contains. */
type Route = Pick<
  CarrierOffer,
  "legs" | "exportHaulageMode" | "importHaulageMode" | "exportModeOfTransport" | "importModeOfTransport"
>;

/** An unstated first or last leg is the haulage that the offer contains; between them lies the sea. */
const inferredMode = (offer: Route, at: number): LegMode => {
  const last = offer.legs.length - 1;
  if (last > 0 && at === 0 && isHauled(offer.exportHaulageMode))
    return HAULAGE_MODES.get(offer.exportModeOfTransport ?? "") ?? "unknown";
  if (last > 0 && at === last && isHauled(offer.importHaulageMode))
    return HAULAGE_MODES.get(offer.importModeOfTransport ?? "") ?? "unknown";
  return "sea";
};

/** The mode of a leg by its word or code; undefined for an unknown word. */
const toStatedMode = (word: string): LegMode | undefined =>
  STATED_MODES.get(word) ?? STATED_MODES.get(word.trim().toUpperCase()) ?? HAULAGE_MODES.get(word.trim().toUpperCase());

const toMode = (offer: Route, leg: CarrierLeg, at: number): LegMode => {
  const stated = leg.mode === null ? undefined : toStatedMode(leg.mode);
  if (stated !== undefined) return stated;
  return leg.vesselName === null ? inferredMode(offer, at) : "sea";
};

type PointKind = RoutePoint["kind"];

const endKind = (mode: LegMode, haulageMode: string | null): PointKind => {
  if (mode === "sea") return "sea";
  return haulageMode === "D" ? "door" : "inland";
};

const betweenKind = (before: LegMode, after: LegMode): PointKind => {
  if (before === "sea" && after === "sea") return "transhipment";
  return before === "sea" || after === "sea" ? "sea" : "inland";
};

const toPoint = ({ name, code, country, countryCode }: CarrierPlace, kind: PointKind): RoutePoint => ({
  name,
  code,
  country: country ?? countryCode,
  kind,
});

const toLeg = (leg: CarrierLeg, mode: LegMode, from: PointKind, to: PointKind): RouteLeg => ({
  from: toPoint(leg.from, from),
  to: toPoint(leg.to, to),
  mode,
  departure: readForeignDay(leg.departureDate),
  arrival: readForeignDay(leg.arrivalDate),
  vessel: leg.vesselName,
  voyage: leg.voyageReference,
  service: leg.serviceName,
});

/** The legs of an offer with the mode of each and what every point is: door, inland terminal, sea port or transhipment. */
export const toRouteLegs = (offer: Route): readonly RouteLeg[] => {
  const modes = offer.legs.map((leg, at) => toMode(offer, leg, at));
  return offer.legs.map((leg, at) => {
    const mode = modes[at] ?? "unknown";
    const before = modes[at - 1];
    const after = modes[at + 1];
    const from = before === undefined ? endKind(mode, offer.exportHaulageMode) : betweenKind(before, mode);
    const to = after === undefined ? endKind(mode, offer.importHaulageMode) : betweenKind(mode, after);
    return toLeg(leg, mode, from, to);
  });
};

/** When the first vessel leaves; null when no sea leg states it. */
export const firstSeaDeparture = (offer: CarrierOffer): CutOff["at"] | null => {
  const at = offer.legs.findIndex((leg, index) => toMode(offer, leg, index) === "sea");
  return readForeignDay(offer.legs[at]?.departureDate ?? null);
};

const firstCutOff = (
  legs: readonly CarrierLeg[],
  readText: (leg: CarrierLeg) => string | null,
): CutOff["at"] | null => {
  for (const leg of legs) {
    const at = readForeignDate(readText(leg));
    if (at !== null) return at;
  }
  return null;
};

const bookingCutOff = (leg: CarrierLeg): string | null => leg.bookingCutOffDate;
const vgmCutOff = (leg: CarrierLeg): string | null => leg.vgmCutOffDate;
const portCutOff = (leg: CarrierLeg): string | null => leg.portCutOffDate;

/** Booking, VGM and port cut-offs: of each the first that a leg states, local to the place. */
export const toCutOffs = ({ legs }: CarrierOffer): readonly CutOff[] => {
  const cutOffs: CutOff[] = [];
  const add = (code: CutOffCode, at: CutOff["at"] | null): void => {
    if (at !== null) cutOffs.push({ code, at });
  };
  add("STA", firstCutOff(legs, bookingCutOff));
  add("VCO", firstCutOff(legs, vgmCutOff));
  add("PCO", firstCutOff(legs, portCutOff));
  return cutOffs;
};

const toUnweighed = ({ equipment, quantity }: ContainerLine): QuotedContainer => ({
  equipment,
  quantity,
  maxNetWeightKg: null,
});

/** The sizes of an offer, or those that were asked for where it names none; the carrier's metric tons become kilograms. */
export const toQuotedContainers = (
  { equipments }: CarrierOffer,
  load: readonly ContainerLine[],
): readonly QuotedContainer[] =>
  equipments.length === 0
    ? load.map(toUnweighed)
    : equipments.map(({ equipment, quantity, maxNetWeightTons }) => ({
        equipment: readEquipment(equipment) ?? equipment,
        quantity,
        maxNetWeightKg: maxNetWeightTons === null ? null : Math.round(maxNetWeightTons * 1000),
      }));

const HAULAGE: ReadonlyMap<string, string> = new Map([
  ["P", "Port"],
  ["R", "Ramp"],
  ["D", "Door"],
]);
const TRANSPORT: ReadonlyMap<string, string> = new Map([
  ["RD", "by road"],
  ["RL", "by rail"],
  ["RR", "by rail and road"],
  ["BA", "by barge"],
  ["BR", "by barge and road"],
]);

const haulageText = (haulage: string | null, transport: string | null): string | null => {
  if (haulage === null) return null;
  const by = haulage === "P" ? undefined : TRANSPORT.get(transport ?? "");
  const end = HAULAGE.get(haulage) ?? haulage;
  return by === undefined ? end : `${end}, ${by}`;
};

const addRow = (rows: RateDetail[], label: string, value: string | null): void => {
  if (value !== null && value !== "") rows.push({ label, value });
};

/** The detail that names the fees of an offer which are not in its price. */
export const POTENTIAL_FEES_LABEL = "Possible fees, not in the price";

/** Facts of a carrier's offer that no other field of a rate contains. */
export const toOfferDetails = (offer: CarrierOffer): readonly RateDetail[] => {
  const rows: RateDetail[] = [];
  addRow(rows, "Service type", offer.serviceType);
  addRow(rows, "Routing", offer.routingDetails);
  addRow(rows, "Export haulage", haulageText(offer.exportHaulageMode, offer.exportModeOfTransport));
  addRow(rows, "Import haulage", haulageText(offer.importHaulageMode, offer.importModeOfTransport));
  addRow(rows, POTENTIAL_FEES_LABEL, [...new Set(offer.potentialFees.map(({ name }) => name))].join(", "));
  return rows;
};

const statedMoney = ({ amount, currency }: CarrierSurcharge): Money | null => {
  const minor = readMinor(amount, currency);
  return minor === null || currency === null ? null : { currency, minor };
};

const toLine = (
  { code, name, paymentMethod, percent }: NamedCharge,
  classification: Classification,
  { basis, equipment }: ChargeUnit,
  price: ChargePrice,
): Charge => {
  const charge = { code, name, ...classification, basis, equipment, payment: toPaymentTerm(paymentMethod), price };
  const note = price.kind === "priced" ? formatPercent(percent) : null;
  return note === null ? charge : { ...charge, note };
};

const WRITER: ChargeVisitor<Charge[]> = {
  priced: (lines, charge, place, counted, currency, minor, conversion) => {
    lines.push(toLine(charge, place, counted, pricedFor({ currency, minor }, counted.quantity, conversion)));
  },
  included: (lines, surcharge, place, counted) => {
    lines.push(toLine(surcharge, place, counted, { kind: "included", stated: statedMoney(surcharge) }));
  },
  unpriced: (lines, charge, place, counted, text) => {
    lines.push(toLine(charge, place, counted, { kind: "unpriced", text }));
  },
};

/** The charges of an offer as the lines of its price breakdown: a container's charges times its quantity, the others once. */
export const toCharges = (offer: CarrierOffer, context: RateContext): readonly Charge[] => {
  const lines: Charge[] = [];
  visitCharges(offer, context, WRITER, lines);
  return lines;
};
