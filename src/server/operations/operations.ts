import type { Clock, Ids } from "../services/clock.ts";
import type { Database } from "../stores/database.ts";

/** What every command of the staff's command line works with. */
export interface Operations {
  /** Opens the database for one piece of work and closes it again. */
  readonly withDatabase: (work: (database: Database) => Promise<void>) => Promise<void>;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Writes a line for the person who asked. */
  readonly say: (line: string) => void;
  /** Says why nothing was done; the command then ends with a failure. */
  readonly complain: (line: string) => void;
}
