import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ContainerLine, EquipmentCode } from "#domain/containers";
import { normaliseCarrierOffer } from "#domain/rates";
import { addDays, toMinutes } from "#domain/time";
import { checkLanes } from "#server/connectors/kit/check-lane.ts";
import type { CallRecord } from "#server/connectors/kit/call-records.ts";
import type { RateConnector } from "#server/connectors/kit/connector.ts";
import { createFields } from "#server/connectors/kit/fields.ts";
import type { RateRequest, RateSource, SourceFailure } from "#server/rate-sources/rate-source.ts";
import { validateOffers } from "#server/rate-sources/validate-offers.ts";
import { CONNECTION_FAULTS } from "#simulators/kit/faults.ts";
import type { Simulator } from "#simulators/kit/server.ts";
import { openTestDatabase, sqlitePlace } from "#tests/server/support/database.ts";
import { requestFor } from "./support/requests.ts";

const NOW = Date.parse("2026-11-20T08:00:00.000Z");
const TODAY = "2026-11-20";
const SECRET = "simulator-secret";
const ALL_SIZES: readonly EquipmentCode[] = ["20GP", "40GP", "40HC", "45HC", "20RE", "40RH"];

interface Subject {
  readonly name: string;
  readonly connector: RateConnector;
  readonly start: (options: { readonly clock: () => Date }) => Promise<Simulator>;
  /** The entry of the connectors file for a simulator; `${SECRET}` is its secret. */
  readonly entry: (url: string) => Readonly<Record<string, unknown>>;
  /** A load that the carrier prices. */
  readonly load: readonly ContainerLine[];
  /** Whether it signs in with an access token that ends. */
  readonly hasToken: boolean;
  /** The sizes that it is asked for. */
  readonly sizes: readonly EquipmentCode[];
  /** Faults of the simulator after which there is an answer all the same. */
  readonly harmless: readonly string[];
  /** Those of the content of an answer; every carrier has those of the connection. */
  readonly faults: readonly string[];
}

/* `slow` takes 25 s, and is `hang` for a source that waits less. */
const OF_CONNECTIONS = CONNECTION_FAULTS.filter((fault) => fault !== "slow");

const MINUTE_MS = 60_000;

const describeSearch = ({ origin, destination, containers, ready, cooling }: RateRequest): string => {
  const load = containers.map(({ equipment, quantity, weightKg }) => `${quantity} × ${equipment} of ${weightKg} kg`);
  const [from, to] = [origin, destination].map(({ place, port }) => (place ?? port)?.code);
  const cooled = cooling === null ? "" : `, at ${cooling.temperature} °C`;
  return `${from} to ${to}, ${load.join(" + ")}, ready ${ready}${cooled}`;
};

type Quoted = Awaited<ReturnType<RateSource["quote"]>>;

/** The offers of an answer that must have some. */
const requireOffers = (quoted: Quoted, advice: string) =>
  quoted.match(
    (offers) => offers,
    ({ reason }) => expect.fail(`It has no answer: ${reason}. ${advice}`),
  );

const requireFailure = (quoted: Quoted, advice: string): SourceFailure =>
  quoted.match(
    (offers) => expect.fail(`It answers with ${offers.length} offers. ${advice}`),
    (failure) => failure,
  );

