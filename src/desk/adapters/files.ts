import type { ResultAsync } from "neverthrow";
import { createDocuments } from "#adapters/browser/page.ts";
import { type FileResponse, requestFile } from "#adapters/http/files.ts";
import type { Failure } from "#ports/failure.ts";
import type { FilesPort, NamedFile } from "../ports/index.ts";

const DEADLINE_MS = 300_000;

/** How a call is sent whose answer is a file; a long one takes longer than other answers. */
export const AS_FILE = { parseAs: "blob", fetch: (request: Request) => fetch(request) } as const;

/** The file of an answer, named by the server. */
export const readFile = (
  call: (signal: AbortSignal) => Promise<FileResponse>,
  signal: AbortSignal,
): ResultAsync<NamedFile, Failure> => requestFile(call, { signal, deadline: DEADLINE_MS }, "keelson");

export const createFiles = (): FilesPort => ({ save: (file) => createDocuments(document).save(file) });
