import { describe, expect, it } from "vitest";
import { readDocument } from "../../../scripts/verify/document.ts";
import { checkRules, RULED_OPERATIONS } from "../../../scripts/verify/rules/rules.ts";

const POINT = { place: { name: "Nhava Sheva", internalCode: "INNSA" }, placeCountry: { code: "IN", name: "India" } };
const END = { place: { name: "Rotterdam", internalCode: "NLRTM" }, placeCountry: { code: "NL", name: "Netherlands" } };
const VIA = { place: { name: "Colombo", internalCode: "LKCMB" }, placeCountry: { code: "LK", name: "Sri Lanka" } };

const charge = (code: string, amount: number, more: object = {}) => ({
  charge: { code, name: code },
  amount,
  chargeCurrency: "USD",
  paymentMethod: "P",
  ...more,
});

const PRICE = {
  equipmentGroupIsoCode: "40HC",
  currency: "USD",
  basicOceanFreightRate: 980,
  allInRate: 1325,
  matchingCargoSurcharges: [
    charge("FRT00", 980),
    charge("BAF00", 300),
    charge("THC00", 4000, { chargeCurrency: "INR", pivotAmount: 45 }),
    charge("SEA00", 20, { includedInBasicFreight: true }),
  ],
};

const LEGS = [
  { departureDate: "2026-11-28T06:00:00", arrivalDate: "2026-12-02T08:00:00", legFrom: POINT, legTo: VIA },
  { departureDate: "2026-12-04T06:00:00", arrivalDate: "2026-12-23T14:00:00", legFrom: VIA, legTo: END },
];

const QUOTE_LINE = {
  validityFrom: "2026-11-20",
  validityTo: "2026-11-27",
  spotEquipments: [{ equipmentGroupIsoCode: "40HC", numberOfContainerRequested: 2 }],
  surcharges: { matchingSurchargesPerEquipmentTypes: [PRICE], matchingBlSurcharges: [charge("BLF00", 45)] },
};

const OFFER = {
  offerId: "OFR-1",
  departureDate: "2026-11-28T06:00:00",
  arrivalDate: "2026-12-23T14:00:00",
  routingLegs: LEGS,
  quoteLine: QUOTE_LINE,
};

const SHEET = {
  _id: "SHT-1",
  "VALID FROM": "2026-11-12",
  "VALID TILL": "2026-11-30",
  ETD: "2026-11-28",
  ETA: "2026-12-26",
};

const RATES = { base: "USD", quotes: [{ currency: "INR", unitsPerBase: "88.40" }] };

interface Answer {
  readonly api?: readonly object[];
  readonly excel?: readonly object[];
  readonly exchangeRates?: object;
}

const SEARCH = {
  requestedEquipments: [{ equipmentGroupIsoCode: "40HC", numberOfContainers: 2, weightPerContainer: 12_000 }],
  placeOfOrigin: null,
  portOfLoading: "INNSA",
  portOfDischarge: "NLRTM",
  placeOfDelivery: null,
};

/** What the rules report: path, expectation and value in one line each. */
const report = (operation: string, body: object, json: object = {}, query = ""): readonly string[] =>
  checkRules(
    operation,
    { json, url: new URL(`http://server/api${query}`) },
    { status: 200, headers: {}, body: Buffer.from(JSON.stringify(body)) },
  ).map(({ path, expected, actual }) => `${path}: ${expected}; ${actual}`);

const search = ({ api = [OFFER], excel = [SHEET], exchangeRates = RATES }: Answer, more: object = {}) =>
  report("searchRates", { exchangeRates, result: [{ api, excel }] }, { ...SEARCH, ...more });

const priced = (price: object) => ({
  api: [
    {
      ...OFFER,
      quoteLine: {
        ...QUOTE_LINE,
        surcharges: { ...QUOTE_LINE.surcharges, matchingSurchargesPerEquipmentTypes: [{ ...PRICE, ...price }] },
      },
    },
  ],
});
const offered = (offer: object) => ({ api: [{ ...OFFER, ...offer }] });
const lined = (line: object) => offered({ quoteLine: { ...QUOTE_LINE, ...line } });

