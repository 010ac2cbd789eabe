import * as fc from "fast-check";
import { err, ok } from "neverthrow";
import { describe, expect, it } from "vitest";
import { addContainer, setWeight } from "#domain/containers";
import { setDepartureDate, setSelection } from "#domain/search";
import { parseSearchQuery, formatSearchQuery } from "#flows/search/search-query.ts";
import { validateDraft } from "#domain/search";
import { cases } from "#tests/support/property-tests.ts";
import { aDraft, anySearch } from "#tests/domain/search/fixtures.ts";

const aSearch = validateDraft(
  setDepartureDate(
    setSelection(aDraft, setWeight(addContainer(addContainer(aDraft.selection, "20GP"), "40HC"), "20GP", "18000")),
    "2026-12-01",
  ),
  "2026-11-20",
)._unsafeUnwrap();

describe("a search in the URL", () => {
  it("is readable", () => {
    expect(formatSearchQuery(aSearch)).toBe(
      "from=INTKD,Tughlakabad&fromBy=Door&to=NLRTM,Rotterdam&toBy=Ramp&date=2026-12-01&load=20GPx2,40HCx1&kg=18000,0",
    );
  });

  it("round-trips any search, names in any script included", () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        expect(parseSearchQuery(formatSearchQuery(search))).toStrictEqual(ok(search));
      }),
      { numRuns: cases(500) },
    );
  });

  it("survives URLSearchParams and other keys", () => {
    const parameters = new URLSearchParams(formatSearchQuery(aSearch));
    parameters.set("sort", "transit-time");
    expect(parseSearchQuery(`?${parameters.toString()}`)).toStrictEqual(ok(aSearch));
  });

  it("needs no names and no service types", () => {
    expect(parseSearchQuery("pol=INNSA&pod=NLRTM&load=20GPx1")).toStrictEqual(
      ok({
        origin: { place: null, port: { name: "INNSA", code: "INNSA" }, serviceType: "Ramp" },
        destination: { place: null, port: { name: "NLRTM", code: "NLRTM" }, serviceType: "Ramp" },
        departureDate: null,
        containers: [{ equipment: "20GP", quantity: 1, weightKg: 0 }],
        mode: "fcl",
        reefer: null,
      }),
    );
  });

  it.each([
    ["", ["origin", "destination", "containers"], []],
    ["pol=INNSA&load=20GPx1", ["destination"], []],
    ["pol=INNSA&pod=NLRTM", ["containers"], []],
    ["pol=%E0%A4%A&pod=NLRTM&load=20GPx1", ["origin"], []],
    ["pod=NLRTM&load=20GPx101", ["origin"], ["The load is 101 containers. At most 100 can be searched at a time."]],
    ["pol=INNSA&pod=NLRTM&load=20GPx1,20REx1", [], ["Dry and reefer containers cannot be searched together."]],
    [
      "pol=INNSA&pod=NLRTM&load=20OTx1",
      [],
      ["“20OT” is not a container size. The sizes are 20GP, 40GP, 40HC, 45HC, 20RE, 40RH."],
    ],
    [
      "pol=INNSA&pod=NLRTM&load=20GPx1,20DVx1",
      [],
      ["20GP is in the load twice. Each container size can be named once."],
    ],
    ["pol=INNSA&pod=NLRTM&load=two", [], ["The load “two” is not a size and a number of containers, such as 20GPx2."]],
    ["pol=INNSA&pod=NLRTM&load=20GPx1&date=soon", [], ["“soon” is not a departure date."]],
    ["pol=INNSA&pod=NLRTM&load=20GPx1&kg=1,2", [], ["The number of weights (2) differs from the number of sizes (1)."]],
    ["pol=INNSA&pod=NLRTM&load=20GPx1&kg=-1", [], ["The weight “-1” of 20GP is not in whole kilograms."]],
    [
      "pol=INNSA&pod=NLRTM&load=20GPx1&kg=150000",
      [],
      ["150 000 KGM is too much for one 20GP. At most 28 250 KGM can be loaded."],
    ],
    [
      "pol=INNSA&pod=NLRTM&load=20REx1&reefer=99",
      [],
      ["The reefer setting “99” is not between -35 and +30 °C with at most 285 cbm/h."],
    ],
    [
      "pol=INNSA&pod=NLRTM&load=20GPx1&toBy=Boat&date=soon",
      [],
      ["“Boat” is not a service. It is Ramp or Door.", "“soon” is not a departure date."],
    ],
  ])("is refused with its exact problem: %s", (query, missing, problems) => {
    expect(parseSearchQuery(query)).toStrictEqual(err({ missing, problems }));
  });

  it("never throws on any text", () => {
    fc.assert(
      fc.property(fc.string(), (junk) => {
        expect(parseSearchQuery(junk)).toBeDefined();
      }),
    );
  });
});
