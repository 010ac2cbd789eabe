import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { GrowingRatesAnswer } from "#api/schema.d.ts";
import type { ContainerLine, EquipmentCode } from "#domain/containers";
import { normaliseCarrierOffer } from "#domain/rates";
import { addDays, toMinutes } from "#domain/time";
import { checkOffers } from "#server/connectors/kit/check-offers.ts";
import type { CallRecord } from "#server/connectors/kit/call-records.ts";
import type { RateConnector } from "#server/connectors/kit/connector.ts";
import { createFields } from "#server/connectors/kit/fields.ts";
import type { RateSource, SourceFailure } from "#server/rate-sources/rate-source.ts";
import { validateOffers } from "#server/rate-sources/validate-offers.ts";
import { CONNECTION_FAULTS } from "#simulators/kit/faults.ts";
import type { Simulator } from "#simulators/kit/server.ts";
import { addShipper, signInAs, startTestApp } from "#tests/server/support/app.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { openTestDatabase, sqlitePlace } from "#tests/server/support/database.ts";
import { listRefusedCalls } from "./support/random-search.ts";
import { requestFor } from "./support/requests.ts";

const NOW = Date.parse("2026-11-20T08:00:00.000Z");
const TODAY = "2026-11-20";
const SECRET = "simulator-secret";

interface Subject {
  readonly name: string;
  readonly connector: RateConnector;
  readonly start: (options: { readonly clock: () => Date }) => Promise<Simulator>;
  /** The entry of the connectors file for a simulator; `${SECRET}` is its secret. */
  readonly entry: (url: string) => Readonly<Record<string, unknown>>;
  /** A load that the carrier prices. */
  readonly load: readonly ContainerLine[];
  /** A part of the path of its calls for prices. */
  readonly pricesPath: string;
  /** How many calls of a search are billed. */
  readonly billedCalls: number;
  /** Fields for a search of several calls one after the other, where it signs in with an access token that ends; null: without one. */
  readonly tokenInPages: Readonly<Record<string, unknown>> | null;
  /** The sizes that it is asked for. */
  readonly sizes: readonly EquipmentCode[];
  /** Faults of the simulator after which there is an answer all the same. */
  readonly harmless: readonly string[];
  /** False where no answer names its ports: nobody can see then that another lane was answered. True if left out. */
  readonly namesPorts?: boolean;
  /** Statuses other than 2xx of an answer without offers that cannot be known before the call: 404 for a lane without service. */
  readonly withoutOffers?: readonly number[];
  /** Those of the content of an answer; every carrier has those of the connection. */
  readonly faults: readonly string[];
}

/* `slow` takes 25 s, and is `hang` for a source that waits less. */
const OF_CONNECTIONS = CONNECTION_FAULTS.filter((fault) => fault !== "slow");

const MINUTE_MS = 60_000;

type Quoted = Awaited<ReturnType<RateSource["quote"]>>;

/** The offers of an answer that must have some. */
const requireOffers = (quoted: Quoted, advice: string) =>
  quoted.match(
    (offers) => offers,
    ({ reason }) => expect.fail(`It has no answer: ${reason}. ${advice}`),
  );

const requireFailure = (quoted: Quoted, advice: string): SourceFailure =>
  quoted.match(
    (offers) => {
      const unreadable = offers.filter(({ kind }) => kind === "unreadable").length;
      const others = unreadable === 0 ? "" : `, and ${unreadable} that cannot be read`;
      return expect.fail(`It answers with ${offers.length - unreadable} offers${others}. ${advice}`);
    },
    (failure) => failure,
  );

const EXCHANGE = {
  base: "USD",
  date: TODAY,
  source: "test",
  markUpPercent: "0",
  quotes: [],
};

const listCarriers = ({ result }: GrowingRatesAnswer): string[] =>
  result.flatMap(({ api = [] }) => api.map(({ providerName }) => providerName));

