import { expect, it } from "vitest";
import type { PlaceSeed } from "../../../src/server/services/places/seeds/seed.ts";
import { exchangeOn, stateExchange } from "../../../src/server/stores/exchange.ts";
import { joinOffers, offerIdOf, pruneOffers, saveSearch, storedOffer } from "../../../src/server/stores/offers.ts";
import { addPlaces, allPlaces, portsOfCall } from "../../../src/server/stores/places.ts";
import { nextNumber } from "../../../src/server/stores/quotations.ts";
import { expireSheet, sheetLines, sheetSummaries } from "../../../src/server/stores/rate-sheets.ts";
import { laneReader } from "../../../src/server/stores/tariff-lanes.ts";
import { tariffBookReader } from "../../../src/server/stores/tariffs.ts";
import { raiseVersion, versionOf } from "../../../src/server/stores/versions.ts";
import { addTestTariffs } from "../freight/fixture.ts";
import { type MakePlace, openTestDatabase } from "../support/database.ts";

const MUNDRA: PlaceSeed = {
  code: "INMUN",
  name: "Mundra",
  countryCode: "IN",
  countryName: "India",
  kind: "Sea",
  latitude: 22.74,
  longitude: 69.71,
  timeZone: "Asia/Kolkata",
  importance: 3,
  otherNames: ["Adani Mundra"],
};

