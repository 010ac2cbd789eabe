import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import type { CargoDetails } from "#domain/cargo";
import type { BookingCargo, BookingCargoPort } from "#ports/booking-cargo.ts";
import type { Api } from "./client.ts";
import { agreeing, decodeWith, first, list, object, orNull, readableOrNull } from "./codec.ts";
import { type Envelope, request } from "./request.ts";

/** A company of a shipping instruction or of the address book. */
export const PartyCodec = object({
  partyName: t.string,
  street: t.string,
  postCode: t.string,
  city: t.string,
  countryCode: t.string,
  contactName: t.string,
  email: t.string,
  phone: t.string,
  taxReference: t.string,
});

const DetailsCodec = object({
  commodities: list(
    object({
      commodityType: t.string,
      hsCode: t.string,
      numberOfPackages: t.string,
      packageKind: t.string,
      cargoGrossWeight: t.string,
      isDangerousGoods: t.string,
      unNumber: t.string,
      imoClass: t.string,
    }),
  ),
  transport: object({
    cargoReadyDate: t.string,
    incoTerms: t.string,
    incoTermsPlace: t.string,
    temperatureSetpoint: t.string,
  }),
  documentParties: object({ shipper: PartyCodec, consignee: PartyCodec, notifyParty: PartyCodec }),
  requestedEquipments: list(
    object({
      cargoGrossWeight: t.string,
      equipmentReference: t.string,
      sealNumbers: t.string,
      tareWeight: t.string,
      maxGrossWeight: t.string,
      vgmWeight: t.string,
      vgmMethod: t.string,
      vgmResponsibleParty: t.string,
      vgmDateTime: t.string,
    }),
  ),
  pickUp: object({ shipperReference: t.string, pickUpAddress: t.string, instructions: t.string }),
});

const CargoCodec = agreeing<schema.BookingCargo>()(
  object({
    version: t.number,
    savedAt: orNull(t.string),
    equipments: list(t.keyof({ "20GP": null, "40GP": null, "40HC": null, "45HC": null, "20RE": null, "40RH": null })),
    details: DetailsCodec,
    submissions: list(
      object({
        subject: t.keyof({ "shipping-instruction": null, "pick-up": null, vgm: null }),
        container: t.number,
        status: t.keyof({ sent: null, accepted: null, returned: null }),
        reason: orNull(t.string),
        sentAt: t.string,
        answeredAt: orNull(t.string),
      }),
    ),
    earlier: readableOrNull(object({ quotationId: t.string, details: DetailsCodec })),
  }),
);

const readCargo = ({ result }: Envelope) =>
  decodeWith(CargoCodec)(first(result)).map(
    ({ equipments, earlier, ...cargo }): BookingCargo => ({
      ...cargo,
      scope: { equipments },
      ...(earlier === null ? {} : { earlier }),
    }),
  );

const toBody = (details: CargoDetails): schema.CargoDetails => ({
  ...details,
  commodities: [...details.commodities],
  requestedEquipments: [...details.requestedEquipments],
});

export const createBookingCargo = (api: Api): BookingCargoPort => ({
  load: (booking, signal) =>
    request(api.GET("/resource/quotation/{id}/cargo", { params: { path: { id: booking } }, signal })).andThen(
      readCargo,
    ),

  save: ({ booking, version, details }, signal) =>
    request(
      api.PUT("/resource/quotation/{id}/cargo", {
        params: { path: { id: booking } },
        body: { version, details: toBody(details) },
        signal,
      }),
    ).andThen(readCargo),

  send: ({ booking, version, subject, container }, signal) =>
    request(
      api.POST("/resource/quotation/{id}/cargo/submissions", {
        params: { path: { id: booking } },
        body: { version, subject, container },
        signal,
      }),
    ).andThen(readCargo),
});
