import { err, ok, Result } from "neverthrow";
import { getEquipment, MAX_CONTAINERS } from "#domain/containers";
import { addDays, formatDate, type TimeZone } from "#domain/time";
import { dayIn } from "#server/platform/time.ts";
import type { RateRequest, RequestedContainers, RequestedEnd } from "#server/rate-sources/rate-source.ts";
import { isInland } from "../kit/requested.ts";

/** What is asked of `spotOn/search`. Sizes are those of CMA CGM's own codes, which the portal uses too. */
export interface SpotOnSearch {
  readonly departureDate: string;
  readonly locationCodificationType: "UNLOCODE";
  readonly portOfLoading: string;
  readonly portOfDischarge: string;
  readonly placeOfOrigin?: string;
  readonly placeOfOriginType?: "Ramp" | "Door";
  readonly placeOfDelivery?: string;
  readonly placeOfDeliveryType?: "Ramp" | "Door";
  readonly commodityCode: "FAK";
  readonly requestedEquipments: readonly {
    readonly equipmentGroupIsoCode: string;
    readonly numberOfContainers: number;
    readonly weightPerContainer: number;
    readonly reeferAttributes?: { readonly temperature: number; readonly ventilation?: number };
  }[];
  readonly nonOperatingReefer: boolean;
}

/** What the forwarder decides for searches that leave something open. */
export interface SearchDefaults {
  /** Ports of inland places, by UN/LOCODE: `INTKD: INMUN`. */
  readonly gateways: ReadonlyMap<string, string>;
  /** Kilograms in a container whose weight is not stated. */
  readonly weightKg: number;
}

/** Of the carrier's head office: whose today counts is not documented. */
export const CARRIER_ZONE: TimeZone = "Europe/Paris";

/* SpotOn prices departures of today and the 30 days after it; the last one is left out where it is another day at UTC. */
const MAX_DAYS_AHEAD = 30;

const findPort = ({ place, port }: RequestedEnd, { gateways }: SearchDefaults): Result<string, string> => {
  if (port !== null) return ok(port.code);
  if (place?.kind === "Sea") return ok(place.code);
  const gateway = gateways.get(place?.code ?? "");
  return gateway === undefined ? err(`CMA CGM needs a port for ${place?.name ?? "the inland place"}.`) : ok(gateway);
};

const MINUTE_MS = 60_000;

const findDay = ({ ready, now }: RateRequest): Result<string, string> => {
  const moment = now * MINUTE_MS;
  const today = dayIn(moment, CARRIER_ZONE);
  const lastDay = addDays(dayIn(moment, "UTC"), MAX_DAYS_AHEAD);
  if (ready > lastDay) return err(`CMA CGM prices departures until ${formatDate(lastDay)} only.`);
  return ok(ready < today ? today : ready);
};

const findLoadProblem = (containers: readonly RequestedContainers[]): string | null => {
  const kinds = new Set(containers.map(({ equipment }) => getEquipment(equipment).kind));
  if (kinds.size !== 1) return "CMA CGM prices dry containers and reefers apart.";
  const count = containers.reduce((sum, { quantity }) => sum + quantity, 0);
  return count > MAX_CONTAINERS ? `CMA CGM prices at most ${MAX_CONTAINERS} containers together.` : null;
};

/* An answer without offers is billed too. */
const findPortProblem = ({ origin, destination }: RateRequest, defaults: SearchDefaults): string | null => {
  const [from, to] = [findPort(origin, defaults), findPort(destination, defaults)];
  return from.isOk() && to.isOk() && from.value === to.value
    ? "CMA CGM sells no transport from a port to itself."
    : null;
};

const toReefer = ({ cooling }: RateRequest, isReefer: boolean) => {
  if (cooling === null || !isReefer) return {};
  const { temperature, ventilation } = cooling;
  return { reeferAttributes: { temperature, ...(ventilation === null ? {} : { ventilation }) } };
};

/**
 * The search of a shipper as SpotOn takes it; the refusal is a sentence for the shipper. A 400 is billed, so what SpotOn would
 * refuse is not asked.
 */
export const toSpotOnSearch = (request: RateRequest, defaults: SearchDefaults): Result<SpotOnSearch, string> => {
  const { origin, destination, containers } = request;
  const problem = findLoadProblem(containers) ?? findPortProblem(request, defaults);
  if (problem !== null) return err(problem);
  const isReefer = containers.every(({ equipment }) => getEquipment(equipment).kind === "Reefer");
  return Result.combine([findDay(request), findPort(origin, defaults), findPort(destination, defaults)]).map(
    ([departureDate, portOfLoading, portOfDischarge]) => ({
      departureDate,
      locationCodificationType: "UNLOCODE",
      portOfLoading,
      portOfDischarge,
      ...(isInland(origin) ? { placeOfOrigin: origin.place?.code ?? "", placeOfOriginType: origin.service } : {}),
      ...(isInland(destination)
        ? { placeOfDelivery: destination.place?.code ?? "", placeOfDeliveryType: destination.service }
        : {}),
      commodityCode: "FAK",
      requestedEquipments: containers.map(({ equipment, quantity, weightKg }) => ({
        equipmentGroupIsoCode: equipment,
        numberOfContainers: quantity,
        weightPerContainer: weightKg === 0 ? defaults.weightKg : weightKg,
        ...toReefer(request, isReefer),
      })),
      nonOperatingReefer: isReefer && request.cooling === null,
    }),
  );
};
