import { listRecorder } from "#server/modules/audit/index.ts";
import { err, ok, type Result } from "neverthrow";
import type { SavedAddress } from "#api/schema.d.ts";
import { findAddressProblems, MAX_ADDRESSES, trimParty } from "#domain/addresses";
import type { Party } from "#domain/cargo";
import { accountList } from "#server/platform/account-list.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Feature } from "#server/platform/feature.ts";
import { authenticatedRoute } from "#server/platform/http/handler.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { lockForCounting } from "../accounts/index.ts";
import type { SavedAddressTable } from "./tables.ts";

export const readParty = ({ party }: Pick<SavedAddressTable, "party">): Party => storedJson<Party>(party);

export const addresses = accountList("savedAddress", {
  lock: lockForCounting,
  max: MAX_ADDRESSES,
  hasUniqueNames: false,
  owner: "company",
  property: "addresses",
  json: ["party"],
  toEntry: (row): SavedAddress => ({ id: row.id, version: row.version, party: readParty(row) }),
  record: listRecorder("address", (row) => ({ party: { ...readParty(row) } })),
  messages: {
    saved: "Address saved",
    changed: "Address saved",
    deleted: "Address deleted",
    gone: "This address was deleted.",
    conflict: "This address was changed elsewhere meanwhile. Please read it again.",
    full: `The address book has ${MAX_ADDRESSES} addresses. Delete some first.`,
  },
});

export const addressRecords = { savedAddress: addresses.records };

/** The columns of a party. */
const toColumns = (typed: Party): Result<Pick<SavedAddressTable, "nameKey" | "party">, Refusal> => {
  const fields = findAddressProblems(typed).map(({ field, message }) => ({ field: `party.${field}`, message }));
  if (fields.length > 0) return err({ kind: "fields", message: "Please check the marked fields.", fields });
  const party = trimParty(typed);
  return ok({ nameKey: party.partyName.toLowerCase(), party: JSON.stringify(party) });
};

/** The companies that a shipper keeps for the parties of its shipments. */
export const addressesFeature: Feature = ({ database: { db }, clock, ids }) => [
  authenticatedRoute("listAddresses", (_call, { companyId: accountId }) => addresses.list(db, accountId)),
  authenticatedRoute("createAddress", async ({ body }, { companyId: accountId }) =>
    toColumns(body.party).asyncAndThen((columns) =>
      addresses.create(db, { id: ids.id(), accountId, version: 1, ...columns, changedAt: clock() }),
    ),
  ),
  authenticatedRoute("changeAddress", async ({ path: { id }, body: { version, party } }, { companyId: accountId }) =>
    toColumns(party).asyncAndThen((columns) =>
      addresses.change(db, { accountId, id }, { ...columns, version: version + 1, changedAt: clock() }, version),
    ),
  ),
  authenticatedRoute("deleteAddress", async ({ path: { id } }, { companyId: accountId }) =>
    addresses.remove(db, { accountId, id }),
  ),
];
