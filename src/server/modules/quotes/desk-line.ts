import type { ExcelRate, LclSearch, RateSearchRequest } from "#api/schema.d.ts";
import { formatLoadType, type EquipmentQuantity } from "#domain/containers";
import { type CalendarDate, daysBetween } from "#domain/time";
import type { UnnamedLclRate } from "../lcl/index.ts";
import { isLclSearch, readSearch } from "./quote-search.ts";
import type { StoredDeskRequest } from "./tables.ts";

/** A price of the desk, for the whole requested load. */
export interface DeskPrice {
  readonly carrier: string;
  /** Amount as a decimal text: per container by size, for a part load by `WM` (per W/M) or `SHIPMENT`. */
  readonly prices: ReadonlyMap<string, string>;
  readonly currency: string;
  readonly departure: CalendarDate | null;
  readonly arrival: CalendarDate | null;
  readonly vessel: string | null;
  readonly voyage: string | null;
  readonly remark: string | null;
}

/** A line of a rate sheet, for a part load of an LCL tariff. */
export type DeskLine = Omit<ExcelRate, "_id"> | UnnamedLclRate;

const toPlace = (name: string | null, code: string | null): string | null =>
  code === null ? null : `${name ?? code} (${code})`;

const stated = <Name extends string>(name: Name, value: string | null): Partial<Record<Name, string>> => {
  const cell: Partial<Record<Name, string>> = {};
  if (value !== null) cell[name] = value;
  return cell;
};

const toHead = ({ number }: StoredDeskRequest, { carrier, currency, remark }: DeskPrice, today: CalendarDate) => ({
  providerName: carrier,
  "SHEET NAME": `Desk, ${number}`,
  "SHEET DATE": today,
  "VALID FROM": today,
  CURRENCY: currency,
  ...stated("REMARKS", remark),
});

/** Units of prices for a part load, as the cells of a tariff write them. */
export const LCL_PRICE_UNITS: ReadonlyMap<string, string> = new Map([
  ["WM", "W/M"],
  ["SHIPMENT", "SHIPMENT"],
]);

const toLclDeskLine = (
  request: StoredDeskRequest,
  { portOfLoading, portOfDischarge }: LclSearch,
  price: DeskPrice,
  today: CalendarDate,
): UnnamedLclRate => {
  const { prices, currency, departure, arrival } = price;
  return {
    ...toHead(request, price, today),
    "Port of loading": portOfLoading,
    "PORT OF DISCHARGE": portOfDischarge,
    ...(departure === null ? {} : { nextDepartures: [{ departureDate: departure }] }),
    ...(departure === null || arrival === null ? {} : { "TTT (PORT TO PORT)": daysBetween(departure, arrival) }),
    originCharges: Object.fromEntries(
      [...prices].map(([unit, amount]) => [
        "OCEAN FREIGHT",
        `${currency} ${amount}/${LCL_PRICE_UNITS.get(unit) ?? unit}`,
      ]),
    ),
    destinationCharges: {},
    warehouseCharges: {},
  };
};

const toFclDeskLine = (
  request: StoredDeskRequest,
  search: RateSearchRequest,
  price: DeskPrice,
  today: CalendarDate,
): Omit<ExcelRate, "_id"> => {
  const { prices, currency, departure, arrival, vessel, voyage } = price;
  const receipt = toPlace(search.originPlace, search.placeOfOrigin);
  const delivery = toPlace(search.deliveryPlace, search.placeOfDelivery);
  const load = search.requestedEquipments.map(
    (line): EquipmentQuantity => ({ equipment: line.equipmentGroupIsoCode, quantity: line.numberOfContainers }),
  );
  return {
    ...toHead(request, price, today),
    "RATE TYPE": "Spot",
    "CONTAINER SIZE": formatLoadType(load),
    ...stated("PLACE OF RECEIPT", search.portOfLoading === null ? null : receipt),
    ...stated("PORT OF LOADING", toPlace(search.loadingPort, search.portOfLoading) ?? receipt),
    ...stated("PORT OF DISCHARGE", toPlace(search.dischargePort, search.portOfDischarge) ?? delivery),
    ...stated("PLACE OF DELIVERY", search.portOfDischarge === null ? null : delivery),
    ...stated("ETD", departure),
    ...stated("ETA", arrival),
    ...stated("VESSEL", vessel),
    ...stated("VOYAGE", voyage),
    charges: Object.fromEntries(
      [...prices].map(([equipment, amount]) => [`OCEAN FREIGHT ${equipment}`, `${currency} ${amount}`]),
    ),
  };
};

/** The price as a line of a rate sheet: pricing and booking need no second way. */
export const toDeskLine = (request: StoredDeskRequest, price: DeskPrice, today: CalendarDate): DeskLine => {
  const search = readSearch(request);
  return isLclSearch(search)
    ? toLclDeskLine(request, search, price, today)
    : toFclDeskLine(request, search, price, today);
};
