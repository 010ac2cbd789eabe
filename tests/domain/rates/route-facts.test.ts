import { describe, expect, it } from "vitest";
import { toListedRate, normaliseCarrierOffer } from "#domain/rates/carrier-offer/normalise.ts";
import type { CarrierOffer } from "#domain/rates/carrier-offer/offer.ts";
import { normaliseSheetLine } from "#domain/rates/rate-sheet/normalise.ts";
import { createZoneClock } from "#domain/time";
import { findFirstCutOff, findPassedCutOff, formatTransit, getRouteFacts } from "#domain/rates/route-facts.ts";
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

describe("findPassedCutOff", () => {
  const zones = createZoneClock();
  const vgm = { code: "VCO", at: "2026-11-24T12:00" } as const;
  const port = { code: "PCO", at: "2026-11-24" } as const;
  const passed = (zone: string | null, now: string) =>
    findPassedCutOff([port, vgm], zone, Date.parse(now) / 60_000, zones)?.code ?? null;

  it("compares cut-offs with the moment, on the clock of the port of loading", () => {
    expect(passed("Asia/Kolkata", "2026-11-24T06:29Z")).toBeNull();
    expect(passed("Asia/Kolkata", "2026-11-24T06:30Z")).toBe("VCO");
    expect(passed("America/New_York", "2026-11-24T16:59Z")).toBeNull();
    expect(passed(null, "2026-11-24T23:59Z")).toBeNull();
    expect(passed(null, "2026-11-25T00:00Z")).toBe("VCO");
  });

  it("lets a day without a time last until its end", () => {
    const now = (moment: string) => findPassedCutOff([port], "Asia/Kolkata", Date.parse(moment) / 60_000, zones);
    expect(now("2026-11-24T18:29Z")).toBeNull();
    expect(now("2026-11-24T18:30Z")).toStrictEqual(port);
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
