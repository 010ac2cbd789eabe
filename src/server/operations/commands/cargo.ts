import type { Command } from "commander";
import {
  assessParts,
  CARGO_SUBJECTS,
  type CargoPart,
  findContainer,
  findWarnings,
  formatFieldText,
  formatPart,
  listTexts,
  nameField,
  type PartState,
  toPart,
} from "#domain/cargo";
import { toSingleLine } from "#server/platform/text.ts";
import {
  answerPart,
  describePart,
  presentCargoOfBooking,
  type ListedSubmission,
  listSentParts,
  loadCargo,
  type StoredCargo,
} from "#server/modules/cargo/index.ts";
import type { Operations, StaffCommand } from "../kit/command.ts";
import { toCsv } from "../kit/csv.ts";
import { addOverwriteOption, type OutputOptions, writeOutputFile } from "../kit/files.ts";
import { describeBooking, withBooking } from "../with-booking.ts";
import { findDaysOnEarth, toMinutes } from "#domain/time";

const MOST_LISTED = 1_000;
const MAX_REASON = 500;
const SUBJECT_HELP = `one of: ${CARGO_SUBJECTS.join(", ")}`;

const toLine = ({ sentAt, quotationId, bookingId, providerName, status, ...part }: ListedSubmission): string =>
  `${new Date(sentAt).toISOString()}  ${bookingId ?? quotationId}  ${toSingleLine(providerName)}  ${formatPart(part)}  ${status}`;

const addList = (cargo: Command, { withDatabase, say }: Operations): void => {
  cargo
    .command("list")
    .description("List the parts that wait for an answer, oldest first")
    .option("--all", "also those that were answered")
    .action(({ all = false }: { readonly all?: boolean }) =>
      withDatabase(async ({ db }) => {
        const listed = await listSentParts(db, { isWaiting: !all, limit: MOST_LISTED });
        say(...(listed.length === 0 ? ["Nothing was sent."] : listed.map(toLine)));
      }),
    );
};

const describeState = ({ status, problems, submission, ...part }: PartState): readonly string[] => {
  const name = formatPart(part);
  if (status !== "missing")
    return [`${name}: ${status}${submission?.reason == null ? "" : ` (${toSingleLine(submission.reason)})`}`];
  return [
    `${name}: ${problems.length} missing or wrong`,
    ...problems.map(({ kind, path, message }) =>
      kind === "missing" ? `  Missing: ${nameField(path)}` : `  Wrong: ${nameField(path)}. ${message}`,
    ),
  ];
};

const addShow = (cargo: Command, operations: Operations): void => {
  cargo
    .command("show")
    .description("Show cargo, parties, containers and pick-up of a booking")
    .argument("<number>", "quotation or booking number")
    .action((number: string) =>
      withBooking(operations, number, async ({ db }, quotation) => {
        const stored = await loadCargo(db, quotation);
        const { details, scope, submissions } = stored;
        const lines = assessParts(details, scope, submissions).flatMap((state) => [
          ...describeState(state),
          ...describePart(stored, state).map((line) => `  ${line}`),
        ]);
        const warnings = findWarnings(details, scope, findDaysOnEarth(toMinutes(operations.clock())).last).map(
          ({ path, message }) => `Warning: ${nameField(path)}: ${message}`,
        );
        operations.say(describeBooking(quotation), ...lines, ...warnings);
      }),
    );
};

interface AnswerOptions {
  readonly container?: string;
  readonly reason?: string;
}

const readPart = (text: string, container: string | undefined): CargoPart | null => {
  const subject = CARGO_SUBJECTS.find((one) => one === text);
  if (subject === undefined || (subject === "vgm") !== (container !== undefined)) return null;
  if (container === undefined) return { subject, container: 0 };
  return /^[1-9]\d{0,2}$/.test(container) ? { subject, container: Number(container) } : null;
};

