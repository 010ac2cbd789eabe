import { err, ok, type Result } from "neverthrow";
import type { Account as AccountAnswer, AccountRequest } from "#api/schema.d.ts";
import { validateDetails } from "#domain/accounts";
import { isCurrencyCode } from "#domain/money";
import type { Deps } from "#server/platform/feature.ts";
import { answer, type Handler, authenticatedRoute } from "#server/platform/http/handler.ts";
import { type Refusal, SIGN_IN_AGAIN } from "#server/platform/http/refusal.ts";
import { addOutgoingMails } from "#server/platform/mail/outgoing-store.ts";
import { toNetwork } from "#server/platform/throttling/limiter.ts";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { type AccountEvent, recordTo } from "./account-events.ts";
import { listAccountSessions } from "./account-sessions.ts";
import { accountById, changeDetails, toFormats, toPhone } from "./account-store.ts";
import { changePassword } from "./change-password.ts";
import { findDeletionRequest, requestDeletion, withdrawDeletion } from "./delete-account.ts";
import { deletionRequestMessages } from "./mails.ts";
import { revokeOtherSessions, revokeOwnSession } from "./session-store.ts";

const CHANGED_ELSEWHERE: Refusal = {
  kind: "conflict",
  message: "Your details were changed in another tab or on another device.",
};
const UNKNOWN_CURRENCY = { field: "currency", message: "This is no currency. Choose one such as INR." };
const NO_SESSION: Refusal = { kind: "not-found", message: "This session has already ended." };

const toMoment = (moment: number | null): string | null => (moment === null ? null : toInstant(moment));

const readAccount = async (db: Executor, accountId: string): Promise<Result<AccountAnswer, Refusal>> => {
  const account = await accountById(db, accountId);
  if (account === undefined) return err(SIGN_IN_AGAIN);
  const { firstName, lastName, email, companyName, changedAt } = account;
  return ok({
    firstName,
    lastName,
    email,
    phone: toPhone(account),
    companyName,
    changedAt: toMoment(changedAt),
    deletionRequestedAt: toMoment(await findDeletionRequest(db, accountId)),
    formats: toFormats(account),
  });
};

const saveDetails = async (
  db: Executor,
  accountId: string,
  { changedAt, formats, ...typed }: AccountRequest,
  now: number,
): Promise<Result<void, Refusal>> => {
  const details = validateDetails(typed);
  if (details.isErr())
    return err({ kind: "fields", message: "Please check the marked fields.", fields: details.error });
  if (formats !== undefined && formats.currency !== null && !isCurrencyCode(formats.currency))
    return err({ kind: "fields", message: "Please check the marked fields.", fields: [UNKNOWN_CURRENCY] });
  const readAt = changedAt === null ? null : Date.parse(changedAt);
  const isSaved = await changeDetails(db, accountId, details.value, { readAt, now, formats: formats ?? null });
  return isSaved ? ok(undefined) : err(CHANGED_ELSEWHERE);
};

type AccountPageDeps = Pick<Deps, "database" | "clock" | "ids" | "log" | "config">;

const securityHandlers = (deps: AccountPageDeps, record: Recorder): readonly Handler[] => {
  const { database, clock, ids, config } = deps;
  const { db } = database;
  const change = changePassword({
    database,
    clock,
    ids,
    record: recordTo(deps.log),
    site: config.publicUrl,
  });
  return [
    authenticatedRoute("changePassword", async ({ body, address }, signedIn) =>
      (await change(signedIn, body, address)).andThen((endedSessions) =>
        answer([{ endedSessions }], "Password changed"),
      ),
    ),
    authenticatedRoute("listSessions", async (_call, signedIn) =>
      answer(await listAccountSessions(db, signedIn, clock())),
    ),
    authenticatedRoute("endSession", async ({ path, address }, { accountId }) => {
      if (!(await revokeOwnSession(db, { accountId, id: path.id }, clock()))) return err(NO_SESSION);
      record("session-end", accountId, address);
      return answer([], "Signed out");
    }),
    authenticatedRoute("endOtherSessions", async ({ address }, { accountId, tokenHash }) => {
      const endedSessions = await revokeOtherSessions(db, accountId, { keep: tokenHash, now: clock() });
      record("session-end", accountId, address);
      return answer([{ endedSessions }], "Signed out");
    }),
  ];
};

type Recorder = (event: AccountEvent["event"], accountId: string, address: string) => void;

const deletionHandlers = (deps: AccountPageDeps, record: Recorder): readonly Handler[] => {
  const { clock, config } = deps;
  const { db } = deps.database;
  return [
    authenticatedRoute("requestAccountDeletion", async ({ address }, { accountId }) => {
      const account = await accountById(db, accountId);
      if (account === undefined) return err(SIGN_IN_AGAIN);
      const { requestedAt, isNew } = await db.transaction().execute(async (transaction) => {
        const request = await requestDeletion(transaction, accountId, clock());
        const key = (index: number): string => `deletion|${accountId}|${request.requestedAt}|${index}`;
        const mails = deletionRequestMessages(account, config).map((message, index) => ({ key: key(index), message }));
        await addOutgoingMails(transaction, deps, mails);
        return request;
      });
      if (isNew) record("deletion-request", accountId, address);
      return answer([{ requestedAt: toInstant(requestedAt) }], "Deletion requested");
    }),
    authenticatedRoute("withdrawAccountDeletion", async ({ address }, { accountId }) => {
      if (await withdrawDeletion(db, accountId, clock())) record("deletion-withdrawal", accountId, address);
      return answer([], "Deletion request withdrawn");
    }),
  ];
};

/** The calls of the account page. */
export const accountPageHandlers = (deps: AccountPageDeps): readonly Handler[] => {
  const { clock, log } = deps;
  const { db } = deps.database;
  const write = recordTo(log);
  const record: Recorder = (event, accountId, address) =>
    write({ event, outcome: "done", accountId, network: toNetwork(address) });
  return [
    authenticatedRoute("getAccount", async (_call, { accountId }) =>
      (await readAccount(db, accountId)).andThen((account) => answer([account])),
    ),
    authenticatedRoute("updateAccount", async ({ body, address }, { accountId }) => {
      const saved = await saveDetails(db, accountId, body, clock());
      if (saved.isErr()) return err(saved.error);
      record("details-change", accountId, address);
      return (await readAccount(db, accountId)).andThen((account) => answer([account], "Details saved"));
    }),
    ...securityHandlers(deps, record),
    ...deletionHandlers(deps, record),
  ];
};
