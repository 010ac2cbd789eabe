import type { Command } from "commander";
import { toSingleLine } from "#server/platform/text.ts";
import type { Operations } from "../command.ts";
import { toCsv } from "../kit/csv.ts";
import { addOverwriteOption, type OutputOptions, writeOutputFile } from "../kit/files.ts";
import { enquiriesSince, type StoredEnquiry } from "#server/modules/enquiries/index.ts";

const DAY_MS = 24 * 3_600_000;

const COLUMNS = [
  "receivedAt",
  "firstName",
  "lastName",
  "email",
  "mobileNo",
  "companyName",
  "message",
  "mailedAt",
] as const;

const moment = (epoch: number | null): string => (epoch === null ? "" : new Date(epoch).toISOString());

const toText = (enquiry: StoredEnquiry, column: (typeof COLUMNS)[number]): string =>
  column === "receivedAt" || column === "mailedAt" ? moment(enquiry[column]) : enquiry[column];

const toEnquiriesCsv = (enquiries: readonly StoredEnquiry[]): string =>
  toCsv(
    COLUMNS,
    enquiries.map((one) => COLUMNS.map((column) => toText(one, column))),
  );

const toLines = (enquiry: StoredEnquiry): readonly string[] => {
  const who = toSingleLine(`${enquiry.firstName} ${enquiry.lastName}, ${enquiry.companyName} <${enquiry.email}>`);
  const mailed = enquiry.mailedAt === null ? "not mailed yet" : "mailed";
  return [`${moment(enquiry.receivedAt)}  ${who}  ${mailed}`, `    ${toSingleLine(enquiry.message).slice(0, 100)}`];
};

/** `enquiries list` and `enquiries export`. */
export const addEnquiryCommands = (program: Command, { withDatabase, clock, say, reportError }: Operations): void => {
  const enquiries = program.command("enquiries").description("Read enquiries from the public site");
  enquiries
    .command("list")
    .description("List recent enquiries, newest first")
    .option("--days <number>", "number of days to go back", "30")
    .action(({ days }: { readonly days: string }) =>
      withDatabase(async ({ db }) => {
        if (!/^\d{1,5}$/.test(days)) return reportError(`--days takes a whole number of days, not ${days}.`);
        const found = await enquiriesSince(db, clock() - Number(days) * DAY_MS);
        say(...(found.length === 0 ? ["No enquiries."] : found.flatMap(toLines)));
      }),
    );
  addOverwriteOption(enquiries.command("export"))
    .description("Write all enquiries to a CSV file")
    .argument("<file>", "path of the file to write")
    .action((file: string, options: OutputOptions) =>
      withDatabase(async ({ db }) => {
        const found = await enquiriesSince(db, 0);
        const written = await writeOutputFile(file, toEnquiriesCsv(found), options);
        if (written.isErr()) return reportError(written.error);
        say(`${found.length} ${found.length === 1 ? "enquiry" : "enquiries"} written to ${file}`);
      }),
    );
};
