import type { Kysely } from "kysely";
import type { DatabaseKind } from "../database-kind.ts";
import { accounts } from "./0001-accounts.ts";
import { rateLimits } from "./0002-rate-limits.ts";

/** One step of the schema. `kind` is for the few places where the two databases must differ. */
export type SchemaChange = (db: Kysely<unknown>, kind: DatabaseKind) => Promise<void>;

/** Every step, in the order of its number. A published step is never changed: write the next one. */
export const schemaChanges: Readonly<Record<string, SchemaChange>> = {
  "0001-accounts": accounts,
  "0002-rate-limits": rateLimits,
};
