import { err, ok, type Result } from "neverthrow";
import { enquiriesSince, type StoredEnquiry } from "#server/modules/enquiries/index.ts";
import { toSingleLine } from "#server/platform/text.ts";
import { toInstant } from "#server/platform/time.ts";
import { defineCommand, defineGroup, defineList } from "../kit/command.ts";
import { overwrite, writeOutputFile } from "../kit/files.ts";
import { type Column, toCsvFile } from "../kit/output.ts";
import { argument, defaultOption } from "../kit/parameters.ts";

const DAY_MS = 24 * 3_600_000;

const toPerson = ({ firstName, lastName, companyName, email }: StoredEnquiry): string =>
  `${firstName} ${lastName}, ${companyName} <${email}>`;

const COLUMNS: readonly Column<StoredEnquiry>[] = [
  { key: "receivedAt", heading: "Received", value: ({ receivedAt }) => toInstant(receivedAt) },
  { key: "firstName", heading: "From", text: toPerson },
  { key: "lastName", heading: "Last name", text: null },
  { key: "email", heading: "Email", text: null },
  { key: "mobileNo", heading: "Mobile", text: null },
  { key: "companyName", heading: "Company", text: null },
  { key: "message", heading: "Message", text: null },
  {
    key: "mailedAt",
    heading: "Mailed",
    value: ({ mailedAt }) => (mailedAt === null ? null : toInstant(mailedAt)),
    text: ({ mailedAt }) => (mailedAt === null ? "not mailed yet" : "mailed"),
  },
];

const readDays = (text: string, name: string): Result<number, string> =>
  /^\d{1,5}$/.test(text) ? ok(Number(text)) : err(`${name} takes a whole number of days, not ${text}.`);

const list = defineList({
  name: "list",
  description: "List recent enquiries, newest first",
  parameters: {
    days: defaultOption("<number>", "number of days to go back", "30", readDays),
  },
  run: async ({ db, clock }, { days }) => ok(await enquiriesSince(db, clock() - days * DAY_MS)),
  columns: COLUMNS,
  details: ({ message }) => [`    ${toSingleLine(message).slice(0, 100)}`],
  empty: "No enquiries.",
});

const exportAll = defineCommand({
  name: "export",
  description: "Write all enquiries to a CSV file",
  parameters: { file: argument("path of the file to write"), overwrite },
  run: async ({ db }, { file, overwrite }) => {
    const found = await enquiriesSince(db, 0);
    const written = await writeOutputFile(file, toCsvFile(COLUMNS, found), { overwrite });
    return written.map(() => ({ file, enquiries: found.length }));
  },
  describe: ({ file, enquiries }) => [`${enquiries} ${enquiries === 1 ? "enquiry" : "enquiries"} written to ${file}`],
});

/** `enquiries list` and `enquiries export`. */
export const enquiryCommands = defineGroup("enquiries", "Read enquiries from the public site", [list, exportAll]);
