/* The requests that the server accepts, field by field. A check that accepts `undefined` makes its field optional. */
import { addDays } from "./rates.mjs";

const text =
  (max, min = 0) =>
  (value) =>
    typeof value === "string" && value.length >= min && value.length <= max;
const whole = (min, max) => (value) => Number.isInteger(value) && value >= min && value <= max;
const decimal = (min, max) => (value) => typeof value === "number" && value >= min && value <= max;
const digits = (min, max) => (value) => /^\d{1,9}$/.test(value) && whole(min, max)(Number(value));
const oneOf =
  (...values) =>
  (value) =>
    values.includes(value);
const orNull = (check) => (value) => value === null || check(value);
const optional = (check) => (value) => value === undefined || check(value);
const isBoolean = oneOf(true, false);
const isDate = (value) =>
  /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) && addDays(value, 0) === value;
export const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

export const findUnknownFields = (fields, value) => Object.keys(value).filter((field) => !Object.hasOwn(fields, field));
export const findWrongFields = (fields, value) => Object.keys(fields).filter((field) => !fields[field](value[field]));
const fits = (fields) => (value) =>
  isObject(value) && [...findUnknownFields(fields, value), ...findWrongFields(fields, value)].length === 0;

const placeCode = orNull(text(12, 2));
const placeName = orNull(text(200));
const haulage = oneOf("Ramp", "Door", null);
const reference = orNull(text(35));
const container = fits({
  equipmentGroupIsoCode: oneOf("20GP", "40GP", "40HC", "45HC", "20RE", "40RH"),
  numberOfContainers: whole(1, 100),
  weightPerContainer: whole(0, 100_000),
});

export const headerFields = { "x-origin": optional(text(64)), "idempotency-key": optional(text(128, 8)) };
export const signInFields = { username: text(254), password: text(1000), applicationId: oneOf(702020) };
export const referenceFields = { reference };
export const offerIdFields = { offerId: text(200, 1) };
export const searchWithFields = { searchWith: text(100, 1) };
export const portCodeFields = { portCode: text(12, 2) };

export const searchFields = {
  departureDate: orNull(isDate),
  locationCodificationType: oneOf("CMACGM"),
  requestedEquipments: (list) => Array.isArray(list) && list.length >= 1 && list.length <= 6 && list.every(container),
  placeOfOrigin: placeCode,
  portOfLoading: placeCode,
  portOfDischarge: placeCode,
  placeOfDelivery: placeCode,
  placeOfOriginType: haulage,
  placeOfDeliveryType: haulage,
  nonOperatingReefer: isBoolean,
  originPlace: placeName,
  loadingPort: placeName,
  deliveryPlace: placeName,
  dischargePort: placeName,
  reeferAttributes: optional(fits({ temperature: decimal(-40, 40), ventilation: orNull(decimal(0, 1000)) })),
};

export const bookFields = {
  offerId: text(200, 1),
  providerName: text(200),
  routing: orNull((value) => typeof value === "string" || isObject(value)),
  arrivalDate: orNull(text(40)),
  departureDate: orNull(text(40)),
  bookAgain: optional(isBoolean),
  reference: optional(reference),
};

/** The portal sends the whole rate; fields that are not listed here are ignored. */
export const pdfFields = {
  offerId: optional(text(200, 1)),
  _id: optional(text(200, 1)),
  quotationId: optional(text(40, 1)),
};

export const listFields = {
  limit: optional(digits(1, 100)),
  skip: optional(digits(0, 1_000_000)),
  search: optional(text(100)),
  status: optional(oneOf("0", "1", "2", "unknown")),
  departureFrom: optional(isDate),
  departureTill: optional(isDate),
  carrier: optional(text(200, 1)),
  running: optional(oneOf("true", "false")),
  sort: optional((value) => /^-?(bookedOn|departure|arrival|total)$/.test(value)),
};
