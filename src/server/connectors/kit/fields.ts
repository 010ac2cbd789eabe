import { readFileSync } from "node:fs";
import { isJsonObject, toObject } from "#api/readers/json.ts";
import { err, ok, Result } from "neverthrow";

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the fields of one entry of the connectors file, and notes every mistake as a sentence. */
export interface Fields {
  readonly text: (key: string, fallback?: string) => string;
  /** `${NAME}` is that variable of the environment, `file:<path>` the first line of a file. Never a text of the file itself. */
  readonly secret: (key: string) => string;
  readonly address: (key: string, fallback?: string) => string;
  /** A mapping of UN/LOCODE to UN/LOCODE; empty if it is left out. */
  readonly codes: (key: string) => ReadonlyMap<string, string>;
  /** `true` or `false`; false if it is left out. */
  readonly flag: (key: string) => boolean;
  readonly number: (
    key: string,
    bounds: { readonly fallback: number; readonly from: number; readonly to: number },
  ) => number;
}

const readFile = Result.fromThrowable(
  (path: string) => readFileSync(path, "utf8").split(/\r?\n/)[0]?.trim() ?? "",
  () => "",
);

const expand = (text: string, environment: Environment): string | null => {
  const variable = /^\$\{(\w+)\}$/.exec(text)?.[1];
  if (variable !== undefined) return environment[variable]?.trim() ?? "";
  return text.startsWith("file:") ? readFile(text.slice("file:".length).trim()).unwrapOr("") : null;
};

/** A secret by its variable or file; the error says what the value must be, without repeating a secret. */
export const readSecret = (value: unknown, environment: Environment): Result<string, string> => {
  const written = typeof value === "string" ? value.trim() : "";
  const secret = expand(written, environment);
  if (secret === null)
    return err("must be ${NAME} of a variable or file:<path>, so that it is not written in this file");
  return secret === "" ? err(`is ${written}, which is not set or cannot be read`) : ok(secret);
};

const isCode = (value: unknown): boolean => typeof value === "string" && /^[A-Z]{2}[A-Z2-9]{3}$/.test(value);

const isAddress = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && ["http:", "https:"].includes(url.protocol) && url.username === "" && url.password === "";
};

/** `where` names the entry: `rates[0] (cma-cgm)`. Keys that nobody reads are mistakes too: see `findUnread`. */
export const createFields = (
  entry: Readonly<Record<string, unknown>>,
  where: string,
  environment: Environment,
  note: (sentence: string) => void,
): Fields & { readonly findUnread: () => readonly string[] } => {
  const read = new Set<string>();
  const text = (key: string, fallback?: string): string => {
    read.add(key);
    const value = entry[key] ?? fallback;
    if (typeof value === "string" && value.trim() !== "") return value.trim();
    note(value === undefined ? `${where} needs ${key}.` : `${key} of ${where} must be a text.`);
    return "";
  };
  return {
    text,
    secret: (key) => {
      const written = text(key);
      if (written === "") return "";
      return readSecret(written, environment).match(
        (secret) => secret,
        (problem) => {
          note(`${key} of ${where} ${problem}.`);
          return "";
        },
      );
    },
    address: (key, fallback) => {
      const written = text(key, fallback).replace(/\/+$/, "");
      if (written !== "" && !isAddress(written))
        note(`${key} of ${where} must be an address that starts with https:// or http://, without user name.`);
      return written;
    },
    codes: (key) => {
      read.add(key);
      const entries = Object.entries(toObject(entry[key]));
      const isMapping = entry[key] === undefined || isJsonObject(entry[key]);
      if (!isMapping || entries.some(([from, to]) => !isCode(from) || !isCode(to)))
        note(`${key} of ${where} must be a mapping of UN/LOCODE, such as INTKD: INMUN.`);
      return new Map(entries.map(([from, to]) => [from, String(to)]));
    },
    flag: (key) => {
      read.add(key);
      const value = entry[key] ?? false;
      if (typeof value !== "boolean") note(`${key} of ${where} must be true or false.`);
      return value === true;
    },
    number: (key, { fallback, from, to }) => {
      read.add(key);
      const value = entry[key] ?? fallback;
      if (typeof value === "number" && Number.isInteger(value) && value >= from && value <= to) return value;
      note(`${key} of ${where} must be a whole number from ${from} to ${to}.`);
      return fallback;
    },
    findUnread: () => Object.keys(entry).filter((key) => !read.has(key)),
  };
};
