import { templates } from "#server/modules/templates/templates.ts";
import { FCL_SEARCH_BODY } from "#tests/support/searches.ts";
import type { ProviderStates } from "../states.ts";
import type { ProviderContext } from "./provider-context.ts";

const QUERY = {
  search: "cardamom",
  status: "1",
  departure: "between",
  departureFrom: "2026-11-20",
  departureTill: null,
  carrier: "Norrvik Line",
  sort: "-arrival",
};

export const findAccount = async ({ database: { db } }: ProviderContext, email: string): Promise<string> =>
  (await db.selectFrom("account").select("id").where("email", "=", email).executeTakeFirstOrThrow()).id;

const toNames = (name: string) => ({ name, nameKey: name.toLowerCase() });

/** A template of the account with this email address. */
export const saveTemplate = async (
  context: ProviderContext,
  email: string,
  { id, name }: ProviderStates["a template is saved"],
): Promise<void> => {
  const { database, overrides } = context;
  const owned = { id, accountId: await findAccount(context, email), createdAt: overrides.now };
  await templates.add(database.db, { ...owned, ...toNames(name), search: JSON.stringify(FCL_SEARCH_BODY) });
};

/** A view of My Bookings of the account with this email address. */
export const saveView = async (
  context: ProviderContext,
  email: string,
  { id, name }: ProviderStates["a view is saved"],
): Promise<void> => {
  const { database, overrides } = context;
  const owned = { id, accountId: await findAccount(context, email), createdAt: overrides.now };
  const view = { ...owned, ...toNames(name), query: JSON.stringify(QUERY) };
  await database.db.insertInto("savedView").values(view).execute();
};
