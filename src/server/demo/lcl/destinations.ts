import type { PlaceSeed } from "#server/services/places/seeds/seed.ts";
import { demoHaulage } from "../freight/haulage.ts";
import { DEMO_PORTS, portsOf } from "../freight/ports.ts";

/** Where a part load is handed over: at the station of its port, or at an inland one behind it. */
export interface LclDestination {
  readonly port: PlaceSeed;
  readonly station: PlaceSeed;
  /** Days on from the port; 0 at the port itself. */
  readonly days: number;
}

const isAbroad = ({ countryCode }: PlaceSeed): boolean => countryCode !== "IN" && countryCode !== "NP";

/** Ports where the demo's consolidators start. */
export const LCL_ORIGINS: readonly string[] = portsOf("india").filter((code) => code.startsWith("IN"));

/** A name stands for one place in the list of LCL ports: of two places of one name the first counts. */
const oncePerName = (destinations: readonly LclDestination[]): readonly LclDestination[] => {
  const named = new Map<string, LclDestination>();
  for (const destination of destinations)
    if (!named.has(destination.station.name)) named.set(destination.station.name, destination);
  return [...named.values()];
};

/** Every foreign port of the demo, and the inland stations behind them, each by its nearest port. */
export const lclDestinations = (places: ReadonlyMap<string, PlaceSeed>): readonly LclDestination[] => {
  const ports = DEMO_PORTS.flatMap((code) => places.get(code) ?? []).filter(isAbroad);
  const inland = [...places.values()].filter((place) => place.kind === "Inland" && place.importance > 1);
  const nearest = new Map<string, LclDestination>();
  for (const { place, port, days } of demoHaulage(inland.filter(isAbroad), ports)) {
    const [station, gate] = [places.get(place), places.get(port)];
    if (station === undefined || gate === undefined || station === gate || nearest.has(place)) continue;
    nearest.set(place, { port: gate, station, days });
  }
  return oncePerName([...ports.map((port) => ({ port, station: port, days: 0 })), ...nearest.values()]);
};
