import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { RateList } from "#domain/rates";
import type { Failure } from "#flows/failure.ts";
import type { DraftsPort } from "#ports/browser.ts";
import { aRate } from "#tests/support/rates.ts";
import { openScreen } from "../open-screen.tsx";

const rate = aRate({ id: "norrvik" });
const receipt = { message: "", quotationId: "QTN-2026-000123", bookingId: null };
const file = { name: "booking.pdf", content: new Blob(["%PDF"]) };
const deadNetwork: Failure = { kind: "unreachable", cause: "network" };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const dialog = () => within(screen.getByRole("dialog"));
const press = (name: string | RegExp) => act(async () => fireEvent.click(dialog().getByRole("button", { name })));

const openBooking = async (offer = rate) => {
  const page = openScreen();
  await page.answer({ rates: [offer], warning: null, sources: [], exchange: null });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Book Now, Norrvik Line, Sat 05 Dec" })));
  return page;
};

it("the question shows the booking summary; No books nothing", async () => {
  const { booked } = await openBooking();
  expect(screen.getByRole("dialog", { name: "Are you sure you want to book This Quote?" })).toBeTruthy();
  expect(dialog().getByText("Carrier").nextElementSibling?.textContent).toBe("Norrvik Line, Spot");
  for (const words of ["INNSA", "NLRTM", "NORRVIK ASTRID 431W", "Sat 05 Dec 2026", "2 × 20GP"])
    expect(dialog().getByText(words)).toBeTruthy();

  await press("No");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(booked).toEqual([]);
});

const listIn = (name: string): readonly (string | null)[] =>
  within(dialog().getByRole("region", { name }))
    .queryAllByRole("listitem")
    .map(({ textContent }) => textContent);

it("the question states the fees by date, the next two deadlines with hours, and what is not in the price", async () => {
  const usd = (minor: number) => ({ currency: "USD", minor });
  const stated = aRate({
    id: "norrvik",
    cutOffs: [
      { code: "VCO", at: "2026-12-03T12:00" },
      { code: "PCO", at: "2026-12-03T18:00" },
    ],
    fees: [
      { kind: "cancellation", untilDaysBefore: 7, fee: usd(0), basis: "booking" },
      { kind: "cancellation", untilDaysBefore: null, fee: usd(15_000), basis: "container" },
    ],
  });
  await openBooking(stated);
  expect(listIn("If you cancel")).toEqual(["FreeUntil Sat 28 Nov", "USD 300.00Until Sat 05 DecUSD 150.00 a container"]);
  expect(listIn("Next two deadlines")).toEqual([
    "Wed 02 Dec 00:00Empty pick-up, 2 containersYour haulier, Nhava Sheva. Latest safein 12 days",
    "Thu 03 Dec 00:00Stuffing begins, 2 containersYou, Nhava Sheva. Latest safein 13 days",
  ]);
  expect(listIn("Not in the price")).toEqual([
    "Haulage to the port of loading",
    "Terminal handling at origin",
    "Documents at origin",
    "Terminal handling at destination",
    "Documents at destination",
    "Haulage from the port of discharge",
    "Customs clearance",
    "Cargo insurance",
    "Import duty and taxes",
    "Demurrage and detentionfree time at destination: not stated",
  ]);
});

it("the question says that fees and cut-offs are not stated", async () => {
  await openBooking(aRate({ id: "norrvik", cutOffs: [], fees: [] }));
  expect(dialog().getByRole("region", { name: "If you cancel" }).textContent).toContain(
    "Norrvik Line states no fees. The desk asks before anything is charged.",
  );
});

it("the shipper's reference is sent and shown, and a longer one names the limit", async () => {
  const { booked } = await openBooking();
  const field = () => dialog().getByLabelText<HTMLInputElement>("Your reference");
  const type = (value: string) => act(async () => fireEvent.change(field(), { target: { value } }));
  await type("PO 88213, second call of the year 2026");
  expect(dialog().getByText("The reference has 38 characters. Use at most 35.")).toBeTruthy();
  await press("Yes");
  expect(booked).toEqual([]);
  expect(document.activeElement).toBe(field());
  await type(" PO 88213 ");
  await press("Yes");
  expect(booked.map(({ reference }) => reference)).toEqual(["PO 88213"]);
  await act(async () => booked[0]?.call.succeed(receipt));
  expect(dialog().getByText("PO 88213")).toBeTruthy();
});

it("Success! opens the page of the booking where the server has one", async () => {
  const { booked } = await openBooking();
  await press("Yes");
  await act(async () => booked[0]?.call.succeed({ ...receipt, hasDetails: true }));
  expect(dialog().getByRole("link", { name: "Open booking" }).getAttribute("href")).toBe("/rate/quote/QTN-2026-000123");
  expect(dialog().getByRole("link", { name: "My Bookings" })).toBeTruthy();
});

