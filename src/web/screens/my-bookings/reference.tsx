import { type FormEvent, type ReactElement, useEffect, useId, useRef, useState } from "react";
import { type Quotation, findReferenceProblem } from "#domain/bookings";
import type { ReferenceView } from "#flows/bookings/reference.ts";
import { IconButton } from "#web/components/icon-button.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { check, cross, edit, plus } from "#web/components/icon/shapes.ts";
import { failureMessage } from "#web/messages/failures.ts";
import { describeUnprintable } from "#web/messages/printable.ts";
import { editor, editorInput, problem, referenceButton, referenceText } from "./booking-rows.css.ts";

export type ReferenceProps = {
  readonly quotation: Quotation;
  readonly edited: ReferenceView | null;
  readonly onEdit: () => void;
  readonly onClose: () => void;
  readonly onSave: (reference: string) => void;
};

export function Reference({ quotation, edited, onEdit, onClose, onSave }: ReferenceProps): ReactElement {
  const { id, quotationId, reference } = quotation;
  const isEdited = edited?.id === id;
  const opener = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    if (wasEdited.current && !isEdited) opener.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  if (isEdited) return <Editor quotation={quotation} edited={edited} onClose={onClose} onSave={onSave} />;
  const label = `${reference === null ? "Add" : "Change"} reference of ${quotationId}`;
  return (
    <span className={referenceText}>
      {reference !== null && (
        <span>
          Ref. <b>{reference}</b>
        </span>
      )}
      <button ref={opener} type="button" className={referenceButton} aria-label={label} onClick={onEdit}>
        <Icon shape={reference === null ? plus : edit} size="s" />
        {reference === null && "Reference"}
      </button>
    </span>
  );
}

type EditorProps = Omit<ReferenceProps, "edited" | "onEdit"> & { readonly edited: ReferenceView };

function Editor({ quotation, edited, onClose, onSave }: EditorProps): ReactElement {
  const [typed, setTyped] = useState(quotation.reference ?? "");
  const problemId = useId();
  const tooLong = findReferenceProblem(typed);
  const isTooLong = tooLong !== null;
  const note = tooLong ?? describeUnprintable(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!edited.isSaving && !isTooLong) onSave(typed);
  };
  return (
    <form className={editor} onSubmit={submit}>
      <input
        className={editorInput}
        aria-label={`Reference of ${quotation.quotationId}`}
        value={typed}
        aria-invalid={isTooLong}
        aria-describedby={note === undefined ? undefined : problemId}
        autoComplete="off"
        autoFocus
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") onClose();
        }}
      />
      <IconButton icon={check} size="small" iconSize="s" label="Save reference" submits />
      <IconButton icon={cross} size="small" iconSize="s" label="Cancel" onClick={onClose} />
      {note !== undefined && (
        <span id={problemId} className={problem} role="status">
          {note}
        </span>
      )}
      {edited.failure !== null && !isTooLong && (
        <span className={problem} role="alert">
          {failureMessage("reference", edited.failure).sentence}
        </span>
      )}
    </form>
  );
}
