import { err, ok, type Result } from "neverthrow";
import { isFields, type Fields } from "./dcsa-events.ts";
import type { ClientCredentials } from "../connectors/kit/access-token.ts";
import type { CodeNames } from "./event-codes.ts";
import { type Reference, REFERENCES } from "./tracking-source.ts";

/** An address of a carrier, and what opens it. */
export interface CarrierAccess {
  readonly url: string;
  /** Sent with each call; they hold the key. */
  readonly headers: Readonly<Record<string, string>>;
  /** Null: the headers are enough. */
  readonly token: ClientCredentials | null;
}

export interface PullSettings extends CarrierAccess {
  /** In order of preference; a query by several references needs all of them. */
  readonly askBy: readonly (readonly Reference[])[];
  /** Events on one page. */
  readonly limit: number;
  /** The parameter for events since a moment; null: the carrier answers all of them each time. */
  readonly since: string | null;
  /** How often each reference is asked for. */
  readonly intervalMs: number;
  readonly callsPerMinute: number;
  readonly callsPerDay: number | null;
}

export interface PushSettings {
  /** Base64. Deliveries are signed with one of them; while a secret rotates there are two. */
  readonly secrets: readonly string[];
  /** Where the carrier takes subscriptions (DCSA `/v2/event-subscriptions`); null: they are made at its site. */
  readonly subscriptions: CarrierAccess | null;
}

/** How one carrier reports events. */
export interface CarrierFeed {
  /** Names the carrier in addresses, logs and stored events: `hapag-lloyd`. */
  readonly name: string;
  /** Its shipping lines as bookings name them; letters and figures alone are compared. */
  readonly lines: readonly string[];
  readonly codes: CodeNames;
  readonly pull: PullSettings | null;
  readonly push: PushSettings | null;
  /** The key with which the carrier reports changed rates; null: it does not. */
  readonly noticeKey: string | null;
}

/** Resolves a value that may be a reference to a secret; the error says what is wrong without the value. */
export type ReadSecret = (value: unknown) => Result<string, string>;

/** Reads a mapping, with one sentence for each mistake. */
export interface Section {
  readonly fields: Fields;
  readonly at: string;
  readonly complain: (sentence: string) => void;
}

export const openSection = (
  value: unknown,
  at: string,
  complain: Section["complain"],
  known: readonly string[],
): Section => {
  if (!isFields(value)) complain(`${at} must be a mapping.`);
  const fields = isFields(value) ? value : {};
  for (const name of Object.keys(fields))
    if (!known.includes(name)) complain(`${at}.${name} is not a setting. Known are ${known.join(", ")}.`);
  return { fields, at, complain };
};

export const readNumber = (
  { fields, at, complain }: Section,
  name: string,
  usual: number,
  [least, most]: readonly number[],
) => {
  const value = fields[name] ?? usual;
  if (typeof value === "number" && Number.isInteger(value) && value >= (least ?? 1) && value <= (most ?? 1e9))
    return value;
  complain(`${at}.${name} must be a whole number from ${least} to ${most}.`);
  return usual;
};

export const readTexts = (
  { fields, at, complain }: Section,
  name: string,
  usual: readonly string[],
): readonly string[] => {
  const value = fields[name] ?? usual;
  const texts = Array.isArray(value) ? value.filter((one): one is string => typeof one === "string" && one !== "") : [];
  if (!Array.isArray(value) || texts.length !== value.length || texts.length === 0)
    complain(`${at}.${name} must be a list of texts.`);
  return texts;
};

const isLoopback = ({ hostname }: URL): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(hostname);

export const readUrl = ({ fields, at, complain }: Section): string => {
  const url = typeof fields["url"] === "string" ? URL.parse(fields["url"]) : null;
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url));
  if (url !== null && isSafe && url.username === "" && url.search === "" && url.hash === "") return url.href;
  complain(`${at}.url must be an address that starts with https://, without user name, query and fragment.`);
  return "";
};

