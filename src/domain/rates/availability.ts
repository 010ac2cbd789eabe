import type { Sentence } from "#domain/formatting";
import {
  type ContainerLine,
  readEquipment,
  formatExcess,
  findWeightExcesses,
  type FindLimit,
} from "#domain/containers";
import { createZoneClock, type UtcMinutes, type ZoneClock } from "#domain/time";
import type { CarrierOffer } from "./carrier-offer/offer.ts";
import type { RateContext, Availability, Commitment, QuotedContainer, RateHeadline } from "./rate.ts";
import { findValidityProblem, type SailingDates, type Validity } from "./validity.ts";

/** Words that carriers put in the place of an offer's id, in any spelling: `Sold-out`, `no-offer`, `NOT AVAILABLE`. */
const STATUS_WORDS =
  /\b(?:sold[\s_-]*out|no[\s_-]*(?:offer|space|allocation)s?|not?[\s_-]*(?:longer[\s_-]*)?(?:available|confirmed)|unavailable|fully[\s_-]*booked|cannot[\s_-]*be)\b/i;

const HAS_DIGIT = /\d/;

const BOOKABLE: Availability = { kind: "bookable" };

const refuse = (reason: Sentence) => ({ kind: "not-bookable", reason }) as const;

/** When an offer is judged, and the time zones of its answer. */
interface JudgedAt {
  readonly now: UtcMinutes | null;
  readonly memo?: { readonly zones: ZoneClock } | undefined;
}

/** Makes an offer that could be booked not bookable outside its validity; the last rule, so that it can be applied again later. */
export const applyValidity = (
  availability: Availability,
  validity: Validity,
  sailing: SailingDates,
  { now, memo }: JudgedAt,
): Availability => {
  if (availability.kind === "not-bookable" || now === null) return availability;
  const problem = findValidityProblem(validity, sailing, now, memo?.zones ?? createZoneClock());
  return problem === null ? availability : { ...refuse(problem), isOutsideValidity: true };
};

/** Whether a text is one of the words for an offer that does not exist or is not sold. */
export const isKnownStatus = (text: string): boolean => STATUS_WORDS.test(text);

/**
 * The status that a carrier wrote in the place of an offer's id, as is; null for an id. An id has a digit: a word without
 * one is a status even if nobody knows it.
 */
const statusWord = (offerId: string): string | null => {
  const text = offerId.trim();
  if (text === "") return "no-offer";
  return !HAS_DIGIT.test(text) || isKnownStatus(text) ? text : null;
};

/** Whether a line of a sheet or tariff is sold: not where its id is a known status. */
export const sheetAvailability = (id: string): Availability =>
  !HAS_DIGIT.test(id) && isKnownStatus(id) ? refuse(id.trim()) : BOOKABLE;

const toCode = (foreign: string): string => readEquipment(foreign) ?? foreign;

/** Whether the load has a size that an answer refuses; `[]` means all sizes. */
const refusedSizes = (sizes: readonly string[], load: readonly ContainerLine[]): readonly string[] | null => {
  if (sizes.length === 0) return sizes;
  const wanted = sizes.map(toCode).filter((size) => load.length === 0 || load.some((line) => line.equipment === size));
  return wanted.length === 0 ? null : wanted;
};

const spaceRefusal = ({ allocations }: CarrierOffer, load: readonly ContainerLine[]): string | null => {
  for (const { isAvailable, equipment } of allocations) {
    const sizes = isAvailable === false ? refusedSizes(equipment, load) : null;
    if (sizes !== null) return sizes.length === 0 ? "No space left" : `No space left for ${sizes.join(", ")}`;
  }
  return null;
};

const rateRefusal = ({ equipments }: CarrierOffer, load: readonly ContainerLine[]): string | null => {
  for (const { isAvailable, equipment } of equipments)
    if (isAvailable === false && refusedSizes([equipment], load) !== null) return `No rate for ${toCode(equipment)}`;
  return null;
};

/** Why the carrier itself does not sell this offer for a load (`[]`: for any), as it is shown; null where it does. */
export const findOfferRefusal = (offer: CarrierOffer, { load }: Pick<RateContext, "load">): string | null => {
  const { message } = offer;
  if (message !== null) return message.description?.trim() ?? message.code?.trim() ?? "no-offer";
  return statusWord(offer.offerId) ?? spaceRefusal(offer, load) ?? rateRefusal(offer, load);
};

/**
 * Whether a carrier's offer is sold: not when the carrier sent a message or a status instead of one, has no space
 * (`allocation: false`) or no rate (`availableRate: false`) for a size of the load.
 */
export const offerAvailability = (offer: CarrierOffer, context: Pick<RateContext, "load">): Availability => {
  const refusal = findOfferRefusal(offer, context);
  return refusal === null ? BOOKABLE : refuse(refusal);
};

/** The reasons why an offer that is sold cannot be booked for a load. */
export const NO_FREIGHT_PRICE = "No price for the ocean freight";
export const TOO_HEAVY = "Too heavy for this offer";

/** The most net kilograms in one container, by the sizes of a live offer. */
export const toOfferLimits =
  ({ equipments }: Pick<CarrierOffer, "equipments">): FindLimit =>
  (size) => {
    const tons = equipments.find(({ equipment }) => toCode(equipment) === size)?.maxNetWeightTons ?? null;
    return tons === null ? null : Math.round(tons * 1000);
  };

/** The same by the containers of an offer that was read. */
export const toContainerLimits =
  (containers: readonly QuotedContainer[]): FindLimit =>
  (size) =>
    containers.find(({ equipment }) => equipment === size)?.maxNetWeightKg ?? null;

/** Whether the ocean freight of an offer has a price; one that has none can be viewed, and not booked. */
export const hasFreightPrice = ({ coverage }: Pick<RateHeadline, "coverage">): boolean =>
  coverage["ocean-freight"] === "priced" || coverage["ocean-freight"] === "included";

/** Makes an offer that is sold not bookable where its ocean freight has no price, or a container of the load is too heavy. */
export const applyLoad = (
  availability: Availability,
  coverage: RateHeadline["coverage"],
  load: readonly ContainerLine[],
  findLimit: FindLimit,
): Availability => {
  if (availability.kind === "not-bookable") return availability;
  if (!hasFreightPrice({ coverage })) return refuse(NO_FREIGHT_PRICE);
  return findWeightExcesses(load, findLimit).length === 0 ? availability : refuse(TOO_HEAVY);
};

/** The same as a sentence for somebody who tries to book; null where the load can be booked. */
export const findLoadRefusal = (
  coverage: RateHeadline["coverage"],
  load: readonly ContainerLine[],
  findLimit: FindLimit,
): string | null => {
  if (!hasFreightPrice({ coverage })) return NO_FREIGHT_PRICE;
  const [excess] = findWeightExcesses(load, findLimit);
  return excess === undefined ? null : formatExcess(excess);
};

/** Spot or contract by the source's own word; `unknown` for any other. */
export const toCommitment = (rateType: string | null): Commitment => {
  if (rateType === null) return "unknown";
  if (rateType === "Spot") return "spot";
  if (/\bspot\b/i.test(rateType)) return "spot";
  return /\bcontract/i.test(rateType) ? "contract" : "unknown";
};
