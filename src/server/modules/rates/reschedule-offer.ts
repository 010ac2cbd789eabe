import { isJsonObject, type JsonObject, toItems, toText } from "#api/readers/json.ts";
import { CUT_OFF_FIELDS, type CutOffField, type DeskSailing, SAILING_CUT_OFFS } from "#domain/amendments";
import { CUT_OFF_COLUMNS } from "#domain/rates";
import { readOffer } from "./stored-offer.ts";

/** What changes of a sailing, local to its ports; null stays as it is. */
export interface NewSailing extends DeskSailing {
  /** It is another one than the booked sailing, whose cut-offs do not count for it. */
  readonly isOther: boolean;
}

const SHEET_CUT_OFFS = new Map(CUT_OFF_COLUMNS);
/* A carrier's interface has no others. */
const LEG_CUT_OFFS: Readonly<Partial<Record<CutOffField, string>>> = {
  bookingCutOff: "bookingCutOffDate",
  vgmCutOff: "vgmCutOffDate",
  gateInCutOff: "portCutOffDate",
};

const stated = (values: Readonly<Record<string, string | null>>): JsonObject =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

const without = (rate: JsonObject, ...names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(rate).filter(([name]) => !names.includes(name)));

/* A schedule of the carrier would be read instead of the columns; a transit time may contradict them. */
const rescheduleLine = (rate: JsonObject, sailing: NewSailing): JsonObject => ({
  ...without(
    rate,
    "schedule",
    ...(sailing.departure === null && sailing.arrival === null ? [] : ["TRANSIT TIME"]),
    ...(sailing.isOther ? SHEET_CUT_OFFS.values() : []),
  ),
  ...stated({
    VESSEL: sailing.vessel,
    VOYAGE: sailing.voyage,
    ETD: sailing.departure,
    ETA: sailing.arrival,
    ...Object.fromEntries(
      SAILING_CUT_OFFS.map(({ code, field }) => [SHEET_CUT_OFFS.get(code) ?? code, sailing[field]]),
    ),
  }),
});

const isVoyage = (leg: unknown): boolean => {
  const mode = isJsonObject(leg) ? leg["modeOfTransport"] : null;
  const text = isJsonObject(mode) ? (toText(mode["code"]) ?? toText(mode["name"])) : toText(mode);
  return text === null || /vessel|sea|ocean/i.test(text);
};

/* The vessel of the first voyage changes; a connection keeps its own. */
const rescheduleCarrierOffer = (rate: JsonObject, sailing: NewSailing): JsonObject => {
  const legs = toItems(rate["routingLegs"]);
  const [first, last] = [legs.findIndex(isVoyage), legs.findLastIndex(isVoyage)];
  const { departure, arrival } = sailing;
  const changed = legs.map((leg, index) => ({
    ...(isJsonObject(leg) ? without(leg, ...(sailing.isOther ? Object.values(LEG_CUT_OFFS) : [])) : {}),
    ...(index === first
      ? stated({
          vesselName: sailing.vessel,
          voyageReference: sailing.voyage,
          departureDate: departure,
          ...Object.fromEntries(
            SAILING_CUT_OFFS.flatMap(({ field }) => {
              const name = LEG_CUT_OFFS[field];
              return name === undefined ? [] : [[name, sailing[field]]];
            }),
          ),
        })
      : {}),
    ...(index === last ? stated({ arrivalDate: arrival }) : {}),
  }));
  return {
    ...without(rate, ...(departure === null && arrival === null ? [] : ["transitTime"])),
    routingLegs: changed,
    ...stated({
      departureDate: first === 0 || legs.length === 0 ? departure : null,
      arrivalDate: last === legs.length - 1 ? arrival : null,
    }),
  };
};

/** A stated cut-off that the offer has no place for, as one from a carrier's interface has none for documents; null without one. */
export const findUnplacedCutOff = (text: string, stated: DeskSailing): CutOffField | null =>
  readOffer(text).source === "api"
    ? (CUT_OFF_FIELDS.find((field) => stated[field] !== null && LEG_CUT_OFFS[field] === undefined) ?? null)
    : null;

/**
 * A stored offer with another sailing; its charges stay. Of another sailing the cut-offs that are not stated are not known. Null for part loads, which have no sailing of their own, and where
 * the offer has no place for what is stated.
 */
export const rescheduleOffer = (text: string, sailing: NewSailing): string | null => {
  const { source, rate } = readOffer(text);
  if (source === "lcl" || findUnplacedCutOff(text, sailing) !== null) return null;
  const changed = source === "api" ? rescheduleCarrierOffer(rate, sailing) : rescheduleLine(rate, sailing);
  return JSON.stringify(changed);
};
