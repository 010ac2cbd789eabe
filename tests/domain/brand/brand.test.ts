import { describe, expect, it } from "vitest";
import DEFAULT_BRAND from "#brands/keelson/brand.json" with { type: "json" };
import DEFAULT_TEXTS from "#brands/keelson/texts.json" with { type: "json" };
import {
  contrastOf,
  findContrastProblems,
  listMissingPaths,
  listModes,
  listPages,
  parseBrand,
  parseTexts,
  toColourProperties,
  toPicture,
} from "#domain/brand";

const { colours } = DEFAULT_BRAND;
const brand = parseBrand(DEFAULT_BRAND)._unsafeUnwrap();

describe("contrast", () => {
  it.each([
    ["#000000", "#FFFFFF", 21],
    ["#FFFFFF", "#000000", 21],
    ["#777777", "#FFFFFF", 4.48],
    ["#C8281A", "#FFFFFF", 5.56],
    ["#0B1A2B", "#0B1A2B", 1],
  ])("of %s and %s is %d", (one, other, expected) => {
    expect(contrastOf(one, other)).toBeCloseTo(expected, 2);
  });

  it("of the default brand is enough everywhere", () => {
    expect(findContrastProblems(colours)).toEqual([]);
  });

  it("of a light accent is refused with each text that it makes unreadable, and what to do", () => {
    const palette = { ...colours.palette, accent: { ...colours.palette.accent, 600: "#FFB000" } };
    expect(findContrastProblems({ ...colours, palette })).toEqual([
      "palette.accent.600 (#FFB000) on palette.sand.0 (#FFFFFF) has a contrast of 1.83, and at least 4.5 is needed: make one of them darker or lighter.",
      "palette.accent.600 (#FFB000) on palette.sand.50 (#F8F7F3) has a contrast of 1.70, and at least 4.5 is needed: make one of them darker or lighter.",
      "palette.accent.600 (#FFB000) on palette.sand.100 (#F2F0EB) has a contrast of 1.60, and at least 4.5 is needed: make one of them darker or lighter.",
      "palette.accent.600 (#FFB000) on palette.accent.50 (#FDF3F0) has a contrast of 1.67, and at least 4.5 is needed: make one of them darker or lighter.",
      "white (#FFFFFF) on palette.accent.600 (#FFB000) has a contrast of 1.83, and at least 4.5 is needed: make one of them darker or lighter.",
    ]);
  });

  it("of the dark theme is checked as well", () => {
    const dark = { ...colours.dark, text3: "#455563" };
    expect(findContrastProblems({ ...colours, dark }).map((problem) => problem.split(" has ")[0])).toEqual([
      "dark.text3 (#455563) on dark.ground (#08131F)",
      "dark.text3 (#455563) on dark.surface (#0F1E2E)",
      "dark.text3 (#455563) on dark.surface2 (#152638)",
    ]);
  });
});

