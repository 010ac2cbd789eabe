import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ContainerLine, EquipmentCode } from "#domain/containers";
import { normaliseCarrierOffer } from "#domain/rates";
import { addDays, toMinutes } from "#domain/time";
import { checkLanes } from "#server/connectors/kit/check-lane.ts";
import type { CallRecord } from "#server/connectors/kit/call-records.ts";
import type { RateConnector } from "#server/connectors/kit/connector.ts";
import { createFields } from "#server/connectors/kit/fields.ts";
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
      expect([...problems, ...fields.findUnread()]).toEqual([]);
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
    const quote = (source: ReturnType<typeof open>, given: Given = {}, signal = AbortSignal.timeout(20_000)) =>
      source.quote(requestFor({ containers: subject.load, ...given }), signal);
    const setFaults = async (...faults: readonly object[]): Promise<void> => {
      const set = await fetch(`${simulator.url}/simulator/faults`, { method: "PUT", body: JSON.stringify(faults) });
      expect(set.ok).toBe(true);
    };

    it("quotes offers of the lane that the server reads, with a departure, an arrival and prices of each size", async () => {
      const quoted = (await quote(open()))._unsafeUnwrap();
      const { offers, problems: unread } = validateOffers(quoted, { isConfirmedAtOnce: false })._unsafeUnwrap();
      expect(unread).toEqual([]);
      expect(offers.length).toBeGreaterThan(0);
      const sizes = subject.load.map(({ equipment }) => equipment);
      const read = offers.flatMap((one) => (one.kind === "api" && one.refusal === null ? [one.offer] : []));
      expect(read.length).toBeGreaterThan(0);
      for (const offer of read) {
        expect(offer.providerName).toBe(subject.name);
        expect([offer.legs.at(0)?.from.code, offer.legs.at(-1)?.to.code]).toEqual(["INNSA", "NLRTM"]);
        expect(String(offer.departureDate) < String(offer.arrivalDate)).toBe(true);
        expect(offer.equipments.map(({ equipment }) => equipment)).toEqual(sizes);
        for (const { equipment, basicOceanFreightRate } of offer.equipmentPrices) {
          expect(sizes).toContain(equipment);
          expect(Number(basicOceanFreightRate)).toBeGreaterThan(0);
        }
      }
    });

    it("quotes an offer that can be booked now for a later departure", async () => {
      const quoted = (await quote(open(), { ready: addDays(TODAY, 10) }))._unsafeUnwrap();
      const { offers } = validateOffers(quoted, { isConfirmedAtOnce: false })._unsafeUnwrap();
      const context = { load: subject.load, exchange: null, now: toMinutes(NOW) };
      const availability = offers.flatMap((one) =>
        one.kind === "api" && one.refusal === null
          ? [normaliseCarrierOffer({ ...one.offer, offerId: "offer-1", askedAt: null }, context).availability]
          : [],
      );
      expect(availability).toContainEqual({ kind: "bookable" });
    });

    it.each([...OF_CONNECTIONS, ...subject.faults])(
      "survives the fault %s with offers, or a plain sentence without a secret",
      async (fault) => {
        const source = open();
        await setFaults({ fault });
        const quoted = await quote(source);
        const said = JSON.stringify([quoted, records]);
        expect(said).not.toContain(SECRET);
        expect(said).not.toContain("127.0.0.1");
        if (subject.harmless.includes(fault)) return expect(quoted.isOk()).toBe(true);
        const { sentence = "" } = quoted._unsafeUnwrapErr();
        expect(sentence.startsWith(subject.name) && sentence.endsWith(".")).toBe(true);
      },
    );

    it("leaves out offers of another lane", async () => {
      const source = open();
      await setFaults({ fault: "wrong-lane" });
      const quoted = (await quote(source))._unsafeUnwrap();
      expect(quoted.length).toBeGreaterThan(0);
      expect(new Set(quoted.map(({ kind }) => kind))).toEqual(new Set(["unreadable"]));
    });

    it.runIf(subject.hasToken)("answers again after its token has ended", async () => {
      const source = open();
      await quote(source);
      await setFaults({ fault: "expired-token", calls: 1 });
      expect((await quote(source)).isOk()).toBe(true);
    });

    it("ends with its search", async () => {
      const source = open();
      await setFaults({ fault: "hang" });
      expect((await quote(source, {}, AbortSignal.timeout(300)))._unsafeUnwrapErr().reason).toBe(
        "nobody waits for it any more",
      );
    });

    it("makes no call that is refused, whatever is searched", async () => {
      const source = open();
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
            await quote(source, { origin, destination, containers, ready: addDays(TODAY, days), cooling });
          },
        ),
        { seed: 29, numRuns: 150 },
      );
      const refused = records.filter(({ outcome }) => !outcome.startsWith("2"));
      expect(refused).toEqual([]);
      expect(records.length).toBeGreaterThan(20);
    });
  });
};
