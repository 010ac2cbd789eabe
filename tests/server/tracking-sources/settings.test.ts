import { err, ok } from "neverthrow";
import { expect, it } from "vitest";
import type { ReadSecret } from "#server/connectors/kit/fields.ts";
import { readCarrierFeeds } from "#server/tracking-sources/settings.ts";

const SECRET = "bm9ycnZpay1saW5lLXNlY3JldA==";
const readPlain: ReadSecret = (value) => (typeof value === "string" ? ok(value) : err("must be a text"));

it("settings of tracking feeds are completed with what is usual", () => {
  const settings = {
    hmm: {
      lines: ["HMM", "HYUNDAI"],
      codes: { plan: "PLN" },
      pull: {
        url: "https://apigw.hmm.example/events",
        headers: { "x-gateway-key": "k" },
        askBy: ["carrierBookingReference+equipmentReference"],
        since: null,
      },
      push: {
        secret: SECRET,
        oldSecret: SECRET,
        subscriptions: { url: "https://apigw.hmm.example/v2/event-subscriptions", headers: { "x-gateway-key": "k" } },
      },
      notices: { key: "0123456789abcdef" },
    },
    msc: { pull: { url: "http://127.0.0.1:8080/events" } },
  };
  const [hmm, msc] = readCarrierFeeds(settings, readPlain)._unsafeUnwrap();
  expect(hmm).toEqual({
    name: "hmm",
    lines: ["HMM", "HYUNDAI"],
    codes: new Map([["PLAN", "PLN"]]),
    pull: {
      url: "https://apigw.hmm.example/events",
      headers: { "x-gateway-key": "k" },
      token: null,
      askBy: [["carrierBookingReference", "equipmentReference"]],
      limit: 100,
      since: null,
      intervalMs: 1_800_000,
      callsPerMinute: 60,
      callsPerDay: null,
    },
    push: {
      secrets: [SECRET, SECRET],
      subscriptions: {
        url: "https://apigw.hmm.example/v2/event-subscriptions",
        headers: { "x-gateway-key": "k" },
        token: null,
      },
    },
    noticeKey: "0123456789abcdef",
  });
  expect([msc?.lines, msc?.pull?.since, msc?.pull?.askBy, msc?.push]).toEqual([
    ["msc"],
    "eventCreatedDateTime:gte",
    [["carrierBookingReference"], ["transportDocumentReference"], ["equipmentReference"]],
    null,
  ]);
});

it("each mistake in the settings of tracking feeds is one sentence, without the value of a secret", () => {
  const settings = {
    "Hapag Lloyd": {},
    one: {
      lines: [],
      codes: { PLAN: 1 },
      pull: {
        url: "http://one.example/events?key=1",
        headers: { "x key": "a", authorization: "Bearer\nx" },
        askBy: ["bookingNumber"],
        limit: 0,
        since: 7,
        callsPerDay: 1.5,
        retries: 3,
      },
      push: { secret: "c2hvcnQ=", subscriptions: { url: "http://one.example/subscriptions", secret: "k" } },
      notices: { key: "short" },
    },
    zim: 1,
  };
  expect(readCarrierFeeds(settings, readPlain)._unsafeUnwrapErr()).toEqual([
    "tracking.Hapag Lloyd: a carrier's name has small letters, figures and hyphens, such as hapag-lloyd.",
    "tracking.Hapag Lloyd has neither pull, push nor notices.",
    "tracking.one.lines must be a list of texts.",
    "tracking.one.codes must be a mapping of the carrier's codes to those of DCSA 2.2, such as PLAN: PLN.",
    "tracking.one.pull.retries is not a setting. Known are url, headers, token, askBy, limit, since, everyMinutes, callsPerMinute, callsPerDay.",
    "tracking.one.pull.since must be the name of a parameter, or null.",
    "tracking.one.pull.url must be an address that starts with https://, without user name, query and fragment.",
    'tracking.one.pull.headers has the name "x key", which is no name of a header.',
    "tracking.one.pull.headers.authorization is no header value.",
    'tracking.one.pull.askBy has "bookingNumber"; each entry is one of carrierBookingReference, transportDocumentReference, equipmentReference, or several with +.',
    "tracking.one.pull.limit must be a whole number from 1 to 10000.",
    "tracking.one.pull.callsPerDay must be a whole number from 1 to 10000000.",
    "tracking.one.push.secret must be Base64 of at least 16 bytes.",
    "tracking.one.push.subscriptions.secret is not a setting. Known are url, headers, token.",
    "tracking.one.push.subscriptions.url must be an address that starts with https://, without user name, query and fragment.",
    "tracking.one.notices.key must have at least 16 characters.",
    "tracking.zim must be a mapping.",
    "tracking.zim has neither pull, push nor notices.",
  ]);
  expect(readCarrierFeeds([], readPlain)._unsafeUnwrapErr()).toEqual(["tracking must be a mapping of carriers."]);
});

it("credentials of a token are read, and its secret is not written in the file", () => {
  const token = { url: "https://auth.msc.example/token", clientId: "keelson", clientSecret: "${MSC_SECRET}" };
  const readSecret: ReadSecret = (value) => (value === "${MSC_SECRET}" ? ok("top-secret") : err("must be a reference"));
  const read = (changed: object) =>
    readCarrierFeeds(
      { msc: { pull: { url: "https://msc.example/events", token: { ...token, ...changed } } } },
      readSecret,
    );
  expect(read({})._unsafeUnwrap()[0]?.pull?.token).toEqual({
    tokenUrl: "https://auth.msc.example/token",
    clientId: "keelson",
    clientSecret: "top-secret",
    scope: "",
  });
  expect(read({ clientSecret: "written", url: "ftp://x" })._unsafeUnwrapErr()).toEqual([
    "tracking.msc.pull.token.url must be an address that starts with https://, without user name, query and fragment.",
    "tracking.msc.pull.token.clientSecret must be a reference.",
  ]);
});

it("a header that is no secret may be written as it is", () => {
  const url = "https://apis.cma-cgm.net/operation/trackandtrace/v1/events";
  const settings = { "cma-cgm": { pull: { url, headers: { KeyId: "${CMA_KEY}", "API-Version": "2" } } } };
  const [feed] = readCarrierFeeds(settings, () => ok("key"))._unsafeUnwrap();
  expect(feed?.pull?.headers).toEqual({ KeyId: "key", "API-Version": "2" });
});
