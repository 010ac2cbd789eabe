import { type Kysely, sql } from "kysely";
import { findDueAt, type InboxKind, USUAL_DESK_HOURS, USUAL_DUE_RULES } from "#domain/inbox";
import { toMinutes } from "#domain/time";
import { createTimedId, OFFICE_ZONE, zones } from "../platform/time.ts";

interface Waiting {
  readonly kind: InboxKind;
  readonly subject: string;
  readonly booking: string | null;
  readonly customerId: string | null;
  readonly openedAt: number;
  /* What the title names besides the number. */
  readonly number: string | null;
  readonly detail: string | null;
  readonly container: number | null;
}

const NUMBER = `coalesce(q."bookingId", q."quotationId")`;

/* One statement for each way in which something waits; all have the same columns. */
const WAITING = [
  `select 'booking' as "kind", "id" as "subject", "id" as "booking", "accountId" as "customerId", "bookedAt" as "openedAt",
    "quotationId" as "number", "providerName" as "detail", null as "container"
    from "quotation" where "status" = 0`,
  `select 'quote-request' as "kind", "number" as "subject", null as "booking", "accountId" as "customerId",
    "requestedAt" as "openedAt", "number", null as "detail", null as "container" from "deskRequest" where "state" = 'open'`,
  `select case when a."kind" = 'cancellation' then 'cancellation' else 'change' end as "kind", a."id" as "subject",
    a."quotation" as "booking", q."accountId" as "customerId", a."requestedAt" as "openedAt", ${NUMBER} as "number",
    a."kind" as "detail", null as "container" from "bookingAmendment" a join "quotation" q on q."id" = a."quotation"
    where a."state" in ('received', 'forwarded')`,
  `select 'cargo-part' as "kind", c."quotation" || ' ' || c."subject" || ' ' || c."container" as "subject",
    c."quotation" as "booking", q."accountId" as "customerId", c."sentAt" as "openedAt", ${NUMBER} as "number",
    c."subject" as "detail", c."container" from "cargoSubmission" c join "quotation" q on q."id" = c."quotation"
    where c."status" = 'sent' and q."status" <> 2`,
  `select 'document' as "kind", d."id" as "subject", d."quotation" as "booking", q."accountId" as "customerId",
    v."decidedAt" as "openedAt", ${NUMBER} as "number", d."kind" as "detail", null as "container"
    from "bookingDocument" d join "quotation" q on q."id" = d."quotation" join "documentVersion" v on v."document" = d."id"
    where q."status" <> 2 and v."outcome" = 'changes-requested'
      and v."number" = (select max(o."number") from "documentVersion" o where o."document" = d."id")`,
  `select 'deletion' as "kind", "accountId" as "subject", null as "booking", "accountId" as "customerId",
    "requestedAt" as "openedAt", null as "number", null as "detail", null as "container"
    from "deletionRequest" where "carriedOutAt" is null`,
];

const HOURS = { ...USUAL_DESK_HOURS, zone: OFFICE_ZONE };
const MINUTE_MS = 60_000;

const toTitle = ({ kind, number, detail, container }: Waiting): object => {
  if (kind === "booking") return { number, carrier: detail };
  if (kind === "cargo-part") return { number, part: detail, container };
  if (kind === "change" || kind === "cancellation") return { number, change: detail };
  if (kind === "document") return { number, document: detail, event: "changes-requested" };
  return number === null ? {} : { number };
};

const addItem = async (db: Kysely<unknown>, item: Waiting): Promise<void> => {
  const { kind, subject, booking, customerId, openedAt } = item;
  const due = findDueAt(kind, toMinutes(openedAt), USUAL_DUE_RULES, HOURS, zones);
  const dueAt = due === null ? null : due * MINUTE_MS;
  await sql`insert into "inboxItem" ("id", "kind", "subject", "booking", "customerId", "titleValues", "openedAt", "dueAt",
    "changedAt", "revision") values (${createTimedId(openedAt)}, ${kind}, ${subject}, ${booking}, ${customerId},
    ${JSON.stringify(toTitle(item))}, ${openedAt}, ${dueAt}, ${openedAt}, 1)`.execute(db);
};

/** Lets wait in the inbox what waits already. Failed mails, sheets that end and sources that stopped are found by their job. */
export const waitingItems = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of WAITING)
    for (const item of (await sql.raw<Waiting>(statement).execute(db)).rows) await addItem(db, item);
};
