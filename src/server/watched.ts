import { addDays } from "#domain/time";
import type { Watched } from "./modules/inbox/index.ts";
import { listStoppedSources } from "./modules/connectors/index.ts";
import { listApprovedQuotes, listDueFollowUps } from "./modules/quotes/index.ts";
import { listStoppedFeeds } from "./modules/tracking/index.ts";
import { listFailedMails } from "./platform/mail/mail-records.ts";
import { officeDay } from "./platform/time.ts";
import { listEndingSheets } from "./rate-sources/rate-sheets/ending-sheets.ts";

const ENDS_WITHIN_DAYS = 7;

/** What waits in the inbox, or stops waiting, without a change that announces it. */
export const watched: readonly Watched[] = [
  {
    kind: "quote-approved",
    list: async (db, now) =>
      (await listApprovedQuotes(db, officeDay(now))).map(({ number, accountId, decidedOffer }) => ({
        subject: number,
        customerId: accountId,
        title: { number, offer: decidedOffer },
      })),
  },
  {
    kind: "quote-follow-up",
    list: async (db, now) =>
      (await listDueFollowUps(db, now)).map(({ number, accountId, subject }) => ({
        subject,
        customerId: accountId,
        title: { number },
      })),
  },
  {
    kind: "failed-mail",
    list: async (db) =>
      (await listFailedMails(db)).map(({ id, state, settledAt }) => ({
        subject: `${id} ${settledAt ?? 0}`,
        title: { mail: id, state },
      })),
  },
  {
    kind: "sheet-ends",
    list: async (db, now) => {
      const from = officeDay(now);
      const sheets = await listEndingSheets(db, { from, till: addDays(from, ENDS_WITHIN_DAYS) });
      return sheets.map(({ id, ...title }) => ({
        subject: `${id} ${title.validTill}`,
        title: { sheet: id, ...title },
      }));
    },
  },
  {
    kind: "source-stopped",
    list: async (db) => [
      ...(await listStoppedFeeds(db)).map((source) => ({ subject: source, title: { source } })),
      ...(await listStoppedSources(db)),
    ],
  },
];