describe("a brand", () => {
  it("names each field that is missing, wrong or unknown", () => {
    const { landline: _, ...rest } = DEFAULT_BRAND;
    const wrong = {
      ...rest,
      website: "keelson.example",
      services: ["air", "rail"],
      headOffice: { ...DEFAULT_BRAND.headOffice, city: "" },
      slogan: "Fast",
    };
    expect(parseBrand(wrong)._unsafeUnwrapErr()).toEqual([
      'website must be written as "https://www.company.example".',
      "headOffice.city must be a text.",
      "landline is missing.",
      "services[1] must be one of air, lcl, fcl, warehousing, land.",
      "slogan is not a field of a brand.",
    ]);
    expect(parseBrand([])._unsafeUnwrapErr()).toEqual(["The file is missing."]);
  });

  it("may state the tax of India, with its codes and rates", () => {
    const tax = {
      kind: "gst",
      gstin: "27AASCS2460H1Z0",
      outsideIndia: "zero-rated",
      serviceCodes: [{ costItem: "origin-haulage", serviceCode: "996511" }],
      rates: [{ serviceCode: "996511", percent: "5" }],
    };
    expect(brand.tax).toBe(undefined);
    expect(parseBrand({ ...DEFAULT_BRAND, tax })._unsafeUnwrap().tax).toEqual(tax);
    expect(parseBrand({ ...DEFAULT_BRAND, tax: { ...tax, rates: [], percent: 18 } })._unsafeUnwrapErr()).toEqual([
      "tax.percent is not a field of a brand.",
    ]);
    expect(
      parseBrand({
        ...DEFAULT_BRAND,
        tax: {
          ...tax,
          gstin: "27AASCS2460H1Z9",
          serviceCodes: [...tax.serviceCodes, ...tax.serviceCodes, { costItem: "insurance", serviceCode: "997133" }],
          rates: [...tax.rates, { serviceCode: "996511", percent: "18" }],
        },
      })._unsafeUnwrapErr(),
    ).toEqual([
      "tax.gstin: The last character does not fit the others: one of them is wrong, or two are swapped.",
      "tax.serviceCodes has origin-haulage twice.",
      "tax.rates has 996511 twice.",
      "tax.serviceCodes: 997133 of insurance has no rate in tax.rates.",
    ]);
  });

  it("has no page for a service that it does not offer", () => {
    expect(listMissingPaths({ services: ["fcl", "lcl"] })).toEqual([
      "/air-freight",
      "/services/air-freight",
      "/warehousing",
    ]);
  });

  it("searches and tracks only what it offers, and has no page for land", () => {
    expect(listModes({ services: ["warehousing", "land", "lcl"] })).toEqual(["lcl", "land"]);
    expect(listPages({ services: ["warehousing", "land", "lcl"] })).toEqual(["warehousing", "lcl"]);
    expect(listModes(brand)).toEqual(["fcl", "lcl", "air", "land"]);
  });

  it("is refused without a service that the portal searches", () => {
    expect(parseBrand({ ...DEFAULT_BRAND, services: ["air", "warehousing"] })._unsafeUnwrapErr()).toEqual([
      "services must name fcl or lcl: the portal searches nothing else.",
    ]);
  });

  it("gives its colours to the style sheets as properties", () => {
    const properties = toColourProperties(colours);
    expect([properties.size, properties.get("--accent-600"), properties.get("--dark-ground")]).toEqual([
      46,
      "#C8281A",
      "#08131F",
    ]);
  });
});

describe("texts", () => {
  it("are filled with the facts of the company", () => {
    const texts = parseTexts(DEFAULT_TEXTS, { ...brand, shortName: 'B & "S"' })._unsafeUnwrap();
    expect(texts.pages.contact.title).toBe('Contact B & "S": New Delhi and Navi Mumbai');
    expect(texts.carriers.title).toBe("Rates from 19 ocean carriers");
    expect(texts.claims[0]).toEqual({ figure: "500+", text: "global hubs" });
  });

  it("name a placeholder that does not exist, and a text that is missing", () => {
    const wrong = { ...DEFAULT_TEXTS, aboutPage: { lead: "{nmae} forwards." }, enquiry: { title: "Ask" } };
    expect(parseTexts(wrong, brand)._unsafeUnwrapErr()).toEqual([
      'The text "{nmae}" names nothing: write one of {name}, {shortName}, {cities}, {city}, {country}, {hubs}, {fclDestinations}, {support}, {carriers}, {website}, {address}, {generalMailbox}, {ratesMailbox}, {landline}.',
      "enquiry.lead is missing.",
    ]);
  });
});

describe("a picture", () => {
  const toUrl = (file: string): string => `/brand/${file}`;

  it("offers its files by format and width", () => {
    expect(toPicture(["a-512.avif", "a-512.webp", "a-682.avif", "a-682.webp"], toUrl)).toEqual({
      avif: "/brand/a-512.avif 512w, /brand/a-682.avif 682w",
      plain: { type: "image/webp", files: "/brand/a-512.webp 512w, /brand/a-682.webp 682w" },
      fallback: "/brand/a-512.webp",
    });
  });

  it("may be a single drawing", () => {
    expect(toPicture(["quay.svg"], toUrl)).toEqual({
      avif: null,
      plain: { type: "image/svg+xml", files: "/brand/quay.svg" },
      fallback: "/brand/quay.svg",
    });
  });
});
