import type { Clock, Ids } from "../platform/time.ts";
import type { Print } from "./kit/print.ts";
import type { Database } from "../platform/database/database.ts";

export interface Operations {
  readonly withDatabase: (work: (database: Database) => Promise<void>) => Promise<void>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly say: Print;
  readonly reportError: Print;
}
