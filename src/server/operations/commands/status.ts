import { ok } from "neverthrow";
import { addDays } from "#domain/time";
import { accountAnswers } from "#server/account-answers.ts";
import { listWaitingDeletions } from "#server/modules/accounts/index.ts";
import { listDeskAmendments } from "#server/modules/amendments/index.ts";
import { allQuotations } from "#server/modules/bookings/index.ts";
import { listSentParts } from "#server/modules/cargo/index.ts";
import { listRequestsOfAll } from "#server/modules/quotes/index.ts";
import { listMails } from "#server/platform/mail/outgoing-store.ts";
import { toStaffCommand } from "#server/platform/text.ts";
import { officeDay } from "#server/platform/time.ts";
import { listSheets } from "#server/rate-sources/rate-sheets/sheet-lines.ts";
import { defineList, type Desk } from "../kit/command.ts";

const MAX_COUNTED = 10_000;
const IN_PROCESS = 0;
const DAYS_AHEAD = 7;

const countEndingSheets = async ({ db, clock }: Desk): Promise<number> => {
  const today = officeDay(clock());
  const lastDay = addDays(today, DAYS_AHEAD);
  return (await listSheets(db, today)).filter((sheet) => sheet.lastDay !== null && sheet.lastDay <= lastDay).length;
};

const countRows = async (desk: Desk) => {
  const { db } = desk;
  const amendments = await listDeskAmendments(db, { onlyOpen: true, limit: MAX_COUNTED });
  const requests = await listRequestsOfAll(db, MAX_COUNTED);
  return {
    bookings: (await allQuotations(db, IN_PROCESS, MAX_COUNTED)).length,
    amendments: amendments.filter(({ state }) => state !== "fee-proposed").length,
    cargo: (await listSentParts(db, { isWaiting: true, limit: MAX_COUNTED })).length,
    quotes: requests.filter(({ state }) => state === "open").length,
    deletions: (await listWaitingDeletions(db, accountAnswers)).length,
    mails: (await listMails(db, ["refused", "unknown"], MAX_COUNTED)).length,
    sheets: await countEndingSheets(desk),
  };
};

const WAITING = {
  bookings: { label: "Bookings in process", command: "bookings list --status in-process" },
  amendments: { label: "Requests to change or cancel bookings", command: "bookings amendments" },
  cargo: { label: "Shipping instructions, VGM and pick-ups that were sent", command: "cargo list" },
  quotes: { label: "Requests for a quote", command: "quotes list" },
  deletions: { label: "Requests to delete an account", command: "users deletions" },
  mails: { label: "Mails that were refused or may not have left", command: "mails list" },
  sheets: { label: `Rate sheets that end within ${DAYS_AHEAD} days`, command: "rates list" },
} as const;

const KEYS = ["bookings", "amendments", "cargo", "quotes", "deletions", "mails", "sheets"] as const;

/** `status`. */
export const statusCommand = defineList({
  name: "status",
  description: "Count what waits for the desk, mails that have not left and rate sheets that end soon",
  parameters: {},
  run: async (desk) => {
    const counts = await countRows(desk);
    return ok(KEYS.map((key) => ({ key, count: counts[key], ...WAITING[key] })));
  },
  columns: [
    { key: "key", heading: "What", text: ({ label }) => label },
    { key: "count", heading: "Count", align: "right" },
    {
      key: "command",
      heading: "Listed by",
      text: ({ command }) => toStaffCommand(command),
    },
  ],
  empty: "",
});
