import { formatKilograms, parseWeight } from "#domain/containers";
import { formatFullDate, isCalendarDate, toDate, toTime, type DateFormat, STANDARD_DATES } from "#domain/time";
import type { FieldPath, PartyRole } from "./details.ts";

export const PARTY_ROLE_LABELS: Readonly<Record<PartyRole, string>> = {
  shipper: "Shipper",
  consignee: "Consignee",
  notifyParty: "Notify party",
};

const FIELD_LABELS: Readonly<Record<string, string>> = {
  commodityType: "Goods",
  hsCode: "HS code",
  numberOfPackages: "Number of packages",
  packageKind: "Kind of packages",
  cargoGrossWeight: "Gross weight",
  isDangerousGoods: "Dangerous goods",
  unNumber: "UN number",
  imoClass: "Class",
  cargoReadyDate: "Cargo ready",
  incoTerms: "Incoterm",
  incoTermsPlace: "Place of the Incoterm",
  temperatureSetpoint: "Temperature",
  partyName: "Company",
  street: "Street",
  postCode: "Postal code",
  city: "City",
  countryCode: "Country",
  contactName: "Contact",
  email: "Email",
  phone: "Phone",
  taxReference: "Tax number",
  equipmentReference: "Container number",
  sealNumbers: "Seals",
  tareWeight: "Tare by plate",
  maxGrossWeight: "Maximum by plate",
  vgmWeight: "VGM",
  vgmMethod: "Method",
  vgmResponsibleParty: "Weighed by",
  vgmDateTime: "Weighed at",
  shipperReference: "Your reference",
  pickUpAddress: "Pick-up address",
  instructions: "Instructions",
};

const UNITS: Readonly<Record<string, string>> = {
  cargoGrossWeight: "kg",
  temperatureSetpoint: "°C",
  tareWeight: "kg",
  maxGrossWeight: "kg",
  vgmWeight: "kg",
};

/** What readers other than the shipper call a field. */
const DESK_LABELS: Readonly<Record<string, string>> = {
  vgmWeight: "Verified gross mass (VGM)",
  shipperReference: "Reference of the shipper",
};

const toField = (path: FieldPath): string => path.split(".").at(-1) ?? "";

/** The container that a text is about, from 1; null for a text about something else. */
export const findContainer = (path: FieldPath): number | null => {
  const [group, position] = path.split(".");
  return group === "requestedEquipments" ? Number(position) + 1 : null;
};

const findGrossWeightOf = (path: FieldPath): number | null =>
  toField(path) === "cargoGrossWeight" ? findContainer(path) : null;

/** The label of a field within its group, with the unit that is typed. */
export const labelField = (path: FieldPath): string => {
  const field = toField(path);
  const container = findGrossWeightOf(path);
  const label = `${FIELD_LABELS[field] ?? ""}${container === null ? "" : ` in container ${container}`}`;
  const unit = UNITS[field];
  return unit === undefined ? label : `${label}, ${unit}`;
};

const PARTY_LABELS: ReadonlyMap<string, string> = new Map(Object.entries(PARTY_ROLE_LABELS));

const withGroup = (path: FieldPath, label: string): string => {
  const [group, position = ""] = path.split(".");
  if (group === "commodities") return `${label}, item ${Number(position) + 1}`;
  if (group === "requestedEquipments" && findGrossWeightOf(path) === null)
    return `${label}, container ${Number(position) + 1}`;
  return group === "documentParties" ? `${label}, ${(PARTY_LABELS.get(position) ?? "").toLowerCase()}` : label;
};

/** `HS code, item 2`: a field on its own. */
export const labelPath = (path: FieldPath): string => withGroup(path, labelField(path));

/** `Verified gross mass (VGM), container 2`: a field for the desk, without the unit. */
export const nameField = (path: FieldPath): string => {
  const field = toField(path);
  const container = findGrossWeightOf(path);
  const label = DESK_LABELS[field] ?? FIELD_LABELS[field] ?? "";
  return withGroup(path, container === null ? label : `${label} in container ${container}`);
};

const TEXTS: Readonly<Record<string, string>> = {
  yes: "Yes",
  no: "No",
  SM1: "1, weighed",
  SM2: "2, calculated",
};

/** A typed text as it is read: choices in words. */
export const formatText = (text: string): string => TEXTS[text] ?? text;

const formatMoment = (text: string, dates: DateFormat): string => {
  const [day, time] = [toDate(text), toTime(text)];
  if (!isCalendarDate(day)) return text;
  return time === null ? formatFullDate(day, dates) : `${formatFullDate(day, dates)}, ${time}`;
};

const formatTypedWeight = (text: string): string => {
  const weight = parseWeight(text);
  return weight.kind === "weight" ? formatKilograms(weight.kilograms) : text;
};

/** A typed text of a field with its unit, choices and dates in words: `18 230 kg`; what is unreadable stays as typed. */
export const formatFieldText = (path: FieldPath, text: string, dates: DateFormat = STANDARD_DATES): string => {
  const field = toField(path);
  if (text.trim() === "") return "";
  if (UNITS[field] === "kg") return formatTypedWeight(text);
  switch (field) {
    case "temperatureSetpoint":
      return /^[+\-−–]?\d+(?:[.,]\d+)?$/u.test(text.trim()) ? `${text.trim()} °C` : text;
    case "cargoReadyDate":
    case "vgmDateTime":
      return formatMoment(text, dates);
    case "isDangerousGoods":
    case "vgmMethod":
      return formatText(text);
    default:
      return text;
  }
};
