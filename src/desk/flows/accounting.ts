import { isCalendarDate } from "#domain/time";
import { refusedFields } from "#flows/kit/failure.ts";
import { createForm, type FormSnapshot, formView } from "#flows/kit/form.ts";
import type { DeskFlowServices } from "../compose.ts";
import type { AccountingFile } from "../ports/index.ts";

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
      since.trim() === "" || /^\d{1,15}$/.test(since.trim()) || isCalendarDate(since.trim())
        ? []
        : [
            {
              field: "since",
              message: "Type the number in the name of an earlier file, a day such as 2026-11-01, or nothing.",
            },
          ],
    send: (wanted, signal) => accounting.download(wanted, signal).map(files.save),
    toProblems: refusedFields(["since"]),
    after: "closed",
    beginsClosed: true,
  });

export const accountingExportView = (snapshot: FormSnapshot<AccountingFile, void, "since">) => formView(snapshot);
