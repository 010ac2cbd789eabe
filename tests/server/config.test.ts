import { err, ok } from "neverthrow";
import { describe, expect, it } from "vitest";
import { type Environment, readConfig, settingWarnings } from "#server/config.ts";

/** Values that a start refuses, with the sentence. */
const REFUSED: readonly (readonly [Environment, string])[] = [
  [{ WEBHOOKS_LOOPBACK: "yes" }, 'WEBHOOKS_LOOPBACK must be 1 or 0, but it is "yes".'],
  [
    { SECRETS_KEY: "short" },
    "SECRETS_KEY must be 32 bytes in base64 (openssl rand -base64 32), or several of them with commas.",
  ],
  [{ SECRETS_KEY_FILE: "/no/such/file" }, "SECRETS_KEY_FILE cannot be read: /no/such/file."],
  [{ SECRETS_KEY: "a", SECRETS_KEY_FILE: "b" }, "Set SECRETS_KEY or SECRETS_KEY_FILE, not both."],
  [{ PASSWORD_MIN_LENGTH: "5" }, 'PASSWORD_MIN_LENGTH must be a whole number from 6 to 64, but it is "5".'],
  [{ SIGN_UP_APPROVAL: "yes" }, 'SIGN_UP_APPROVAL must be required or off, but it is "yes".'],
  [{ PORT: "80 80" }, 'PORT must be a whole number from 0 to 65535, but it is "80 80".'],
  [{ PORT: "65536" }, 'PORT must be a whole number from 0 to 65535, but it is "65536".'],
  [{ PORT: "-1" }, 'PORT must be a whole number from 0 to 65535, but it is "-1".'],
  [
    { DATABASE_URL: "mysql://root:secret@db" },
    "DATABASE_URL must be an address that starts with postgres:// or postgresql://.",
  ],
  [
    { DATABASE_URL: "postgres://db.example/one", TEST_DATABASE_URL: "postgres://db.example/one" },
    "TEST_DATABASE_URL must be another database than DATABASE_URL.",
  ],
  [
    { DATABASE_READ_URL: "postgres://replica.example/keelson" },
    "DATABASE_READ_URL needs DATABASE_URL: the embedded database has no replica.",
  ],
  [
    { DATABASE_READ_URL: "replica.example", DATABASE_URL: "postgres://db.example/keelson" },
    "DATABASE_READ_URL must be an address that starts with postgres:// or postgresql://.",
  ],
  [
    { DATABASE_READ_MAX_LAG_SECONDS: "0" },
    'DATABASE_READ_MAX_LAG_SECONDS must be a whole number from 1 to 300, but it is "0".',
  ],
  [{ SMTP_URL: "mail.example" }, "SMTP_URL must be an address that starts with smtp:// or smtps://."],
  [{ DESK_MAIL: "desk" }, 'DESK_MAIL must be an email address, but it is "desk".'],
  [{ PUBLIC_URL: "quotes.example" }, "PUBLIC_URL must be an address that starts with http:// or https://."],
  [
    { PUBLIC_URL: "https://quotes.example/portal?x" },
    'PUBLIC_URL must be an address without user name, path, query and fragment, but it is "https://quotes.example/portal?x".',
  ],
  [
    { PUBLIC_URL: "https://me@quotes.example" },
    'PUBLIC_URL must be an address without user name, path, query and fragment, but it is "https://me@quotes.example".',
  ],
  [{ RATES_FILE_CONFIRMS: "source" }, 'RATES_FILE_CONFIRMS must be desk or rate-holder, but it is "source".'],
  [{ CONNECTORS_FILE: "/nope.yaml" }, "CONNECTORS_FILE is /nope.yaml. It cannot be read."],
  [{ KEELSON_DEMO: "yes" }, 'KEELSON_DEMO must be 1 or 0, but it is "yes".'],
  [{ LOG_LEVEL: "loud" }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but it is "loud".'],
  [
    { TRUSTED_PROXIES: "10.0.0.0/33" },
    'TRUSTED_PROXIES must list IP addresses and networks such as 10.0.0.0/8, but it has "10.0.0.0/33".',
  ],
  [
    { TRUSTED_PROXIES: "loopback,proxy.example" },
    'TRUSTED_PROXIES must list IP addresses and networks such as 10.0.0.0/8, but it has "proxy.example".',
  ],
  [{ TRACKING_POLL_SECONDS: "5" }, 'TRACKING_POLL_SECONDS must be a whole number of at least 10, but it is "5".'],
  [{ TRACKING_POLL_URL: "ftp://x" }, "TRACKING_POLL_URL must be an address that starts with http:// or https://."],
  [{ API_BASE_PATH: "api" }, 'API_BASE_PATH must be a path such as /api or /freight/api, but it is "api".'],
  [{ API_BASE_PATH: "/api/" }, 'API_BASE_PATH must be a path such as /api or /freight/api, but it is "/api/".'],
  [{ API_BASE_PATH: "/a/../b" }, 'API_BASE_PATH must be a path such as /api or /freight/api, but it is "/a/../b".'],
  [{ API_BASE_PATH: "/assets" }, "API_BASE_PATH must not be /assets, which this server uses itself."],
  [{ KEELSON_API: "backend.example" }, "KEELSON_API must be an address that starts with http:// or https://."],
  [
    { KEELSON_API: "https://me:secret@backend.example" },
    "KEELSON_API must be an address without user name, query and fragment.",
  ],
  [
    { KEELSON_API: "http://localhost:8080" },
    "KEELSON_API must be another server, but it is the address of this one (port 8080).",
  ],
  [{ KEELSON_API_TIMEOUT: "soon" }, 'KEELSON_API_TIMEOUT must be a number of seconds from 1 to 999, but it is "soon".'],
  [{ METRICS_TOKEN: "short" }, "METRICS_TOKEN must have at least 16 letters, figures and . _ ~ + / = -."],
  [{ CALL_LIMIT_FACTOR: "0" }, 'CALL_LIMIT_FACTOR must be a number above 0 and at most 1000000, but it is "0".'],
  [{ CALL_LIMIT_FACTOR: "many" }, 'CALL_LIMIT_FACTOR must be a number above 0 and at most 1000000, but it is "many".'],
  [
    { SCAN_URL: "127.0.0.1:3310" },
    "SCAN_URL must be an address such as clamd://127.0.0.1:3310 or clamd:///run/clamav/clamd.ctl.",
  ],
  [
    { FILES_URL: "bucket" },
    "FILES_URL must be an address such as https://KEY:SECRET@s3.eu-central-1.amazonaws.com/bucket?region=eu-central-1.",
  ],
];

/** What any text is allowed for: names that the start tries out. */
const RETENTION_REFUSED: readonly (readonly [Environment, string])[] = [
  [{ DRAIN_SECONDS: "301" }, 'DRAIN_SECONDS must be a whole number from 0 to 300, but it is "301".'],
  [{ DATABASE_WAIT_SECONDS: "1.5" }, 'DATABASE_WAIT_SECONDS must be a whole number from 0 to 600, but it is "1.5".'],
  [{ RETAIN_SEARCHES_DAYS: "0" }, 'RETAIN_SEARCHES_DAYS must be a whole number from 1 to 3650, but it is "0".'],
  [{ RETAIN_OFFERS_DAYS: "ever" }, 'RETAIN_OFFERS_DAYS must be a whole number from 1 to 3650, but it is "ever".'],
  [{ RETAIN_MAILS_DAYS: "-1" }, 'RETAIN_MAILS_DAYS must be a whole number from 1 to 3650, but it is "-1".'],
  [{ RETAIN_WEBHOOKS_DAYS: "4000" }, 'RETAIN_WEBHOOKS_DAYS must be a whole number from 1 to 3650, but it is "4000".'],
  [{ RETAIN_ENQUIRIES_DAYS: "7" }, 'RETAIN_ENQUIRIES_DAYS must be a whole number from 30 to 3650, but it is "7".'],
  [{ RETAIN_SESSIONS_DAYS: "1 day" }, 'RETAIN_SESSIONS_DAYS must be a whole number from 0 to 3650, but it is "1 day".'],
  [{ RETAIN_AUDIT_DAYS: "364" }, 'RETAIN_AUDIT_DAYS must be a whole number from 365 to 36500, but it is "364".'],
];

const TRIED = ["HOST", "KEELSON_DATA", "RATES_FILE", "TRACKING_POLL_TOKEN"];

describe("the environment", () => {
  it("may be empty", () => {
    expect(readConfig({})).toEqual(
      ok({
        port: 8080,
        host: "127.0.0.1",
        dataFolder: ".keelson",
        database: { kind: "sqlite", folder: ".keelson" },
        testDatabase: { kind: "sqlite", folder: ".keelson/test" },
        replica: null,
        smtpUrl: null,
        deskMail: null,
        files: { kind: "database" },
        scanner: null,
        publicUrl: "http://127.0.0.1:8080",
        demo: false,
        needsSignUpApproval: false,
        logLevel: "info",
        trustedProxies: ["loopback"],
        metricsToken: null,
        callLimitFactor: 1,
        secretKeys: [],
        passwordMinLength: 6,
        webhooksReachLoopback: false,
        ratesFile: null,
        ratesFileConfirms: "desk",
        connectors: [],
        trackingPoll: null,
        schedules: [],
        trackingFeeds: [],
        apiBasePath: "/api",
        backend: null,
        drainSeconds: 0,
        databaseWaitSeconds: 30,
        retention: { searches: 365, offers: 1, mails: 90, webhooks: 30, enquiries: 730, sessions: 0, audit: 3_288 },
      }),
    );
  });

  it("decides everything that a person may decide", () => {
    const environment = {
      PORT: "9000",
      HOST: "::1",
      KEELSON_DATA: "/var/lib/keelson",
      DATABASE_URL: "postgres://keelson:secret@db.example/keelson",
      TEST_DATABASE_URL: "postgres://keelson:secret@db.example/keelson_test",
      DATABASE_READ_URL: "postgres://keelson:secret@replica.example/keelson",
      DATABASE_READ_MAX_LAG_SECONDS: "9",
      SMTP_URL: "smtps://mail.example:465",
      DESK_MAIL: "Desk@forwarder.example",
      PUBLIC_URL: "https://quotes.example/",
      SCAN_URL: "clamd:///run/clamav/clamd.ctl",
      KEELSON_DEMO: "1",
      SIGN_UP_APPROVAL: "required",
      WEBHOOKS_LOOPBACK: "1",
      LOG_LEVEL: "warn",
      TRUSTED_PROXIES: "loopback, 10.0.0.0/8,2001:db8::1",
      METRICS_TOKEN: "a-long-secret-of-the-operator",
      CALL_LIMIT_FACTOR: "2.5",
      RATES_FILE: "/etc/keelson/rates.json",
      RATES_FILE_CONFIRMS: "rate-holder",
      TRACKING_POLL_URL: "https://tracking.example/events",
      TRACKING_POLL_TOKEN: "tracking-secret",
      TRACKING_POLL_SECONDS: "60",
      API_BASE_PATH: "/freight/api",
      KEELSON_API: "https://backend.example/v2/",
      KEELSON_API_TIMEOUT: "20",
      DRAIN_SECONDS: "15",
      DATABASE_WAIT_SECONDS: "60",
      RETAIN_SEARCHES_DAYS: "90",
      RETAIN_OFFERS_DAYS: "2",
      RETAIN_MAILS_DAYS: "30",
      RETAIN_WEBHOOKS_DAYS: "14",
      RETAIN_ENQUIRIES_DAYS: "365",
      RETAIN_SESSIONS_DAYS: "7",
      RETAIN_AUDIT_DAYS: "36500",
    };
    expect(readConfig(environment)).toEqual(
      ok({
        port: 9000,
        host: "::1",
        dataFolder: "/var/lib/keelson",
        database: { kind: "postgres", url: "postgres://keelson:secret@db.example/keelson" },
        testDatabase: { kind: "postgres", url: "postgres://keelson:secret@db.example/keelson_test" },
        replica: { url: "postgres://keelson:secret@replica.example/keelson", maxLagSeconds: 9 },
        smtpUrl: "smtps://mail.example:465",
        deskMail: "Desk@forwarder.example",
        files: { kind: "database" },
        scanner: { kind: "socket", path: "/run/clamav/clamd.ctl" },
        publicUrl: "https://quotes.example",
        demo: true,
        needsSignUpApproval: true,
        logLevel: "warn",
        trustedProxies: ["loopback", "10.0.0.0/8", "2001:db8::1"],
        metricsToken: "a-long-secret-of-the-operator",
        callLimitFactor: 2.5,
        secretKeys: [],
        passwordMinLength: 6,
        webhooksReachLoopback: true,
        ratesFile: "/etc/keelson/rates.json",
        ratesFileConfirms: "rate-holder",
        connectors: [],
        trackingPoll: { url: "https://tracking.example/events", token: "tracking-secret", intervalSeconds: 60 },
        schedules: [],
        trackingFeeds: [],
        apiBasePath: "/freight/api",
        backend: { url: "https://backend.example/v2", timeoutMs: 20_000 },
        drainSeconds: 15,
        databaseWaitSeconds: 60,
        retention: { searches: 90, offers: 2, mails: 30, webhooks: 14, enquiries: 365, sessions: 7, audit: 36_500 },
      }),
    );
  });

  it("counts an empty variable as not set", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: " ", KEELSON_DEMO: "" })).toEqual(readConfig({}));
  });

  it.each([
    ["https://Quotes.Example", "https://quotes.example"],
    ["https://quotes.example:443/", "https://quotes.example"],
    ["http://quotes.example:8443", "http://quotes.example:8443"],
  ])("reads the site's address %s as %s", (written, publicUrl) => {
    expect(readConfig({ PUBLIC_URL: written })._unsafeUnwrap().publicUrl).toBe(publicUrl);
  });

  it("puts an IPv6 host in brackets when it makes the site's address of it", () => {
    expect(readConfig({ HOST: "::1" }).map((config) => config.publicUrl)).toEqual(ok("http://[::1]:8080"));
  });

  it.each([...REFUSED, ...RETENTION_REFUSED])("refuses %o in one sentence", (environment, sentence) => {
    expect(readConfig(environment)).toEqual(err(sentence));
  });

  it.each([
    [{ KEELSON_API: "https://backend.example" }, "https://backend.example/api"],
    [{ KEELSON_API: "https://backend.example/" }, "https://backend.example/api"],
    [{ KEELSON_API: "http://127.0.0.1:9000/v1/freight" }, "http://127.0.0.1:9000/v1/freight"],
    [{ KEELSON_API: "http://backend.example:8080", API_BASE_PATH: "/x" }, "http://backend.example:8080/x"],
  ])("reads %o as the backend's address with its base path", (environment, url) => {
    expect(readConfig(environment).map(({ backend }) => backend)).toEqual(ok({ url, timeoutMs: 55_000 }));
  });

  it("has a refusal for every variable that it reads, unless the start tries the value out", () => {
    const read = new Set<string>();
    readConfig(
      new Proxy(
        {},
        {
          get: (_, name) => {
            read.add(String(name));
            return name === "TRACKING_POLL_URL" ? "https://tracking.example" : undefined;
          },
        },
      ),
    );
    const refused = [...REFUSED, ...RETENTION_REFUSED].flatMap(([environment]) => Object.keys(environment));
    expect([...read].toSorted()).toEqual([...new Set([...refused, ...TRIED])].toSorted());
  });

  it("warns of settings that have no effect in front of another backend", () => {
    const environment = {
      NODE_ENV: "production",
      KEELSON_API: "https://backend.example",
      DATABASE_URL: "postgres://x",
    };
    expect(settingWarnings(environment)).toEqual(["DATABASE_URL has no effect together with KEELSON_API."]);
  });

  it("warns a production start without PUBLIC_URL and without a key for secrets", () => {
    expect(settingWarnings({ NODE_ENV: "production" })).toEqual([
      "PUBLIC_URL is not set: links in mail lead to the address of this server, which only this machine may reach.",
      "SECRETS_KEY is not set: the secrets of second factors and webhooks are stored as they are. Who reads the database can use them.",
    ]);
    const set = { NODE_ENV: "production", PUBLIC_URL: "https://quotes.example" };
    expect(settingWarnings({ ...set, SECRETS_KEY_FILE: "/run/secrets/keelson" })).toEqual([]);
    expect(settingWarnings({})).toEqual([]);
  });
});
