import type { Command } from "commander";
import type { Result } from "neverthrow";
import type { Connectors } from "#server/connectors/connectors-file.ts";
import { actAs, type Acting, type StatedPerson } from "#server/platform/acting.ts";
import type { Database, DatabasePlace } from "#server/platform/database/database.ts";
import type { FileStore, FileStores } from "#server/platform/files/file-store.ts";
import type { Scanner } from "#server/platform/scanning/scanner.ts";
import { toStaffCommand } from "#server/platform/text.ts";
import type { CarrierFeed } from "#server/tracking-sources/settings.ts";
import type { Clock, Ids } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { type Output, type Table, tableOutput } from "./output.ts";
import { type Input, type ParameterSet, readInput } from "./parameters.ts";
import { type Print, toJsonLines } from "./print.ts";

/** Where a server keeps what it stores. */
export interface ServerPlaces {
  readonly database: DatabasePlace;
  /** Null where documents are in the database. */
  readonly store: FileStore | null;
  readonly dataFolder: string;
}

/** What all staff commands run on. */
export interface Operations {
  readonly readPlaces: () => ServerPlaces;
  readonly withDatabase: (work: (database: Database) => Promise<void>) => Promise<void>;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Who calls the command, for the audit trail. */
  readonly staff: StatedPerson;
  readonly openFiles: (db: Executor) => FileStores;
  /** Scans files for malware; null without one. */
  readonly openScanner: () => Scanner | null;
  /** The address of the portal, for links in mails. */
  readonly readSite: (db: Executor) => Promise<string>;
  /** The carriers of the connectors file. */
  readonly readConnectors: () => Pick<Connectors, "rates" | "schedules">;
  /** Whether a person reads what is printed, not another program. */
  readonly isTerminal: boolean;
  readonly say: Print;
  /** The tracking feeds of the connectors file. */
  readonly readFeeds: () => readonly CarrierFeed[];
  /** Prints beside the result, so that another program does not read it. */
  readonly note: Print;
  /** Prints why a command failed, and lets it end with 1. */
  readonly reportError: Print;
}

/** What one command works with while it runs. */
export interface Desk
  extends Pick<
    Operations,
    "clock" | "ids" | "openFiles" | "openScanner" | "readSite" | "readConnectors" | "readFeeds"
  > {
  readonly database: Database;
  readonly db: Executor;
  /** Prints what has been done so far. */
  readonly progress: Print;
}

/** Why a command did nothing: a sentence, or several lines. */
export type Refusal = string | readonly string[];

/** What a command would do, printed instead of doing it until it is called with `--yes`. */
export interface Preview {
  readonly lines: readonly string[];
  readonly json: object;
}

interface Declaration<Parameters extends ParameterSet, Value> {
  /** The word that it is called by. */
  readonly name: string;
  readonly description: string;
  readonly parameters: Parameters;
  /** Printed below the options of `--help`. */
  readonly help?: string;
  readonly confirmation?: {
    /** What `--yes` does: `cancel it`. */
    readonly action: string;
    /** `Nothing is cancelled yet.` */
    readonly notYet: string;
    readonly preview: (desk: Desk, input: Input<Parameters>) => Promise<Result<Preview, Refusal>>;
  };
  readonly run: (desk: Desk, input: Input<Parameters>) => Promise<Result<Value, Refusal>>;
}

interface CommandDeclaration<Parameters extends ParameterSet, Value> extends Declaration<Parameters, Value> {
  /** The answer in lines for people. */
  readonly describe: (value: Value, isTerminal: boolean) => readonly string[];
  /** The answer for other programs, where it is not the value itself. */
  readonly toJson?: (value: Value) => unknown;
  /** The answer as CSV; left out where it has no rows. */
  readonly toCsvLines?: (value: Value) => readonly string[];
}

interface ListDeclaration<Parameters extends ParameterSet, Row>
  extends Declaration<Parameters, readonly Row[]>,
    Table<Row> {}

/** A command, or a group of commands, that can be added to a command line. */
export interface StaffCommand {
  readonly name: string;
  readonly addTo: (program: Command, operations: Operations) => void;
}

type Format = "lines" | "json" | "csv";

const toFormat = ({ json, csv }: { readonly json?: true; readonly csv?: true }): Format => {
  if (json === true) return "json";
  return csv === true ? "csv" : "lines";
};

const toPrinted = <Value>(
  value: Value,
  { toLines, toJson, toCsvLines }: Output<Value>,
  format: Format,
  isTerminal: boolean,
): readonly string[] => {
  if (format === "json") return toJsonLines(toJson(value));
  return format === "csv" && toCsvLines !== undefined ? toCsvLines(value) : toLines(value, isTerminal);
};

