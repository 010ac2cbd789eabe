import { err, ok, type Result } from "neverthrow";
import type { DeletionObstacle } from "#domain/accounts";
import { accountAnswers } from "#server/account-answers.ts";
import {
  type Account,
  accountByEmail,
  accountSummaries,
  deleteAccount,
  listSessions,
  listWaitingDeletions,
  revokeAccountSessions,
  setDisabled,
} from "#server/modules/accounts/index.ts";
import { toStaffCommand } from "#server/platform/text.ts";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { defineCommand, defineGroup, defineList } from "../kit/command.ts";
import { argument, flag, rowLimit } from "../kit/parameters.ts";

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

const findUser = async (db: Executor, email: string): Promise<Result<Account, string>> => {
  const account = await accountByEmail(db, email);
  return account === undefined ? err(`There is no user ${email}.`) : ok(account);
};

const EMAIL = { email: argument("email address of the account") };

const list = defineList({
  name: "list",
  description: "List accounts, newest first",
  parameters: { limit: rowLimit() },
  run: async ({ db, clock }, { limit }) => ok(await accountSummaries(db, clock(), limit)),
  columns: [
    { key: "id", heading: "Account" },
    { key: "email", heading: "Email" },
    { key: "companyName", heading: "Company" },
    {
      key: "createdAt",
      heading: "Created",
      value: ({ createdAt }) => toInstant(createdAt),
      text: ({ createdAt }) => `since ${toInstant(createdAt)}`,
    },
    {
      key: "sessions",
      heading: "State",
      text: ({ sessions, disabledAt }) =>
        disabledAt === null ? counted(sessions, "session") : `disabled ${toInstant(disabledAt)}`,
    },
    {
      key: "disabledAt",
      heading: "Disabled",
      value: ({ disabledAt }) => (disabledAt === null ? null : toInstant(disabledAt)),
      text: null,
    },
  ],
  empty: "No users.",
});

const disable = defineCommand({
  name: "disable",
  description: "Disable an account: end its sessions and refuse sign-in",
  parameters: EMAIL,
  run: async ({ db, clock }, input) => {
    const account = await findUser(db, input.email);
    if (account.isErr()) return err(account.error);
    const { id, email, disabledAt } = account.value;
    if (disabledAt !== null) return err(`${email} is disabled already.`);
    await db.transaction().execute(async (transaction) => {
      await setDisabled(transaction, id, clock());
      await revokeAccountSessions(transaction, id);
    });
    return ok({ email });
  },
  describe: ({ email }) => [`${email} is disabled.`],
});

const enable = defineCommand({
  name: "enable",
  description: "Enable a disabled account",
  parameters: EMAIL,
  run: async ({ db }, input) => {
    const account = await findUser(db, input.email);
    if (account.isErr()) return err(account.error);
    const { id, email, disabledAt } = account.value;
    if (disabledAt === null) return err(`${email} is not disabled.`);
    await setDisabled(db, id, null);
    return ok({ email });
  },
  describe: ({ email }) => [`${email} is enabled.`],
});

const sessions = defineCommand({
  name: "sessions",
  description: "List the sessions of an account, newest first",
  parameters: { ...EMAIL, end: flag("end all of them") },
  run: async ({ db, clock }, input) => {
    const account = await findUser(db, input.email);
    if (account.isErr()) return err(account.error);
    const { id, email } = account.value;
    const open = (await listSessions(db, id, clock())).map(({ createdAt, idleUntil, expiresAt }) => ({
      createdAt: toInstant(createdAt),
      endsAt: toInstant(Math.min(idleUntil, expiresAt)),
    }));
    if (input.end) await revokeAccountSessions(db, id);
    return ok({ email, isEnded: input.end, sessions: open });
  },
  describe: ({ email, isEnded, sessions: open }) => {
    if (isEnded) return [`${counted(open.length, "session")} of ${email} ended.`];
    if (open.length === 0) return [`${email} is not signed in.`];
    return open.map(({ createdAt, endsAt }) => `since ${createdAt}  ends ${endsAt}`);
  },
});

const deletions = defineList({
  name: "deletions",
  description: "List requests to delete an account, oldest first",
  parameters: {},
  run: async ({ db }) => ok(await listWaitingDeletions(db, accountAnswers)),
  columns: [
    { key: "requestedAt", heading: "Requested", value: ({ requestedAt }) => toInstant(requestedAt) },
    { key: "email", heading: "Email" },
    { key: "companyName", heading: "Company" },
    {
      key: "bookings",
      heading: "Bookings",
      text: ({ bookings, bookingsInProcess }) => `${counted(bookings, "booking")}, ${bookingsInProcess} in process`,
    },
    {
      key: "bookingsInProcess",
      heading: "In process",
      text: null,
    },
  ],
  empty: "No requests.",
});

const OBSTACLES: Readonly<Record<DeletionObstacle, string>> = {
  "not-requested": "has not requested the deletion of the account.",
  "bookings-in-process": `has bookings in process. Confirm or cancel them first: ${toStaffCommand("bookings list")}`,
  "cargo-under-way": "has cargo under way. The account can be deleted when the last vessel has arrived.",
  "open-requests": `has open requests to change bookings. Answer them first: ${toStaffCommand("bookings amendments")}`,
  colleagues: "has colleagues in the company, which needs this account. The person can leave the company instead.",
};

const remove = defineCommand({
  name: "delete",
  description: "Delete an account as its owner has requested: erase personal data, keep bookings and their company",
  parameters: EMAIL,
  run: async ({ db, clock, ids }, input) => {
    const account = await findUser(db, input.email);
    if (account.isErr()) return err(account.error);
    const { email } = account.value;
    const deleted = await db
      .transaction()
      .execute((one) => deleteAccount(one, account.value, { clock, ids, ...accountAnswers }));
    return deleted
      .map((bookings) => ({ email, bookings }))
      .mapErr((obstacle: DeletionObstacle) => `${email} ${OBSTACLES[obstacle]}`);
  },
  describe: ({ email, bookings }) => [`${email} is deleted, ${counted(bookings, "booking")} kept.`],
});

/** `users list`, `disable`, `enable`, `sessions`, `deletions` and `delete`. */
export const userCommands = defineGroup("users", "Manage accounts", [
  list,
  disable,
  enable,
  sessions,
  deletions,
  remove,
]);
