import type { Command } from "commander";
import {
  accountByEmail,
  type AccountSummary,
  accountSummaries,
  setDisabled,
} from "../modules/accounts/account-store.ts";
import { revokeAccountSessions, listSessions } from "../modules/accounts/session-store.ts";
import type { Operations } from "./command.ts";

const moment = (epoch: number): string => new Date(epoch).toISOString();

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

const plain = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();

const summaryLine = ({ id, email, companyName, createdAt, disabledAt, sessions }: AccountSummary): string => {
  const state = disabledAt === null ? counted(sessions, "session") : `disabled ${moment(disabledAt)}`;
  return `${id}  ${plain(email)}  ${plain(companyName)}  since ${moment(createdAt)}  ${state}`;
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
        return say(lines.length === 0 ? "No users." : lines.join("\n"));
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
          return say(lines.length === 0 ? `${account.email} is not signed in.` : lines.join("\n"));
        }
        await revokeAccountSessions(db, account.id);
        return say(`${counted(sessions.length, "session")} of ${account.email} ended.`);
      }),
    );
};

/** `users list`, `disable`, `enable` and `sessions`. */
export const addUserCommands = (program: Command, operations: Operations): void => {
  const users = program.command("users").description("Manage accounts");
  addList(users, operations);
  addDisable(users, operations);
  addEnable(users, operations);
  addSessions(users, operations);
};
