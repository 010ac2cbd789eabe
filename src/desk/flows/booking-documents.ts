import { checkFile, type DocumentKind, FILE_PROBLEM_LABELS } from "#domain/documents";
import type { FieldProblem } from "#domain/field-problem.ts";
import { type FormActor, type FormSnapshot, formView } from "#flows/kit/form.ts";
import type { DeskBooking, NamedFile } from "../ports/index.ts";
import { type BookingServices, createChangeForm, type Typed } from "./bookings.ts";
import { findDayProblem } from "./typed-days.ts";

export interface AskDraft extends Typed {
  readonly document: DocumentKind;
  readonly note: string;
  /** Null: without a last day. */
  readonly dueOn: string | null;
}

type AskField = "kind" | "note" | "dueOn";

/** A document that the shipper is asked for. */
export const createAskForm = (services: BookingServices) =>
  createChangeForm<AskDraft, AskField>(services, {
    id: "deskBooking.ask",
    first: { document: "commercial-invoice", note: "", dueOn: null, revision: 0 },
    fields: ["kind", "note", "dueOn"],
    validate: ({ dueOn }) => findDayProblem("dueOn", dueOn),
    send: ({ document, note, dueOn }, signal) => {
      const stated = note.trim() === "" ? null : note.trim();
      const change = { kind: "ask-document", document, note: stated, dueOn } as const;
      return services.ports.bookings.change(services.number, change, signal);
    },
  });

export type AskFormActor = FormActor<AskDraft, DeskBooking, AskField>;
export const askFormView = (snapshot: FormSnapshot<AskDraft, DeskBooking, AskField>) => formView(snapshot);

export interface FileDraft extends Typed {
  readonly documentKind: DocumentKind;
  /** Of which it is the next version; null for a new document. */
  readonly document: string | null;
  readonly file: NamedFile | null;
}

type FileField = "file" | "fileName" | "kind";

const findFileProblems = ({ file }: FileDraft): readonly FieldProblem<FileField>[] =>
  file === null
    ? [{ field: "file", message: "Choose a file." }]
    : checkFile(file.name, file.content.size).match(
        () => [],
        (problem) => [{ field: "file", message: FILE_PROBLEM_LABELS[problem] }],
      );

const NO_FILE: NamedFile = { name: "", content: new Blob() };

/** A file of the desk, as a document or its next version. */
export const createFileForm = (services: BookingServices) =>
  createChangeForm<FileDraft, FileField>(services, {
    id: "deskBooking.file",
    first: { documentKind: "draft-bill-of-lading", document: null, file: null, revision: 0 },
    fields: ["file", "fileName", "kind"],
    validate: findFileProblems,
    send: ({ documentKind, document, file }, signal) => {
      const change = { kind: "add-document", documentKind, document, file: file ?? NO_FILE } as const;
      return services.ports.bookings.change(services.number, change, signal);
    },
  });

export type FileFormActor = FormActor<FileDraft, DeskBooking, FileField>;
export const fileFormView = (snapshot: FormSnapshot<FileDraft, DeskBooking, FileField>) => formView(snapshot);

export interface CommentDraft extends Typed {
  readonly document: string;
  readonly text: string;
}

/** A comment on the latest version of a document; the shipper reads it. */
export const createCommentForm = (services: BookingServices) =>
  createChangeForm<CommentDraft, "text">(services, {
    id: "deskBooking.comment",
    first: { document: "", text: "", revision: 0 },
    fields: ["text"],
    validate: ({ text }) => (text.trim() === "" ? [{ field: "text", message: "Write something." }] : []),
    send: ({ document, text }, signal) => {
      const change = { kind: "comment-document", document, text: text.trim() } as const;
      return services.ports.bookings.change(services.number, change, signal);
    },
  });

export type CommentFormActor = FormActor<CommentDraft, DeskBooking, "text">;
export const commentFormView = (snapshot: FormSnapshot<CommentDraft, DeskBooking, "text">) => formView(snapshot);