/** What every connector of a price interface must do, against the simulator of its carrier. */
export const describeConnector = (subject: Subject): void => {
  describe(`the connector of ${subject.name}`, () => {
    let database: Awaited<ReturnType<typeof openTestDatabase>>;
    let simulator: Simulator;
    const records: CallRecord[] = [];
    const problems: string[] = [];
    let now = NOW;
    beforeEach(async () => {
      now = NOW;
      records.length = 0;
      problems.length = 0;
      database = await openTestDatabase(sqlitePlace);
      simulator = await subject.start({ clock: () => new Date(now) });
    });
    afterEach(async () => {
      await simulator.stop();
      await database.remove();
    });

    const open = () => {
      const note = (sentence: string): void => {
        problems.push(sentence);
      };
      const fields = createFields(subject.entry(simulator.url), "rates[0]", { SECRET }, note);
      const opened = subject.connector(subject.name, fields);
      const unread = fields.findUnread().map((key) => `${key} is read by nobody.`);
      expect([...problems, ...unread], "`entry` of the test must have the fields that the connector reads").toEqual([]);
      return checkLanes(
        opened.createSource({
          db: database.db,
          clock: () => now,
          record: (record) => records.push(record),
          pause: async (ms) => {
            now += ms;
          },
        }),
      );
    };
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

    it("quotes an offer that can be booked now for a later departure", async () => {
      const { offers } = await quoteOffers({ ready: addDays(TODAY, 10) });
      const context = { load: subject.load, exchange: null, now: toMinutes(NOW) };
      const availability = offers.flatMap((one) =>
        one.kind === "api" && one.refusal === null
          ? [normaliseCarrierOffer({ ...one.offer, offerId: "offer-1", askedAt: null }, context).availability]
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
        if (subject.harmless.includes(fault)) {
          requireOffers(quoted, `Take ${fault} out of \`harmless\` if this failure is right.`);
          return;
        }
        const { sentence = "" } = requireFailure(
          quoted,
          `Return refusedFailure where the carrier has no offer and unreadableFailure where the answer has another shape, or name ${fault} in \`harmless\` if these offers are right.`,
        );
        expect(sentence, "a failure has a sentence that starts with the name: see kit/failures.ts").toMatch(
          new RegExp(`^${subject.name}\\b.*\\.$`),
        );
      },
    );

    it("leaves out offers of another lane", async () => {
      const source = open();
      await setFaults({ fault: "wrong-lane" });
      const quoted = requireOffers(await quote(source), "Leave it to the kit to find offers of another lane.");
      const kinds = [...new Set(quoted.map(({ kind }) => kind))];
      expect(kinds, "take the ports of legs from the answer, never from the request").toEqual(["unreadable"]);
    });

    it.runIf(subject.hasToken)("answers again after its token has ended", async () => {
      const source = open();
      await quote(source);
      await setFaults({ fault: "expired-token", calls: 1 });
      requireOffers(await quote(source), "Use authoriseByToken, which fetches another token after a 401.");
    });

    it("ends with its search", async () => {
      const source = open();
      await setFaults({ fault: "hang" });
      const { reason } = requireFailure(await quote(source, {}, AbortSignal.timeout(300)), "It must wait for it.");
      expect(reason, "pass `signal` of quote on to each call").toBe("nobody waits for it any more");
    });

    it("makes no call that is refused, whatever is searched", async () => {
      const source = open();
      const refused: string[] = [];
      const places = ["INNSA", "NLRTM", "INTKD", "CNSHA", "USNYC", "DEHAM"];
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...places),
          fc.constantFrom(...places),
          fc.array(
            fc.record({
              equipment: fc.oneof(fc.constantFrom(...subject.sizes), fc.constantFrom(...ALL_SIZES)),
              quantity: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 120 })),
              weightKg: fc.constantFrom(0, 1, 8_000, 30_000),
            }),
            { minLength: 1, maxLength: 3 },
          ),
          fc.integer({ min: -2, max: 45 }),
          fc.option(
            fc.record({ temperature: fc.integer({ min: -30, max: 30 }), ventilation: fc.constantFrom(null, 15) }),
          ),
          async (origin, destination, containers, days, cooling) => {
            const minutes = now / MINUTE_MS;
            const given = { origin, destination, containers, ready: addDays(TODAY, days), cooling, now: minutes };
            const known = records.length;
            await quote(source, given);
            for (const { operation, outcome } of records.slice(known))
              if (!outcome.startsWith("2"))
                refused.push(`${outcome} of ${operation}: ${describeSearch(toSearch(given))}`);
            /* Calls of a minute that were used up would hide all later searches. */
            now += MINUTE_MS;
          },
        ),
        { seed: 29, numRuns: 150 },
      );
      expect(refused, "refuse what the carrier would refuse before the call, with refusedFailure(sentence)").toEqual(
        [],
      );
      expect(records.length, "too few searches became calls: the request is refused too often").toBeGreaterThan(20);
    });
  });
};
