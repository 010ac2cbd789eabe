import { describe, expect, it } from "vitest";
import { normaliseCarrierOffer } from "#domain/rates/carrier-offer/normalise.ts";
import type { CarrierOffer } from "#domain/rates/carrier-offer/offer.ts";
import { aCarrierOffer, railLeg, rateContext, seaLeg } from "../fixtures.ts";

const normaliseOffer = (changes: Partial<CarrierOffer> = {}) =>
  normaliseCarrierOffer(aCarrierOffer(changes), rateContext);

describe("terms of a carrier offer", () => {
  it("state the kind of each point of the route", () => {
    const [rail, sea] = normaliseOffer().legs;
    expect(rail).toStrictEqual({
      from: { name: "Tughlakabad", code: "INTKD", country: "India", kind: "door" },
      to: { name: "Nhava Sheva", code: "INNSA", country: "India", kind: "sea" },
      mode: "rail",
      departure: "2026-12-03",
      arrival: "2026-12-05",
      vessel: null,
      voyage: null,
      service: null,
    });
    expect(sea).toMatchObject({ mode: "sea", vessel: "NORRVIK ASTRID", voyage: "431W", service: "Europe 4" });
    expect([sea?.from.kind, sea?.to.kind]).toStrictEqual(["sea", "sea"]);
    const hub = { ...seaLeg, from: seaLeg.to, to: seaLeg.to };
    const viaHub = normaliseOffer({ legs: [seaLeg, hub, { ...railLeg, mode: "BARGE" }], importHaulageMode: "R" }).legs;
    expect(viaHub.map((leg) => [leg.from.kind, leg.mode, leg.to.kind])).toStrictEqual([
      ["sea", "sea", "transhipment"],
      ["transhipment", "sea", "sea"],
      ["sea", "barge", "inland"],
    ]);
  });

  it("keep details that no other field has", () => {
    expect(normaliseOffer().details).toStrictEqual([
      { label: "Service type", value: "Transhipment" },
      { label: "Routing", value: "via Colombo" },
      { label: "Export haulage", value: "Door, by rail" },
      { label: "Import haulage", value: "Port" },
    ]);
  });
});
