import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { err, ok, Result } from "neverthrow";
import { isJsonObject } from "#api/readers/json.ts";
import { cmaCgmConnector } from "./cma-cgm/cma-cgm-source.ts";
import { coscoConnector } from "./cosco/cosco-source.ts";
import { directBookingConnector } from "./direct-booking/direct-booking-source.ts";
import { hapagLloydConnector } from "./hapag-lloyd/hapag-lloyd-source.ts";
import type { OpenConnector, RateConnector } from "./kit/connector.ts";
import { createFields, type Environment, type Fields, readSecret, type ReadSecret } from "./kit/fields.ts";
import { readScheduleSettings, type ScheduleSettings } from "./schedules/settings.ts";
import { PRICE_SIDES, type PriceSide } from "#domain/margins";
import { isCurrencyCode, type Money, parseMoney } from "#domain/money";
import { type CarrierFeed, readCarrierFeeds } from "#server/tracking-sources/settings.ts";

/** What the connectors file connects. */
export interface Connectors {
  readonly rates: readonly OpenConnector[];
  readonly schedules: readonly ScheduleSettings[];
  readonly feeds: readonly CarrierFeed[];
}

/** The carriers that can be connected, by the word of the connectors file. A new connector is one line here. */
const RATE_CONNECTORS: Readonly<Record<string, { readonly name: string; readonly open: RateConnector }>> = {
  "cma-cgm": { name: "CMA CGM", open: cmaCgmConnector },
  cosco: { name: "COSCO", open: coscoConnector },
  "direct-booking": { name: "Direct booking", open: directBookingConnector },
  "hapag-lloyd": { name: "Hapag-Lloyd", open: hapagLloydConnector },
};

/** The carriers that can be connected: the word of the connectors file, and the name. */
export const RATE_CARRIERS: readonly { readonly carrier: string; readonly name: string }[] = Object.entries(
  RATE_CONNECTORS,
).map(([carrier, { name }]) => ({ carrier, name }));

const readText = Result.fromThrowable(
  (path: string) => readFileSync(path, "utf8"),
  () => "It cannot be read.",
);

const parse = Result.fromThrowable(
  (text: string): unknown => load(text),
  (error) => `It is no YAML: ${error instanceof Error ? (error.message.split("\n")[0] ?? "") : ""}.`,
);

/** Whether the answers of a carrier state what the forwarder pays, or what customers pay. */
const readPrices = ({ value, complain }: Fields): PriceSide => {
  const written = value("prices") ?? "sell";
  const side = PRICE_SIDES.find((one) => one === written);
  if (side === undefined) complain("prices", `must be ${PRICE_SIDES.join(" or ")}`);
  return side ?? "sell";
};

/** `USD 0.15`: what a billed call costs; undefined if it is left out. */
const readCost = ({ value, complain }: Fields): Money | undefined => {
  const written = value("costPerCall");
  if (written === undefined) return undefined;
  const [, currency = "", amount = ""] =
    /^([A-Z]{3}) (\d[\d.]*)$/.exec(typeof written === "string" ? written.trim() : "") ?? [];
  const cost = isCurrencyCode(currency) ? parseMoney(amount, currency).unwrapOr(undefined) : undefined;
  if (cost === undefined) complain("costPerCall", "must be a currency and an amount, such as USD 0.15");
  return cost;
};

const openEntry = (
  entry: unknown,
  where: string,
  environment: Environment,
  note: (sentence: string) => void,
): readonly OpenConnector[] => {
  if (!isJsonObject(entry)) {
    note(`${where} must be a list of fields.`);
    return [];
  }
  const { carrier } = entry;
  const word = typeof carrier === "string" ? carrier : "";
  const known = Object.hasOwn(RATE_CONNECTORS, word) ? RATE_CONNECTORS[word] : undefined;
  if (known === undefined) {
    note(`carrier of ${where} must be one of ${Object.keys(RATE_CONNECTORS).join(", ")}.`);
    return [];
  }
  const fields = createFields(entry, `${where} (${word})`, environment, note);
  fields.text("carrier");
  const prices = readPrices(fields);
  const cost = readCost(fields);
  const connector = {
    ...known.open(fields.text("name", known.name), fields),
    carrier: word,
    prices,
    ...(cost === undefined ? {} : { costPerCall: cost }),
  };
  for (const key of fields.findUnread()) note(`${key} of ${where} (${word}) is no field of this carrier.`);
  return [connector];
};

type Note = (sentence: string) => void;

const openRates = (entries: unknown, environment: Environment, note: Note): readonly OpenConnector[] => {
  if (!Array.isArray(entries)) {
    note("rates must be a list of carriers.");
    return [];
  }
  const opened = entries.flatMap((entry: unknown, at) => openEntry(entry, `rates[${at}]`, environment, note));
  /* Staff commands find a carrier by its name in any case. */
  const names = opened.map(({ name }) => name.toLowerCase());
  for (const { name } of opened.filter((_, at) => names.indexOf(names[at] ?? "") !== at))
    note(`Two entries are named ${name}; each needs a name of its own.`);
  return opened;
};

const noteAll = <T>(read: Result<readonly T[], readonly string[]>, note: Note): readonly T[] =>
  read.match(
    (entries) => entries,
    (sentences) => {
      for (const sentence of sentences) note(sentence);
      return [];
    },
  );

const SECTIONS = ["rates", "schedules", "tracking"];

const openAll = (document: unknown, environment: Environment): Result<Connectors, readonly string[]> => {
  const problems: string[] = [];
  const note: Note = (sentence) => {
    problems.push(sentence);
  };
  const sections = isJsonObject(document) ? document : {};
  const known = Object.keys(sections).filter((name) => SECTIONS.includes(name));
  if (known.length === 0) return err(["It has none of the sections rates, schedules and tracking."]);
  for (const name of Object.keys(sections).filter((one) => !known.includes(one)))
    note(`${name} is no section. There are rates, schedules and tracking.`);
  const { rates = [], schedules = [], tracking = {} } = sections;
  const find: ReadSecret = (value) => readSecret(value, environment);
  const connectors = {
    rates: openRates(rates, environment, note),
    schedules: noteAll(readScheduleSettings(schedules, find), note),
    feeds: noteAll(readCarrierFeeds(tracking, find), note),
  };
  return problems.length === 0 ? ok(connectors) : err(problems);
};

/**
 * Reads the connectors file (`CONNECTORS_FILE`). The refusal names the file and has one sentence for each mistake, all of them
 * at once; no secret is repeated.
 */
export const readConnectorsFile = (path: string, environment: Environment): Result<Connectors, string> =>
  readText(path)
    .andThen(parse)
    .mapErr((problem): readonly string[] => [problem])
    .andThen((document) => openAll(document, environment))
    .mapErr((problems) => `CONNECTORS_FILE is ${path}. ${problems.join("\n")}`);
