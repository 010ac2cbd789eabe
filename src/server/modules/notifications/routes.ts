import { err, fromThrowable } from "neverthrow";
import { repeat } from "#server/platform/background.ts";
import type { Deps, Feature } from "#server/platform/feature.ts";
import { answer, type Handler, authenticatedRoute } from "#server/platform/http/handler.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { atHalfPace } from "#server/platform/pace.ts";
import { presentSentences } from "#server/platform/sentences.ts";
import type { Executor } from "#server/schema.ts";
import { OFFICE_ZONE, toInstant } from "#server/platform/time.ts";
import { findOwnQuotation } from "../bookings/index.ts";
import { checkDueBookings } from "./check-bookings.ts";
import { findDigest, saveDigest } from "./digest-store.ts";
import { sendDueDigests, toNextDigest } from "./send-digests.ts";
import { countNotifications, type ListedNotification, listNotifications, markRead } from "./notification-store.ts";
import { readSentences } from "./stored-sentences.ts";
import { pruneUnsubscribeTokens, readSettings, saveSetting, setMuted } from "./settings-store.ts";

const DAY_MS = 86_400_000;
/* Longer than anybody looks for a mail. */
const UNSUBSCRIBE_KEPT_MS = 400 * DAY_MS;
const CHECK_MS = 1_000;
const DIGEST_MS = 10_000;

const UNKNOWN_BOOKING: Refusal = { kind: "not-found", message: "We do not have this booking." };

const UNKNOWN_ZONE: Refusal = {
  kind: "fields",
  message: "This time zone is not known.",
  fields: [{ field: "timeZone", message: "Send the IANA name of a time zone, such as Asia/Kolkata." }],
};

const isTimeZone = (name: string): boolean =>
  fromThrowable((timeZone: string) => new Intl.DateTimeFormat("en", { timeZone }))(name).isOk();

const toEntry = (row: ListedNotification) => {
  const { id, topic, happenedAt, readAt, mutedAt } = row;
  const { quotation, quotationId, bookingId, reference, providerName } = row;
  return {
    id,
    topic,
    ...presentSentences(readSentences(row)),
    happenedAt: toInstant(happenedAt),
    readAt: readAt === null ? null : toInstant(readAt),
    booking: {
      _id: quotation,
      quotationId,
      bookingId,
      reference,
      providerName,
      muted: mutedAt !== null,
    },
  };
};

const listSettings = async (db: Executor, accountId: string) =>
  [...(await readSettings(db, accountId))].map(([topic, channels]) => ({ topic, ...channels }));

export const notificationHandlers = ({ database: { db }, clock }: Deps): readonly Handler[] => [
  authenticatedRoute("listNotifications", async ({ query: { topic = null, limit = 10, skip = 0 } }, { accountId }) => {
    const rows = await listNotifications(db, accountId, { topic, limit, skip });
    const { total, unread } = await countNotifications(db, accountId, topic);
    return answer(rows.map(toEntry), "OK", { lenResult: total, unread });
  }),
  authenticatedRoute("readNotifications", async ({ body: { ids } }, { accountId }) => {
    await markRead(db, accountId, ids, clock());
    return answer([]);
  }),
  authenticatedRoute("notificationSettings", async (_call, { accountId }) => answer(await listSettings(db, accountId))),
  authenticatedRoute("setNotification", async ({ body: { topic, mail, portal } }, { accountId }) => {
    await saveSetting(db, accountId, topic, { mail, portal });
    return answer(await listSettings(db, accountId));
  }),
  authenticatedRoute("getNotificationDigest", async (_call, { accountId }) => {
    const digest = await findDigest(db, accountId);
    return answer([{ daily: digest !== null, timeZone: digest?.timeZone ?? OFFICE_ZONE }]);
  }),
  authenticatedRoute("setNotificationDigest", async ({ body: { daily, timeZone } }, { accountId }) => {
    if (!isTimeZone(timeZone)) return err(UNKNOWN_ZONE);
    /* Switched off, it is due at once, with what was collected. */
    const nextAt = daily ? toNextDigest(clock(), timeZone) : clock();
    await saveDigest(db, { accountId, isDaily: daily ? 1 : 0, timeZone, nextAt });
    return answer([{ daily, timeZone }]);
  }),
  authenticatedRoute("muteBooking", async ({ path: { id }, body: { muted } }, { companyId: accountId }) => {
    const quotation = await findOwnQuotation(db, accountId, id);
    if (quotation === null) return err(UNKNOWN_BOOKING);
    await setMuted(db, quotation.id, muted ? clock() : null);
    return answer([]);
  }),
];

/** Messages about bookings: found after news and when reminders become due, listed, mailed and switched. */
export const notificationsFeature: Feature = (deps) => {
  const { database, clock, ids, config } = deps;
  const { publicUrl: site, apiBasePath, deskMail } = config;
  const checking = { database, clock, ids, site, apiBasePath, deskMail };
  let isClosing = false;
  deps.onClose(async () => {
    isClosing = true;
  });
  repeat(deps, CHECK_MS, () => checkDueBookings(checking, () => isClosing, atHalfPace));
  repeat(deps, DIGEST_MS, () => sendDueDigests(checking));
  repeat(deps, DAY_MS, () => pruneUnsubscribeTokens(database.db, clock() - UNSUBSCRIBE_KEPT_MS));
  return notificationHandlers(deps);
};
