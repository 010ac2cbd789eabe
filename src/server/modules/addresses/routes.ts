import { err } from "neverthrow";
import type { SavedAddress } from "#api/schema.d.ts";
import { findAddressProblems, MAX_ADDRESSES, trimParty } from "#domain/addresses";
import type { Party } from "#domain/cargo";
import type { Feature } from "#server/platform/feature.ts";
import { answer, authenticatedRoute } from "#server/platform/http/handler.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { addAddress, changeAddress, deleteAddress, findAddress, listAddresses, readParty } from "./store.ts";
import type { SavedAddressTable } from "./tables.ts";

const NO_ADDRESS: Refusal = { kind: "not-found", message: "This address was deleted." };
const OUTDATED: Refusal = {
  kind: "conflict",
  message: "This address was changed elsewhere meanwhile. Please read it again.",
};
const FULL: Refusal = {
  kind: "conflict",
  message: `The address book has ${MAX_ADDRESSES} addresses. Delete some first.`,
};

const toAddress = (row: SavedAddressTable): SavedAddress => ({
  id: row.id,
  version: row.version,
  party: readParty(row),
});

const findRefusal = (party: Party): Refusal | null => {
  const problems = findAddressProblems(party);
  if (problems.length === 0) return null;
  const fields = problems.map(({ field, message }) => ({ field: `party.${field}`, message }));
  return { kind: "fields", message: "Please check the marked fields.", fields };
};

/** The companies that a shipper keeps for the parties of its shipments. */
export const addressesFeature: Feature = ({ database: { db }, clock, ids }) => [
  authenticatedRoute("listAddresses", async (_call, { accountId }) =>
    answer((await listAddresses(db, accountId)).map(toAddress)),
  ),
  authenticatedRoute("createAddress", async ({ body }, { accountId }) => {
    const refusal = findRefusal(body.party);
    if (refusal !== null) return err(refusal);
    const address = { id: ids.id(), accountId, party: trimParty(body.party), now: clock() };
    const row = await db.transaction().execute((transaction) => addAddress(transaction, address));
    return row === null ? err(FULL) : answer([toAddress(row)], "Address saved");
  }),
  authenticatedRoute("changeAddress", async ({ path: { id }, body: { version, party } }, { accountId }) => {
    const refusal = findRefusal(party);
    if (refusal !== null) return err(refusal);
    const isChanged = await changeAddress(db, { id, accountId, version, party: trimParty(party), now: clock() });
    const row = await findAddress(db, accountId, id);
    if (row === null) return err(NO_ADDRESS);
    return isChanged ? answer([toAddress(row)], "Address saved") : err(OUTDATED);
  }),
  authenticatedRoute("deleteAddress", async ({ path: { id } }, { accountId }) => {
    await deleteAddress(db, accountId, id);
    return answer([], "Address deleted");
  }),
];
