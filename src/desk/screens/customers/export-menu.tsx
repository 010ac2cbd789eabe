import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { isSameView } from "#flows/kit/same-view.ts";
import { Button } from "#web/components/button.tsx";
import { download } from "#web/components/icon/shapes.ts";
import { Select } from "#web/components/select.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { accountingExportView, createAccountingExport, readSince } from "../../flows/accounting.ts";
import { Refusal } from "../../kit/refusal.tsx";
import { useOpenedByAddress } from "../../kit/use-opened-by-address.ts";
import type { AccountingFile } from "../../ports/index.ts";
import { useDeskFlow, useMay } from "../../services.ts";
import { toOfficeDay, useMinute } from "../../shell/office-clock.tsx";

/** Files for accounting, for the roles that may have them. */
export function ExportMenu(): ReactElement | null {
  const form = useActorRef(useDeskFlow(createAccountingExport));
  const { kind, draft, problems, failure } = useSelector(form, accountingExportView, isSameView);
  const change = (changes: Partial<AccountingFile>): void => form.send({ type: "form.changed", changes });
  const today = toOfficeDay(useMinute());
  const mayExport = useMay("export-accounting");
  const open = (): void => form.send({ type: "form.opened" });
  useOpenedByAddress("export", mayExport, open);
  if (!mayExport) return null;
  return (
    <>
      <Button kind="secondary" size="small" icon={download} opens="dialog" onClick={open}>
        Export for accounting
      </Button>
      <FormDialog
        name="export"
        open={kind !== "closed"}
        title="Export for accounting"
        isSending={kind === "sending"}
        submit={{ label: "Download", busyLabel: "Writing..." }}
        onSubmit={() => form.send({ type: "form.submitted", changes: { since: readSince(draft.since, today) } })}
        onClose={() => form.send({ type: "form.closed" })}
      >
        <Refusal failure={failure} />
        <Select<AccountingFile["file"]>
          label="File"
          options={[
            { value: "bookings", label: "Bookings" },
            { value: "charges", label: "Charges" },
            { value: "customers", label: "Customers" },
          ]}
          value={draft.file}
          onChange={(file) => change({ file })}
        />
        <Select<AccountingFile["format"]>
          label="Format"
          options={[
            { value: "csv", label: "CSV" },
            { value: "jsonl", label: "JSON lines" },
          ]}
          value={draft.format}
          onChange={(format) => change({ format })}
        />
        <TextField
          label="Changed since"
          mark="Optional"
          hint="The number in the name of an earlier file, or a date such as 15 dec. Empty: everything."
          value={draft.since}
          error={problems[0]?.message}
          onChange={(since) => change({ since })}
        />
      </FormDialog>
    </>
  );
}
