import { describe, expect, it } from "vitest";
import { sailingNote } from "#web/screens/available-rates/booking/labels.ts";
import { formatSearchQuery } from "#flows/search/search-query.ts";
import type { Rate, RouteLeg, RoutePoint } from "#domain/rates";
import type { ComparedTotals } from "#web/screens/available-rates/context.ts";
import type { ZonedDate } from "#domain/time";
import { comparisonRows } from "#web/screens/available-rates/comparison/comparison-rows.ts";
import { toRouteStops } from "#web/screens/available-rates/rate-card/rate-card-route.tsx";
import {
  rateFacts,
  provenanceText,
  transitText,
  wholeTimeText,
} from "#web/screens/available-rates/rate-card/labels.ts";
import { exchangeNote } from "#web/messages/exchange.ts";
import { requestedSearch, searchQueryAt } from "#web/screens/available-rates/requested-search.ts";
import { aRate, portScope, viewOf } from "#tests/support/rates.ts";
import { aSearch } from "#tests/support/searches.ts";
import { toDepartureWindow } from "#domain/search";

describe("rate card labels", () => {
  it("show the door-to-door days, or that the inland part is not stated", () => {
    const point = (name: string, code: string, kind: RoutePoint["kind"]): RoutePoint => ({
      name,
      country: null,
      code,
      kind,
    });
    const [tughlakabad, nhavaSheva, rotterdam, duisburg] = [
      point("Tughlakabad", "INTKD", "inland"),
      point("Nhava Sheva", "INNSA", "sea"),
      point("Rotterdam", "NLRTM", "sea"),
      point("Duisburg", "DEDUI", "door"),
    ];
    const [template] = aRate().legs;
    if (template === undefined) throw new Error("The rate has no legs.");
    const rail: RouteLeg = { ...template, mode: "rail", from: tughlakabad, to: nhavaSheva };
    const sea: RouteLeg = { ...template, mode: "sea", from: nhavaSheva, to: rotterdam };
    const barge: RouteLeg = { ...template, mode: "barge", from: rotterdam, to: duisburg };
    const place = (code: string) => ({ place: { name: code, code }, port: null, serviceType: "Ramp" as const });
    const scope = { search: { origin: place("INTKD"), destination: place("NLRTM") }, exchange: null };
    const text = (legs: readonly RouteLeg[], days: number | null, searched = scope) =>
      wholeTimeText(
        aRate({ legs, transit: days === null ? { kind: "on-request" } : { kind: "days", days } }),
        26,
        searched,
      );
    expect(text([rail, sea], 31)).toBe("31 days from Tughlakabad");
    expect(text([rail, sea, barge], 35)).toBe("35 days from Tughlakabad to Duisburg");
    expect(text([sea, barge], 29)).toBe("29 days to Duisburg");
    expect(text([rail, sea], null)).toBe("inland time not stated");
    expect(text([sea], 26)).toBe("inland time not stated");
    expect(text([sea], 26, { ...scope, search: { ...scope.search, origin: place("INNSA") } })).toBeNull();
  });

  it("show the source and age of a price", () => {
    expect(provenanceText({ kind: "live", askedAt: "2026-11-20T08:15:00.000Z" })).toBe(
      "Live price, requested 20 Nov, 13:45 your time",
    );
    expect(provenanceText({ kind: "rate-sheet", sheet: "West India", date: "2026-11-15" })).toBe(
      "Rate sheet West India, 15 Nov 2026",
    );
    expect(provenanceText({ kind: "rate-sheet", sheet: null, date: null })).toBe("Rate sheet, date not stated");
  });

  it("use the specification's texts for missing values", () => {
    expect(transitText({ kind: "on-request" })).toBe("Contact for transit time");
    expect(transitText({ kind: "days", days: 1 })).toBe("1 day");
  });

  it("list cut-offs, the maximum cargo of a container, free time and the contact", () => {
    const containers = [
      { equipment: "20GP", quantity: 2, maxNetWeightKg: 21_700 },
      { equipment: "40HC", quantity: 1, maxNetWeightKg: 26_000 },
    ];
    expect(rateFacts(aRate({ load: { mode: "fcl", containers } }), null, () => "")).toEqual([
      { term: "VGM cut-off", value: "03 Dec, 12:00" },
      { term: "Max net weight", value: "20GP 21 700 kg, 40HC 26 000 kg" },
      { term: "Free time at destination", value: "Not stated" },
      { term: "Support", value: "Available 24/7" },
    ]);
    const toNote = ({ at, zone }: ZonedDate) => ` (${String(zone)} at ${at})`;
    expect(rateFacts(aRate({ loadingZone: "Asia/Kolkata" }), "2026-12-02T10:00", toNote).slice(0, 2)).toEqual([
      { term: "Book by, with your lead times", value: "02 Dec, 10:00 (Asia/Kolkata at 2026-12-02T10:00)" },
      { term: "VGM cut-off", value: "03 Dec, 12:00 (Asia/Kolkata at 2026-12-03T12:00)" },
    ]);
    const same = containers.map((container) => ({ ...container, maxNetWeightKg: 21_700 }));
    expect(rateFacts(aRate({ load: { mode: "fcl", containers: same } }), null, () => "")[1]?.value).toBe("21 700 kg");
  });
});

