import { describe, expect, it } from "vitest";
import { findPort, type LclPlace, suggestPorts } from "#domain/lcl/ports.ts";
import { PORTS } from "./fixtures.ts";

describe("LCL port suggestions", () => {
  const place = (name: string, code: string) =>
    ({ name, code, country: null, countryCode: null, kind: "sea" }) satisfies LclPlace;
  /* In the order of importance. */
  const PLACES = [
    place("Rotterdam", "NLRTM"),
    place("Ho Chi Minh City", "VNSGN"),
    place("Nhava Sheva", "INNSA"),
    place("Mannheim", "DEMHG"),
    place("Munich", "DEMUC"),
    place("Łódź", "PLLOD"),
    place("Port Nhill", "AUNHL"),
  ];
  const names = (typed: string) => suggestPorts(PLACES, typed).shown.map(({ name }) => name);

  it("start at two characters and ignore case and accents", () => {
    expect([names("r"), names(" "), names("xyz")]).toEqual([[], [], []]);
    expect([names("ER"), names("lodz")]).toEqual([["Rotterdam"], ["Łódź"]]);
  });

  it("rank names that start with the text, then words, then any match", () => {
    expect(names("Nh")).toEqual(["Nhava Sheva", "Port Nhill", "Ho Chi Minh City", "Mannheim"]);
    expect(names("mun")).toEqual(["Munich"]);
  });

  it("match three letters of the code after all names", () => {
    expect(names("in")).toEqual(["Ho Chi Minh City"]);
    expect(names("inn")).toEqual(["Nhava Sheva"]);
    expect(names("DEM")).toEqual(["Mannheim", "Munich"]);
  });

  it("are limited to fifty", () => {
    const many = Array.from({ length: 73 }, (_, index) => place(`Port ${index}`, "XXXXX"));
    const { shown, more } = suggestPorts(many, "port");
    expect([shown.length, shown[49]?.name, more]).toEqual([50, "Port 49", 23]);
  });

  it("find a port by its full name", () => {
    expect([findPort(PORTS, "hamburg "), findPort(PORTS, "Ham"), findPort(PORTS, "")]).toEqual(["Hamburg", null, null]);
  });
});
