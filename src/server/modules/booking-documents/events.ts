import { DOCUMENT_KIND_LABELS, type DocumentKind, nameMalware } from "#domain/documents";
import { dayValue, joinSentences, type Sentence, sentence } from "#domain/formatting";
import type { CalendarDate } from "#domain/time";
import { toSingleLine } from "#server/platform/text.ts";
import { eventRecorder, type LoggedEvent } from "../booking-events/index.ts";

interface About {
  /** Id of the document. */
  readonly document: string;
  readonly documentKind: DocumentKind;
}

/** What the desk, or the scanner, does with the documents of a booking. */
type DocumentEvent = About &
  (
    | {
        readonly kind: "added";
        readonly version: number;
        readonly fileName: string;
        /** The number of the approved version that it replaces; null if none was approved. */
        readonly replacedApproval: number | null;
      }
    | { readonly kind: "requested"; readonly dueOn: CalendarDate | null; readonly note: string | null }
    | { readonly kind: "withdrawn"; readonly dueOn: CalendarDate | null; readonly reason: string }
    | { readonly kind: "commented"; readonly comment: string; readonly text: string }
    | {
        readonly kind: "infected";
        readonly version: number;
        readonly fileName: string;
        readonly signature: string;
      }
  );

const MAX_FACT_TEXT = 120;

const shorten = (text: string): string => {
  const line = toSingleLine(text);
  return line.length > MAX_FACT_TEXT ? `${line.slice(0, MAX_FACT_TEXT)}...` : line;
};

/** `Packing list by Wed 23 Dec 2026`. */
const nameRequest = ({
  documentKind,
  dueOn,
}: Pick<About, "documentKind"> & { readonly dueOn: CalendarDate | null }): Sentence => {
  const label = DOCUMENT_KIND_LABELS[documentKind];
  return dueOn === null ? label : sentence`${label} by ${dayValue(dueOn, "full-date")}`;
};

const toAdded = (event: DocumentEvent & { readonly kind: "added" }): LoggedEvent => {
  const { document, documentKind, version, fileName, replacedApproval } = event;
  const label = `${DOCUMENT_KIND_LABELS[documentKind]}${version > 1 ? `, version ${version}` : ""}`;
  const replaced = replacedApproval === null ? "" : `, instead of the approved version ${replacedApproval}`;
  return {
    kind: documentKind === "draft-bill-of-lading" ? "draft-added" : "document-added",
    subject: `${document} ${version}`,
    fact: `${label} (${fileName})${replaced}`,
  };
};

const toLogged = (event: DocumentEvent): LoggedEvent => {
  switch (event.kind) {
    case "added":
      return toAdded(event);
    case "requested": {
      const fact = sentence`${nameRequest(event)}${event.note === null ? "" : `: ${shorten(event.note)}`}`;
      return { kind: "document-requested", subject: event.document, fact };
    }
    case "withdrawn": {
      /* The mail ends the sentence. */
      const why = shorten(event.reason.replace(/[.\s]+$/u, ""));
      const fact = joinSentences(
        [nameRequest(event), why].filter((part) => part !== ""),
        ". ",
      );
      return { kind: "document-withdrawn", subject: event.document, fact };
    }
    case "infected": {
      const { document, documentKind, version, fileName } = event;
      const fact = `${DOCUMENT_KIND_LABELS[documentKind]} (${fileName}) contains ${nameMalware(event)}`;
      return { kind: "document-infected", subject: `${document} ${version}`, fact: shorten(fact) };
    }
    case "commented": {
      const fact = `${DOCUMENT_KIND_LABELS[event.documentKind]}: ${shorten(event.text)}`;
      return { kind: "document-commented", subject: event.comment, fact };
    }
  }
};

/** Belongs in the transaction of the change. */
export const recordDocumentEvent = eventRecorder(toLogged);
