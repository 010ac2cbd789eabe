import type { EquipmentCode } from "#domain/containers";

/* Texts as they were typed: an unfinished one is saved as well, and checked when it is sent. Names of DCSA Booking 2.0. */
export const COMMODITY_FIELDS = [
  "commodityType",
  "hsCode",
  "numberOfPackages",
  "packageKind",
  "cargoGrossWeight",
  "isDangerousGoods",
  "unNumber",
  "imoClass",
] as const;
const TRANSPORT_FIELDS = ["cargoReadyDate", "incoTerms", "incoTermsPlace", "temperatureSetpoint"] as const;
export const PARTY_FIELDS = [
  "partyName",
  "street",
  "postCode",
  "city",
  "countryCode",
  "contactName",
  "email",
  "phone",
  "taxReference",
] as const;
const CONTAINER_FIELDS = [
  "cargoGrossWeight",
  "equipmentReference",
  "sealNumbers",
  "tareWeight",
  "maxGrossWeight",
  "vgmWeight",
  "vgmMethod",
  "vgmResponsibleParty",
  "vgmDateTime",
] as const;
const PICK_UP_FIELDS = ["shipperReference", "pickUpAddress", "instructions"] as const;
export const PARTY_ROLES = ["shipper", "consignee", "notifyParty"] as const;

type CommodityField = (typeof COMMODITY_FIELDS)[number];
type TransportField = (typeof TRANSPORT_FIELDS)[number];
export type PartyField = (typeof PARTY_FIELDS)[number];
export type ContainerField = (typeof CONTAINER_FIELDS)[number];
type PickUpField = (typeof PICK_UP_FIELDS)[number];
export type PartyRole = (typeof PARTY_ROLES)[number];

export type Commodity = Readonly<Record<CommodityField, string>>;
export type Party = Readonly<Record<PartyField, string>>;
export type ContainerDetails = Readonly<Record<ContainerField, string>>;

/** What a shipper states about the cargo of a booking; every text as typed. */
export interface CargoDetails {
  /** 1 to `MAX_COMMODITIES`. */
  readonly commodities: readonly Commodity[];
  readonly transport: Readonly<Record<TransportField, string>>;
  readonly documentParties: Readonly<Record<PartyRole, Party>>;
  /** One for each booked container, in the order of the booking; empty for a part load. */
  readonly requestedEquipments: readonly ContainerDetails[];
  readonly pickUp: Readonly<Record<PickUpField, string>>;
}

/** What of a booking decides which fields it needs. */
export interface CargoScope {
  /** One for each booked container; empty for a part load. */
  readonly equipments: readonly EquipmentCode[];
}

export const MAX_COMMODITIES = 20;

/** Where a text is: `transport.incoTerms`, `commodities.0.hsCode`, `documentParties.shipper.city`. */
export type FieldPath = string;

const LONG_FIELDS: Readonly<Record<string, number>> = {
  commodityType: 500,
  sealNumbers: 200,
  partyName: 120,
  street: 120,
  email: 254,
  pickUpAddress: 500,
  instructions: 2000,
  incoTermsPlace: 120,
  shipperReference: 100,
};
const USUAL_LENGTH = 70;

/** The most characters of a field. */
export const findMaxLength = (path: FieldPath): number => LONG_FIELDS[path.split(".").at(-1) ?? ""] ?? USUAL_LENGTH;

type Read<Field> = (field: Field) => string;

const toCommodity = (read: Read<CommodityField>): Commodity => ({
  commodityType: read("commodityType"),
  hsCode: read("hsCode"),
  numberOfPackages: read("numberOfPackages"),
  packageKind: read("packageKind"),
  cargoGrossWeight: read("cargoGrossWeight"),
  isDangerousGoods: read("isDangerousGoods"),
  unNumber: read("unNumber"),
  imoClass: read("imoClass"),
});

const toTransport = (read: Read<TransportField>): CargoDetails["transport"] => ({
  cargoReadyDate: read("cargoReadyDate"),
  incoTerms: read("incoTerms"),
  incoTermsPlace: read("incoTermsPlace"),
  temperatureSetpoint: read("temperatureSetpoint"),
});

const toParty = (read: Read<PartyField>): Party => ({
  partyName: read("partyName"),
  street: read("street"),
  postCode: read("postCode"),
  city: read("city"),
  countryCode: read("countryCode"),
  contactName: read("contactName"),
  email: read("email"),
  phone: read("phone"),
  taxReference: read("taxReference"),
});

const toContainer = (read: Read<ContainerField>): ContainerDetails => ({
  cargoGrossWeight: read("cargoGrossWeight"),
  equipmentReference: read("equipmentReference"),
  sealNumbers: read("sealNumbers"),
  tareWeight: read("tareWeight"),
  maxGrossWeight: read("maxGrossWeight"),
  vgmWeight: read("vgmWeight"),
  vgmMethod: read("vgmMethod"),
  vgmResponsibleParty: read("vgmResponsibleParty"),
  vgmDateTime: read("vgmDateTime"),
});