/* A version or a partner code is no secret. */
const isPlain = (value: unknown): value is string => typeof value === "string" && !/^\s*(\$\{|file:)/.test(value);

const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;

export const readHeaders = (
  { fields, at, complain }: Section,
  readSecret: ReadSecret,
): Readonly<Record<string, string>> => {
  const value = fields["headers"] ?? {};
  if (!isFields(value)) complain(`${at}.headers must be a mapping of names and values.`);
  const read = Object.entries(isFields(value) ? value : {}).map(([name, secret]) => {
    const text = (isPlain(secret) ? ok(secret.trim()) : readSecret(secret)).andThen((one) =>
      /^[ -~]+$/.test(one) ? ok(one) : err("is no header value"),
    );
    if (!HEADER_NAME.test(name)) complain(`${at}.headers has the name "${name}", which is no name of a header.`);
    else if (text.isErr()) complain(`${at}.headers.${name} ${text.error}.`);
    return [name, text.unwrapOr("")] as const;
  });
  return Object.fromEntries(read);
};

export const readToken = (
  value: unknown,
  at: string,
  complain: Section["complain"],
  readSecret: ReadSecret,
): ClientCredentials | null => {
  if (value === undefined) return null;
  const section = openSection(value, at, complain, ["url", "clientId", "clientSecret", "scope"]);
  const read = (name: string): string => {
    const written = section.fields[name];
    const text = isPlain(written) && name !== "clientSecret" ? ok(written.trim()) : readSecret(written);
    if (text.isErr()) complain(`${at}.${name} ${text.error}.`);
    return text.unwrapOr("");
  };
  return {
    tokenUrl: readUrl(section),
    clientId: read("clientId"),
    clientSecret: read("clientSecret"),
    scope: section.fields["scope"] === undefined ? "" : read("scope"),
  };
};

const readAccess = (section: Section, readSecret: ReadSecret): CarrierAccess => ({
  url: readUrl(section),
  headers: readHeaders(section, readSecret),
  token: readToken(section.fields["token"], `${section.at}.token`, section.complain, readSecret),
});

const isReference = (text: string): text is Reference => REFERENCES.some((one) => one === text);

const readAskBy = (section: Section): PullSettings["askBy"] =>
  readTexts(section, "askBy", REFERENCES).flatMap((text) => {
    const names = text.split("+").map((name) => name.trim());
    const references = names.filter(isReference);
    if (references.length === names.length) return [references];
    section.complain(
      `${section.at}.askBy has "${text}"; each entry is one of ${REFERENCES.join(", ")}, or several with +.`,
    );
    return [];
  });

const PULL = ["url", "headers", "token", "askBy", "limit", "since", "everyMinutes", "callsPerMinute", "callsPerDay"];
const MINUTE_MS = 60_000;

const readPull = (value: unknown, at: string, complain: Section["complain"], readSecret: ReadSecret): PullSettings => {
  const section = openSection(value, at, complain, PULL);
  const { since = "eventCreatedDateTime:gte", callsPerDay = null } = section.fields;
  if (since !== null && typeof since !== "string") complain(`${at}.since must be the name of a parameter, or null.`);
  return {
    ...readAccess(section, readSecret),
    askBy: readAskBy(section),
    limit: readNumber(section, "limit", 100, [1, 10_000]),
    since: typeof since === "string" ? since : null,
    intervalMs: readNumber(section, "everyMinutes", 30, [1, 10_080]) * MINUTE_MS,
    callsPerMinute: readNumber(section, "callsPerMinute", 60, [1, 60_000]),
    callsPerDay: callsPerDay === null ? null : readNumber(section, "callsPerDay", 1, [1, 10_000_000]),
  };
};

const MIN_SECRET_BYTES = 16;

const isBase64 = (text: string): boolean =>
  /^[A-Za-z0-9+/]+={0,2}$/.test(text) && Buffer.from(text, "base64").length >= MIN_SECRET_BYTES;

const readPush = (value: unknown, at: string, complain: Section["complain"], readSecret: ReadSecret): PushSettings => {
  const { fields } = openSection(value, at, complain, ["secret", "oldSecret", "subscriptions"]);
  const names = ["secret", "oldSecret"].filter((name) => name === "secret" || fields[name] !== undefined);
  const secrets = names.flatMap((name) => {
    const read = readSecret(fields[name]).andThen((text) =>
      isBase64(text) ? ok(text) : err(`must be Base64 of at least ${MIN_SECRET_BYTES} bytes`),
    );
    if (read.isErr()) complain(`${at}.${name} ${read.error}.`);
    return read.isOk() ? [read.value] : [];
  });
  const { subscriptions } = fields;
  const access = `${at}.subscriptions`;
  return {
    secrets,
    subscriptions:
      subscriptions === undefined
        ? null
        : readAccess(openSection(subscriptions, access, complain, ["url", "headers", "token"]), readSecret),
  };
};

const MIN_KEY_LENGTH = 16;

const readNoticeKey = (
  value: unknown,
  at: string,
  complain: Section["complain"],
  readSecret: ReadSecret,
): string | null => {
  const { fields } = openSection(value, at, complain, ["key"]);
  const read = readSecret(fields["key"]).andThen((text) =>
    text.length >= MIN_KEY_LENGTH ? ok(text) : err(`must have at least ${MIN_KEY_LENGTH} characters`),
  );
  if (read.isErr()) complain(`${at}.key ${read.error}.`);
  return read.unwrapOr(null);
};

const readCodes = (value: unknown, at: string, complain: Section["complain"]): CodeNames => {
  const entries = Object.entries(isFields(value) ? value : {});
  if (!isFields(value) || !entries.every(([, code]) => typeof code === "string"))
    complain(`${at} must be a mapping of the carrier's codes to those of DCSA 2.2, such as PLAN: PLN.`);
  return new Map(entries.map(([written, code]) => [written.trim().toUpperCase(), String(code)]));
};

const NAME = /^[a-z][a-z0-9-]{0,39}$/;

const readFeed = (name: string, value: unknown, complain: Section["complain"], readSecret: ReadSecret): CarrierFeed => {
  const at = `tracking.${name}`;
  if (!NAME.test(name))
    complain(`${at}: a carrier's name has small letters, figures and hyphens, such as hapag-lloyd.`);
  const section = openSection(value, at, complain, ["lines", "codes", "pull", "push", "notices"]);
  const { codes = {}, pull, push, notices } = section.fields;
  if ([pull, push, notices].every((one) => one === undefined)) complain(`${at} has neither pull, push nor notices.`);
  return {
    name,
    lines: readTexts(section, "lines", [name]),
    codes: readCodes(codes, `${at}.codes`, complain),
    pull: pull === undefined ? null : readPull(pull, `${at}.pull`, complain, readSecret),
    push: push === undefined ? null : readPush(push, `${at}.push`, complain, readSecret),
    noticeKey: notices === undefined ? null : readNoticeKey(notices, `${at}.notices`, complain, readSecret),
  };
};

/** The feeds in the section `tracking`, or one sentence for each mistake in it. */
export const readCarrierFeeds = (
  value: unknown,
  readSecret: ReadSecret,
): Result<readonly CarrierFeed[], readonly string[]> => {
  if (!isFields(value)) return err(["tracking must be a mapping of carriers."]);
  const mistakes: string[] = [];
  const feeds = Object.entries(value).map(([name, feed]) =>
    readFeed(name, feed, (sentence) => mistakes.push(sentence), readSecret),
  );
  return mistakes.length === 0 ? ok(feeds) : err(mistakes);
};