it("Yes books once, shows Success! and saves the PDF", async () => {
  const { booked, documents, saved } = await openBooking();
  await press("Yes");
  const busy = dialog().getByRole<HTMLButtonElement>("button", { name: "Booking..." });
  expect(busy.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(busy);
  fireEvent.keyDown(busy, { key: "Escape" });
  expect(booked.map(({ rateId, key }) => ({ rateId, key }))).toEqual([{ rateId: "norrvik", key: "key-1" }]);

  await act(async () => booked[0]?.call.succeed(receipt));
  expect(screen.getByRole("dialog", { name: "Success!" })).toBeTruthy();
  expect(dialog().getByText("Booking confirmed!")).toBeTruthy();
  expect(dialog().getByText("QTN-2026-000123")).toBeTruthy();
  expect(dialog().getByRole("status").textContent).toBe("Success! Booking confirmed!");
  expect(dialog().getByRole("link", { name: "My Bookings" }).getAttribute("href")).toBe("/rate/quote");
  expect(dialog().queryByRole("link", { name: "Open booking" })).toBeNull();
  expect(document.activeElement?.textContent).toBe("Close");

  await act(async () => documents[0]?.succeed(file));
  expect(saved).toEqual([file]);
  await press("Close");
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("a missing PDF is only logged and can be requested again", async () => {
  const log = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { booked, documents, saved } = await openBooking();
  await press("Yes");
  await act(async () => booked[0]?.call.succeed({ ...receipt, message: "Booked. Thank you." }));
  await act(async () => documents[0]?.fail(deadNetwork));

  expect(screen.getByRole("dialog", { name: "Success!" })).toBeTruthy();
  expect(dialog().getByText("Booked. Thank you.")).toBeTruthy();
  expect(log.mock.calls).toEqual([["The booking PDF could not be downloaded.", deadNetwork]]);
  await press("Try again");
  await act(async () => documents[1]?.succeed(file));
  expect(saved).toEqual([file]);
});

it("an unreachable server shows Booking Failed, and Try again sends the same booking", async () => {
  const { booked } = await openBooking();
  await press("Yes");
  await act(async () => booked[0]?.call.fail(deadNetwork));

  expect(screen.getByRole("dialog", { name: "Booking Failed" })).toBeTruthy();
  expect(
    dialog().getByText("Booking failed. Please try again. The server could not be reached. Check your connection."),
  ).toBeTruthy();
  await press("Try again");
  await act(async () => booked[1]?.call.succeed(receipt));
  expect(screen.getByRole("dialog", { name: "Success!" })).toBeTruthy();
  expect(booked.map(({ key }) => key)).toEqual(["key-1", "key-1"]);
});

it("Book Now after an open outcome sends the same key again", async () => {
  const { booked } = await openBooking();
  await press("Yes");
  await act(async () => booked[0]?.call.fail(deadNetwork));
  await press("Close");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Book Now, Norrvik Line, Sat 05 Dec" })));
  await press("Yes");

  expect(booked.map(({ key }) => key)).toEqual(["key-1", "key-1"]);
});

it("an expired offer shows the server's message and offers a new search", async () => {
  const { booked, searches } = await openBooking();
  await press("Yes");
  const gone: Failure = { kind: "refused", reason: "offer-gone", message: "This offer has expired.", fields: [] };
  await act(async () => booked[0]?.call.fail(gone));

  expect(dialog().getByText("This offer has expired.")).toBeTruthy();
  expect(dialog().queryByRole("button", { name: "Try again" })).toBeNull();
  await press("Search again");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(searches).toHaveLength(2);
});

it("a withdrawn offer is marked on its card and cannot be booked again", async () => {
  const { booked } = await openBooking();
  await press("Yes");
  const reason = "Norrvik Line has withdrawn this rate. Please search again.";
  const gone: Failure = { kind: "refused", reason: "offer-gone", message: reason, fields: [] };
  await act(async () => booked[0]?.call.fail(gone));
  await press("Close");

  expect(screen.queryByRole("dialog")).toBeNull();
  const card = within(screen.getByRole("article"));
  expect(card.getAllByText("Cannot be booked")).not.toEqual([]);
  expect(card.getAllByText(reason)).not.toEqual([]);
  expect(card.getByRole("button", { name: /^Book Now/ }).hasAttribute("disabled")).toBe(true);
});

it("a booking that is not confirmed is marked in process, as in My Bookings", async () => {
  const { booked } = await openBooking();
  await press("Yes");
  await act(async () => booked[0]?.call.succeed(receipt));
  await press("Close");
  const card = within(screen.getByRole("article"));
  expect(card.getByText("Booking in process", { selector: "p *" })).toBeTruthy();
  expect(card.getByRole("radio").parentElement?.textContent).toBe("Sat 05 Dec Booking in process");
  expect(card.queryByText(/^Booked/)).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole("radio", { name: "Compact" })));
  expect(screen.getByRole("link", { name: "Booking in process QTN-2026-000123" })).toBeTruthy();
});

it("a booked sailing is marked on its card and asks before it is booked again", async () => {
  const page = openScreen();
  const bookedSailings: RateList["bookedSailings"] = [
    {
      quotationId: "QTN-2026-000015",
      bookedOn: "2026-11-22",
      bookedAt: null,
      status: "booked",
      sailing: {
        carrier: "Norrvik Line",
        portOfLoading: "INNSA",
        portOfDischarge: "NLRTM",
        departure: "2026-12-05",
        voyage: "431W",
      },
      containers: [{ equipment: "20GP", quantity: 2 }],
      total: { currency: "USD", minor: 372_000 },
    },
  ];
  await page.answer({ rates: [rate], warning: null, sources: [], exchange: null, bookedSailings });
  const card = within(screen.getByRole("article"));
  expect(card.getByText("Booked as")).toBeTruthy();
  expect(card.getByRole("link", { name: "QTN-2026-000015" }).getAttribute("href")).toBe("/rate/quote");

  await act(async () => fireEvent.click(card.getByRole("button", { name: /^Book Now/ })));
  const question = "You booked this sailing on 22 Nov (QTN-2026-000015). Book it again?";
  expect(screen.getByRole("dialog", { name: question })).toBeTruthy();
  expect(dialog().getByText("2 × 20GP, USD 3,720.00")).toBeTruthy();
  await press("Yes");
  expect(screen.getByRole("dialog", { name: "Are you sure you want to book This Quote?" })).toBeTruthy();
  expect(page.booked).toEqual([]);

  await press("Yes");
  await act(async () => page.booked[0]?.call.succeed(receipt));
  await press("Close");
  expect(card.getByRole("link", { name: "QTN-2026-000123" })).toBeTruthy();
});

it("a sailing is marked as booked after it is booked here", async () => {
  const { booked } = await openBooking();
  await press("Yes");
  await act(async () => booked[0]?.call.succeed(receipt));
  await press("Close");
  expect(within(screen.getByRole("article")).getByRole("link", { name: "QTN-2026-000123" })).toBeTruthy();
});

describe("a booking that the end of the session interrupted", () => {
  const usd = (minor: number) => ({ currency: "USD", minor });
  const priced = (minor: number) => ({
    perCurrency: [usd(minor)],
    converted: { kind: "converted", total: usd(minor) } as const,
    unpricedCount: 0,
    basicFreight: null,
  });
  const spot = aRate({ id: "a.1", price: priced(216_492) });
  const contract = aRate({ id: "b.1", commitment: "contract", price: priced(230_492) });
  const listOf = (...rates: RateList["rates"]): RateList => ({ rates, warning: null, sources: [], exchange: null });

  const createDrafts = (): DraftsPort => {
    const texts = new Map<string, string>();
    return {
      load: (key) => texts.get(key) ?? null,
      save: (key, text) => void texts.set(key, text),
      remove: (key) => void texts.delete(key),
      removeAll: (keys) => keys.forEach((key) => texts.delete(key)),
      watch: () => () => undefined,
    };
  };

  /** The offer is confirmed after the session has ended, and the page opened again with another answer. */
  const comeBackTo = async (list: RateList) => {
    const drafts = createDrafts();
    const before = openScreen({ ports: { drafts } });
    await before.answer(listOf(spot));
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Book Now, Norrvik Line, Sat 05 Dec" })));
    fireEvent.change(dialog().getByLabelText("Your reference"), { target: { value: "PO-9000" } });
    await press("Yes");
    await act(async () => before.booked[0]?.call.fail({ kind: "unauthorised", message: "" }));
    cleanup();
    const after = openScreen({ ports: { drafts } });
    await after.answer(list);
    return after;
  };

  const bannerText = () => dialog().getByText(/^You were signed out/).parentElement?.textContent;
  const NOTHING_BOOKED =
    "You were signed out before the booking was sent, so nothing was booked. Check the offer and confirm it again.";

  it("opens the same offer again, not the contract offer of its sailing that is listed first", async () => {
    const { booked } = await comeBackTo(listOf(contract, { ...spot, id: "b.2" }));
    expect(dialog().getByText("Carrier").nextElementSibling?.textContent).toBe("Norrvik Line, Spot");
    expect(bannerText()).toBe(NOTHING_BOOKED);
    expect(dialog().getByLabelText("Your reference")).toHaveProperty("value", "PO-9000");
    await press("Yes");
    expect(booked.map(({ rateId, reference }) => [rateId, reference])).toEqual([["b.2", "PO-9000"]]);
  });

  it("states what has changed before it can be booked", async () => {
    await comeBackTo(listOf(contract, { ...spot, id: "b.2", price: priced(230_492), cutOffs: [] }));
    expect(bannerText()).toBe(
      `${NOTHING_BOOKED}The price changed from USD 2,164.92 to USD 2,304.92.The cut-offs have changed.`,
    );
  });

  it("says that the offer is no longer there instead of opening another one", async () => {
    const { booked } = await comeBackTo(listOf(contract));
    const gone = screen.getByRole("dialog", { name: "The offer is no longer there" });
    expect(gone.textContent).toContain(
      "You were signed out before the booking was sent, so nothing was booked. The offer that you had chosen can no longer be booked.",
    );
    await press("Show current offers");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(booked).toEqual([]);
  });
});
