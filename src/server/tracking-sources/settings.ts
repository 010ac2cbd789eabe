import { err, ok, type Result } from "neverthrow";
import { isJsonObject, toObject } from "#api/readers/json.ts";
import { type Fields, openSection, type ReadSecret } from "../connectors/kit/fields.ts";
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

/** Names a feed among all sources, whose rates or sailings may have the carrier's name: `hapag-lloyd tracking`. */
export const toFeedSource = (feed: string): string => `${feed} tracking`;

const readAccess = (fields: Fields): CarrierAccess => ({
  url: fields.url(),
  headers: fields.headers(),
  token: fields.token(),
});

const isReference = (text: string): text is Reference => REFERENCES.some((one) => one === text);

const readAskBy = (fields: Fields): PullSettings["askBy"] =>
  fields.texts("askBy", REFERENCES).flatMap((text) => {
    const names = text.split("+").map((name) => name.trim());
    const references = names.filter(isReference);
    if (references.length === names.length) return [references];
    fields.complain("askBy", `has "${text}"; each entry is one of ${REFERENCES.join(", ")}, or several with +`);
    return [];
  });

const PULL = ["url", "headers", "token", "askBy", "limit", "since", "everyMinutes", "callsPerMinute", "callsPerDay"];
const MINUTE_MS = 60_000;

const readSince = (fields: Fields): string | null => {
  const since = fields.value("since");
  if (since === undefined) return "eventCreatedDateTime:gte";
  if (since === null || typeof since === "string") return since;
  fields.complain("since", "must be the name of a parameter, or null");
  return null;
};

const readPull = (fields: Fields): PullSettings => ({
  since: readSince(fields),
  ...readAccess(fields),
  askBy: readAskBy(fields),
  limit: fields.number("limit", { fallback: 100, from: 1, to: 10_000 }),
  intervalMs: fields.number("everyMinutes", { fallback: 30, from: 1, to: 10_080 }) * MINUTE_MS,
  callsPerMinute: fields.number("callsPerMinute", { fallback: 60, from: 1, to: 60_000 }),
  callsPerDay:
    fields.value("callsPerDay") == null ? null : fields.number("callsPerDay", { fallback: 1, from: 1, to: 10_000_000 }),
});

const MIN_SECRET_BYTES = 16;

const isBase64 = (text: string): boolean =>
  /^[A-Za-z0-9+/]+={0,2}$/.test(text) && Buffer.from(text, "base64").length >= MIN_SECRET_BYTES;

const readPush = (fields: Fields): PushSettings => {
  const names = ["secret", "oldSecret"].filter((name) => name === "secret" || fields.value(name) !== undefined);
  const secrets = names.map((name) => {
    const secret = fields.secret(name);
    if (secret !== "" && !isBase64(secret))
      fields.complain(name, `must be Base64 of at least ${MIN_SECRET_BYTES} bytes`);
    return secret;
  });
  const subscriptions = fields.section("subscriptions", ["url", "headers", "token"]);
  return { secrets, subscriptions: subscriptions === null ? null : readAccess(subscriptions) };
};

const MIN_KEY_LENGTH = 16;

const readNoticeKey = (fields: Fields): string => {
  const key = fields.secret("key");
  if (key !== "" && key.length < MIN_KEY_LENGTH)
    fields.complain("key", `must have at least ${MIN_KEY_LENGTH} characters`);
  return key;
};

const readCodes = (fields: Fields): CodeNames => {
  const codes = fields.value("codes") ?? {};
  const entries = Object.entries(toObject(codes));
  if (!isJsonObject(codes) || !entries.every(([, code]) => typeof code === "string"))
    fields.complain("codes", "must be a mapping of the carrier's codes to those of DCSA 2.2, such as PLAN: PLN");
  return new Map(entries.map(([written, code]) => [written.trim().toUpperCase(), String(code)]));
};

const NAME = /^[a-z][a-z0-9-]{0,39}$/;

const readFeed = (name: string, value: unknown, readSecret: ReadSecret, note: (sentence: string) => void) => {
  const at = `tracking.${name}`;
  if (!NAME.test(name)) note(`${at}: a carrier's name has small letters, figures and hyphens, such as hapag-lloyd.`);
  const fields = openSection(value, at, ["lines", "codes", "pull", "push", "notices"], readSecret, note);
  if (["pull", "push", "notices"].every((one) => fields.value(one) === undefined))
    note(`${at} has neither pull, push nor notices.`);
  const [lines, codes] = [fields.texts("lines", [name]), readCodes(fields)];
  const pull = fields.section("pull", PULL);
  const read = { name, lines, codes, pull: pull === null ? null : readPull(pull) };
  const push = fields.section("push", ["secret", "oldSecret", "subscriptions"]);
  const pushed = push === null ? null : readPush(push);
  const notices = fields.section("notices", ["key"]);
  return { ...read, push: pushed, noticeKey: notices === null ? null : readNoticeKey(notices) };
};

/** The feeds in the section `tracking`, or one sentence for each mistake in it. */
export const readCarrierFeeds = (
  value: unknown,
  readSecret: ReadSecret,
): Result<readonly CarrierFeed[], readonly string[]> => {
  if (!isJsonObject(value)) return err(["tracking must be a mapping of carriers."]);
  const mistakes: string[] = [];
  const note = (sentence: string): void => {
    mistakes.push(sentence);
  };
  const feeds = Object.entries(value).map(([name, feed]) => readFeed(name, feed, readSecret, note));
  return mistakes.length === 0 ? ok(feeds) : err(mistakes);
};
