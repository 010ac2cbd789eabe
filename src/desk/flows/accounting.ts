import { type CalendarDate, isCalendarDate, readTypedMoment } from "#domain/time";
import { refusedFields } from "#flows/kit/failure.ts";
import { createForm, type FormSnapshot, formView } from "#flows/kit/form.ts";
import type { DeskFlowServices } from "../compose.ts";
import type { AccountingFile } from "../ports/index.ts";

const isCursor = (since: string): boolean => /^\d{1,15}$/.test(since);

/** What was typed as "changed since": the number of an earlier file as it is, and a day that is typed in any usual way as `YYYY-MM-DD`. */
export const readSince = (typed: string, today: CalendarDate): string => {
  const since = typed.trim();
  return isCursor(since) ? since : (readTypedMoment(since, today) ?? since);
};

/** A file for accounting, chosen in a dialog and saved. */
export const createAccountingExport = ({
  ports: { accounting, files },
  requestActor,
}: DeskFlowServices<"accounting" | "files">) =>
  createForm<AccountingFile, void, "since">({
    id: "deskAccountingExport",
    requestActor,
    first: { file: "bookings", format: "csv", since: "" },
    validate: ({ since }) =>
      since.trim() === "" || isCursor(since.trim()) || isCalendarDate(since.trim())
        ? []
        : [
            {
              field: "since",
              message: "Type the number in the name of an earlier file, a date such as 15 dec, or nothing.",
            },
          ],
    send: (wanted, signal) => accounting.download(wanted, signal).map(files.save),
    toProblems: refusedFields(["since"]),
    after: "closed",
    beginsClosed: true,
  });

export const accountingExportView = (snapshot: FormSnapshot<AccountingFile, void, "since">) => formView(snapshot);
