import type { Executor } from "#server/schema.ts";
import { addOutgoingMails, type MailOrder } from "#server/platform/mail/outgoing-store.ts";
import { toInstant } from "#server/platform/time.ts";
import { type Account, listMembers, lockCompany, toFormats } from "../accounts/index.ts";
import { recordChange } from "../audit/index.ts";
import { endedMessage } from "./mails.ts";
import { type ApprovalDeps, formatName, listApprovers } from "./request-approval.ts";
import { findApproval, listEnded, markEndMailed } from "./store.ts";
import type { ApprovalTable } from "./tables.ts";

const PER_RUN = 100;
/* About a price that ended longer ago nobody needs a mail: the server was off, or an earlier version ran. */
const MAX_LATE_MS = 3 * 86_400_000;

export interface EndDeps extends ApprovalDeps {
  /** The address that switches such mails off, for one mail to a person; null for a person who has switched them off. */
  readonly readSubscription: (db: Executor, accountId: string) => Promise<string | null>;
}

const toMail = async (
  db: Executor,
  deps: EndDeps,
  row: ApprovalTable,
  person: Account,
  requester: string,
): Promise<MailOrder | null> => {
  const unsubscribeUrl = await deps.readSubscription(db, person.id);
  if (unsubscribeUrl === null) return null;
  return {
    key: `approval ended|${row.id}|${person.id}`,
    message: endedMessage(person.email, deps.site, {
      requester: person.id === row.requestedBy ? null : requester,
      facts: row,
      formats: toFormats(person),
      unsubscribeUrl,
    }),
    unsubscribeUrl,
  };
};

const mailEnd = (deps: EndDeps, { id, accountId }: Pick<ApprovalTable, "id" | "accountId">): Promise<void> =>
  deps.database.db.transaction().execute(async (transaction) => {
    const company = await lockCompany(transaction, accountId);
    const row = await findApproval(transaction, accountId, id);
    if (row === undefined || !(await markEndMailed(transaction, id, deps.clock()))) return;
    await recordChange(transaction, {
      action: "approval.expired",
      subjectId: id,
      customerId: accountId,
      after: { priceEndsAt: toInstant(row.priceEndsAt) },
    });
    if (company === undefined || company.state === "blocked") return;
    const members = await listMembers(transaction, accountId);
    const asked = members.find((member) => member.id === row.requestedBy);
    const people = new Map(
      [...(asked === undefined || asked.disabledAt !== null ? [] : [asked]), ...listApprovers(members, row)].map(
        (one) => [one.id, one],
      ),
    );
    const requester = asked === undefined ? "a former colleague" : formatName(asked);
    const mails: MailOrder[] = [];
    for (const person of people.values()) {
      const mail = await toMail(transaction, deps, row, person, requester);
      if (mail !== null) mails.push(mail);
    }
    await addOutgoingMails(transaction, deps, mails);
  });

/**
 * Mails the person who asked and those who may approve, once, when the price of a request has ended while it waited. Any number
 * of processes may do so. About a price that ended more than three days ago nobody is mailed. The mail is one of the topic `bookings`, which each person can switch off.
 */
export const mailEndedPrices = async (deps: EndDeps): Promise<void> => {
  const now = deps.clock();
  const period = { after: now - MAX_LATE_MS, until: now };
  for (const ended of await listEnded(deps.database.db, period, PER_RUN)) await mailEnd(deps, ended);
};
