import { describe, expect, it } from "vitest";
import { BRAND } from "#brand";
import { lclDocument } from "#server/modules/documents/lcl-document.ts";
import { offerDocument } from "#server/modules/documents/offer-document.ts";
import { printOfferPages } from "#server/modules/documents/print-offer.ts";
import { readOffer, readRate } from "#server/modules/rates/stored-offer.ts";
import { toRuns } from "#server/platform/pdf/runs.ts";
import { anLclRate } from "#tests/support/lcl.ts";
import { readPdf } from "./pdf-text.ts";

const exchange = {
  base: "USD",
  date: "2026-11-20",
  source: "Test table",
  markUpPercent: "1.5",
  quotes: [
    { currency: "INR", unitsPerBase: "88.40" },
    { currency: "EUR", unitsPerBase: "0.9225" },
  ],
};

const surcharge = (code: string, name: string, amount: number, currency: string, isIncluded = false) => ({
  charge: { chargeCode: code, chargeName: name },
  amount,
  chargeCurrency: currency,
  includedInBasicFreight: isIncluded,
  paymentMethod: "P",
});

const OFFER = JSON.stringify({
  offerId: "q.1",
  providerName: "Norrvik Line",
  rateType: "Spot",
  askedAt: "2026-11-20T08:00:00.000Z",
  departureDate: "2026-11-26T06:00:00",
  arrivalDate: "2026-12-18T14:00:00",
  transitTime: 22,
  ddsmConditions: [
    {
      movementType: { code: "I" },
      tariff: { code: "MER" },
      conditionsByEquipment: [{ freeDays: { number: 12, calculationType: "Calendar" } }],
    },
  ],
  routingLegs: [
    {
      modeOfTransport: "VESSEL",
      departureDate: "2026-11-26T06:00:00",
      arrivalDate: "2026-12-18T14:00:00",
      vgmCutOffDate: "2026-11-25T12:00:00",
      vesselName: "NORRVIK ASTRID",
      voyageReference: "368W",
      legFrom: { place: { name: "Nhava Sheva", internalCode: "INNSA" } },
      legTo: { place: { name: "Gdańsk", internalCode: "PLGDN" } },
    },
  ],
  quoteLine: {
    validityFrom: "2026-11-20",
    validityTo: "2026-11-24",
    spotEquipments: [{ equipmentGroupIsoCode: "20GP", numberOfContainerRequested: 2, maxNetWeight: 21.7 }],
    surcharges: {
      matchingSurchargesPerEquipmentTypes: [
        {
          equipmentGroupIsoCode: "20GP",
          currency: { code: "USD" },
          basicOceanFreightRate: 980,
          allInRate: 1026,
          matchingCargoSurcharges: [
            surcharge("FRT00", "Basic freight", 980, "USD"),
            surcharge("BAF00", "Bunker adjustment", 160, "USD", true),
            surcharge("ETS00", "Emissions allowance", 46, "USD"),
            surcharge("OTH00", "Terminal handling, origin", 9850, "INR"),
          ],
        },
      ],
      matchingBlSurcharges: [surcharge("DDO00", "Delivery order", 65, "EUR")],
      matchingSurchargesDefinedAsComments: [
        { charge: { code: "CUS00", name: "Customs clearance" }, chargeDefinedAsCommentTxt: "At cost, as per receipt" },
      ],
    },
  },
});

const rate = readRate(
  { source: "api", rate: readOffer(OFFER).rate },
  { load: [{ equipment: "20GP", quantity: 2, weightKg: 18_000 }], exchange, now: null },
)._unsafeUnwrap();
const context = { load: [{ equipment: "20GP", quantity: 2, weightKg: 18_000 }], exchange } as const;
const BOOKED = {
  quotationId: "QTN-2026-000123",
  bookingId: "KLB-2026-000123",
  bookedOn: "2026-11-20",
  bookedAt: Date.parse("2026-11-20T08:15:00Z"),
  status: "booked",
  reference: "PO 4711",
} as const;

