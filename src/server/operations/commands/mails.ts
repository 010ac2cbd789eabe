import { recordChange } from "#server/modules/audit/index.ts";
import { err, ok } from "neverthrow";
import { listMails, sendAgain } from "#server/platform/mail/outgoing-store.ts";
import type { MailState } from "#server/platform/mail/tables.ts";
import { toInstant } from "#server/platform/time.ts";
import { defineCommand, defineGroup, defineList } from "../kit/command.ts";
import { argument, option, readChoice, rowLimit } from "../kit/parameters.ts";

const STATES: readonly MailState[] = ["waiting", "handing-over", "sent", "unknown", "refused", "expired"];
const UNSETTLED: readonly MailState[] = ["waiting", "handing-over", "unknown", "refused"];

const list = defineList({
  name: "list",
  description: "List mails that have not left: waiting, refused by the mail server, or of unknown outcome",
  parameters: {
    state: option("<state>", `one of ${STATES.join(", ")}`, readChoice(STATES)),
    limit: rowLimit(),
  },
  run: async ({ db }, { state, limit }) => ok(await listMails(db, state === null ? UNSETTLED : [state], limit)),
  columns: [
    { key: "id", heading: "Mail" },
    { key: "state", heading: "State" },
    { key: "createdAt", heading: "Written", value: ({ createdAt }) => toInstant(createdAt) },
    { key: "recipient", heading: "Recipient" },
    { key: "subject", heading: "Subject" },
    { key: "attempts", heading: "Attempts", text: null },
    { key: "reason", heading: "Reason", text: null },
  ],
  details: ({ attempts, reason }) => (reason === null ? [] : [`    ${attempts} attempts: ${reason}`]),
  empty: "No mails.",
});

const resend = defineCommand({
  name: "resend",
  description:
    "Send a mail again that was refused, or whose outcome is unknown and which the mail server's log does not contain under its Message-ID <id@…>",
  parameters: { id: argument("id of the mail") },
  run: async ({ db, clock }, { id }) =>
    (await db.transaction().execute(async (transaction) => {
      const isSent = await sendAgain(transaction, id, clock());
      if (isSent) await recordChange(transaction, { action: "mail.sent-again", subjectId: id });
      return isSent;
    }))
      ? ok({ id })
      : err(`There is no mail ${id} that was refused or is of unknown outcome.`),
  describe: ({ id }) => [`${id} is sent again.`],
});

/** `mails list` and `mails resend`. */
export const mailCommands = defineGroup("mails", "Look after mails of the outbox", [list, resend]);
