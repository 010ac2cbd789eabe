import { Readable } from "node:stream";
import { err, ok, type Result } from "neverthrow";
import type { components } from "#api/desk-schema.d.ts";
import { isPermitted } from "#domain/staff";
import { type EntryFilter, listEntries, sealEntries, verifyChain } from "#server/modules/audit/index.ts";
import { type DeskFeature, deskRoute, type StaffCaller } from "#server/desk/route.ts";
import { answer } from "#server/platform/http/handler.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { officeDay, toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { describeOrigin, exportEntries } from "./export-entries.ts";
import { type NamedEntry, nameEntries } from "./name-entries.ts";
import { readFilter, type TypedFilter } from "./read-filter.ts";

const ENTRIES_PER_PAGE = 50;

const MEDIA_TYPES = { csv: "text/csv; charset=utf-8", jsonl: "application/jsonl" } as const;

const readPermitted = (
  db: Executor,
  typed: TypedFilter,
  { id, role }: StaffCaller,
): Promise<Result<EntryFilter, Refusal>> => readFilter(db, typed, isPermitted(role, "see-audit-trail") ? null : id);

const present = (entry: NamedEntry): components["schemas"]["AuditEntry"] => ({
  id: entry.id,
  at: toInstant(entry.at),
  actor: { ...entry.actor, name: entry.name },
  action: entry.action,
  subject: { ...entry.subject, name: entry.subjectName },
  company: entry.company,
  before: entry.before === null ? null : { ...entry.before },
  after: entry.after === null ? null : { ...entry.after },
  reason: entry.reason,
  from: describeOrigin(entry.origin),
  position: entry.position,
  hash: entry.hash,
});

const listPage = async (db: Executor, filter: EntryFilter, before: string | null, limit: number) => {
  const found = await listEntries(db, filter, { before, limit: limit + 1 });
  const page = found.slice(0, limit);
  const next = found.length > limit ? (page.at(-1)?.id ?? null) : null;
  return { entries: (await nameEntries(db, page)).map(present), next };
};

/** The audit trail at the desk. Who may not see all of it sees the own entries. */
export const trailFeature: DeskFeature = ({ database: { db }, clock }) => [
  deskRoute("listAuditEntries", "see-own-audit-entries", async ({ query }, staff) => {
    const { before = null, limit = ENTRIES_PER_PAGE, ...typed } = query;
    const filter = await readPermitted(db, typed, staff);
    return filter.isErr() ? err(filter.error) : answer([await listPage(db, filter.value, before, limit)]);
  }),
  deskRoute("exportAuditEntries", "see-own-audit-entries", async ({ query: { format, ...typed } }, staff) => {
    const filter = await readPermitted(db, typed, staff);
    if (filter.isErr()) return err(filter.error);
    return ok({
      kind: "stream",
      mediaType: MEDIA_TYPES[format],
      fileName: `audit-${officeDay(clock())}.${format}`,
      content: Readable.from(exportEntries(db, filter.value, format)),
    });
  }),
  deskRoute("checkAuditChain", "see-audit-trail", async () => {
    await sealEntries(db);
    const { entries, erased, unattributed, problem } = await verifyChain(db);
    const message = problem === null ? "The chain is complete" : "The chain does not hold";
    return answer([{ entries, erased, unattributed, problem }], message);
  }),
];
