import { describe, expect, it } from "vitest";
import { checkRules } from "../../../scripts/verify/rules/rules.ts";

/** What the rules report of an answer: path, expectation and value in one line each. */
const report = (operation: string, body: object, json: object | null = null, query = ""): readonly string[] =>
  checkRules(
    operation,
    { json, url: new URL(`http://server/api${query}`) },
    { status: 200, headers: {}, body: Buffer.from(JSON.stringify(body)) },
  ).map(({ path, expected, actual }) => `${path}: ${expected}; ${actual}`);

const only = (entry: object) => ({ result: [entry] });
const usd = (amount: number) => ({ currency: "USD", amount });

const RATES = { base: "USD", date: "2026-11-20", quotes: [{ currency: "INR", unitsPerBase: "88.40" }] };

describe("the rules of every answer", () => {
  it.each([
    ["anything", only({ id: "1" })],
    ["anything", only({ charges: { "THC 40HC": "AT COST", "FREIGHT 20-40": "-", "BUNKER 40HC": "USD 100 - 200" } })],
    ["anything", only({ price: { charges: [{ name: "Discount", note: "USD -50", amount: usd(-50) }] } })],
    ["anything", only({ originCharges: { REBATE: "USD -10/CBM" } })],
    ["anything", only({ createdAt: "2026-11-20T10:00:00Z", expiresAt: "2026-11-20T16:00:00+05:30" })],
    ["anything", only({ departureDate: "2026-11-28T06:00", arrivalDate: "2026-11-28" })],
    ["anything", only({ createdAt: "2026-11-20T22:00:00Z", validTill: "2026-11-20" })],
    ["anything", only({ timeZone: "Asia/Kolkata", at: { local: "2026-11-24", utc: "2026-11-24T18:29:00Z" } })],
    ["anything", only({ timeZone: "Asia/Calcutta", unLocationCode: "INNSA" })],
    [
      "anything",
      only({ timeZone: "Nowhere/Land", unLocationCode: "SGSIN", coordinates: { latitude: 1, longitude: 2 } }),
    ],
    [
      "anything",
      only({ total: usd(100), price: { totals: [usd(50), { currency: "INR", amount: 4420 }] }, exchangeRates: RATES }),
    ],
    ["anything", only({ total: usd(100), price: { totals: [usd(50), { currency: "INR", amount: 4420 }] } })],
    ["anything", only({ details: [{ eventId: null }, { eventId: null }] })],
    [
      "anything",
      { answeredAt: "2026-11-20T10:00:00Z", result: [{ bookedOn: "2026-11-20", requestedAt: "2026-11-20T10:03:00Z" }] },
    ],
    [
      "anything",
      {
        answeredAt: "2026-11-20T10:00:00Z",
        result: [
          { eventClassifierCode: "ACT", eventDateTime: "2026-11-21T06:00" },
          { eventClassifierCode: "EST", eventDateTime: "2026-11-28T06:00" },
        ],
      },
    ],
    [
      "anything",
      only({ title: "Fee: USD 5.00", titleParts: [{ text: "Fee: " }, { text: "USD 5.00", amount: usd(5) }] }),
    ],
  ])("find nothing in a right answer of %s: %j", (operation, body) => {
    expect(report(operation, body)).toEqual([]);
  });

  it.each([
    [
      only({ title: "Fee: USD 5.00", titleParts: [{ text: "Fee: " }, { text: "USD 6.00", amount: usd(6) }] }),
      '$.result[0].titleParts: pieces of "Fee: USD 5.00"; "Fee: USD 6.00"',
    ],
    [
      only({ createdAt: "2026-11-20T10:00:00Z", expiresAt: "2026-11-19T10:00:00Z" }),
      '$.result[0].expiresAt: not before createdAt (2026-11-20T10:00:00Z); "2026-11-19T10:00:00Z"',
    ],
    [
      only({ requestedAt: "2026-11-20T10:00:00Z", decidedAt: "2026-11-20T09:00:00Z" }),
      '$.result[0].decidedAt: not before requestedAt (2026-11-20T10:00:00Z); "2026-11-20T09:00:00Z"',
    ],
    [
      only({
        shipment: { departure: { eventDateTime: "2026-11-28" }, arrival: { eventDateTime: "2026-11-27T09:00" } },
      }),
      '$.result[0].shipment.arrival.eventDateTime: not before departure.eventDateTime (2026-11-28); "2026-11-27T09:00"',
    ],
    [
      only({
        stops: [
          {
            shipmentLocationType: "TSP",
            arrival: { eventDateTime: "2026-12-02" },
            departure: { eventDateTime: "2026-12-01" },
          },
        ],
      }),
      '$.result[0].stops[0].departure.eventDateTime: not before arrival.eventDateTime (2026-12-02); "2026-12-01"',
    ],
    [
      only({ timeZone: "Asia/Kolkata", at: { local: "2026-11-24T09:00", utc: "2026-11-24T09:00:00Z" } }),
      '$.result[0].at.local: 2026-11-24T14:30, which is 2026-11-24T09:00:00Z in Asia/Kolkata; "2026-11-24T09:00"',
    ],
    [
      { answeredAt: "2026-11-20T10:00:00Z", result: [{ bookedAt: "2026-11-20T11:00:00Z" }] },
      '$.result[0].bookedAt: not after 2026-11-20T10:00:00.000Z, the clock of the server; "2026-11-20T11:00:00Z"',
    ],
    [
      { answeredAt: "2026-11-20T10:00:00Z", result: [{ bookedOn: "2026-11-22" }] },
      '$.result[0].bookedOn: not after 2026-11-20T10:00:00.000Z, the clock of the server; "2026-11-22"',
    ],
    [
      { answeredAt: "2026-11-20T10:00:00Z", result: [{ state: "active", expiresAt: "2026-11-20T09:00:00Z" }] },
      '$.result[0].expiresAt: after 2026-11-20T10:00:00.000Z, as it is active; "2026-11-20T09:00:00Z"',
    ],
    [
      { answeredAt: "2026-11-20T10:00:00Z", exchangeRates: { ...RATES, date: "2026-11-22" }, result: [] },
      '$.exchangeRates.date: not after 2026-11-20T10:00:00.000Z, the clock of the server; "2026-11-22"',
    ],
    [
      {
        answeredAt: "2026-11-20T10:00:00Z",
        result: [{ eventClassifierCode: "ACT", eventDateTime: "2026-11-28T06:00" }],
      },
      '$.result[0].eventClassifierCode: no ACT, as 2026-11-28T06:00 is to come; "ACT"',
    ],
  ])("compare days and moments: %j", (body, difference) => {
    expect(report("anything", body)).toEqual([difference]);
  });

  it.each([
    [only({ total: usd(-1) }), "$.result[0].total.amount: 0 or more; -1"],
    [
      only({ offer: { excel: { charges: { "OCEAN FREIGHT 20GP": "USD -940", "BILL OF LADING": "INR 4,000/BL" } } } }),
      "$.result[0].offer.excel.charges['OCEAN FREIGHT 20GP']: an amount of 0 or more; \"USD -940\"",
    ],
    [
      only({ offer: { api: { potentialFees: [{ feeType: "Cancellation fee", amount: -150, currency: null }] } } }),
      "$.result[0].offer.api.potentialFees[0].amount: 0 or more; -150",
    ],
    [only({ fees: [{ kind: "cancel", amount: usd(-150) }] }), "$.result[0].fees[0].amount.amount: 0 or more; -150"],
    [
      only({
        offer: { quoteLine: { surcharges: { matchingBlSurcharges: [{ amount: "-45", chargeCurrency: "USD" }] } } },
      }),
      "$.result[0].offer.quoteLine.surcharges.matchingBlSurcharges[0].amount: 0 or more; -45",
    ],
    [
      only({ total: usd(120), price: { totals: [usd(50), { currency: "INR", amount: 4420 }] }, exchangeRates: RATES }),
      "$.result[0].total.amount: 100 USD, as in price; 120",
    ],
    [
      only({ shipment: { total: usd(120) }, price: { totals: [usd(50)] } }),
      "$.result[0].shipment.total.amount: 50 USD, as in price; 120",
    ],
    [
      only({ total: { currency: "EUR", amount: 50 }, price: { totals: [usd(50)] } }),
      '$.result[0].total.currency: USD, as in price; "EUR"',
    ],
    [
      only({ total: { currency: "INR", amount: 50 }, price: { totals: [usd(50)] }, exchangeRates: RATES }),
      '$.result[0].total.currency: USD, as in price; "INR"',
    ],
    [
      only({ exchangeRates: { base: "USD", quotes: [{ currency: "USD", unitsPerBase: "1.2" }] } }),
      "$.result[0].exchangeRates.quotes[0].unitsPerBase: 1, as USD is the base; 1.2",
    ],
  ])("compare amounts: %j", (body, difference) => {
    expect(report("anything", body)).toEqual([difference]);
  });

  it.each([
    [
      only({ unLocationCode: "INNSA", timeZone: "Europe/Amsterdam" }),
      '$.result[0].timeZone: a zone with the time of Asia/Kolkata for INNSA; "Europe/Amsterdam"',
    ],
    [
      only({ unLocationCode: "NLRTM", coordinates: { latitude: 4.14, longitude: 51.95 } }),
      '$.result[0].coordinates: near 51.95 north and 4.14 east, where NLRTM is; {"latitude":4.14,"longitude":51.95}',
    ],
    [only({ code: "NLRTM", countryCode: "BE" }), '$.result[0].countryCode: NL, the country of NLRTM; "BE"'],
    [
      only({ point: { code: "INNSA" }, country: { code: "SG" } }),
      '$.result[0].country.code: IN, the country of INNSA; "SG"',
    ],
    [
      only({ country: "Panama", countryCode: "PA", ports: [{ point: { code: "COCTG" }, country: { code: "CO" } }] }),
      '$.result[0].ports[0].country.code: PA, under which it is listed; "CO"',
    ],
  ])("compare places: %j", (body, difference) => {
    expect(report("anything", body)).toEqual([difference]);
  });

  it.each([
    ["anything", { result: [{ a: 1 }, { a: 1 }] }, '$.result[1]: an entry that differs from the others; {"a":1}'],
    ["anything", only({ scopes: ["read", "read"] }), '$.result[0].scopes[1]: a value that no other entry has; "read"'],
    [
      "anything",
      only({
        containers: [
          { equipmentGroupIsoCode: "40HC", numberOfContainers: 1 },
          { equipmentGroupIsoCode: "40HC", numberOfContainers: 2 },
        ],
      }),
      '$.result[0].containers[1].equipmentGroupIsoCode: a value that no other entry has; "40HC"',
    ],
    [
      "anything",
      only({ comments: [{ writtenAt: "2026-11-20T10:00:00Z" }, { writtenAt: "2026-11-19T10:00:00Z" }] }),
      '$.result[0].comments[1].writtenAt: ascending order, after 2026-11-20T10:00:00Z; "2026-11-19T10:00:00Z"',
    ],
    ["anything", only({ versions: [{ number: 2 }] }), "$.result[0].versions[0].number: 1, its position; 2"],
    [
      "anything",
      only({ routingLegs: [{ legNumber: 2 }, { legNumber: 1 }] }),
      "$.result[0].routingLegs[1].legNumber: more than 2, that of the leg before it; 1",
    ],
    [
      "listLinks",
      {
        result: [
          { id: "1", createdAt: "2026-11-19T10:00:00Z" },
          { id: "2", createdAt: "2026-11-20T10:00:00Z" },
        ],
      },
      '$.result[1].createdAt: descending order, after 2026-11-19T10:00:00Z; "2026-11-20T10:00:00Z"',
    ],
    ["anything", { lenResult: 1, result: [{ id: "1" }, { id: "2" }] }, "$.lenResult: 2 or more; 1"],
    [
      "anything",
      { choices: { departures: ["2026-12-02", "2026-12-01"] } },
      '$.choices.departures[1]: 2026-12-02 or more; "2026-12-01"',
    ],
  ])("compare the lists of %s: %j", (operation, body, difference) => {
    expect(report(operation, body)).toEqual([difference]);
  });
});

