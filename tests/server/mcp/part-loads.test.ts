import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { CreatedApiKeyAnswer } from "#api/schema.d.ts";
import { accountFeatures } from "#server/features.ts";
import { mcpFeature } from "#server/mcp.ts";
import { apiKeysFeature } from "#server/modules/api-keys/index.ts";
import { addShipper, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { lclFeatures } from "../modules/lcl/fixture.ts";

const LOAD = { weightKg: 1200.5, cbm: 3.25 };
const LANE = { from: "innsa", to: "Rotterdam", ...LOAD };

let server: TestApp;
let client: Client;

beforeEach(async () => {
  const features = [...lclFeatures, ...accountFeatures().slice(1), apiKeysFeature, mcpFeature];
  server = await startTestApp({ features, config: { publicUrl: "https://portal.example" } });
  await addShipper(server.database);
  const address = await server.app.listen({ host: "127.0.0.1", port: 0 });
  const { body } = await server.app.inject({
    method: "POST",
    url: "/api/resource/api-keys",
    headers: await signInAs(server.app),
    payload: { name: "Agent", scopes: ["read", "search", "quote"], days: null },
  });
  const authorization = `Bearer ${parsed<CreatedApiKeyAnswer>(body).result[0]?.key ?? ""}`;
  client = new Client({ name: "test", version: "1" });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${address}/mcp`), { requestInit: { headers: { authorization } } }),
  );
});

afterEach(async () => {
  await client.close();
  await server.close();
});

const call = async (name: string, given: Record<string, unknown>) => {
  const { content, isError } = await client.callTool({ name, arguments: given });
  const text = content[0]?.type === "text" ? content[0].text : "";
  return isError === true ? text : parsed<Record<string, unknown>>(text);
};

const usd = (amount: string) => ({ currency: "USD", amount });
const eur = (amount: string) => ({ currency: "EUR", amount });

const OFFER = {
  isBookable: true,
  reason: null,
  chargesWithoutPrice: 0,
  portOfLoading: "Nhava Sheva",
  portOfDischarge: "Rotterdam",
  destinationCfs: "Rotterdam",
  chargeableWm: 3.25,
  departures: [],
  transitDays: 26,
  validity: { from: "2026-11-16", till: "2026-11-30" },
};
/* 3.25 W/M × 40 = 130 EUR; 130 / 0.9225 = 140.92 USD. */
const CHEAPEST = {
  ...OFFER,
  offerId: expect.any(String),
  carrier: "Baywater Consolidators",
  total: usd("140.92"),
  totalPerCurrency: [eur("130.00")],
};

it("search_part_loads returns the cheapest offers of a part load", async () => {
  expect(await call("search_part_loads", { ...LANE, most: 2 })).toEqual({
    offers: [
      CHEAPEST,
      {
        ...OFFER,
        offerId: expect.any(String),
        carrier: "Keelson Global Logistics",
        total: usd("2925.00"),
        totalPerCurrency: [usd("2925.00")],
      },
    ],
    offersFound: 4,
  });
});

it("explain_part_load returns charges that add up to the total", async () => {
  expect(await call("explain_part_load", { ...LANE, carrier: "baywater consolidators" })).toEqual({
    offers: [
      {
        ...CHEAPEST,
        groups: [
          {
            group: "freight",
            perCurrency: [eur("130.00")],
            charges: [
              {
                code: null,
                name: "OCEAN FREIGHT",
                basis: "per-wm",
                size: null,
                state: "priced",
                unit: eur("40.00"),
                quantity: 3.25,
                amount: eur("130.00"),
                converted: usd("140.92"),
                note: null,
              },
            ],
          },
        ],
        exchange: {
          base: "USD",
          date: "2026-11-20",
          source: "Test table",
          rates: [
            { currency: "INR", unitsPerBase: "88.40" },
            { currency: "EUR", unitsPerBase: "0.9225" },
          ],
        },
        fees: [],
        remarks: [],
      },
    ],
  });
});

it("create_quote saves an offer of a part load for a person to decide", async () => {
  const found = await client.callTool({ name: "search_part_loads", arguments: { ...LANE, most: 1 } });
  const { offers } = parsed<{ readonly offers: readonly { readonly offerId: string }[] }>(
    found.content[0]?.type === "text" ? found.content[0].text : "",
  );
  const given = { from: "INNSA", to: "Rotterdam", offerIds: offers.map(({ offerId }) => offerId), company: "Menon" };
  expect(await call("create_quote", { ...given, partLoad: LOAD })).toMatchObject({
    number: "QUO-2026-000001",
    state: "open",
    address: "https://portal.example/rate/quotes/QUO-2026-000001",
  });
  expect(await call("create_quote", given)).toBe(
    "State either containers or partLoad, as in the search of the offers.",
  );
});

it.each([
  [
    { ...LANE, to: "Atlantis" },
    '"Atlantis" is no port of the tariffs for part loads. Among them are: Mundra, Nhava Sheva, Rotterdam, Duisburg.',
  ],
  [
    { ...LANE, weightKg: 1200.555 },
    "Please check the marked fields. weight: Weight goes in steps of 0.01 kg. Enter 1,200.55 or 1,200.56.",
  ],
])("search_part_loads refuses %j with a sentence", async (given, sentence) => {
  expect(await call("search_part_loads", given)).toBe(sentence);
});
