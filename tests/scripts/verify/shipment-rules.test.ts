import { describe, expect, it } from "vitest";
import { checkRules } from "../../../scripts/verify/rules/rules.ts";

const report = (operation: string, body: object, query = ""): readonly string[] =>
  checkRules(
    operation,
    { json: null, url: new URL(`http://server/api${query}`) },
    { status: 200, headers: {}, body: Buffer.from(JSON.stringify(body)) },
  ).map(({ path, expected, actual }) => `${path}: ${expected}; ${actual}`);

const toPlace = (name: string, code: string) => ({
  place: { name, internalCode: code },
  placeCountry: { code: code.slice(0, 2), name: "" },
});

const OFFER = {
  offerId: "OFR-1",
  providerName: "Norrvik Line",
  departureDate: "2026-11-28T06:00:00",
  arrivalDate: "2026-12-23T14:00:00",
  transitTime: 25,
  routingLegs: [
    {
      legNumber: 1,
      vesselName: "NORRVIK STAR",
      voyageReference: "207W",
      departureDate: "2026-11-28T06:00:00",
      arrivalDate: "2026-12-23T14:00:00",
      legFrom: toPlace("Nhava Sheva", "INNSA"),
      legTo: toPlace("Rotterdam", "NLRTM"),
    },
  ],
  quoteLine: {
    validityFrom: "2026-11-16",
    validityTo: "2026-11-27",
    spotEquipments: [{ equipmentGroupIsoCode: "40HC", numberOfContainerRequested: 2 }],
    surcharges: {
      matchingSurchargesPerEquipmentTypes: [
        {
          equipmentGroupIsoCode: "40HC",
          currency: "USD",
          basicOceanFreightRate: 1000,
          allInRate: 1000,
          matchingCargoSurcharges: [],
        },
      ],
    },
  },
};

const toDeadline = (task: string, stop: string, code: string, day: string) => ({
  task,
  stop,
  unLocationCode: code,
  latestSafe: { local: `${day}T09:00`, utc: `${day}T03:30:00Z` },
  done: 0,
  of: 2,
  doneAt: null,
});

const SHIPMENT = {
  from: { locationName: "Nhava Sheva", unLocationCode: "INNSA", kind: "sea" },
  to: { locationName: "Rotterdam", unLocationCode: "NLRTM", kind: "sea" },
  portOfLoading: { locationName: "Nhava Sheva", unLocationCode: "INNSA" },
  vesselName: "NORRVIK STAR",
  voyageReference: "207W",
  departure: { eventDateTime: "2026-11-28T06:00", eventClassifierCode: "PLN" },
  arrival: { eventDateTime: "2026-12-23T14:00", eventClassifierCode: "PLN" },
  handover: { kind: "gate-in", locationName: "Nhava Sheva", local: "2026-11-26T12:00" },
  containers: [{ equipmentGroupIsoCode: "40HC", numberOfContainers: 2 }],
  total: { currency: "USD", amount: 2000 },
};

const BOOKING = {
  _id: "b-1",
  quotationId: "QTN-1",
  status: 1,
  providerName: "Norrvik Line",
  bookedOn: "2026-11-20",
  bookedAt: "2026-11-20T08:00:00Z",
  validityFrom: "2026-11-16",
  validityTill: "2026-11-27",
  shipment: SHIPMENT,
  deadlines: [
    toDeadline("vgm", "loading", "INNSA", "2026-11-24"),
    toDeadline("gate-in", "loading", "INNSA", "2026-11-25"),
  ],
};

const LOAD = [{ equipmentGroupIsoCode: "40HC", numberOfContainers: 2, weightPerContainer: 12_000 }];
const PAGE = { booking: BOOKING, offer: { api: OFFER }, requestedEquipments: LOAD };

const page = (booking: object, more: object = {}, answeredAt = "2026-11-20T09:00:00Z") =>
  report("getBooking", {
    answeredAt,
    result: [{ ...PAGE, booking: { ...BOOKING, ...booking }, ...more }],
  });
const shipped = (shipment: object, more: object = {}) => page({ shipment: { ...SHIPMENT, ...shipment } }, more);

const AT = "$.result[0].booking";

