import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CreatedApiKeyAnswer } from "#api/schema.d.ts";
import { accountFeatures } from "#server/features.ts";
import { mcpFeature } from "#server/mcp.ts";
import { apiKeysFeature } from "#server/modules/api-keys/index.ts";
import { addShipper, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { freightFeatures } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";

type Scope = "read" | "search" | "quote";

const LANE = {
  from: "INNSA",
  to: "Rotterdam",
  containers: [{ size: "20GP", quantity: 2, weightKg: 18_000 }],
};

let server: TestApp;
let address: string;
const clients: Client[] = [];

beforeEach(async () => {
  const features = [...freightFeatures(), ...accountFeatures().slice(1), apiKeysFeature, mcpFeature];
  server = await startTestApp({ make: sqlitePlace, features, config: { publicUrl: "https://portal.example" } });
  await addShipper(server.database);
  address = await server.app.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await server.close();
});

const createKey = async (scopes: readonly Scope[]): Promise<string> => {
  const headers = await signInAs(server.app);
  const payload = { name: "Agent", scopes, days: null };
  const { body } = await server.app.inject({ method: "POST", url: "/api/resource/api-keys", headers, payload });
  return parsed<CreatedApiKeyAnswer>(body).result[0]?.key ?? "";
};

const connect = async (key: string): Promise<Client> => {
  const client = new Client({ name: "test", version: "1" });
  const headers = { authorization: `Bearer ${key}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`), { requestInit: { headers } }));
  clients.push(client);
  return client;
};

const call = async (client: Client, name: string, given: Record<string, unknown>) => {
  const { content, isError } = await client.callTool({ name, arguments: given });
  const [first] = content;
  const text = first?.type === "text" ? first.text : "";
  return isError === true ? text : parsed<Record<string, unknown>>(text);
};

interface Found {
  readonly offers: readonly { readonly offerId: string }[];
}

const search = async (client: Client, given: Record<string, unknown>): Promise<Found> => {
  const { content } = await client.callTool({ name: "search_prices", arguments: given });
  return parsed<Found>(content[0]?.type === "text" ? content[0].text : "");
};

const CHEAPEST = {
  offerId: expect.any(String),
  carrier: "CASTELLAN",
  rateType: "unknown",
  source: "excel",
  isBookable: true,
  reason: null,
  total: { currency: "USD", amount: "2100.46" },
  totalPerCurrency: [
    { currency: "EUR", amount: "65.00" },
    { currency: "USD", amount: "2030.00" },
  ],
  chargesWithoutPrice: 0,
  notInPrice: [
    "origin-haulage",
    "origin-terminal",
    "origin-documents",
    "freight-surcharges",
    "destination-terminal",
    "destination-haulage",
    "customs",
    "insurance",
  ],
  portOfLoading: "INNSA",
  portOfDischarge: "NLRTM",
  departure: "2026-11-28",
  arrival: "2026-12-23",
  transitDays: 25,
  transhipments: 0,
  validity: { from: "2026-11-16", till: "2026-11-30" },
};

const usd = (amount: string) => ({ currency: "USD", amount });
const eur = (amount: string) => ({ currency: "EUR", amount });
const PRICED = { code: null, state: "priced", note: null };

const CHARGES = [
  {
    group: "freight",
    perCurrency: [usd("2030.00")],
    charges: [
      {
        ...PRICED,
        name: "OCEAN FREIGHT",
        basis: "per-container",
        size: "20GP",
        unit: usd("1015.00"),
        quantity: 2,
        amount: usd("2030.00"),
        converted: usd("2030.00"),
      },
    ],
  },
  {
    group: "destination",
    perCurrency: [eur("65.00")],
    charges: [
      {
        ...PRICED,
        name: "DELIVERY ORDER",
        basis: "per-bill-of-lading",
        size: null,
        unit: eur("65.00"),
        quantity: 1,
        amount: eur("65.00"),
        converted: usd("70.46"),
      },
    ],
  },
];

describe("the MCP server", () => {
  it("offers tools that read, search and prepare quotes, and none that books", async () => {
    const { tools } = await (await connect(await createKey(["read"]))).listTools();
    expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
      ["search_prices", true],
      ["explain_price", true],
      ["search_part_loads", true],
      ["explain_part_load", true],
      ["list_bookings", true],
      ["list_deadlines", true],
      ["track_shipment", true],
      ["create_quote", false],
    ]);
  });

  it("searches, explains a price to the cent, and creates a quote that a person opens", async () => {
    const client = await connect(await createKey(["read", "search", "quote"]));
    const { offers } = await search(client, { ...LANE, most: 1 });
    expect(offers).toEqual([CHEAPEST]);
    const explained = await call(client, "explain_price", { ...LANE, carrier: "castellan", departure: "2026-11-28" });
    expect(explained).toMatchObject({
      offers: [{ total: CHEAPEST.total, groups: CHARGES, exchange: { base: "USD" } }],
    });
    const quote = await call(client, "create_quote", {
      ...LANE,
      offerIds: offers.map(({ offerId }) => offerId),
      company: "Menon Exports",
    });
    expect(quote).toEqual({
      number: "QUO-2026-000001",
      state: "open",
      validTill: expect.stringMatching(/^2026-11-/),
      address: "https://portal.example/rate/quotes/QUO-2026-000001",
    });
    expect(await call(client, "list_bookings", {})).toEqual({ total: 0, bookings: [] });
    expect(await call(client, "list_deadlines", {})).toEqual({ bookings: [] });
  });

  it.each([
    ["search_prices", { ...LANE, from: "Nowhere at all" }, /^Nowhere at all not found\. Check the spelling/],
    [
      "search_prices",
      { ...LANE, containers: [{ size: "99XX", quantity: 1, weightKg: 1 }] },
      /^99XX is not a size\. Sizes: 20GP, 40GP/,
    ],
    ["search_prices", { ...LANE, containers: [] }, /expected array to have >=1 items/],
    ["explain_price", { ...LANE, carrier: "Nobody Line" }, /^Nobody Line has no such offer\./],
    ["track_shipment", { number: "NONE1" }, /^No booking of the company has the number NONE1\./],
  ])("%s refuses %j with a sentence", async (name, given, sentence) => {
    const client = await connect(await createKey(["read", "search"]));
    expect(await call(client, name, given)).toMatch(sentence);
  });

  it("refuses what the key may not do, an unknown key, and calls without a key", async () => {
    const client = await connect(await createKey(["read"]));
    expect(await call(client, "search_prices", LANE)).toBe('This API key lacks the right "search".');
    const unknown = await connect("klk_unknown");
    expect(await call(unknown, "list_bookings", {})).toBe("The API key is unknown, was revoked or has ended.");
    const { statusCode, headers } = await server.app.inject({ method: "POST", url: "/mcp", payload: {} });
    expect([statusCode, headers["www-authenticate"]]).toEqual([401, "Bearer"]);
  });
});

it("leads programs to the API document, the guides and the MCP server", async () => {
  const { headers, body } = await server.app.inject({ method: "GET", url: "/llms.txt" });
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(body).toContain("(https://portal.example/api/openapi.yaml)");
  expect(body).toContain("MCP server at https://portal.example/mcp");
});
