import { EMPTY_PARTY, MAX_ADDRESSES } from "#domain/addresses";
import { addresses } from "#server/modules/addresses/addresses.ts";
import { addressRow } from "#tests/server/support/addresses.ts";
import type { ProviderStates } from "../states.ts";
import { type Actor, callAs } from "./bookings.ts";
import type { ProviderContext } from "./provider-context.ts";

/** An address of the account with this email address, in its first version. */
export const saveAddress = async (
  { database: { db }, overrides }: ProviderContext,
  email: string,
  { id, partyName }: ProviderStates["an address is saved"],
): Promise<void> => {
  const account = await db.selectFrom("account").select("id").where("email", "=", email).executeTakeFirstOrThrow();
  const party = { ...EMPTY_PARTY, partyName, countryCode: "DE" };
  await addresses.add(db, addressRow(id, account.id, party, overrides.now));
};

/** As many addresses as an account may have. */
export const fillAddressBook = async (context: ProviderContext, email: string): Promise<void> => {
  for (let index = 0; index < MAX_ADDRESSES; index += 1)
    await saveAddress(context, email, { id: `full-${index}`, partyName: `Company ${index}` });
};

export const changeSavedAddress = (
  context: ProviderContext,
  actor: Actor,
  { id, partyName }: ProviderStates["the address was changed"],
): Promise<void> =>
  callAs(context, actor, {
    method: "PUT",
    url: `/api/resource/addresses/${id}`,
    payload: { version: 1, party: { ...EMPTY_PARTY, partyName, countryCode: "DE" } },
  });

export const deleteSavedAddress = (context: ProviderContext, actor: Actor, id: string): Promise<void> =>
  callAs(context, actor, { method: "DELETE", url: `/api/resource/addresses/${id}` });
