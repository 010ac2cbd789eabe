import type { Executor } from "#server/schema.ts";
import type { Deps } from "#server/platform/feature.ts";
import { unsubscribeAddress } from "./mails.ts";
import { createUnsubscribeToken, readSettings } from "./settings-store.ts";

/**
 * The address that switches the mails about bookings off, for one mail to a person; null for a person who has switched them off.
 * Belongs in the transaction of the mail.
 */
export const subscriptionReader =
  ({ ids, clock, config: { publicUrl: site, apiBasePath } }: Pick<Deps, "ids" | "clock" | "config">) =>
  async (db: Executor, accountId: string): Promise<string | null> =>
    (await readSettings(db, accountId)).get("bookings")?.mail === false
      ? null
      : unsubscribeAddress(
          { site, apiBasePath },
          await createUnsubscribeToken(db, { ids, clock }, accountId, "bookings"),
        );
