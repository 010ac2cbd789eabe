import { readFileSync } from "node:fs";
import { isIPv4, isIPv6 } from "node:net";
import { join } from "node:path";
import { err, ok, Result } from "neverthrow";
import type { OpenConnector } from "./connectors/kit/connector.ts";
import { type Connectors, readConnectorsFile } from "./connectors/connectors-file.ts";
import type { ScheduleSettings } from "./connectors/schedules/settings.ts";
import { MIN_PASSWORD_LENGTH, readEmail } from "#domain/accounts";
import type { DatabasePlace } from "./platform/database/database.ts";
import type { ReplicaPlace } from "./platform/database/read-replica.ts";
import { type FilePlace, readFilePlace } from "./platform/files/place.ts";
import { readScannerPlace, type ScannerPlace } from "./platform/scanning/scanner.ts";
import { readSecretKeys, type SecretKey } from "./platform/secrets.ts";
import type { CarrierFeed } from "./tracking-sources/settings.ts";
import { readWatchingSettings, type WatchingSettings, wholeNumber } from "./watching-settings.ts";
import type { FileConfirmation } from "./rate-sources/json-file/json-file-source.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Config extends WatchingSettings {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly database: DatabasePlace;
  /** Of calls with test keys; null: there are none. */
  readonly testDatabase: DatabasePlace | null;
  /** Where lists are read; null: from the database itself. */
  readonly replica: ReplicaPlace | null;
  /** Null: messages become files in the data folder's outbox. */
  readonly smtpUrl: string | null;
  /** Mailbox of the staff who answer requests; null: they list the requests themselves. */
  readonly deskMail: string | null;
  /** Where the documents of bookings are stored. */
  readonly files: FilePlace;
  /** Scans uploaded files for malware; null: they are not scanned. */
  readonly scanner: ScannerPlace | null;
  readonly publicUrl: string;
  readonly demo: boolean;
  /** New companies wait until staff approve them; without it they are active at once. */
  readonly needsSignUpApproval: boolean;
  readonly logLevel: LogLevel;
  /** Addresses and networks of the proxies whose X-Forwarded-For is believed; `loopback` is this machine. */
  readonly trustedProxies: readonly string[];
  /** With it /metrics is served to other machines as well; null: to this machine alone. */
  readonly metricsToken: string | null;
  readonly callLimitFactor: number;
  /** A JSON file that is one more rate source (rate-sources/json-file). */
  readonly ratesFile: string | null;
  /** Who confirms bookings of its offers. */
  readonly ratesFileConfirms: FileConfirmation;
  /** The carriers of the connectors file. */
  readonly connectors: readonly OpenConnector[];
  /** Carriers whose schedules give the prices of sheets their sailings. */
  readonly schedules: readonly ScheduleSettings[];
  readonly trackingPoll: TrackingPoll | null;
  /** Carriers whose tracking events are pulled or received. */
  readonly trackingFeeds: readonly CarrierFeed[];
  /** For development: webhooks may be sent to this machine, also without TLS. */
  readonly webhooksReachLoopback: boolean;
  /** Encrypt what is secret in the database; the first one encrypts. None: it is stored as it is. */
  readonly secretKeys: readonly SecretKey[];
  /** Characters that a new password of a shipper has at least. */
  readonly passwordMinLength: number;
  /** Where the portal calls the API on this server: `/api`. */
  readonly apiBasePath: string;
  /** Answers the API instead of this server; null: this server does. */
  readonly backend: Backend | null;
}

export interface Backend {
  /** With the path that replaces `apiBasePath`: `https://backend.example/api`. */
  readonly url: string;
  /** How long the backend may take until its answer begins, and between two parts of it. */
  readonly timeoutMs: number;
}

export interface TrackingPoll {
  readonly url: string;
  /** Sent as `Authorization: Bearer …`. */
  readonly token: string | null;
  readonly intervalSeconds: number;
}

export type Environment = Readonly<Record<string, string | undefined>>;

