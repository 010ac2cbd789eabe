import { isJsonObject, type JsonObject, toItems, toText } from "#api/readers/json.ts";
import type { DeskSailing } from "#domain/amendments";
import { CUT_OFF_COLUMNS } from "#domain/rates";
import { readOffer } from "./stored-offer.ts";

/** What changes of a sailing, local to its ports; null stays as it is. */
export interface NewSailing extends DeskSailing {
  /** It is another one than the booked sailing, whose cut-offs do not count for it. */
  readonly isOther: boolean;
}

const SHEET_CUT_OFFS = CUT_OFF_COLUMNS.map(([, column]) => column);
const LEG_CUT_OFFS = ["bookingCutOffDate", "vgmCutOffDate", "portCutOffDate"];

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
    ...(sailing.isOther ? SHEET_CUT_OFFS : []),
  ),
  ...stated({
    VESSEL: sailing.vessel,
    VOYAGE: sailing.voyage,
    ETD: sailing.departure,
    ETA: sailing.arrival,
    "SI CUT OFF": sailing.documentsCutOff,
    "VGM CUT OFF": sailing.vgmCutOff,
    "PORT CUT OFF": sailing.gateInCutOff,
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
    ...(isJsonObject(leg) ? without(leg, ...(sailing.isOther ? LEG_CUT_OFFS : [])) : {}),
    ...(index === first
      ? stated({
          vesselName: sailing.vessel,
          voyageReference: sailing.voyage,
          departureDate: departure,
          vgmCutOffDate: sailing.vgmCutOff,
          portCutOffDate: sailing.gateInCutOff,
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

/**
 * A stored offer with another sailing; its charges stay. Of another sailing the cut-offs that are not stated are not known. Null for part loads, which have no sailing of their own, and where
 * the offer has no place for what is stated.
 */
export const rescheduleOffer = (text: string, sailing: NewSailing): string | null => {
  const { source, rate } = readOffer(text);
  if (source === "lcl" || (source === "api" && sailing.documentsCutOff !== null)) return null;
  const changed = source === "api" ? rescheduleCarrierOffer(rate, sailing) : rescheduleLine(rate, sailing);
  return JSON.stringify(changed);
};
