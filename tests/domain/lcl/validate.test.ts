import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LCL_PAGE_SIZES, toLclPageRange, toLclPageSize, toLclPageState, resizeLclPage } from "#domain/lcl/list.ts";
import { findPort, type LclPlace, suggestPorts } from "#domain/lcl/ports.ts";
import { isLclDraftFilled, toLclDraft } from "#domain/lcl/load.ts";
import { findLoadProblems, validateLclDraft } from "#domain/lcl/validate.ts";
import { PORTS, search } from "./given.ts";

const draft = (changes = {}) => ({
  origin: "Nhava Sheva",
  destination: "Rotterdam",
  weight: "1200",
  cbm: "3.25",
  ...changes,
});
const problems = (changes: object) =>
  validateLclDraft(draft(changes), PORTS).match(
    () => [],
    (found) => found.map(({ field, message }) => `${field}: ${message}`),
  );

describe("the LCL form", () => {
  it("makes a search, with the names as the list writes them", () => {
    expect(
      validateLclDraft(draft({ origin: " nhava sheva", weight: "1,200", cbm: "3,25" }), PORTS)._unsafeUnwrap(),
    ).toStrictEqual(search(1200, 3.25));
  });

  it.each([
    ["1.2 t", 1200],
    ["2,500 lb", 1134],
    ["18 000 kg", 18_000],
  ])("reads a weight of %s as %d kg", (weight, kilograms) => {
    expect(validateLclDraft(draft({ weight }), PORTS)._unsafeUnwrap().weightKg).toBe(kilograms);
  });

  it.each([
    [{ origin: "" }, "portOfLoading: Please select both origin and destination ports"],
    [{ destination: " " }, "portOfDischarge: Please select both origin and destination ports"],
    [{ origin: "", destination: "" }, "portOfLoading: Please select both origin and destination ports"],
    [{ origin: "Atlantis" }, "portOfLoading: Please choose the Origin Port from the list"],
    [{ destination: "Rott" }, "portOfDischarge: Please choose the Destination Port from the list"],
    [{ destination: "NHAVA SHEVA" }, "portOfDischarge: Origin and destination must be two different ports"],
    [{ weight: "" }, "weight: Please enter the Weight"],
    [{ weight: "0" }, "weight: Weight must be more than 0 kg. The smallest value is 0.01 kg."],
    [{ weight: "-5" }, "weight: Weight must be more than 0 kg. The smallest value is 0.01 kg."],
    [{ weight: "100000.01" }, "weight: Weight must be at most 100,000 kg"],
    [{ weight: "9".repeat(400) }, "weight: Please enter the Weight as a number"],
    [{ weight: "heavy" }, "weight: Please enter the Weight as a number"],
    [{ weight: "12.345,678.9" }, "weight: Please enter the Weight as a number"],
    [{ weight: "1.200" }, "weight: Weight 1.200 could mean 1.2 or 1,200 kg. Enter 1.2 or 1200."],
    [{ weight: "2.555" }, "weight: Weight 2.555 could mean 2.555 or 2,555 kg. Enter 2.56 or 2555."],
    [{ weight: "12.3456" }, "weight: Weight goes in steps of 0.01 kg. Enter 12.34 or 12.35."],
    [{ cbm: "0" }, "cbm: CBM must be more than 0. The smallest value is 0.01."],
    [{ cbm: "0.00" }, "cbm: CBM must be more than 0. The smallest value is 0.01."],
    [{ cbm: "1000.01" }, "cbm: CBM must be at most 1,000"],
    [{ cbm: "2.555" }, "cbm: CBM goes in steps of 0.01. Enter 2.55 or 2.56."],
    [{ cbm: "2,555" }, "cbm: CBM goes in steps of 0.01. Enter 2.55 or 2.56."],
    [{ cbm: "1.000" }, "cbm: CBM 1.000 could mean 1 or 1,000. Enter 1 or 1000."],
    [{ cbm: "999.999" }, "cbm: CBM goes in steps of 0.01. Enter 999.99 or 1,000."],
    [{ cbm: "0.0051" }, "cbm: CBM goes in steps of 0.01. Enter 0.01."],
    [{ cbm: "1e3" }, "cbm: Please enter the CBM as a number"],
  ])("refuses %j", (changes, problem) => expect(problems(changes)).toEqual([problem]));

  it("names every problem at once, in the order of the form", () => {
    expect(problems({ origin: "Atlantis", weight: "0", cbm: "x" })).toEqual([
      "portOfLoading: Please choose the Origin Port from the list",
      "weight: Weight must be more than 0 kg. The smallest value is 0.01 kg.",
      "cbm: Please enter the CBM as a number",
    ]);
  });

  it("is filled once all four fields hold something", () => {
    expect([isLclDraftFilled(draft()), isLclDraftFilled(draft({ cbm: " " }))]).toEqual([true, false]);
  });

  it("reads its own searches back, whatever the load", () => {
    const figure = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(figure(100_000), figure(1000), (weightKg, cbm) => {
        const given = search(weightKg, cbm);
        expect(validateLclDraft(toLclDraft(given), PORTS)._unsafeUnwrap()).toStrictEqual(given);
      }),
    );
  });

  it("makes no search of a load out of its limits", () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (weightKg, cbm) => {
        const isGood = (value: number, max: number) =>
          value > 0 && value <= max && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
        const isAccepted = findLoadProblems({ weightKg, cbm }).length === 0;
        if (isAccepted) expect(isGood(weightKg, 100_000) && isGood(cbm, 1000)).toBe(true);
        else expect(isGood(weightKg, 100_000) && isGood(cbm, 1000) && weightKg >= 0.01 && cbm >= 0.01).toBe(false);
      }),
    );
  });
});