/** The stores of places, tariffs, rate sheets, offers and numbers. */
export const freightStoresContract = (make: MakePlace): void => {
  it("keeps places as they were given, and the first of a code", async () => {
    const { db, remove } = await openTestDatabase(make);
    await addPlaces(db, [MUNDRA, { ...MUNDRA, code: "INXXX", latitude: null, longitude: null, kind: "Inland" }]);
    await addPlaces(db, [{ ...MUNDRA, name: "Other" }]);
    expect(await allPlaces(db)).toEqual([
      MUNDRA,
      { ...MUNDRA, code: "INXXX", latitude: null, longitude: null, kind: "Inland" },
    ]);
    await remove();
  });

  it("finds the freight of a lane that still holds, and reads the tariff book again only when it changed", async () => {
    const { db, remove } = await openTestDatabase(make);
    const read = tariffBookReader(db);
    expect((await read()).carriers).toEqual([]);
    await addTestTariffs(db);
    const book = await read();
    expect(book.carriers.map(({ name }) => name)).toEqual(["Norrvik Line"]);
    expect(await read()).toBe(book);
    const readLane = laneReader(db);
    const [line] = await readLane(["INNSA"], ["NLRTM"], ["20GP", "40HC", "40RH"], "2026-12-31");
    expect(line).toMatchObject({
      id: "IEX-1-Spot",
      rateType: "Spot",
      weekday: 4,
      freight: { "20GP": 98_000, "40HC": 164_000 },
    });
    expect(await readLane(["INNSA"], ["NLRTM"], ["20GP"], "2027-01-01")).toEqual([]);
    expect(await readLane([], ["NLRTM"], ["20GP"], "2026-12-31")).toEqual([]);
    expect(await portsOfCall(db)).toEqual(new Set(["INNSA", "NLRTM"]));
    await remove();
  });

  it("lists rate sheets, and ends one", async () => {
    const { db, remove } = await openTestDatabase(make);
    await addTestTariffs(db);
    expect(await sheetSummaries(db)).toEqual([
      {
        id: "S1",
        provider: "CASTELLAN",
        name: "CASTELLAN INDIA EXPORT",
        sheetDate: "2026-11-16",
        validTill: "2026-11-30",
        lines: 1,
      },
    ]);
    expect(await sheetLines(db, ["INNSA"], ["NLRTM"], "2026-11-20")).toHaveLength(1);
    expect(await expireSheet(db, "S1", "2026-11-19")).toBe(true);
    expect(await expireSheet(db, "S2", "2026-11-19")).toBe(false);
    expect(await sheetLines(db, ["INNSA"], ["NLRTM"], "2026-11-20")).toEqual([]);
    await remove();
  });

  it("finds an offer of a search by its number, until it is deleted", async () => {
    const { db, remove } = await openTestDatabase(make);
    const context = {
      load: [{ equipment: "20GP", quantity: 2, weightKg: 0 }],
      exchange: null,
      quotedAt: "2026-11-20T08:00:00.000Z",
    } as const;
    await saveSearch(db, {
      id: "s.1",
      accountId: "a",
      quotedAt: 1,
      expiresAt: 9,
      context: JSON.stringify(context),
      offers: joinOffers(['{"offerId":"first"}', '{"offerId":"Größe ₹"}', '{"offerId":"last"}']),
    });
    const texts = await Promise.all([0, 1, 2, 3].map((index) => storedOffer(db, offerIdOf("s.1", index))));
    expect(texts.map((offer) => offer?.text)).toEqual([
      '{"offerId":"first"}',
      '{"offerId":"Größe ₹"}',
      '{"offerId":"last"}',
      undefined,
    ]);
    expect(texts[0]).toEqual({ accountId: "a", expiresAt: 9, context, text: '{"offerId":"first"}' });
    expect(await storedOffer(db, "s.99999")).toBeNull();
    await saveSearch(db, {
      id: "large",
      accountId: "a",
      quotedAt: 1,
      expiresAt: 9,
      context: JSON.stringify(context),
      offers: joinOffers(Array.from({ length: 10_001 }, (_, index) => `{"offerId":"${index}"}`)),
    });
    expect((await storedOffer(db, offerIdOf("large", 10_000)))?.text).toBe('{"offerId":"10000"}');
    await pruneOffers(db, 9);
    expect(await storedOffer(db, "s.1.0")).not.toBeNull();
    await pruneOffers(db, 10);
    expect(await storedOffer(db, "s.1.0")).toBeNull();
    await remove();
  });

  it("stores the latest 500 searches of an account, sixteen more at most, and all of the others", async () => {
    const { db, remove } = await openTestDatabase(make);
    const search = (accountId: string, quotedAt: number) => {
      const id = `${accountId}.${quotedAt}`;
      return { id, accountId, quotedAt, expiresAt: 9_999, context: "{}", offers: "" };
    };
    const stored = async (accountId: string): Promise<readonly number[]> => {
      const rows = await db.selectFrom("quotedSearch").select("quotedAt").where("accountId", "=", accountId).execute();
      return rows.map(({ quotedAt }) => quotedAt).toSorted((a, b) => b - a);
    };
    await db.transaction().execute(async (transaction) => {
      for (let at = 0; at < 1_000; at++) await saveSearch(transaction, search("a", at));
      await saveSearch(transaction, search("b", 0));
    });
    const latest = await stored("a");
    expect(latest.slice(0, 500)).toEqual(Array.from({ length: 500 }, (_, index) => 999 - index));
    expect(latest.length).toBeLessThanOrEqual(516);
    expect(await stored("b")).toEqual([0]);
    await pruneOffers(db, 10_000);
    expect([...(await stored("a")), ...(await stored("b"))]).toEqual([]);
    await remove();
  });

  it("counts numbers without a gap or a double, also fifty at once", async () => {
    const { db, remove } = await openTestDatabase(make);
    const numbers = await Promise.all(Array.from({ length: 50 }, () => nextNumber(db, "2026")));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(await nextNumber(db, "2027")).toBe(1);
    await remove();
  });

  it("answers the newest rates of exchange that are not of the future", async () => {
    const { db, remove } = await openTestDatabase(make);
    const table = {
      base: "USD",
      date: "2026-11-20",
      source: "Test",
      markUpPercent: "1.5",
      quotes: [{ currency: "INR", unitsPerBase: "88.40" }],
    };
    await stateExchange(db, "a", table);
    await stateExchange(db, "b", { ...table, date: "2026-12-01" });
    expect(await exchangeOn(db, "2026-11-19")).toBeNull();
    expect(await exchangeOn(db, "2026-11-30")).toEqual(table);
    expect((await exchangeOn(db, "2026-12-02"))?.date).toBe("2026-12-01");
    await stateExchange(db, "b", { ...table, date: "2026-12-01", source: "Corrected" });
    expect((await exchangeOn(db, "2026-12-02"))?.source).toBe("Corrected");
    await remove();
  });

  it("counts changes", async () => {
    const { db, remove } = await openTestDatabase(make);
    expect(await versionOf(db, "places")).toBe(0);
    await raiseVersion(db, "places");
    await raiseVersion(db, "places");
    await raiseVersion(db, "tariffs");
    expect([await versionOf(db, "places"), await versionOf(db, "tariffs")]).toEqual([2, 1]);
    await remove();
  });
};
