import { dateOf } from "#domain/time";
import { apiLegs } from "./api-route.ts";
import type { BookedSailing, ListedRate, Sailing } from "./rate.ts";
import { routeFacts } from "./route-facts.ts";

/** The sailing of an offer; null when it states no ports or no date. */
export const findSailing = (rate: ListedRate): Sailing | null => {
  const { portOfLoading, portOfDischarge } = routeFacts(rate);
  const leg = ("offer" in rate ? apiLegs(rate.offer) : rate.legs).find(({ mode }) => mode === "sea");
  const departure = leg?.departure ?? rate.departure;
  if (portOfLoading === null || portOfDischarge === null || departure === null) return null;
  return {
    carrier: rate.carrier.name,
    portOfLoading: portOfLoading.key,
    portOfDischarge: portOfDischarge.key,
    departure: dateOf(departure),
    voyage: leg?.voyage ?? null,
  };
};

const isSameText = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Whether two sailings are the same one: carrier, ports, day, and the voyage where both state it. */
export const isSameSailing = (one: Sailing, other: Sailing): boolean =>
  one.departure === other.departure &&
  isSameText(one.carrier, other.carrier) &&
  isSameText(one.portOfLoading, other.portOfLoading) &&
  isSameText(one.portOfDischarge, other.portOfDischarge) &&
  (one.voyage === null || other.voyage === null || isSameText(one.voyage, other.voyage));

/** The newest booking of each offer's sailing, by the offer's id; cancelled bookings do not count. */
export const bookingsByOffer = (
  rates: readonly ListedRate[],
  booked: readonly BookedSailing[],
): ReadonlyMap<string, BookedSailing> => {
  const current = booked.filter(({ status }) => status !== "cancelled");
  const found = new Map<string, BookedSailing>();
  if (current.length === 0) return found;
  for (const rate of rates) {
    const sailing = findSailing(rate);
    const booking = sailing === null ? undefined : current.find((one) => isSameSailing(one.sailing, sailing));
    if (booking !== undefined) found.set(rate.id, booking);
  }
  return found;
};