describe("the PDF of a booking", () => {
  it("contains every fact of the booking", async () => {
    const { text, title } = await readPdf(await printOfferPages(offerDocument(rate, context, BOOKED), new Date(0)));
    expect(title).toBe("Booking confirmation KLB-2026-000123");
    for (const words of [
      BRAND.name,
      BRAND.landline,
      "Booking confirmation KLB-2026-000123",
      "QTN-2026-000123",
      "Your reference",
      "PO 4711",
      "Booked",
      "Norrvik Line",
      "Book by 24 Nov 2026",
      "22 days",
      "Nhava Sheva (INNSA)",
      "NORRVIK ASTRID, voyage 368W",
      "Thu 26 Nov 2026, 06:00",
      "VGM 25 Nov, 12:00",
      "20GP, 20' Dry Standard",
      "Your net weight per container",
      "18 000 kg",
      "21 700 kg",
      "Basic freight FRT00",
      "per container 20GP",
      "2 × 980.00",
      "USD 1,960.00",
      "Included in basic freight",
      "INR 19,700.00",
      "per bill of lading",
      "EUR 65.00",
      "At cost, as per receipt",
      "Total of charges in INR",
      "Converted at the rates of Fri 20 Nov 2026 (Test table)",
      "1 USD = 88.40 INR",
      "Mark-up 1.5 %",
      "1 charge has no price and is not in the total.",
      "Fees for changes",
      "No-show",
      "Free time",
      "Demurrage and detention",
      "12 days",
      "Calendar days.",
      "Terms",
    ])
      expect(text).toContain(words);
    expect(text.replaceAll(" ", "")).toContain("Gdańsk(PLGDN)");
  });

  it("states the fees by day from the booking on, counted at the port of loading", () => {
    const usd = (minor: number) => ({ currency: "USD", minor });
    const fees = [
      { kind: "cancellation", untilDaysBefore: 7, fee: usd(0), basis: "booking" },
      { kind: "cancellation", untilDaysBefore: null, fee: usd(15_000), basis: "container" },
    ] as const;
    const list = (loadingZone: string, bookedAt: string) =>
      offerDocument({ ...rate, fees, loadingZone }, context, { ...BOOKED, bookedAt: Date.parse(bookedAt) })
        .sections.find(({ title }) => title === "Fees for changes")
        ?.rows.map(({ cells }) => cells.join(" | "));
    const later = [
      "Cancellation | until Thu 26 Nov 2026 | USD 300.00",
      "No-show |  | not stated",
      "Change |  | not stated",
    ];
    /* In Kolkata already the 20th. */
    expect(list("America/New_York", "2026-11-19T20:00:00Z")).toEqual([
      "Cancellation | until Thu 19 Nov 2026 | free",
      ...later,
    ]);
    expect(list("Asia/Kolkata", "2026-11-19T20:00:00Z")).toEqual(later);
  });

  it("states cut-off of the CFS, fees and what is at cost of a part load", () => {
    const part = anLclRate({
      departures: [{ date: "2026-11-26", cfsCutOff: "2026-11-24T17:00" }],
      fees: [{ kind: "cancellation", untilDaysBefore: null, fee: { currency: "USD", minor: 5_000 }, basis: "booking" }],
    });
    const { facts, sections } = lclDocument(part, { exchange: null }, BOOKED);
    const find = (wanted: string) => sections.find(({ title }) => title === wanted);
    expect(facts).toContainEqual(["Planned departure", "Thu 26 Nov 2026", "shipment"]);
    expect(sections[0]?.deadlines).toEqual(["Cut-offs: CFS 24 Nov, 17:00."]);
    expect(find("Fees for changes")?.rows.map(({ cells }) => cells.join(" | "))).toEqual([
      "Cancellation | until departure | USD 50.00",
      "No-show |  | not stated",
      "Change |  | not stated",
    ]);
    const charges = find("Charges")?.rows.map(({ cells }) => cells.join(" | "));
    expect(charges).toContain("STORAGE | as stated |  | AT COST | Not priced");
  });

  it("adds up: the converted total is the sum of the converted lines", async () => {
    const [, , charges] = offerDocument(rate, context, BOOKED).sections;
    const rows = charges?.rows ?? [];
    const lines = rows
      .filter((row) => row.kind !== "strong")
      .map((row) => Number((row.cells[4] ?? "").replaceAll(",", "")));
    const sum = lines
      .filter((amount) => Number.isFinite(amount))
      .reduce((total, amount) => total + Math.round(amount * 100), 0);
    expect(rows.at(-1)).toEqual({ kind: "strong", cells: ["Total", "", "", "", "2,349.71"] });
    expect(sum).toBe(234_971);
  });

  it("is a tagged document: headings, tables with heads, a language, a title, nothing unmarked", async () => {
    const read = await readPdf(await printOfferPages(offerDocument(rate, context, BOOKED), new Date(0)));
    expect([read.isMarked, read.language]).toEqual([true, "en-GB"]);
    const count = (role: string): number => read.roles.filter((known) => known === role).length;
    expect(count("H1")).toBe(1);
    expect(count("H2")).toBe(6);
    /* One of the five is continued on the second sheet. */
    expect(count("Table")).toBe(6);
    expect(count("TH")).toBeGreaterThanOrEqual(13);
    expect(count("TD")).toBeGreaterThan(20);
    expect(count("TR")).toBeGreaterThan(10);
  });

  it("calls itself a quotation while the booking has no number, and an offer before it is booked", () => {
    expect(offerDocument(rate, context, { ...BOOKED, bookingId: null, status: "in-process" }).title).toBe(
      "Quotation QTN-2026-000123",
    );
    expect(offerDocument(rate, context, null).title).toBe("Offer");
  });

  it("continues a long table on further sheets under the same head", async () => {
    const pages = offerDocument(rate, context, BOOKED);
    const [first] = pages.sections;
    const long = {
      ...pages,
      sections:
        first === undefined
          ? []
          : [{ ...first, rows: Array.from({ length: 90 }, () => first.rows[0] ?? { cells: [] }) }],
    };
    const read = await readPdf(await printOfferPages(long, new Date(0)));
    expect(read.pages).toBeGreaterThan(2);
    expect(read.text.match(/Departure(?! \(ETD)/g)?.length).toBe(read.pages - (read.text.includes("Terms") ? 0 : 1));
    expect(read.text).toContain(`page ${read.pages} of ${read.pages}`);
  });

  it("prints each character in a font that contains it", () => {
    expect(toRuns("Gdańsk ₹ 5", "regular")).toEqual([
      { font: "regular-common", text: "Gda" },
      { font: "regular-latin", text: "ń" },
      { font: "regular-common", text: "sk " },
      { font: "regular-latin", text: "₹" },
      { font: "regular-common", text: " 5" },
    ]);
  });

  it("letters that join stay in one piece", () => {
    expect(toRuns("Αθήνα, Й क्षेत्र\u200dीय", "strong")).toEqual([
      { font: "strong-greek-cyrillic", text: "Αθήνα" },
      { font: "strong-common", text: ", " },
      { font: "strong-greek-cyrillic", text: "Й" },
      { font: "strong-common", text: " " },
      { font: "strong-devanagari", text: "क्षेत्र\u200dीय" },
    ]);
  });
});