const AT = "$.result[0].api[0]";
const PRICES = `${AT}.quoteLine.surcharges.matchingSurchargesPerEquipmentTypes[0]`;

describe("the rules of a search", () => {
  it("find nothing in right answers", () => {
    expect(search({})).toEqual([]);
    expect(search({ api: [], excel: [] })).toEqual([]);
    const port = (loading: string) => ({ excel: [{ ...SHEET, "PORT OF LOADING": loading }] });
    expect(search(port("Nhava Sheva (INNSA)"))).toEqual([]);
    expect(search(port("NHAVA-SHEVA, India"))).toEqual([]);
    expect(search(port("JNPT"), { loadingPort: "JNPT (Mumbai)" })).toEqual([]);
    expect(search({ excel: [{ ...SHEET, "PORT OF DISCHARGE": "Any" }] }, { portOfDischarge: "SGSIN" })).toMatchObject([
      expect.stringContaining("routingLegs"),
    ]);
    expect(search(port("Chennai"), { placeOfOrigin: "INTKD" })).toEqual([]);
    expect(
      search({
        api: [
          { offerId: "no-offer", code: "no-offer" },
          { offerId: "no-offer", code: "no-offer" },
        ],
      }),
    ).toEqual([]);
    expect(report("searchRates", { result: [{ api: [OFFER] }] }, SEARCH)).toEqual([]);
  });

  it("do not add charges whose currency or code is not stated", () => {
    const inRupees = [charge("THC00", 4000, { chargeCurrency: "INR" })];
    expect(search(priced({ matchingCargoSurcharges: inRupees }))).toEqual([]);
    expect(search(priced({ matchingCargoSurcharges: [{ chargeCode: "THC00", amount: 9 }] }))).toEqual([]);
  });

  it("do not add charges of several currencies as if they were of one", () => {
    const euros = charge("THC00", 184, { chargeCurrency: "EUR", pivotAmount: 200, pivotCurrency: "USD" });
    const prices = { currency: "GBP", allInRate: 1480, matchingCargoSurcharges: [charge("BAF00", 300), euros] };
    expect(search(priced(prices))).toEqual([
      `${PRICES}.allInRate: charges in GBP, or a pivotAmount in it for those in another currency; 500`,
    ]);
    expect(search(priced({ ...prices, currency: "USD" }))).toEqual([]);
    expect(search(priced({ ...prices, allInRate: 1490 }))).toEqual([]);
  });

  it("compare what a carrier has converted with the rates of exchange", () => {
    const converted = (pivotAmount: number) =>
      priced({
        allInRate: 980 + pivotAmount,
        matchingCargoSurcharges: [
          charge("THC00", 8840, { chargeCurrency: "INR", pivotAmount, pivotCurrency: "USD" }),
          charge("BAF00", 90, { chargeCurrency: "CHF", pivotAmount: 0, pivotCurrency: "USD" }),
        ],
      });
    expect(search(converted(109.9))).toEqual([]);
    expect(search(converted(111))).toEqual([
      `${PRICES}.matchingCargoSurcharges[0].pivotAmount: about 100.00, by the exchangeRates of the answer; 111`,
    ]);
    expect(search({ ...converted(111), exchangeRates: { base: "USD" } })).toEqual([]);
  });

  it("read amounts that a carrier sends as text, and round by one unit", () => {
    expect(search(priced({ allInRate: "1325.9", basicOceanFreightRate: "980" }))).toEqual([]);
  });

  it.each([
    [
      { api: [OFFER, { ...OFFER, transitTime: 26 }] },
      ['$.result[0].api[1].offerId: a value that no other entry has; "OFR-1"'],
    ],
    [
      { excel: [SHEET, { ...SHEET, VESSEL: "AMBER TERN" }] },
      ['$.result[0].excel[1]._id: a value that no other entry has; "SHT-1"'],
    ],
    [
      { api: [OFFER, { ...OFFER, offerId: "OFR-2", askedAt: "2026-11-20T08:15:00.000Z" }] },
      ['$.result[0].api[1]: an offer that differs from the others by more than its id; "$.result[0].api[0]"'],
    ],
    [
      { excel: [SHEET, { ...SHEET, _id: "SHT-2" }] },
      ['$.result[0].excel[1]: an offer that differs from the others by more than its id; "$.result[0].excel[0]"'],
    ],
    [{ api: [{ ...OFFER, offerId: "Sold-out" }, OFFER] }, []],
    [lined({ spotEquipments: [] }), []],
    [lined({ exportHaulageMode: "P", importHaulageMode: null }), []],
    [
      lined({ exportHaulageMode: "D", importHaulageMode: "R" }),
      [
        `${AT}.quoteLine.exportHaulageMode: P, as the search has no placeOfOrigin; "D"`,
        `${AT}.quoteLine.importHaulageMode: P, as the search has no placeOfDelivery; "R"`,
      ],
    ],
    [
      offered({ arrivalDate: "2026-11-27T06:00:00" }),
      [
        `${AT}.arrivalDate: not before departureDate (2026-11-28T06:00:00); "2026-11-27T06:00:00"`,
        `${AT}.routingLegs[1].arrivalDate: 2026-11-27, as arrivalDate of the offer; "2026-12-23T14:00:00"`,
      ],
    ],
    [
      offered({ routingLegs: [LEGS[0], { ...LEGS[1], departureDate: "2026-12-01" }] }),
      [`${AT}.routingLegs[1].departureDate: not before the leg before it arrives (2026-12-02T08:00:00); "2026-12-01"`],
    ],
    [
      offered({ routingLegs: [{ ...LEGS[0], legFrom: VIA }, LEGS[1]] }),
      [`${AT}.routingLegs[0].legFrom: "INNSA" as searched; "LKCMB"`],
    ],
    [
      offered({ routingLegs: [LEGS[0], { ...LEGS[1], legTo: VIA }] }),
      [`${AT}.routingLegs[1].legTo: "NLRTM" as searched; "LKCMB"`],
    ],
    [
      lined({ spotEquipments: [{ equipmentGroupIsoCode: "20GP", numberOfContainerRequested: 2 }] }),
      [
        `${AT}.quoteLine.spotEquipments[0].equipmentGroupIsoCode: a size of the search; "20GP"`,
        `${AT}.quoteLine.spotEquipments: 40HC too, as searched; ["20GP"]`,
      ],
    ],
    [
      lined({ spotEquipments: [{ equipmentGroupIsoCode: "40HC", numberOfContainerRequested: 1 }] }),
      [`${AT}.quoteLine.spotEquipments[0].numberOfContainerRequested: 2 as searched; 1`],
    ],
    [
      lined({ validityTo: "2026-11-19" }),
      [`${AT}.quoteLine.validityTo: not before validityFrom (2026-11-20); "2026-11-19"`],
    ],
    [priced({ equipmentGroupIsoCode: "45HC" }), [`${PRICES}.equipmentGroupIsoCode: a size of the search; "45HC"`]],
    [priced({ allInRate: 1370 }), [`${PRICES}.allInRate: 1325: basic freight and surcharges; 1370`]],
    [
      priced({ matchingCargoSurcharges: [charge("BAF00", -345)], allInRate: 635 }),
      [`${PRICES}.matchingCargoSurcharges[0].amount: an amount of 0 or more; -345`],
    ],
    [
      { excel: [{ ...SHEET, "PORT OF LOADING": "Chennai", "PORT OF DISCHARGE": "Hamburg" }] },
      [
        '$.result[0].excel[0].PORT OF LOADING: INNSA or Nhava Sheva as searched; "Chennai"',
        '$.result[0].excel[0].PORT OF DISCHARGE: NLRTM or Rotterdam as searched; "Hamburg"',
      ],
    ],
    [
      { excel: [{ ...SHEET, "PORT OF LOADING": "Nhava Sheva (INMUN)" }] },
      ['$.result[0].excel[0].PORT OF LOADING: INNSA or Nhava Sheva as searched; "Nhava Sheva (INMUN)"'],
    ],
    [
      { excel: [{ ...SHEET, "VALID TILL": "2026-11-01" }] },
      ['$.result[0].excel[0].VALID TILL: not before VALID FROM (2026-11-12); "2026-11-01"'],
    ],
    [
      { exchangeRates: { base: "USD", quotes: [{ currency: "INR", unitsPerBase: "0" }] } },
      ['$.exchangeRates.quotes[0].unitsPerBase: more than 0; "0"'],
    ],
    [
      { exchangeRates: { base: "USD", quotes: [...RATES.quotes, ...RATES.quotes] } },
      ['$.exchangeRates.quotes[1].currency: a value that no other entry has; "INR"'],
    ],
  ])("report %j", (answer: Answer, differences) => {
    expect(search(answer)).toEqual(differences);
  });

  it("compare the departure with the day of the search", () => {
    expect(search({}, { departureDate: "2026-11-28" })).toEqual([]);
    expect(search({}, { departureDate: "2026-11-29" })).toEqual([
      `${AT}.departureDate: 2026-11-29 as searched, or later; "2026-11-28T06:00:00"`,
    ]);
  });

  it("leave the ends of a route to the source where an inland place was searched", () => {
    expect(
      search(offered({ routingLegs: [{ ...LEGS[0], legFrom: VIA }, LEGS[1]] }), { placeOfOrigin: "INTKD" }),
    ).toEqual([]);
  });
});

