import { err, ok } from "neverthrow";
import { describe, expect, it } from "vitest";
import { askSources } from "../../../src/server/rate-sources/ask-sources.ts";
import type { QuotedOffer, RateRequest, RateSource } from "../../../src/server/rate-sources/source.ts";
import { warningOf } from "../../../src/server/services/rate-answer.ts";

const request: RateRequest = {
  origin: { place: null, port: null, service: "Ramp" },
  destination: { place: null, port: null, service: "Ramp" },
  boxes: [],
  ready: "2026-11-20",
  today: "2026-11-20",
  askedAt: "2026-11-20T08:00:00.000Z",
  cooling: null,
};
const offer: QuotedOffer = { kind: "api", fields: ['"providerName":"Norrvik Line"}'], refusal: null };

const answers: RateSource = { name: "Norrvik Line", quote: async () => ok([offer]) };
const refuses: RateSource = { name: "Pelagia", quote: async () => err({ reason: "tariff closed" }) };
const throws: RateSource = {
  name: "Amberline",
  quote: async () => {
    throw new Error("no connection");
  },
};

describe("asking all rate sources", () => {
  it("loses only the offers of those that fail, and names them", async () => {
    const asked = await askSources([answers, refuses, throws], request, 1_000);
    expect(asked).toEqual({
      offers: [offer],
      sources: [
        { name: "Norrvik Line", outcome: "answered" },
        { name: "Pelagia", outcome: "failed" },
        { name: "Amberline", outcome: "failed" },
      ],
      reasons: [
        { source: "Pelagia", reason: "tariff closed" },
        { source: "Amberline", reason: "no connection" },
      ],
    });
    expect(warningOf(asked)).toBe("2 of 3 sources did not answer: Pelagia, Amberline.");
  });

  it("asks them at the same time, and one signal ends those that are late", async () => {
    const started: string[] = [];
    let aborted = false;
    const late = (name: string): RateSource => ({
      name,
      quote: (_request, signal) => {
        started.push(name);
        return new Promise(() => {
          signal.addEventListener("abort", () => {
            aborted = true;
          });
        });
      },
    });
    const asked = await askSources([late("Halcyon Ocean"), answers, late("Kestrel Container")], request, 20);
    expect(started).toEqual(["Halcyon Ocean", "Kestrel Container"]);
    expect(asked.offers).toEqual([offer]);
    expect(asked.sources.map(({ outcome }) => outcome)).toEqual(["timed-out", "answered", "timed-out"]);
    expect(aborted).toBe(true);
  });

  it("warns of nothing when all have answered", () => {
    expect(warningOf({ sources: [{ name: "Norrvik Line", outcome: "answered" }] })).toBeNull();
  });
});
