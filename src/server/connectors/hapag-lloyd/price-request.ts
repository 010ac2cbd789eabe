import { err, ok, type Result } from "neverthrow";
import type { EquipmentCode } from "#domain/containers";
import type { RateRequest, RequestedContainers, RequestedEnd } from "#server/rate-sources/rate-source.ts";
import { findFirstDay, isInland } from "../kit/requested.ts";

/** What `…/prices` is asked for: one size of a load. */
export interface PriceRequest {
  readonly placeOfReceipt: { readonly locode: string };
  readonly placeOfDelivery: { readonly locode: string };
  readonly receiptTypeAtOrigin: "CY" | "SD";
  readonly deliveryTypeAtDestination: "CY" | "SD";
  readonly requestedEquipment: {
    readonly requestedEquipmentSizeType: string;
    readonly requestedEquipmentUnits: number;
    readonly isNonOperatingReefer: false;
    readonly shippersOwnedContainer: false;
  };
  readonly commodity: {
    readonly commodityTypeGroup: "FAK";
    readonly cargoGrossWeight: number;
    readonly cargoGrossWeightUnit: "KG";
    readonly isHazardous: false;
  };
  readonly earliestDepartureDate: string;
  readonly productIdentifiers: readonly ["QUICK_QUOTES", "QUICK_QUOTES_SPOT"];
  readonly customerIdentifier: string;
}

/** What the forwarder decides. */
export interface PriceDefaults {
  /** The e-mail address by which Hapag-Lloyd knows the forwarder; never that of a shipper. */
  readonly customerIdentifier: string;
  /** Kilograms in a container whose weight is not stated. */
  readonly weightKg: number;
}

const SIZES: ReadonlyMap<EquipmentCode, string> = new Map([
  ["20GP", "22GP"],
  ["40GP", "42GP"],
  ["40HC", "45GP"],
]);
const MAX_UNITS = 20;
const DAYS_AHEAD = 4;

const findLoadProblem = (containers: readonly RequestedContainers[]): string | null => {
  const isOf = (...sizes: readonly EquipmentCode[]) => containers.some(({ equipment }) => sizes.includes(equipment));
  if (isOf("20RE", "40RH")) return "Hapag-Lloyd prices no reefers online.";
  if (isOf("45HC")) return "Hapag-Lloyd prices no 45' containers online.";
  return containers.some(({ quantity }) => quantity > MAX_UNITS)
    ? `Hapag-Lloyd prices at most ${MAX_UNITS} containers of a size.`
    : null;
};

const toLocation = ({ place, port }: RequestedEnd) => ({ locode: place?.code ?? port?.code ?? "" });

const toType = (end: RequestedEnd): "CY" | "SD" => (isInland(end) && end.service === "Door" ? "SD" : "CY");

/** The code of an end's haulage: port, inland terminal (ramp) or door. */
export const toHaulageMode = (end: RequestedEnd): "P" | "R" | "D" => {
  if (!isInland(end)) return "P";
  return end.service === "Door" ? "D" : "R";
};

/** A question for each size of a load, in the order of the load; the refusal is a sentence for the shipper. */
export const toPriceRequests = (
  request: RateRequest,
  { customerIdentifier, weightKg: defaultKg }: PriceDefaults,
): Result<readonly PriceRequest[], string> => {
  const { origin, destination, containers } = request;
  const problem = findLoadProblem(containers);
  if (problem !== null) return err(problem);
  return ok(
    containers.map(({ equipment, quantity, weightKg }) => ({
      placeOfReceipt: toLocation(origin),
      placeOfDelivery: toLocation(destination),
      receiptTypeAtOrigin: toType(origin),
      deliveryTypeAtDestination: toType(destination),
      requestedEquipment: {
        requestedEquipmentSizeType: SIZES.get(equipment) ?? equipment,
        requestedEquipmentUnits: quantity,
        isNonOperatingReefer: false,
        shippersOwnedContainer: false,
      },
      commodity: {
        commodityTypeGroup: "FAK",
        cargoGrossWeight: weightKg === 0 ? defaultKg : weightKg,
        cargoGrossWeightUnit: "KG",
        isHazardous: false,
      },
      earliestDepartureDate: findFirstDay(request, DAYS_AHEAD),
      productIdentifiers: ["QUICK_QUOTES", "QUICK_QUOTES_SPOT"],
      customerIdentifier,
    })),
  );
};
