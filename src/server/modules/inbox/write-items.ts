import type { CompanyState } from "#domain/companies";
import { type AssignmentRule, canMarkDone, findAssignee, findDueAt, type InboxKind } from "#domain/inbox";
import { toMinutes } from "#domain/time";
import { currentActing } from "#server/platform/acting.ts";
import { prepareListStatement, storedJson } from "#server/platform/database/statements.ts";
import { createTimedId, zones } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { readRules } from "./rules-store.ts";
import type { InboxItemTable } from "./tables.ts";

/** Values for the title of an item; nothing of a person, whose data can be erased elsewhere. */
export type TitleValues = Readonly<Record<string, string | number | null>>;

export const readTitle = ({ titleValues }: Pick<InboxItemTable, "titleValues">): TitleValues =>
  storedJson<TitleValues>(titleValues);

export interface NewItem {
  readonly kind: InboxKind;
  readonly subject: string;
  readonly booking?: string | null;
  readonly customerId?: string | null;
  readonly title: TitleValues;
}

type InsertedItem = Pick<
  InboxItemTable,
  "id" | "kind" | "subject" | "booking" | "customerId" | "titleValues" | "openedAt" | "dueAt" | "assignee"
>;

const insertItems = prepareListStatement<InsertedItem>()((db, entries) =>
  db
    .insertInto("inboxItem")
    .values(
      entries.map((param) => ({
        id: param("id"),
        kind: param("kind"),
        subject: param("subject"),
        booking: param("booking"),
        customerId: param("customerId"),
        titleValues: param("titleValues"),
        openedAt: param("openedAt"),
        dueAt: param("dueAt"),
        assignee: param("assignee"),
        changedAt: param("openedAt"),
        revision: 1,
      })),
    )
    .onConflict((conflict) => conflict.doNothing()),
);

const MINUTE_MS = 60_000;
const ROWS_PER_STATEMENT = 500;

interface KnownCompany {
  readonly customerGroup: string | null;
  readonly state: CompanyState;
}

type ReadCompanies = (db: Executor, ids: readonly string[]) => Promise<ReadonlyMap<string, KnownCompany>>;

let readCompanies: ReadCompanies = async () => new Map();

/** Companies belong to a later module, which states here how they are read by their ids. */
export const readCompaniesWith = (read: ReadCompanies): void => {
  readCompanies = read;
};

/** The state of the company that an item is about; null without one. */
export const readCompanyState = async (db: Executor, customerId: string | null): Promise<CompanyState | null> =>
  customerId === null ? null : ((await readCompanies(db, [customerId])).get(customerId)?.state ?? null);

/* Read only where a rule names a group: a booking has no statement more without such rules. */
const readRuledCompanies: (
  db: Executor,
  rules: readonly AssignmentRule[],
  items: readonly NewItem[],
) => ReturnType<ReadCompanies> = async (db, rules, items) => {
  const companies = [...new Set(items.flatMap(({ customerId }) => customerId ?? []))];
  const isNeeded = companies.length > 0 && rules.some(({ group }) => group !== null);
  return isNeeded ? readCompanies(db, companies) : new Map();
};

/** Lets things wait for the desk; belongs in the transaction of the change. What waits already waits as long as before. */
export const openItems = async (db: Executor, items: readonly NewItem[], now: number): Promise<void> => {
  if (items.length === 0) return;
  const rules = await readRules(db, now);
  const { hours, due, assignments } = rules;
  const toDueAt = (kind: InboxKind): number | null => {
    const minutes = findDueAt(kind, toMinutes(now), due, hours, zones);
    return minutes === null ? null : minutes * MINUTE_MS;
  };
  const companies = await readRuledCompanies(db, assignments, items);
  const rows = items.map(
    ({ kind, subject, booking = null, customerId = null, title }): InsertedItem => ({
      id: createTimedId(now),
      kind,
      subject,
      booking,
      customerId,
      titleValues: JSON.stringify(title),
      openedAt: now,
      dueAt: toDueAt(kind),
      assignee: findAssignee(assignments, {
        kind,
        company: customerId,
        group: companies.get(customerId ?? "")?.customerGroup ?? null,
      }),
    }),
  );
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    await insertItems(db, rows.slice(start, start + ROWS_PER_STATEMENT));
};

export const openItem = (db: Executor, item: NewItem, now: number): Promise<void> => openItems(db, [item], now);

/** A customer has added something to what waits already; nothing if it does not wait. Belongs in the transaction of the change. */
export const noteNews = async (
  db: Executor,
  { kind, subject }: Pick<NewItem, "kind" | "subject">,
  now: number,
): Promise<void> => {
  await db
    .updateTable("inboxItem")
    .set((row) => ({ newsAt: now, changedAt: now, revision: row("revision", "+", 1) }))
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .where("answeredAt", "is", null)
    .execute();
};

