import type { FindPlace } from "#domain/places";
import { createHash } from "node:crypto";
import type { LastSearch, RateSearchRequest } from "#api/schema.d.ts";
import type { WriteBatcher } from "#server/platform/database/write-batcher.ts";
import { removeInBatches } from "#server/platform/retention.ts";
import type { Executor } from "#server/schema.ts";
import { storedJson, prepareStatement } from "#server/platform/database/statements.ts";
import { toInstant } from "#server/platform/time.ts";
import type { LastSearchTable } from "./tables.ts";

const MOST = 6;

const toSearchKey = (body: RateSearchRequest): string => {
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

const named = (body: RateSearchRequest, findPlace: FindPlace): RateSearchRequest => {
  const findName = (code: string | null): string | null => (code === null ? null : (findPlace(code)?.name ?? null));
  return {
    ...body,
    originPlace: body.originPlace ?? findName(body.placeOfOrigin),
    loadingPort: body.loadingPort ?? findName(body.portOfLoading),
    deliveryPlace: body.deliveryPlace ?? findName(body.placeOfDelivery),
    dischargePort: body.dischargePort ?? findName(body.portOfDischarge),
  };
};

export interface RecordSearchDeps {
  readonly batcher: WriteBatcher;
  readonly findPlace: FindPlace;
  readonly onFailure: (what: string, reason: string) => void;
}

export const recordSearch = async (
  { batcher, findPlace, onFailure }: RecordSearchDeps,
  accountId: string,
  body: RateSearchRequest,
  now: number,
): Promise<void> => {
  const search = {
    accountId,
    searchKey: toSearchKey(body),
    searchedAt: now,
    search: JSON.stringify(named(body, findPlace)),
  };
  await batcher
    .write((transaction) => saveLastSearch(transaction, search, MOST))
    .catch((error: unknown) => onFailure("last searches", String(error)));
};

export const loadLastSearches = async (db: Executor, accountId: string): Promise<readonly LastSearch[]> =>
  (await listLastSearches(db, accountId, MOST)).map(({ searchedAt, search }) => ({
    searchedAt: toInstant(searchedAt),
    search: storedJson<RateSearchRequest>(search),
  }));

const insertSearch = prepareStatement<LastSearchTable>()((db, param) =>
  db
    .insertInto("lastSearch")
    .values({
      accountId: param("accountId"),
      searchKey: param("searchKey"),
      searchedAt: param("searchedAt"),
      search: param("search"),
    })
    .onConflict((conflict) =>
      conflict
        .columns(["accountId", "searchKey"])
        .doUpdateSet({ searchedAt: param("searchedAt"), search: param("search") }),
    ),
);

const deleteOlder = prepareStatement<{ readonly accountId: string; readonly latest: number }>()((db, param) =>
  db
    .deleteFrom("lastSearch")
    .where("accountId", "=", param("accountId"))
    .where("searchedAt", "<", (row) =>
      row
        .selectFrom("lastSearch as latest")
        .select("latest.searchedAt")
        .where("latest.accountId", "=", param("accountId"))
        .orderBy("latest.searchedAt", "desc")
        .limit(1)
        .offset(param("latest")),
    ),
);

/** Saves a search in place of the same earlier one, and deletes all but the latest `most` of the shipper. */
const saveLastSearch = async (db: Executor, search: LastSearchTable, most: number): Promise<void> => {
  await insertSearch(db, search);
  await deleteOlder(db, { accountId: search.accountId, latest: most - 1 });
};

/** Deletes last searches that were made before a moment; returns how many. */
export const pruneLastSearches = (db: Executor, before: number): Promise<number> =>
  removeInBatches(async (limit) => {
    const last = await db
      .selectFrom("lastSearch")
      .select("searchedAt")
      .where("searchedAt", "<", before)
      .orderBy("searchedAt")
      .limit(1)
      .offset(limit - 1)
      .executeTakeFirst();
    const until = last?.searchedAt ?? before - 1;
    const { numDeletedRows } = await db.deleteFrom("lastSearch").where("searchedAt", "<=", until).executeTakeFirst();
    return Number(numDeletedRows);
  });

const listLastSearches = (db: Executor, accountId: string, most: number): Promise<readonly LastSearchTable[]> =>
  db
    .selectFrom("lastSearch")
    .selectAll()
    .where("accountId", "=", accountId)
    .orderBy("searchedAt", "desc")
    .orderBy("searchKey")
    .limit(most)
    .execute();
