import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Charge } from "#domain/charges";
import type { Rate, RateList } from "#domain/rates";
import { aRate } from "#tests/support/rates.ts";
import { openScreen } from "./open-screen.tsx";

const amount = (currency: string, minor: number) => ({ currency, minor });
const charge = (changes: Partial<Charge>): Charge => ({
  code: null,
  name: "Charge",
  group: "freight",
  costItem: "ocean-freight",
  basis: "per-container",
  equipment: null,
  payment: "unknown",
  price: { kind: "included", stated: null },
  ...changes,
});
const freight = (equipment: string, quantity: number, unit: number) =>
  charge({
    code: "FRT00",
    name: "Basic freight",
    equipment,
    payment: "prepaid",
    price: {
      kind: "priced",
      unit: amount("USD", unit),
      quantity,
      amount: amount("USD", unit * quantity),
    },
  });
const rate: Rate = aRate({
  charges: [
    charge({
      code: "ODF00",
      name: "Export documentation",
      group: "origin",
      costItem: "origin-documents",
      basis: "per-bill-of-lading",
      payment: "collect",
      price: { kind: "priced", unit: amount("INR", 450_000), quantity: 1, amount: amount("INR", 450_000) },
    }),
    charge({
      code: "OTH00",
      name: "Origin terminal handling",
      group: "origin",
      costItem: "origin-terminal",
      price: {
        kind: "priced",
        unit: amount("INR", 985_000),
        quantity: 1,
        amount: amount("INR", 985_000),
        carrierConversion: amount("USD", 11_142),
      },
    }),
    freight("20GP", 2, 98_000),
    freight("40HC", 1, 164_000),
    charge({ code: "BAF00", name: "Bunker adjustment", costItem: "freight-surcharges" }),
    charge({
      name: "Customs clearance",
      group: "destination",
      costItem: "customs",
      basis: "unknown",
      price: { kind: "unpriced", text: "At cost" },
    }),
  ],
  price: {
    perCurrency: [amount("INR", 1_435_000), amount("USD", 360_000)],
    converted: { kind: "converted", total: amount("USD", 376_217) },
    unpricedCount: 1,
    basicFreight: amount("USD", 360_000),
  },
  freeTime: [{ movement: "import", kind: "demurrage", equipment: null, days: 5, counted: "calendar" }],
  remarks: ["Subject to space and equipment."],
});
const list: RateList = {
  rates: [rate],
  warning: null,
  sources: [],
  exchange: {
    base: "USD",
    date: "2026-11-20",
    source: "Reference bank",
    markUpPercent: "1.5",
    quotes: [
      { currency: "INR", unitsPerBase: "90.00" },
      { currency: "JPY", unitsPerBase: "155" },
    ],
  },
};