const toPickUp = (read: Read<PickUpField>): CargoDetails["pickUp"] => ({
  shipperReference: read("shipperReference"),
  pickUpAddress: read("pickUpAddress"),
  instructions: read("instructions"),
});

export const toPath = (...steps: readonly (string | number)[]): FieldPath => steps.join(".");

/** Builds details from their texts; what is not among them is empty. */
export const buildDetails = (
  texts: ReadonlyMap<FieldPath, string>,
  commodities: number,
  containers: number,
): CargoDetails => {
  const read = (...steps: readonly (string | number)[]): string => texts.get(toPath(...steps)) ?? "";
  const party = (role: PartyRole): Party => toParty((field) => read("documentParties", role, field));
  return {
    commodities: Array.from({ length: commodities }, (_, index) =>
      toCommodity((field) => read("commodities", index, field)),
    ),
    transport: toTransport((field) => read("transport", field)),
    documentParties: {
      shipper: party("shipper"),
      consignee: party("consignee"),
      notifyParty: party("notifyParty"),
    },
    requestedEquipments: Array.from({ length: containers }, (_, index) =>
      toContainer((field) => read("requestedEquipments", index, field)),
    ),
    pickUp: toPickUp((field) => read("pickUp", field)),
  };
};

/** Every text of the details with its path, in the order of the form. */
export const listTexts = (details: CargoDetails): ReadonlyMap<FieldPath, string> =>
  new Map<FieldPath, string>([
    ...details.commodities.flatMap((one, index) =>
      COMMODITY_FIELDS.map((field) => [toPath("commodities", index, field), one[field]] as const),
    ),
    ...TRANSPORT_FIELDS.map((field) => [toPath("transport", field), details.transport[field]] as const),
    ...PARTY_ROLES.flatMap((role) =>
      PARTY_FIELDS.map(
        (field) => [toPath("documentParties", role, field), details.documentParties[role][field]] as const,
      ),
    ),
    ...details.requestedEquipments.flatMap((one, index) =>
      CONTAINER_FIELDS.map((field) => [toPath("requestedEquipments", index, field), one[field]] as const),
    ),
    ...PICK_UP_FIELDS.map((field) => [toPath("pickUp", field), details.pickUp[field]] as const),
  ]);

/** Details with nothing typed yet. */
export const emptyDetails = ({ equipments }: CargoScope): CargoDetails => buildDetails(new Map(), 1, equipments.length);

/** The details with other texts; paths that they do not have are left out, texts are cut to their length. */
export const setTexts = (details: CargoDetails, texts: Iterable<readonly [FieldPath, string]>): CargoDetails => {
  const all = new Map(listTexts(details));
  for (const [path, text] of texts) if (all.has(path)) all.set(path, text.slice(0, findMaxLength(path)));
  return buildDetails(all, details.commodities.length, details.requestedEquipments.length);
};

/** The details with one more, empty commodity, or unchanged if they have as many as a booking can have. */
export const addCommodity = (details: CargoDetails): CargoDetails =>
  details.commodities.length >= MAX_COMMODITIES
    ? details
    : buildDetails(listTexts(details), details.commodities.length + 1, details.requestedEquipments.length);

/** The details without a commodity (from 0); the last one is never removed. */
export const removeCommodity = (details: CargoDetails, position: number): CargoDetails =>
  details.commodities.length < 2
    ? details
    : { ...details, commodities: details.commodities.filter((_, index) => index !== position) };

/** Brings details into the form of a booking: with an entry for each of its containers. */
export const fitDetails = (details: CargoDetails, { equipments }: CargoScope): CargoDetails =>
  buildDetails(listTexts(details), Math.max(1, details.commodities.length), equipments.length);

/**
 * Where each container of a changed booking was before (from 0), or null for a new one: the first 20GP stays the first 20GP,
 * whatever is booked before it.
 */
export const matchContainers = (
  before: readonly EquipmentCode[],
  after: readonly EquipmentCode[],
): readonly (number | null)[] => {
  const left = [...before.entries()];
  return after.map((equipment) => {
    const position = left.findIndex(([, one]) => one === equipment);
    const [found] = position === -1 ? [] : left.splice(position, 1);
    return found?.[0] ?? null;
  });
};

/** The details of a booking whose containers have changed: each container keeps what was stated about it. */
export const moveContainers = (details: CargoDetails, matches: readonly (number | null)[]): CargoDetails => ({
  ...details,
  requestedEquipments: matches.map(
    (index) => (index === null ? null : details.requestedEquipments[index]) ?? toContainer(() => ""),
  ),
});

/* What belongs to one shipment only. */
const isOwn = (path: FieldPath): boolean =>
  path.startsWith("requestedEquipments.") || path === "transport.cargoReadyDate" || path === "pickUp.shipperReference";

/** The details of an earlier booking for a new one: without its containers, weights of containers, date and reference. */
export const copyDetails = (earlier: CargoDetails, { equipments }: CargoScope): CargoDetails =>
  buildDetails(
    new Map([...listTexts(earlier)].filter(([path]) => !isOwn(path))),
    Math.max(1, earlier.commodities.length),
    equipments.length,
  );
