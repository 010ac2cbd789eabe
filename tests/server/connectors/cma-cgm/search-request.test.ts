import { err, ok } from "neverthrow";
import { describe, expect, it } from "vitest";
import { toSpotOnSearch } from "#server/connectors/cma-cgm/search-request.ts";
import { sayDefaultWeight } from "#server/connectors/kit/default-weight.ts";
import type { RateRequest } from "#server/rate-sources/rate-source.ts";
import { requestFor } from "../support/requests.ts";

const DEFAULTS = { gateways: new Map([["INTKD", "INMUN"]]), weightKg: 12_000 };
const toSearch = (request: RateRequest) => toSpotOnSearch(request, DEFAULTS);
const one = (equipment: "20GP" | "20RE" | "40RH", quantity = 1) => ({ equipment, quantity, weightKg: 0 });

describe("a search of SpotOn", () => {
  it("has ports, sizes, the day and freight of all kinds, and a weight for every size", () => {
    const request = requestFor({});
    expect(toSearch(request)).toEqual(
      ok({
        departureDate: "2026-11-23",
        locationCodificationType: "UNLOCODE",
        portOfLoading: "INNSA",
        portOfDischarge: "NLRTM",
        commodityCode: "FAK",
        requestedEquipments: [
          { equipmentGroupIsoCode: "20GP", numberOfContainers: 2, weightPerContainer: 10_000 },
          { equipmentGroupIsoCode: "40HC", numberOfContainers: 1, weightPerContainer: 12_000 },
        ],
        nonOperatingReefer: false,
      }),
    );
    expect(sayDefaultWeight(request, DEFAULTS.weightKg)).toEqual([
      "Priced for 12 000 kg in each container whose weight is not stated.",
    ]);
  });

  it("names an inland place with its service and its port, and the temperature of an operating reefer", () => {
    const request = requestFor({
      origin: "INTKD",
      containers: [one("40RH")],
      cooling: { temperature: -18, ventilation: null },
    });
    expect(toSearch(request)._unsafeUnwrap()).toEqual({
      departureDate: "2026-11-23",
      locationCodificationType: "UNLOCODE",
      placeOfOrigin: "INTKD",
      placeOfOriginType: "Ramp",
      portOfLoading: "INMUN",
      portOfDischarge: "NLRTM",
      commodityCode: "FAK",
      requestedEquipments: [
        {
          equipmentGroupIsoCode: "40RH",
          numberOfContainers: 1,
          weightPerContainer: 12_000,
          reeferAttributes: { temperature: -18 },
        },
      ],
      nonOperatingReefer: false,
    });
    expect(toSearch({ ...request, cooling: null })._unsafeUnwrap().nonOperatingReefer).toBe(true);
  });

  it("is refused without a call for what SpotOn would bill as an error", () => {
    expect(toSearch(requestFor({ origin: "INDER" }))).toEqual(err("CMA CGM needs a port for Dadri."));
    expect(toSearch(requestFor({ containers: [one("20GP"), one("20RE")] }))).toEqual(
      err("CMA CGM prices dry containers and reefers apart."),
    );
    expect(toSearch(requestFor({ containers: [one("20GP", 101)] }))).toEqual(
      err("CMA CGM prices at most 100 containers together."),
    );
    const { origin, ...request } = requestFor({ origin: "INTKD" });
    expect(toSearch({ ...request, origin, destination: requestFor({ destination: "INMUN" }).destination })).toEqual(
      err("CMA CGM sells no transport from a port to itself."),
    );
  });

  it("has a day that is within 30 days wherever the carrier counts them", () => {
    const dayOf = (ready: string, at = "2026-11-20T08:00:00Z") =>
      toSearch(requestFor({ ready, now: Date.parse(at) / 60_000 })).map(({ departureDate }) => departureDate);
    expect(dayOf("2026-12-20")).toEqual(ok("2026-12-20"));
    expect(dayOf("2026-12-21")).toEqual(err("CMA CGM prices departures until 20 Dec 2026 only."));
    expect(dayOf("2026-11-19")).toEqual(ok("2026-11-20"));
    /* It is the 21st in Paris, and still the 20th at UTC. */
    expect(dayOf("2026-11-20", "2026-11-20T23:30:00Z")).toEqual(ok("2026-11-21"));
    expect(dayOf("2026-12-21", "2026-11-20T23:30:00Z").isErr()).toBe(true);
  });
});
