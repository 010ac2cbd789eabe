import { errAsync, fromAsyncThrowable, okAsync, type ResultAsync } from "neverthrow";
import type { NamedFile } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { toBodyFailure, type RequestLimits, sendWithDeadline } from "./request.ts";

const extended = /filename\*\s*=\s*(?:UTF-8|ISO-8859-1)?'[^']*'([^;]+)/i;
const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i;
const bare = /filename\s*=\s*([^;"\s]+)/i;

const decodePercent = (text: string): string => {
  const bytes = [...text.matchAll(/%([0-9a-f]{2})|([^%]+|%)/gi)].flatMap(([, hex, plain]) =>
    hex === undefined ? [...new TextEncoder().encode(plain)] : [Number.parseInt(hex, 16)],
  );
  return new TextDecoder().decode(new Uint8Array(bytes));
};

/** Removes folders from a foreign file name. */
const withoutPath = (name: string): string =>
  name
    .replace(/^.*[\\/]/, "")
    .replace(/\p{Cc}/gu, "")
    .trim();

/** The file name of a content-disposition header (RFC 6266, extended form first); null without one. */
export const parseFileName = (contentDisposition: string | null): string | null => {
  const header = contentDisposition ?? "";
  const name =
    decodePercent(extended.exec(header)?.[1]?.trim() ?? "") ||
    (quoted.exec(header)?.[1]?.replace(/\\(.)/g, "$1") ?? bare.exec(header)?.[1] ?? "");
  const safe = withoutPath(name);
  return safe === "" || safe === "." || safe === ".." ? null : safe;
};

/** A file or, where `error` is set, the body of a refusal. */
export interface FileResponse {
  readonly data?: Blob | undefined;
  readonly error?: unknown;
  readonly response: Response;
}

const isJson = ({ headers }: Response): boolean => /[/+]json\b/i.test(headers.get("content-type") ?? "");

const isAttachment = ({ headers }: Response): boolean =>
  /^\s*attachment\b/i.test(headers.get("content-disposition") ?? "");

const parseBody = fromAsyncThrowable(
  async (content: Blob): Promise<unknown> => JSON.parse(await content.text()),
  (): Failure => ({ kind: "malformed", issues: ["the answer is neither a file nor an envelope"] }),
);

const readFile = ({ data, error, response }: FileResponse, fallback: string): ResultAsync<NamedFile, Failure> => {
  if (!response.ok) return errAsync(toBodyFailure(error, response.status));
  /* Some servers refuse a file with a 200 and an envelope, which must not be saved as a PDF. */
  if (data !== undefined && isJson(response) && !isAttachment(response))
    return parseBody(data).andThen((body) => errAsync(toBodyFailure(body, response.status)));
  if (data === undefined || data.size === 0) return errAsync({ kind: "malformed", issues: ["the file is empty"] });
  return okAsync({ name: parseFileName(response.headers.get("content-disposition")) ?? fallback, content: data });
};

/** The file is named by content-disposition, otherwise by `fallback`. */
export const requestFile = (
  call: (signal: AbortSignal) => Promise<FileResponse>,
  patience: RequestLimits,
  fallback: string,
): ResultAsync<NamedFile, Failure> => sendWithDeadline(call, patience).andThen((answer) => readFile(answer, fallback));
