import { err, ok } from "neverthrow";
import { describe, expect, it } from "vitest";
import { readConfig, settingWarnings } from "#server/config.ts";

describe("the environment", () => {
  it("may be empty", () => {
    expect(readConfig({})).toEqual(
      ok({
        port: 8080,
        host: "127.0.0.1",
        dataFolder: ".keelson",
        database: { kind: "sqlite", folder: ".keelson" },
        smtpUrl: null,
        publicUrl: "http://127.0.0.1:8080",
        demo: false,
        logLevel: "info",
        trustedProxies: ["loopback"],
        metricsToken: null,
        callLimitFactor: 1,
        ratesFile: null,
        trackingPoll: null,
      }),
    );
  });

  it("decides everything that a person may decide", () => {
    const environment = {
      PORT: "9000",
      HOST: "::1",
      KEELSON_DATA: "/var/lib/keelson",
      DATABASE_URL: "postgres://keelson:secret@db.example/keelson",
      SMTP_URL: "smtps://mail.example:465",
      PUBLIC_URL: "https://quotes.example/",
      KEELSON_DEMO: "1",
      LOG_LEVEL: "warn",
      TRUSTED_PROXIES: "loopback, 10.0.0.0/8,2001:db8::1",
      METRICS_TOKEN: "a-long-secret-of-the-operator",
      CALL_LIMIT_FACTOR: "2.5",
      RATES_FILE: "/etc/keelson/rates.json",
      TRACKING_POLL_URL: "https://tracking.example/events",
      TRACKING_POLL_TOKEN: "tracking-secret",
      TRACKING_POLL_SECONDS: "60",
    };
    expect(readConfig(environment)).toEqual(
      ok({
        port: 9000,
        host: "::1",
        dataFolder: "/var/lib/keelson",
        database: { kind: "postgres", url: "postgres://keelson:secret@db.example/keelson" },
        smtpUrl: "smtps://mail.example:465",
        publicUrl: "https://quotes.example",
        demo: true,
        logLevel: "warn",
        trustedProxies: ["loopback", "10.0.0.0/8", "2001:db8::1"],
        metricsToken: "a-long-secret-of-the-operator",
        callLimitFactor: 2.5,
        ratesFile: "/etc/keelson/rates.json",
        trackingPoll: { url: "https://tracking.example/events", token: "tracking-secret", intervalSeconds: 60 },
      }),
    );
  });

  it("counts an empty variable as not set", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: " ", KEELSON_DEMO: "" })).toEqual(readConfig({}));
  });

  it("puts an IPv6 host in brackets when it makes the site's address of it", () => {
    expect(readConfig({ HOST: "::1" }).map((config) => config.publicUrl)).toEqual(ok("http://[::1]:8080"));
  });

  it.each([
    [{ PORT: "80 80" }, 'PORT must be a whole number from 0 to 65535, but it is "80 80".'],
    [{ PORT: "65536" }, 'PORT must be a whole number from 0 to 65535, but it is "65536".'],
    [{ PORT: "-1" }, 'PORT must be a whole number from 0 to 65535, but it is "-1".'],
    [
      { DATABASE_URL: "mysql://root:secret@db" },
      "DATABASE_URL must be an address that starts with postgres:// or postgresql://.",
    ],
    [{ SMTP_URL: "mail.example" }, "SMTP_URL must be an address that starts with smtp:// or smtps://."],
    [{ PUBLIC_URL: "quotes.example" }, "PUBLIC_URL must be an address that starts with http:// or https://."],
    [{ KEELSON_DEMO: "yes" }, 'KEELSON_DEMO must be 1 or 0, but it is "yes".'],
    [
      { LOG_LEVEL: "loud" },
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but it is "loud".',
    ],
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
    [{ METRICS_TOKEN: "short" }, "METRICS_TOKEN must have at least 16 letters, figures and . _ ~ + / = -."],
  ])("refuses %o in one sentence", (environment, sentence) => {
    expect(readConfig(environment)).toEqual(err(sentence));
  });

  it("warns a production start without PUBLIC_URL", () => {
    expect(settingWarnings({ NODE_ENV: "production" })).toEqual([
      "PUBLIC_URL is not set: links in mail lead to the address of this server, which only this machine may reach.",
    ]);
    expect(settingWarnings({ NODE_ENV: "production", PUBLIC_URL: "https://quotes.example" })).toEqual([]);
    expect(settingWarnings({})).toEqual([]);
  });
});
