import type { Clock, Ids } from "../services/clock.ts";
import { accountByEmail } from "../stores/accounts.ts";
import type { Database } from "../stores/database.ts";
import { addDemoAccount, DEMO_LOGIN } from "./accounts.ts";

/** Fills an empty database with what a newcomer needs, all of it or nothing; says whether one can sign in with the demo login. */
export const loadDemo = async ({ db }: Database, clock: Clock, ids: Ids): Promise<boolean> => {
  await db.transaction().execute(async (transaction) => {
    await addDemoAccount(transaction, clock, ids);
  });
  return (await accountByEmail(db, DEMO_LOGIN.email)) !== undefined;
};