const DEADLINE = {
  task: "vgm",
  timeZone: "Asia/Kolkata",
  latestSafe: { local: "2026-11-24T09:00", utc: "2026-11-24T03:30:00.000Z" },
  cutOff: { local: "2026-11-24T12:00", utc: "2026-11-24T06:30:00.000Z" },
};

const BOOKING = {
  _id: "b-1",
  status: 1,
  providerName: "Norrvik Line",
  quotationId: "QTN-1",
  bookedOn: "2026-11-20",
  validityFrom: "2026-11-20",
  validityTill: "2026-11-27",
  shipment: {
    departure: { eventDateTime: "2026-11-26T04:00" },
    arrival: { eventDateTime: "2026-12-23T15:00" },
    total: { currency: "USD", amount: 2650 },
  },
  deadlines: [DEADLINE],
};
const OLDER = { ...BOOKING, _id: "b-2", quotationId: "QTN-2", bookedOn: "2026-11-19" };

it("the API document states the rules of the same operations", () => {
  const { operations } = readDocument();
  const ruled = operations.filter(({ rules }) => rules.length > 0).map(({ id }) => id);
  expect(ruled.toSorted()).toEqual(RULED_OPERATIONS.toSorted());
});

describe("the rules of lists", () => {
  it("find nothing in right answers", () => {
    expect(report("listQuotations", { lenResult: 2, result: [BOOKING, OLDER] }, {}, "?skip=0&limit=2")).toEqual([]);
    expect(report("listQuotations", { lenResult: 0, result: [] }, {}, "?skip=10&limit=10")).toEqual([]);
    expect(
      report("dashboard", { result: [{ runningBookings: [BOOKING], nextCutOffs: [], lastSearches: [] }] }),
    ).toEqual([]);
    expect(report("listQuotations", { lenResult: 2, result: [OLDER, BOOKING] }, {}, "?sort=bookedOn")).toEqual([]);
  });

  it.each([
    [[BOOKING, BOOKING], 2, "", ["_id", "quotationId"]],
    [[OLDER, BOOKING], 2, "", ["bookedOn"]],
    [[BOOKING, OLDER], 2, "?limit=1", ["result"]],
    [[BOOKING, OLDER], 1, "", ["lenResult"]],
    [[BOOKING], 10, "?skip=10&limit=10", ["lenResult"]],
    [[BOOKING], 12, "?skip=10&limit=10", ["lenResult"]],
    [[], 1, "?limit=10", ["lenResult"]],
    [[BOOKING], 12, "?skip=10&limit=1", []],
    [[BOOKING], 12, "", ["lenResult"]],
    [Array.from({ length: 11 }, (_, index) => ({ ...BOOKING, _id: index, quotationId: index })), 11, "", ["result"]],
    [[{ ...BOOKING, validityTill: "2026-11-19" }], 1, "", ["validityTill"]],
    [
      [{ ...BOOKING, shipment: { ...BOOKING.shipment, arrival: { eventDateTime: "2026-11-25" } } }],
      1,
      "",
      ["eventDateTime"],
    ],
    [[{ ...BOOKING, shipment: { ...BOOKING.shipment, total: { currency: "USD", amount: -1 } } }], 1, "", ["amount"]],
    [[{ ...BOOKING, deadlines: [{ ...DEADLINE, timeZone: "Europe/Berlin" }] }], 1, "", ["local", "local"]],
    [
      [{ ...BOOKING, deadlines: [{ ...DEADLINE, latestSafe: DEADLINE.cutOff, cutOff: DEADLINE.latestSafe }] }],
      1,
      "",
      ["utc"],
    ],
  ])("report %#", (result, lenResult, query, names) => {
    const found = report("listQuotations", { lenResult, result }, {}, query);
    expect(found.map((line) => /([A-Za-z_]+): /.exec(line)?.[1])).toEqual(names);
  });

  it.each([
    ["?status=1&carrier=Norrvik%20Line&departureFrom=2026-11-01&departureTill=2026-12-31", []],
    ["?status=2", ["$.result[0].status: 2 as filtered; 1"]],
    ["?status=unknown", ["$.result[0].status: unknown as filtered; 1"]],
    ["?carrier=Pelagia", ['$.result[0].providerName: "Pelagia" as filtered; "Norrvik Line"']],
    [
      "?departureFrom=2026-12-01",
      ['$.result[0].shipment.departure: a day from 2026-12-01 till any, as filtered; "2026-11-26"'],
    ],
    [
      "?departureTill=2026-11-01",
      ['$.result[0].shipment.departure: a day from any till 2026-11-01, as filtered; "2026-11-26"'],
    ],
  ])("compare the bookings with the filter %s, of a server that filters", (query, differences) => {
    const list = { lenResult: 1, result: [BOOKING] };
    expect(report("listQuotations", list, {}, query)).toEqual([]);
    expect(report("listQuotations", { ...list, facets: {} }, {}, query)).toEqual(differences);
  });

  const sailing = (id: string, departure: string | null, amount: number, currency = "USD") => ({
    ...BOOKING,
    _id: id,
    quotationId: id,
    shipment: {
      departure: departure === null ? null : { eventDateTime: departure },
      arrival: null,
      total: { currency, amount },
    },
  });
  const [soon, late, unknown] = [
    sailing("a", "2026-11-26T04:00", 900),
    sailing("b", "2026-11-28", 10_500),
    sailing("c", null, 4000),
  ];

  it.each([
    ["departure", [soon, late, unknown], []],
    ["-departure", [late, soon, unknown], []],
    ["total", [soon, unknown, late], []],
    ["total", [late, sailing("d", null, 10, "EUR")], []],
    ["departure", [{ ...OLDER, shipment: undefined }, soon], []],
    ["bookedOn", [OLDER, BOOKING], []],
    [
      "departure",
      [late, soon],
      [
        '$.result[1].shipment.departure.eventDateTime: the order of sort=departure, after 2026-11-28; "2026-11-26T04:00"',
      ],
    ],
    [
      "departure",
      [unknown, soon],
      ['$.result[1].shipment.departure.eventDateTime: the order of sort=departure, after null; "2026-11-26T04:00"'],
    ],
    ["-total", [unknown, late], ["$.result[1].shipment.total.amount: the order of sort=-total, after 4000; 10500"]],
    [
      "bookedOn",
      [BOOKING, OLDER],
      ['$.result[1].bookedOn: the order of sort=bookedOn, after 2026-11-20; "2026-11-19"'],
    ],
  ])("compare the order with sort=%s, of a server that sorts %#", (sort, result, differences) => {
    const list = { lenResult: result.length, result };
    expect(report("listQuotations", list, {}, `?sort=${sort}`)).toEqual([]);
    expect(report("listQuotations", { ...list, facets: {} }, {}, `?sort=${sort}`)).toEqual(differences);
  });

  it("report what is wrong with running bookings, their cut-offs and the searches of home", () => {
    const ends = { from: { locationName: "Nhava Sheva" }, to: { locationName: "Rotterdam" } };
    const running = (id: string, arrival: string, stage: string) => ({
      quotationId: id,
      status: 1,
      shipment: { ...ends, arrival: { eventDateTime: arrival }, stage },
    });
    const cutOff = (code: string, place: string) => ({ quotationId: "a", code, at: "2026-11-24T12:00", place });
    const lastSearches = [{ search: { portOfLoading: "INNSA" } }, { search: { portOfLoading: "INNSA" } }];
    const home = {
      runningBookings: [
        running("a", "2026-12-23", "planned"),
        running("b", "2026-12-22T14:00", "arrived"),
        running("c", "2026-12-20", "delivered"),
      ],
      nextCutOffs: [cutOff("VCO", "Nhava Sheva"), cutOff("PCO", "Rotterdam"), cutOff("CUA", "Rotterdam")],
      lastSearches,
    };
    expect(report("dashboard", { result: [home] })).toEqual([
      '$.result[0].runningBookings[2].shipment.stage: not delivered: the booking is running; "delivered"',
      '$.result[0].runningBookings[2].shipment.arrival.eventDateTime: the next arrival first; "2026-12-20"',
      '$.result[0].nextCutOffs[1].place: a place before the departure such as Nhava Sheva; "Rotterdam"',
      '$.result[0].lastSearches[1].search: a search that no other entry has; "{\\"portOfLoading\\":\\"INNSA\\"}"',
    ]);
  });

  it("report a booking of home that is not confirmed", () => {
    const home = { runningBookings: [{ ...BOOKING, status: 2 }], nextCutOffs: [], lastSearches: [] };
    expect(report("dashboard", { result: [home] })).toEqual([
      "$.result[0].runningBookings[0].status: 1: a running booking is confirmed; 2",
    ]);
  });

  it("report cut-offs and deadlines on home that belong to no running booking", () => {
    const nextCutOffs = [
      { quotationId: BOOKING.quotationId, at: "2026-11-23T12:00" },
      { quotationId: "QTN-9", at: "2026-11-24T12:00" },
    ];
    const home = {
      runningBookings: [BOOKING],
      nextCutOffs,
      nextDeadlines: [{ quotationId: "QTN-8" }],
      lastSearches: [],
    };
    expect(report("dashboard", { result: [home] })).toEqual([
      '$.result[0].nextCutOffs[1].quotationId: one of the running bookings; "QTN-9"',
      '$.result[0].nextDeadlines[0].quotationId: one of the running bookings; "QTN-8"',
      `$.result[0].nextDeadlines: 1 to 3 deadlines of ${BOOKING.quotationId}; 0`,
    ]);
    const ten = Array.from({ length: 10 }, (_, index) => ({ ...BOOKING, quotationId: `QTN-1${index}` }));
    expect(report("dashboard", { result: [{ runningBookings: ten, nextCutOffs, lastSearches: [] }] })).toEqual([]);
  });

  it("report lists of home that are longer than they may be", () => {
    const many = (length: number) => Array.from({ length }, (_, index) => ({ search: { index } }));
    const home = (cutOffs: number, searches: number) => ({
      result: [{ runningBookings: [], nextCutOffs: many(cutOffs), lastSearches: many(searches) }],
    });
    expect(report("dashboard", home(0, 6))).toEqual([]);
    expect(report("dashboard", home(0, 7))).toEqual(["$.result[0].lastSearches: at most 6; 7"]);
    expect(report("dashboard", home(11, 0))).toContain("$.result[0].nextCutOffs: at most 10; 11");
  });

  it("report deadlines, cut-offs and searches of home that are out of order", () => {
    const [first, second] = [
      { at: "2026-11-24T12:00", searchedAt: "2026-11-20T08:00:00.000Z" },
      { at: "2026-11-23T12:00", searchedAt: "2026-11-21T08:00:00.000Z" },
    ];
    const home = { runningBookings: [], nextCutOffs: [first, second], lastSearches: [first, second] };
    expect(report("dashboard", { result: [home] })).toEqual([
      '$.result[0].nextCutOffs[1].at: ascending order, after 2026-11-24T12:00; "2026-11-23T12:00"',
      '$.result[0].lastSearches[1].searchedAt: descending order, after 2026-11-20T08:00:00.000Z; "2026-11-21T08:00:00.000Z"',
    ]);
  });

  it("count pages of part-load rates, and read their validity", () => {
    const rate = { _id: "LCL-1", "VALID FROM": "2026-11-16", "VALID TILL": "2026-11-30" };
    const other = { ...rate, _id: "LCL-2", "VALID TILL": "2026-11-15" };
    expect(report("lclRates", { lenResult: 1, result: [rate, other] }, {}, "?limit=1")).toEqual([
      '$.result[1].VALID TILL: not before VALID FROM (2026-11-16); "2026-11-15"',
      "$.result: at most 1 entries; 2",
      "$.lenResult: 2 or more; 1",
    ]);
  });
});

