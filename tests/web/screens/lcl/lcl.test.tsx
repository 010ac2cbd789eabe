import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { errAsync, okAsync } from "neverthrow";
import { afterEach, describe, expect, it } from "vitest";
import type { LclPlace } from "#domain/lcl";
import type { BookingReceipt, NamedFile, LclRateList, LclRatesRequest } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { LclScreen } from "#web/screens/lcl/screen.tsx";
import { settled } from "#tests/support/flows.ts";
import { givenIds } from "#tests/support/given-ids.ts";
import { anLclAnswer, anLclPlace, anLclRate, anLclSearch } from "#tests/support/lcl.ts";
import { type Pending, pending } from "#tests/support/pending.ts";
import { alerts, openPage } from "#tests/web/support/page.tsx";

/* jsdom lays nothing out and cannot scroll. */
const scrolledTo: (string | null)[] = [];
Object.assign(Element.prototype, {
  scrollIntoView(this: Element) {
    scrolledTo.push(this.textContent);
  },
});

afterEach(cleanup);

const WHOLE = "/rate?mode=LCL&origin=Nhava+Sheva&destination=Rotterdam&weight=1200&cbm=3.25";
const deadNetwork: Failure = { kind: "unreachable", cause: "network" };

const openTab = async (
  path = "/rate?mode=LCL",
  ports = okAsync<readonly LclPlace[], Failure>([anLclPlace("Nhava Sheva"), anLclPlace("Rotterdam")]),
) => {
  const asked: { readonly question: LclRatesRequest; readonly call: Pending<LclRateList> }[] = [];
  const booked: { readonly id: string; readonly load: unknown; readonly key: string }[] = [];
  const bookings: Pending<BookingReceipt>[] = [];
  const saved: NamedFile[] = [];
  const page = openPage(path, <LclScreen />, {
    lcl: {
      ports: () => ports,
      rates: (question) => {
        const call = pending<LclRateList>();
        asked.push({ question, call });
        return call.answer;
      },
    },
    booking: {
      book: ({ id, load }, key) => {
        const call = pending<BookingReceipt>();
        booked.push({ id, load, key });
        bookings.push(call);
        return call.answer;
      },
      pdf: () => okAsync({ name: "KLB-1.pdf", content: new Blob(["%PDF"]) }),
    },
    documents: { save: (file) => void saved.push(file) },
    drafts: {
      load: () => null,
      save: () => undefined,
      remove: () => undefined,
      removeAll: () => undefined,
      watch: () => () => undefined,
    },
    ids: givenIds(),
  });
  await act(settled);
  return {
    ...page,
    asked,
    booked,
    bookings,
    saved,
    answer: (answer: LclRateList) => act(async () => asked.at(-1)?.call.succeed(answer)),
  };
};

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const noteOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;

