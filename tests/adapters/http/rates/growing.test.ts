import { describe, expect, it } from "vitest";
import type { GrowingRateList } from "#domain/rates";
import { against, patient } from "#tests/adapters/support/api.ts";
import { aFclSearch } from "#tests/contracts/consumer/samples.ts";

const PROGRESS = { seconds: 0.4, offers: 1, reason: null, until: null, pricedAt: "2026-11-20T08:15:30.000Z" };
const READ_PROGRESS = { ...PROGRESS, usualSeconds: null, pricedAt: Date.parse("2026-11-20T08:15:00Z") / 60_000 };

const offer = (offerId: string, providerName: string) => ({
  offerId,
  providerName,
  quoteLine: {
    validityFrom: "2026-11-20",
    validityTo: "2026-11-27",
    spotEquipments: [{ equipmentGroupIsoCode: "20GP", numberOfContainerRequested: 2 }],
    surcharges: {
      matchingSurchargesPerEquipmentTypes: [
        { equipmentGroupIsoCode: "20GP", currency: "USD", basicOceanFreightRate: 980, matchingCargoSurcharges: [] },
      ],
    },
  },
});

const answer = (position: string, offers: readonly object[], more: object = {}) => ({
  status: true,
  code: 2000,
  message: "OK",
  searchId: "s-1",
  position,
  isComplete: false,
  removed: [],
  progress: [{ name: "Pelagia", state: "answered", ...PROGRESS }],
  sources: [{ name: "Pelagia", outcome: "answered" }],
  result: [{ api: offers, excel: [] }],
  ...more,
});

/** What the portal reads of these answers, one for each request. */
const read = (
  answers: readonly object[],
  work: (port: Parameters<Parameters<typeof against>[1]>[0]["growingSearch"]) => Promise<unknown>,
) => {
  let index = 0;
  return against(
    (_arrived, response) => {
      response.setHeader("content-type", "application/json").end(JSON.stringify(answers[index++]));
    },
    async ({ growingSearch }, server) => ({
      read: await work(growingSearch),
      requests: server.arrived.map(({ method, url }) => `${method} ${url}`),
    }),
  );
};

const ids = (list: GrowingRateList) => list.rates.map(({ id, carrier }) => `${id} ${carrier.name}`);
const search = aFclSearch();

