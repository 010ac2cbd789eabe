import { describe, expect, it } from "vitest";
import {
  readRoutes,
  type RouteReading,
  type ScheduleLane,
  sortSailings,
} from "#server/connectors/schedules/read-routes.ts";
import { placeSeeds } from "#server/modules/places/place-seeds.ts";
import route from "../../../simulators/schedules-route.json" with { type: "json" };

const places = new Map(placeSeeds().map((place) => [place.code, place]));
const LANE: ScheduleLane = { portOfLoading: "INNSA", portOfDischarge: "NLRTM", cargo: "dry" };
const READING: RouteReading = {
  scac: "CMDU",
  cutOffTimes: ["DCO", "VCO", "FCO", "RCO", "PCO", "LCO"],
  placeCodes: new Map(),
  findZone: (code) => places.get(code)?.timeZone ?? null,
};

const read = (body: unknown, changes: Partial<RouteReading> = {}, lane = LANE) =>
  readRoutes(body, lane, { ...READING, ...changes });
const readOne = (changes: object, reading: Partial<RouteReading> = {}, lane = LANE) =>
  read([{ ...route, ...changes }], reading, lane);
const cutOff = (cutOffDateTimeCode: string, cutOffDateTime: string) => ({ cutOffDateTimeCode, cutOffDateTime });
const [first, second] = route.legs;
const withTimes = (departure: string, arrival: string) => ({
  legs: [
    {
      ...first,
      departure: { ...first?.departure, dateTime: departure },
      arrival: { ...second?.arrival, dateTime: arrival },
    },
  ],
});

