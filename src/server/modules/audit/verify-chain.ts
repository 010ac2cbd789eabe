import type { Executor } from "#server/schema.ts";
import { findCut } from "./cut-trail.ts";
import { toDigest, toHash } from "./seal-entries.ts";
import type { AuditEntryTable } from "./tables.ts";

/** Why the chain does not hold: an entry that is missing before a position, or that is not the one that was sealed there. */
export interface ChainProblem {
  readonly kind: "missing" | "changed" | "end-missing";
  readonly position: number;
}

export interface ChainReport {
  /** Entries that the chain holds; those before a recorded cut are gone. */
  readonly entries: number;
  /** Recorded, but not part of the chain yet. */
  readonly unsealed: number;
  /** Entries whose values were erased with their account. */
  readonly erased: number;
  /** Changes outside every edge: a fault of the server. */
  readonly unattributed: number;
  /** The first of them; the chain holds where there is none. */
  readonly problem: ChainProblem | null;
}

const PAGE = 1_000;

const listErased = async (db: Executor): Promise<ReadonlySet<string>> =>
  new Set((await db.selectFrom("auditErasure").select("customerId").execute()).map((one) => one.customerId));

const isErased = (entry: AuditEntryTable, erased: ReadonlySet<string>): boolean =>
  entry.salt === null && entry.customerId !== null && erased.has(entry.customerId);

const isAsSealed = (entry: AuditEntryTable, previous: string, erased: ReadonlySet<string>): boolean => {
  const values = [entry.origin, entry.before, entry.after, entry.reason];
  const hasDigest = isErased(entry, erased)
    ? values.every((value) => value === null)
    : entry.digest === toDigest(entry);
  return hasDigest && entry.hash === toHash(entry, previous);
};

const countEntries = async (db: Executor): Promise<Pick<ChainReport, "unsealed" | "unattributed">> => {
  const counts = await db
    .selectFrom("auditEntry")
    .select((e) => [
      e.fn.countAll<number>().filterWhere("position", "is", null).as("unsealed"),
      e.fn.countAll<number>().filterWhere("actorKind", "=", "unknown").as("unattributed"),
    ])
    .executeTakeFirstOrThrow();
  return counts;
};

const pageAfter = (db: Executor, position: number): Promise<readonly AuditEntryTable[]> =>
  db.selectFrom("auditEntry").selectAll().where("position", ">", position).orderBy("position").limit(PAGE).execute();

interface Walk {
  readonly position: number;
  readonly hash: string;
  readonly erased: number;
  readonly problem: ChainProblem | null;
}

const walk = (from: Walk, entries: readonly AuditEntryTable[], erased: ReadonlySet<string>): Walk => {
  let at = from;
  for (const entry of entries) {
    const position = at.position + 1;
    if (entry.position !== position) return { ...at, problem: { kind: "missing", position } };
    if (!isAsSealed(entry, at.hash, erased)) return { ...at, problem: { kind: "changed", position } };
    at = { ...at, position, hash: entry.hash ?? "", erased: at.erased + (isErased(entry, erased) ? 1 : 0) };
  }
  return at;
};

const walkAll = async (db: Executor, start: Walk, erased: ReadonlySet<string>): Promise<Walk> => {
  let at = start;
  for (;;) {
    const page = await pageAfter(db, at.position);
    at = walk(at, page, erased);
    if (page.length < PAGE || at.problem !== null) return at;
  }
};

/** Recomputes the chain from its beginning and says where it does not hold. */
export const verifyChain = async (db: Executor): Promise<ChainReport> => {
  const end = await db.selectFrom("auditChain").selectAll().executeTakeFirst();
  const cut = await findCut(db);
  const last = await walkAll(db, { ...cut, erased: 0, problem: null }, await listErased(db));
  const isShort =
    end !== undefined && (last.position < end.position || (last.position === end.position && last.hash !== end.hash));
  const problem: ChainProblem | null =
    last.problem ?? (isShort ? { kind: "end-missing", position: last.position + 1 } : null);
  return { entries: last.position - cut.position, erased: last.erased, problem, ...(await countEntries(db)) };
};