describe("what a call sets", () => {
  const SENT = {
    name: " Lane to Rotterdam ",
    version: 2,
    note: null,
    search: { port: "INNSA", load: [{ size: "40HC" }] },
  };

  it("comes back in its own form", () => {
    const stored = {
      name: "lane to rotterdam",
      version: 3,
      note: "chosen",
      search: { port: "INNSA", load: [{ size: "40HC" }] },
    };
    expect(report("createTemplate", only(stored), SENT)).toEqual([]);
    expect(report("createTemplate", only({ other: 1 }), SENT)).toEqual([]);
    expect(report("setVatId", only({ vatId: "NL123456789B01" }), { vatId: "nl 1234 56789 b01" })).toEqual([]);
    expect(report("addGstNumber", { result: [{ name: "1" }, { name: "2" }] }, { name: "3" })).toEqual([]);
  });

  it("may be added to what was written before", () => {
    const note = "Stackable, 120 pallets\n\nReady on Friday";
    expect(report("createDeskRequest", only({ note }), { note: "Ready on Friday" })).toEqual([]);
    expect(report("createDeskRequest", only({ note: "Not ready on Friday" }), { note: "Ready on Friday" })).toEqual([
      '$.result[0].note: "Ready on Friday", as sent; "Not ready on Friday"',
    ]);
  });

  it("is compared at every depth", () => {
    const stored = { name: "Lane", search: { port: "INMUN", load: [] } };
    expect(report("createTemplate", only(stored), SENT)).toEqual([
      '$.result[0].name: " Lane to Rotterdam ", as sent; "Lane"',
      '$.result[0].search.port: "INNSA", as sent; "INMUN"',
      "$.result[0].search.load: 1 entries, as sent; 0",
    ]);
  });

  it("lasts as many days as the call says", () => {
    const link = { createdAt: "2026-11-20T10:00:00Z", expiresAt: "2026-12-20T10:00:00Z" };
    expect(report("createBookingLink", only(link), { days: 30 })).toEqual([]);
    expect(report("createBookingLink", only(link), { days: 90 })).toEqual([
      '$.result[0].expiresAt: 90 days after createdAt (2026-11-20T10:00:00Z); "2026-12-20T10:00:00Z"',
    ]);
  });
});

