import { type AuditAction, type AuditValues, findDifference, type Origin, toSubjectKind } from "#domain/audit";
import { type Acting, currentActing, type StatedPerson } from "#server/platform/acting.ts";
import { prepareListStatement } from "#server/platform/database/statements.ts";
import { toNetwork } from "#server/platform/throttling/limiter.ts";
import { createTimedId, randomIds } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import type { AuditEntryTable } from "./tables.ts";

/** A change, as the use case that makes it describes it. */
export interface Change {
  readonly action: AuditAction;
  /** Which one: a booking by its quotation number, everything else by its id or own number. */
  readonly subjectId: string;
  /** The customer whose data it is; left out: the customer who acts. */
  readonly customerId?: string | null;
  /** The state before; left out or null where it did not exist. */
  readonly before?: AuditValues | null;
  /** The state after; left out or null where it no longer exists. */
  readonly after?: AuditValues | null;
  readonly reason?: string | null;
  /** Who acts, where several changes of different people share a transaction. */
  readonly acting?: Acting;
}

type NewEntry = Omit<AuditEntryTable, "position" | "salt" | "digest" | "hash">;

const insertEntries = prepareListStatement<NewEntry>()((db, entries) =>
  db.insertInto("auditEntry").values(
    entries.map((param) => ({
      id: param("id"),
      at: param("at"),
      actorKind: param("actorKind"),
      actorId: param("actorId"),
      role: param("role"),
      origin: param("origin"),
      action: param("action"),
      subjectKind: param("subjectKind"),
      subjectId: param("subjectId"),
      customerId: param("customerId"),
      before: param("before"),
      after: param("after"),
      reason: param("reason"),
    })),
  ),
);

const findPerson = async (db: Executor, { systemUser, name }: StatedPerson): Promise<string | undefined> =>
  (
    await db
      .selectFrom("auditPerson")
      .select("id")
      .where("systemUser", "=", systemUser)
      .where("name", "=", name)
      .executeTakeFirst()
  )?.id;

/* Two commands of one person that begin at the same moment may give the name two ids. */
const namePerson = async (db: Executor, person: StatedPerson): Promise<string> => {
  const known = await findPerson(db, person);
  if (known !== undefined) return known;
  const id = randomIds.id();
  await db
    .insertInto("auditPerson")
    .values({ id, ...person })
    .execute();
  return id;
};

const toActor = async (db: Executor, { actor }: Acting): Promise<Pick<NewEntry, "actorKind" | "actorId" | "role">> =>
  actor.kind === "stated"
    ? { actorKind: "staff", actorId: await namePerson(db, actor.person), role: null }
    : { actorKind: actor.kind, actorId: actor.id, role: actor.role };

const MAX_USER_AGENT = 200;

const toOrigin = (origin: Origin): string =>
  JSON.stringify(
    origin.kind === "http"
      ? {
          ...origin,
          network: toNetwork(origin.network),
          userAgent: origin.userAgent?.slice(0, MAX_USER_AGENT) ?? null,
        }
      : origin,
  );

const toText = (values: AuditValues | null): string | null => (values === null ? null : JSON.stringify(values));

const toEntry = async (db: Executor, change: Change): Promise<NewEntry | null> => {
  const { action, subjectId, reason = null, acting = currentActing() } = change;
  const difference = findDifference(change.before ?? null, change.after ?? null);
  if (difference === null) return null;
  const at = acting.clock();
  const actor = await toActor(db, acting);
  const ownData = actor.actorKind === "customer" ? actor.actorId : null;
  return {
    id: createTimedId(at),
    at,
    ...actor,
    origin: toOrigin(acting.origin),
    action,
    subjectKind: toSubjectKind(action),
    subjectId,
    customerId: change.customerId ?? ownData,
    before: toText(difference.before),
    after: toText(difference.after),
    reason,
  };
};

const ROWS_PER_STATEMENT = 1_000;

/** Records changes of one transaction; a call belongs in that transaction. A change that changes nothing is not recorded. */
export const recordChanges = async (db: Executor, changes: readonly Change[]): Promise<void> => {
  const entries: NewEntry[] = [];
  for (const change of changes) {
    const entry = await toEntry(db, change);
    if (entry !== null) entries.push(entry);
  }
  for (let start = 0; start < entries.length; start += ROWS_PER_STATEMENT)
    await insertEntries(db, entries.slice(start, start + ROWS_PER_STATEMENT));
};

/**
 * Records a change: who, when and from where comes from the edge that the call entered by. Belongs in the transaction of the
 * change. Values are those that changed, never a secret.
 */
export const recordChange = (db: Executor, change: Change): Promise<void> => recordChanges(db, [change]);
