import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { SharedBooking } from "#domain/links";
import { aShipment } from "#tests/support/quotations.ts";
import { SharedBookingPage } from "#web/screens/shared/booking.tsx";

// @vitest-environment jsdom

afterEach(cleanup);

const BOOKING: SharedBooking = {
  status: "booked",
  carrier: "Norrvik Line",
  bookingId: null,
  reference: null,
  shipment: null,
  containerNumbers: [],
  stops: [],
  legs: [],
  deadlines: null,
  price: {
    total: { currency: "USD", minor: 110_000 },
    perCurrency: [
      { currency: "USD", minor: 100_000 },
      { currency: "INR", minor: 884_000 },
    ],
    charges: [
      {
        group: "freight",
        name: "Basic Ocean Freight",
        basis: "per-container",
        equipment: "20GP",
        price: {
          kind: "priced",
          quantity: 1,
          unit: { currency: "USD", minor: 100_000 },
          amount: { currency: "USD", minor: 100_000 },
        },
      },
      {
        group: "origin",
        name: "Terminal handling",
        basis: "per-container",
        equipment: "20GP",
        price: {
          kind: "priced",
          quantity: 1,
          unit: { currency: "INR", minor: 884_000 },
          amount: { currency: "INR", minor: 884_000 },
        },
      },
    ],
  },
  exchange: {
    base: "USD",
    date: "2026-11-20",
    source: "ECB",
    markUpPercent: "0",
    quotes: [{ currency: "INR", unitsPerBase: "88.4" }],
  },
  documents: [],
};

const open = (booking: SharedBooking): readonly (string | null)[] => {
  const opened = { booking, files: [], expiresAt: "2026-12-20T08:15:00.000Z" };
  render(
    <SharedBookingPage
      view={{ kind: "shown", opened, deadlines: [], downloading: null, marking: null }}
      onDownload={() => undefined}
      onMark={() => undefined}
    />,
  );
  const price = screen.getByRole("region", { name: "Price as booked" });
  return [...price.querySelectorAll("li, p")].map(({ textContent }) => textContent);
};

it("a shared price has the converted amounts and the rate of exchange of the shipper's own page", () => {
  expect(open(BOOKING)).toEqual([
    "Basic Ocean FreightFreight, per container 20GPUSD 1,000.00",
    "Terminal handlingOrigin charges, per container 20GPINR 8,840.00USD 100.00",
    "Converted at the rate of 20 Nov 2026 (ECB, no mark-up): 1 USD = 88.4 INR. The carrier bills each charge in its own currency.",
  ]);
});

it("a shared price without a rate of exchange has the amounts alone", () => {
  expect(open({ ...BOOKING, exchange: null })).toEqual([
    "Basic Ocean FreightFreight, per container 20GPUSD 1,000.00",
    "Terminal handlingOrigin charges, per container 20GPINR 8,840.00",
  ]);
});

it("a shared price has what its carrier requires beside it", () => {
  const displayTerms = {
    productName: "Pelagia Spot",
    hidesValidity: true,
    priceId: "PRC-2210",
    termsUrl: "https://pelagia.example/terms",
    penalties: ["No-show: USD 400 a container."],
  };
  open({ ...BOOKING, shipment: { ...aShipment, displayTerms } });
  const price = screen.getByRole("region", { name: "Price as booked" });
  expect(price.textContent).toContain("Price id PRC-2210. No-show: USD 400 a container. Terms");
  expect(within(price).getByRole("link", { name: "Terms" }).getAttribute("href")).toBe("https://pelagia.example/terms");
});
