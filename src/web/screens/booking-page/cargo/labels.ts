import type { CargoPart, CargoSection, FieldPath, PartStatus, SectionState } from "#domain/cargo";

export const SECTION_TITLES: Readonly<Record<CargoSection, string>> = {
  cargo: "Cargo",
  parties: "Parties",
  "pick-up": "Pick-up and instructions",
  containers: "Containers and VGM",
};

export const GROUP_TITLES: Readonly<Record<string, string>> = {
  shipper: "Shipper",
  consignee: "Consignee",
  notifyParty: "Notify party",
};

const FIELD_LABELS: Readonly<Record<string, string>> = {
  commodityType: "Goods",
  hsCode: "HS code",
  numberOfPackages: "Number of packages",
  packageKind: "Kind of packages",
  isDangerousGoods: "Dangerous goods",
  unNumber: "UN number",
  imoClass: "Class",
  cargoReadyDate: "Cargo ready",
  incoTerms: "Incoterm",
  incoTermsPlace: "Place of the Incoterm",
  temperatureSetpoint: "Temperature, °C",
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
  tareWeight: "Tare by plate, kg",
  maxGrossWeight: "Maximum by plate, kg",
  vgmWeight: "VGM, kg",
  vgmMethod: "Method",
  vgmResponsibleParty: "Weighed by",
  vgmDateTime: "Weighed at",
  shipperReference: "Your reference",
  pickUpAddress: "Pick-up address",
  instructions: "Instructions",
};

/** The label of a field within its group. */
export const labelField = (path: FieldPath): string => {
  const [group, position, field = position] = path.split(".");
  if (field === "cargoGrossWeight")
    return group === "commodities" ? "Gross weight, kg" : `Gross weight in container ${Number(position) + 1}, kg`;
  return FIELD_LABELS[field ?? ""] ?? "";
};

const labelGroup = (path: FieldPath): string => {
  const [group, position] = path.split(".");
  if (group === "commodities") return `item ${Number(position) + 1}`;
  if (group === "requestedEquipments") return `container ${Number(position) + 1}`;
  return (GROUP_TITLES[position ?? ""] ?? "").toLowerCase();
};

/** `HS code, item 2`: a field on its own. */
export const labelPath = (path: FieldPath): string => {
  const group = path.endsWith("cargoGrossWeight") && path.startsWith("requested") ? "" : labelGroup(path);
  return group === "" ? labelField(path) : `${labelField(path)}, ${group}`;
};

const TEXTS: Readonly<Record<string, string>> = {
  yes: "Yes",
  no: "No",
  SM1: "1, weighed",
  SM2: "2, calculated",
};

/** A typed text as it is read: choices in words. */
export const formatText = (text: string): string => TEXTS[text] ?? text;

/** `Missing 2`, `Complete`, `1 of 3 sent`. */
export const formatState = ({ status, missing, sent, of }: SectionState): string => {
  if (of > 1 && sent > 0 && sent < of && status !== "returned") return `${sent} of ${of} sent`;
  return status === "missing" ? `Missing ${missing}` : STATUS_LABELS[status];
};

export const STATUS_LABELS: Readonly<Record<PartStatus, string>> = {
  missing: "Missing",
  complete: "Complete",
  sent: "Sent",
  accepted: "Accepted",
  returned: "Returned",
};

/** What was sent, for the message after it. */
export const formatSent = ({ subject, container }: CargoPart): string => {
  switch (subject) {
    case "shipping-instruction":
      return "The shipping instruction was sent.";
    case "pick-up":
      return "The pick-up was sent.";
    case "vgm":
      return `The VGM of container ${container} was sent.`;
  }
};
