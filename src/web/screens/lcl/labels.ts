import { type ChargeableWeight, type CfsKind, type LclRate } from "#domain/lcl";
import { type CarrierSchedule, toScheduledLegs } from "#domain/rates";
import { toDate } from "#domain/time";
import type { Definition } from "#web/components/definition-list.tsx";
import { formatWeekday } from "#web/messages/formats.ts";
import { formatQuantity } from "#web/messages/quantity.ts";

const NOT_STATED = "Not stated";

export const lclOfferName = ({ carrier, portOfLoading, portOfDischarge, destinationCfs }: LclRate): string =>
  `${carrier.name}, ${portOfLoading} to ${destinationCfs ?? portOfDischarge}`;

const COUNTS: Readonly<Record<ChargeableWeight["counts"], string>> = {
  weight: "weight counts",
  measure: "measure counts",
  both: "weight and measure are the same",
};

/** `measure counts`. */
export const chargeableReason = ({ isMinimum, counts }: ChargeableWeight): string =>
  isMinimum ? "the minimum applies" : COUNTS[counts];

/** `3.25 W/M, measure counts`. */
const chargeableText = (weight: ChargeableWeight | null): string =>
  weight === null ? NOT_STATED : `${formatQuantity(weight.chargeable)} W/M, ${chargeableReason(weight)}`;

export const lclFacts = (rate: LclRate): readonly Definition[] => [
  { term: "Dest CFS", value: rate.destinationCfs ?? NOT_STATED },
  { term: "Origin Code", value: rate.originCode ?? NOT_STATED },
  { term: "Dest Country", value: rate.destinationCountry ?? NOT_STATED },
  { term: "Chargeable", value: chargeableText(rate.weight) },
];

/** `PACIFIC HERON 742W by way of Jebel Ali, arrives Tue 22 Dec`. */
export const formatSailing = (schedule: CarrierSchedule): string => {
  const legs = toScheduledLegs(schedule);
  const [first, last] = [legs[0], legs.at(-1)];
  const vessel = [first?.vessel ?? "Vessel not named", first?.voyage].filter(Boolean).join(" ");
  const hubs = legs.slice(1).map(({ from }) => from.name);
  const route = hubs.length === 0 ? vessel : `${vessel} by way of ${hubs.join(" and ")}`;
  const arrival = last?.arrival ?? null;
  return arrival === null ? route : `${route}, arrives ${formatWeekday(toDate(arrival))}`;
};

/** `1 rate found`, `21 rates found`. */
export const foundText = (total: number): string => (total === 1 ? "1 rate found" : `${total} rates found`);

/** `CFS at the port of Rotterdam`, `CFS in Duisburg`, `Inland CFS, onward from Rotterdam`. */
export const partTitle = (kind: CfsKind, place: string, isPort: boolean): string => {
  if (kind === "inland") return `Inland CFS, onward from ${place}`;
  return isPort ? `CFS at the port of ${place}` : `CFS in ${place}`;
};

const rateCount = (count: number): string => (count === 1 ? "1 rate" : `${count} rates`);

const includesOnCarriage = ({ charges }: LclRate): boolean =>
  charges.some(({ costItem, price }) => costItem === "destination-haulage" && price.kind !== "unpriced");

/** `2 rates`, `10 of 27 rates on this page`; `all` is null if the server does not count. */
export const partNote = (kind: CfsKind, rates: readonly LclRate[], all: number | null): string => {
  const shown = rates.length;
  const count = all === null || all === shown ? rateCount(shown) : `${shown} of ${rateCount(all)} on this page`;
  return kind === "inland" && rates.every(includesOnCarriage)
    ? `${count}, transport to the CFS is in the total`
    : count;
};

/** For rates that could not be read. */
export const unreadRowsText = (count: number): string =>
  count === 1 ? "1 rate could not be read and is not shown." : `${count} rates could not be read and are not shown.`;
