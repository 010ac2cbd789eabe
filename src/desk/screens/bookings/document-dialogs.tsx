import { useSelector } from "@xstate/react";
import { type ReactElement, useId } from "react";
import { DOCUMENT_KIND_LABELS, DOCUMENT_KINDS, DOCUMENT_TYPES, type DocumentKind } from "#domain/documents";
import { describeControl, FieldFrame } from "#web/components/field.tsx";
import { Select } from "#web/components/select.tsx";
import { isFormTyped } from "#flows/kit/form.ts";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import {
  type CommentFormActor,
  commentFormView,
  type FileFormActor,
  fileFormView,
} from "../../flows/booking-documents.ts";
import { Refusal } from "../../kit/refusal.tsx";
import { TextArea } from "../../kit/text-area.tsx";
import type { DeskDocument } from "../../ports/index.ts";

const KINDS = DOCUMENT_KINDS.map((kind) => ({ value: kind, label: DOCUMENT_KIND_LABELS[kind] }));
const ACCEPTED = DOCUMENT_TYPES.map(({ mediaType }) => mediaType).join(",");
const NEW = "new";

interface FileDialogProps {
  readonly form: FileFormActor;
  readonly documents: readonly DeskDocument[];
}

/** A file for a new document, or as the next version of one. */
export function FileDialog({ form, documents }: FileDialogProps): ReactElement {
  const { kind, draft, problems, failure } = useSelector(form, fileFormView);
  const id = useId();
  const error = problems[0]?.message;
  const versions = documents.filter(({ isFile, kind: own }) => !isFile && own === draft.documentKind);
  const labels = { label: "File", hint: "PDF, picture, DOCX or XLSX, at most 20 MB", error };
  return (
    <FormDialog
      name="file"
      open={kind === "open" || kind === "sending"}
      title="Add a file"
      isSending={kind === "sending"}
      submit={{ label: "Add it", busyLabel: "Adding..." }}
      onSubmit={() => form.send({ type: "form.submitted" })}
      isTyped={useSelector(form, isFormTyped)}
      onClose={() => form.send({ type: "form.closed" })}
    >
      <Select<DocumentKind>
        label="Document"
        options={KINDS}
        value={draft.documentKind}
        onChange={(documentKind) => form.send({ type: "form.changed", changes: { documentKind, document: null } })}
      />
      {versions.length > 0 && (
        <Select
          label="As"
          options={[
            { value: NEW, label: "A new document" },
            ...versions.map((one) => ({
              value: one.id,
              label: `The next version of ${one.versions.at(-1)?.fileName ?? "what was asked for"}`,
            })),
          ]}
          value={draft.document ?? NEW}
          onChange={(chosen) =>
            form.send({ type: "form.changed", changes: { document: chosen === NEW ? null : chosen } })
          }
        />
      )}
      <FieldFrame {...labels} id={id}>
        <input
          {...describeControl(id, labels)}
          type="file"
          accept={ACCEPTED}
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.files?.item(0) ?? null;
            const file = chosen === null ? null : { name: chosen.name, content: chosen };
            form.send({ type: "form.changed", changes: { file } });
          }}
        />
      </FieldFrame>
      {problems.length === 0 && <Refusal failure={failure} />}
    </FormDialog>
  );
}

/** A comment on the latest version of a document. */
export function CommentDialog({ form }: { readonly form: CommentFormActor }): ReactElement {
  const { kind, draft, problems, failure } = useSelector(form, commentFormView);
  return (
    <FormDialog
      name="comment"
      open={kind === "open" || kind === "sending"}
      title="Comment on this document"
      isSending={kind === "sending"}
      submit={{ label: "Send it", busyLabel: "Sending..." }}
      onSubmit={() => form.send({ type: "form.submitted" })}
      isTyped={useSelector(form, isFormTyped)}
      onClose={() => form.send({ type: "form.closed" })}
    >
      <TextArea
        label="Comment, for the customer"
        value={draft.text}
        error={problems[0]?.message}
        onChange={(text) => form.send({ type: "form.changed", changes: { text } })}
      />
      {problems.length === 0 && <Refusal failure={failure} />}
    </FormDialog>
  );
}
