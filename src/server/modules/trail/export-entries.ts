import type { Origin } from "#domain/audit";
import { formatDevice, readDevice } from "#domain/accounts";
import { type EntryFilter, type ListedEntry, readEntries } from "#server/modules/audit/index.ts";
import { toCsvRow } from "#server/platform/csv.ts";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { type NamedEntry, nameEntries } from "./name-entries.ts";

/** `Firefox on Linux, 203.0.113.0`, or the name of a staff command or job; null where it was erased. */
export const describeOrigin = (origin: Origin | null): string | null => {
  if (origin === null || origin.kind === "none") return null;
  if (origin.kind !== "http") return origin.name;
  return origin.userAgent === null
    ? origin.network
    : `${formatDevice(readDevice(origin.userAgent))}, ${origin.network}`;
};

const COLUMNS = [
  "at",
  "actor",
  "actorKind",
  "actorId",
  "role",
  "action",
  "subject",
  "subjectName",
  "company",
  "before",
  "after",
  "reason",
  "from",
  "position",
  "hash",
  "id",
] as const;

const toText = (values: object | null): string | null => (values === null ? null : JSON.stringify(values));

const toRow = ({ at, actor, name, action, subject, subjectName, company, ...entry }: NamedEntry) => [
  toInstant(at),
  name,
  actor.kind,
  actor.id,
  actor.role,
  action,
  subject.id,
  subjectName,
  company?.name ?? null,
  toText(entry.before),
  toText(entry.after),
  entry.reason,
  describeOrigin(entry.origin),
  entry.position,
  entry.hash,
  entry.id,
];

const PAGE = 500;

async function* inPages(entries: AsyncIterable<ListedEntry>): AsyncGenerator<readonly ListedEntry[]> {
  let page: ListedEntry[] = [];
  for await (const entry of entries) {
    page.push(entry);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

/** The lines of a file with all entries of a filter, oldest first. */
export async function* exportEntries(
  db: Executor,
  filter: EntryFilter,
  format: "csv" | "jsonl",
): AsyncGenerator<string> {
  if (format === "csv") yield toCsvRow(COLUMNS);
  for await (const page of inPages(readEntries(db, filter)))
    for (const entry of await nameEntries(db, page))
      yield format === "csv" ? toCsvRow(toRow(entry)) : `${JSON.stringify({ ...entry, at: toInstant(entry.at) })}\n`;
}
