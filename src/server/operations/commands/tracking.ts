import { recordImport } from "#server/modules/audit/index.ts";
import { basename } from "node:path";
import { listContainerNumbers } from "#server/modules/cargo/index.ts";
import { err, ok, Result } from "neverthrow";
import { fillPlaces, allPlaces } from "#server/modules/places/index.ts";
import { type AssignedEvent, assignEvents, eventImport, findNewEvents } from "#server/modules/tracking/index.ts";
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
import { choosePace, importStaged } from "#server/platform/database/staged-import.ts";
import type { Executor } from "#server/schema.ts";
import { defineCommand, defineGroup, type Desk, type Refusal } from "../kit/command.ts";
import { argument, flag, type Input, repeatedOption, textOption } from "../kit/parameters.ts";
import { readPairs } from "../import-options.ts";
import { placeCells, type ReadPlaceCell } from "../sheets/place-cell.ts";

const SHOWN = 50;

const counted = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`;

const shorten = (lines: readonly string[], what: string): readonly string[] =>
  lines.length > SHOWN ? [...lines.slice(0, SHOWN), `  and ${lines.length - SHOWN} ${what}`.trimEnd()] : lines;

const describeProblems = (problems: readonly EventProblem[], file: string): readonly string[] => [
  `Nothing was imported: ${counted(problems.length, "problem", "problems")} in ${file}.`,
  ...shorten(
    problems.toSorted((one, other) => one.line - other.line).map(({ line, sentence }) => `  line ${line}: ${sentence}`),
    "more",
  ),
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
): Promise<readonly EventProblem[]> => {
  const numbers = [...new Set(events.map(({ booking }) => booking))];
  const [cancelled, containers] = [await findCancelled(db, numbers), await findContainers(db, numbers)];
  return findEventWarnings(events, { cancelled, containers, places });
};

const PARAMETERS = {
  file: argument("JSON file (DCSA Track & Trace 2.2 events), CSV file or Excel file"),
  booking: textOption("<number>", "booking of the events that name none"),
  check: flag("show what would be imported and import nothing"),
  column: repeatedOption("<header=property>", "what a column of a table is (repeatable)"),
  ignore: repeatedOption("<header>", "a column of a table to leave out (repeatable)"),
  move: repeatedOption("<word=codes>", 'what a word is, such as "In yard=GTIN LADEN" (repeatable)'),
  dayFirst: flag("05/12/2026 is 5 December"),
  monthFirst: flag("05/12/2026 is 12 May"),
  map: textOption("<file>", "read columns, words and dates from a file written by --save-map"),
  saveMap: textOption("<file>", "write columns, words and dates to a file"),
};

type ImportInput = Input<typeof PARAMETERS>;

interface ReadFile {
  readonly file: string;
  readonly batch: TrackingBatch;
  /** UN/LOCODEs of all places. */
  readonly places: ReadonlySet<string>;
}

interface ImportedEvents {
  readonly file: string;
  /** With `--check`, what would be imported. */
  readonly isImported: boolean;
  readonly added: number;
  readonly known: number;
  readonly bookings: number;
  readonly events: readonly AssignedEvent[];
  readonly warnings: readonly EventProblem[];
  readonly savedMap: string | null;
}

const importRead = async ({ database, clock, ids }: Desk, file: string, events: readonly AssignedEvent[]) => {
  const { db } = database;
  const received = { at: clock(), source: basename(file) };
  const heading = { id: ids.id(), importedAt: received.at };
  const tables = recordImport(eventImport(events, received), ({ id }, count) => ({
    action: "tracking-events.imported",
    subjectId: id,
    after: { file: received.source, added: count, bookings: new Set(events.map(({ booking }) => booking)).size },
  }));
  const added = await importStaged(db, tables, heading, events, choosePace(database));
  for (const account of await listAccountsWithOutdatedSummaries(db)) await refreshSummaries(db, account, received.at);
  return added;
};

/** Imports a file, or says what it would import. */
const importEvents = async (
  desk: Desk,
  { file, batch, places }: ReadFile,
  isCheck: boolean,
): Promise<Result<ImportedEvents, Refusal>> => {
  const { db, clock } = desk;
  const { events, problems: unassigned } = await assignEvents(db, batch.events);
  const problems = [...batch.problems, ...findEventProblems(batch.events, clock() / 60_000), ...unassigned];
  if (problems.length > 0) return err(describeProblems(problems, file));
  const added = isCheck ? (await findNewEvents(db, events)).length : await importRead(desk, file, events);
  return ok({
    file,
    isImported: !isCheck,
    added,
    known: events.length - added,
    bookings: new Set(events.map(({ quotation }) => quotation)).size,
    events,
    warnings: await listWarnings(db, events, places),
    savedMap: null,
  });
};

const describeImport = ({ file, isImported, added, known, bookings, events, warnings, savedMap }: ImportedEvents) => {
  const what = `${counted(added, "new event", "new events")} of ${counted(bookings, "booking", "bookings")}`;
  return [
    isImported ? `${file}: ${what}, ${known} known already.` : `${what} can be imported, ${known} known already.`,
    ...(isImported
      ? []
      : shorten(
          events.map((event) => `  line ${event.line}: ${describeEvent(event)}`),
          "more",
        )),
    ...shorten(
      warnings.map(({ line, sentence }) => `  Warning, line ${line}: ${sentence}.`),
      "more warnings",
    ),
    ...(savedMap === null ? [] : [`The map is in ${savedMap}.`]),
  ];
};

const readMapOptions = async (options: ImportInput): Promise<Result<EventMap, string>> => {
  if (options.dayFirst && options.monthFirst) return err("--day-first and --month-first exclude each other.");
  const loaded = options.map === null ? ok(EMPTY_MAP) : await loadMap(options.map);
  const stated = Result.combine([
    readPairs(options.column, "--column", "Box=equipmentReference"),
    readPairs(options.move, "--move", "In yard=GTIN LADEN"),
  ]);
  const dates = options.dayFirst ? "day-first" : options.monthFirst ? "month-first" : null;
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

const importFile = async (desk: Desk, options: ImportInput): Promise<Result<ImportedEvents, Refusal>> => {
  const { file, booking, saveMap: mapFile } = options;
  const map = await readMapOptions(options);
  if (map.isErr()) return err(map.error);
  const { codes, readPlace } = await readPlaces(desk.db);
  const onProgress = (done: number, all: number): void => desk.progress(`  ${done} of ${all} events read`);
  const source = trackingFile(file, onProgress, { map: map.value, booking, readPlace });
  const batch = await source.read(new AbortController().signal);
  if (batch.isErr()) return err(batch.error);
  const imported = await importEvents(desk, { file, batch: batch.value, places: codes }, options.check);
  if (imported.isErr() || mapFile === null) return imported;
  const saved = await saveMap(mapFile, map.value);
  if (saved.isErr()) desk.progress(...describeImport(imported.value));
  return saved.map(() => ({ ...imported.value, savedMap: mapFile }));
};

const TABLES = `
Columns of a table, by these names or in common words (Container, Status, Date, Port):
${TABLE_PROPERTIES.join(", ")}.
docs/guides/import-tracking-events.md explains the codes, the words and how the booking of an event is found.`;

const importCommand = defineCommand({
  name: "import",
  description:
    "Import tracking events; a file with a problem is not imported, known events are ignored, and an event with a known eventID and other values is a correction",
  parameters: PARAMETERS,
  help: TABLES,
  run: importFile,
  describe: describeImport,
});

/** `tracking import`. */
export const trackingCommands = defineGroup("tracking", "Manage tracking events", [importCommand]);
