import { createHash } from "node:crypto";
import type { PlaceOf } from "../rate-sources/tariff/route-legs.ts";
import type { LastSearch, RateSearchRequest } from "#api/schema.d.ts";
import type { GroupCommit } from "../stores/group-commit.ts";
import { keepSearch, latestSearches } from "../stores/last-searches.ts";
import type { Executor } from "../stores/schema.ts";
import { storedJson } from "../stores/stored-json.ts";
import { instantOf } from "./office-day.ts";

/** Searches that a shipper is shown again, and so the ones that are kept. */
const MOST = 6;

/** The same lane and load on another day is the same search. */
const keyOf = (body: RateSearchRequest): string => {
  const parts = [
    body.placeOfOrigin,
    body.portOfLoading,
    body.portOfDischarge,
    body.placeOfDelivery,
    body.placeOfOriginType,
    body.placeOfDeliveryType,
    body.nonOperatingReefer,
    body.reeferAttributes?.temperature ?? null,
    body.reeferAttributes?.ventilation ?? null,
    ...body.requestedEquipments.flatMap((line) => [
      line.equipmentGroupIsoCode,
      line.numberOfContainers,
      line.weightPerContainer,
    ]),
  ];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
};

/** The search with a name for every place it speaks of. */
const named = (body: RateSearchRequest, placeOf: PlaceOf): RateSearchRequest => {
  const nameOf = (code: string | null): string | null => (code === null ? null : (placeOf(code)?.name ?? null));
  return {
    ...body,
    originPlace: body.originPlace ?? nameOf(body.placeOfOrigin),
    loadingPort: body.loadingPort ?? nameOf(body.portOfLoading),
    deliveryPlace: body.deliveryPlace ?? nameOf(body.placeOfDelivery),
    dischargePort: body.dischargePort ?? nameOf(body.portOfDischarge),
  };
};

export interface RememberDeps {
  readonly commits: GroupCommit;
  readonly placeOf: PlaceOf;
  readonly onFailure: (what: string, reason: string) => void;
}

/** Remembers a search for the shipper's home. That it could not be remembered is told, and costs the search nothing. */
export const rememberSearch = async (
  { commits, placeOf, onFailure }: RememberDeps,
  accountId: string,
  body: RateSearchRequest,
  now: number,
): Promise<void> => {
  const search = { accountId, searchKey: keyOf(body), searchedAt: now, search: JSON.stringify(named(body, placeOf)) };
  await commits
    .write((transaction) => keepSearch(transaction, search, MOST))
    .catch((error: unknown) => onFailure("last searches", String(error)));
};

/** A shipper's latest searches, in the shape of the wire. */
export const lastSearchesOf = async (db: Executor, accountId: string): Promise<readonly LastSearch[]> =>
  (await latestSearches(db, accountId, MOST)).map(({ searchedAt, search }) => ({
    searchedAt: instantOf(searchedAt),
    search: storedJson<RateSearchRequest>(search),
  }));