describe("LCL search", () => {
  it("shows at the fields and in toasts what is missing", async () => {
    await openTab();
    press(/^Search Rates/);
    await act(settled);
    expect(alerts()).toHaveLength(1);
    for (const sentence of [
      "Please select both origin and destination ports",
      "Please enter the Weight",
      "Please enter the CBM",
    ]) {
      expect(alerts()[0]).toContain(sentence);
    }
    expect(noteOf(screen.getByRole("combobox", { name: "Origin Port" }))).toBe(
      "Please select both origin and destination ports",
    );
    expect(noteOf(screen.getByLabelText("CBM"))).toBe("Please enter the CBM");
  });

  it("shows every specified field of a rate, its total and the cost of a full container", async () => {
    const { answer, place } = await openTab(WHOLE);
    const fcl = {
      equipment: "20GP",
      quantity: 1,
      total: { currency: "USD", minor: 1905_40 },
      carrier: "Norrvik Line",
      validTill: null,
      destination: "Rotterdam",
    };
    await answer(anLclAnswer({ fcl, total: 23 }));
    const card = within(screen.getByRole("article", { name: "Keelson Global Logistics" }));
    expect(screen.getByRole("heading", { name: "23 rates found" })).toBeTruthy();
    expect(card.getByRole("list", { name: "Route from Nhava Sheva to Rotterdam" })).toBeTruthy();
    const facts = [...document.querySelectorAll("article dl > div")].map(({ textContent }) => textContent);
    expect(facts).toEqual([
      "Dest CFSRotterdam",
      "Origin CodeINNSA",
      "Dest CountryNetherlands",
      "Chargeable3.25 W/M, measure counts",
    ]);
    expect(card.getByText("26 days")).toBeTruthy();
    expect(card.getByText("No upcoming dates in this tariff")).toBeTruthy();
    expect(screen.queryByRole("combobox", { name: "Sort by" })).toBeNull();
    /* 65 USD of freight, 4000 INR at 80, 130 EUR at 0.8. */
    expect(card.getByText("277.50")).toBeTruthy();
    expect(card.getByText("1 charge has no stated price")).toBeTruthy();
    expect(card.getByText("A 20GP on this lane: USD 1,905.40 (Norrvik Line).")).toBeTruthy();
    expect(place()).toBe(WHOLE);
  });

  it("names what is implausible in a rate", async () => {
    const { answer } = await openTab(WHOLE);
    const rate = { ...anLclRate(), issues: [{ kind: "exchange-implausible", currency: "INR" } as const] };
    await answer(anLclAnswer({ rates: [rate] }));
    expect(within(screen.getByRole("article")).getByText("The exchange rate of INR is out of range.")).toBeTruthy();
  });

  it("shows the sailing of a departure, whose schedule it is from and how old that is", async () => {
    const { answer } = await openTab(WHOLE);
    const at = (name: string, code: string) => ({ name, code, country: null, countryCode: code.slice(0, 2) });
    const leg = {
      mode: "VESSEL",
      from: at("Nhava Sheva", "INNSA"),
      to: at("Jebel Ali", "AEJEA"),
      departureDate: "2026-11-27T18:00:00",
      arrivalDate: "2026-12-03T06:00:00",
      vesselName: "PACIFIC HERON",
      voyageReference: "742W",
      serviceName: null,
      portCutOffDate: null,
      vgmCutOffDate: null,
      bookingCutOffDate: null,
    };
    const onward = {
      ...leg,
      from: leg.to,
      to: at("Rotterdam", "NLRTM"),
      departureDate: "2026-12-05T18:00:00",
      arrivalDate: "2026-12-22T06:00:00",
      vesselName: "PACIFIC KITE",
    };
    const schedule = { carrier: "Castellan", askedAt: "2026-11-20T03:30:00.000Z", legs: [leg, onward] };
    const departures = [{ date: "2026-11-27", cfsCutOff: null, schedule }];
    await answer(anLclAnswer({ rates: [anLclRate({ departures })] }));
    const card = within(screen.getByRole("article"));
    expect(card.getByText("PACIFIC HERON 742W by way of Jebel Ali, arrives Tue 22 Dec")).toBeTruthy();
    expect(card.getByText(/^Schedule of Castellan, \d+ hours? old$/)).toBeTruthy();
  });

  it("lists the CFS of the port before inland CFS, with departures, and sorts and narrows the list", async () => {
    const { answer, asked, place } = await openTab(WHOLE);
    const departures = [{ date: "2026-11-27", cfsCutOff: "2026-11-25T17:00" }];
    const rates = [anLclRate({ id: "port", departures }), anLclRate({ id: "inland", destinationCfs: "Utrecht" })];
    const choices = { portCfs: 1, inlandCfs: 12, departures: ["2026-11-27", "2026-12-04"], transitDays: [24, 26] };
    await answer(anLclAnswer({ rates, total: 13, choices, lowestRateId: "inland" }));
    const parts = screen.getAllByRole("region", { name: /CFS/ });
    expect(parts.map((part) => within(part).getByRole("heading", { level: 3 }).textContent)).toEqual([
      "CFS at the port of Rotterdam",
      "Inland CFS, onward from Rotterdam",
    ]);
    expect(screen.getByText("1 of 12 rates on this page")).toBeTruthy();
    expect(within(parts[1] ?? document.body).getByText("Lowest total")).toBeTruthy();
    expect(screen.getByText("CFS cut-off 25 Nov, 17:00").closest("li")?.textContent).toBe(
      "Fri 27 Nov CFS cut-off 25 Nov, 17:00",
    );
    fireEvent.change(screen.getByRole("combobox", { name: "Departure" }), { target: { value: "2026-12-04" } });
    expect(asked.at(-1)?.question.criteria.departsBy).toBe("2026-12-04");
    press("Port CFS 1");
    expect(screen.getByRole("button", { name: "Port CFS 1" }).getAttribute("aria-pressed")).toBe("true");
    await answer(anLclAnswer({ rates: [], total: 0, choices }));
    expect(screen.getByText("No rates match these filters.")).toBeTruthy();
    expect(place()).toBe(`${WHOLE}&cfs=port&departsBy=2026-12-04`);
    press("Clear filters");
    await answer(anLclAnswer({ rates, total: 13, choices }));
    expect(place()).toBe(WHOLE);
  });

  it("fills weight and CBM from the calculator only by its button, and keeps it open", async () => {
    await openTab();
    press("Calculate from pieces");
    for (const [field, value] of [
      ["Pieces", "8"],
      ["Length", "120"],
      ["Width", "80"],
      ["Height", "65"],
      ["Weight per piece", "110"],
    ] as const) {
      fireEvent.change(screen.getByLabelText(`Line 1: ${field}`), { target: { value } });
    }
    expect(screen.getByLabelText("CBM")).toHaveProperty("value", "");
    press("Use 880 kg and 5 CBM");
    expect(screen.getByLabelText("CBM")).toHaveProperty("value", "5");
    expect(screen.getByLabelText("Weight (kg)")).toHaveProperty("value", "880");
    fireEvent.change(screen.getByLabelText("Line 1: Pieces"), { target: { value: "0.5" } });
    expect(screen.getByText("Pieces must be a whole number")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Use/ })).toBeNull();
    expect(screen.getByLabelText("CBM")).toHaveProperty("value", "5");
    press("Close the calculator");
    expect(screen.queryByLabelText("Line 1: Pieces")).toBeNull();
    expect(document.activeElement?.textContent).toContain("Calculate from pieces");
  });

  it("shows the freight calculation step by step above the charges", async () => {
    const { answer } = await openTab(WHOLE);
    await answer(anLclAnswer());
    press(/^Price Breakdown/);
    const dialog = within(screen.getByRole("dialog", { name: "Price Breakdown" }));
    const steps = within(dialog.getByRole("region", { name: "Freight by weight or measure" })).getAllByRole("listitem");
    expect(steps.map((step) => [...step.children].map(({ textContent }) => textContent))).toEqual([
      ["Weight, 1 CBM = 1,000 kg", "1,200 kg ÷ 1,000 kg", "1.2 W/M"],
      ["Measure", "3.25 CBM", "3.25 W/M"],
      ["The greater counts", "Volume exceeds weight: charged by volume", "3.25 W/M"],
      ["Chargeable", "At least 1 W/M", "3.25 W/M"],
      ["OCEAN FREIGHT", "USD 20.00 × 3.25 W/M", "USD 65.00"],
    ]);
    const groups = dialog.getAllByRole("rowheader").map(({ textContent }) => textContent);
    expect(groups).toEqual([
      "Origin charges",
      "BILL OF LADING",
      "Freight",
      "OCEAN FREIGHT",
      "Destination charges",
      "THC",
      "Warehouse charges",
      "STORAGE",
    ]);
    expect(dialog.getByText("AT COST")).toBeTruthy();
  });

  it("books the rate after the question and saves the PDF", async () => {
    const { answer, booked, bookings, saved } = await openTab(WHOLE);
    await answer(anLclAnswer());
    press(/^Book Now/);
    expect(screen.getByText("Are you sure you want to book This Quote?")).toBeTruthy();
    expect(screen.getByText("1,200 kg, 3.25 CBM")).toBeTruthy();
    press("Yes");
    expect(booked).toEqual([{ id: "lcl-1", load: anLclSearch(), key: "key-1" }]);
    await act(async () => bookings[0]?.succeed({ message: "", quotationId: "QTN-2026-000124", bookingId: null }));
    await act(settled);
    expect(screen.getByText("Booking confirmed!")).toBeTruthy();
    expect(saved.map(({ name }) => name)).toEqual(["KLB-1.pdf"]);
  });

  it("states before booking what cancelling costs, the next CFS cut-offs, and what is not in the price", async () => {
    const { answer } = await openTab(WHOLE);
    const departures = [
      { date: "2026-11-26", cfsCutOff: "2026-11-24T17:00" },
      { date: "2026-12-03", cfsCutOff: "2026-12-01T17:00" },
    ];
    const fee = { currency: "USD", minor: 5_000 };
    const fees = [{ kind: "cancellation", untilDaysBefore: null, fee, basis: "booking" }] as const;
    await answer(anLclAnswer({ rates: [anLclRate({ departures, fees })] }));
    press(/^Book Now/);
    const listIn = (name: string) =>
      within(screen.getByRole("region", { name }))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent);
    expect(listIn("If you cancel")).toEqual(["USD 50.00Until departure"]);
    expect(listIn("Next two deadlines")).toEqual([
      "Tue 24 Nov 17:00Delivery at the CFSNhava Sheva. Cut-off for the departure of Thu 26 Novin 4 days",
      "Tue 01 Dec 17:00Delivery at the CFSNhava Sheva. Cut-off for the departure of Thu 03 Decin 11 days",
    ]);
    expect(listIn("Not in the price")).toEqual([
      "STORAGEAT COST",
      "Haulage to the CFS",
      "Terminal handling at origin",
      "Freight surcharges",
      "Documents at destination",
      "Haulage from the CFS",
      "Customs clearance",
      "Cargo insurance",
      "Import duty and taxes",
    ]);
  });

  it("turns to the next page and focuses its heading", async () => {
    const { answer, asked, place } = await openTab(WHOLE);
    await answer(
      anLclAnswer({ rates: Array.from({ length: 10 }, (_, at) => anLclRate({ id: `lcl-${at}` })), total: 12 }),
    );
    expect(screen.getByText("Page 1 of 2")).toBeTruthy();
    press("Next");
    await answer(anLclAnswer({ total: 12 }));
    expect(asked.at(-1)?.question).toMatchObject({ limit: 10, skip: 10 });
    expect(document.activeElement?.textContent).toBe("12 rates found");
    expect(scrolledTo).toEqual(["12 rates found"]);
    expect(place()).toBe(`${WHOLE}&page=2`);
    fireEvent.change(screen.getByRole("combobox", { name: "Rows per page" }), { target: { value: "30" } });
    await answer(anLclAnswer({ total: 12 }));
    expect(asked.at(-1)?.question).toMatchObject({ limit: 30, skip: 0 });
    expect(place()).toBe(`${WHOLE}&rows=30`);
  });

  it("names the failure and its cause, and retries", async () => {
    const { asked } = await openTab(WHOLE);
    await act(async () => asked[0]?.call.fail({ kind: "unreachable", cause: "timeout" }));
    expect(screen.getByText("Failed to fetch shipping rates")).toBeTruthy();
    expect(screen.getByText("The server took too long to answer.")).toBeTruthy();
    press("Try again");
    expect(asked).toHaveLength(2);
  });

  it("reports ports that could not be loaded", async () => {
    await openTab(WHOLE, errAsync(deadNetwork));
    expect(screen.getByText("Failed to load ports. Please try again later.")).toBeTruthy();
  });

  it("reports that no rates were found", async () => {
    const { answer } = await openTab(WHOLE);
    await answer(anLclAnswer({ rates: [], total: 0 }));
    expect(screen.getByText("No LCL rates on this route.")).toBeTruthy();
  });

  it("shows how many rates could not be read", async () => {
    const { answer } = await openTab(WHOLE);
    await answer(anLclAnswer({ unread: 2 }));
    expect(screen.getByText("2 rates could not be read and are not shown.")).toBeTruthy();
  });
});
