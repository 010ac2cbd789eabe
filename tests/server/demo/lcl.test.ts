import { readLclRecord } from "#api/readers/lcl-record.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readAmountCell } from "#domain/charges";
import { demoExchange } from "#server/demo/freight/exchange.ts";
import { priceLclRecord, sortLclRates } from "#domain/lcl";
import { loadDemoLcl } from "#server/demo/lcl/load-lcl.ts";
import { toLclOffer } from "#server/modules/lcl/offer.ts";
import { fillPlaces } from "#server/modules/places/place-directory.ts";
import { lclLines, lclPlaces } from "#server/modules/lcl/store.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import type { LclCharges } from "#domain/lcl";
import { START } from "../support/app.ts";
import { openTestDatabase, sqlitePlace } from "../support/database.ts";

const TODAY = "2026-11-20";

describe("the demo's LCL tariff", () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    database = await openTestDatabase(sqlitePlace);
    await fillPlaces(database.db);
    await loadDemoLcl(database.db, TODAY, START);
  });
  afterAll(() => database.remove());

  const lines = () => database.db.selectFrom("lclLine").selectAll().execute();

  it("covers more than 150 places from Indian ports, many of them inland", async () => {
    const all = await lines();
    const origins = [...new Set(all.map((line) => line.portOfLoading))];
    const stations = new Set(all.map((line) => line.destinationCfs));
    const inland = new Set(all.filter((line) => line.cfsCode !== line.dischargeCode).map((line) => line.cfsCode));
    expect(origins.toSorted()).toEqual([
      "Chennai",
      "Cochin",
      "Kolkata",
      "Mundra",
      "Nhava Sheva",
      "Pipavav",
      "Tuticorin",
      "Visakhapatnam",
    ]);
    expect([stations.size > 150, inland.size > 100]).toEqual([true, true]);
    expect((await lclPlaces(database.db, TODAY)).length).toBe(stations.size + origins.length);
  });

  it("contains many currencies, minimums, percentages, decimal commas and texts", async () => {
    const cells = (await lines()).flatMap(({ charges }) => {
      const { origin, destination, warehouse } = storedJson<LclCharges>(charges);
      return [origin, destination, warehouse].flatMap((map) => Object.values(map));
    });
    const kinds = Map.groupBy(
      cells.map((cell) => readAmountCell(cell, "INR")),
      ({ kind }) => kind,
    );
    const amounts = cells.flatMap((cell) => {
      const read = readAmountCell(cell, "INR");
      return read.kind === "amount" ? [read] : [];
    });
    expect([...kinds.keys()].toSorted()).toEqual(["amount", "included", "not-quoted", "percent", "unreadable"]);
    expect(new Set(amounts.map(({ unit }) => unit.currency)).size).toBeGreaterThan(15);
    expect(new Set(amounts.map(({ minimum }) => minimum?.kind))).toEqual(new Set([undefined, "quantity", "amount"]));
    expect(cells.some((cell) => /\d,50\b/.test(cell))).toBe(true);
    expect((kinds.get("unreadable")?.length ?? 0) / cells.length).toBeLessThan(0.1);
  });

  it("prices every lane for a load, most of them in full, by W/M of 3.25 CBM", async () => {
    const search = {
      mode: "lcl",
      portOfLoading: "Nhava Sheva",
      portOfDischarge: "Genova",
      weightKg: 1200,
      cbm: 3.25,
    } as const;
    const found = await lclLines(database.db, search.portOfLoading, search.portOfDischarge, TODAY);
    const rates = sortLclRates(
      found.map((line) =>
        priceLclRecord(
          readLclRecord({
            _id: line.id,
            ...toLclOffer(line, {
              today: TODAY,
              now: Date.parse("2026-11-20T03:30:00Z") / 60_000,
              loadingZone: "Asia/Kolkata",
              loadingTime: "2026-11-20T09:00",
            }),
          })._unsafeUnwrap(),
          {
            forwarder: "Keelson",
            search,
            exchange: demoExchange(TODAY),
            now: null,
          },
        ),
      ),
    );
    const dollars = rates.map(({ price }) =>
      price.converted.kind === "converted" ? price.converted.total.minor / 100 : 0,
    );
    expect([found.length > 30, Math.min(...dollars) > 250, Math.max(...dollars) < 2500]).toEqual([true, true, true]);
    expect(rates.filter(({ price }) => price.unpricedCount === 0).length * 2).toBeGreaterThan(rates.length);
    expect(new Set(rates.map(({ validity }) => `${validity.from} ${validity.till}`))).toEqual(
      new Set(["2026-11-16 2026-11-29"]),
    );
  });

  it("is not loaded over tariffs that are there", async () => {
    const before = (await lines()).length;
    await loadDemoLcl(database.db, TODAY, START);
    expect((await lines()).length).toBe(before);
  });
});