describe("rate card stops", () => {
  const point = (code: string, kind: RoutePoint["kind"]): RoutePoint => ({ name: code, code, country: null, kind });
  const leg = (changes: Partial<RouteLeg>): RouteLeg => ({
    from: point("INTKD", "inland"),
    to: point("INNSA", "sea"),
    mode: "rail",
    departure: null,
    arrival: null,
    vessel: null,
    voyage: null,
    service: null,
    ...changes,
  });

  it("have the date that matters at each stop", () => {
    const legs = [
      leg({ departure: "2026-12-03" }),
      leg({ from: point("INNSA", "sea"), to: point("LKCMB", "transhipment"), mode: "sea", departure: "2026-12-08" }),
      leg({ from: point("LKCMB", "transhipment"), to: point("NLRTM", "sea"), mode: "sea", departure: "2026-12-13" }),
    ];
    const stations = toRouteStops(aRate({ legs, departure: "2026-12-03", arrival: "2027-01-13" }));

    expect(stations.map(({ point: { code }, dateLabel, date }) => [code, dateLabel, date])).toEqual([
      ["INTKD", "Gate-in by", "2026-12-03"],
      ["INNSA", "ETD", "2026-12-08"],
      ["LKCMB", "Transhipment", "2026-12-13"],
      ["NLRTM", "ETA", "2027-01-13"],
    ]);
  });

  it("are empty for an offer without legs", () => {
    expect(toRouteStops(aRate({ legs: [] }))).toEqual([]);
  });
});

describe("exchange note", () => {
  it("names only the rates that were used", () => {
    const exchange = {
      base: "USD",
      date: "2026-11-20",
      source: "Reference bank",
      markUpPercent: "0",
      quotes: [
        { currency: "EUR", unitsPerBase: "0.9225" },
        { currency: "INR", unitsPerBase: "88.40" },
      ],
    };
    expect(exchangeNote(exchange, { ours: ["EUR", "USD"], carrier: [] })).toBe(
      "Converted at the rate of 20 Nov 2026 (Reference bank, no mark-up): 1 USD = 0.9225 EUR. The carrier bills each charge in its own currency.",
    );
    expect(exchangeNote(exchange, { ours: ["USD"], carrier: [] })).toBe(
      "The carrier bills each charge in its own currency.",
    );
    expect(exchangeNote(null, { ours: ["EUR"], carrier: [] })).toBe(
      "The carrier bills each charge in its own currency.",
    );
    expect(exchangeNote(exchange, { ours: [], carrier: ["INR"] })).toBe(
      "INR converted by the carrier. The carrier bills each charge in its own currency.",
    );
  });
});

it("states both rates if neither currency is the base", () => {
  const exchange = {
    base: "EUR",
    date: "2026-11-20",
    source: "Reference bank",
    markUpPercent: "0",
    quotes: [
      { currency: "USD", unitsPerBase: "1.08" },
      { currency: "INR", unitsPerBase: "95.60" },
    ],
  };
  expect(exchangeNote(exchange, { ours: ["INR"], carrier: [] })).toBe(
    "Converted at the rate of 20 Nov 2026 (Reference bank, no mark-up): 1 EUR = 1.08 USD, 1 EUR = 95.60 INR, INR to USD over EUR. The carrier bills each charge in its own currency.",
  );
  expect(exchangeNote(exchange, { ours: ["EUR"], carrier: [] })).toBe(
    "Converted at the rate of 20 Nov 2026 (Reference bank, no mark-up): 1 EUR = 1.08 USD. The carrier bills each charge in its own currency.",
  );
});

describe("comparison", () => {
  const usd = (minor: number) => ({ currency: "USD", minor });
  const costing = (minor: number) => ({
    perCurrency: [usd(minor)],
    converted: { kind: "converted", total: usd(minor) } as const,
    unpricedCount: 0,
    basicFreight: null,
  });
  const [terminal, bare] = [
    aRate({
      id: "terminal",
      price: costing(400_000),
      coverage: { ...aRate().coverage, "origin-terminal": "included" },
    }),
    aRate({ id: "bare", price: costing(372_000) }),
  ];
  const comparing = (rates: readonly Rate[]): ComparedTotals => ({
    ...viewOf(rates),
    scope: portScope,
    load: [],
    search: null,
    listedAt: null,
    findBookBy: () => null,
  });

  it("marks no total as better while an offer has a gap, and names the gap", () => {
    const rows = comparisonRows([terminal, bare], comparing([terminal, bare]));
    const row = (label: string) => rows.find((one) => one.label === label);

    expect(row("Complete total")).toEqual({
      label: "Complete total",
      values: ["USD 4,000.00", "USD 3,720.00 as quoted"],
      better: [],
    });
    expect(row("Against the lowest")?.values).toEqual(["Not stated", "Not stated"]);
    expect(row("Without a price")?.values).toEqual(["Nothing", "terminal handling in Nhava Sheva"]);
    expect(row("Estimated in the total")).toBeUndefined();
  });

  it("marks the lower total as better if no offer has a gap", () => {
    const offers = [aRate({ id: "dear", price: costing(400_000) }), bare];
    const rows = comparisonRows(offers, comparing(offers));

    expect(rows[0]).toEqual({
      label: "Complete total",
      values: ["USD 4,000.00", "USD 3,720.00"],
      better: [false, true],
    });
  });
});

