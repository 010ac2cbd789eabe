import type { Clock, Ids } from "../services/clock.ts";
import type { Database } from "../stores/database.ts";
import { loadDemoAccount } from "./accounts.ts";

/** Fills an empty database with what a newcomer needs; answers the demo shipper's account, or null when there is none. */
export const loadDemo = async (database: Database, clock: Clock, ids: Ids): Promise<string | null> => {
  const { db } = database;
  return loadDemoAccount(db, clock, ids);
};
