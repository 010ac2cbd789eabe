import type { FindPlace, KnownPlace } from "#domain/places";
import type { ScheduleLeg } from "#server/rate-sources/tariff/tariff-book.ts";
import type { TariffFreightTable, TariffScheduleTable } from "#server/rate-sources/tariff/tables.ts";
import type { CarrierProfile } from "./carriers.ts";
import { hash } from "./hash.ts";
import { listPorts, findRegion, seaMiles } from "./ports.ts";
import { laneFreight, tradeCode } from "./trades.ts";

export interface DemoLane {
  readonly schedule: TariffScheduleTable;
  readonly freight: readonly TariffFreightTable[];
}

interface Lane {
  readonly from: string;
  readonly to: string;
  readonly hub: string | null;
}

const HOURS = ["02:00", "06:00", "11:30", "16:00", "21:00"];
const HUB_DAYS = 3;
const OPEN_END = "9999-12-31";

const toHour = (text: string): string => HOURS[hash(text) % HOURS.length] ?? "06:00";

/** Days at sea at the service's speed, and 1.3 days for each port called on the way (one per 1 500 miles). */
const sailingDays = (miles: number, speed: number): number =>
  Math.max(1, Math.ceil(miles / (speed * 24) + Math.floor(miles / 1500) * 1.3));

const toDirection = (from: KnownPlace | undefined, to: KnownPlace | undefined): string => {
  const east = (to?.longitude ?? 0) - (from?.longitude ?? 0);
  const north = (to?.latitude ?? 0) - (from?.latitude ?? 0);
  const [positive, negative] = Math.abs(east) > Math.abs(north) ? ["E", "W"] : ["N", "S"];
  return (Math.abs(east) > Math.abs(north) ? east : north) > 0 ? positive : negative;
};

const toLegs = (
  profile: CarrierProfile,
  { from, to, hub }: Lane,
  findPlace: FindPlace,
): readonly ScheduleLeg[] | null => {
  const stops = hub === null || hub === from || hub === to ? [from, to] : [from, hub, to];
  let day = 0;
  const legs: ScheduleLeg[] = [];
  for (const [index, stop] of stops.slice(0, -1).entries()) {
    const next = stops[index + 1] ?? to;
    const miles = seaMiles(stop, next);
    if (miles === null) return null;
    const arrivalDay = day + sailingDays(miles, profile.speed);
    const turn = hash(`${profile.carrier.name}${stop}${next}`) % profile.vessels.length;
    const vessels = [...profile.vessels.slice(turn), ...profile.vessels.slice(0, turn)];
    legs.push({
      from: stop,
      to: next,
      departureDay: day,
      departureTime: toHour(`${stop}${next}`),
      arrivalDay,
      arrivalTime: toHour(`${next}${stop}`),
      vessels,
      direction: toDirection(findPlace(stop), findPlace(next)),
    });
    day = arrivalDay + HUB_DAYS;
  }
  return legs;
};

const toLanes = (profile: CarrierProfile): readonly Lane[] =>
  profile.markets.flatMap(({ from, to, hub }) => {
    const loading = from === "india" ? profile.origins : listPorts(from);
    const discharge = to === "india" ? profile.origins : listPorts(to);
    return loading.flatMap((port) => discharge.map((other) => ({ from: port, to: other, hub })));
  });

const CONTRACT_FACTOR = 1.06;

const toLane = (profile: CarrierProfile, lane: Lane, today: string, findPlace: FindPlace): DemoLane | null => {
  const [from, to] = [findRegion(lane.from), findRegion(lane.to)];
  const legs = toLegs(profile, lane, findPlace);
  const miles = seaMiles(lane.from, lane.to);
  if (from === undefined || to === undefined || legs === null || miles === null) return null;
  const { name } = profile.carrier;
  const ends = { carrier: name, portOfLoading: lane.from, portOfDischarge: lane.to };
  const id = `${profile.serviceCode}-${lane.from}-${lane.to}`;
  const freight = profile.rateTypes.flatMap((rateType) => {
    const prices = laneFreight(from, to, miles, profile.price * (rateType === "Contract" ? CONTRACT_FACTOR : 1));
    if (prices === null) return [];
    const line: TariffFreightTable = {
      id: `${id}-${rateType}`,
      ...ends,
      scheduleId: id,
      rateType,
      validFrom: today,
      validTill: OPEN_END,
      currency: "USD",
      freight20GP: prices["20GP"],
      freight40GP: prices["40GP"],
      freight40HC: prices["40HC"],
      freight45HC: prices["45HC"],
      freight20RE: prices["20RE"],
      freight40RH: prices["40RH"],
      swing: rateType === "Spot" ? 90 : 0,
    };
    return [line];
  });
  if (freight.length === 0) return null;
  return {
    schedule: {
      id,
      ...ends,
      serviceCode: profile.serviceCode,
      serviceName: profile.serviceName,
      weekday: hash(id) % 7,
      trade: tradeCode(from, to),
      legs: JSON.stringify(legs),
      fullWeeks: profile.full[`${lane.from}>${lane.to}`] ?? null,
    },
    freight,
  };
};

export const demoLanes = (profile: CarrierProfile, today: string, findPlace: FindPlace): readonly DemoLane[] =>
  toLanes(profile).flatMap((lane) => toLane(profile, lane, today, findPlace) ?? []);
