import { errAsync, fromAsyncThrowable, okAsync, type ResultAsync } from "neverthrow";
import type { NamedFile } from "#ports/bookings.ts";
import type { Failure } from "#ports/failure.ts";
import { failureOfBody, type Patience, send } from "./ask.ts";
import { fileNameIn } from "./file-name.ts";

/** A file or, where `error` is set, the body of a refusal. */
export interface FileAnswer {
  readonly data?: Blob | undefined;
  readonly error?: unknown;
  readonly response: Response;
}

const isJson = ({ headers }: Response): boolean => /[/+]json\b/i.test(headers.get("content-type") ?? "");

const parsed = fromAsyncThrowable(
  async (content: Blob): Promise<unknown> => JSON.parse(await content.text()),
  (): Failure => ({ kind: "malformed", issues: ["the answer is neither a file nor an envelope"] }),
);

const fileIn = ({ data, error, response }: FileAnswer, fallback: string): ResultAsync<NamedFile, Failure> => {
  if (!response.ok) return errAsync(failureOfBody(error, response.status));
  /* Some servers refuse a file with a 200 and an envelope: saved as it is, it would be a PDF that does not open. */
  if (data !== undefined && isJson(response))
    return parsed(data).andThen((body) => errAsync(failureOfBody(body, response.status)));
  if (data === undefined || data.size === 0) return errAsync({ kind: "malformed", issues: ["the file is empty"] });
  return okAsync({ name: fileNameIn(response.headers.get("content-disposition")) ?? fallback, content: data });
};

/** Sends a call that answers a file; it is named by content-disposition, otherwise by `fallback`. */
export const askForFile = (
  call: (signal: AbortSignal) => Promise<FileAnswer>,
  patience: Patience,
  fallback: string,
): ResultAsync<NamedFile, Failure> => send(call, patience).andThen((answer) => fileIn(answer, fallback));
