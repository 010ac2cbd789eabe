import { Ajv } from "ajv";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type BookingToHandOver, toDcsaBooking } from "#domain/booking-request";
import { emptyDetails } from "#domain/cargo";
import { aRate } from "#tests/support/rates.ts";
import { CREATE_BOOKING } from "./dcsa-schema.ts";

const isValid = new Ajv({ strictRequired: false }).compile(CREATE_BOOKING);
const problemsOf = (booking: BookingToHandOver): unknown => {
  const { booking: written } = toDcsaBooking(booking);
  return isValid(JSON.parse(JSON.stringify(written))) ? null : isValid.errors;
};

const EMPTY = emptyDetails({ equipments: ["20GP", "20GP"] });
const FORWARDER = { partyName: "Keelson Global Logistics", email: "hello@keelson.example" };

const handOver = (changes: Partial<BookingToHandOver> = {}): BookingToHandOver => ({
  number: "QTN-2026-000013",
  contractQuotation: null,
  rate: aRate(),
  cargo: EMPTY,
  forwarder: FORWARDER,
  ...changes,
});

const [noGoods] = EMPTY.commodities;
const nobody = EMPTY.documentParties.shipper;
const FILLED: BookingToHandOver["cargo"] = {
  commodities:
    noGoods === undefined
      ? []
      : [
          {
            ...noGoods,
            commodityType: "Mattresses",
            hsCode: "9404 40",
            numberOfPackages: "120",
            packageKind: "Cartons",
            cargoGrossWeight: "18250.5",
          },
        ],
  transport: { ...EMPTY.transport, incoTerms: "FOB" },
  documentParties: {
    shipper: {
      ...nobody,
      partyName: "Malabar Spice Exports",
      street: "12 Marine Drive",
      postCode: "682031",
      city: "Kochi",
      countryCode: "IN",
      contactName: "Asha Menon",
      email: "asha@menon.example",
    },
    consignee: { ...nobody, partyName: "Rheinland Wohnen GmbH" },
    notifyParty: { ...nobody, partyName: "Rhein Spedition" },
  },
};

test("a booking with cargo and parties is stated in full", () => {
  const booking = handOver({ cargo: FILLED, contractQuotation: "Q-88123" });
  expect(toDcsaBooking(booking)).toEqual({
    booking: {
      receiptTypeAtOrigin: "CY",
      deliveryTypeAtDestination: "CY",
      cargoMovementTypeAtOrigin: "FCL",
      cargoMovementTypeAtDestination: "FCL",
      contractQuotationReference: "Q-88123",
      freightPaymentTermCode: "PRE",
      vessel: { name: "NORRVIK ASTRID" },
      carrierExportVoyageNumber: "431W",
      expectedDepartureDate: "2026-12-05",
      incoTerms: "FOB",
      isEquipmentSubstitutionAllowed: false,
      references: [{ type: "CR", value: "QTN-2026-000013" }],
      documentParties: {
        bookingAgent: {
          partyName: "Keelson Global Logistics",
          partyContactDetails: [{ name: "Keelson Global Logistics", email: "hello@keelson.example" }],
        },
        shipper: {
          partyName: "Malabar Spice Exports",
          address: { street: "12 Marine Drive", city: "Kochi", postCode: "682031", countryCode: "IN" },
          partyContactDetails: [{ name: "Asha Menon", email: "asha@menon.example" }],
        },
        consignee: { partyName: "Rheinland Wohnen GmbH" },
        other: [{ partyFunction: "N1", party: { partyName: "Rhein Spedition" } }],
      },
      shipmentLocations: [
        { location: { locationName: "Nhava Sheva", UNLocationCode: "INNSA" }, locationTypeCode: "POL" },
        { location: { locationName: "Rotterdam", UNLocationCode: "NLRTM" }, locationTypeCode: "POD" },
      ],
      requestedEquipments: [
        {
          ISOEquipmentCode: "22G1",
          units: 2,
          isShipperOwned: false,
          commodities: [
            {
              commodityType: "Mattresses",
              HSCodes: ["940440"],
              cargoGrossWeight: { value: 18_250.5, unit: "KGM" },
              outerPackaging: { numberOfPackages: 120, description: "Cartons" },
            },
          ],
        },
      ],
    },
    missing: ["serviceContractReference"],
  });
  expect(problemsOf(booking)).toBe(null);
});

test("what nobody has stated is left out and named", () => {
  const { booking, missing } = toDcsaBooking(handOver({ rate: aRate({ departure: null, charges: [] }) }));
  expect(Object.keys(booking)).not.toContain("freightPaymentTermCode");
  expect(missing).toEqual([
    "serviceContractReference",
    "contractQuotationReference",
    "freightPaymentTermCode",
    "expectedDepartureDate",
    "incoTerms",
    "documentParties.shipper",
    "documentParties.consignee",
    "requestedEquipments.commodities",
  ]);
  expect(problemsOf(handOver())).toBe(null);
});

test("a journey from door to door names its ends, and is received and delivered there", () => {
  const door = { name: "Tughlakabad", code: "INTKD", country: "India", kind: "door" } as const;
  const [sea] = aRate().legs;
  const truck = { ...sea, mode: "truck", vessel: null, voyage: null } as const;
  if (sea === undefined) throw new Error("The offer has no leg.");
  const legs = [
    { ...sea, ...truck, from: door, to: sea.from },
    sea,
    { ...sea, ...truck, from: sea.to, to: { ...door, name: "Duisburg", code: null } },
  ];
  const { booking } = toDcsaBooking(handOver({ rate: aRate({ legs }) }));
  expect(booking).toMatchObject({ receiptTypeAtOrigin: "SD", deliveryTypeAtDestination: "SD" });
  expect(booking["shipmentLocations"]).toEqual([
    { location: { locationName: "Tughlakabad", UNLocationCode: "INTKD" }, locationTypeCode: "PRE" },
    { location: { locationName: "Nhava Sheva", UNLocationCode: "INNSA" }, locationTypeCode: "POL" },
    { location: { locationName: "Rotterdam", UNLocationCode: "NLRTM" }, locationTypeCode: "POD" },
    { location: { locationName: "Duisburg" }, locationTypeCode: "PDE" },
  ]);
});

test("whatever people typed, the booking is one of the standard", () => {
  const typed = fc.oneof(fc.string({ maxLength: 120 }), fc.constantFrom("", " ", "12", "1e5", "-3", "0", "DE"));
  const party = fc.record({
    partyName: typed,
    street: typed,
    postCode: typed,
    city: typed,
    countryCode: typed,
    contactName: typed,
    email: typed,
    phone: typed,
    taxReference: typed,
  });
  const commodity = fc.record({
    commodityType: typed,
    hsCode: typed,
    numberOfPackages: typed,
    packageKind: typed,
    cargoGrossWeight: typed,
    isDangerousGoods: typed,
    unNumber: typed,
    imoClass: typed,
  });
  const cargo = fc.record({
    commodities: fc.array(commodity, { maxLength: 3 }),
    transport: fc.record({
      cargoReadyDate: typed,
      incoTerms: typed,
      incoTermsPlace: typed,
      temperatureSetpoint: typed,
    }),
    documentParties: fc.record({ shipper: party, consignee: party, notifyParty: party }),
  });
  fc.assert(
    fc.property(cargo, (one) => {
      expect(problemsOf(handOver({ cargo: one }))).toBe(null);
    }),
  );
});
