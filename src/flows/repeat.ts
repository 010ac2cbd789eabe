import type { Quotation } from "#domain/bookings";
import { type LeadTimes, STANDARD_LEAD_TIMES } from "#domain/deadlines";
import type { LclSearch } from "#domain/lcl";
import type { PlaceRef } from "#domain/places";
import type { RouteLeg, RoutePoint } from "#domain/rates";
import { type FclSearch, findNextDeparture, toRepeatedSearch } from "#domain/search";
import type { TodayIn } from "#domain/time";
import type { BookingDetails } from "#ports/api.ts";
import { toSearchPath } from "./quotes/path.ts";
import { formatSearchQuery } from "./search/search-query.ts";

type Details = Pick<BookingDetails, "booked" | "load" | "leadTimes">;

const sumLeadHours = ({ emptyPickUp, stuffing, trucking, gateIn }: LeadTimes, containers: number): number =>
  emptyPickUp + stuffing * containers + trucking + gateIn;

const toPort = (point: RoutePoint | undefined): PlaceRef | null =>
  point === undefined || point.code === null ? null : { name: point.name, code: point.code };

const findPorts = (legs: readonly RouteLeg[]) => {
  const sea = legs.filter(({ mode }) => mode === "sea");
  return { loadingPort: toPort(sea[0]?.from), dischargePort: toPort(sea.at(-1)?.to) };
};

/** The search for the same lane and load from the next possible day on; null for a part load and where the booking does not state both. */
export const toSearchAgain = ({ shipment }: Quotation, todayIn: TodayIn, details?: Details): FclSearch | null => {
  if (shipment === null || shipment.load.mode === "lcl") return null;
  const containers = details === undefined || details.load.length === 0 ? shipment.load.containers : details.load;
  const count = containers.reduce((sum, { quantity }) => sum + quantity, 0);
  const leadHours = sumLeadHours(details?.leadTimes ?? STANDARD_LEAD_TIMES, count);
  const lane = { from: shipment.from, to: shipment.to, ...findPorts(details?.booked?.legs ?? []), containers };
  return toRepeatedSearch(lane, findNextDeparture(todayIn(shipment.from.timeZone), leadHours));
};

/** The search for the same part load; null for containers. */
export const toLclSearchAgain = ({ shipment }: Quotation): LclSearch | null =>
  shipment === null || shipment.load.mode === "fcl"
    ? null
    : { portOfLoading: shipment.from.name, portOfDischarge: shipment.to.name, ...shipment.load };

/** The search form filled in with what was booked; null where the booking does not state enough. */
export const toBookAgainPath = (quotation: Quotation, todayIn: TodayIn, details?: Details): string | null => {
  const search = toSearchAgain(quotation, todayIn, details);
  if (search !== null) return `/rate?${formatSearchQuery(search)}`;
  const part = toLclSearchAgain(quotation);
  return part === null ? null : toSearchPath(part);
};