/** What every connector of a price interface must do, against the simulator of its carrier. */
export const describeConnector = (subject: Subject): void => {
  const { namesPorts = true, withoutOffers = [] } = subject;
  describe(`the connector of ${subject.name}`, () => {
    let database: Awaited<ReturnType<typeof openTestDatabase>>;
    let simulator: Simulator;
    const records: CallRecord[] = [];
    const problems: string[] = [];
    let now = NOW;
    let carrierAheadMs = 0;
    let clock = (): number => now;
    let onCall = (): void => undefined;
    beforeEach(async () => {
      now = NOW;
      carrierAheadMs = 0;
      clock = () => now;
      onCall = () => undefined;
      records.length = 0;
      problems.length = 0;
      database = await openTestDatabase(sqlitePlace);
      simulator = await subject.start({ clock: () => new Date(clock() + carrierAheadMs) });
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
          clock: () => now,
          record: (record) => {
            records.push(record);
            onCall();
          },
          pause: async (ms) => {
            now += ms;
          },
        }),
      );
    type Given = Parameters<typeof requestFor>[0];
    const toSearch = (given: Given) => requestFor({ containers: subject.load, ...given });
    const quote = (source: ReturnType<typeof open>, given: Given = {}, signal = AbortSignal.timeout(20_000)) =>
      source.quote(toSearch(given), signal);
    const quoteOffers = async (given: Given) => {
      const quoted = requireOffers(
        await quote(open(), given),
        `Read the calls at ${simulator.url}/simulator/calls, and compare the request with carrier.openapi.yaml.`,
      );
      return validateOffers(quoted, { isConfirmedAtOnce: false }).match(
        (validated) => validated,
        ({ reason }) => expect.fail(`The server cannot use the offers: ${reason}.`),
      );
    };
    const setFaults = async (...faults: readonly object[]): Promise<void> => {
      const set = await fetch(`${simulator.url}/simulator/faults`, { method: "PUT", body: JSON.stringify(faults) });
      expect(set.ok, `name the fault in \`faults\` of the simulator: ${await set.text()}`).toBe(true);
    };

    it("quotes offers of the lane that the server reads, with a departure, an arrival and prices of each size", async () => {
      const { offers, problems: unread } = await quoteOffers({});
      expect(unread, "the reader must fill QuotedCarrierOffer so that the server reads it back").toEqual([]);
      const sizes = subject.load.map(({ equipment }) => equipment);
      const read = offers.flatMap((one) => (one.kind === "api" && one.refusal === null ? [one.offer] : []));
      expect(read.length, "an offer that can be booked has kind `api` and refusal null").toBeGreaterThan(0);
      for (const offer of read) {
        expect(offer.providerName, "providerName is the name that the connector was opened with").toBe(subject.name);
        const ends = [offer.legs.at(0)?.from.code, offer.legs.at(-1)?.to.code];
        expect(ends, "legs have the UN/LOCODEs of the answer").toEqual(["INNSA", "NLRTM"]);
        const { departureDate: departure, arrivalDate: arrival } = offer;
        expect(
          departure !== null && arrival !== null && departure < arrival,
          `the offer itself has departureDate and a later arrivalDate, not ${departure} and ${arrival}`,
        ).toBe(true);
        const named = offer.equipments.map(({ equipment }) => equipment);
        expect(named, "equipments has each size of the load, in its order and by its code here").toEqual(sizes);
        for (const { equipment, basicOceanFreightRate } of offer.equipmentPrices) {
          expect(sizes, "equipmentPrices are of sizes of the load, by their codes here").toContain(equipment);
          const rate = Number(basicOceanFreightRate);
          expect(rate, "basicOceanFreightRate is the freight of one container, a decimal amount").toBeGreaterThan(0);
        }
      }
    });

    const context = () => ({ load: subject.load, exchange: EXCHANGE, now: toMinutes(NOW) });
    const countBilled = (): number => records.filter(({ isBilled }) => isBilled).length;
    const SENTENCE = new RegExp(`^${subject.name}\\b.*\\.$`);
    const expectSentence = ({ reason, sentence }: SourceFailure): void => {
      expect(sentence, "a failure has a sentence that starts with the name: see kit/failures.ts").toMatch(SENTENCE);
      expect(reason).not.toBe("");
    };

    it("quotes an offer that can be booked now for a later departure", async () => {
      const { offers } = await quoteOffers({ ready: addDays(TODAY, 10) });
      const availability = offers.flatMap((one) =>
        one.kind === "api" && one.refusal === null
          ? [normaliseCarrierOffer({ ...one.offer, offerId: "offer-1", askedAt: null }, context()).availability]
          : [],
      );
      expect(
        availability,
        "validity, cut-offs, departure, sizes or allocations forbid to book each offer",
      ).toContainEqual({ kind: "bookable" });
    });

    it.each([...OF_CONNECTIONS, ...subject.faults])(
      "survives the fault %s with offers, or a plain sentence without a secret",
      async (fault) => {
        const source = open();
        await setFaults({ fault });
        const quoted = await quote(source);
        const said = JSON.stringify([quoted, records]);
        expect(said, "no reason, sentence or record has a secret").not.toContain(SECRET);
        expect(said, "no reason, sentence or record has an address").not.toContain("127.0.0.1");
        expect(countBilled(), "a call that may have been billed is not repeated").toBeLessThanOrEqual(
          subject.billedCalls,
        );
        if (subject.harmless.includes(fault)) {
          requireOffers(quoted, `Take ${fault} out of \`harmless\` if this failure is right.`);
          return;
        }
        expectSentence(
          requireFailure(
            quoted,
            `Return refusedFailure where the carrier has no offer and unreadableFailure where the answer has another shape, or name ${fault} in \`harmless\` if these offers are right.`,
          ),
        );
      },
    );

    it.runIf(namesPorts)("says that another lane was answered", async () => {
      const source = open();
      await setFaults({ fault: "wrong-lane" });
      const failure = requireFailure(
        await quote(source),
        "Take the ports of legs from the answer, not from the request.",
      );
      expect(failure.reason).toContain("all its offers are of another lane");
      expectSentence(failure);
    });

    it("has no total in the currency of a search where the carrier's currency has no rate", async () => {
      const source = open();
      await setFaults({ fault: "wrong-currency" });
      const { offers } = validateOffers((await quote(source))._unsafeUnwrap(), {})._unsafeUnwrap();
      const totals = offers.flatMap((one) =>
        one.kind === "api" && one.refusal === null
          ? [normaliseCarrierOffer({ ...one.offer, offerId: "offer-1", askedAt: null }, context()).price.converted.kind]
          : [],
      );
      expect(new Set(totals)).toEqual(new Set(["no-rate"]));
    });

    it("says that its access is refused with a wrong secret, without a billed or a repeated call", async () => {
      const quoted = await quote(open("a-wrong-secret"));
      expect(JSON.stringify([quoted, records])).not.toContain("a-wrong-secret");
      expect(quoted._unsafeUnwrapErr().sentence).toBe(`${subject.name} does not accept our access at the moment.`);
      expect(countBilled()).toBe(0);
      expect(records.length).toBeLessThanOrEqual(2);
    });

    it.each([5, -5])("answers while the carrier's clock is %s minutes off, and keeps to it", async (minutes) => {
      const source = open();
      await quote(source);
      const usual = records.length;
      const clockOfCarrier = { method: "PUT", body: JSON.stringify({ offsetMs: minutes * MINUTE_MS }) };
      expect((await fetch(`${simulator.url}/simulator/clock`, clockOfCarrier)).ok).toBe(true);
      requireOffers(await quote(source), "Sign with the time that toHeaders of authoriseBySignature gets.");
      records.length = 0;
      now += 60_000;
      expect((await quote(source)).isOk()).toBe(true);
      expect(records.filter(({ outcome }) => outcome !== "200" && outcome !== "206")).toEqual([]);
      expect(records.length).toBeLessThanOrEqual(usual);
    });

    it.runIf(subject.tokenInPages !== null)("goes on when its token ends in the middle of a search", async () => {
      const source = open(SECRET, subject.tokenInPages ?? {});
      await setFaults({ fault: "more-pages" });
      onCall = () => {
        carrierAheadMs = 3_600_000;
      };
      requireOffers(await quote(source), "Use authoriseByToken, which fetches another token after a 401.");
      const outcomes = records.map(({ outcome }) => outcome);
      expect(outcomes.filter((outcome) => outcome === "401")).toHaveLength(1);
      expect(outcomes.at(-1)?.startsWith("2")).toBe(true);
    });

    it("states each fault in a growing search, whose other sources answer", async () => {
      const server = await startTestApp({
        features: freightFeatures(),
        config: { connectors: [read(SECRET, { keepMinutes: 0, budgetSeconds: 30 })] },
      });
      carrierAheadMs = 0;
      clock = server.clock.now;
      await addShipper(server.database);
      const headers = await signInAs(server.app);
      const send = async (method: "GET" | "POST", path: string, payload?: object): Promise<GrowingRatesAnswer> => {
        const url = `/api/resource/rates/searches${path}`;
        const sent = await server.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
        expect(sent.statusCode).toBe(200);
        return parsed<GrowingRatesAnswer>(sent.body);
      };
      /* One that hangs is late, without a sentence of its own. */
      const answering = OF_CONNECTIONS.filter((fault) => !fault.startsWith("hang"));
      for (const fault of [...(namesPorts ? ["wrong-lane"] : []), ...answering, ...subject.faults]) {
        await setFaults({ fault });
        let part = await send("POST", "", SEARCH);
        const carriers = listCarriers(part);
        while (!part.isComplete) {
          part = await send("GET", `/${part.searchId}?after=${part.position}`);
          carriers.push(...listCarriers(part));
        }
        expect([fault, carriers.includes("Norrvik Line")]).toEqual([fault, true]);
        const { state, reason } = part.progress.find(({ name }) => name === subject.name) ?? {};
        /* Of the faults that leave offers only a currency without a rate of exchange has to be said. */
        const isSaid = state !== "answered" || fault === "wrong-currency";
        if (!isSaid) expect([fault, reason]).toEqual([fault, null]);
        else expect([fault, reason]).toEqual([fault, expect.stringMatching(SENTENCE)]);
        server.clock.advance(60_000);
      }
      const log = server.logLines.join("");
      expect(log).not.toContain(SECRET);
      expect(log).toContain(`"source":"${subject.name}"`);
      await server.close();
    });

    it("has an answer that comes after its budget, for the next search", async () => {
      const source = open(SECRET, { budgetSeconds: 1 });
      await setFaults({ fault: "slow", ms: 1_300, path: subject.pricesPath });
      requireOffers(
        await quote(source),
        "Let calls take longer than a search waits: `timeoutMs: toTimeout(budgetMs)`.",
      );
    });

    it("ends with its search", async () => {
      const source = open();
      await setFaults({ fault: "hang" });
      const { reason } = requireFailure(await quote(source, {}, AbortSignal.timeout(300)), "It must wait for it.");
      expect(reason, "pass `signal` of quote on to each call").toBe("nobody waits for it any more");
    });

    it("makes no call that is refused, in 1,000 random searches", async () => {
      const source = open();
      /* Requests are checked before it. */
      await setFaults({ fault: "empty-list", path: subject.pricesPath });
      const refused = await listRefusedCalls({
        source,
        sizes: subject.sizes,
        today: TODAY,
        records,
        clock: () => now,
        advance: (ms) => {
          now += ms;
        },
        isRefused: ({ outcome }) => !outcome.startsWith("2") && !withoutOffers.includes(Number(outcome)),
      });
      expect(refused, "refuse what the carrier would refuse before the call, with refusedFailure(sentence)").toEqual(
        [],
      );
      expect(records.length, "too few searches became calls: the request is refused too often").toBeGreaterThan(200);
    });
  });
};
