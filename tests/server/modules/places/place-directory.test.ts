import type { KnownPlace } from "#domain/places";
import { describe, expect, it } from "vitest";
import { buildDirectory, toDirectory } from "#server/modules/places/place-directory.ts";
import { placeSeeds } from "#server/modules/places/place-seeds.ts";
import { runInSlices } from "#server/platform/background.ts";

const place = (
  code: string,
  name: string,
  latitude: number | null,
  longitude: number | null,
  kind: "Sea" | "Inland" = "Sea",
): KnownPlace => ({
  code,
  name,
  countryCode: code.slice(0, 2),
  countryName: code.startsWith("IN") ? "India" : "Pakistan",
  kind,
  latitude,
  longitude,
  timeZone: null,
  importance: 1,
  otherNames: code === "INMUN" ? ["Adani Mundra", "INMUA"] : [],
});

const PLACES = [
  place("INTKD", "Tughlakabad", 28.5, 77.29, "Inland"),
  place("INMUN", "Mundra", 22.74, 69.71),
  place("INNSA", "Nhava Sheva", 18.95, 72.95),
  place("INDAH", "Dahej", 21.71, 72.53),
  place("PKKHI", "Karachi", 24.84, 66.98),
  place("INXXX", "Nowhere", null, null),
];
const directory = toDirectory(PLACES, new Set(["INMUN", "INNSA"]));

describe("the directory of places", () => {
  it("answers found places grouped by country as the wire writes them", () => {
    expect(JSON.parse(directory.find("mundra"))).toEqual([
      {
        country: "India",
        countryCode: "IN",
        ports: [
          {
            point: { name: "Mundra", code: "INMUN" },
            country: { name: "India", code: "IN" },
            pointType: "Sea",
            bestMatch: true,
          },
        ],
      },
    ]);
    expect(JSON.parse(directory.find("tughlakabad"))).toEqual([
      {
        country: "India",
        countryCode: "IN",
        ports: [
          {
            point: { name: "Tughlakabad", code: "INTKD" },
            country: { name: "India", code: "IN" },
            pointType: "Inland",
            bestMatch: true,
          },
        ],
      },
    ]);
    expect(directory.find("zzzz")).toBe("[]");
  });

  it("offers the ports our carriers call at, nearest first, before any other port", () => {
    expect(directory.nearby("INTKD").map((port) => port.internalCode)).toEqual(["INMUN", "INNSA"]);
    expect(directory.nearby("INDAH").map((port) => port.internalCode)).toEqual(["INNSA", "INMUN", "INDAH"]);
    expect(directory.nearby("INMUN")[0]).toEqual({
      name: "Mundra",
      internalCode: "INMUN",
      locationCodifications: [{ codificationType: "UNLOCODE", codification: "INMUN" }],
    });
  });

  it("offers a place with no port near the nearest ports of call, and before there is any tariff the nearest ports", () => {
    const urumqi = place("CNURC", "Urumqi", 43.83, 87.62, "Inland");
    const rotterdam = place("NLRTM", "Rotterdam", 51.95, 4.14);
    const places = [...PLACES, urumqi, rotterdam];
    const nearest = (calls: readonly string[]) =>
      toDirectory(places, new Set(calls))
        .nearby("CNURC")
        .map((port) => port.internalCode);
    expect(nearest(["NLRTM"])).toEqual(["NLRTM"]);
    expect(nearest(["NLRTM", "INNSA"])).toEqual(["INNSA", "NLRTM"]);
    expect(nearest([])).toEqual(["PKKHI", "INDAH", "INMUN", "INNSA", "NLRTM"]);
  });

  it("has no port near an unknown place or one without a position", () => {
    expect(directory.nearby("ZZZZZ")).toEqual([]);
    expect(directory.nearby("INXXX")).toEqual([]);
  });

  it("finds a place by its former code", () => {
    expect(directory.byCode("INMUA")?.code).toBe("INMUN");
    expect(directory.byCode("nothing")).toBeUndefined();
  });
});

describe("a directory that is built in slices", () => {
  const seeds = placeSeeds();
  const many = Array.from({ length: 6 }, (_, copy) =>
    seeds.map((seed) => ({
      ...seed,
      code: `${seed.code.slice(0, 2)}${copy}${seed.code.slice(3)}`,
      name: copy === 0 ? seed.name : `${seed.name} ${copy}`,
    })),
  ).flat();

  it("pauses after at most 500 places and finds the same as one that is built at once", async () => {
    let pauses = 0;
    const sliced = await runInSlices(buildDirectory(many), async () => {
      pauses += 1;
    });
    expect(pauses).toBeGreaterThan(many.length / 100);
    const [built, atOnce] = [sliced(new Set(["IN0UN"])), toDirectory(many, new Set(["IN0UN"]))];
    const typed = [
      "rott",
      "roterdam 3",
      "port of mundra",
      "NL1TM",
      "mumbai/bombay",
      "india",
      "new",
      "s",
      "Hamburg, Germany",
      "zzzz",
    ];
    expect(typed.map(built.find)).toEqual(typed.map(atOnce.find));
    expect(built.find("NL1TM")).toBe(
      '[{"country":"Netherlands","countryCode":"NL","ports":[{"point":{"name":"Rotterdam 1","code":"NL1TM"},"country":{"name":"Netherlands","code":"NL"},"pointType":"Sea","timeZone":"Europe/Amsterdam","bestMatch":true}]}]',
    );
    expect([built.byCode("DE4AM")?.name, built.nearby("IN0KD")]).toEqual(["Hamburg 4", atOnce.nearby("IN0KD")]);
  });
});

describe("the places that come with the product", () => {
  const seeds = placeSeeds();

  it("have unique codes, plain names, a country and a possible position", () => {
    expect(seeds.length).toBeGreaterThan(1_700);
    expect(new Set(seeds.map((seed) => seed.code)).size).toBe(seeds.length);
    for (const seed of seeds) {
      expect(seed.code).toMatch(/^[A-Z]{2}[A-Z0-9]{3}$/);
      expect([seed.code, seed.name]).toEqual([seed.code, expect.not.stringMatching(/\(ex |^\s|\s$|^$/)]);
      expect([seed.code, seed.countryName]).toEqual([seed.code, expect.not.stringContaining(",")]);
      expect(Math.abs(seed.latitude ?? 0)).toBeLessThanOrEqual(90);
    }
  });

  it("put exchanged latitudes and longitudes right", () => {
    const chungo = seeds.find((seed) => seed.code === "CLPGO");
    expect([chungo?.latitude, chungo?.longitude]).toEqual([-31.885551, -71.5038607]);
  });

  it("state whether ships call", () => {
    const kindOf = (code: string) => seeds.find((seed) => seed.code === code)?.kind;
    expect(["INNSA", "NLRTM", "CNWUH"].map(kindOf)).toEqual(["Sea", "Sea", "Sea"]);
    expect(["INTKD", "USCHI", "DEDUI", "INBLR"].map(kindOf)).toEqual(["Inland", "Inland", "Inland", "Inland"]);
  });
});