describe("the rules of single answers", () => {
  it.each([
    [
      "listNotifications",
      { lenResult: 1, unread: 0, result: [{ id: "1", readAt: null }] },
      "$.unread: 1, the new messages; 0",
    ],
    ["listSessions", { result: [{ id: "1", current: false }] }, "$.result[].current: true of one entry; 0"],
    [
      "listSessions",
      {
        result: [
          { id: "1", current: false },
          { id: "2", current: true },
        ],
      },
      "$.result[1].current: the session of the request first; 1",
    ],
    [
      "listMembers",
      {
        result: [
          { id: "1", you: true },
          { id: "2", you: true },
        ],
      },
      "$.result[].you: true of one entry; 2",
    ],
    ["listLinks", only({ opens: 2, lastOpenedAt: null }), "$.result[0].opens: 0, as nobody has opened it; 2"],
    [
      "listDocuments",
      only({ versions: [{ number: 1 }], comments: [{ version: 2 }] }),
      "$.result[0].comments[0].version: at most 1, the number of versions; 2",
    ],
    [
      "listApprovals",
      only({ state: "waiting", decidedAt: "2026-11-20T10:00:00Z" }),
      '$.result[0].decidedAt: null while it waits; "2026-11-20T10:00:00Z"',
    ],
    [
      "listApprovals",
      only({ state: "declined", decidedAt: "2026-11-20T10:00:00Z", mayDecide: true }),
      "$.result[0].mayDecide: false, as it does not wait; true",
    ],
    [
      "getCargo",
      only({ equipments: ["40HC"], details: { requestedEquipments: [] } }),
      "$.result[0].details.requestedEquipments: 1, one of each container; 0",
    ],
    [
      "getCargo",
      only({
        equipments: ["40HC"],
        details: { requestedEquipments: [{}] },
        submissions: [{ subject: "vgm", container: 2 }],
      }),
      "$.result[0].submissions[0].container: 1 to 1, a container; 2",
    ],
    [
      "lclPorts",
      { result: ["Rotterdam"], places: [{ name: "Gdańsk" }] },
      '$.places[0].name: one of the names of result; "Gdańsk"',
    ],
    ["verifyQuote", only({ carriers: ["A", "B"], totals: [[usd(1)]] }), "$.result[0].totals: 2, one of each offer; 1"],
    [
      "startRateSearch",
      { isComplete: true, progress: [{ name: "A", state: "asking", offers: 0 }], result: [{ api: [] }] },
      "$.isComplete: false, as a source is asked; true",
    ],
    [
      "continueRateSearch",
      {
        isComplete: true,
        progress: [{ name: "A", state: "answered", offers: 0 }],
        result: [{ api: [{ offerId: "OFR-1" }] }],
      },
      "$.progress: 1 offers in all, or more; 0",
    ],
  ])("find in %s what contradicts itself: %j", (operation, body, difference) => {
    expect(report(operation, body)).toContain(difference);
  });
});
