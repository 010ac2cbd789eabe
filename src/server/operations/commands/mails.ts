import type { Command } from "commander";
import { listMails, sendAgain } from "#server/platform/mail/outgoing-store.ts";
import type { MailState } from "#server/platform/mail/tables.ts";
import type { Operations } from "../command.ts";

const STATES: readonly MailState[] = ["waiting", "handing-over", "sent", "unknown", "refused", "expired"];
const UNSETTLED: readonly MailState[] = ["waiting", "handing-over", "unknown", "refused"];

const moment = (epoch: number): string => new Date(epoch).toISOString();

const addList = (mails: Command, { withDatabase, say, reportError }: Operations): void => {
  mails
    .command("list")
    .description("List mails that have not left: waiting, refused by the mail server, or of unknown outcome")
    .option("--state <state>", `one of ${STATES.join(", ")}`)
    .option("--limit <number>", "maximum number of rows", "50")
    .action(({ state, limit }: { readonly state?: string; readonly limit: string }) =>
      withDatabase(async ({ db }) => {
        if (!/^[1-9]\d{0,5}$/.test(limit)) return reportError(`--limit takes a whole number, not ${limit}.`);
        const wanted = state === undefined ? UNSETTLED : STATES.filter((known) => known === state);
        if (wanted.length === 0) return reportError(`--state takes ${STATES.join(", ")}, not ${state}.`);
        const rows = await listMails(db, wanted, Number(limit));
        const lines = rows.flatMap(({ id, recipient, subject, state, createdAt, attempts, reason }) => {
          const line = `${id}  ${state}  ${moment(createdAt)}  ${recipient}  ${subject}`;
          return reason === null ? [line] : [line, `    ${attempts} attempts: ${reason}`];
        });
        return say(...(lines.length === 0 ? ["No mails."] : lines));
      }),
    );
};

const addResend = (mails: Command, { withDatabase, clock, say, reportError }: Operations): void => {
  mails
    .command("resend")
    .description(
      "Send a mail again that was refused, or whose outcome is unknown and which the mail server's log does not contain under its Message-ID <id@…>",
    )
    .argument("<id>", "id of the mail")
    .action((id: string) =>
      withDatabase(async ({ db }) =>
        (await sendAgain(db, id, clock()))
          ? say(`${id} is sent again.`)
          : reportError(`There is no mail ${id} that was refused or is of unknown outcome.`),
      ),
    );
};

/** `mails list` and `mails resend`. */
export const addMailCommands = (program: Command, operations: Operations): void => {
  const mails = program.command("mails").description("Look after mails of the outbox");
  addList(mails, operations);
  addResend(mails, operations);
};
