import { basename } from "node:path";
import type { Command } from "commander";
import type { LineNote } from "./sheets/sheet-notes.ts";
import {
  EVENT_COLUMNS,
  type NamedEvent,
  readEventCells,
  type EventFile,
  readEventFile,
} from "../tracking-sources/staff-import/tracking-file.ts";
import { refreshSummaries } from "../modules/bookings/summaries.ts";
import { accountsWithOutdatedSummaries } from "../modules/bookings/summary-store.ts";
import type { Database } from "../platform/database/database.ts";
import { bookingsByNumber, countNewEvents, eventImport, type ReportedEvent } from "../modules/tracking/store.ts";
import { importStaged } from "../platform/database/staged-import.ts";
import type { Operations } from "./command.ts";

const SHOWN = 50;
const STEP = 1_000;

interface ReadEvents {
  readonly events: readonly NamedEvent[];
  readonly problems: readonly LineNote[];
}

const readEntries = (file: EventFile, onProgress: (done: number, all: number) => void): ReadEvents => {
  const events: NamedEvent[] = [];
  const problems: LineNote[] = [...file.problems];
  for (const [index, entry] of file.entries.entries()) {
    const read = readEventCells(entry);
    if ("event" in read) events.push(read);
    else problems.push(...read.map((sentence) => ({ line: entry.line, sentence })));
    if ((index + 1) % STEP === 0) onProgress(index + 1, file.entries.length);
  }
  return { events, problems };
};

const counted = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`;

const complainOf = (problems: readonly LineNote[], file: string, complain: Operations["complain"]): void => {
  const sorted = problems.toSorted((one, other) => one.line - other.line);
  complain(`Nothing was imported: ${counted(problems.length, "problem", "problems")} in ${file}.`);
  for (const { line, sentence } of sorted.slice(0, SHOWN)) complain(`  line ${line}: ${sentence}`);
  if (sorted.length > SHOWN) complain(`  and ${sorted.length - SHOWN} more`);
};

/** Events with the bookings they belong to, and those of which there is no booking. */
const withBookings = (events: readonly NamedEvent[], bookings: ReadonlyMap<string, string>) => ({
  told: events.flatMap(({ booking, event }): readonly ReportedEvent[] => {
    const quotation = bookings.get(booking);
    return quotation === undefined ? [] : [{ quotation, event }];
  }),
  unknown: events.flatMap(({ line, booking }) =>
    bookings.has(booking) ? [] : [{ line, sentence: `there is no booking "${booking}"` }],
  ),
});

const importEvents = async (
  { db }: Database,
  { clock, ids, say, complain }: Operations,
  file: string,
  content: EventFile,
  isCheck: boolean,
): Promise<void> => {
  const read = readEntries(content, (done, all) => say(`  ${done} of ${all} events read`));
  const numbers = [...new Set(read.events.map(({ booking }) => booking))];
  const { told, unknown } = withBookings(read.events, await bookingsByNumber(db, numbers));
  const problems = [...read.problems, ...unknown];
  if (problems.length > 0) return complainOf(problems, file, complain);
  const of = counted(new Set(told.map(({ quotation }) => quotation)).size, "booking", "bookings");
  if (isCheck) {
    const isNew = await countNewEvents(db, told);
    return say(
      `${counted(isNew, "new event", "new events")} of ${of} can be imported, ${told.length - isNew} known already.`,
    );
  }
  const received = { at: clock(), source: basename(file) };
  const heading = { id: ids.id(), importedAt: received.at };
  const added = await importStaged(db, eventImport(told, received), heading, told);
  for (const account of await accountsWithOutdatedSummaries(db)) await refreshSummaries(db, account, received.at);
  const known = told.length - added;
  return say(`${file}: ${counted(added, "new event", "new events")} of ${of}, ${known} known already.`);
};

/** `tracking import`. */
export const addTrackingCommands = (program: Command, operations: Operations): void => {
  program
    .command("tracking")
    .description("tracking events of bookings")
    .command("import")
    .description(
      "adds events of carriers, all of a file or nothing; known events change nothing, the same eventID with other values is a correction",
    )
    .argument("<file>", "a JSON file (DCSA Track & Trace 2.2 events), a CSV file or an Excel file")
    .option("--check", "only reports what would be imported")
    .addHelpText(
      "after",
      `\nColumns of a table: ${EVENT_COLUMNS.join(", ")}.\nRequired: bookingId, eventType, eventClassifierCode and the code of the event type.`,
    )
    .action(async (file: string, { check }: { readonly check?: boolean }) => {
      const content = await readEventFile(file);
      if (content.isErr()) return operations.complain(content.error);
      return operations.withDatabase((database) =>
        importEvents(database, operations, file, content.value, check === true),
      );
    });
};
