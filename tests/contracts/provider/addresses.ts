import { EMPTY_PARTY, MAX_ADDRESSES } from "#domain/addresses";
import { addAddress } from "#server/modules/addresses/store.ts";
import type { ProviderStates } from "../states.ts";
import type { ProviderContext } from "./provider-context.ts";

/** An address of the signed-in shipper, in its first version. */
export const saveAddress = async (
  { database: { db }, overrides }: ProviderContext,
  { id, partyName }: ProviderStates["an address is saved"],
): Promise<void> => {
  const { id: accountId } = await db.selectFrom("account").select("id").executeTakeFirstOrThrow();
  await addAddress(db, { id, accountId, party: { ...EMPTY_PARTY, partyName, countryCode: "DE" }, now: overrides.now });
};

/** As many addresses as an account may have. */
export const fillAddressBook = async (context: ProviderContext): Promise<void> => {
  for (let index = 0; index < MAX_ADDRESSES; index += 1)
    await saveAddress(context, { id: `full-${index}`, partyName: `Company ${index}` });
};
