import { findSeenOffer, type SeenOffer, toSeenOffer } from "#domain/bookings";
import { expandRate, type ListedRate } from "#domain/rates";
import type { FclSearch } from "#domain/search";
import type { DraftsPort } from "#ports/browser.ts";
import { readSeen } from "../booking/interrupted.ts";
import { DRAFT_KEYS } from "../draft-keys.ts";
import { parseFields, storeJson, toList } from "../kit/stored-json.ts";
import { findRate } from "./rules.ts";
import type { RatesContext } from "./types.ts";

/** Stores the pinned offers of a search by what is seen of them: a later search gives them other ids. */
export const savePins = (
  drafts: DraftsPort,
  { search, list, pinned }: Pick<RatesContext, "search" | "list" | "pinned">,
): void => {
  const seen = pinned.flatMap((rateId) => {
    const rate = findRate({ list }, rateId);
    return rate === null ? [] : [toSeenOffer(expandRate(rate))];
  });
  storeJson(drafts, DRAFT_KEYS.pins)(seen.length === 0 ? null : { search, seen });
};

const loadPins = (drafts: DraftsPort, search: FclSearch): readonly SeenOffer[] => {
  const { seen, search: searched } = parseFields(drafts.load(DRAFT_KEYS.pins));
  if (JSON.stringify(searched) !== JSON.stringify(search)) return [];
  return toList(seen)
    .map(readSeen)
    .filter((one) => one !== null);
};

/** The ids of offers that were pinned for the same search before, in the order of pinning. */
export const findPinned = (drafts: DraftsPort, search: FclSearch, rates: readonly ListedRate[]): readonly string[] => {
  const pins = loadPins(drafts, search);
  const offers = pins.length === 0 ? [] : rates.map(expandRate);
  return [...new Set(pins.flatMap((seen) => findSeenOffer(seen, offers)?.id ?? []))];
};