describe("requested search", () => {
  const search = aSearch();
  const WINDOW = toDepartureWindow("2026-11-20");

  it("is read from the URL, else from the navigation state", () => {
    const query = formatSearchQuery(search);
    const other = formatSearchQuery(aSearch({ departureDate: "2026-12-24" }));
    expect(searchQueryAt({ search: query }, "?type=spot")).toBe(query);
    expect(searchQueryAt({ search: other }, `?${query}&type=spot`)).toBe(query);
    expect(searchQueryAt({ from: "elsewhere" }, "")).toBe("");
    expect(requestedSearch(query, WINDOW)).toEqual({ kind: "search", search });
  });

  it("lists exactly what is missing", () => {
    const sentence = "No search parameters found. Please go back and perform a new search. Missing: ";
    const parts = ["Place of Origin or Port of Loading", "Place of Delivery or Port of Discharge", "containers"];
    const refused = (missing: readonly string[], problems: readonly string[]) => ({
      kind: "none",
      reason: { sentence: `${sentence}${missing.join(", ")}`, problems, readable: null },
    });
    expect(requestedSearch("", WINDOW)).toEqual(refused(parts, []));
    expect(requestedSearch("pod=NLRTM&load=20GPx101", WINDOW)).toEqual(
      refused(parts.slice(0, 1), ["The load is 101 containers. At most 100 can be searched at a time."]),
    );
  });

  it("names the exact problem of a complete search", () => {
    expect(requestedSearch("pol=INNSA&pod=NLRTM&load=20GPx1,20REx1", WINDOW)).toEqual({
      kind: "none",
      reason: {
        sentence: "This search cannot be run.",
        problems: ["Dry and reefer containers cannot be searched together."],
        readable: null,
      },
    });
  });

  it.each([
    ["2026-11-19", "The departure date 19 Nov 2026 has passed."],
    ["2026-12-21", "Departure date can be at most 30 days ahead, until 20 Dec 2026"],
  ])("names the problem of a bookmark for %s and links on", (departureDate, problem) => {
    const query = formatSearchQuery({ ...search, departureDate });
    expect(requestedSearch(query, WINDOW)).toEqual({
      kind: "none",
      reason: {
        sentence: "This search cannot be run.",
        problems: [problem],
        readable: { query, undated: formatSearchQuery({ ...search, departureDate: null }) },
      },
    });
  });
});

describe("LCL sailing note", () => {
  const load = {
    mode: "lcl",
    portOfLoading: "Nhava Sheva",
    portOfDischarge: "Rotterdam",
    weightKg: 1200,
    cbm: 3.25,
  } as const;

  it("names the first departure that the cargo can reach, as the booking does, and the later ones", () => {
    const departures = [
      { date: "2026-11-20", cfsCutOff: "2026-11-18T17:00" },
      { date: "2026-11-27", cfsCutOff: "2026-11-25T17:00" },
      { date: "2026-12-04", cfsCutOff: null },
    ];
    expect(sailingNote({ load, departures }, "2026-11-18T17:00")).toBe(
      "Planned departure: Fri 27 Nov (CFS cut-off 25 Nov, 17:00). Our desk confirms the sailing. Later departures: Fri 04 Dec.",
    );
    expect(sailingNote({ load, departures }, "2026-11-25T17:00")).toBe(
      "Planned departure: Fri 04 Dec. Our desk confirms the sailing.",
    );
  });

  it("says that our desk assigns the sailing where none can be reached", () => {
    const departures = [{ date: "2026-11-20", cfsCutOff: "2026-11-18T17:00" }];
    const note = "Our desk assigns the sailing. This tariff states no next departures.";
    expect(sailingNote({ load, departures: [] }, "2026-11-18T17:00")).toBe(note);
    expect(sailingNote({ load, departures }, "2026-11-18T17:00")).toBe(note);
  });

  it("is left out for an offer with a single sailing", () => {
    expect(sailingNote({ load: { mode: "fcl", containers: [] } }, "2026-11-18T17:00")).toBeNull();
  });
});