describe("the rules of places", () => {
  const place = (name: string, code: string, bestMatch = false) => ({ point: { name, code }, bestMatch });
  const group = (countryCode: string, ...ports: readonly object[]) => ({ country: "", countryCode, ports });

  it("report a best match that is not the first place", () => {
    const [duisburg, bremen] = [place("Duisburg", "DEDUI"), place("Bremen", "DEBRE", true)];
    const found = (...ports: readonly object[]) => ({ result: [group("DE", ...ports)] });
    expect(report("findFclPorts", found(bremen, duisburg))).toEqual([]);
    expect(report("findFclPorts", found(duisburg, bremen))).toEqual([
      '$.result: Bremen first, the best match; "Duisburg"',
    ]);
  });

  it("report countries that are out of order, in any language of order, and twice", () => {
    const countries = (...names: readonly string[]) => ({ result: names.map((name, index) => ({ _id: index, name })) });
    expect(report("listCountries", countries("Åland", "Austria", "Zambia"))).toEqual([]);
    expect(report("listCountries", countries("Austria", "Zambia", "Åland"))).toEqual([]);
    expect(report("listCountries", countries("Zambia", "Austria"))).toEqual([
      '$.result: alphabetical order; ["Zambia","Austria"]',
    ]);
    expect(report("listCountries", countries("Austria", "Austria"))).toEqual([
      '$.result[1].name: a value that no other entry has; "Austria"',
    ]);
  });

  it("report ports of part loads that are out of order", () => {
    expect(report("lclPorts", { result: ["Nhava Sheva", "Rotterdam"] })).toEqual([]);
    expect(report("lclPorts", { result: ["Rotterdam", "Nhava Sheva"] })).toEqual([
      '$.result: alphabetical order; ["Rotterdam","Nhava Sheva"]',
    ]);
  });
});
