import { err, ok, type Result } from "neverthrow";
import { getEquipment, MAX_CONTAINERS } from "#domain/containers";
import { addDays, formatDate } from "#domain/time";
import type { RateRequest, RequestedEnd } from "#server/rate-sources/rate-source.ts";

/** What is asked of `spotOn/search`. Sizes are those of CMA CGM's own codes, which the portal uses too. */
export interface SpotOnSearch {
  readonly departureDate: string;
  readonly locationCodificationType: "UNLOCODE";
  readonly portOfLoading?: string;
  readonly portOfDischarge?: string;
  readonly placeOfOrigin?: string;
  readonly placeOfOriginType?: "Ramp" | "Door";
  readonly placeOfDelivery?: string;
  readonly placeOfDeliveryType?: "Ramp" | "Door";
  readonly commodityCode: "FAK";
  readonly requestedEquipments: readonly {
    readonly equipmentGroupIsoCode: string;
    readonly numberOfContainers: number;
    readonly weightPerContainer?: number;
    readonly reeferAttributes?: { readonly temperature: number; readonly ventilation?: number };
  }[];
  readonly nonOperatingReefer: boolean;
}

/** SpotOn prices departures of today and the 30 days after it; any other day is a 400, which is billed. */
const MAX_DAYS_AHEAD = 30;

const toOrigin = ({ place, port, service }: RequestedEnd) => ({
  ...(port === null ? {} : { portOfLoading: port.code }),
  ...(place === null ? {} : { placeOfOrigin: place.code, placeOfOriginType: service }),
});

const toDelivery = ({ place, port, service }: RequestedEnd) => ({
  ...(port === null ? {} : { portOfDischarge: port.code }),
  ...(place === null ? {} : { placeOfDelivery: place.code, placeOfDeliveryType: service }),
});

const toReefer = ({ cooling }: RateRequest) => {
  if (cooling === null) return {};
  const { temperature, ventilation } = cooling;
  return { reeferAttributes: { temperature, ...(ventilation === null ? {} : { ventilation }) } };
};

/**
 * The search of a shipper as SpotOn takes it; the refusal is a sentence for the shipper. A 400 is billed, so what SpotOn would
 * refuse is not asked.
 */
export const toSpotOnSearch = (request: RateRequest): Result<SpotOnSearch, string> => {
  const { origin, destination, containers, ready, today } = request;
  const departureDate = ready < today ? today : ready;
  const lastDay = addDays(today, MAX_DAYS_AHEAD);
  if (departureDate > lastDay) return err(`CMA CGM prices departures until ${formatDate(lastDay)} only.`);
  const kinds = new Set(containers.map(({ equipment }) => getEquipment(equipment).kind));
  if (kinds.size !== 1) return err("CMA CGM prices dry containers and reefers apart.");
  const count = containers.reduce((sum, { quantity }) => sum + quantity, 0);
  if (count > MAX_CONTAINERS) return err(`CMA CGM prices at most ${MAX_CONTAINERS} containers together.`);
  return ok({
    departureDate,
    locationCodificationType: "UNLOCODE",
    ...toOrigin(origin),
    ...toDelivery(destination),
    commodityCode: "FAK",
    requestedEquipments: containers.map(({ equipment, quantity, weightKg }) => ({
      equipmentGroupIsoCode: equipment,
      numberOfContainers: quantity,
      ...(weightKg === 0 ? {} : { weightPerContainer: weightKg }),
      ...toReefer(request),
    })),
    nonOperatingReefer: kinds.has("Reefer") && request.cooling === null,
  });
};
