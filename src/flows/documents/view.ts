import type { SnapshotFrom } from "xstate";
import { isDraftExpected } from "#domain/documents";
import type { ListedDocument } from "#ports/booking-documents.ts";
import type { Failure } from "#ports/failure.ts";
import type { documentsMachine } from "./machine.ts";
import type { PendingUpload } from "./types.ts";

export type DocumentsView =
  | { readonly kind: "loading"; readonly isSlow: boolean }
  | { readonly kind: "failed"; readonly failure: Failure }
  | {
      readonly kind: "shown";
      readonly documents: readonly ListedDocument[];
      readonly pending: readonly PendingUpload[];
      /** The draft B/L is not there yet. */
      readonly isDraftExpected: boolean;
      readonly opened: ListedDocument | null;
      readonly downloading: string | null;
      readonly isArchiveRunning: boolean;
    };

type Snapshot = SnapshotFrom<typeof documentsMachine>;

export const documentsView = (snapshot: Snapshot): DocumentsView => {
  const { documents, failure, pending, opened, downloading } = snapshot.context;
  if (failure !== null) return { kind: "failed", failure };
  if (snapshot.hasTag("loading")) return { kind: "loading", isSlow: snapshot.hasTag("slow") };
  return {
    kind: "shown",
    documents,
    pending,
    isDraftExpected: isDraftExpected(documents),
    opened: documents.find(({ id }) => id === opened) ?? null,
    downloading,
    isArchiveRunning: snapshot.matches({ download: "archive" }),
  };
};
