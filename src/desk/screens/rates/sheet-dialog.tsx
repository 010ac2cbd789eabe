import { type ReactElement, useState } from "react";
import { TextField } from "#web/components/text-field.tsx";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import type { RateSheet, SheetChange } from "../../ports/index.ts";
import * as css from "./rates.css.ts";
import { countOf } from "./rates-labels.ts";

interface SheetDialogProps {
  readonly asked: { readonly sheet: RateSheet; readonly change: SheetChange["change"] } | null;
  readonly onClose: () => void;
  readonly onDo: (change: SheetChange) => void;
}

const TEXTS: Readonly<Record<SheetChange["change"], readonly [title: string, label: string, effect: string]>> = {
  undo: ["Undo the import", "Undo", "Its prices are withdrawn, and those that it replaced are quoted again."],
  end: [
    "End the sheet",
    "End",
    "It is no longer quoted, until it is quoted again. Offers that customers have stay bookable.",
  ],
  withdraw: ["Withdraw the sheet", "Withdraw", "It is no longer quoted, and offers from it cannot be booked."],
  restore: [
    "Quote the sheet again",
    "Quote again",
    "Its prices are found again till the days that they had, and offers from it can be booked.",
  ],
};

/** Asks before a sheet is changed. */
export function SheetDialog({ asked, onClose, onDo }: SheetDialogProps): ReactElement {
  const [reason, setReason] = useState("");
  const change = asked?.change ?? "undo";
  const [title, label, effect] = TEXTS[change];
  return (
    <FormDialog
      name="sheet"
      open={asked !== null}
      title={title}
      isSending={false}
      submit={{ label, busyLabel: label }}
      onSubmit={() => {
        if (asked !== null)
          onDo({
            sheet: asked.sheet.id,
            change,
            reason: change === "withdraw" && reason.trim() !== "" ? reason.trim() : null,
          });
      }}
      isTyped={change === "withdraw" && reason !== ""}
      onClose={() => {
        setReason("");
        onClose();
      }}
    >
      {asked !== null && (
        <p>
          <b>
            {asked.sheet.provider}, {asked.sheet.name}
          </b>
          : {countOf(asked.sheet.activeLines, "row")} quoted. {effect}
        </p>
      )}
      {change === "withdraw" && (
        <TextField
          label="What shippers read who try to book"
          mark="Optional"
          maxLength={200}
          placeholder="The carrier has withdrawn this rate. Please search again."
          value={reason}
          onChange={setReason}
        />
      )}
      {change === "undo" && <p className={css.quietText}>Refused if a later sheet replaces prices of this one.</p>}
    </FormDialog>
  );
}
