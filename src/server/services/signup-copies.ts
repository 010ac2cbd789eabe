import { fileTypeFromBuffer } from "file-type";
import { err, ok, type Result } from "neverthrow";
import { MAX_COPY_BYTES, tidyText } from "#domain/accounts";
import type { FieldProblem } from "../http/refusal.ts";

/** An uploaded copy whose content is a PDF. */
export interface PdfCopy {
  readonly kind: "pan" | "gst";
  readonly fileName: string;
  readonly content: Uint8Array;
}

/** The two files as they came in the form. */
export interface SentCopies {
  readonly panCopy: Blob | undefined;
  readonly gstCopy: Blob | undefined;
}

const NAME_MOST = 200;
/* The end mark stands in the last kilobyte; mail programs may hang something behind it. */
const END_BYTES = 2048;

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");

const contentProblem = async (content: Uint8Array): Promise<string | null> => {
  if (!/^%PDF-\d/.test(textOf(content.subarray(0, 8)))) return "This file is not a PDF.";
  const type = await fileTypeFromBuffer(content);
  if (type?.mime !== "application/pdf") return "This file is not a PDF.";
  return textOf(content.subarray(-END_BYTES)).includes("%%EOF") ? null : "This PDF is not complete.";
};

/** The name without any path before it, at most 200 characters. */
const nameOf = (file: Blob, kind: string): string => {
  const name = file instanceof File ? tidyText(file.name.replace(/^.*[\\/]/s, "")) : "";
  return name === "" ? `${kind}.pdf` : name.slice(-NAME_MOST);
};

const problemOf = async (file: Blob, isDomestic: boolean): Promise<string | null> => {
  if (!isDomestic) return "Only domestic accounts have this copy.";
  if (file.size === 0) return "This file is empty.";
  if (file.size > MAX_COPY_BYTES) return "This file is larger than 5 MB.";
  return contentProblem(await file.bytes());
};

/** Reads the copies that were sent: domestic accounts only, PDF by content and not by name, at most 5 MB each; all problems at once. */
export const readCopies = async (
  sent: SentCopies,
  isDomestic: boolean,
): Promise<Result<readonly PdfCopy[], readonly FieldProblem[]>> => {
  const files = [
    { field: "panCopy", kind: "pan", file: sent.panCopy },
    { field: "gstCopy", kind: "gst", file: sent.gstCopy },
  ] as const;
  const copies: PdfCopy[] = [];
  const problems: FieldProblem[] = [];
  for (const { field, kind, file } of files) {
    if (file === undefined) continue;
    const message = await problemOf(file, isDomestic);
    if (message === null) copies.push({ kind, fileName: nameOf(file, kind), content: await file.bytes() });
    else problems.push({ field, message });
  }
  return problems.length === 0 ? ok(copies) : err(problems);
};