describe("the page of a booking", () => {
  it("finds nothing in right answers", () => {
    expect(page({})).toEqual([]);
    expect(page({ deadlines: [] }, { offer: { api: { ...OFFER, routingLegs: [] } } })).toEqual([]);
    expect(shipped({ total: null, portOfLoading: null, handover: null })).toEqual([]);
    const sailed = { eventDateTime: "2026-11-30T02:10", eventClassifierCode: "ACT" };
    const shipment = { ...SHIPMENT, departure: sailed, vesselName: "NORRVIK SUN", voyageReference: "1" };
    expect(page({ shipment }, {}, "2026-12-01T09:00:00Z")).toEqual([]);
  });

  it.each([
    [shipped({ total: { currency: "USD", amount: 2100 } }), `${AT}.shipment.total.amount: USD 2,000.00; 2100`],
    [shipped({ total: { currency: "EUR", amount: 2000 } }), `${AT}.shipment.total.currency: USD; "EUR"`],
    [
      shipped({ departure: { eventDateTime: "2026-11-27T06:00" } }),
      `${AT}.shipment.departure.eventDateTime: "2026-11-28T06:00"; "2026-11-27T06:00"`,
    ],
    [page({ validityTill: "2026-11-28" }), `${AT}.validityTill: "2026-11-27"; "2026-11-28"`],
    [shipped({ vesselName: "NORRVIK SUN" }), `${AT}.shipment.vesselName: NORRVIK STAR; "NORRVIK SUN"`],
    [
      page({}, { requestedEquipments: [{ ...LOAD[0], numberOfContainers: 1 }] }),
      `${AT}.shipment.containers: 1 40HC, as requested; "2 40HC"`,
    ],
    [
      shipped({ portOfLoading: { locationName: "Mundra", unLocationCode: "INMUN" } }),
      `${AT}.shipment.portOfLoading.unLocationCode: INNSA, where the shipment starts; "INMUN"`,
    ],
    [
      shipped({ handover: { ...SHIPMENT.handover, locationName: "Rotterdam" } }),
      `${AT}.shipment.handover.locationName: a place before the departure such as Nhava Sheva; "Rotterdam"`,
    ],
    [
      page({ deadlines: BOOKING.deadlines.toReversed() }),
      `${AT}.deadlines[1].latestSafe: the earliest first, after 2026-11-25T03:30:00Z; "2026-11-24T03:30:00Z"`,
    ],
    [
      page({ deadlines: [toDeadline("vgm", "loading", "NLRTM", "2026-11-24")] }),
      `${AT}.deadlines[0].unLocationCode: INNSA, the place of the stop loading; "NLRTM"`,
    ],
    [
      page({ deadlines: [{ ...BOOKING.deadlines[0], of: 4 }] }),
      `${AT}.deadlines[0].of: 1 or 2, the number of containers; 4`,
    ],
    [
      page({ bookedAt: "2026-11-18T08:00:00Z" }),
      `${AT}.bookedAt: on the day of bookedOn (2026-11-20); "2026-11-18T08:00:00Z"`,
    ],
  ])("compares the booking with its offer and its shipment %#", (differences, expected) => {
    expect(differences).toContain(expected);
  });
});

const STOPS = [
  { shipmentLocationType: "POL", locationName: "Nhava Sheva", unLocationCode: "INNSA" },
  { shipmentLocationType: "POD", locationName: "Rotterdam", unLocationCode: "NLRTM" },
];
const WAY = {
  from: "INNSA",
  to: "NLRTM",
  nauticalMiles: 6337,
  path: [
    [72.95, 18.95],
    [4.14, 51.95],
  ],
};
const track = (more: object) =>
  report("getTracking", { result: [{ overview: STOPS, details: [], seaLanes: [WAY], ...more }] });

describe("the route of a shipment", () => {
  it("finds nothing in right answers", () => {
    expect(track({})).toEqual([]);
    expect(track({ overview: [], seaLanes: [{ ...WAY, nauticalMiles: null, path: [] }] })).toHaveLength(2);
    expect(report("getTracking", { result: [] })).toEqual([]);
  });

  it.each([
    [
      { overview: STOPS.toReversed() },
      '$.result[0].overview[1].shipmentLocationType: the order of the journey, not after POD; "POL"',
    ],
    [
      { seaLanes: [{ ...WAY, to: "BEANR" }] },
      '$.result[0].seaLanes[0].to: one of INNSA, NLRTM, the stops of the route; "BEANR"',
    ],
    [
      { seaLanes: [{ ...WAY, path: WAY.path.toReversed() }] },
      "$.result[0].seaLanes[0].path: longitude and latitude from port to port, near INNSA at this end; " +
        '{"latitude":51.95,"longitude":4.14}',
    ],
    [
      { seaLanes: [{ ...WAY, nauticalMiles: 633 }] },
      "$.result[0].seaLanes[0].nauticalMiles: about 3734, the length of path; 633",
    ],
    [
      {
        lastHeardAt: "2026-11-20T10:00:00Z",
        details: [{ eventId: "1", eventCreatedDateTime: "2026-11-21T10:00:00Z" }],
      },
      '$.result[0].lastHeardAt: 2026-11-21T10:00:00Z or later, when an event was reported; "2026-11-20T10:00:00Z"',
    ],
    [
      { details: [{ eventId: "1" }, { eventId: "1" }] },
      '$.result[0].details[1]: an event that differs from the others; "1"',
    ],
  ])("finds what contradicts itself: %j", (more, expected) => {
    expect(track(more)).toContain(expected);
  });
});