let page: ReturnType<typeof openScreen>;
beforeEach(async () => {
  page = openScreen();
  await page.answer(list);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const openFrom = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const rows = () =>
  within(screen.getByRole("dialog"))
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe("Price Breakdown", () => {
  beforeEach(() => openFrom("Price Breakdown, Norrvik Line, Sat 05 Dec"));

  it("lists every charge with count, rate and currencies, and adds up", () => {
    expect(rows()).toEqual([
      ["Charge", "Basis", "Quantity × rate", "Amount", "In USD"],
      ["Origin charges", "INR 14,350.00", "USD 162.17"],
      ["Export documentationODF00", "per bill of lading, collect", "1 × 4,500.00", "INR 4,500.00", "USD 50.75"],
      ["Origin terminal handlingOTH00", "per container", "1 × 9,850.00", "INR 9,850.00", "USD 111.42by the carrier"],
      ["Freight", "USD 3,600.00", "USD 3,600.00"],
      ["Basic freightFRT00", "per container, prepaid20GP", "2 × 980.00", "USD 1,960.00", "USD 1,960.00"],
      ["Basic freightFRT00", "per container, prepaid40HC", "1 × 1,640.00", "USD 1,640.00", "USD 1,640.00"],
      ["Bunker adjustmentBAF00", "per container", "Included in basic freight"],
      ["Destination charges", "", ""],
      ["Customs clearance", "as stated", "At cost Not in the total"],
    ]);
    const dialog = screen.getByRole("dialog").textContent;
    expect(dialog).toContain("TotalUSD3,762.17");
    expect(dialog).toContain(
      "Not in the total: 1 charge has no stated price. INR converted by the carrier. Converted at the rate of 20 Nov 2026 (Reference bank, mark-up 1.5 %): 1 USD = 90.00 INR. The carrier bills each charge in its own currency.",
    );
  });

  it("shows the shares of the total and leads to the booking", async () => {
    const shares = within(screen.getByRole("list", { name: "Shares of the total in USD" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    expect(shares).toEqual(["Origin charges162.17", "Freight3,600.00"]);

    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Book Now" })));
    expect(screen.getByRole("dialog", { name: "Are you sure you want to book This Quote?" })).toBeTruthy();
  });
});

describe("View Details", () => {
  beforeEach(() => openFrom("View Details, Norrvik Line, Sat 05 Dec"));

  it("groups the details and shows the carrier's own fields last and collapsed", () => {
    const section = (name: string) => within(screen.getByRole("region", { name }));
    const facts = (name: string) =>
      section(name)
        .getAllByRole("term")
        .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    const entries = section("Sailing and cut-offs")
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);

    expect(entries).toEqual([
      "Tue 24 NovOffer endsin 4 daysBook by then to keep the price.",
      "Thu 03 Dec12:00VGM cut-offin 13 daysSend the verified gross mass to the carrier.",
      "Sat 05 DecNhava ShevaINNSANORRVIK ASTRID, voyage 431W. 25 days at sea.",
      "Wed 30 DecRotterdamNLRTMArrival.",
      "Mon 04 JanLast free day at the terminal5 days of free time, if the containers are discharged on arrival.",
    ]);
    expect(rows().slice(0, 2)).toEqual([
      ["Days without charge", "20GP"],
      ["Demurrage, RotterdamThe full container stays in the terminal after these days.", "5 days"],
    ]);
    expect(facts("Load and payment")).toEqual([
      ["Load", "2 × 20GP"],
      ["Your net weight", "20GP 18 000 kg, 40HC 22 500 kg per container"],
      ["Max net weight", "21 700 kg per container"],
      ["Prepaid (due before shipment)", "2 charges"],
      ["Collect (due after shipment)", "1 charge"],
      ["Payment method not stated", "3 charges"],
    ]);
    expect(section("Remarks of the carrier").getByText("Subject to space and equipment.")).toBeTruthy();
    expect(section("Contacts").getByText("Available 24/7")).toBeTruthy();
    const information = screen.getByRole("region", { name: "Basic Information" });
    expect(information.textContent).not.toContain("offer-1");
    expect(information.textContent).toContain("Live price");
    const raw = screen.getByText("Other fields from the carrier").closest("details");
    expect(raw?.open).toBe(false);
    expect(raw?.textContent).toBe("Other fields from the carrier1 fieldContractSC-4471");
    expect(information.lastElementChild).toBe(raw);
  });

  it("saves the PDF of the offer and reports a failure", async () => {
    const download = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Download" })));
    await download();
    await act(async () => page.documents[0]?.fail({ kind: "unreachable", cause: "network" }));
    expect(screen.getByText(/Download failed\./)).toBeTruthy();
    await download();
    const file = { name: "offer.pdf", content: new Blob(["%PDF"]) };
    await act(async () => page.documents[1]?.succeed(file));
    expect(page.saved).toEqual([file]);
    expect(screen.queryByText(/Download failed\./)).toBeNull();
  });
});

describe("the cells of a rate sheet in View Details", () => {
  const SHEET_RATE = aRate({
    id: "sheet-1",
    source: "excel",
    carrier: { name: "Castellan", logo: null },
    details: [{ label: "RATE TYPE", value: "Contract" }],
  });
  const openCells = async () => {
    cleanup();
    page = openScreen();
    await page.answer({ ...list, rates: [SHEET_RATE] });
    await openFrom("View Details, Castellan, Sat 05 Dec");
    const summary = screen.getByText("Cells of the rate sheet");
    const details = summary.closest("details");
    if (details === null) throw new Error("The cells are not in a collapsed section.");
    expect(page.sheetLines).toHaveLength(0);
    details.open = true;
    await act(async () => fireEvent(details, new Event("toggle")));
    return details;
  };

  it("are requested when they are opened, and shown as they were read", async () => {
    const details = await openCells();
    expect(within(details).getByRole("status").textContent).toBe("Loading...");
    const cells = [
      { header: "POL", text: "NHAVA SHEVA" },
      { header: "O/F 20'", text: "1 150" },
    ];
    await act(async () => page.sheetLines[0]?.succeed({ line: 27, cells }));
    expect(details.textContent).toBe("Cells of the rate sheetline 27, 2 cellsPOLNHAVA SHEVAO/F 20'1 150");
  });

  it("are replaced by the fields of the offer where they are not stored", async () => {
    const details = await openCells();
    await act(async () =>
      page.sheetLines[0]?.fail({ kind: "refused", reason: "not-found", message: "Not found.", fields: [] }),
    );
    expect(details.textContent).toBe(
      "Cells of the rate sheetThese are the fields that were read from the sheet.RATE TYPEContract",
    );
  });

  it("are requested again after a failure", async () => {
    const details = await openCells();
    await act(async () => page.sheetLines[0]?.fail({ kind: "unreachable", cause: "network" }));
    expect(details.textContent).toContain("The cells could not be loaded.");
    await act(async () => fireEvent(details, new Event("toggle")));
    expect(page.sheetLines).toHaveLength(2);
  });
});
