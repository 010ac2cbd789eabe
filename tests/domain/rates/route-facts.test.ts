import { describe, expect, it } from "vitest";
import { toListedRate, normaliseCarrierOffer } from "#domain/rates/carrier-offer/normalise.ts";
import type { CarrierOffer } from "#domain/rates/carrier-offer/offer.ts";
import { normaliseSheetLine } from "#domain/rates/rate-sheet/normalise.ts";
import { findFirstCutOff, findUnreachableCutOff, formatTransit, getRouteFacts } from "#domain/rates/route-facts.ts";
import { aCarrierOffer, aSheetLine, railLeg, rateContext, seaLeg } from "./fixtures.ts";

describe("getRouteFacts", () => {
  it("reads the legs of a live offer and its transhipment text", () => {
    const live = (changes: object) => getRouteFacts(toListedRate(aCarrierOffer(changes), rateContext));
    expect(live({ legs: [railLeg, seaLeg] })).toStrictEqual({
      portOfLoading: { key: "INNSA", name: "Nhava Sheva", code: "INNSA" },
      portOfDischarge: { key: "NLRTM", name: "Rotterdam", code: "NLRTM" },
      transhipments: 1,
      portToPortDays: 26,
      startsInland: true,
      endsInland: false,
    });
    expect(live({ serviceType: "Direct" }).transhipments).toBe(0);
    expect(live({ legs: [] })).toMatchObject({ portOfLoading: null, transhipments: null, portToPortDays: 31 });
  });

  it("reads the cells of a sheet line", () => {
    const sheet = aSheetLine();
    const facts = (fields: Readonly<Record<string, string>>) =>
      getRouteFacts(normaliseSheetLine({ ...sheet, fields: { ...sheet.fields, ...fields } }, rateContext));
    expect(facts({})).toMatchObject({ transhipments: 0, portToPortDays: 25 });
    expect(facts({ VIA: "COLOMBO" }).transhipments).toBe(1);
    expect(facts({ VIA: "DIRECT" }).transhipments).toBe(0);
  });
});

describe("findFirstCutOff", () => {
  it("reads the first cut-off that passes from the legs of a live offer", () => {
    const offer = aCarrierOffer({ legs: [railLeg, seaLeg] });
    expect(findFirstCutOff(toListedRate(offer, rateContext))).toBe("2026-12-06T12:00");
    expect(findFirstCutOff(toListedRate(aCarrierOffer({ legs: [] }), rateContext))).toBeNull();
  });

  it("reads it from the cells of a sheet line", () => {
    expect(findFirstCutOff(normaliseSheetLine(aSheetLine(), rateContext))).toBe("2026-12-02T18:00");
  });
});

describe("findUnreachableCutOff", () => {
  const cutOffs = [
    { code: "STA", at: "2026-11-22T17:00" },
    { code: "VCO", at: "2026-11-24T12:00" },
    { code: "PCO", at: "2026-11-24" },
  ] as const;

  it.each([
    { today: "2026-11-20", readyOn: null, found: null },
    { today: "2026-11-22", readyOn: null, found: null },
    { today: "2026-11-20", readyOn: "2026-11-24", found: null },
    {
      today: "2026-11-20",
      readyOn: "2026-11-25",
      found: { code: "VCO", at: "2026-11-24T12:00", reason: "before-cargo" },
    },
    { today: "2026-11-23", readyOn: "2026-11-25", found: { code: "STA", at: "2026-11-22T17:00", reason: "passed" } },
    { today: "2026-11-25", readyOn: null, found: { code: "STA", at: "2026-11-22T17:00", reason: "passed" } },
  ])("finds of cargo that is ready on $readyOn, on $today: $found", ({ found, ...days }) => {
    expect(findUnreachableCutOff(cutOffs, days)).toEqual(found);
  });

  it("names the cut-off that passes first, a day without a time by its end", () => {
    const days = { today: "2026-11-20", readyOn: "2026-11-30" };
    const port = { code: "PCO", at: "2026-11-24" } as const;
    const vgm = { code: "VCO", at: "2026-11-24T12:00" } as const;
    expect(findUnreachableCutOff([port, vgm], days)?.code).toBe("VCO");
    expect(findUnreachableCutOff([port], days)).toEqual({ ...port, reason: "before-cargo" });
    expect(findUnreachableCutOff([], days)).toBeNull();
  });
});

const normaliseOffer = (changes: Partial<CarrierOffer> = {}) =>
  normaliseCarrierOffer(aCarrierOffer(changes), rateContext);

describe("formatTransit", () => {
  it.each([
    [31, "31 days"],
    ["25 days", "25 days"],
    ["25-27 Days", "27 days"],
    ["1", "1 day"],
    [null, "31 days"],
    [0, "31 days"],
    ["soon", "31 days"],
  ])("reads a transit time of %s as %s", (transitTime, text) => {
    expect(formatTransit(normaliseOffer({ transitTime }).transit)).toBe(text);
  });

  it("asks to contact the carrier if neither days nor dates are known", () => {
    const rate = normaliseOffer({ transitTime: null, departureDate: null, arrivalDate: "soon", legs: [] });
    expect(formatTransit(rate.transit)).toBe("Contact for transit time");
  });
});
