import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import {
  canAddKind,
  describeScan,
  DOCUMENT_KIND_LABELS,
  DOCUMENT_KINDS,
  type DocumentKind,
  type DocumentState,
  formatBytes,
} from "#domain/documents";
import { findProblem } from "#domain/field-problem.ts";
import { formatFullDate } from "#domain/time";
import { Badge } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { plus } from "#web/components/icon/shapes.ts";
import { Select } from "#web/components/select.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { isFormTyped } from "#flows/kit/form.ts";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { text } from "#web/styles/typography.css.ts";
import { type AskFormActor, askFormView, type CommentFormActor } from "../../flows/booking-documents.ts";
import type { BookingPageActor } from "../../flows/bookings.ts";
import { DateField } from "../../kit/date-field.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import * as table from "../../kit/table.css.ts";
import type { DeskBooking, DeskDocument } from "../../ports/index.ts";
import * as css from "./bookings.css.ts";
import { CommentDialog, FileDialog } from "./document-dialogs.tsx";
import type { BookingForms } from "./use-booking-forms.ts";

export const DOCUMENT_STATES: Readonly<Record<DocumentState, string>> = {
  requested: "Asked for",
  "awaiting-approval": "Waits for approval",
  approved: "Approved",
  "changes-requested": "Changes wanted",
  final: "Final",
  added: "From the customer",
  information: "For information",
  checking: "Being checked",
  infected: "Contains malware",
};

const WAITING: readonly DocumentState[] = ["requested", "awaiting-approval", "changes-requested"];

const toBadgeKind = (state: DocumentState) => {
  if (state === "infected") return "critical";
  return WAITING.includes(state) ? "caution" : "plain";
};

const toBase = (number: string): string => `/desk/api/bookings/${encodeURIComponent(number)}`;

const toLink = (number: string, { id, isFile }: DeskDocument, version: DeskDocument["versions"][number]): string => {
  const base = toBase(number);
  return isFile
    ? `${base}/files/${encodeURIComponent(version.fileName)}`
    : `${base}/documents/${encodeURIComponent(id)}/versions/${version.number}`;
};

interface DocumentCardProps {
  readonly booking: DeskBooking;
  readonly forms: Pick<BookingForms, "ask" | "file" | "comment">;
  readonly page: BookingPageActor;
}

/** Documents of a booking: read, added, asked for and commented. */
export function DocumentCard({ booking, forms: { ask, file, comment }, page }: DocumentCardProps): ReactElement {
  return (
    <section className={css.sheet} aria-labelledby="documents">
      <div className={css.spread}>
        <h2 id="documents" className={text.h3}>
          Documents
        </h2>
        <span>
          <Button kind="ghost" size="small" icon={plus} onClick={() => ask.send({ type: "form.opened" })}>
            Ask for one
          </Button>
          <Button kind="ghost" size="small" icon={plus} onClick={() => file.send({ type: "form.opened" })}>
            Add a file
          </Button>
        </span>
      </div>
      <ul className={css.list}>
        {booking.documents.map((document) => (
          <DocumentRow key={document.id} booking={booking} document={document} comment={comment} page={page} />
        ))}
        {booking.containers.length > 0 && (
          <li>
            <div className={css.spread}>
              <b>Booking for the carrier</b> <Badge kind="plain">DCSA Booking 2.0</Badge>
            </div>
            <small>
              <a href={`${toBase(booking.number)}/dcsa`} download>
                {booking.number}-dcsa.json
              </a>
              , without what is not known yet
            </small>
          </li>
        )}
      </ul>
      <AskDialog form={ask} />
      <FileDialog form={file} documents={booking.documents} />
      <CommentDialog form={comment} />
    </section>
  );
}

interface RowProps {
  readonly booking: DeskBooking;
  readonly document: DeskDocument;
  readonly comment: CommentFormActor;
  readonly page: BookingPageActor;
}

function DocumentRow({ booking: { number }, document, comment, page }: RowProps): ReactElement {
  const { id, kind, state, isFile, request, versions, comments, canRequestEnd } = document;
  const name = DOCUMENT_KIND_LABELS[kind];
  return (
    <li>
      <div className={css.spread}>
        <b>{name}</b> <Badge kind={toBadgeKind(state)}>{DOCUMENT_STATES[state]}</Badge>
      </div>
      {request !== null && (
        <small>
          {[request.note ?? "", request.dueOn === null ? "" : `until ${formatFullDate(request.dueOn)}`]
            .filter((one) => one !== "")
            .join(", ")}
        </small>
      )}
      {versions.map((version) => (
        <small key={version.number}>
          {version.scan === null ? (
            <a href={toLink(number, document, version)} download>
              {version.fileName}
            </a>
          ) : (
            version.fileName
          )}
          {isFile ? "" : `, version ${version.number}, ${version.addedBy === "desk" ? "desk" : "customer"}`}
          {version.bytes === null ? "" : `, ${formatBytes(version.bytes)}`}
          {version.scan === null ? "" : `. ${describeScan(version.scan)}`}
        </small>
      ))}
      {comments.map(({ writtenBy, writtenAt, text: written }) => (
        <small key={writtenAt} className={css.text}>
          {writtenBy === "desk" ? "Desk" : "Customer"}: {written}
        </small>
      ))}
      <div className={css.buttons}>
        {!isFile && versions.length > 0 && (
          <Button
            kind="ghost"
            size="small"
            ariaLabel={`Comment on ${name}`}
            onClick={() => comment.send({ type: "form.opened", changes: { document: id } })}
          >
            Comment
          </Button>
        )}
        {canRequestEnd && (
          <Button
            kind="ghost"
            size="small"
            ariaLabel={`No longer needed: ${name}`}
            onClick={() => page.send({ type: "change.requested", change: { kind: "withdraw-document", document: id } })}
          >
            No longer needed
          </Button>
        )}
      </div>
    </li>
  );
}

const ASKED = DOCUMENT_KINDS.filter((kind) => canAddKind(kind, "shipper")).map((kind) => ({
  value: kind,
  label: DOCUMENT_KIND_LABELS[kind],
}));

function AskDialog({ form }: { readonly form: AskFormActor }): ReactElement {
  const { kind, draft, problems, failure } = useSelector(form, askFormView);
  return (
    <FormDialog
      name="ask"
      open={kind === "open" || kind === "sending"}
      title="Ask the customer for a document"
      isSending={kind === "sending"}
      submit={{ label: "Ask for it", busyLabel: "Asking..." }}
      onSubmit={() => form.send({ type: "form.submitted" })}
      isTyped={useSelector(form, isFormTyped)}
      onClose={() => form.send({ type: "form.closed" })}
    >
      <Select<DocumentKind>
        label="Document"
        options={ASKED}
        value={draft.document}
        error={findProblem(problems, "kind")}
        onChange={(document) => form.send({ type: "form.changed", changes: { document } })}
      />
      <TextField
        label="What it is needed for"
        mark="Optional"
        maxLength={200}
        value={draft.note}
        error={findProblem(problems, "note")}
        onChange={(note) => form.send({ type: "form.changed", changes: { note } })}
      />
      <DateField
        label="Until, optional"
        value={draft.dueOn}
        error={findProblem(problems, "dueOn")}
        onChange={(dueOn) => form.send({ type: "form.changed", changes: { dueOn } })}
      />
      {problems.length === 0 && <Refusal failure={failure} />}
      <p className={table.quiet}>The customer gets a mail.</p>
    </FormDialog>
  );
}
