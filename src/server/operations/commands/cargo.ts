import { extname } from "node:path";
import { err, ok, type Result } from "neverthrow";
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
import { findDaysOnEarth, toMinutes } from "#domain/time";
import {
  answerPart,
  describePart,
  listSentParts,
  loadCargo,
  presentCargoOfBooking,
  type StoredCargo,
} from "#server/modules/cargo/index.ts";
import { toSingleLine } from "#server/platform/text.ts";
import { toInstant } from "#server/platform/time.ts";
import { describeBooking, findBooking } from "../find-booking.ts";
import { defineCommand, defineGroup, defineList, type Desk } from "../kit/command.ts";
import { toCsv } from "#server/platform/csv.ts";
import { overwrite, writeOutputFile } from "../kit/files.ts";
import { argument, flag, readReason, requiredOption, textOption } from "../kit/parameters.ts";

const MAX_LISTED = 1_000;
const MAX_REASON = 500;
const SUBJECT_HELP = `one of: ${CARGO_SUBJECTS.join(", ")}`;

const number = argument("quotation or booking number");

const list = defineList({
  name: "list",
  description: "List the parts that wait for an answer, oldest first",
  parameters: { all: flag("also those that were answered") },
  run: async ({ db }, { all }) => ok(await listSentParts(db, { isWaiting: !all, limit: MAX_LISTED })),
  columns: [
    { key: "sentAt", heading: "Sent", value: ({ sentAt }) => toInstant(sentAt) },
    {
      key: "bookingId",
      heading: "Booking",
      text: ({ bookingId, quotationId }) => bookingId ?? quotationId,
    },
    { key: "quotationId", heading: "Quotation", text: null },
    { key: "providerName", heading: "Carrier" },
    { key: "subject", heading: "Part", text: (row) => formatPart(row) },
    { key: "container", heading: "Container", text: null },
    { key: "status", heading: "Status" },
  ],
  empty: "Nothing was sent.",
});

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

const show = defineCommand({
  name: "show",
  description: "Show cargo, parties, containers and pick-up of a booking",
  parameters: { number },
  run: async ({ db, clock }, { number }) => {
    const quotation = await findBooking(db, number);
    if (quotation.isErr()) return err(quotation.error);
    const { last } = findDaysOnEarth(toMinutes(clock()));
    const stored = await loadCargo(db, quotation.value);
    return ok({ stored, warnings: findWarnings(stored.details, stored.scope, last) });
  },
  describe: ({ stored, warnings }) => [
    describeBooking(stored.quotation),
    ...assessParts(stored.details, stored.scope, stored.submissions).flatMap((state) => [
      ...describeState(state),
      ...describePart(stored, state).map((line) => `  ${line}`),
    ]),
    ...warnings.map(({ path, message }) => `Warning: ${nameField(path)}: ${message}`),
  ],
  toJson: ({ stored, warnings }) => ({ ...presentCargoOfBooking(stored), warnings }),
});

const readPart = (text: string, container: string | null): CargoPart | null => {
  const subject = CARGO_SUBJECTS.find((one) => one === text);
  if (subject === undefined || (subject === "vgm") !== (container !== null)) return null;
  if (container === null) return { subject, container: 0 };
  return /^[1-9]\d{0,2}$/.test(container) ? { subject, container: Number(container) } : null;
};

interface Answer {
  readonly number: string;
  readonly part: string;
  readonly container: string | null;
  readonly status: "accepted" | "returned";
  readonly reason: string | null;
}

const answer = async ({ db, clock }: Desk, { number, part: subject, container, status, reason }: Answer) => {
  const quotation = await findBooking(db, number);
  if (quotation.isErr()) return err(quotation.error);
  const part = readPart(subject, container);
  if (part === null) return err(`The part is ${SUBJECT_HELP}; a VGM takes --container with its number from 1.`);
  const answered: Result<unknown, string> = await db
    .transaction()
    .execute((transaction) => answerPart(transaction, quotation.value, { ...part, status, reason }, clock()));
  return answered.map(() => ({ number, ...part, status }));
};

const describeAnswer = ({ number, status, ...part }: CargoPart & Pick<Answer, "number" | "status">) => [
  `The ${formatPart(part)} of ${number} is ${status}.`,
];

const PART = { number, part: argument(SUBJECT_HELP) };
const container = textOption("<number>", "the container of a VGM, from 1");

const accept = defineCommand({
  name: "accept",
  description: "Accept a part that was sent; its shipper gets a message",
  parameters: { ...PART, container },
  run: (desk, input) => answer(desk, { ...input, status: "accepted", reason: null }),
  describe: describeAnswer,
});

const giveBack = defineCommand({
  name: "return",
  description: "Return a part to its shipper, who can change it and send it again",
  parameters: {
    ...PART,
    reason: requiredOption(
      "<text>",
      "what the shipper has to correct",
      readReason(MAX_REASON, ": what the shipper has to correct"),
    ),
    container,
  },
  run: (desk, input) => answer(desk, { ...input, status: "returned" }),
  describe: describeAnswer,
});

/** One line for each text; Excel opens it by a double click. */
const toCargoCsv = ({ quotation, details }: StoredCargo): string => {
  const number = quotation.bookingId ?? quotation.quotationId;
  const rows = [...listTexts(details)].map(([path, text]) => {
    const part = toPart(path).subject;
    return [number, part, findContainer(path), nameField(path), formatFieldText(path, text)];
  });
  return toCsv(["booking", "part", "container", "field", "text"], rows, { bom: true });
};

const FORMATS: Readonly<Record<string, (cargo: StoredCargo) => string>> = {
  ".csv": toCargoCsv,
  ".json": (cargo) => `${JSON.stringify(presentCargoOfBooking(cargo), null, 2)}\n`,
};

const exportCargo = defineCommand({
  name: "export",
  description: "Write cargo, parties, containers and pick-up of a booking to a file",
  parameters: { number, file: argument("path of the .csv or .json file to write"), overwrite },
  run: async ({ db }, { number, file, overwrite }) => {
    const quotation = await findBooking(db, number);
    if (quotation.isErr()) return err(quotation.error);
    const write = FORMATS[extname(file).toLowerCase()];
    if (write === undefined) return err(`${file} must end with .csv or .json.`);
    const written = await writeOutputFile(file, write(await loadCargo(db, quotation.value)), { overwrite });
    return written.map(() => ({ number, file }));
  },
  describe: ({ number, file }) => [`The cargo of ${number} is written to ${file}`],
});

/** `cargo list`, `show`, `accept`, `return` and `export`. */
export const cargoCommands = defineGroup("cargo", "Read and answer shipping instructions, VGM and pick-ups", [
  list,
  show,
  accept,
  giveBack,
  exportCargo,
]);
