import { basename } from "node:path";
import type { Command } from "commander";
import { listContainerNumbers } from "../modules/cargo/store.ts";
import { assignEvents } from "../modules/tracking/receive-events.ts";
import { EVENT_COLUMNS } from "../tracking-sources/event-cells.ts";
import { describeEvent, findEventProblems, findEventWarnings } from "../tracking-sources/staff-import/check-events.ts";
import { trackingFile } from "../tracking-sources/staff-import/tracking-file.ts";
import type { EventProblem, TrackingBatch } from "../tracking-sources/tracking-source.ts";
import { refreshSummaries } from "../modules/bookings/summaries.ts";
import { listAccountsWithOutdatedSummaries } from "../modules/bookings/summary-store.ts";
import type { Database } from "../platform/database/database.ts";
import { countNewEvents, eventImport, findBookingsByNumber, findCancelled } from "../modules/tracking/store.ts";
import { choosePace, importStaged } from "../platform/database/staged-import.ts";
import type { Executor } from "../schema.ts";
import type { Operations } from "./command.ts";

const SHOWN = 50;

const counted = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`;

const complainAbout = (
  problems: readonly EventProblem[],
  file: string,
  reportError: Operations["reportError"],
): void => {
  const sorted = problems.toSorted((one, other) => one.line - other.line);
  reportError(`Nothing was imported: ${counted(problems.length, "problem", "problems")} in ${file}.`);
  for (const { line, sentence } of sorted.slice(0, SHOWN)) reportError(`  line ${line}: ${sentence}`);
  if (sorted.length > SHOWN) reportError(`  and ${sorted.length - SHOWN} more`);
};

/** What is shown before an import: its events, and what is unusual about them. */
const describeBatch = ({ events }: TrackingBatch): readonly string[] => [
  ...events.slice(0, SHOWN).map((event) => `  line ${event.line}: ${describeEvent(event)}`),
  ...(events.length > SHOWN ? [`  and ${events.length - SHOWN} more`] : []),
];

const findContainers = async (
  db: Executor,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const bookings = await findBookingsByNumber(db, numbers);
  const entered = await listContainerNumbers(db, [...new Set(bookings.values())]);
  return new Map(numbers.map((number) => [number, entered.get(bookings.get(number) ?? "") ?? []]));
};

const listWarnings = async (db: Executor, { events }: TrackingBatch): Promise<readonly string[]> => {
  const numbers = [...new Set(events.map(({ booking }) => booking))];
  const [cancelled, containers] = [await findCancelled(db, numbers), await findContainers(db, numbers)];
  const warnings = findEventWarnings(events, { cancelled, containers });
  return [
    ...warnings.slice(0, SHOWN).map(({ line, sentence }) => `  Warning, line ${line}: ${sentence}.`),
    ...(warnings.length > SHOWN ? [`  and ${warnings.length - SHOWN} more warnings`] : []),
  ];
};

const importEvents = async (
  database: Database,
  { clock, ids, say, reportError }: Operations,
  file: string,
  batch: TrackingBatch,
  isCheck: boolean,
): Promise<void> => {
  const { db } = database;
  const { events, unknown } = await assignEvents(db, batch.events);
  const problems = [
    ...batch.problems,
    ...findEventProblems(batch.events, clock() / 60_000),
    ...unknown.map(({ line, booking }) => ({ line, sentence: `there is no booking "${booking}"` })),
  ];
  if (problems.length > 0) return complainAbout(problems, file, reportError);
  const of = counted(new Set(events.map(({ quotation }) => quotation)).size, "booking", "bookings");
  if (isCheck) {
    const isNew = await countNewEvents(db, events);
    return say(
      `${counted(isNew, "new event", "new events")} of ${of} can be imported, ${events.length - isNew} known already.`,
      ...describeBatch(batch),
      ...(await listWarnings(db, batch)),
    );
  }
  const received = { at: clock(), source: basename(file) };
  const heading = { id: ids.id(), importedAt: received.at };
  const added = await importStaged(db, eventImport(events, received), heading, events, choosePace(database));
  for (const account of await listAccountsWithOutdatedSummaries(db)) await refreshSummaries(db, account, received.at);
  const known = events.length - added;
  return say(
    `${file}: ${counted(added, "new event", "new events")} of ${of}, ${known} known already.`,
    ...(await listWarnings(db, batch)),
  );
};

/** `tracking import`. */
export const addTrackingCommands = (program: Command, operations: Operations): void => {
  program
    .command("tracking")
    .description("Manage tracking events")
    .command("import")
    .description(
      "Import tracking events; a file with a problem is not imported, known events are ignored, and an event with a known eventID and other values is a correction",
    )
    .argument("<file>", "JSON file (DCSA Track & Trace 2.2 events), CSV file or Excel file")
    .option("--booking <number>", "booking of the events that name none")
    .option("--check", "show what would be imported and import nothing")
    .addHelpText(
      "after",
      `\nColumns of a table: ${EVENT_COLUMNS.join(", ")}.\nRequired: bookingId, eventType, eventClassifierCode and the code of the event type.`,
    )
    .action(
      async (
        file: string,
        { check, booking = null }: { readonly check?: boolean; readonly booking?: string | null },
      ) => {
        const onProgress = (done: number, all: number): void => operations.say(`  ${done} of ${all} events read`);
        const source = trackingFile(file, onProgress, booking);
        const batch = await source.read(new AbortController().signal);
        if (batch.isErr()) return operations.reportError(batch.error);
        return operations.withDatabase((database) =>
          importEvents(database, operations, file, batch.value, check === true),
        );
      },
    );
};
