import { expect, it } from "vitest";
import { readListQuery } from "#flows/bookings/list-query.ts";
import { parseLclForm } from "#flows/lcl/query.ts";
import { parseCriteria } from "#flows/rates/criteria.ts";
import { parseSearchQuery } from "#flows/search/search-query.ts";
import { parseForm } from "#flows/tracking/query.ts";

/* Addresses as version 2.8.0 has written them. Shippers have bookmarked and mailed them: a later version only adds to this file. */

it("reads a bookmarked search of containers", () => {
  const query =
    "from=INTKD,Tughlakabad&pol=INNSA,Nhava+Sheva&fromBy=Door&pod=NLRTM,Rotterdam&toBy=Ramp&date=2026-12-03&load=20GPx2,40HCx1&kg=18000,22500";
  expect(parseSearchQuery(query)._unsafeUnwrap()).toMatchObject({
    origin: {
      place: { code: "INTKD", name: "Tughlakabad" },
      port: { code: "INNSA", name: "Nhava Sheva" },
      serviceType: "Door",
    },
    destination: { place: null, port: { code: "NLRTM", name: "Rotterdam" }, serviceType: "Ramp" },
    departureDate: "2026-12-03",
    containers: [
      { equipment: "20GP", quantity: 2, weightKg: 18_000 },
      { equipment: "40HC", quantity: 1, weightKg: 22_500 },
    ],
    mode: "fcl",
    reefer: null,
  });
});

it.each([
  ["off", { kind: "non-operating" }],
  ["-18", { temperatureC: -18, ventilationCbmPerHour: null }],
  ["4.5,20", { temperatureC: 4.5, ventilationCbmPerHour: 20 }],
])("reads a bookmarked search of reefers with reefer=%s", (reefer, expected) => {
  const query = `pol=INNSA,Nhava+Sheva&fromBy=Ramp&pod=NLRTM,Rotterdam&toBy=Ramp&load=40RHx3&reefer=${reefer}`;
  expect(parseSearchQuery(query)._unsafeUnwrap().reefer).toMatchObject(expected);
});

it("reads filters, day, order and totals of a bookmarked list of rates", () => {
  const query =
    "type=spot&transhipments=1&transit=30&loading=INNSA&discharge=NLRTM&inland=1&cutoff=1&find=nor&carriers=Norrvik+Line|CASTELLAN&day=2026-12-03&sort=transit-time&totals=quoted";
  expect(parseCriteria(query)).toMatchObject({
    filters: {
      rateType: "spot",
      maxTranshipments: 1,
      maxTransitDays: 30,
      portsOfLoading: ["INNSA"],
      portsOfDischarge: ["NLRTM"],
      inlandIncluded: true,
      cutOffReachable: true,
      carrierText: "nor",
      carriers: ["Norrvik Line", "CASTELLAN"],
    },
    day: "2026-12-03",
    order: "transit-time",
    basis: "quoted",
  });
});

it("reads a bookmarked search of part loads", () => {
  const query =
    "origin=Nhava+Sheva&destination=Hamburg&weight=1200&cbm=3.25&sort=transit-time&cfs=port&departsBy=2026-12-04&days=26&page=2&rows=20";
  expect(parseLclForm(query)).toEqual({
    draft: { origin: "Nhava Sheva", destination: "Hamburg", weight: "1200", cbm: "3.25" },
    page: { page: 1, size: 20 },
    criteria: { sort: "transit-time", cfs: "port", departsBy: "2026-12-04", maxTransitDays: 26 },
  });
});

it("reads a bookmarked list of bookings and a bookmarked tracking form", () => {
  expect(
    readListQuery("search=PO+4711&status=booked&departure=2026-12-01..2026-12-31&carrier=Norrvik+Line&page=2"),
  ).toMatchObject({
    page: 1,
    search: "PO 4711",
    status: "booked",
    departure: { kind: "between", from: "2026-12-01", till: "2026-12-31" },
    carrier: "Norrvik Line",
  });
  expect(parseForm("bookingId=KLB-2026-000123&type=fcl&shippingLine=HMM")).toMatchObject({
    bookingId: "KLB-2026-000123",
    type: "fcl",
    shippingLine: "HMM",
  });
});
