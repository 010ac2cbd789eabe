import type { Executor } from "#server/schema.ts";

/** The address of the portal as the server that was started last knows it; null before one was. */
export const findServerAddress = async (db: Executor): Promise<string | null> =>
  (await db.selectFrom("serverAddress").select("address").executeTakeFirst())?.address ?? null;

/** For staff commands, which know no address of their own. Writes only a new address. */
export const saveServerAddress = async (db: Executor, address: string): Promise<void> => {
  if ((await findServerAddress(db)) === address) return;
  await db
    .insertInto("serverAddress")
    .values({ id: 1, address })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ address }))
    .execute();
};
