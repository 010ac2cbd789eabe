import { createReadStream, createWriteStream } from "node:fs";
import { readFile, rm, stat } from "node:fs/promises";
import { basename } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { err, ok, type Result, ResultAsync } from "neverthrow";
import { flag } from "./parameters.ts";

const REASONS: Readonly<Record<string, string>> = {
  EISDIR: "it is a folder.",
  ENOTDIR: "there is no such folder.",
  EACCES: "access to it is denied.",
  EPERM: "access to it is denied.",
};

const readCode = (error: unknown): string => (error instanceof Error && "code" in error ? String(error.code) : "");

const findReason = (error: unknown, missing: "file" | "folder"): string => {
  if (error instanceof SyntaxError) return "it is not valid JSON.";
  const code = readCode(error);
  if (code === "ENOENT") return `there is no such ${missing}.`;
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
};

/** Why a file cannot be read, as a sentence that names it. */
export const toReadProblem = (path: string, error: unknown): string =>
  `${path} cannot be read: ${findReason(error, "file")}`;

/** The content of a file that a command was given. */
export const readInputFile = (path: string): ResultAsync<Buffer, string> =>
  ResultAsync.fromPromise(readFile(path), (error) => toReadProblem(path, error));

/** A JSON file that a command was given, with or without a byte order mark. */
export const readInputJson = (path: string): ResultAsync<unknown, string> =>
  ResultAsync.fromThrowable(
    async (): Promise<unknown> => JSON.parse((await readFile(path, "utf8")).replace(/^\uFEFF/, "")),
    (error) => toReadProblem(path, error),
  )();

/** A file that is read as a stream. */
export interface InputFile {
  readonly name: string;
  readonly bytes: number;
  readonly open: () => Readable;
}

/** Finds a file that a command was given; refused with a sentence. */
export const findInputFile = async (path: string): Promise<Result<InputFile, string>> =>
  (await ResultAsync.fromPromise(stat(path), (error) => toReadProblem(path, error)))
    .andThen((found) => (found.isDirectory() ? err(`${path} cannot be read: ${REASONS["EISDIR"]}`) : ok(found)))
    .map(({ size }): InputFile => ({ name: basename(path), bytes: size, open: () => createReadStream(path) }));

/** The option of every command that writes a file. */
export const overwrite = flag("replace the file if it exists");

const isFolder = async (path: string): Promise<boolean> => (await stat(path)).isDirectory();

const toWriteProblem = async (path: string, error: unknown): Promise<string> => {
  if (readCode(error) !== "EEXIST") return `${path} cannot be written: ${findReason(error, "folder")}`;
  return (await isFolder(path))
    ? `${path} cannot be written: ${REASONS["EISDIR"]}`
    : `${path} exists already. Choose another name, or replace it with --overwrite.`;
};

/** Writes the result of a command; an existing file only with `--overwrite`. Refused with a sentence. */
export const writeOutputFile = async (
  path: string,
  content: string | Uint8Array | Readable,
  { overwrite = false }: { readonly overwrite?: boolean },
): Promise<Result<void, string>> => {
  const source = content instanceof Readable ? content : Readable.from([content]);
  const written = await ResultAsync.fromPromise(
    pipeline(source, createWriteStream(path, { flags: overwrite ? "w" : "wx" })),
    (error) => error,
  );
  if (written.isOk()) return ok(undefined);
  /* What is half written would be in the way of the next attempt. */
  if (!overwrite && readCode(written.error) !== "EEXIST") await rm(path, { force: true });
  return err(await toWriteProblem(path, written.error));
};
