import { describe, expect, it } from "vitest";
import { normaliseCarrierOffer } from "#domain/rates";
import { normaliseSheetLine } from "#domain/rates";
import type { Rate } from "#domain/rates";
import { toTimeline } from "#web/screens/available-rates/rate-details/timeline-entries.ts";
import { aCarrierOffer, aSheetLine, rateContext } from "#tests/domain/rates/fixtures.ts";

const live = normaliseCarrierOffer(aCarrierOffer(), rateContext);

const sheet = normaliseSheetLine(aSheetLine(), rateContext);

describe("toTimeline", () => {
  const lines = (rate: Rate) =>
    toTimeline(rate, () => "2026-11-30").map((entry) =>
      [entry.at ?? "no date", entry.kind === "stop" ? entry.point.name : entry.kind, entry.daysLeft, entry.note].join(
        "; ",
      ),
    );

  it("places the cut-offs of a live offer between the stops of its route", () => {
    expect(lines(live)).toStrictEqual([
      "2026-11-24; offer-end; -6; Book by then to keep the price.",
      "2026-12-03; Tughlakabad; ; By rail to Nhava Sheva, 2 days.",
      "2026-12-06T12:00; cut-off; 6; Send the verified gross mass to the carrier.",
      "2026-12-07T08:00; cut-off; 7; The terminal gate closes at Nhava Sheva.",
      "2026-12-08T22:30; Nhava Sheva; ; NORRVIK ASTRID, voyage 431W. 26 days at sea.",
      "2027-01-03T06:00; Rotterdam; ; Arrival.",
    ]);
  });

  it("names the zone of the arrival, where it is known", () => {
    const rate = { ...live, arrivalZone: "Europe/Amsterdam" };
    const last = toTimeline(
      rate,
      () => "2026-11-30",
      ({ at, zone }) => ` (${at} in ${zone})`,
    ).at(-1);
    expect(last?.note).toBe("Arrival (2027-01-03T06:00 in Europe/Amsterdam).");
  });

  it("places the cut-offs of a sheet line between the stops of its route", () => {
    expect(lines(sheet)).toStrictEqual([
      "2026-12-02T18:00; cut-off; 2; Hand in the loaded containers at Nhava Sheva.",
      "2026-12-03T12:00; cut-off; 3; Send the verified gross mass to the carrier.",
      "2026-12-05; Nhava Sheva; ; CASTELLAN DORADA, voyage 0218W. 25 days at sea.",
      "2026-12-30; Rotterdam; ; Arrival.",
    ]);
  });
});
