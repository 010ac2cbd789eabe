import { err, ok } from "neverthrow";
import { describe, expect, it } from "vitest";
import { toSpotOnSearch } from "#server/connectors/cma-cgm/search-request.ts";
import { requestFor } from "../support/requests.ts";

describe("a search of SpotOn", () => {
  it("has ports, sizes, the day and freight of all kinds", () => {
    expect(toSpotOnSearch(requestFor({}))).toEqual(
      ok({
        departureDate: "2026-11-23",
        locationCodificationType: "UNLOCODE",
        portOfLoading: "INNSA",
        portOfDischarge: "NLRTM",
        commodityCode: "FAK",
        requestedEquipments: [
          { equipmentGroupIsoCode: "20GP", numberOfContainers: 2, weightPerContainer: 10_000 },
          { equipmentGroupIsoCode: "40HC", numberOfContainers: 1 },
        ],
        nonOperatingReefer: false,
      }),
    );
  });

  it("names places with their service, and the temperature of an operating reefer", () => {
    const request = requestFor({
      origin: "INTKD",
      containers: [{ equipment: "40RH", quantity: 1, weightKg: 0 }],
      cooling: { temperature: -18, ventilation: null },
    });
    expect(toSpotOnSearch(request)._unsafeUnwrap()).toEqual({
      departureDate: "2026-11-23",
      locationCodificationType: "UNLOCODE",
      placeOfOrigin: "INTKD",
      placeOfOriginType: "Ramp",
      portOfDischarge: "NLRTM",
      commodityCode: "FAK",
      requestedEquipments: [
        { equipmentGroupIsoCode: "40RH", numberOfContainers: 1, reeferAttributes: { temperature: -18 } },
      ],
      nonOperatingReefer: false,
    });
    expect(toSpotOnSearch({ ...request, cooling: null })._unsafeUnwrap().nonOperatingReefer).toBe(true);
  });

  it("is refused without a call for what SpotOn would bill as an error", () => {
    expect(toSpotOnSearch(requestFor({ ready: "2026-12-21" }))).toEqual(
      err("CMA CGM prices departures until 20 Dec 2026 only."),
    );
    expect(toSpotOnSearch(requestFor({ ready: "2026-12-20" })).isOk()).toBe(true);
    expect(toSpotOnSearch(requestFor({ ready: "2026-11-19" }))._unsafeUnwrap().departureDate).toBe("2026-11-20");
    expect(
      toSpotOnSearch(
        requestFor({
          containers: [
            { equipment: "20GP", quantity: 1, weightKg: 0 },
            { equipment: "20RE", quantity: 1, weightKg: 0 },
          ],
        }),
      ),
    ).toEqual(err("CMA CGM prices dry containers and reefers apart."));
    expect(toSpotOnSearch(requestFor({ containers: [{ equipment: "20GP", quantity: 101, weightKg: 0 }] }))).toEqual(
      err("CMA CGM prices at most 100 containers together."),
    );
  });
});
