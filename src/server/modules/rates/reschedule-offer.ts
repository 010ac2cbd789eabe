import { isJsonObject, type JsonObject, toItems, toText } from "#api/readers/json.ts";
import type { CalendarDate, LocalDateTime } from "#domain/time";
import { readOffer } from "./stored-offer.ts";

type Moment = CalendarDate | LocalDateTime;

/** What changes of a sailing, local to its ports; null stays as it is. */
export interface NewSailing {
  readonly vessel: string | null;
  readonly voyage: string | null;
  readonly departure: Moment | null;
  readonly arrival: Moment | null;
  readonly documentsCutOff: Moment | null;
  readonly vgmCutOff: Moment | null;
  readonly gateInCutOff: Moment | null;
}

const stated = (values: Readonly<Record<string, string | null>>): JsonObject =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

const without = (rate: JsonObject, ...names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(rate).filter(([name]) => !names.includes(name)));

/* A schedule of the carrier would be read instead of the columns; a transit time may contradict them. */
const rescheduleLine = (rate: JsonObject, sailing: NewSailing): JsonObject => ({
  ...without(rate, "schedule", ...(sailing.departure === null && sailing.arrival === null ? [] : ["TRANSIT TIME"])),
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
    ...(isJsonObject(leg) ? leg : {}),
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
 * A stored offer with another sailing; its charges stay. Null for part loads, which have no sailing of their own, and where
 * the offer has no place for what is stated.
 */
export const rescheduleOffer = (text: string, sailing: NewSailing): string | null => {
  const { source, rate } = readOffer(text);
  if (source === "lcl" || (source === "api" && sailing.documentsCutOff !== null)) return null;
  const changed = source === "api" ? rescheduleCarrierOffer(rate, sailing) : rescheduleLine(rate, sailing);
  return JSON.stringify(changed);
};
