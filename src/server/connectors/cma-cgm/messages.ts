import { formatKilograms } from "#domain/containers";
import type { QuotedCarrierOffer } from "#domain/rates";
import { sayCarrierWords } from "../kit/failures.ts";

/* Codes of CMA CGM's SpotOn API v2.6. A code that is missing here is shown with the carrier's own description. */

/** What a `Message` in the place of an offer says to a shipper. */
const MESSAGES: ReadonlyMap<string, string> = new Map([
  ["INQ_BLK", "CMA CGM does not carry this cargo on this route."],
  ["INQ_TRN", "CMA CGM does not sell this route online."],
  ["INQ_SPN", "CMA CGM has no offer for this route, load and day."],
  ["INQ_USC", "CMA CGM offers no prices of this route to the forwarder."],
  ["INQ_FAK", "CMA CGM has no price for freight of all kinds on this route with these containers."],
  ["VAS_UNS", "CMA CGM does not sell this extra service on this route."],
]);

const CHANGED_WEIGHT = "INQ_WAD";

/** What an offer carries at most in one container of a size. */
export type SizeLimit = Pick<QuotedCarrierOffer["equipments"][number], "equipment" | "maxNetWeightTons">;

/** What the header `cma-func-explain` says about all offers of an answer, besides the changed weight. */
const EXPLANATIONS: ReadonlyMap<string, string> = new Map([
  ["INQ_PART1", "CMA CGM has space for a part of the containers only."],
  ["INQ_PART2", "CMA CGM has no space for so many containers of some sizes."],
  ["INL_EXP1", "Haulage at the origin is by door, not by ramp."],
  ["INL_IMP1", "Haulage at the destination is by door, not by ramp."],
  ["INL_EXP2", "Haulage at the origin is by ramp, not by door."],
  ["INL_IMP2", "Haulage at the destination is by ramp, not by door."],
  ["INL_EXPN", "Haulage at the origin is not included."],
  ["INL_IMPN", "Haulage at the destination is not included."],
]);

/** What a 400 says; the check before the call should prevent all of them. */
const REFUSED_REQUESTS: ReadonlyMap<string, string> = new Map([
  ["USE_ERR", "CMA CGM does not know the forwarder's account."],
  ["PAR_ERR", "CMA CGM does not know the forwarder's account."],
  ["POR_ERR", "CMA CGM does not know one of the ports."],
  ["PTC_ERR", "CMA CGM does not know one of the places."],
  ["INL_ERR", "CMA CGM has no haulage to one of the places."],
  ["EQP_ERR", "CMA CGM does not offer one of the container sizes."],
  ["MEQ_ERR", "CMA CGM prices dry containers and reefers apart."],
  ["NOR_ERR", "CMA CGM offers no non-operating reefers of this size."],
  ["DAT_ERR", "CMA CGM prices departures of the next 30 days only."],
  ["CON_ERR", "CMA CGM prices at most 100 containers together."],
  ["CDY_ERR", "CMA CGM has no price for this cargo."],
  ["IRT_ERR", "CMA CGM offers no prices of this route to the forwarder."],
]);

export interface SpotOnMessage {
  readonly code: string | null;
  readonly description: string | null;
}

const say = (known: ReadonlyMap<string, string>, { code, description }: SpotOnMessage): string =>
  known.get(code ?? "") ?? sayCarrierWords("CMA CGM", description ?? code);

export const sayMessage = (message: SpotOnMessage): string => say(MESSAGES, message);

/**
 * What a message adds to the offers of its answer; nothing where it is about what has no offer, or an extra service that was not
 * asked for.
 */
export const sayRemark = (message: SpotOnMessage): readonly string[] =>
  MESSAGES.has(message.code ?? "") ? [] : [sayMessage(message)];

export const sayRefusedRequest = (message: SpotOnMessage): string => say(REFUSED_REQUESTS, message);

const sayChangedWeight = (limits: readonly SizeLimit[]): string => {
  const stated = limits.flatMap(({ equipment, maxNetWeightTons: tons }) =>
    tons === null ? [] : [`${formatKilograms(Math.round(tons * 1000))} in a ${equipment}`],
  );
  const most = stated.length === 0 ? "" : `: at most ${stated.join(", ")}`;
  return `CMA CGM has changed the weight per container to what it carries on this route${most}.`;
};

/**
 * What a header with one code or several says about an offer with these limits, as sentences; INQ_OK and INQ_RLT (see the message)
 * say nothing by themselves.
 */
export const sayExplanations = (header: string | null, limits: readonly SizeLimit[]): readonly string[] =>
  (header ?? "")
    .split(/[\s,;]+/)
    .flatMap((code) => (code === CHANGED_WEIGHT ? sayChangedWeight(limits) : (EXPLANATIONS.get(code) ?? [])));
