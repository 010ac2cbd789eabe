import { ok } from "neverthrow";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { BookingAnswer, LclRatesAnswer, RatesAnswer } from "#api/schema.d.ts";
import { addMargins, readBookingMargins, removeMargin } from "#server/modules/margins/index.ts";
import { findStoredOffer } from "#server/modules/rates/index.ts";
import { bumpCacheVersion } from "#server/platform/database/cache-versions.ts";
import { aRule } from "#tests/support/margins.ts";
import {
  addShipper,
  type CredentialHeaders,
  SHIPPER,
  signInAs,
  START,
  startTestApp,
  type TestApp,
} from "#tests/server/support/app.ts";
import { offerOf } from "#tests/server/support/controlled-source.ts";
import { SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { featuresWith } from "../lcl/fixture.ts";

const OTHER = "rival@trader.example";
const OWN = { kind: "company", id: `account-${SHIPPER.email}` } as const;
const MINUTE = 60_000;
const SPOT = "/api/resource/rates/spot-on";
const usd = (minor: number) => ({ currency: "USD", minor });

describe("buying prices of connectors, tariffs and LCL tariffs", () => {
  let server: TestApp;
  let own: CredentialHeaders;
  let other: CredentialHeaders;
  let price = 7_391;
  let calls = 0;

  beforeEach(async () => {
    [price, calls] = [7_391, 0];
    server = await startTestApp({
      features: featuresWith((sources) => [
        ...sources,
        {
          name: "Pelagia",
          prices: "buy",
          keepMs: 5 * MINUTE,
          quote: async () => {
            calls += 1;
            return ok([offerOf("Pelagia", "p1", price)]);
          },
        },
      ]),
    });
    await addShipper(server.database);
    await addShipper(server.database, OTHER);
    own = await signInAs(server.app);
    other = await signInAs(server.app, OTHER);
    const { db } = server.database;
    const margin = { kind: "amount", money: usd(900), per: "wm" } as const;
    const rules = [
      aRule("M-1", { customers: OWN, margin: { kind: "amount", money: usd(61_300), per: "container" } }),
      aRule("M-2", { customers: OWN, mode: "lcl", margin }),
    ];
    await db.transaction().execute((transaction) => addMargins(transaction, { rules, floors: [] }, START));
  });
  afterEach(() => server.close());

  const search = async (headers: CredentialHeaders, carrier: string, url = SPOT) => {
    const { body } = await server.app.inject({ method: "POST", url, headers, payload: SEARCH });
    const offers = (parsed<RatesAnswer>(body).result[0]?.api ?? []).filter(
      ({ providerName }) => providerName === carrier,
    );
    const [offer] = offers;
    const [container] = offer?.quoteLine?.surcharges?.matchingSurchargesPerEquipmentTypes ?? [];
    return { body, freight: Number(container?.basicOceanFreightRate), id: offer?.offerId ?? "" };
  };
  const book = async (offerId: string) => {
    const payload = { offerId, providerName: "Pelagia", routing: null, arrivalDate: null, departureDate: null };
    const answer = await server.app.inject({ method: "PUT", url: SPOT, headers: own, payload });
    return { status: answer.statusCode, body: parsed<BookingAnswer>(answer.body) };
  };
  const readBooked = async () => {
    const { db } = server.database;
    const { id } = await db.selectFrom("quotation").select("id").executeTakeFirstOrThrow();
    return (await readBookingMargins(db, [id])).get(id);
  };

  it("are one answer of a connector, which each company is sold at its own price", async () => {
    expect((await search(own, "Pelagia")).freight).toBe(8_004);
    const second = await search(other, "Pelagia");
    expect([second.freight, calls]).toEqual([7_391, 1]);
    const growing = await search(own, "Pelagia", "/api/resource/rates/searches");
    expect([growing.freight, calls]).toEqual([8_004, 1]);
    expect(growing.body).not.toContain("7391");
  });

  it("are stored with the booking of a connector's offer", async () => {
    await book((await search(own, "Pelagia")).id);
    expect(await readBooked()).toMatchObject({
      lines: [
        {
          charge: "Basic freight",
          equipment: "20GP",
          quantity: 2,
          buying: usd(739_100),
          selling: usd(800_400),
          rule: "M-1",
        },
      ],
      totals: { buying: usd(1_478_200), selling: usd(1_600_800), margin: usd(122_600) },
    });
  });

  it("decide whether a kept offer is booked: not the rules, which may have changed", async () => {
    await search(own, "Pelagia");
    server.clock.advance(4 * MINUTE);
    const { id } = await search(own, "Pelagia");
    const { db } = server.database;
    await db.transaction().execute((transaction) => removeMargin(transaction, "M-1", START));
    server.clock.advance(2 * MINUTE);
    expect((await book(id)).status).toBe(200);
    expect([calls, (await readBooked())?.totals.selling]).toEqual([2, usd(1_600_800)]);
  });

  it("refuse a kept offer whose buying price has changed", async () => {
    await search(own, "Pelagia");
    server.clock.advance(4 * MINUTE);
    const { id } = await search(own, "Pelagia");
    server.clock.advance(2 * MINUTE);
    price = 7_392;
    expect(await book(id)).toMatchObject({
      status: 410,
      body: { message: "The carrier has changed the price of this offer. Search again for the new one." },
    });
  });

  it("of a carrier's tariff are sold, and stored with the offer", async () => {
    const { db } = server.database;
    const before = (await search(own, "Norrvik Line")).freight;
    await db.updateTable("carrier").set({ prices: "buy" }).where("name", "=", "Norrvik Line").execute();
    await bumpCacheVersion(db, "tariffs");
    const { freight, id } = await search(own, "Norrvik Line");
    expect(freight).toBe(before + 613);
    expect((await findStoredOffer(db, id))?.margins?.lines[0]).toMatchObject({
      buying: usd(before * 100),
      selling: usd((before + 613) * 100),
      rule: "M-1",
    });
    expect((await search(other, "Norrvik Line")).freight).toBe(before);
  });

  it("of an LCL tariff are sold per W/M, and stored with the booking", async () => {
    const { db } = server.database;
    await db.updateTable("lclTariff").set({ prices: "buy" }).where("id", "=", "house").execute();
    const load = { portOfLoading: "Nhava Sheva", portOfDischarge: "Rotterdam", weight: 1_200, cbm: 4.5 };
    const query = Object.fromEntries(Object.entries(load).map(([name, value]) => [name, String(value)]));
    const ask = async (headers: CredentialHeaders) => {
      const answer = await server.app.inject({ method: "GET", url: "/api/resource/lcl/rates", query, headers });
      return parsed<LclRatesAnswer>(answer.body).result;
    };
    const offer = (await ask(own)).find(({ originCharges }) => "BILL OF LADING" in (originCharges ?? {}));
    expect(offer?.originCharges).toEqual({ "OCEAN FREIGHT": "USD 29.00/W/M", "BILL OF LADING": "INR 3536.00/BL" });
    expect((await ask(other)).map(({ originCharges }) => originCharges?.["OCEAN FREIGHT"])).toContain("USD 20.00/W/M");
    await server.app.inject({
      method: "PUT",
      url: "/api/resource/lcl/rates",
      headers: own,
      payload: { ...load, _id: offer?._id },
    });
    expect((await readBooked())?.lines[0]).toEqual({
      charge: "OCEAN FREIGHT",
      equipment: null,
      quantity: 4.5,
      buying: usd(2_000),
      selling: usd(2_900),
      rule: "M-2",
    });
  });
});
