import { err, ok, type Result } from "neverthrow";

/** The largest file, in bytes. */
export const MAX_DOCUMENT_BYTES = 20 * 1024 * 1024;
/** All documents of one account together, in bytes. */
export const MAX_ACCOUNT_BYTES = 2 * 1024 * 1024 * 1024;
export const MAX_DOCUMENTS = 100;
export const MAX_VERSIONS = 50;
export const MAX_COMMENT_LENGTH = 2_000;
export const MAX_COMMENTS = 200;
const MAX_NAME_LENGTH = 120;
/** For a file that is only called `.pdf`. */
const NO_NAME = "Document";

const OFFICE = "application/vnd.openxmlformats-officedocument";

export interface DocumentType {
  readonly mediaType: string;
  readonly label: string;
  /** The first is the usual one. */
  readonly extensions: readonly string[];
  /** Whether a page can show it: on a canvas or as an image. */
  readonly hasPreview: boolean;
}

export const DOCUMENT_TYPES: readonly DocumentType[] = [
  { mediaType: "application/pdf", label: "PDF", extensions: ["pdf"], hasPreview: true },
  { mediaType: "image/jpeg", label: "JPEG", extensions: ["jpg", "jpeg"], hasPreview: true },
  { mediaType: "image/png", label: "PNG", extensions: ["png"], hasPreview: true },
  { mediaType: "image/webp", label: "WebP", extensions: ["webp"], hasPreview: true },
  { mediaType: `${OFFICE}.wordprocessingml.document`, label: "DOCX", extensions: ["docx"], hasPreview: false },
  { mediaType: `${OFFICE}.spreadsheetml.sheet`, label: "XLSX", extensions: ["xlsx"], hasPreview: false },
];

const readExtension = (fileName: string): string => /\.([a-z0-9]{1,10})$/iu.exec(fileName)?.[1]?.toLowerCase() ?? "";

/** The type that a file claims by its name; null for types that are not taken. */
const findClaimedType = (fileName: string): DocumentType | null => {
  const extension = readExtension(fileName);
  return DOCUMENT_TYPES.find(({ extensions }) => extensions.includes(extension)) ?? null;
};

export const findDocumentType = (mediaType: string): DocumentType | null =>
  DOCUMENT_TYPES.find((type) => type.mediaType === mediaType) ?? null;

/**
 * A file name without folders and without characters that hide its real end: control characters and marks that turn the
 * direction of writing. Shortened in front of its extension.
 */
export const cleanFileName = (name: string): string => {
  const plain = name
    .replace(/^.*[\\/]/su, "")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, "")
    .replace(/[<>:"|?*]/gu, "_")
    .replace(/^[.\s]*(?=\.[a-z0-9]{1,10}\s*$)/iu, NO_NAME)
    .replace(/^[.\s]+|\s+$/gu, "");
  const extension = readExtension(plain);
  const stem = extension === "" ? plain : plain.slice(0, -extension.length - 1);
  const end = extension === "" ? "" : `.${extension}`;
  return `${[...stem]
    .slice(0, MAX_NAME_LENGTH - end.length)
    .join("")
    .trimEnd()}${end}`;
};

export type FileProblem = "name" | "type" | "empty" | "too-large";

/** What can be said about a file before it is sent: its type, by its name, or why it is not taken. */
export const checkFile = (name: string, bytes: number): Result<DocumentType, FileProblem> => {
  const type = findClaimedType(name);
  if (cleanFileName(name) === "") return err("name");
  if (type === null) return err("type");
  if (bytes === 0) return err("empty");
  return bytes > MAX_DOCUMENT_BYTES ? err("too-large") : ok(type);
};

export const FILE_PROBLEM_LABELS: Readonly<Record<FileProblem, string>> = {
  name: "This file has no name. Give it one and choose it again.",
  type: "Choose a PDF, JPEG, PNG, WebP, DOCX or XLSX file.",
  empty: "This file is empty. Choose another one.",
  "too-large": "This file is larger than 20 MB. Make it smaller or split it.",
};

/** `1 KB` is 1,024 bytes, as in the limit of a file; megabytes with one decimal. */
export const formatBytes = (bytes: number): string => {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;
};

const withNumber = (name: string, number: number): string => {
  const extension = readExtension(name);
  const stem = extension === "" ? name : name.slice(0, -extension.length - 1);
  return `${stem} (${number})${extension === "" ? "" : `.${extension}`}`;
};

/** Names for the files of one folder: what repeats, in any letter case, gets a number. */
export const toUniqueNames = (names: readonly string[]): readonly string[] => {
  const taken = new Set<string>();
  return names.map((name) => {
    let unique = name;
    for (let number = 2; taken.has(unique.toLowerCase()); number += 1) unique = withNumber(name, number);
    taken.add(unique.toLowerCase());
    return unique;
  });
};