const toAnswerer = (): Pick<InboxItemTable, "answeredKind" | "answeredBy"> => {
  const { actor } = currentActing();
  return actor.kind === "stated"
    ? { answeredKind: "staff", answeredBy: actor.person.name }
    : { answeredKind: actor.kind, answeredBy: actor.id };
};

const answerOpen = (db: Executor, now: number) =>
  db
    .updateTable("inboxItem")
    .set((row) => ({ answeredAt: now, ...toAnswerer(), changedAt: now, revision: row("revision", "+", 1) }))
    .where("answeredAt", "is", null);

/** What was waiting is answered, or need not be any more; belongs in the transaction of that change. */
export const closeItem = async (
  db: Executor,
  { kind, subject }: Pick<NewItem, "kind" | "subject">,
  now: number,
): Promise<void> => {
  await answerOpen(db, now).where("kind", "=", kind).where("subject", "=", subject).execute();
};

/** Nothing of a booking waits any more, of all kinds or of one. */
export const closeItemsOfBooking = async (
  db: Executor,
  booking: string,
  now: number,
  kind: InboxKind | null = null,
): Promise<void> => {
  await answerOpen(db, now)
    .where("booking", "=", booking)
    .$if(kind !== null, (query) => query.where("kind", "=", kind ?? "booking"))
    .execute();
};

/** Nothing about an account waits any more. */
export const closeItemsOfCustomer = async (db: Executor, customerId: string, now: number): Promise<void> => {
  await answerOpen(db, now).where("customerId", "=", customerId).execute();
};

/** What waits about a customer waits about another one: a company was merged into it. */
export const moveItems = async (
  db: Executor,
  { from, into }: { readonly from: string; readonly into: string },
  now: number,
): Promise<void> => {
  await db
    .updateTable("inboxItem")
    .set((row) => ({ customerId: into, changedAt: now, revision: row("revision", "+", 1) }))
    .where("customerId", "=", from)
    .where("answeredAt", "is", null)
    .where("kind", "<>", "deletion")
    .execute();
};

interface Reopening {
  readonly answeredAt: number;
  readonly now: number;
}

const reopen = (db: Executor, { answeredAt, now }: Reopening) =>
  db
    .updateTable("inboxItem")
    .set((row) => ({
      answeredAt: null,
      answeredKind: null,
      answeredBy: null,
      changedAt: now,
      revision: row("revision", "+", 1),
    }))
    .where("answeredAt", "=", answeredAt);

/** An answer was taken back: the item waits as before, and is due as before. */
export const reopenItem = async (
  db: Executor,
  { kind, subject }: Pick<NewItem, "kind" | "subject">,
  reopening: Reopening,
): Promise<void> => {
  await reopen(db, reopening).where("kind", "=", kind).where("subject", "=", subject).execute();
};

/** What closed items of a booking of one kind was taken back: they wait as before. */
export const reopenItemsOfBooking = async (
  db: Executor,
  booking: string,
  kind: InboxKind,
  { answeredAt, now }: Reopening,
): Promise<void> => {
  await reopen(db, { answeredAt, now }).where("booking", "=", booking).where("kind", "=", kind).execute();
};

const listSubjects = async (
  db: Executor,
  kind: InboxKind,
  among: readonly string[] | null,
): Promise<readonly string[]> => {
  const query = db.selectFrom("inboxItem").select("subject").where("kind", "=", kind);
  const found = among === null ? query.where("answeredAt", "is", null) : query.where("subject", "in", [...among]);
  return (await found.execute()).map(({ subject }) => subject);
};

/**
 * Brings the items of a kind in line with what is wrong at present, for kinds that no change announces; belongs in a
 * transaction. What a person may mark as done has a subject for each occurrence, and does not wait again once it was done.
 */
export const syncItems = async (
  db: Executor,
  kind: InboxKind,
  present: readonly Omit<NewItem, "kind">[],
  now: number,
): Promise<void> => {
  const subjects = present.map(({ subject }) => subject);
  const isOnce = canMarkDone(kind) && subjects.length > 0;
  const known = new Set(isOnce ? await listSubjects(db, kind, subjects) : []);
  const added = present.filter(({ subject }) => !known.has(subject));
  await openItems(
    db,
    added.map((item) => ({ ...item, kind })),
    now,
  );
  const wrong = new Set(subjects);
  for (const subject of await listSubjects(db, kind, null))
    if (!wrong.has(subject)) await closeItem(db, { kind, subject }, now);
};
