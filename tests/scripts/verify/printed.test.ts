import { describe, expect, it } from "vitest";
import { comparePrinted, type Printed } from "../../../scripts/verify/journeys/printed.ts";
import { checkPrivate } from "../../../scripts/verify/journeys/private.ts";

const BOOKING: Printed = {
  carrier: "Norrvik Line",
  ports: ["Nhava Sheva", "Rotterdam"],
  totals: [{ currency: "USD", minor: 277_050 }],
  departure: "2026-12-03",
  arrival: "2026-12-28",
  containers: [{ size: "40HC", count: 2 }],
  partLoad: null,
};

const compare = (text: string) => comparePrinted(text, BOOKING).map(({ expected }) => expected);

describe("comparePrinted", () => {
  it.each([
    ["a carrier alone", "NORRVIK LINE, QTN-1"],
    ["a total with a comma for thousands", "Norrvik Line Total USD 2,770.50"],
    ["a total with a blank for thousands and a comma for decimals", "Norrvik Line Total 2 770,50 USD"],
    ["a total without its last zero", "Norrvik Line total: USD 2770.5"],
    ["a total rounded by a few cents", "Norrvik Line total: USD 2770.55"],
    ["amounts without a total", "Norrvik Line Freight USD 1040.25"],
    ["the total beside other amounts", "Norrvik Line Freight USD 1040.25 Total USD 2770.50"],
    ["the day as ISO", "Norrvik Line Departure 2026-12-03, booked 2026-11-20"],
    ["the day in words", "Norrvik Line Departure 3 December 2026"],
    ["the day with a short month", "Norrvik Line Departure Thu, 03 Dec 2026"],
    ["the day with points", "Norrvik Line Departure 03.12.2026"],
    ["the month before the day", "Norrvik Line Departure 12/03/2026"],
    ["the arrival", "Norrvik Line Departure 3 Dec 2026 Arrival 28 Dec 2026"],
    ["an arrival without a day", "Norrvik Line Departure 3 Dec 2026 Arrival at Rotterdam"],
    ["the total in two currencies", "Norrvik Line Total USD 2770.50, about EUR 2548.86"],
    ["the ports", "Norrvik Line Nhava Sheva to Rotterdam"],
    ["the load", "Norrvik Line 2 x 40HC"],
    ["the load with another sign", "Norrvik Line 40HC × 2"],
  ])("accepts %s", (_, text) => expect(compare(text)).toEqual([]));

  it.each([
    ["another carrier", "Amberline, QTN-1", "a PDF with the carrier Norrvik Line"],
    ["ten times the total", "Norrvik Line Total USD 27705.00", "a PDF with the total USD 2,770.50"],
    ["a total per container", "Norrvik Line Total USD 1,385.25", "a PDF with the total USD 2,770.50"],
    ["another day", "Norrvik Line Departure 10 Dec 2026", "a PDF with the departure 2026-12-03"],
    [
      "the ports the other way round",
      "Norrvik Line Rotterdam to Nhava Sheva",
      "a PDF with Nhava Sheva before Rotterdam",
    ],
    [
      "the arrival on the day of the departure",
      "Norrvik Line Departure 3 Dec 2026 Arrival 3 Dec 2026",
      "a PDF with the arrival 2026-12-28",
    ],
    ["the total in another currency", "Norrvik Line Total: EUR 2770.50", "a PDF with the total USD 2,770.50"],
    ["one container", "Norrvik Line 1 x 40HC", "a PDF with 2 x 40HC"],
  ])("finds %s", (_, text, expected) => expect(compare(text)).toEqual([expected]));
});

it("finds a load whose second size is missing", () => {
  const sizes: Printed = { ...BOOKING, containers: [...BOOKING.containers, { size: "20GP", count: 3 }] };
  const find = (text: string) => comparePrinted(text, sizes).map(({ expected }) => expected);
  expect(find("Norrvik Line 2 x 40HC")).toEqual(["a PDF with 3 x 20GP"]);
  expect(find("Norrvik Line 2 x 40HC, 3 x 20GP")).toEqual([]);
  expect(find("Norrvik Line 2 x 40HC, 20GP: 3")).toEqual([]);
  expect(find("Norrvik Line")).toEqual([]);
});

describe("comparePrinted of a part load", () => {
  const load: Printed = {
    ...BOOKING,
    totals: [{ currency: "USD", minor: 38_630 }],
    departure: null,
    arrival: null,
    containers: [],
    partLoad: { weightKg: 1200, cbm: 3.25 },
  };
  const compareLoad = (text: string) => comparePrinted(`Norrvik Line ${text}`, load).map(({ expected }) => expected);

  it.each([
    ["weight and volume", "1,200 kg, 3.25 CBM"],
    ["a weight with a point for thousands and a volume with a comma", "1.200 KGS 3,25 m³"],
    ["a volume with three decimals", "3.250 cbm"],
    ["weight and volume among others", "per 1,000 kg: 1,200 kg, at least 1 CBM: 3.25 CBM"],
    ["a total whose currency is at the head of its column", "In USD  Freight USD 58.50  Total   386.30"],
  ])("accepts %s", (_, text) => expect(compareLoad(text)).toEqual([]));

  it.each([
    ["another weight", "1,250 kg, 3.25 CBM", "a PDF with 1200 kg"],
    ["another volume", "1,200 kg, 2.25 CBM", "a PDF with 3.25 CBM"],
    ["a total without its least charges", "Freight USD 58.50  Total  USD 295.01", "a PDF with the total USD 386.30"],
  ])("finds %s", (_, text, expected) => expect(compareLoad(text)).toEqual([expected]));
});

describe("checkPrivate", () => {
  const request = (token: string | undefined) => ({
    method: "GET",
    url: new URL("http://server/api/resource/profile"),
    headers: token === undefined ? {} : { "x-token": token },
    body: null,
  });
  const answer = (headers: Record<string, string>, body = "{}") => ({
    status: 200,
    headers,
    body: Buffer.from(body),
    elapsedMs: 1,
  });
  const check = (token: string | undefined, caching: string, body?: string) =>
    checkPrivate(request(token), answer({ "cache-control": caching }, body), "kardamom").map(({ path }) => path);

  it("finds an answer of a session that a shared cache may keep", () => {
    expect(check("t", "public, max-age=600")).toEqual(["header cache-control"]);
    expect(check("t", "s-maxage=60")).toEqual(["header cache-control"]);
    expect(check("t", "private, no-store")).toEqual([]);
    expect(check(undefined, "public, max-age=600")).toEqual([]);
  });

  it("finds the password in an answer", () => {
    expect(check("t", "no-store", '{"result":[{"password":"kardamom"}]}')).toEqual(["body"]);
    expect(check("t", "no-store", '{"result":[{"note":"kardamoms"}]}')).toEqual([]);
  });
});
