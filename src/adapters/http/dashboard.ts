import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import { agreeing, list, object, orNull, decodeWith, readableListOrNone } from "./codec.ts";
import { QuotationCodec, toQuotation } from "./bookings.ts";
import { DeadlineCodec, toDeadline } from "./deadline-codec.ts";
import { readLocalMoment } from "./local-moment.ts";
import type { Dashboard, LastSearch, NextCutOff } from "#domain/accounts";
import type { FclSearch, ReeferUse, SearchEnd } from "#domain/search";
import type { PlaceRef } from "#domain/places";
import { getEquipment } from "#domain/containers";
import type { CutOffCode } from "#domain/rates";
import { isCalendarDate } from "#domain/time";
import type { DashboardPort } from "#ports/api.ts";
import { synchroniseWith, request, readFirst } from "./request.ts";
import type { Api, ApiSettings } from "./client.ts";

const NextCutOffCodec = agreeing<schema.NextCutOff>()(
  object({
    quotationId: t.string,
    bookingId: orNull(t.string),
    code: t.string,
    at: t.string,
    place: orNull(t.string),
    overdue: orNull(t.boolean),
  }),
);
export type ApiCutOff = t.TypeOf<typeof NextCutOffCodec>;

const NextDeadlineCodec = agreeing<schema.NextDeadline>()(
  object({ quotationId: t.string, bookingId: orNull(t.string), deadline: DeadlineCodec }),
);

export const EquipmentCode = t.keyof({
  "20GP": null,
  "40GP": null,
  "40HC": null,
  "45HC": null,
  "20RE": null,
  "40RH": null,
});
const HaulageType = orNull(t.keyof({ Ramp: null, Door: null }));

export const SearchCodec = agreeing<schema.RateSearchRequest>()(
  object({
    departureDate: orNull(t.string),
    requestedEquipments: list(
      object({ equipmentGroupIsoCode: EquipmentCode, numberOfContainers: t.number, weightPerContainer: t.number }),
    ),
    placeOfOrigin: orNull(t.string),
    portOfLoading: orNull(t.string),
    portOfDischarge: orNull(t.string),
    placeOfDelivery: orNull(t.string),
    placeOfOriginType: HaulageType,
    placeOfDeliveryType: HaulageType,
    nonOperatingReefer: t.boolean,
    originPlace: orNull(t.string),
    loadingPort: orNull(t.string),
    deliveryPlace: orNull(t.string),
    dischargePort: orNull(t.string),
    reeferAttributes: orNull(object({ temperature: t.number, ventilation: orNull(t.number) })),
  }),
);
export type ApiSearch = t.TypeOf<typeof SearchCodec>;

export const LastSearchCodec = agreeing<schema.LastSearch>()(object({ searchedAt: t.string, search: SearchCodec }));
export type ApiLastSearch = t.TypeOf<typeof LastSearchCodec>;

type UnreadDashboard = Omit<schema.Dashboard, "lastSearches"> & { readonly lastSearches: readonly unknown[] };

/** Searches are read one by one, so that an unreadable one does not affect the rest. */
export const DashboardCodec = agreeing<UnreadDashboard>()(
  object({
    runningBookings: list(QuotationCodec),
    nextCutOffs: list(NextCutOffCodec),
    nextDeadlines: readableListOrNone(NextDeadlineCodec),
    lastSearches: list(t.unknown),
  }),
);
export type ApiDashboard = t.TypeOf<typeof DashboardCodec>;

const CUT_OFFS: readonly CutOffCode[] = ["LCO", "VCO", "PCO", "STA", "DCO", "CUA"];

/** Unknown cut-offs and those without a readable date are left out. */
const toCutOffs = ({ quotationId, bookingId, code, at, place, overdue }: ApiCutOff): readonly NextCutOff[] => {
  const known = CUT_OFFS.find((one) => one === code);
  const moment = readLocalMoment(at);
  return known === undefined || moment === null
    ? []
    : [{ quotationId, bookingId, code: known, at: moment, place, isOverdue: overdue === true }];
};

const toPlaceRef = (code: string | null, name: string | null): PlaceRef | null =>
  code === null || code === "" ? null : { code, name: name === null || name === "" ? code : name };

const toEnd = (
  place: PlaceRef | null,
  port: PlaceRef | null,
  serviceType: SearchEnd["serviceType"] | null,
): SearchEnd => ({ place, port, serviceType: serviceType ?? "Ramp" });

const toReefer = ({ requestedEquipments, nonOperatingReefer, reeferAttributes }: ApiSearch): ReeferUse | null => {
  const isReefer = requestedEquipments.some((one) => getEquipment(one.equipmentGroupIsoCode).kind === "Reefer");
  if (!isReefer) return null;
  if (nonOperatingReefer || reeferAttributes === null) return { kind: "non-operating" };
  const { temperature, ventilation } = reeferAttributes;
  return { kind: "operating", temperatureC: temperature, ventilationCbmPerHour: ventilation };
};

export const toSearch = (wire: ApiSearch): FclSearch => ({
  mode: "fcl",
  origin: toEnd(
    toPlaceRef(wire.placeOfOrigin, wire.originPlace),
    toPlaceRef(wire.portOfLoading, wire.loadingPort),
    wire.placeOfOriginType,
  ),
  destination: toEnd(
    toPlaceRef(wire.placeOfDelivery, wire.deliveryPlace),
    toPlaceRef(wire.portOfDischarge, wire.dischargePort),
    wire.placeOfDeliveryType,
  ),
  departureDate: wire.departureDate !== null && isCalendarDate(wire.departureDate) ? wire.departureDate : null,
  containers: wire.requestedEquipments.map((one) => ({
    equipment: one.equipmentGroupIsoCode,
    quantity: one.numberOfContainers,
    weightKg: one.weightPerContainer,
  })),
  reefer: toReefer(wire),
});

const toLastSearch = ({ searchedAt, search }: ApiLastSearch): LastSearch => ({ searchedAt, search: toSearch(search) });

/** Unreadable searches and unknown cut-offs are left out. */
const toDashboard = ({ runningBookings, nextCutOffs, nextDeadlines, lastSearches }: ApiDashboard): Dashboard => ({
  runningBookings: runningBookings.map(toQuotation),
  nextCutOffs: nextCutOffs.flatMap(toCutOffs),
  ...(nextDeadlines.length === 0
    ? {}
    : {
        nextDeadlines: nextDeadlines.map(({ deadline, ...booking }) => ({ ...toDeadline(deadline), ...booking })),
      }),
  lastSearches: lastSearches.flatMap((unread) =>
    decodeWith(LastSearchCodec)(unread).match(
      (read) => [toLastSearch(read)],
      () => [],
    ),
  ),
});

export const createDashboard = (api: Api, settings: ApiSettings): DashboardPort => ({
  load: (signal) =>
    request(api.GET("/resource/dashboard", { signal }))
      .andTee(synchroniseWith(settings))
      .andThen(readFirst(DashboardCodec))
      .map(toDashboard),
});
