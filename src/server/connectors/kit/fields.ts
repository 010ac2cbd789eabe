import { readFileSync } from "node:fs";
import { isJsonObject, type JsonObject, toObject } from "#api/readers/json.ts";
import { err, ok, Result } from "neverthrow";
import type { ClientCredentials } from "./access-token.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** Resolves a value that may be a reference to a secret; the error says what is wrong without the value. */
export type ReadSecret = (value: unknown) => Result<string, string>;

/** Reads a mapping of the connectors file, and notes every mistake as a sentence. */
export interface Fields {
  /** A value as it is written. */
  readonly value: (key: string) => unknown;
  /** Notes a mistake: `must be a text`. */
  readonly complain: (key: string, problem: string) => void;
  readonly text: (key: string, fallback?: string) => string;
  /** `${NAME}` is that variable of the environment, `file:<path>` the first line of a file. Never a text of the file itself. */
  readonly secret: (key: string) => string;
  /** With or without encryption. */
  readonly address: (key: string, fallback?: string) => string;
  /** `url`, whose connection is encrypted unless it is of this machine. */
  readonly url: () => string;
  /** `headers`: names and values, which are plain or secrets. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** `token`: OAuth 2.0 client credentials; null if it is left out. */
  readonly token: () => ClientCredentials | null;
  /** Texts, at least one. */
  readonly texts: (key: string, fallback: readonly string[]) => readonly string[];
  /** A mapping of UN/LOCODE to UN/LOCODE; empty if it is left out. */
  readonly codes: (key: string) => ReadonlyMap<string, string>;
  /** `true` or `false`; false if it is left out. */
  readonly flag: (key: string) => boolean;
  readonly number: (
    key: string,
    bounds: { readonly fallback: number; readonly from: number; readonly to: number },
  ) => number;
  /** A mapping inside; null if it is left out. */
  readonly section: (key: string, known: readonly string[]) => Fields | null;
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

/* What a header may hold (RFC 9110), and a client secret (RFC 6749, appendix A). */
const PRINTABLE = /^[ -~]+$/;

/** A secret by its variable or file; the error says what the value must be, without repeating a secret. */
export const readSecret = (value: unknown, environment: Environment): Result<string, string> => {
  const written = typeof value === "string" ? value.trim() : "";
  const secret = expand(written, environment);
  if (secret === null)
    return err("must be ${NAME} of a variable or file:<path>, so that it is not written in this file");
  if (secret === "") return err(`is ${written}, which is not set or cannot be read`);
  return PRINTABLE.test(secret)
    ? ok(secret)
    : err(`is ${written}, which has a character that no key has, such as a line break or a letter with an accent`);
};

const isLoopback = ({ hostname }: URL): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(hostname);

/* A version or a partner code is no secret. */
const isPlain = (value: unknown): value is string => typeof value === "string" && !/^\s*(\$\{|file:)/.test(value);

const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;

const isCode = (value: unknown): boolean => typeof value === "string" && /^[A-Z]{2}[A-Z2-9]{3}$/.test(value);

/* Secrets are sent there: without encryption to this machine alone. */
const isSafe = (url: URL): boolean => url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url));

const isAddress = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && isSafe(url) && url.username === "" && url.password === "";
};

interface Opened {
  readonly entry: JsonObject;
  /** Names the mapping in a sentence. */
  readonly where: string;
  /** Names a field of it. */
  readonly toName: (key: string) => string;
  readonly readSecret: ReadSecret;
  readonly note: (sentence: string) => void;
}

type Core = Pick<Fields, "value" | "complain" | "text" | "section">;

const readCore = (opened: Opened, read: Set<string>): Core => {
  const { entry, where, toName, readSecret, note } = opened;
  const value = (key: string): unknown => {
    read.add(key);
    return entry[key];
  };
  const complain = (key: string, problem: string): void => note(`${toName(key)} ${problem}.`);
  return {
    value,
    complain,
    text: (key, fallback) => {
      const written = value(key) ?? fallback;
      if (typeof written === "string" && written.trim() !== "") return written.trim();
      if (written === undefined) note(`${where} needs ${key}.`);
      else complain(key, "must be a text");
      return "";
    },
    section: (key, known) =>
      value(key) === undefined ? null : openSection(value(key), toName(key), known, readSecret, note),
  };
};

const take = (read: Result<string, string>, { complain }: Pick<Core, "complain">, key: string): string => {
  if (read.isErr()) complain(key, read.error);
  return read.unwrapOr("");
};

