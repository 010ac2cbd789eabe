import { err, ok } from "neverthrow";
import type { AccountRecords } from "#server/platform/database/account-records.ts";
import type { Feature } from "#server/platform/feature.ts";
import { authenticatedRoute } from "#server/platform/http/handler.ts";
import { SIGN_IN_AGAIN } from "#server/platform/http/refusal.ts";
import { toNetwork } from "#server/platform/throttling/limiter.ts";
import { officeDay } from "#server/platform/time.ts";
import { recordTo, accountById } from "../accounts/index.ts";
import { streamAccountData } from "./account-data.ts";

/** The download of everything that is stored about an account. */
export const accountDataFeature =
  (records: readonly AccountRecords[]): Feature =>
  ({ clock, log, database: { db } }) => {
    const record = recordTo(log);
    return [
      authenticatedRoute("downloadAccountData", async ({ address }, { accountId }) => {
        const account = await accountById(db, accountId);
        if (account === undefined) return err(SIGN_IN_AGAIN);
        record({ event: "data-download", outcome: "done", accountId, network: toNetwork(address) });
        return ok({
          kind: "stream",
          mediaType: "application/vnd.keelson.account-data+json",
          fileName: `keelson-account-${officeDay(clock())}.json`,
          content: streamAccountData(db, records, account, clock()),
        } as const);
      }),
    ];
  };
