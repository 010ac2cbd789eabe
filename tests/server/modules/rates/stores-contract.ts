import type { KnownPlace } from "#domain/places";
import { expect, it } from "vitest";
import { addAccount } from "#server/modules/accounts/account-store.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import { expireSheet, withdrawLines } from "#server/rate-sources/rate-sheets/end-lines.ts";
import { undoImport } from "#server/rate-sources/rate-sheets/undo-import.ts";
import { findExchange, saveExchange } from "#server/modules/rates/exchange-store.ts";
import {
  packOffers,
  toOfferId,
  pruneOffers,
  saveSearch,
  findStoredOffer,
  findStoredOffers,
} from "#server/modules/rates/offer-store.ts";
import { listPortsOfCall } from "#server/rate-sources/ports-of-call.ts";
import { fillPlaces } from "#server/modules/places/place-directory.ts";
import { placeSeeds } from "#server/modules/places/place-seeds.ts";
import { addPlaces, allPlaces, placeImport } from "#server/modules/places/store.ts";
import { addQuotation, nextNumber } from "#server/modules/bookings/store.ts";
import { countHit } from "#server/platform/throttling/store.ts";
import { addSheet, rateSheetTables, sheetLines } from "#server/rate-sources/rate-sheets/store.ts";
import type { Executor } from "#server/schema.ts";
import { addEvents, eventImport, findShipmentEvents, type QuotationEvent } from "#server/modules/tracking/store.ts";
import { replaceLines } from "#server/rate-sources/rate-sheets/replace-lines.ts";
import { findWithdrawnLines, listSheetLines, listSheets } from "#server/rate-sources/rate-sheets/sheet-lines.ts";
import { importStaged } from "#server/platform/database/staged-import.ts";
import { laneReader } from "#server/rate-sources/tariff/lane-store.ts";
import { tariffBookReader } from "#server/rate-sources/tariff/store.ts";
import { bumpCacheVersion, readCacheVersion } from "#server/platform/database/cache-versions.ts";
import { addTestTariffs } from "#tests/server/support/freight.ts";
import { START } from "#tests/server/support/app.ts";
import { failAtEach } from "#tests/server/support/fail-at-each.ts";
import { type MakePlace, openTestDatabase } from "#tests/server/support/database.ts";