describe("LCL ports", () => {
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

  it("are suggested from two characters on, in any case and without accents", () => {
    expect([names("r"), names(" "), names("xyz")]).toEqual([[], [], []]);
    expect([names("ER"), names("lodz")]).toEqual([["Rotterdam"], ["Łódź"]]);
  });

  it("list names that start with the text first, then words that do, then names that contain it", () => {
    expect(names("Nh")).toEqual(["Nhava Sheva", "Port Nhill", "Ho Chi Minh City", "Mannheim"]);
    expect(names("mun")).toEqual(["Munich"]);
  });

  it("are found by three letters of their code, after all names", () => {
    expect(names("in")).toEqual(["Ho Chi Minh City"]);
    expect(names("inn")).toEqual(["Nhava Sheva"]);
    expect(names("DEM")).toEqual(["Mannheim", "Munich"]);
  });

  it("are shown fifty at a time", () => {
    const many = Array.from({ length: 73 }, (_, index) => place(`Port ${index}`, "XXXXX"));
    const { shown, more } = suggestPorts(many, "port");
    expect([shown.length, shown[49]?.name, more]).toEqual([50, "Port 49", 23]);
  });

  it("are found by their whole name", () => {
    expect([findPort(PORTS, "hamburg "), findPort(PORTS, "Ham"), findPort(PORTS, "")]).toEqual(["Hamburg", null, null]);
  });
});

describe("paging of LCL rates", () => {
  it("goes by the server's total", () => {
    expect(toLclPageState({ page: 1, size: 10 }, 10, 41)).toEqual({
      pageCount: 5,
      hasPrevious: true,
      hasNext: true,
      text: "Page 2 of 5",
    });
    expect(toLclPageState({ page: 0, size: 30 }, 0, 0)).toEqual({
      pageCount: 1,
      hasPrevious: false,
      hasNext: false,
      text: "Page 1 of 1",
    });
  });

  it("has a next page after a full one where the server does not count", () => {
    expect(toLclPageState({ page: 0, size: 10 }, 10, null)).toEqual({
      pageCount: null,
      hasPrevious: false,
      hasNext: true,
      text: "Page 1",
    });
    expect(toLclPageState({ page: 2, size: 10 }, 4, null).text).toBe("Page 3 of 3");
  });

  it("offers 10, 20 and 30 rows, 10 for anything else", () => {
    expect(["10", "20", "30", "15", "", null].map(toLclPageSize)).toEqual([10, 20, 30, 10, 10, 10]);
  });

  it("keeps the first row in sight when the size changes", () => {
    const pages = fc.record({ page: fc.nat(200), size: fc.constantFrom(...LCL_PAGE_SIZES) });
    fc.assert(
      fc.property(pages, fc.constantFrom(...LCL_PAGE_SIZES), (page, size) => {
        const { limit, skip } = toLclPageRange(resizeLclPage(page, size));
        const first = page.page * page.size;
        expect(limit).toBe(size);
        expect(first >= skip && first < skip + limit).toBe(true);
      }),
    );
  });
});