/* A list may have more lines than a call takes arguments, and a call for each line takes longer than its text. */
const LINES_AT_ONCE = 1_000;

const print = <Value>(value: Value, output: Output<Value>, format: Format, { say, isTerminal }: Operations): void => {
  const lines = toPrinted(value, output, format, isTerminal);
  for (let start = 0; start < lines.length; start += LINES_AT_ONCE) say(...lines.slice(start, start + LINES_AT_ONCE));
};

/** The words that a command is called by: `bookings confirm`. */
const toWords = (command: Command): string =>
  [command.parent?.parent == null ? undefined : command.parent.name(), command.name()].filter(Boolean).join(" ");

const toPreviewOutput = (command: Command, action: string, notYet: string): Output<Preview> => ({
  toLines: ({ lines }) => [
    ...lines,
    `${notYet} To ${action}: ${toStaffCommand([command.parent?.name(), command.name(), ...command.args, "--yes"].join(" "))}`,
  ],
  toJson: ({ json }) => ({ isDone: false, ...json }),
});

const toActing = (command: Command, { staff, clock }: Operations): Acting => ({
  actor: { kind: "stated", person: staff },
  origin: { kind: "command", name: toWords(command) },
  clock,
});

const runCommand = async <Parameters extends ParameterSet, Value>(
  { parameters, confirmation, run }: Declaration<Parameters, Value>,
  output: Output<Value>,
  command: Command,
  operations: Operations,
): Promise<void> => {
  const input = readInput(command, parameters);
  const { withDatabase, reportError } = operations;
  if (input.isErr()) return reportError(input.error);
  const refuse = (refusal: Refusal): void => reportError(...(typeof refusal === "string" ? [refusal] : refusal));
  const { yes, ...typed } = command.opts<{ readonly json?: true; readonly csv?: true; readonly yes?: true }>();
  const format = toFormat(typed);
  return withDatabase(async (database) => {
    const progress = format === "lines" ? operations.say : operations.note;
    const desk: Desk = { ...operations, database, db: database.db, progress };
    if (confirmation === undefined || yes === true)
      return (await actAs(toActing(command, operations), () => run(desk, input.value))).match(
        (value) => print(value, output, format, operations),
        refuse,
      );
    const { preview, action, notYet } = confirmation;
    return (await preview(desk, input.value)).match(
      (value) => print(value, toPreviewOutput(command, action, notYet), format, operations),
      refuse,
    );
  });
};

const createCommand = <Parameters extends ParameterSet, Value>(
  declaration: Declaration<Parameters, Value>,
  output: Output<Value>,
): StaffCommand => ({
  name: declaration.name,
  addTo: (program, operations) => {
    const { name, description, parameters, help, confirmation } = declaration;
    const command = program.command(name).description(description);
    for (const [key, parameter] of Object.entries(parameters)) parameter.declare(command, key);
    if (confirmation !== undefined) command.option("--yes", confirmation.action);
    command.option("--json", "as JSON; npm run --silent leaves out the lines of npm");
    if (output.toCsvLines !== undefined) command.option("--csv", "as CSV");
    if (help !== undefined) command.addHelpText("after", help);
    command.action(() => runCommand(declaration, output, command, operations));
  },
});

/**
 * Declares a staff command. What it answers is printed as lines, or as JSON with `--json`: stable keys and typed values.
 * What it refuses is printed as an error, and the command ends with 1.
 */
export const defineCommand = <Parameters extends ParameterSet, Value>(
  declaration: CommandDeclaration<Parameters, Value>,
): StaffCommand => {
  const { describe, toJson = (value) => value, toCsvLines } = declaration;
  return createCommand(declaration, {
    toLines: describe,
    toJson,
    ...(toCsvLines === undefined ? {} : { toCsvLines }),
  });
};

/** Declares a staff command that lists rows: as a table, as JSON with `--json`, as CSV with `--csv`. */
export const defineList = <Parameters extends ParameterSet, Row>(
  declaration: ListDeclaration<Parameters, Row>,
): StaffCommand => createCommand(declaration, tableOutput(declaration));

/** Declares commands that begin with the same word. */
export const defineGroup = (name: string, description: string, commands: readonly StaffCommand[]): StaffCommand => ({
  name,
  addTo: (program, operations) => {
    const group = program.command(name).description(description);
    for (const command of commands) command.addTo(group, operations);
  },
});