const MUNDRA: KnownPlace = {
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

const addQuotations = async (db: Executor): Promise<void> => {
  const account = {
    id: "asha",
    email: "asha@menon.example",
    passwordHash: "none",
    firstName: "Asha",
    lastName: "Menon",
    companyName: "Menon",
    phone: null,
    dialCode: null,
    createdAt: START,
    disabledAt: null,
  };
  await addAccount(db, account);
  for (const id of ["q-1", "q-2"])
    await addQuotation(db, {
      id,
      accountId: account.id,
      quotationId: `QTN-${id}`,
      bookingId: `KLB-${id}`,
      offerId: null,
      providerName: "CASTELLAN",
      validityFrom: null,
      validityTill: null,
      validityZone: "Asia/Kolkata",
      bookedOn: "2026-11-20",
      bookedAt: START,
      status: 1,
      offer: "{}",
      context: "{}",
      reference: null,
    });
};

const eventOf = (quotation: string, index: number): QuotationEvent => ({
  quotation,
  event: {
    eventId: `e-${index}`,
    eventType: "EQUIPMENT",
    equipmentEventTypeCode: "GTIN",
    eventClassifierCode: "ACT",
    eventCreatedDateTime: "2026-11-19T01:05:00Z",
  },
});

/** The stores of places, tariffs, rate sheets, offers and numbers. */
export const freightStoresContract = (make: MakePlace): void => {
  it("stores places unchanged, and the first of a duplicate code", async () => {
    const { db, remove } = await openTestDatabase(make);
    await addPlaces(db, [MUNDRA, { ...MUNDRA, code: "INXXX", latitude: null, longitude: null, kind: "Inland" }]);
    await addPlaces(db, [{ ...MUNDRA, name: "Other" }]);
    expect(await allPlaces(db)).toEqual([
      MUNDRA,
      { ...MUNDRA, code: "INXXX", latitude: null, longitude: null, kind: "Inland" },
    ]);
    await remove();
  });

  /** Opens a database twice, as two processes do, and notes at each pause of an import what the other one reads and that it can write. */
  const openTwice = async <Seen>(read: (db: Executor) => Promise<Seen>) => {
    const { place, remove } = await make();
    const [importer, other] = [
      (await openDatabase(place))._unsafeUnwrap(),
      (await openDatabase(place))._unsafeUnwrap(),
    ];
    const seen: Seen[] = [];
    const pause = async (): Promise<void> => {
      await countHit(other.db, "other process", START, 1_000);
      seen.push(await read(other.db));
    };
    const close = async (): Promise<void> => {
      await Promise.all([importer.close(), other.close()]);
      await remove();
    };
    const pace = { linesPerTransaction: 1_000, pause };
    return { importer: importer.db, other: other.db, seen, pace, close };
  };
  const HEADING = { id: "import-1", importedAt: START };
  const stagedRows = async (db: Executor): Promise<readonly number[]> => [
    (await db.selectFrom("stagedImport").select("id").execute()).length,
    (await db.selectFrom("stagedPlace").select("importId").execute()).length,
    (await db.selectFrom("stagedEvent").select("importId").execute()).length,
  ];

  it("fills the table of places with all of them or none", async () => {
    const { db, remove } = await openTestDatabase(make);
    const { stops } = await failAtEach(db, fillPlaces, async () => expect(await allPlaces(db)).toEqual([]));
    expect(stops).toBeGreaterThan(5);
    expect((await allPlaces(db)).length).toBe(placeSeeds().length);
    await remove();
  });

  it("imports places in steps that admit other writes, and publishes them together", async () => {
    const { importer, seen, pace, close } = await openTwice(async (db) => (await allPlaces(db)).length);
    await addPlaces(importer, [MUNDRA]);
    const places = Array.from({ length: 1_200 }, (_, index) => ({
      ...MUNDRA,
      code: `IN${index}`,
      name: `Place ${index}`,
    }));
    const added = await importStaged(
      importer,
      placeImport,
      HEADING,
      [{ ...MUNDRA, name: "Other" }, ...places, ...places],
      pace,
    );
    expect(added).toBe(1_200);
    expect(seen).toEqual([1, 1, 1_201, 1_201, 1_201]);
    expect((await allPlaces(importer)).slice(-2).map(({ name }) => name)).toEqual(["Place 999", "Mundra"]);
    expect([await readCacheVersion(importer, "places"), await stagedRows(importer)]).toEqual([1, [0, 0, 0]]);
    await close();
  });

  it("imports tracking events in steps that admit other writes, and publishes them together", async () => {
    const { importer, seen, pace, close } = await openTwice(
      async (db) => (await findShipmentEvents(db, "q-1"))?.events.length ?? 0,
    );
    await addQuotations(importer);
    await addEvents(importer, [eventOf("q-1", 7)], { at: START - 1, source: "before" });
    const events = Array.from({ length: 600 }, (_, index) => eventOf(index % 2 === 0 ? "q-1" : "q-2", index));
    const from = { at: START, source: "events.json" };
    const added = await importStaged(
      importer,
      eventImport([...events, ...events], from),
      HEADING,
      [...events, ...events],
      pace,
    );
    expect(added).toBe(600);
    expect(seen).toEqual([1, 301, 301]);
    expect((await findShipmentEvents(importer, "q-2"))?.events.slice(0, 2)).toEqual([
      eventOf("q-2", 1).event,
      eventOf("q-2", 3).event,
    ]);
    expect(await stagedRows(importer)).toEqual([0, 0, 0]);
    await close();
  });

  it("withdraws and ends the lines of a large sheet in steps that admit other writes", async () => {
    const active = async (db: Executor) => (await listSheets(db, "2026-11-20")).map((sheet) => sheet.active);
    const { importer, seen, pace, close } = await openTwice(active);
    const heading = {
      provider: "CASTELLAN",
      name: "LARGE",
      sheetDate: "2026-11-20",
      validFrom: "2026-11-20",
      validTill: "2026-12-31",
      reissued: null,
      importedAt: START,
    };
    const lines = (sheetId: string) =>
      Array.from({ length: 2_500 }, (_, index) => ({
        id: `${sheetId}-${index}`,
        sheetId,
        line: index,
        portOfLoading: "INNSA",
        portOfDischarge: `P${index}`,
        placeOfReceipt: null,
        placeOfDelivery: null,
        validTill: "2026-12-31",
        fields: "{}",
        charges: '{"OCEAN FREIGHT":"USD 980"}',
      }));
    const { pause } = pace;
    const { provider } = heading;
    const replacing = replaceLines({
      kind: "fcl",
      provider,
      scope: "units",
      today: "2026-11-20",
      now: 1,
      visibleTo: null,
    });
    const quick = { ...pace, pause: () => Promise.resolve() };
    await importStaged(importer, rateSheetTables(replacing), { ...heading, id: "A" }, lines("A"), quick);
    await importStaged(importer, rateSheetTables(replacing), { ...heading, id: "B" }, lines("B"), quick);
    expect(await active(importer)).toEqual([2_500, 0]);
    expect((await undoImport(importer, "B", START + 7))._unsafeUnwrap()).toEqual({ restored: 2_500 });
    expect(await active(importer)).toEqual([0, 2_500]);
    const ids = lines("A").map(({ id }) => id);
    await withdrawLines(importer, { kind: "fcl", id: "A" }, ids.slice(0, 1_200), "No space.", 8, pause);
    expect(seen.splice(0)).toEqual([[0, 1_500]]);
    await expireSheet(importer, { kind: "fcl", id: "A" }, "2026-11-19", 9, pause);
    expect(seen.splice(0)).toEqual([
      [0, 1_300],
      [0, 500],
    ]);
    expect(await active(importer)).toEqual([0, 0]);
    await close();
  });

  it("removes a failed import, and one that was killed with the next import", async () => {
    const { importer, pace, close } = await openTwice(async () => null);
    const failing = importStaged(
      importer,
      eventImport([eventOf("q-9", 1)], { at: START, source: "x" }),
      HEADING,
      [eventOf("q-9", 1)],
      pace,
    );
    await expect(failing).rejects.toThrow(/foreign key/i);
    expect(await stagedRows(importer)).toEqual([0, 0, 0]);
    await placeImport.addHeading(importer, { id: "killed", importedAt: START - 24 * 3_600_000 });
    await placeImport.addLines(importer, [MUNDRA], "killed", 0);
    expect(await importStaged(importer, placeImport, HEADING, [], pace)).toBe(0);
    expect([await allPlaces(importer), await stagedRows(importer)]).toEqual([[], [0, 0, 0]]);
    await close();
  });

  it("finds valid freight of a lane, and reads the tariff again only after a change", async () => {
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
    expect(await listPortsOfCall(db)).toEqual(new Set(["INNSA", "NLRTM"]));
    await remove();
  });

  it("lists rate sheets, and ends one", async () => {
    const { db, remove } = await openTestDatabase(make);
    await addTestTariffs(db);
    expect(await listSheets(db, "2026-11-20")).toEqual([
      {
        kind: "fcl",
        id: "S1",
        provider: "CASTELLAN",
        name: "CASTELLAN INDIA EXPORT",
        sheetDate: "2026-11-16",
        validFrom: "2026-11-16",
        validTill: "2026-11-30",
        validFor: "booking",
        importedAt: 0,
        withdrawnAt: null,
        outdatedAt: null,
        fileHash: null,
        visibleTo: null,
        prices: "sell",
        lines: 1,
        active: 1,
        lastDay: "2026-11-30",
        replaces: 0,
      },
    ]);
    expect(await sheetLines(db, ["INNSA"], ["NLRTM"], "2026-11-20")).toHaveLength(1);
    await expireSheet(db, { kind: "fcl", id: "S1" }, "2026-11-19", 9);
    expect(await sheetLines(db, ["INNSA"], ["NLRTM"], "2026-11-20")).toEqual([]);
    await remove();
  });

  it("replaces the lanes of a provider's earlier sheets, and gives them back", async () => {
    const { db, remove } = await openTestDatabase(make);
    await addTestTariffs(db);
    const sheet = { name: "DECEMBER", sheetDate: "2026-11-20", validTill: "2026-12-31", reissued: null, importedAt: 1 };
    const line = (sheetId: string, number: number, to: string) => ({
      id: `${sheetId}-${number}`,
      sheetId,
      line: number,
      portOfLoading: "INNSA",
      portOfDischarge: to,
      placeOfReceipt: null,
      placeOfDelivery: null,
      validTill: "2026-12-31",
      fields: "{}",
      charges: '{"OCEAN FREIGHT":"USD 980"}',
    });
    const replacing = replaceLines({
      kind: "fcl",
      provider: "CASTELLAN",
      scope: "units",
      today: "2026-11-20",
      now: 2,
      visibleTo: null,
    });
    await addSheet(db, { ...sheet, id: "R1", provider: "Rival", validFrom: "2026-11-01" }, [line("R1", 2, "NLRTM")]);
    await addSheet(db, { ...sheet, id: "S0", provider: "CASTELLAN", validFrom: "2026-11-01" }, [
      line("S0", 2, "DEHAM"),
    ]);
    const next = { ...sheet, id: "S2", provider: "CASTELLAN", validFrom: "2026-11-25", importedAt: 2 };
    await importStaged(db, rateSheetTables(replacing), next, [
      line("S2", 2, "NLRTM"),
      { ...line("S2", 3, "NLRTM"), validFrom: "2026-12-05" },
    ]);
    const idsOn = async (day: string) =>
      (await sheetLines(db, ["INNSA"], ["NLRTM", "DEHAM"], day)).flatMap(({ id, validFrom }) =>
        validFrom <= day ? [id] : [],
      );
    expect(await idsOn("2026-11-24")).toEqual(["R1-2", "S0-2", "S1-2"]);
    expect(await idsOn("2026-11-25")).toEqual(["R1-2", "S0-2", "S2-2"]);
    expect(await idsOn("2026-12-05")).toEqual(["R1-2", "S0-2", "S2-2", "S2-3"]);
    const [newest] = await listSheets(db, "2026-11-20");
    expect([newest?.id, newest?.replaces, newest?.active]).toEqual(["S2", 1, 2]);

    expect((await undoImport(db, "S2", START))._unsafeUnwrap()).toEqual({ restored: 1 });
    expect(await idsOn("2026-11-25")).toEqual(["R1-2", "S0-2", "S1-2"]);
    expect(await findWithdrawnLines(db, ["S1-2", "S2-2", "S2-3"])).toEqual(
      new Map([
        ["S2-2", "The rate sheet of this offer was withdrawn. Please search again."],
        ["S2-3", "The rate sheet of this offer was withdrawn. Please search again."],
      ]),
    );
    await remove();
  });

  it("takes an import back in one transaction, whichever statement fails", async () => {
    const { db, remove } = await openTestDatabase(make);
    const heading = {
      name: "X",
      sheetDate: "2026-11-20",
      validFrom: "2026-11-20",
      validTill: "2026-12-31",
      reissued: null,
    };
    const { provider, ...line } = {
      provider: "CASTELLAN",
      line: 2,
      portOfLoading: "INNSA",
      portOfDischarge: "NLRTM",
      placeOfReceipt: null,
      placeOfDelivery: null,
      validTill: "2026-12-31",
      fields: "{}",
    };
    const replacing = (now: number) =>
      replaceLines({ kind: "fcl", provider, scope: "units", today: "2026-11-20", now, visibleTo: null });
    const add = (id: string, importedAt: number, charges: string) =>
      importStaged(db, rateSheetTables(replacing(importedAt)), { ...heading, provider, id, importedAt }, [
        { ...line, id: `${id}-2`, sheetId: id, charges },
      ]);
    await add("A", START, '{"OCEAN FREIGHT 20GP":"USD 980","OCEAN FREIGHT 40HC":"USD 1600"}');
    await add("B", START + 1, '{"OCEAN FREIGHT 20GP":"USD 990"}');
    const state = async () => ({
      lines: (await sheetLines(db, ["INNSA"], ["NLRTM"], "2026-11-20")).map(({ id, endedSizes }) => [id, endedSizes]),
      changes: await db.selectFrom("lineChange").selectAll().execute(),
      sheets: await db.selectFrom("rateSheet").select(["id", "withdrawnAt"]).orderBy("id").execute(),
      version: await readCacheVersion(db, "tariffs"),
    });
    const before = await state();
    expect(before.lines).toEqual([
      ["A-2", { "20GP": "2026-11-19" }],
      ["B-2", {}],
    ]);
    const { answer, stops } = await failAtEach(
      db,
      (failing) => undoImport(failing, "B", START + 2),
      async () => expect(await state()).toEqual(before),
    );
    expect(answer._unsafeUnwrap()).toEqual({ restored: 1 });
    expect(stops).toBeGreaterThan(6);
    expect((await state()).lines).toEqual([["A-2", {}]]);
    expect((await undoImport(db, "B", START + 3))._unsafeUnwrapErr()).toEqual({ kind: "withdrawn" });
    expect((await undoImport(db, "A", START + 3))._unsafeUnwrap()).toEqual({ restored: 0 });
    expect((await undoImport(db, "C", START + 3))._unsafeUnwrapErr()).toEqual({ kind: "unknown" });
    await remove();
  });

  it("withdraws single lines, and the sheet with its last one", async () => {
    const { db, remove } = await openTestDatabase(make);
    await addTestTariffs(db);
    const sheet = { kind: "fcl", id: "S1" } as const;
    await withdrawLines(db, sheet, ["S1-2"], "No space left.", 7);
    expect(await sheetLines(db, ["INNSA"], ["NLRTM"], "2026-11-20")).toEqual([]);
    expect((await listSheetLines(db, sheet)).map(({ id, withdrawn }) => [id, withdrawn])).toEqual([
      ["S1-2", "No space left."],
    ]);
    expect((await listSheets(db, "2026-11-20")).map(({ active, withdrawnAt }) => [active, withdrawnAt])).toEqual([
      [0, 7],
    ]);
    await remove();
  });

  it("finds an offer of a search by its number, until it is deleted", async () => {
    const { db, remove } = await openTestDatabase(make);
    const context =
      '{"load":[{"equipment":"20GP","quantity":2,"weightKg":0}],"exchange":null,"quotedAt":"2026-11-20T08:00:00.000Z"}';
    await saveSearch(db, {
      id: "s.1",
      accountId: "a",
      quotedAt: 1,
      expiresAt: 9,
      context,
      offers: packOffers([['{"offerId":"first"}'], ['{"offerId":', '"Größe ₹"}'], ['{"offerId":"last"}']]),
    });
    const texts = await Promise.all([0, 1, 2, 3].map((index) => findStoredOffer(db, toOfferId("s.1", index))));
    expect(texts.map((offer) => offer?.text)).toEqual([
      '{"offerId":"first"}',
      '{"offerId":"Größe ₹"}',
      '{"offerId":"last"}',
      undefined,
    ]);
    expect(texts[0]).toEqual({ accountId: "a", expiresAt: 9, context, text: '{"offerId":"first"}', margins: null });
    expect(await findStoredOffer(db, "s.99999")).toBeNull();
    await saveSearch(db, {
      id: "large",
      accountId: "a",
      quotedAt: 1,
      expiresAt: 9,
      context: JSON.stringify(context),
      offers: packOffers(Array.from({ length: 10_001 }, (_, index) => [`{"offerId":"${index}"}`])),
    });
    expect((await findStoredOffer(db, toOfferId("large", 10_000)))?.text).toBe('{"offerId":"10000"}');
    await pruneOffers(db, 9);
    expect(await findStoredOffer(db, "s.1.0")).not.toBeNull();
    await pruneOffers(db, 10);
    expect(await findStoredOffer(db, "s.1.0")).toBeNull();
    await remove();
  });

  it("stores the latest 500 searches of an account, sixteen more at most, and all of the others", async () => {
    const { db, remove } = await openTestDatabase(make);
    const search = (accountId: string, quotedAt: number) => {
      const id = `${accountId}.${quotedAt}`;
      return { id, accountId, quotedAt, expiresAt: 9_999, context: "{}", offers: packOffers([]) };
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

  it("replaces the offers of a search that is stored again", async () => {
    const { db, remove } = await openTestDatabase(make);
    const search = (...texts: readonly string[]) => ({
      id: "s-1",
      accountId: "a",
      quotedAt: 1,
      expiresAt: 9_999,
      context: "{}",
      offers: packOffers(texts.map((text) => [text])),
    });
    await saveSearch(db, search('{"offerId":"s-1.0"}'));
    await saveSearch(db, search('{"offerId":"s-1.0"}', '{"offerId":"s-1.1"}'));
    const stored = await findStoredOffers(db, ["s-1.0", "s-1.1", "s-1.2"]);
    expect([...stored].map(([id, { text }]) => [id, text])).toEqual([
      ["s-1.0", '{"offerId":"s-1.0"}'],
      ["s-1.1", '{"offerId":"s-1.1"}'],
    ]);
    await remove();
  });

  it("assigns numbers without gaps or duplicates, also fifty at once", async () => {
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
    await saveExchange(db, "a", table);
    await saveExchange(db, "b", { ...table, date: "2026-12-01" });
    expect(await findExchange(db, "2026-11-19")).toBeNull();
    expect(await findExchange(db, "2026-11-30")).toEqual(table);
    expect((await findExchange(db, "2026-12-02"))?.date).toBe("2026-12-01");
    await saveExchange(db, "b", { ...table, date: "2026-12-01", source: "Corrected" });
    expect((await findExchange(db, "2026-12-02"))?.source).toBe("Corrected");
    await remove();
  });

  it("counts changes", async () => {
    const { db, remove } = await openTestDatabase(make);
    expect(await readCacheVersion(db, "places")).toBe(0);
    await bumpCacheVersion(db, "places");
    await bumpCacheVersion(db, "places");
    await bumpCacheVersion(db, "tariffs");
    expect([await readCacheVersion(db, "places"), await readCacheVersion(db, "tariffs")]).toEqual([2, 1]);
    await remove();
  });
};
