import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ok } from "neverthrow";
import type { PriceSide } from "#domain/margins";
import { allFeatures } from "#server/features.ts";
import { addLclTariff } from "#server/modules/lcl/store.ts";
import { addMargins } from "#server/modules/margins/index.ts";
import { bumpCacheVersion } from "#server/platform/database/cache-versions.ts";
import type { Feature } from "#server/platform/feature.ts";
import { addSheet } from "#server/rate-sources/rate-sheets/store.ts";
import type { Executor } from "#server/schema.ts";
import { aFloor, aRule } from "#tests/support/margins.ts";
import { line, tariff } from "#tests/server/modules/lcl/fixture.ts";
import { addShipper, signInAs, START, startTestApp } from "#tests/server/support/app.ts";
import { offerOf } from "#tests/server/support/controlled-source.ts";
import { addTestPlaces, addTestTariffs } from "#tests/server/support/freight.ts";
import { FLOOR, OWNER, PAID, RULE } from "./find-leaks.ts";

const decimal = (minor: number): string => (minor / 100).toFixed(2);

const SHEET = {
  id: "BOUGHT",
  provider: "MSC",
  name: "MSC bought",
  sheetDate: "2026-11-16",
  validFrom: "2026-11-16",
  validTill: "2026-11-30",
  reissued: null,
  importedAt: 0,
} as const;

const addBoughtSheet = (db: Executor, prices: PriceSide): Promise<void> =>
  addSheet(db, { ...SHEET, prices }, [
    {
      id: "BOUGHT-2",
      sheetId: "BOUGHT",
      line: 2,
      portOfLoading: "INNSA",
      portOfDischarge: "NLRTM",
      placeOfReceipt: null,
      placeOfDelivery: null,
      validTill: "2026-11-30",
      fields: JSON.stringify({ ETD: "28 Nov 2026", CURRENCY: "USD" }),
      charges: JSON.stringify({ "OCEAN FREIGHT 20GP": decimal(PAID.sheet.minor), THC: "AT COST" }),
    },
  ]);

const addBoughtTariffs = async (db: Executor, prices: PriceSide): Promise<void> => {
  await addTestTariffs(db);
  await db.updateTable("carrier").set({ prices }).execute();
  await db.updateTable("tariffFreight").set({ freight20GP: PAID.tariff.minor }).execute();
  const charges = { origin: { "OCEAN FREIGHT": `USD ${decimal(PAID.lcl.minor)}/W/M` }, destination: {}, warehouse: {} };
  await addLclTariff(db, tariff("house", "Keelson Global Logistics", { prices }), [
    line("house", 2, { charges: JSON.stringify(charges) }),
  ]);
  await addBoughtSheet(db, prices);
  const money = (minor: number) => ({ currency: "USD", minor });
  const rules = [
    aRule(RULE, { owner: OWNER, margin: { kind: "amount", money: money(4_111), per: "container" } }),
    aRule(`${RULE}2`, { owner: OWNER, mode: "lcl", margin: { kind: "amount", money: money(777), per: "wm" } }),
  ];
  const floors = [aFloor(FLOOR, { owner: OWNER, least: { kind: "amount", money: money(100), per: "booking" } })];
  await db.transaction().execute((transaction) => addMargins(transaction, { rules, floors }, START));
  await bumpCacheVersion(db, "tariffs");
  await bumpCacheVersion(db, "lcl");
};

/**
 * The whole server with a connector, a carrier's tariff, a rate sheet and an LCL tariff, all with buying prices; with `sell` they
 * are answered as they are, which leaks all of them.
 */
export const startWorld = async (prices: PriceSide) => {
  const addPrices: Feature = async ({ database }) => {
    await addBoughtTariffs(database.db, prices);
    return [];
  };
  const source = {
    name: "Pelagia",
    quote: async () => ok([offerOf("Pelagia", "p1", PAID.connector.minor / 100)]),
  };
  const dataFolder = await mkdtemp(join(tmpdir(), "keelson-leaks-"));
  const server = await startTestApp({
    features: [addTestPlaces, addPrices, ...allFeatures],
    config: {
      dataFolder,
      deskMail: "desk@keelson.example",
      webhooksReachLoopback: true,
      connectors: [{ name: "Pelagia", allowances: [], createSource: () => source, prices }],
    },
  });
  await addShipper(server.database);
  const close = async (): Promise<void> => {
    await server.close();
    await rm(dataFolder, { recursive: true, force: true });
  };
  return { server: { ...server, close }, headers: await signInAs(server.app) };
};
export type World = Awaited<ReturnType<typeof startWorld>>;
