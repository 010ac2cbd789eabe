import * as t from "io-ts";
import type { Dashboard, LastSearch, NextCutOff, RateSearchRequest } from "#api/schema.d.ts";
import { reading } from "./agreement.ts";
import { list, object, orNull } from "./codec.ts";
import { QuotationCodec } from "./quotations.ts";

const NextCutOffCodec = reading<NextCutOff>()(
  object({
    quotationId: t.string,
    bookingId: orNull(t.string),
    code: t.string,
    at: t.string,
    place: orNull(t.string),
    overdue: orNull(t.boolean),
  }),
);
export type WireCutOff = t.TypeOf<typeof NextCutOffCodec>;

const EquipmentCode = t.keyof({ "20GP": null, "40GP": null, "40HC": null, "45HC": null, "20RE": null, "40RH": null });
const HaulageType = orNull(t.keyof({ Ramp: null, Door: null }));

const SearchCodec = reading<RateSearchRequest>()(
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
export type WireSearch = t.TypeOf<typeof SearchCodec>;

export const LastSearchCodec = reading<LastSearch>()(object({ searchedAt: t.string, search: SearchCodec }));
export type WireLastSearch = t.TypeOf<typeof LastSearchCodec>;

type UnreadDashboard = Omit<Dashboard, "lastSearches"> & { readonly lastSearches: readonly unknown[] };

/** The home with its searches still unread: one that cannot be repeated must not cost the rest. */
export const DashboardCodec = reading<UnreadDashboard>()(
  object({
    runningBookings: list(QuotationCodec),
    nextCutOffs: list(NextCutOffCodec),
    lastSearches: list(t.unknown),
  }),
);
export type WireDashboard = t.TypeOf<typeof DashboardCodec>;
