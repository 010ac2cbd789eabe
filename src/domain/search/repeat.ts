import { type ContainerLine, getEquipment, readEquipment } from "#domain/containers";
import type { PlaceRef } from "#domain/places";
import { addDays, type CalendarDate } from "#domain/time";
import { toDepartureWindow } from "./departure.ts";
import type { FclSearch, SearchEnd } from "./search.ts";

/** An end of a booked transport. */
interface BookedEnd {
  readonly name: string;
  /** Null where it has no code, so that it cannot be searched. */
  readonly code: string | null;
  readonly kind: "door" | "inland" | "sea";
}

/** What was booked, to be searched again. */
interface BookedLane {
  readonly from: BookedEnd;
  readonly to: BookedEnd;
  /** Ports of the booked route; null if not known. */
  readonly loadingPort: PlaceRef | null;
  readonly dischargePort: PlaceRef | null;
  readonly containers: readonly { readonly equipment: string; readonly quantity: number; readonly weightKg?: number }[];
}

const toSearchEnd = ({ name, code, kind }: BookedEnd, port: PlaceRef | null): SearchEnd | null => {
  if (code === null) return null;
  const ref = { name, code };
  if (kind === "sea") return { place: null, port: ref, serviceType: "Ramp" };
  return { place: ref, port, serviceType: kind === "door" ? "Door" : "Ramp" };
};

const toLoad = (containers: BookedLane["containers"]): readonly ContainerLine[] =>
  containers.flatMap(({ equipment: code, quantity, weightKg = 0 }) => {
    const equipment = readEquipment(code);
    return equipment === null ? [] : [{ equipment, quantity, weightKg }];
  });

const HOURS = 24;

/**
 * The first day on which a vessel can be met: today and the hours that the shipper needs before it sails, in whole days; at
 * most the last day that can be searched.
 */
export const findNextDeparture = (today: CalendarDate, leadHours: number): CalendarDate => {
  const { last } = toDepartureWindow(today);
  const day = addDays(today, Math.ceil(leadHours / HOURS));
  return day < last ? day : last;
};

/** The same lane and load again, from a day on; null if an end has no code or no container is known. Reefers are non-operating, because bookings do not state their set point. */
export const toRepeatedSearch = (lane: BookedLane, departureDate: CalendarDate): FclSearch | null => {
  const origin = toSearchEnd(lane.from, lane.loadingPort);
  const destination = toSearchEnd(lane.to, lane.dischargePort);
  const containers = toLoad(lane.containers);
  const [first] = containers;
  if (origin === null || destination === null || first === undefined) return null;
  const isReefer = getEquipment(first.equipment).kind === "Reefer";
  return {
    mode: "fcl",
    origin,
    destination,
    departureDate,
    containers,
    reefer: isReefer ? { kind: "non-operating" } : null,
  };
};
