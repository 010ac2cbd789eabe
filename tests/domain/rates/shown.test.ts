import { describe, expect, it } from "vitest";
import { findCoverage, formatCoverage } from "#domain/rates/coverage.ts";
import { formatDetailsTitle, toFreeTimeTable, formatLoadAndPayment, listContacts } from "#domain/rates/details.ts";
import { normaliseCarrierOffer } from "#domain/rates/carrier-offer/normalise.ts";
import { normaliseSheetLine } from "#domain/rates/rate-sheet/normalise.ts";
import type { Rate } from "#domain/rates/rate.ts";
import { toTimeline } from "#domain/rates/timeline.ts";
import { anApiOffer, aSheetOffer, aSurcharge, context, railLeg, seaLeg } from "./given.ts";

const live = normaliseCarrierOffer(anApiOffer(), context);
const sheet = normaliseSheetLine(aSheetOffer(), context);

describe("what a price covers", () => {
  it("is told of a live offer", () => {
    expect(findCoverage(live)).toStrictEqual({
      included: [
        "ocean freight",
        "terminal handling at both ends",
        "bunker",
        "emissions allowance",
        "documents at origin",
      ],
      notIncluded: [
        "haulage to Tughlakabad",
        "haulage from Rotterdam",
        "documents at destination",
        "customs clearance",
        "import duty and taxes",
        "cargo insurance",
      ],
    });
  });

  it("is told of a rate sheet, and a charge without a price is not covered", () => {
    expect(findCoverage(sheet)).toStrictEqual({
      included: [
        "ocean freight",
        "terminal handling at origin",
        "bunker",
        "currency adjustment",
        "documents at both ends",
      ],
      notIncluded: [
        "destination THC (no price stated)",
        "haulage to Nhava Sheva",
        "haulage from Rotterdam",
        "customs clearance",
        "import duty and taxes",
        "cargo insurance",
      ],
    });
  });

  it("does not state a THC without an end as included and as missing at both ends", () => {
    const { included, notIncluded } = findCoverage(
      normaliseSheetLine(aSheetOffer({ charges: { "OCEAN FREIGHT": "980", THC: "9000" } }), context),
    );
    expect(included).toEqual(["ocean freight", "THC (end not stated)"]);
    expect(notIncluded[0]).toBe("terminal handling at one end");
  });

  it("names the haulage by how it goes", () => {
    const hauled = anApiOffer({
      legs: [railLeg, seaLeg, { ...railLeg, mode: "TRUCK" }],
      billOfLadingSurcharges: [aSurcharge("OIH00", 1), aSurcharge("DIH00", 1), aSurcharge("CUS00", 1)],
    });
    const { included, notIncluded } = findCoverage(normaliseCarrierOffer(hauled, context));
    expect(included).toContain("rail haulage at origin");
    expect(included).toContain("truck haulage at destination");
    expect(included).toContain("customs clearance");
    expect(notIncluded).not.toContain("customs clearance");
  });

  it("reads as a line", () => {
    expect(formatCoverage(["ocean freight", "bunker"])).toBe("Ocean freight, bunker");
    expect(formatCoverage([])).toBe("");
  });
});

describe("View Details", () => {
  it("has the specified title for each source", () => {
    expect(formatDetailsTitle(live)).toBe("Basic Information");
    expect(formatDetailsTitle(sheet)).toBe("Excel Rate Details");
  });

  const lines = (rate: Rate) =>
    toTimeline(rate, "2026-11-30").map((entry) =>
      [entry.at ?? "no date", entry.kind === "stop" ? entry.point.name : entry.kind, entry.daysLeft, entry.note].join(
        "; ",
      ),
    );

  it("puts the cut-offs of a live offer between the places of its route", () => {
    expect(lines(live)).toStrictEqual([
      "2026-11-24; offer-end; -6; Book by then to keep the price.",
      "2026-12-03; Tughlakabad; ; By rail to Nhava Sheva, 2 days.",
      "2026-12-06T12:00; cut-off; 6; Send the verified gross mass to the carrier.",
      "2026-12-07T08:00; cut-off; 7; The terminal gate closes at Nhava Sheva.",
      "2026-12-08T22:30; Nhava Sheva; ; NORRVIK ASTRID, voyage 431W. 26 days at sea.",
      "2027-01-03T06:00; Rotterdam; ; Arrival.",
    ]);
  });

  it("does the same for the line of a sheet, whose validity is that of its sailings", () => {
    expect(lines(sheet)).toStrictEqual([
      "2026-12-02T18:00; cut-off; 2; Hand in the loaded containers at Nhava Sheva.",
      "2026-12-03T12:00; cut-off; 3; Send the verified gross mass to the carrier.",
      "2026-12-05; Nhava Sheva; ; CASTELLAN DORADA, voyage 0218W. 25 days at sea.",
      "2026-12-30; Rotterdam; ; Arrival.",
    ]);
  });

  it("defines each kind of free time and names what is not stated", () => {
    expect(toFreeTimeTable(live)).toStrictEqual({
      sizes: ["20GP", "40HC"],
      rows: [
        {
          title: "Detention, Rotterdam",
          definition: "The container is out of the terminal and not yet returned empty.",
          days: ["Not stated", "7 days"],
        },
        {
          title: "Demurrage, Tughlakabad",
          definition: "The full container waits in the terminal for the vessel longer than these days.",
          days: ["5 working days", "5 working days"],
        },
      ],
    });
    const free = { ...sheet, details: [...sheet.details, { label: "FREE DAYS DEST", value: "7 CAL" }] };
    expect(toFreeTimeTable(free).rows).toMatchObject([
      { title: "FREE DAYS DEST", days: free.containers.map(() => "7 CAL") },
    ]);
  });

  it("separates the contacts of a source", () => {
    expect(listContacts({ ...live, support: "Tariff desk, tariff@monsoon.example, +91 22 5550 0199" })).toStrictEqual([
      { kind: "name", text: "Tariff desk" },
      { kind: "email", text: "tariff@monsoon.example" },
      { kind: "phone", text: "+91 22 5550 0199" },
    ]);
    expect(listContacts(live)).toStrictEqual([{ kind: "name", text: "Available 24/7" }]);
  });

  it("lists the load, its limits, the haulage and the ways to pay", () => {
    expect(formatLoadAndPayment(live).map(({ label, value }) => `${label}: ${value}`)).toStrictEqual([
      "Load: 2 × 20GP, 1 × 40HC",
      "Max net weight: 20GP 21 700 KGM, 40HC not stated",
      "Export haulage: Door, by rail, not in the price",
      "Import haulage: Port",
      "Prepaid (due before shipment): 5 charges",
      "Collect (due after shipment): 1 charge",
      "Payment method not stated: 2 charges",
    ]);
  });
});
