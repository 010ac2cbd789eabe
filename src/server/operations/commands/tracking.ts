import { basename } from "node:path";
import type { Command } from "commander";
import { listContainerNumbers } from "#server/modules/cargo/index.ts";
import { err, ok, Result } from "neverthrow";
import { fillPlaces, allPlaces } from "#server/modules/places/index.ts";
import { type AssignedEvent, assignEvents, countNewEvents, eventImport } from "#server/modules/tracking/index.ts";
import {
  describeEvent,
  findEventProblems,
  findEventWarnings,
} from "#server/tracking-sources/staff-import/check-events.ts";
import {
  checkMap,
  EMPTY_MAP,
  type EventMap,
  loadMap,
  mergeMaps,
  saveMap,
  TABLE_PROPERTIES,
} from "#server/tracking-sources/staff-import/event-map.ts";
import { trackingFile } from "#server/tracking-sources/staff-import/tracking-file.ts";
import type { EventProblem, TrackingBatch } from "#server/tracking-sources/tracking-source.ts";
import { refreshSummaries } from "#server/modules/booking-views/index.ts";
import {
  findBookingsByNumber,
  findCancelled,
  listAccountsWithOutdatedSummaries,
} from "#server/modules/bookings/index.ts";
import type { Database } from "#server/platform/database/database.ts";
import { choosePace, importStaged } from "#server/platform/database/staged-import.ts";
import type { Executor } from "#server/schema.ts";
import type { Operations, StaffCommand } from "../kit/command.ts";
import { collect, readPairs } from "../import-options.ts";
import { placeCells, type ReadPlaceCell } from "../sheets/place-cell.ts";

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
const describeEvents = (events: readonly AssignedEvent[]): readonly string[] => [
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

const listWarnings = async (
  db: Executor,
  events: readonly AssignedEvent[],
  places: ReadonlySet<string>,
): Promise<readonly string[]> => {
  const numbers = [...new Set(events.map(({ booking }) => booking))];
  const [cancelled, containers] = [await findCancelled(db, numbers), await findContainers(db, numbers)];
  const warnings = findEventWarnings(events, { cancelled, containers, places });
  return [
    ...warnings.slice(0, SHOWN).map(({ line, sentence }) => `  Warning, line ${line}: ${sentence}.`),
    ...(warnings.length > SHOWN ? [`  and ${warnings.length - SHOWN} more warnings`] : []),
  ];
};

interface ImportOptions {
  readonly check?: boolean;
  readonly booking?: string;
  readonly column: readonly string[];
  readonly ignore: readonly string[];
  readonly move: readonly string[];
  readonly dayFirst?: boolean;
  readonly monthFirst?: boolean;
  readonly map?: string;
  readonly saveMap?: string;
}

interface ReadFile {
  readonly file: string;
  readonly batch: TrackingBatch;
  /** UN/LOCODEs of all places. */
  readonly places: ReadonlySet<string>;
}

/** Imports a file, or shows what it would import. Whether it can be imported. */
const importEvents = async (
  database: Database,
  { clock, ids, say, reportError }: Operations,
  { file, batch, places }: ReadFile,
  isCheck: boolean,
): Promise<boolean> => {
  const { db } = database;
  const { events, problems: unassigned } = await assignEvents(db, batch.events);
  const problems = [...batch.problems, ...findEventProblems(batch.events, clock() / 60_000), ...unassigned];
  if (problems.length > 0) {
    complainAbout(problems, file, reportError);
    return false;
  }
  const of = counted(new Set(events.map(({ quotation }) => quotation)).size, "booking", "bookings");
  if (isCheck) {
    const isNew = await countNewEvents(db, events);
    say(
      `${counted(isNew, "new event", "new events")} of ${of} can be imported, ${events.length - isNew} known already.`,
      ...describeEvents(events),
      ...(await listWarnings(db, events, places)),
    );
    return true;
  }
  const received = { at: clock(), source: basename(file) };
  const heading = { id: ids.id(), importedAt: received.at };
  const added = await importStaged(db, eventImport(events, received), heading, events, choosePace(database));
  for (const account of await listAccountsWithOutdatedSummaries(db)) await refreshSummaries(db, account, received.at);
  const known = events.length - added;
  say(
    `${file}: ${counted(added, "new event", "new events")} of ${of}, ${known} known already.`,
    ...(await listWarnings(db, events, places)),
  );
  return true;
};

const readMapOptions = async (options: ImportOptions): Promise<Result<EventMap, string>> => {
  if (options.dayFirst === true && options.monthFirst === true)
    return err("--day-first and --month-first exclude each other.");
  const loaded = options.map === undefined ? ok(EMPTY_MAP) : await loadMap(options.map);
  const stated = Result.combine([
    readPairs(options.column, "--column", "Box=equipmentReference"),
    readPairs(options.move, "--move", "In yard=GTIN LADEN"),
  ]);
  const dates = options.dayFirst === true ? "day-first" : options.monthFirst === true ? "month-first" : null;
  return loaded.andThen((stored) =>
    stated.andThen(([columns, moves]) =>
      checkMap(mergeMaps(stored, { columns, ignore: options.ignore, moves, dates })),
    ),
  );
};

const readPlaces = async (
  db: Executor,
): Promise<{ readonly codes: ReadonlySet<string>; readonly readPlace: ReadPlaceCell }> => {
  await fillPlaces(db);
  const places = await allPlaces(db);
  return { codes: new Set(places.map(({ code }) => code)), readPlace: placeCells(places) };
};

const saveMapFile = async (
  file: string | undefined,
  map: EventMap,
  { say, reportError }: Operations,
): Promise<void> => {
  if (file === undefined) return;
  (await saveMap(file, map)).match(() => say(`The map is in ${file}.`), reportError);
};

const importFile = async (database: Database, operations: Operations, file: string, options: ImportOptions) => {
  const map = await readMapOptions(options);
  if (map.isErr()) return operations.reportError(map.error);
  const { codes, readPlace } = await readPlaces(database.db);
  const onProgress = (done: number, all: number): void => operations.say(`  ${done} of ${all} events read`);
  const source = trackingFile(file, onProgress, { map: map.value, booking: options.booking ?? null, readPlace });
  const batch = await source.read(new AbortController().signal);
  if (batch.isErr()) return operations.reportError(batch.error);
  const read = { file, batch: batch.value, places: codes };
  const isRight = await importEvents(database, operations, read, options.check === true);
  if (isRight) await saveMapFile(options.saveMap, map.value, operations);
};

const TABLES = `
Columns of a table, by these names or in common words (Container, Status, Date, Port):
${TABLE_PROPERTIES.join(", ")}.
docs/guides/import-tracking-events.md explains the codes, the words and how the booking of an event is found.`;

/** `tracking import`. */
const addTrackingCommands = (program: Command, operations: Operations): void => {
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
    .option("--column <header=property>", "what a column of a table is (repeatable)", collect, [])
    .option("--ignore <header>", "a column of a table to leave out (repeatable)", collect, [])
    .option("--move <word=codes>", 'what a word is, such as "In yard=GTIN LADEN" (repeatable)', collect, [])
    .option("--day-first", "05/12/2026 is 5 December")
    .option("--month-first", "05/12/2026 is 12 May")
    .option("--map <file>", "read columns, words and dates from a file written by --save-map")
    .option("--save-map <file>", "write columns, words and dates to a file")
    .addHelpText("after", TABLES)
    .action((file: string, options: ImportOptions) =>
      operations.withDatabase((database) => importFile(database, operations, file, options)),
    );
};

export const trackingCommands: StaffCommand = {
  name: "tracking",
  addTo: (program, operations) => addTrackingCommands(program, operations),
};
