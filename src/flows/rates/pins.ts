import { findSeenOffer, type SeenOffer, toSeenOffer } from "#domain/bookings";
import { expandRate, type ListedRate } from "#domain/rates";
import type { FclSearch } from "#domain/search";
import type { DraftsPort } from "#ports/browser.ts";
import { read, readJson, readSeen } from "../booking/interrupted.ts";
import { PINS_KEY } from "../draft-keys.ts";
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
  if (seen.length === 0) drafts.remove(PINS_KEY);
  else drafts.save(PINS_KEY, JSON.stringify({ search, seen }));
};

const loadPins = (drafts: DraftsPort, search: FclSearch): readonly SeenOffer[] => {
  const stored = readJson(drafts, PINS_KEY);
  const seen = read(stored, "seen");
  if (!Array.isArray(seen) || JSON.stringify(read(stored, "search")) !== JSON.stringify(search)) return [];
  return seen.map(readSeen).filter((one) => one !== null);
};

/** The ids of offers that were pinned for the same search before, in the order of pinning. */
export const findPinned = (drafts: DraftsPort, search: FclSearch, rates: readonly ListedRate[]): readonly string[] => {
  const pins = loadPins(drafts, search);
  const offers = pins.length === 0 ? [] : rates.map(expandRate);
  return [...new Set(pins.flatMap((seen) => findSeenOffer(seen, offers)?.id ?? []))];
};