describe("routes of a carrier's schedule", () => {
  it("are read with vessels, voyages, services, transhipments, and times local to each place", () => {
    const NO_CUT_OFFS = { portCutOffDate: null, vgmCutOffDate: null, bookingCutOffDate: null };
    const SERVICE = { mode: "VESSEL", serviceName: "India Europe Express", serviceCode: "IEX", ...NO_CUT_OFFS };
    const at = (name: string, code: string) => ({ name, code, country: null, countryCode: code.slice(0, 2) });
    expect(read([route])).toEqual({
      unreadable: [],
      sailings: [
        {
          departure: "2026-12-12T18:00",
          arrival: "2027-01-05T06:00",
          cutOffs: { DCO: "2026-12-09T12:00", VCO: "2026-12-10T10:00", PCO: "2026-12-10T18:00" },
          legs: [
            {
              ...SERVICE,
              from: at("Nhava Sheva", "INNSA"),
              to: at("Jebel Ali", "AEJEA"),
              departureDate: "2026-12-12T18:00:00",
              arrivalDate: "2026-12-18T06:00:00",
              vesselName: "PACIFIC HERON",
              voyageReference: "017W",
            },
            {
              ...SERVICE,
              from: at("Jebel Ali", "AEJEA"),
              to: at("Rotterdam", "NLRTM"),
              departureDate: "2026-12-21T18:00:00",
              arrivalDate: "2027-01-05T06:00:00",
              vesselName: "PACIFIC TERN",
              voyageReference: "841W",
            },
          ],
        },
      ],
    });
  });

  it("have the time of the place's clock, whatever offset the carrier writes", () => {
    const utc = read([{ ...route, ...withTimes("2026-07-12T20:30:00Z", "2026-08-05T05:30:00.000+01:00") }]);
    expect(utc?.sailings.map(({ departure, arrival }) => [departure, arrival])).toEqual([
      ["2026-07-13T02:00", "2026-08-05T06:30"],
    ]);
  });

  it("have the time as written at a place whose zone is not known, unless it is in UTC", () => {
    const findZone = () => null;
    expect(readOne({}, { findZone })?.sailings[0]?.departure).toBe("2026-12-12T18:00");
    expect(readOne(withTimes("2026-12-12T18:00:00Z", "2027-01-05T06:00:00+01:00"), { findZone })?.unreadable).toEqual([
      "route CMDU-INNSA-NLRTM-2026-12-12: the time at INNSA cannot be read",
    ]);
  });

  it("have the carrier's own voyage where partners share a vessel, and that of a feeder where it is not named", () => {
    const partner = { ...first?.transport.servicePartners[0], carrierCode: "COSU", carrierExportVoyageNumber: "9X" };
    const own = first?.transport.servicePartners[0];
    const shared = { ...first, transport: { ...first?.transport, servicePartners: [partner, own] } };
    const feeder = { ...second, transport: { ...second?.transport, servicePartners: [partner] } };
    expect(readOne({ legs: [shared, feeder] })?.sailings[0]?.legs.map((leg) => leg.voyageReference)).toEqual([
      "017W",
      "9X",
    ]);
  });

  it("have legs in the order of their numbers, and no name of a vessel that is not known yet", () => {
    const unnamed = {
      ...first,
      transport: { ...first?.transport, vessel: { name: "COS TBN 25", isDummyVessel: true } },
    };
    expect(readOne({ legs: [second, unnamed] })?.sailings[0]?.legs.map((leg) => leg.vesselName)).toEqual([
      null,
      "PACIFIC TERN",
    ]);
  });

  it("have the cut-offs that are to be read, the earlier of two for the gate, RCO for cooled containers only, and LCO for part loads only", () => {
    const cutOffTimes = [
      cutOff("FCO", "2026-12-10T18:00:00+05:30"),
      cutOff("PCO", "2026-12-10T12:00:00+05:30"),
      cutOff("RCO", "2026-12-09T12:00:00+05:30"),
      cutOff("LCO", "2026-12-08T16:00:00+05:30"),
      cutOff("ECP", "2026-12-01T12:00:00+05:30"),
      cutOff("STA", "2026-12-05T12:00:00+05:30"),
    ];
    const cutOffs = (reading: Partial<RouteReading>, cargo: ScheduleLane["cargo"] = "dry") =>
      readOne({ cutOffTimes }, reading, { ...LANE, cargo })?.sailings[0]?.cutOffs;
    expect(cutOffs({})).toEqual({ PCO: "2026-12-10T12:00" });
    expect(cutOffs({}, "reefer")).toEqual({ PCO: "2026-12-09T12:00" });
    expect(cutOffs({}, "lcl")).toEqual({ PCO: "2026-12-10T12:00", LCO: "2026-12-08T16:00" });
    expect(cutOffs({ cutOffTimes: ["FCO", "STA"] })).toEqual({ PCO: "2026-12-10T18:00", STA: "2026-12-05T12:00" });
  });

  it("leave out a cut-off that cannot be true, and name it", () => {
    const cutOffTimes = [cutOff("VCO", "2026-12-13T10:00:00+05:30"), cutOff("DCO", "soon")];
    const answer = readOne({ cutOffTimes });
    expect(answer?.sailings.map(({ cutOffs }) => cutOffs)).toEqual([{}]);
    expect(answer?.unreadable).toEqual([
      "route CMDU-INNSA-NLRTM-2026-12-12: its cut-off VCO cannot be read, or is after the departure",
      "route CMDU-INNSA-NLRTM-2026-12-12: its cut-off DCO cannot be read, or is after the departure",
    ]);
  });

  it("are asked and read by the carrier's own codes of places", () => {
    const text = JSON.stringify([route]).replaceAll("INNSA", "INNAV");
    const placeCodes = new Map([["INNSA", "INNAV"]]);
    expect(read(JSON.parse(text), { placeCodes })?.sailings[0]?.legs[0]?.from.code).toBe("INNSA");
  });

  it.each([
    ["of another lane", { legs: [first] }, "it is from INNSA to AEJEA"],
    ["without legs", { legs: [] }, "it has no legs"],
    ["that is no object", null, "it has no legs"],
    [
      "with a gap",
      { legs: [{ ...first, arrival: second?.arrival }, second] },
      "it arrives in NLRTM and departs from AEJEA",
    ],
    ["with a renamed field", { legs: [{ means: {} }] }, "a leg has no transport"],
    ["by rail", { legs: [{ ...first, transport: { modeOfTransport: "RAIL" } }] }, "it goes by RAIL, not by vessel"],
    [
      "that arrives too early",
      withTimes("2026-12-12T18:00:00+05:30", "2026-12-12T13:00:00+01:00"),
      "it arrives in NLRTM before it departs",
    ],
    [
      "without offset",
      withTimes("2026-12-12T18:00:00", "2027-01-05T06:00:00+01:00"),
      "the time at INNSA cannot be read",
    ],
  ])("leave out one %s, and name it", (_title, changes, reason) => {
    const answer = read([changes === null ? null : { ...route, ...changes }, route]);
    expect(answer?.sailings).toHaveLength(1);
    const name = changes === null ? "route 1" : "route CMDU-INNSA-NLRTM-2026-12-12";
    expect(answer?.unreadable).toEqual([`${name}: ${reason}`]);
  });

  it("leave out one of another carrier", () => {
    expect(readOne({}, { scac: "HLCU" })?.unreadable).toEqual(["route CMDU-INNSA-NLRTM-2026-12-12: it is of CMDU"]);
  });

  it("are null for an answer that is no list, and none for one without a body", () => {
    expect(read({ message: "Sign in" })).toBeNull();
    expect(read(null)).toEqual({ sailings: [], unreadable: [] });
  });

  it("are sorted by departure and arrival, each sailing once", () => {
    const sailings =
      read([route, route, { ...route, ...withTimes("2026-12-05T18:00:00+05:30", "2027-01-01T06:00:00+01:00") }])
        ?.sailings ?? [];
    expect(sortSailings(sailings).map(({ departure }) => departure)).toEqual(["2026-12-05T18:00", "2026-12-12T18:00"]);
  });
});
