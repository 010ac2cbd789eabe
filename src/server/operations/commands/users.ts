import type { Command } from "commander";
import {
  accountByEmail,
  type AccountSummary,
  accountSummaries,
  setDisabled,
  revokeAccountSessions,
  listSessions,
  deleteAccount,
  listWaitingDeletions,
  type WaitingDeletion,
} from "#server/modules/accounts/index.ts";
import { toSingleLine, toStaffCommand } from "#server/platform/text.ts";
import type { DeletionObstacle } from "#domain/accounts";
import type { Operations } from "../command.ts";

const moment = (epoch: number): string => new Date(epoch).toISOString();

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

const summaryLine = ({ id, email, companyName, createdAt, disabledAt, sessions }: AccountSummary): string => {
  const state = disabledAt === null ? counted(sessions, "session") : `disabled ${moment(disabledAt)}`;
  return `${id}  ${toSingleLine(email)}  ${toSingleLine(companyName)}  since ${moment(createdAt)}  ${state}`;
};

const addList = (users: Command, { withDatabase, clock, say, reportError }: Operations): void => {
  users
    .command("list")
    .description("List accounts, newest first")
    .option("--limit <number>", "maximum number of rows", "50")
    .action(({ limit }: { readonly limit: string }) =>
      withDatabase(async ({ db }) => {
        if (!/^[1-9]\d{0,5}$/.test(limit)) return reportError(`--limit takes a whole number, not ${limit}.`);
        const lines = (await accountSummaries(db, clock(), Number(limit))).map(summaryLine);
        return say(...(lines.length === 0 ? ["No users."] : lines));
      }),
    );
};

const addDisable = (users: Command, { withDatabase, clock, say, reportError }: Operations): void => {
  users
    .command("disable")
    .description("Disable an account: end its sessions and refuse sign-in")
    .argument("<email>", "email address of the account")
    .action((email: string) =>
      withDatabase(async ({ db }) => {
        const account = await accountByEmail(db, email);
        if (account === undefined) return reportError(`There is no user ${email}.`);
        if (account.disabledAt !== null) return reportError(`${account.email} is disabled already.`);
        await db.transaction().execute(async (transaction) => {
          await setDisabled(transaction, account.id, clock());
          await revokeAccountSessions(transaction, account.id);
        });
        return say(`${account.email} is disabled.`);
      }),
    );
};

const addEnable = (users: Command, { withDatabase, say, reportError }: Operations): void => {
  users
    .command("enable")
    .description("Enable a disabled account")
    .argument("<email>", "email address of the account")
    .action((email: string) =>
      withDatabase(async ({ db }) => {
        const account = await accountByEmail(db, email);
        if (account === undefined) return reportError(`There is no user ${email}.`);
        if (account.disabledAt === null) return reportError(`${account.email} is not disabled.`);
        await setDisabled(db, account.id, null);
        return say(`${account.email} is enabled.`);
      }),
    );
};

const addSessions = (users: Command, { withDatabase, clock, say, reportError }: Operations): void => {
  users
    .command("sessions")
    .description("List the sessions of an account, newest first")
    .argument("<email>", "email address of the account")
    .option("--end", "end all of them")
    .action((email: string, { end }: { readonly end?: boolean }) =>
      withDatabase(async ({ db }) => {
        const account = await accountByEmail(db, email);
        if (account === undefined) return reportError(`There is no user ${email}.`);
        const sessions = await listSessions(db, account.id, clock());
        if (end !== true) {
          const lines = sessions.map(
            ({ createdAt, idleUntil, expiresAt }) =>
              `since ${moment(createdAt)}  ends ${moment(Math.min(idleUntil, expiresAt))}`,
          );
          return say(...(lines.length === 0 ? [`${account.email} is not signed in.`] : lines));
        }
        await revokeAccountSessions(db, account.id);
        return say(`${counted(sessions.length, "session")} of ${account.email} ended.`);
      }),
    );
};

const waitingLine = ({ email, companyName, requestedAt, bookings, bookingsInProcess }: WaitingDeletion): string => {
  const booked = `${counted(bookings, "booking")}, ${bookingsInProcess} in process`;
  return `${moment(requestedAt)}  ${toSingleLine(email)}  ${toSingleLine(companyName)}  ${booked}`;
};

const OBSTACLES: Readonly<Record<DeletionObstacle, string>> = {
  "not-requested": "has not requested the deletion of the account.",
  "bookings-in-process": `has bookings in process. Confirm or cancel them first: ${toStaffCommand("bookings list")}`,
  "open-requests": `has open requests to change bookings. Answer them first: ${toStaffCommand("bookings amendments")}`,
};

const addDeletion = (users: Command, { withDatabase, clock, ids, say, reportError }: Operations): void => {
  users
    .command("deletions")
    .description("List requests to delete an account, oldest first")
    .action(() =>
      withDatabase(async ({ db }) => {
        const lines = (await listWaitingDeletions(db)).map(waitingLine);
        return say(...(lines.length === 0 ? ["No requests."] : lines));
      }),
    );
  users
    .command("delete")
    .description("Delete an account as its owner has requested: erase personal data, keep bookings and their company")
    .argument("<email>", "email address of the account")
    .action((email: string) =>
      withDatabase(async ({ db }) => {
        const account = await accountByEmail(db, email);
        if (account === undefined) return reportError(`There is no user ${email}.`);
        const deleted = await db.transaction().execute((one) => deleteAccount(one, account, { clock, ids }));
        return deleted.match(
          (bookings) => say(`${account.email} is deleted, ${counted(bookings, "booking")} kept.`),
          (obstacle) => reportError(`${account.email} ${OBSTACLES[obstacle]}`),
        );
      }),
    );
};

/** `users list`, `disable`, `enable`, `sessions`, `deletions` and `delete`. */
export const addUserCommands = (program: Command, operations: Operations): void => {
  const users = program.command("users").description("Manage accounts");
  addList(users, operations);
  addDisable(users, operations);
  addEnable(users, operations);
  addSessions(users, operations);
  addDeletion(users, operations);
};
