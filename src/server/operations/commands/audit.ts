import { Readable } from "node:stream";
import { err, ok, type Result } from "neverthrow";
import { type ActorKind, readAuditAction, readSubjectKind, type Origin } from "#domain/audit";
import {
  ALL_ENTRIES,
  type ChainReport,
  type EntryFilter,
  findStaff,
  forgetStaff,
  type ListedEntry,
  listEntries,
  readEntries,
  recordChange,
  sealEntries,
  verifyChain,
} from "#server/modules/audit/index.ts";
import { findActors, type NamedEntry, nameEntries } from "#server/modules/trail/index.ts";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { defineCommand, defineGroup, defineList, type Refusal } from "../kit/command.ts";
import { overwrite, writeOutputFile } from "../kit/files.ts";
import { argument, type Input, option, rowLimit, textOption } from "../kit/parameters.ts";
import { readMoment } from "../kit/read-moment.ts";

const FILTER = {
  since: option("<moment>", "from this day (UTC) or instant on", readMoment),
  by: textOption("<who>", "name, system user or id of who acted, or the email address of a customer"),
  subject: textOption("<id>", "what was changed: the number of a booking or quote, or an id"),
  action: textOption("<action>", "an action such as booking.confirmed, or all of one kind such as booking"),
};

const toFilter = async (
  db: Executor,
  { since, by, subject, action }: Input<typeof FILTER>,
): Promise<Result<EntryFilter, Refusal>> => {
  const [known, kind] = action === null ? [null, null] : [readAuditAction(action), readSubjectKind(action)];
  if (action !== null && known === null && kind === null)
    return err(`There is no action ${action}. Actions are named like booking.confirmed, and their kinds like booking.`);
  const actors = by === null ? null : await findActors(db, by);
  return ok({ ...ALL_ENTRIES, since, actors, subject, kind, action: known });
};

const ACTOR_TEXTS: Readonly<Record<ActorKind, string>> = {
  staff: "deleted account",
  customer: "deleted account",
  visitor: "somebody without an account",
  key: "API key",
  carrier: "carrier",
  job: "Keelson",
  system: "Keelson",
  unknown: "nobody",
};

const toWho = ({ name, actor }: NamedEntry): string => name ?? ACTOR_TEXTS[actor.kind];

const toFrom = (origin: Origin | null): string => {
  if (origin === null) return "erased";
  if (origin.kind === "http") return origin.network;
  return origin.kind === "none" ? "" : origin.name;
};

const toText = (values: object | null): string =>
  values === null
    ? ""
    : Object.entries(values)
        .map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
        .join(", ");

const list = defineList({
  name: "list",
  description: "List changes, newest first: who, when, what, before and after",
  parameters: {
    ...FILTER,
    before: textOption("<entry>", "those before this entry, for the next page"),
    limit: rowLimit(),
  },
  run: async ({ db }, { limit, before, ...typed }) => {
    const filter = await toFilter(db, typed);
    if (filter.isErr()) return err(filter.error);
    return ok(await nameEntries(db, await listEntries(db, filter.value, { before, limit })));
  },
  columns: [
    { key: "at", heading: "When", value: ({ at }) => toInstant(at) },
    { key: "actor", heading: "Who", value: ({ name }) => name, text: toWho },
    { key: "actorKind", heading: "As", value: ({ actor }) => actor.kind },
    { key: "actorId", heading: "Id", value: ({ actor }) => actor.id, text: null },
    { key: "role", heading: "Role", value: ({ actor }) => actor.role },
    { key: "action", heading: "Action" },
    { key: "subject", heading: "On", value: ({ subject }) => subject.id },
    { key: "customerId", heading: "Customer", text: null },
    { key: "before", heading: "Before", text: ({ before }) => toText(before) },
    { key: "after", heading: "After", text: ({ after }) => toText(after) },
    { key: "reason", heading: "Why", text: ({ reason }) => reason ?? "" },
    { key: "origin", heading: "From", text: ({ origin }) => toFrom(origin) },
    { key: "position", heading: "Position", text: null },
    { key: "hash", heading: "Hash", text: null },
    { key: "id", heading: "Entry" },
  ],
  empty: "No entries.",
});

const PROBLEMS = {
  missing: "is missing",
  changed: "is not the one that was sealed there",
  "end-missing": "and what came after it is missing",
} as const;

const describeChain = ({ entries, unsealed, erased, unattributed }: ChainReport): readonly string[] => [
  `The chain holds: ${entries} entries, ${erased} of them with erased values, ${unsealed} not sealed yet.`,
  ...(unattributed === 0 ? [] : [`${unattributed} changes are of nobody, which is a fault of Keelson.`]),
];

const verify = defineCommand({
  name: "verify",
  description: "Recompute the chain of all entries; ends with 1 where an entry was changed or is missing",
  parameters: {},
  run: async ({ database: { db } }): Promise<Result<ChainReport, Refusal>> => {
    await sealEntries(db);
    const report = await verifyChain(db);
    const { problem } = report;
    return problem === null
      ? ok(report)
      : err(`The chain does not hold: entry ${problem.position} ${PROBLEMS[problem.kind]}.`);
  },
  describe: describeChain,
});

async function* toJsonLines(entries: AsyncIterable<ListedEntry>): AsyncGenerator<string> {
  for await (const { at, ...entry } of entries) yield `${JSON.stringify({ at: toInstant(at), ...entry })}\n`;
}

const exportAll = defineCommand({
  name: "export",
  description: "Write entries to a file of JSON lines, oldest first, with their place in the chain; people are ids",
  parameters: { file: argument("path of the file to write"), ...FILTER, overwrite },
  run: async ({ database: { db } }, { file, overwrite: isReplaced, ...typed }) => {
    const filter = await toFilter(db, typed);
    if (filter.isErr()) return err(filter.error);
    await sealEntries(db);
    const written = await writeOutputFile(file, Readable.from(toJsonLines(readEntries(db, filter.value))), {
      overwrite: isReplaced,
    });
    return written.map(() => ({ file }));
  },
  describe: ({ file }) => [`The entries are in ${file}.`],
});

const forget = defineCommand({
  name: "forget",
  description: 'Replace the name of a person at the command line by "deleted account"; what the person did stays',
  parameters: { name: argument("stated name or system user") },
  confirmation: {
    action: "replace it",
    notYet: "Nothing is replaced yet.",
    preview: async ({ db }, { name }) => {
      const ids = await findStaff(db, name);
      return ids.length === 0
        ? err(`Nobody called ${name} has changed anything.`)
        : ok({ lines: [`${name} becomes "deleted account" in the trail.`], json: { people: ids } });
    },
  },
  run: async ({ db }, { name }): Promise<Result<{ readonly people: readonly string[] }, Refusal>> => {
    const people = await findStaff(db, name);
    if (people.length === 0) return err(`Nobody called ${name} has changed anything.`);
    await db.transaction().execute(async (transaction) => {
      await forgetStaff(transaction, people, "deleted account");
      for (const subjectId of people) await recordChange(transaction, { action: "trail.person-forgotten", subjectId });
    });
    return ok({ people });
  },
  describe: () => ["The name is replaced."],
});

/** `audit list`, `verify`, `export` and `forget`. */
export const auditCommands = defineGroup("audit", "Read who changed what", [list, verify, exportAll, forget]);