const readAccess = (core: Core, readSecret: ReadSecret): Pick<Fields, "url" | "headers" | "token"> => {
  const { value, complain, section } = core;
  const resolve = (written: unknown): Result<string, string> =>
    isPlain(written) ? ok(written.trim()) : readSecret(written);
  const toHeaderValue = (text: string): Result<string, string> =>
    PRINTABLE.test(text) ? ok(text) : err("is no header value");
  return {
    url: () => {
      const written = value("url");
      const url = typeof written === "string" ? URL.parse(written) : null;
      if (url !== null && isSafe(url) && url.username === "" && url.search === "" && url.hash === "") return url.href;
      complain("url", "must be an address that starts with https://, without user name, query and fragment");
      return "";
    },
    headers: () => {
      const written = value("headers") ?? {};
      if (!isJsonObject(written)) complain("headers", "must be a mapping of names and values");
      const pairs = Object.entries(toObject(written)).map(([name, secret]): [string, string] => {
        if (HEADER_NAME.test(name))
          return [name, take(resolve(secret).andThen(toHeaderValue), core, `headers.${name}`)];
        complain("headers", `has the name "${name}", which is no name of a header`);
        return [name, ""];
      });
      return Object.fromEntries(pairs);
    },
    token: () => {
      const token = section("token", ["url", "clientId", "clientSecret", "scope"]);
      if (token === null) return null;
      const plain = (key: string): string => take(resolve(token.value(key)), token, key);
      return {
        tokenUrl: token.url(),
        clientId: plain("clientId"),
        clientSecret: token.secret("clientSecret"),
        scope: token.value("scope") === undefined ? "" : plain("scope"),
      };
    },
  };
};

const readValues = (core: Core, readSecret: ReadSecret): Pick<Fields, "secret" | "address" | "flag" | "number"> => {
  const { value, complain, text } = core;
  return {
    secret: (key) => {
      const written = text(key);
      return written === "" ? "" : take(readSecret(written), core, key);
    },
    address: (key, fallback) => {
      const written = text(key, fallback).replace(/\/+$/, "");
      if (written !== "" && !isAddress(written))
        complain(key, "must be an address that starts with https://, without user name");
      return written;
    },
    flag: (key) => {
      const written = value(key) ?? false;
      if (typeof written !== "boolean") complain(key, "must be true or false");
      return written === true;
    },
    number: (key, { fallback, from, to }) => {
      const written = value(key) ?? fallback;
      if (typeof written === "number" && Number.isInteger(written) && written >= from && written <= to) return written;
      complain(key, `must be a whole number from ${from} to ${to}`);
      return fallback;
    },
  };
};

const readLists = ({ value, complain }: Core): Pick<Fields, "texts" | "codes"> => ({
  texts: (key, fallback) => {
    const written = value(key) ?? fallback;
    const items: readonly unknown[] = Array.isArray(written) ? written : [];
    const texts = items.filter((one): one is string => typeof one === "string" && one !== "");
    if (texts.length !== items.length || texts.length === 0) complain(key, "must be a list of texts");
    return texts;
  },
  codes: (key) => {
    const written = value(key) ?? {};
    const entries = Object.entries(toObject(written));
    if (!isJsonObject(written) || entries.some(([from, to]) => !isCode(from) || !isCode(to)))
      complain(key, "must be a mapping of UN/LOCODE, such as INTKD: INMUN");
    return new Map(entries.map(([from, to]) => [from, String(to)]));
  },
});

const openFields = (opened: Opened): Fields & { readonly findUnread: () => readonly string[] } => {
  const read = new Set<string>();
  const core = readCore(opened, read);
  return {
    ...core,
    ...readValues(core, opened.readSecret),
    ...readLists(core),
    ...readAccess(core, opened.readSecret),
    findUnread: () => Object.keys(opened.entry).filter((key) => !read.has(key)),
  };
};

/** The fields of an entry; `where` names it: `rates[0] (cma-cgm)`. Keys that nobody reads are mistakes too: see `findUnread`. */
export const createFields = (
  entry: JsonObject,
  where: string,
  environment: Environment,
  note: (sentence: string) => void,
): ReturnType<typeof openFields> =>
  openFields({
    entry,
    where,
    toName: (key) => `${key} of ${where}`,
    readSecret: (value) => readSecret(value, environment),
    note,
  });

/** The fields of a mapping by its path: `tracking.msc.pull`. Other keys than the known ones are mistakes. */
export const openSection = (
  value: unknown,
  path: string,
  known: readonly string[],
  find: ReadSecret,
  note: (sentence: string) => void,
): Fields => {
  if (!isJsonObject(value)) note(`${path} must be a mapping.`);
  const entry = toObject(value);
  for (const key of Object.keys(entry))
    if (!known.includes(key)) note(`${path}.${key} is not a setting. Known are ${known.join(", ")}.`);
  return openFields({ entry, where: path, toName: (key) => `${path}.${key}`, readSecret: find, note });
};
