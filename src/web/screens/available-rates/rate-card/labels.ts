import type { Sentence } from "#domain/formatting";
import { formatSentence } from "#web/messages/formats.ts";
import { formatFeeTerms } from "#domain/amendments";
import { formatKilograms } from "#domain/containers";
import {
  formatCutOffLabel,
  TOO_HEAVY,
  type TotalScope,
  type CutOff,
  type ListedRate,
  type Provenance,
  type QuotedContainer,
  type Rate,
  type TransitTime,
  type SailingGroup,
  findImportFreeTime,
  formatImportFreeTime,
  findSailingRhythm,
  getRouteFacts,
  type RateFlag,
} from "#domain/rates";
import { formatCoverage, findCoverage } from "./coverage.ts";
import type { SearchEnd } from "#domain/search";
import { type ZonedDate } from "#domain/time";
import type { Definition } from "#web/components/definition-list.tsx";
import { WEEKDAYS, ownDayAndTime } from "#web/messages/dates.ts";
import { formatSupport } from "#web/messages/support.ts";
import { formatCutOff, formatDate, formatWeekday, readerFormats } from "#web/messages/formats.ts";

/** An offer among others of its carrier, for the names of its buttons: `Norrvik Line, Thu 03 Dec`. */
export const offerName = (rate: ListedRate): string => {
  const sailing = rate.departure;
  return sailing === null ? rate.carrier.name : `${rate.carrier.name}, ${formatWeekday(sailing)}`;
};

/** `Indus Express, every Tuesday`; the name, the rhythm, or the number of sailings, as far as they are known. */
export const serviceText = (group: SailingGroup): string => {
  const rhythm = findSailingRhythm(group);
  const count = group.sailings.length;
  if (rhythm !== null) {
    const every = `every ${rhythm.every === "week" ? "" : "second "}${WEEKDAYS[rhythm.weekday] ?? ""}`;
    return group.service === null ? capitalised(every) : `${group.service}, ${every}`;
  }
  if (group.service !== null) return group.service;
  return count === 1 ? "1 sailing" : `${count} sailings`;
};

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const provenanceText = (provenance: Provenance): string => {
  if (provenance.kind === "live") {
    return provenance.askedAt === null ? "Live price" : `Live price, requested ${ownDayAndTime(provenance.askedAt)}`;
  }
  const sheet = provenance.sheet === null ? "Rate sheet" : `Rate sheet ${provenance.sheet}`;
  return provenance.date === null ? `${sheet}, date not stated` : `${sheet}, ${formatDate(provenance.date)}`;
};

export const portToPortText = (rate: ListedRate): string => {
  const { portToPortDays: days } = getRouteFacts(rate);
  return days === null ? transitText(rate.transit) : transitText({ kind: "days", days });
};

/** `25 days`, or the specification's text if unknown. */
export const transitText = (transit: TransitTime): string => {
  if (transit.kind === "on-request") return "Contact for transit time";
  return transit.days === 1 ? "1 day" : `${transit.days} days`;
};

const isOpenEnd = (searched: SearchEnd, code: string | null | undefined): boolean =>
  searched.place !== null && searched.place.code !== code;

/** `31 days from Tughlakabad` for an offer with inland legs; null between two ports. */
export const wholeTimeText = (
  { legs, transit }: Rate,
  portToPortDays: number,
  { search }: TotalScope,
): string | null => {
  const [first, last] = [legs[0], legs.at(-1)];
  const ends = [
    ...(first === undefined || first.mode === "sea" ? [] : [`from ${first.from.name}`]),
    ...(last === undefined || last.mode === "sea" ? [] : [`to ${last.to.name}`]),
  ];
  const isStated = transit.kind === "days" && transit.days > portToPortDays;
  if (ends.length > 0 && isStated) return `${transit.days} days ${ends.join(" ")}`;
  const isOpen = isOpenEnd(search.origin, first?.from.code) || isOpenEnd(search.destination, last?.to.code);
  return ends.length > 0 || isOpen ? "inland time not stated" : null;
};

const netWeightFact = (containers: readonly QuotedContainer[]): readonly Definition[] => {
  const stated = containers.flatMap(({ equipment, maxNetWeightKg }) =>
    maxNetWeightKg === null ? [] : [{ equipment, text: formatKilograms(maxNetWeightKg) }],
  );
  const [only] = stated;
  if (only === undefined) return [];
  const isSame = stated.length === containers.length && stated.every(({ text }) => text === only.text);
  const value = isSame ? only.text : stated.map(({ equipment, text }) => `${equipment} ${text}`).join(", ");
  return [{ term: "Max net weight", value }];
};

/** `toNote` names the zone of a time that is another one for the reader. */
export const rateFacts = (
  rate: Rate,
  bookBy: CutOff["at"] | null,
  toNote: (date: ZonedDate) => string,
): readonly Definition[] => {
  const format = (at: CutOff["at"]): string => `${formatCutOff(at)}${toNote({ at, zone: rate.loadingZone })}`;
  return [
    ...(bookBy === null ? [] : [{ term: "Book by, with your lead times", value: format(bookBy) }]),
    ...rate.cutOffs.map(({ code, at }) => ({ term: formatCutOffLabel(code), value: format(at) })),
    ...netWeightFact(rate.load.containers),
    { term: "Free time at destination", value: formatImportFreeTime(findImportFreeTime(rate)) },
    { term: "Support", value: formatSupport(rate.support) },
  ];
};

/** Short enough for a badge: the carrier's text, unless it is a sentence. */
export const refusalWord = (refusal: Sentence): string => {
  const reason = formatSentence(refusal);
  return reason.length > 24 ? "Cannot be booked" : reason;
};

export const refusalText = (refusal: Sentence): string => {
  const reason = formatSentence(refusal);
  return reason.length > 24 || reason === TOO_HEAVY ? reason : `Cannot be booked: ${reason}`;
};

export const unpricedText = (count: number): string =>
  count === 1 ? "1 charge has no stated price" : `${count} charges have no stated price`;

const line = (phrases: readonly string[]): string =>
  phrases.length === 0 ? "Nothing stated" : formatCoverage(phrases);

export const describeCoverage = (rate: Rate): { readonly included: string; readonly notIncluded: string } => {
  const { included, notIncluded } = findCoverage(rate);
  return { included: line(included), notIncluded: line(notIncluded) };
};

/** `Cancellation: free until 14 days before departure, then USD 300.00; change and no-show: not stated`. */
export const feesText = (fees: Rate["fees"]): string =>
  fees.length === 0 ? "Cancellation, change and no-show: not stated" : formatFeeTerms(fees, readerFormats().numbers);

export const FLAG_LABELS: Readonly<Record<RateFlag, string>> = { "lowest-total": "Lowest total", fastest: "Fastest" };