it("the choices of part loads count the rates and have their departures", () => {
  const rate = { _id: "1", "TTT (PORT TO PORT)": 26, nextDepartures: [{ departureDate: "2026-12-01" }] };
  const choices = { portCfs: 1, inlandCfs: 0, departures: ["2026-12-01"], transitDays: [26] };
  expect(report("lclRates", { lenResult: 1, choices, result: [rate] })).toEqual([]);
  expect(
    report("lclRates", {
      lenResult: 1,
      choices: { ...choices, inlandCfs: 1, departures: [], transitDays: [] },
      result: [rate],
    }),
  ).toEqual([
    "$.choices.portCfs: counts of the 1 rates of the search; 2",
    "$.choices.departures: 2026-12-01 of $.result[0] too; []",
    "$.choices.transitDays: 26 of $.result[0] too; []",
  ]);
  expect(
    report(
      "lclRates",
      { lenResult: 1, choices, fclComparison: { numberOfContainers: 2 }, result: [rate] },
      "?noOfContainers=1",
    ),
  ).toEqual(["$.fclComparison.numberOfContainers: 1 as asked for; 2"]);
});

describe("a part-load rate", () => {
  const LANE = "portOfLoading=Nhava Sheva&portOfDischarge=Rotterdam";
  const rate = {
    _id: "1",
    "Port of loading": "Nhava Sheva",
    "PORT OF DISCHARGE": "Rotterdam",
    "Dest CFS": "Rotterdam",
    "TTT (PORT TO PORT)": "26 DAYS",
    nextDepartures: [{ departureDate: "2026-12-01" }, { departureDate: "2026-12-08" }],
  };
  const inland = { ...rate, "Dest CFS": "Duisburg" };
  const choices = { portCfs: 1, inlandCfs: 1, departures: ["2026-12-01", "2026-12-08"], transitDays: [26] };
  const search = (found: object, query = "") => report("lclRates", { choices, result: [found] }, `?${LANE}${query}`);

  it.each(["", "&departsBy=2026-12-01", "&maxTransitDays=26", "&cfs=port"])("fits the search %s", (query) => {
    expect(search(rate, query)).toEqual([]);
  });

  it("may be to a station beyond the port, and come from a server without filters", () => {
    expect(search(inland, "&cfs=inland")).toEqual([]);
    expect(search({ ...rate, "PORT OF DISCHARGE": "Antwerp" })).toEqual([]);
    expect(report("lclRates", { result: [rate] }, `?${LANE}&departsBy=2026-11-30&maxTransitDays=1&cfs=inland`)).toEqual(
      [],
    );
  });

  it("has a cut-off of its own for each departure, where they are a week apart", () => {
    const sailing = (departureDate: string, cfsCutOff?: string) => ({ departureDate, cfsCutOff });
    const [first, second] = ["2026-11-29T17:00:00", "2026-12-06T17:00:00"];
    const withDepartures = (...nextDepartures: readonly object[]) => search({ ...rate, nextDepartures });
    expect(withDepartures(sailing("2026-12-01", first), sailing("2026-12-08", second))).toEqual([]);
    expect(withDepartures(sailing("2026-12-01", first), sailing("2026-12-08"))).toEqual([]);
    expect(withDepartures(sailing("2026-12-01", first), sailing("2026-12-08", first))).toEqual([
      '$.result[0].nextDepartures[1].cfsCutOff: later than 2026-11-29T17:00:00, that of a departure a week earlier; "2026-11-29T17:00:00"',
    ]);
  });

  it.each([
    ["&departsBy=2026-11-30", rate, ".nextDepartures: a departure on 2026-11-30 or before"],
    ["&maxTransitDays=25", rate, "['TTT (PORT TO PORT)']: 25 days or fewer"],
    ["&maxTransitDays=25", { ...rate, "TTT (PORT TO PORT)": undefined }, "['TTT (PORT TO PORT)']: 25 days or fewer"],
    ["&cfs=inland", rate, "['Dest CFS']: a CFS of the kind inland for Rotterdam"],
    ["&cfs=port", inland, "['Dest CFS']: a CFS of the kind port for Rotterdam"],
    ["", { ...rate, "Port of loading": "Mundra" }, "['Port of loading']: Nhava Sheva as searched"],
    [
      "",
      { ...rate, "PORT OF DISCHARGE": "Genova", "Dest CFS": "Milano" },
      "['PORT OF DISCHARGE']: Rotterdam as searched, or a CFS there",
    ],
  ])("is found where it does not fit the search %s: %j", (query, found, expected) => {
    expect(search(found, query).map((line) => line.split("; ")[0])).toEqual([`$.result[0]${expected}`]);
  });
});

it("a deadline of home is that of its booking", () => {
  const [deadline] = BOOKING.deadlines;
  const home = (of: number) => ({
    result: [{ runningBookings: [BOOKING], nextDeadlines: [{ quotationId: "QTN-1", deadline: { ...deadline, of } }] }],
  });
  expect(report("dashboard", home(2))).toEqual([]);
  expect(report("dashboard", home(1)).map((line) => line.split(":")[0])).toEqual([
    "$.result[0].nextDeadlines[0].deadline",
  ]);
});