const readVariable = (environment: Environment, name: string): string | undefined => {
  const value = environment[name]?.trim();
  return value === "" ? undefined : value;
};

const port = (text: string | undefined): Result<number, string> => {
  if (text === undefined) return ok(8080);
  const value = Number(text);
  return /^\d{1,5}$/.test(text) && value <= 65_535
    ? ok(value)
    : err(`PORT must be a whole number from 0 to 65535, but it is "${text}".`);
};

const address = (name: string, text: string, schemes: readonly string[]): Result<string, string> => {
  const url = URL.parse(text);
  return url !== null && schemes.includes(url.protocol)
    ? ok(text.replace(/\/$/, ""))
    : err(`${name} must be an address that starts with ${schemes.map((scheme) => `${scheme}//`).join(" or ")}.`);
};

const optionalAddress = (
  name: string,
  text: string | undefined,
  schemes: readonly string[],
): Result<string | null, string> => (text === undefined ? ok(null) : address(name, text, schemes));

/* Links in mails are made by adding a path. */
const siteUrl = (text: string | undefined): Result<string | null, string> =>
  optionalAddress("PUBLIC_URL", text, ["http:", "https:"]).andThen((address) => {
    const url = address === null ? null : URL.parse(address);
    if (url === null) return ok(null);
    return [url.username, url.password, url.search, url.hash].every((part) => part === "") && url.pathname === "/"
      ? ok(url.origin)
      : err(`PUBLIC_URL must be an address without user name, path, query and fragment, but it is "${address}".`);
  });

const flag = (name: string, text: string | undefined): Result<boolean, string> => {
  if (text === undefined || text === "0") return ok(false);
  return text === "1" ? ok(true) : err(`${name} must be 1 or 0, but it is "${text}".`);
};

const signUpApproval = (text: string | undefined): Result<boolean, string> => {
  if (text === undefined || text === "off") return ok(false);
  return text === "required" ? ok(true) : err(`SIGN_UP_APPROVAL must be required or off, but it is "${text}".`);
};

const MOST_PASSWORD_MIN_LENGTH = 64;

const passwordMinLength = (text: string | undefined): Result<number, string> => {
  const length = text === undefined ? MIN_PASSWORD_LENGTH : Number(text);
  return Number.isInteger(length) && length >= MIN_PASSWORD_LENGTH && length <= MOST_PASSWORD_MIN_LENGTH
    ? ok(length)
    : err(
        `PASSWORD_MIN_LENGTH must be a whole number from ${MIN_PASSWORD_LENGTH} to ${MOST_PASSWORD_MIN_LENGTH}, but it is "${text}".`,
      );
};

const readKeyFile = (file: string): Result<string, string> => {
  try {
    return ok(readFileSync(file, "utf8").replaceAll("\n", ","));
  } catch {
    return err(`SECRETS_KEY_FILE cannot be read: ${file}.`);
  }
};

const secretKeys = (environment: Environment): Result<readonly SecretKey[], string> => {
  const text = readVariable(environment, "SECRETS_KEY");
  const file = readVariable(environment, "SECRETS_KEY_FILE");
  if (text !== undefined && file !== undefined) return err("Set SECRETS_KEY or SECRETS_KEY_FILE, not both.");
  return file === undefined ? readSecretKeys(text ?? "") : readKeyFile(file).andThen(readSecretKeys);
};

const logLevel = (text: string | undefined): Result<LogLevel, string> => {
  const level = LOG_LEVELS.find((known) => known === (text ?? "info"));
  return level === undefined
    ? err(`LOG_LEVEL must be one of ${LOG_LEVELS.join(", ")}, but it is "${text}".`)
    : ok(level);
};

const NAMED_NETWORKS = ["loopback", "linklocal", "uniquelocal"];

const isNetwork = (text: string): boolean => {
  const [address = "", bits, ...rest] = text.split("/");
  const most = isIPv4(address) ? 32 : isIPv6(address) ? 128 : -1;
  return rest.length === 0 && most > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
};

const trustedProxies = (text: string | undefined): Result<readonly string[], string> => {
  const names = (text ?? "loopback").split(",").map((name) => name.trim());
  const wrong = names.find((name) => !NAMED_NETWORKS.includes(name) && !isNetwork(name));
  return wrong === undefined
    ? ok(names)
    : err(`TRUSTED_PROXIES must list IP addresses and networks such as 10.0.0.0/8, but it has "${wrong}".`);
};

const metricsToken = (text: string | undefined): Result<string | null, string> =>
  text !== undefined && !/^[\w.~+/=-]{16,}$/.test(text)
    ? err("METRICS_TOKEN must have at least 16 letters, figures and . _ ~ + / = -.")
    : ok(text ?? null);

const UNUSED_WITH_BACKEND = [
  "DATABASE_URL",
  "TEST_DATABASE_URL",
  "DATABASE_READ_URL",
  "SMTP_URL",
  "DESK_MAIL",
  "FILES_URL",
  "SCAN_URL",
  "RATES_FILE",
  "RATES_FILE_CONFIRMS",
  "CONNECTORS_FILE",
  "TRACKING_POLL_URL",
  "WEBHOOKS_LOOPBACK",
  "SIGN_UP_APPROVAL",
];

const NO_PUBLIC_URL =
  "PUBLIC_URL is not set: links in mail lead to the address of this server, which only this machine may reach.";
const NO_SECRETS_KEY =
  "SECRETS_KEY is not set: the secrets of second factors and webhooks are stored as they are. Who reads the database can use them.";

export const settingWarnings = (environment: Environment): readonly string[] => {
  const isSet = (name: string): boolean => readVariable(environment, name) !== undefined;
  if (isSet("KEELSON_API"))
    return UNUSED_WITH_BACKEND.filter(isSet).map((name) => `${name} has no effect together with KEELSON_API.`);
  if (readVariable(environment, "NODE_ENV") !== "production") return [];
  return [
    ...(isSet("PUBLIC_URL") ? [] : [NO_PUBLIC_URL]),
    ...(isSet("SECRETS_KEY") || isSet("SECRETS_KEY_FILE") ? [] : [NO_SECRETS_KEY]),
  ];
};

const deskMail = (text: string | undefined): Result<string | null, string> =>
  text === undefined
    ? ok(null)
    : readEmail(text).mapErr(() => `DESK_MAIL must be an email address, but it is "${text}".`);

const ratesFileConfirms = (text: string | undefined): Result<FileConfirmation, string> =>
  text === undefined || text === "desk" || text === "rate-holder"
    ? ok(text ?? "desk")
    : err(`RATES_FILE_CONFIRMS must be desk or rate-holder, but it is "${text}".`);

const connectors = (environment: Environment): Result<Connectors, string> => {
  const file = readVariable(environment, "CONNECTORS_FILE");
  return file === undefined ? ok({ rates: [], schedules: [], feeds: [] }) : readConnectorsFile(file, environment);
};

const callLimitFactor = (text: string | undefined): Result<number, string> => {
  if (text === undefined) return ok(1);
  const value = Number(text);
  return value > 0 && value <= 1_000_000
    ? ok(value)
    : err(`CALL_LIMIT_FACTOR must be a number above 0 and at most 1000000, but it is "${text}".`);
};

const trackingPoll = (environment: Environment): Result<TrackingPoll | null, string> => {
  const seconds = readVariable(environment, "TRACKING_POLL_SECONDS") ?? "300";
  if (!/^\d{1,6}$/.test(seconds) || Number(seconds) < 10)
    return err(`TRACKING_POLL_SECONDS must be a whole number of at least 10, but it is "${seconds}".`);
  return optionalAddress("TRACKING_POLL_URL", readVariable(environment, "TRACKING_POLL_URL"), ["http:", "https:"]).map(
    (url) =>
      url === null
        ? null
        : { url, token: readVariable(environment, "TRACKING_POLL_TOKEN") ?? null, intervalSeconds: Number(seconds) },
  );
};

const testDatabaseUrl = (environment: Environment): Result<string | null, string> => {
  const url = readVariable(environment, "TEST_DATABASE_URL");
  return url !== undefined && url === readVariable(environment, "DATABASE_URL")
    ? err("TEST_DATABASE_URL must be another database than DATABASE_URL.")
    : optionalAddress("TEST_DATABASE_URL", url, ["postgres:", "postgresql:"]);
};

interface DatabaseSettings {
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  readonly testDatabaseUrl: string | null;
}

/* Servers that share PostgreSQL must share the data of test keys as well: a file of each one would differ. */
const toTestDatabase = ({ dataFolder, databaseUrl, testDatabaseUrl }: DatabaseSettings): DatabasePlace | null => {
  if (testDatabaseUrl !== null) return { kind: "postgres", url: testDatabaseUrl };
  return databaseUrl === null ? { kind: "sqlite", folder: join(dataFolder, "test") } : null;
};

const LAG_SECONDS = { least: 1, most: 300, fallback: 5 };

const replica = (environment: Environment): Result<ReplicaPlace | null, string> => {
  const text = readVariable(environment, "DATABASE_READ_URL");
  if (text !== undefined && readVariable(environment, "DATABASE_URL") === undefined)
    return err("DATABASE_READ_URL needs DATABASE_URL: the embedded database has no replica.");
  return Result.combine([
    optionalAddress("DATABASE_READ_URL", text, ["postgres:", "postgresql:"]),
    wholeNumber(environment, "DATABASE_READ_MAX_LAG_SECONDS", LAG_SECONDS),
  ]).map(([url, maxLagSeconds]) => (url === null ? null : { url, maxLagSeconds }));
};

const RESERVED_PATHS = ["/assets", "/healthz", "/inbound", "/llms.txt", "/mcp", "/metrics", "/readyz"];

const apiBasePath = (text: string | undefined): Result<string, string> => {
  const path = text ?? "/api";
  if (!/^(\/[\w~-][\w.~-]*)+$/.test(path))
    return err(`API_BASE_PATH must be a path such as /api or /freight/api, but it is "${path}".`);
  return RESERVED_PATHS.includes(path)
    ? err(`API_BASE_PATH must not be ${path}, which this server uses itself.`)
    : ok(path);
};

/** A backend without a path has the API under the same path as this server. */
const backendUrl = (text: string, basePath: string): Result<string, string> => {
  const url = URL.parse(text);
  if (url === null || !["http:", "https:"].includes(url.protocol))
    return err("KEELSON_API must be an address that starts with http:// or https://.");
  if (url.username !== "" || url.search !== "" || url.hash !== "")
    return err("KEELSON_API must be an address without user name, query and fragment.");
  return ok(`${url.origin}${url.pathname === "/" ? basePath : url.pathname.replace(/\/+$/, "")}`);
};

const isThisServer = (url: string, host: string, port: number): boolean => {
  const { hostname, port: backendPort, protocol } = new URL(url);
  const number = backendPort === "" ? (protocol === "https:" ? 443 : 80) : Number(backendPort);
  const isLocal = ["localhost", "127.0.0.1", "[::1]", host, `[${host}]`].includes(hostname);
  return isLocal && port !== 0 && number === port;
};

const backend = (
  environment: Environment,
  server: { readonly host: string; readonly port: number; readonly basePath: string },
): Result<Backend | null, string> => {
  const seconds = readVariable(environment, "KEELSON_API_TIMEOUT") ?? "55";
  if (!/^\d{1,3}$/.test(seconds) || Number(seconds) < 1)
    return err(`KEELSON_API_TIMEOUT must be a number of seconds from 1 to 999, but it is "${seconds}".`);
  const text = readVariable(environment, "KEELSON_API");
  if (text === undefined) return ok(null);
  return backendUrl(text, server.basePath).andThen((url) =>
    isThisServer(url, server.host, server.port)
      ? err(`KEELSON_API must be another server, but it is the address of this one (port ${server.port}).`)
      : ok({ url, timeoutMs: Number(seconds) * 1000 }),
  );
};

/** Reads the environment; the refusal is one sentence that names the variable. An address is never repeated: it may hold a password. */
export const readConfig = (environment: Environment): Result<Config, string> => {
  const host = readVariable(environment, "HOST") ?? "127.0.0.1";
  const dataFolder = readVariable(environment, "KEELSON_DATA") ?? ".keelson";
  return Result.combine([
    port(readVariable(environment, "PORT")),
    optionalAddress("DATABASE_URL", readVariable(environment, "DATABASE_URL"), ["postgres:", "postgresql:"]),
    optionalAddress("SMTP_URL", readVariable(environment, "SMTP_URL"), ["smtp:", "smtps:"]),
    siteUrl(readVariable(environment, "PUBLIC_URL")),
    flag("KEELSON_DEMO", readVariable(environment, "KEELSON_DEMO")),
    logLevel(readVariable(environment, "LOG_LEVEL")),
    trustedProxies(readVariable(environment, "TRUSTED_PROXIES")),
    metricsToken(readVariable(environment, "METRICS_TOKEN")),
    callLimitFactor(readVariable(environment, "CALL_LIMIT_FACTOR")),
    trackingPoll(environment),
    apiBasePath(readVariable(environment, "API_BASE_PATH")),
    deskMail(readVariable(environment, "DESK_MAIL")),
    readFilePlace(readVariable(environment, "FILES_URL")),
    readScannerPlace(readVariable(environment, "SCAN_URL")),
    ratesFileConfirms(readVariable(environment, "RATES_FILE_CONFIRMS")),
    connectors(environment),
    flag("WEBHOOKS_LOOPBACK", readVariable(environment, "WEBHOOKS_LOOPBACK")),
    signUpApproval(readVariable(environment, "SIGN_UP_APPROVAL")),
    secretKeys(environment),
    passwordMinLength(readVariable(environment, "PASSWORD_MIN_LENGTH")),
    replica(environment),
    readWatchingSettings(environment),
    testDatabaseUrl(environment),
  ]).andThen(
    ([
      port,
      databaseUrl,
      smtpUrl,
      publicUrl,
      demo,
      logLevel,
      proxies,
      token,
      factor,
      poll,
      basePath,
      desk,
      files,
      scanner,
      confirms,
      connectors,
      webhooksReachLoopback,
      needsSignUpApproval,
      secretKeys,
      passwordMinLength,
      replica,
      watching,
      testDatabaseUrl,
    ]) =>
      backend(environment, { host, port, basePath }).map(
        (backend): Config => ({
          port,
          host,
          dataFolder,
          database:
            databaseUrl === null ? { kind: "sqlite", folder: dataFolder } : { kind: "postgres", url: databaseUrl },
          testDatabase: toTestDatabase({ dataFolder, databaseUrl, testDatabaseUrl }),
          replica,
          smtpUrl,
          deskMail: desk,
          files,
          scanner,
          publicUrl: publicUrl ?? `http://${host.includes(":") ? `[${host}]` : host}:${port}`,
          demo,
          needsSignUpApproval,
          logLevel,
          trustedProxies: proxies,
          metricsToken: token,
          callLimitFactor: factor,
          ratesFile: readVariable(environment, "RATES_FILE") ?? null,
          ratesFileConfirms: confirms,
          connectors: connectors.rates,
          schedules: connectors.schedules,
          trackingPoll: poll,
          trackingFeeds: connectors.feeds,
          webhooksReachLoopback,
          secretKeys,
          passwordMinLength,
          apiBasePath: basePath,
          backend,
          ...watching,
        }),
      ),
  );
};
