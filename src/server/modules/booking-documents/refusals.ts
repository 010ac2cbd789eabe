import {
  describeScan,
  type DocumentType,
  FILE_PROBLEM_LABELS,
  type FileProblem,
  MAX_COMMENTS,
  MAX_DOCUMENTS,
  MAX_VERSIONS,
} from "#domain/documents";
import { NO_ROOM } from "#server/platform/disk.ts";
import { type Refusal, UNREADABLE } from "#server/platform/http/refusal.ts";
import type { CommentProblem, DecideProblem } from "./discuss.ts";
import type { ReceiveProblem } from "./receive-file.ts";
import type { VersionProblem } from "./save-version.ts";

export const NO_BOOKING: Refusal = { kind: "not-found", message: "This booking was not found." };
export const NO_DOCUMENT: Refusal = { kind: "not-found", message: "This document was not found." };
export const NO_DOCUMENTS: Refusal = { kind: "not-found", message: "This booking has no documents yet." };

const CHECK = "Please check the marked fields.";

export const fieldRefusal = (field: string, message: string): Refusal => ({
  kind: "fields",
  message: CHECK,
  fields: [{ field, message }],
});

const FILE_FIELDS: Readonly<Record<FileProblem, "fileName" | "file">> = {
  name: "fileName",
  type: "fileName",
  empty: "file",
  "too-large": "file",
};

export const fileRefusal = (problem: FileProblem): Refusal =>
  problem === "too-large"
    ? { kind: "too-large", message: FILE_PROBLEM_LABELS[problem] }
    : fieldRefusal(FILE_FIELDS[problem], FILE_PROBLEM_LABELS[problem]);

/** `a PDF`, `an XLSX`: file formats are read letter by letter. */
const withArticle = (format: string): string => `${/^[AEFHILMNORSX]/.test(format) ? "an" : "a"} ${format}`;

const contentMessage = (found: string | null, { label }: DocumentType): string =>
  found === null
    ? `This file is not ${withArticle(label)}. Open it and save it as ${label}.`
    : `This file is not ${withArticle(label)} but ${withArticle(found)}. Save it as ${label}, or give it the right name.`;

export const receiveRefusal = (problem: ReceiveProblem, claimed: DocumentType): Refusal => {
  switch (problem.kind) {
    case "no-room":
      return NO_ROOM;
    case "interrupted":
      return UNREADABLE;
    case "content":
      return fieldRefusal("file", contentMessage(problem.found, claimed));
    case "empty":
    case "too-large":
      return fileRefusal(problem.kind);
  }
};

const VERSION_REFUSALS: Readonly<Record<VersionProblem, Refusal>> = {
  "unknown-document": NO_DOCUMENT,
  locked: { kind: "conflict", message: "Only the desk adds versions of this document. Add a new document instead." },
  "too-many-documents": {
    kind: "conflict",
    message: `This booking has ${MAX_DOCUMENTS} documents. Add a version of one of them instead.`,
  },
  "too-many-versions": {
    kind: "conflict",
    message: `This document has ${MAX_VERSIONS} versions. Add a new document instead.`,
  },
  quota: { kind: "too-large", message: "Your documents take 2 GB together. Please contact us before you add more." },
};

export const versionRefusal = (problem: VersionProblem): Refusal => VERSION_REFUSALS[problem];

const COMMENT_REFUSALS: Readonly<Record<CommentProblem, Refusal>> = {
  "unknown-document": NO_DOCUMENT,
  "unknown-version": fieldRefusal("version", "This document has no such version."),
  "too-many-comments": { kind: "conflict", message: `This document has ${MAX_COMMENTS} comments. Please contact us.` },
};

export const commentRefusal = (problem: CommentProblem): Refusal => COMMENT_REFUSALS[problem];

const OUTCOMES = { approved: "approved", "changes-requested": "sent back with changes" } as const;

export const decisionRefusal = (problem: DecideProblem): Refusal => {
  switch (problem.kind) {
    case "unknown-document":
      return NO_DOCUMENT;
    case "no-draft":
      return { kind: "conflict", message: "Only a draft B/L can be approved." };
    case "outdated":
      return { kind: "conflict", message: `Version ${problem.latest} was added meanwhile. Please read it first.` };
    case "no-file":
      return { kind: "conflict", message: describeScan(problem.scan) };
    case "decided":
      return { kind: "conflict", message: `This draft was ${OUTCOMES[problem.decision.outcome]} already.` };
    case "cancelled":
      return { kind: "conflict", message: "This booking is cancelled. Nothing can be decided about its documents." };
    case "conflict":
      return { kind: "conflict", message: "This document was changed at the same moment. Please read it again." };
    case "comment-missing":
      return fieldRefusal("comment", "Say what has to be changed.");
  }
};