describe("a search whose answer grows", () => {
  it("states how long a source usually takes, if the server does", async () => {
    const progress = [{ name: "Pelagia", state: "asking", ...PROGRESS, usualSeconds: 18.2 }];
    const { read: found } = await read([answer("2", [offer("s-1.0", "Pelagia")], { progress })], async (port) =>
      (await port.start(search, patient())).map((list) => list.progress[0]?.usualSeconds),
    );
    expect(found).toMatchObject({ value: 18.2 });
  });

  it("adds the offers of later answers, and asks for what has come since the last one", async () => {
    const { read: lists, requests } = await read(
      [answer("2", [offer("s-1.0", "Norrvik Line")]), answer("3", [offer("s-1.1", "Pelagia")], { isComplete: true })],
      async (port) => {
        const first = (await port.start(search, patient()))._unsafeUnwrap();
        const second = (await port.next(first, patient()))._unsafeUnwrap();
        expect(second.progress).toEqual([{ name: "Pelagia", state: "answered", ...READ_PROGRESS }]);
        return [ids(first), ids(second), first.isComplete, second.isComplete, second.searchId];
      },
    );
    expect(lists).toEqual([["s-1.0 Norrvik Line"], ["s-1.0 Norrvik Line", "s-1.1 Pelagia"], false, true, "s-1"]);
    expect(requests).toEqual(["POST /api/resource/rates/searches", "GET /api/resource/rates/searches/s-1?after=2"]);
  });

  it("keeps sold-out offers of several answers apart", async () => {
    const { read: list } = await read(
      [
        answer("2", [offer("Sold-out", "Norrvik Line"), offer("Sold-out", "Norrvik Line")]),
        answer("3", [offer("Sold-out", "Pelagia")]),
      ],
      async (port) => {
        const first = (await port.start(search, patient()))._unsafeUnwrap();
        return ids((await port.next(first, patient()))._unsafeUnwrap());
      },
    );
    expect(list).toEqual(["Sold-out Norrvik Line", "Sold-out#2 Norrvik Line", "Sold-out#3 Pelagia"]);
  });

  it("drops what the server has removed, with all offers that share a word as their id", async () => {
    const { read: list } = await read(
      [
        answer("2", [offer("s-1.0", "Pelagia"), offer("Sold-out", "Pelagia"), offer("Sold-out", "Norrvik Line")]),
        answer("3", [offer("Sold-out", "Norrvik Line"), offer("s-1.3", "Pelagia")], { removed: ["s-1.0", "Sold-out"] }),
      ],
      async (port) => {
        const first = (await port.start(search, patient()))._unsafeUnwrap();
        return ids((await port.next(first, patient()))._unsafeUnwrap());
      },
    );
    expect(list).toEqual(["Sold-out Norrvik Line", "s-1.3 Pelagia"]);
  });

  it("loses no offer that came just before it was stopped", async () => {
    const { read: lists, requests } = await read(
      [
        answer("2", []),
        answer("4", [], { isComplete: true }),
        answer("4", [offer("s-1.0", "Pelagia")], { isComplete: true }),
      ],
      async (port) => {
        const first = (await port.start(search, patient()))._unsafeUnwrap();
        const stopped = (await port.stop(first, patient()))._unsafeUnwrap();
        return [ids(stopped), stopped.isComplete];
      },
    );
    expect(lists).toEqual([["s-1.0 Pelagia"], true]);
    expect(requests.slice(1)).toEqual([
      "DELETE /api/resource/rates/searches/s-1",
      "GET /api/resource/rates/searches/s-1?after=2",
    ]);
  });

  it("asks a source again by its name, and keeps what the answer does not repeat", async () => {
    const exchangeRates = { base: "USD", date: "2026-11-20", source: "Desk", markUpPercent: "0", quotes: [] };
    const { read: kept, requests } = await read(
      [
        answer("2", [offer("s-1.0", "Pelagia")], { exchangeRates }),
        answer("2", [], {
          progress: [{ name: "Pelagia", state: "paused", ...PROGRESS, until: "2026-11-20T09:00:00Z" }],
        }),
      ],
      async (port) => {
        const first = (await port.start(search, patient()))._unsafeUnwrap();
        const again = (await port.askAgain(first, "Pelagia", patient()))._unsafeUnwrap();
        return [ids(again), again.exchange?.source, again.progress[0]?.until];
      },
    );
    expect(kept).toEqual([["s-1.0 Pelagia"], "Desk", Date.parse("2026-11-20T09:00:00Z") / 60_000]);
    expect(requests.slice(1)).toEqual(["POST /api/resource/rates/searches/s-1/asked-again"]);
  });

  it("cannot continue a list of another origin", async () => {
    const { read: outcome } = await read([], async (port) => {
      const list = {
        rates: [],
        warning: null,
        sources: [],
        exchange: null,
        searchId: "s-1",
        progress: [],
        isComplete: false,
      };
      return (await port.next(list, patient()))._unsafeUnwrapErr();
    });
    expect(outcome).toEqual({ kind: "refused", reason: "not-found", message: "", fields: [] });
  });

  it("warns of missing sources if the first answer is complete; later their states say it, and nothing moves", async () => {
    const errorMessage = "1 of 2 sources did not answer: Pelagia.";
    const { read: atOnce } = await read(
      [answer("2", [], { errorMessage, isComplete: true })],
      async (port) => (await port.start(search, patient()))._unsafeUnwrap().warning,
    );
    expect(atOnce).toBe(errorMessage);
    const { read: later } = await read(
      [answer("2", []), answer("3", [], { errorMessage, isComplete: true })],
      async (port) => {
        const first = (await port.start(search, patient()))._unsafeUnwrap();
        return (await port.next(first, patient()))._unsafeUnwrap().warning;
      },
    );
    expect(later).toBeNull();
  });
});
