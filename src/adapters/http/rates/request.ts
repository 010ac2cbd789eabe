import type { FclSearch, ReeferUse, SearchEnd } from "#domain/search";
import type { RateSearchRequest } from "#api/schema.d.ts";

/** Sent for a chosen inland place only. */
const toHaulage = ({ place, serviceType }: SearchEnd): SearchEnd["serviceType"] | null =>
  place === null ? null : serviceType;

const toReeferAttributes = (reefer: ReeferUse | null): Pick<RateSearchRequest, "reeferAttributes"> =>
  reefer?.kind === "operating"
    ? { reeferAttributes: { temperature: reefer.temperatureC, ventilation: reefer.ventilationCbmPerHour } }
    : {};

/** Weights are whole kilograms, 0 if not stated. */
export const toRateRequest = ({
  origin,
  destination,
  departureDate,
  containers,
  reefer,
}: FclSearch): RateSearchRequest => ({
  departureDate,
  locationCodificationType: "CMACGM",
  requestedEquipments: containers
    .filter(({ quantity }) => quantity > 0)
    .map(({ equipment, quantity, weightKg }) => ({
      equipmentGroupIsoCode: equipment,
      numberOfContainers: quantity,
      weightPerContainer: weightKg,
    })),
  placeOfOrigin: origin.place?.code ?? null,
  portOfLoading: origin.port?.code ?? null,
  portOfDischarge: destination.port?.code ?? null,
  placeOfDelivery: destination.place?.code ?? null,
  placeOfOriginType: toHaulage(origin),
  placeOfDeliveryType: toHaulage(destination),
  nonOperatingReefer: reefer?.kind === "non-operating",
  originPlace: origin.place?.name ?? null,
  loadingPort: origin.port?.name ?? null,
  deliveryPlace: destination.place?.name ?? null,
  dischargePort: destination.port?.name ?? null,
  ...toReeferAttributes(reefer),
});
