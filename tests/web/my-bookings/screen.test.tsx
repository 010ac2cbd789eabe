// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { errAsync, okAsync } from "neverthrow";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Quotation } from "../../../src/domain/quotations/quotation.ts";
import type { NamedFile } from "../../../src/ports/bookings.ts";
import type { QuotationsPort } from "../../../src/ports/quotations.ts";
import { Component as MyBookings } from "../../../src/web/screens/my-bookings/screen.tsx";
import { settled } from "../../support/flows.ts";
import { alerts, openPage, statuses } from "../support/page.tsx";

const quotation: Quotation = {
  id: "q-1",
  quotationId: "QTN-2026-000001",
  bookingId: "KLB-2026-000001",
  validityFrom: "2026-11-18",
  validityTill: "2026-11-24",
  bookedOn: "2026-11-19",
  status: "booked",
  files: [
    { fileName: "confirmation.pdf", link: "/files/1" },
    { fileName: "doors.png", link: "/files/2" },
  ],
  trackingType: "lcl",
  shippingLine: null,
};
const unknown: Quotation = {
  id: "q-2",
  quotationId: "QTN-2026-000002",
  bookingId: null,
  validityFrom: null,
  validityTill: "2026-11-19",
  bookedOn: null,
  status: "unknown",
  files: [],
  trackingType: null,
  shippingLine: null,
};

beforeEach(() => {
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:picture", revokeObjectURL: () => undefined }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const openBookings = async (quotations: Partial<QuotationsPort>, path = "/rate/quote") => {
  const save = vi.fn<(file: NamedFile) => void>();
  const page = openPage(path, <MyBookings />, {
    quotations: {
      page: () => okAsync({ quotations: [quotation, unknown], total: 12 }),
      file: (file) => okAsync({ name: file.fileName, content: new Blob(["x"]) }),
      ...quotations,
    },
    documents: { save },
  });
  await act(settled);
  return { ...page, save };
};

const cellsOf = (name: string) => {
  const row = screen.getByRole("rowheader", { name }).closest("tr");
  return row === null
    ? []
    : within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent);
};

describe("My Bookings", () => {
  it("lists bookings under the specified columns", async () => {
    await openBookings({});
    expect(screen.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
      "Quotation ID",
      "Booking ID",
      "Validity From",
      "Validity Till",
      "Booked On",
      "Status",
      "Files",
    ]);
    expect(cellsOf("QTN-2026-000001")).toEqual([
      "KLB-2026-000001Track KLB-2026-000001",
      "18 Nov 2026",
      "Valid till24 Nov 20264 days left",
      "19 Nov 2026",
      "Booked",
      "2 files",
    ]);
  });

  it("names what a booking lacks", async () => {
    await openBookings({});
    expect(cellsOf("QTN-2026-000002")).toEqual([
      "Not issued yetTrack QTN-2026-000002",
      "Not stated",
      "Valid till19 Nov 2026Expired",
      "Not stated",
      "Unknown",
      "No files",
    ]);
  });

  it("leads from each row to its tracking, by our own number until the carrier has given one", async () => {
    await openBookings({});
    expect(screen.getAllByRole("link", { name: /^Track / }).map((link) => link.getAttribute("href"))).toEqual([
      "/rate/tracking?bookingId=KLB-2026-000001&type=lcl",
      "/rate/tracking?bookingId=QTN-2026-000002&type=fcl",
    ]);
  });

  it("turns to the page that stands in the URL, and keeps it there", async () => {
    const page = vi.fn<QuotationsPort["page"]>(() => okAsync({ quotations: [quotation], total: 31 }));
    const { place } = await openBookings({ page }, "/rate/quote?page=2");
    expect(page.mock.calls.map(([asked]) => asked)).toEqual([{ limit: 10, skip: 10 }]);
    expect(screen.getByText("Page 2 of 4")).toBeTruthy();
    await act(async () => {
      fireEvent.click(screen.getByRole("button", { name: "Next" }));
      await settled();
    });
    expect(place()).toBe("/rate/quote?page=3");
    expect(page.mock.calls.at(-1)?.[0]).toEqual({ limit: 10, skip: 20 });
  });

  it.each(["0", "-1", "1.5", "abc", "99999999"])("reads ?page=%s as the first page", async (asked) => {
    const page = vi.fn<QuotationsPort["page"]>(() => okAsync({ quotations: [quotation], total: 1 }));
    await openBookings({ page }, `/rate/quote?page=${asked}`);
    expect(page.mock.calls[0]?.[0]).toEqual({ limit: 10, skip: 0 });
  });

  it("says in the specified words that there are none, or that they could not be fetched", async () => {
    await openBookings({ page: () => okAsync({ quotations: [], total: 0 }) });
    expect(statuses()).toEqual([expect.stringContaining("No quotations found.")]);
    cleanup();
    await openBookings({ page: () => errAsync({ kind: "unreachable", cause: "network" }) });
    expect(alerts()).toEqual([expect.stringContaining("Failed to fetch quotations.")]);
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });

  it("says when a picture could not be downloaded", async () => {
    await openBookings({ file: () => errAsync({ kind: "unreachable", cause: "network" }) });
    fireEvent.click(screen.getByRole("button", { name: "2 files of QTN-2026-000001" }));
    await act(settled);
    await act(async () => {
      fireEvent.click(screen.getByRole("button", { name: "Download doors.png" }));
      await settled();
    });
    expect(screen.getByText("Failed to download image.")).toBeTruthy();
  });

  it("puts a placeholder in the place of a broken picture", async () => {
    await openBookings({});
    fireEvent.click(screen.getByRole("button", { name: "2 files of QTN-2026-000001" }));
    await act(settled);
    fireEvent.error(screen.getByAltText("doors.png"));
    expect(screen.getByText("The image cannot be shown.")).toBeTruthy();
  });
});
