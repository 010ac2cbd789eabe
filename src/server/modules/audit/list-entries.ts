import type { AuditAction, AuditEntry, AuditValues, Origin, SubjectKind } from "#domain/audit";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Executor } from "#server/schema.ts";
import type { AuditEntryTable } from "./tables.ts";

/** Which entries; null: all. */
export interface EntryFilter {
  /** Epoch milliseconds, inclusive. */
  readonly since: number | null;
  /** Epoch milliseconds, exclusive. */
  readonly until: number | null;
  /** Ids of people, keys or links. */
  readonly actors: readonly string[] | null;
  /** Ids of the customers whose data it is. */
  readonly customers: readonly string[] | null;
  /** A booking by its number, everything else by its id. */
  readonly subject: string | null;
  readonly kind: SubjectKind | null;
  readonly action: AuditAction | null;
}

export const ALL_ENTRIES: EntryFilter = {
  since: null,
  until: null,
  actors: null,
  customers: null,
  subject: null,
  kind: null,
  action: null,
};

/** An entry as it is listed, with its place in the chain; both null until it is sealed. */
export interface ListedEntry extends AuditEntry {
  readonly position: number | null;
  readonly hash: string | null;
}

const toValues = (text: string | null): AuditValues | null => (text === null ? null : storedJson<AuditValues>(text));

const toListed = (row: AuditEntryTable): ListedEntry => ({
  id: row.id,
  at: row.at,
  actor: { kind: row.actorKind, id: row.actorId, role: row.role },
  origin: row.origin === null ? null : storedJson<Origin>(row.origin),
  action: row.action,
  subject: { kind: row.subjectKind, id: row.subjectId },
  customerId: row.customerId,
  before: toValues(row.before),
  after: toValues(row.after),
  reason: row.reason,
  position: row.position,
  hash: row.hash,
});

/* Ids begin with their moment, so that they are also the index of the time. */
const toFirstId = (at: number): string => {
  const time = at.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}`;
};

const selectEntries = (db: Executor, filter: EntryFilter) => {
  const { since, until, actors, customers, subject, kind, action } = filter;
  return db
    .selectFrom("auditEntry")
    .selectAll()
    .$if(since !== null, (query) => query.where("id", ">=", toFirstId(since ?? 0)))
    .$if(until !== null, (query) => query.where("id", "<", toFirstId(until ?? 0)))
    .$if(actors !== null, (query) => query.where("actorId", "in", [...(actors ?? []), ""]))
    .$if(customers !== null, (query) => query.where("customerId", "in", [...(customers ?? []), ""]))
    .$if(subject !== null, (query) => query.where("subjectId", "=", subject ?? ""))
    .$if(kind !== null, (query) => query.where("subjectKind", "=", kind ?? "trail"))
    .$if(action !== null, (query) => query.where("action", "=", action ?? "trail.erased"));
};

/** Entries, newest first: at most `limit`, those before the entry `before`. */
export const listEntries = async (
  db: Executor,
  filter: EntryFilter,
  { before, limit }: { readonly before: string | null; readonly limit: number },
): Promise<readonly ListedEntry[]> =>
  (
    await selectEntries(db, filter)
      .$if(before !== null, (query) => query.where("id", "<", before ?? ""))
      .orderBy("id", "desc")
      .limit(limit)
      .execute()
  ).map(toListed);

const PAGE = 500;

/** All entries, oldest first, read page by page. */
export async function* readEntries(db: Executor, filter: EntryFilter): AsyncGenerator<ListedEntry> {
  let page: readonly AuditEntryTable[] = [];
  let after = "";
  do {
    page = await selectEntries(db, filter).where("id", ">", after).orderBy("id").limit(PAGE).execute();
    after = page.at(-1)?.id ?? after;
    yield* page.map(toListed);
  } while (page.length === PAGE);
}

/** The names of people at the command line, by their ids. */
export const nameStaff = async (db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const people =
    ids.length === 0
      ? []
      : await db
          .selectFrom("auditPerson")
          .selectAll()
          .where("id", "in", [...ids])
          .execute();
  return new Map(people.map(({ id, name }) => [id, name]));
};

/** The ids of people at the command line that were stated under a name or are of a user of the system. */
export const findStaff = async (db: Executor, name: string): Promise<readonly string[]> =>
  (
    await db
      .selectFrom("auditPerson")
      .select("id")
      .where((e) => e.or([e("name", "=", name), e("systemUser", "=", name)]))
      .execute()
  ).map(({ id }) => id);

/** Replaces the names of a person who has to be forgotten, everywhere in the trail; what the person did stays. */
export const forgetStaff = async (db: Executor, ids: readonly string[], name: string): Promise<void> => {
  await db
    .updateTable("auditPerson")
    .set({ name, systemUser: "" })
    .where("id", "in", [...ids])
    .execute();
};
