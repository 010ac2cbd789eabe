import { type Coordinates, measureGreatCircle, type KnownPlace } from "#domain/places";

/**
 * Ports of call may be far from an inland depot (Ludhiana is 1 200 km from Mundra); other ports are offered only close
 * by.
 */
const CALL_RADIUS_KM = 2_500;
const OTHER_RADIUS_KM = 300;
const MOST = 12;

const toPosition = (place: KnownPlace): Coordinates | null =>
  place.latitude === null || place.longitude === null ? null : { latitude: place.latitude, longitude: place.longitude };

interface Distant {
  readonly port: KnownPlace;
  readonly km: number;
  readonly isCall: boolean;
}

const byDistance = (a: Distant, b: Distant): number => a.km - b.km || (a.port.code < b.port.code ? -1 : 1);

const callsFirst = (a: Distant, b: Distant): number => Number(b.isCall) - Number(a.isCall) || byDistance(a, b);

/**
 * Sea ports near a place by great-circle distance, at most twelve: first the ports at which carriers of our tariffs call,
 * then other ports close by. A place that has none of them near is offered the nearest ports of call, however far; before
 * there is any tariff, the nearest ports. A port is its own nearest port; a place without a known position has none.
 */
export const nearbyPorts = (
  place: KnownPlace,
  seaPorts: readonly KnownPlace[],
  portsOfCall: ReadonlySet<string>,
): readonly KnownPlace[] => {
  const here = toPosition(place);
  if (here === null) return [];
  const known = seaPorts.flatMap((port): readonly Distant[] => {
    const there = toPosition(port);
    return there === null ? [] : [{ port, km: measureGreatCircle(here, there), isCall: portsOfCall.has(port.code) }];
  });
  const near = known.filter(({ km, isCall }) => km <= (isCall ? CALL_RADIUS_KM : OTHER_RADIUS_KM));
  const calls = known.filter(({ isCall }) => isCall);
  const far = calls.length > 0 ? calls : known;
  return (near.length > 0 ? near.toSorted(callsFirst) : far.toSorted(byDistance))
    .slice(0, MOST)
    .map(({ port }) => port);
};
