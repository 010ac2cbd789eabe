import type { Dashboard, LastSearch, NextCutOff } from "#domain/accounts";
import type { FclSearch, ReeferUse, SearchEnd } from "#domain/search";
import type { PlaceRef } from "#domain/places";
import { equipmentOf } from "#domain/containers";
import type { CutOffCode } from "#domain/rates";
import { isCalendarDate } from "#domain/time";
import { decodeWith } from "../decoders/codec.ts";
import {
  LastSearchCodec,
  type WireCutOff,
  type WireDashboard,
  type WireLastSearch,
  type WireSearch,
} from "../decoders/dashboard.ts";
import { localMoment } from "./local-moment.ts";
import { quotationOf } from "./quotations.ts";

const CUT_OFFS: readonly CutOffCode[] = ["LCO", "VCO", "PCO", "STA", "DCO"];

/** A cut-off that the portal has a name for; none for any other, and for one without a readable date. */
const cutOffsOf = ({ quotationId, bookingId, code, at, place, overdue }: WireCutOff): readonly NextCutOff[] => {
  const known = CUT_OFFS.find((one) => one === code);
  const moment = localMoment(at);
  return known === undefined || moment === null
    ? []
    : [{ quotationId, bookingId, code: known, at: moment, place, isOverdue: overdue === true }];
};

const pointOf = (code: string | null, name: string | null): PlaceRef | null =>
  code === null || code === "" ? null : { code, name: name === null || name === "" ? code : name };

const endOf = (
  place: PlaceRef | null,
  port: PlaceRef | null,
  serviceType: SearchEnd["serviceType"] | null,
): SearchEnd => ({ place, port, serviceType: serviceType ?? "Ramp" });

const reeferOf = ({ requestedEquipments, nonOperatingReefer, reeferAttributes }: WireSearch): ReeferUse | null => {
  const isReefer = requestedEquipments.some((one) => equipmentOf(one.equipmentGroupIsoCode).kind === "Reefer");
  if (!isReefer) return null;
  if (nonOperatingReefer || reeferAttributes === null) return { kind: "non-operating" };
  const { temperature, ventilation } = reeferAttributes;
  return { kind: "operating", temperatureC: temperature, ventilationCbmPerHour: ventilation };
};

const searchOf = (wire: WireSearch): FclSearch => ({
  origin: endOf(
    pointOf(wire.placeOfOrigin, wire.originPlace),
    pointOf(wire.portOfLoading, wire.loadingPort),
    wire.placeOfOriginType,
  ),
  destination: endOf(
    pointOf(wire.placeOfDelivery, wire.deliveryPlace),
    pointOf(wire.portOfDischarge, wire.dischargePort),
    wire.placeOfDeliveryType,
  ),
  departureDate: wire.departureDate !== null && isCalendarDate(wire.departureDate) ? wire.departureDate : null,
  containers: wire.requestedEquipments.map((one) => ({
    equipment: one.equipmentGroupIsoCode,
    quantity: one.numberOfContainers,
    weightKg: one.weightPerContainer,
  })),
  reefer: reeferOf(wire),
});

const lastSearchOf = ({ searchedAt, search }: WireLastSearch): LastSearch => ({ searchedAt, search: searchOf(search) });

/** The home as the wire tells it; a search that cannot be read, and a cut-off without a name, are left out. */
export const dashboardOf = ({ runningBookings, nextCutOffs, lastSearches }: WireDashboard): Dashboard => ({
  runningBookings: runningBookings.map(quotationOf),
  nextCutOffs: nextCutOffs.flatMap(cutOffsOf),
  lastSearches: lastSearches.flatMap((unread) =>
    decodeWith(LastSearchCodec)(unread).match(
      (read) => [lastSearchOf(read)],
      () => [],
    ),
  ),
});