const answer = (
  operations: Operations,
  number: string,
  { subject, options, status }: { subject: string; options: AnswerOptions; status: "accepted" | "returned" },
): Promise<void> =>
  withBooking(operations, number, async ({ db }, quotation) => {
    const { clock, say, reportError } = operations;
    const part = readPart(subject, options.container);
    if (part === null)
      return reportError(`The part is ${SUBJECT_HELP}; a VGM takes --container with its number from 1.`);
    const reason = toSingleLine(options.reason ?? "");
    if (status === "returned" && (reason === "" || reason.length > MAX_REASON))
      return reportError(`--reason takes 1 to ${MAX_REASON} characters: what the shipper has to correct.`);
    const answered = await db
      .transaction()
      .execute((transaction) =>
        answerPart(transaction, quotation, { ...part, status, reason: status === "returned" ? reason : null }, clock()),
      );
    return answered.match(
      () => say(`The ${formatPart(part)} of ${number} is ${status}.`),
      (sentence) => reportError(sentence),
    );
  });

const addAnswers = (cargo: Command, operations: Operations): void => {
  cargo
    .command("accept")
    .description("Accept a part that was sent; its shipper gets a message")
    .argument("<number>", "quotation or booking number")
    .argument("<part>", SUBJECT_HELP)
    .option("--container <number>", "the container of a VGM, from 1")
    .action((number: string, subject: string, options: AnswerOptions) =>
      answer(operations, number, { subject, options, status: "accepted" }),
    );
  cargo
    .command("return")
    .description("Return a part to its shipper, who can change it and send it again")
    .argument("<number>", "quotation or booking number")
    .argument("<part>", SUBJECT_HELP)
    .requiredOption("--reason <text>", "what the shipper has to correct")
    .option("--container <number>", "the container of a VGM, from 1")
    .action((number: string, subject: string, options: AnswerOptions) =>
      answer(operations, number, { subject, options, status: "returned" }),
    );
};

/** One line for each text; Excel opens it by a double click. */
const toCargoCsv = ({ quotation, details }: StoredCargo): string => {
  const number = quotation.bookingId ?? quotation.quotationId;
  const rows = [...listTexts(details)].map(([path, text]) => {
    const part = toPart(path).subject;
    return [number, part, findContainer(path), nameField(path), formatFieldText(path, text)];
  });
  return toCsv(["booking", "part", "container", "field", "text"], rows, { bom: true });
};

const FORMATS = {
  csv: toCargoCsv,
  json: (cargo: StoredCargo) => `${JSON.stringify(presentCargoOfBooking(cargo), null, 2)}\n`,
} as const;

const addExport = (cargo: Command, operations: Operations): void => {
  addOverwriteOption(cargo.command("export"))
    .description("Write cargo, parties, containers and pick-up of a booking to a file")
    .argument("<number>", "quotation or booking number")
    .argument("<file>", "path of the .csv or .json file to write")
    .action((number: string, file: string, options: OutputOptions) =>
      withBooking(operations, number, async ({ db }, quotation) => {
        const { say, reportError } = operations;
        const format = file.toLowerCase().endsWith(".csv")
          ? "csv"
          : file.toLowerCase().endsWith(".json")
            ? "json"
            : null;
        if (format === null) return reportError(`${file} must end with .csv or .json.`);
        const written = await writeOutputFile(file, FORMATS[format](await loadCargo(db, quotation)), options);
        return written.match(() => say(`The cargo of ${number} is written to ${file}`), reportError);
      }),
    );
};

/** `cargo list`, `show`, `accept`, `return` and `export`. */
const addCargoCommands = (program: Command, operations: Operations): void => {
  const cargo = program.command("cargo").description("Read and answer shipping instructions, VGM and pick-ups");
  addList(cargo, operations);
  addShow(cargo, operations);
  addAnswers(cargo, operations);
  addExport(cargo, operations);
};

export const cargoCommands: StaffCommand = {
  name: "cargo",
  addTo: (program, operations) => addCargoCommands(program, operations),
};
