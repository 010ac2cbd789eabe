import { afterEach, beforeEach, expect } from "vitest";
import { normaliseCarrierOffer, type QuotedCarrierOffer } from "#domain/rates";
import { toMinutes } from "#domain/time";
import { checkOffers } from "#server/connectors/kit/check-offers.ts";
import { type CallRecord, TOKEN_OPERATION } from "#server/connectors/kit/call-records.ts";
import { createFields } from "#server/connectors/kit/fields.ts";
import type { RateSource, SourceFailure } from "#server/rate-sources/rate-source.ts";
import { validateOffers } from "#server/rate-sources/validate-offers.ts";
import type { CallRecord as SimulatorCall } from "#simulators/kit/calls.ts";
import type { Simulator } from "#simulators/kit/server.ts";
import { openTestDatabase, sqlitePlace } from "#tests/server/support/database.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { requestFor } from "../support/requests.ts";
import type { Subject } from "./subject.ts";

const NOW = Date.parse("2026-11-20T08:00:00.000Z");
export const TODAY = "2026-11-20";
export const SECRET = "simulator-secret";
export const MINUTE_MS = 60_000;

const EXCHANGE = {
  base: "USD",
  date: TODAY,
  source: "test",
  markUpPercent: "0",
  quotes: [],
};

export type Quoted = Awaited<ReturnType<RateSource["quote"]>>;
type Given = Parameters<typeof requestFor>[0];

/** The offers of an answer that must have some. */
export const requireOffers = (quoted: Quoted, advice: string) =>
  quoted.match(
    (offers) => offers,
    ({ reason }) => expect.fail(`It has no answer: ${reason}. ${advice}`),
  );

export const requireFailure = (quoted: Quoted, advice: string): SourceFailure =>
  quoted.match(
    (offers) => {
      const unreadable = offers.filter(({ kind }) => kind === "unreadable").length;
      const others = unreadable === 0 ? "" : `, and ${unreadable} that cannot be read`;
      return expect.fail(`It answers with ${offers.length - unreadable} offers${others}. ${advice}`);
    },
    (failure) => failure,
  );

/** Offers that the server has read, those that the carrier has refused left out. */
export const listOpen = (offers: readonly { kind: string; refusal: string | null; offer: object }[]) =>
  offers.flatMap((one) => (isOpen(one) ? [one.offer] : []));

const isOpen = (one: {
  kind: string;
  refusal: string | null;
  offer: object;
}): one is { kind: "api"; refusal: null; offer: QuotedCarrierOffer } => one.kind === "api" && one.refusal === null;

/** What a test may move while it runs. */
interface Moving {
  now: number;
  carrierAheadMs: number;
  /** The clock of the simulator, to which `carrierAheadMs` is added. */
  clock: () => number;
  onCall: () => void;
}

/** A simulator and a database for each test, and how a test asks the connector. */
export const createBench = (subject: Subject) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let simulator: Simulator;
  const records: CallRecord[] = [];
  const problems: string[] = [];
  const moving: Moving = { now: NOW, carrierAheadMs: 0, clock: () => NOW, onCall: () => undefined };
  beforeEach(async () => {
    Object.assign(moving, { now: NOW, carrierAheadMs: 0, clock: () => moving.now, onCall: () => undefined });
    records.length = 0;
    problems.length = 0;
    database = await openTestDatabase(sqlitePlace);
    simulator = await subject.start({ clock: () => new Date(moving.clock() + moving.carrierAheadMs) });
  });
  afterEach(async () => {
    await simulator.stop();
    await database.remove();
  });

  const read = (secret: string, more: object) => {
    const note = (sentence: string): void => {
      problems.push(sentence);
    };
    const fields = createFields({ ...subject.entry(simulator.url), ...more }, "rates[0]", { SECRET: secret }, note);
    const opened = subject.connector(subject.name, fields);
    const unread = fields.findUnread().map((key) => `${key} is read by nobody.`);
    expect([...problems, ...unread], "`entry` of the test must have the fields that the connector reads").toEqual([]);
    return opened;
  };
  const open = (secret = SECRET, more: object = {}) =>
    checkOffers(
      read(secret, more).createSource({
        db: database.db,
        clock: () => moving.now,
        record: (record) => {
          records.push(record);
          moving.onCall();
        },
        pause: async (ms) => {
          moving.now += ms;
        },
      }),
    );
  const quote = (source: RateSource, given: Given = {}, signal = AbortSignal.timeout(20_000)) =>
    source.quote(requestFor({ containers: subject.load, now: moving.now / MINUTE_MS, ...given }), signal);
  const validate = (source: RateSource, quoted: Parameters<typeof validateOffers>[0]) =>
    validateOffers(quoted, { isConfirmedAtOnce: false }, source.display).match(
      (validated) => validated,
      ({ reason }) => expect.fail(`The server cannot use the offers: ${reason}.`),
    );
  const send = async (method: string, path: string, body?: object): Promise<string> => {
    const sent = await fetch(`${simulator.url}/simulator/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await sent.text();
    expect(sent.ok, `the simulator refuses ${path}: ${text}`).toBe(true);
    return text;
  };

  return {
    records,
    moving,
    read,
    open,
    quote,
    /** The offers of a search, as the server reads them, with what their carrier wants to be shown. */
    quoteOffers: async (given: Given = {}, more: object = {}) => {
      const source = open(SECRET, more);
      const advice = `Read the calls at ${simulator.url}/simulator/calls, and compare the request with carrier.openapi.yaml.`;
      return validate(source, requireOffers(await quote(source, given), advice));
    },
    validate,
    /** What a list of rates says of an offer at a moment. */
    normalise: (offer: QuotedCarrierOffer, now = moving.now) =>
      normaliseCarrierOffer(
        { ...offer, offerId: "offer-1", askedAt: null },
        { load: subject.load, exchange: EXCHANGE, now: toMinutes(now) },
      ),
    setFaults: (...faults: readonly object[]): Promise<string> => send("PUT", "faults", faults),
    setCarrierClock: (offsetMs: number): Promise<string> => send("PUT", "clock", { offsetMs }),
    /** The calls that the carrier has received, in their order. */
    listCalls: async (): Promise<readonly SimulatorCall[]> => parsed<SimulatorCall[]>(await send("GET", "calls")),
    countBilled: (): number => records.filter(({ isBilled }) => isBilled).length,
    /** Its calls without those for a token, which no carrier counts. */
    listCounted: (): readonly CallRecord[] => records.filter(({ operation }) => operation !== TOKEN_OPERATION),
  };
};

export type Bench = ReturnType<typeof createBench>;
