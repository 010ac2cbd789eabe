import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { errAsync, okAsync } from "neverthrow";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Quotation } from "#domain/bookings";
import type { NamedFile, BookingsPort } from "#ports/api.ts";
import type { OpenPdf } from "#web/components/pdf-viewer/pdf-document.ts";
import { Component as MyBookings } from "#web/screens/my-bookings/screen.tsx";
import { portsWith, settled } from "#tests/support/flows.ts";
import { aQuotation, aShipment } from "#tests/support/quotations.ts";
import { alerts, openPage, statuses } from "#tests/web/support/page.tsx";

// @vitest-environment jsdom

const quotation: Quotation = {
  ...aQuotation,
  bookingId: "KLB-2026-000001",
  validityFrom: "2026-11-18",
  validityTill: "2026-11-19",
  bookedOn: "2026-11-19",
  status: "booked",
  files: [
    { fileName: "confirmation.pdf", link: "/files/1" },
    { fileName: "doors.png", link: "/files/2" },
  ],
  reference: "PO 88213",
  shipment: aShipment,
};
const unknown: Quotation = {
  ...aQuotation,
  id: "q-2",
  quotationId: "QTN-2026-000002",
  validityFrom: null,
  validityTill: "2026-11-19",
  bookedOn: null,
  status: "unknown",
  trackingType: null,
  shippingLine: null,
  carrier: null,
};

const facets = { statuses: { "in-process": 0, booked: 1, cancelled: 0, unknown: 1 }, carriers: ["Norrvik Line"] };

const openPdf = vi.hoisted(() => vi.fn<(content: Blob) => Promise<OpenPdf>>());
vi.mock("../../../../src/web/components/pdf-viewer/pdf-document.ts", () => ({ openPdf }));

beforeEach(() => {
  openPdf.mockImplementation(() => new Promise(() => undefined));
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:picture", revokeObjectURL: () => undefined }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const openBookings = async (quotations: Partial<BookingsPort>, path = "/rate/quote") => {
  const save = vi.fn<(file: NamedFile) => void>();
  const page = openPage(path, <MyBookings />, {
    bookings: {
      page: () => okAsync({ quotations: [quotation, unknown], total: 12, facets }),
      file: (file) => okAsync({ name: file.fileName, content: new Blob(["x"]) }),
      setReference: ({ reference }) => okAsync(reference),
      views: portsWith({}).bookings.views,
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
      "KLB-2026-000001",
      "Validity From18 Nov 2026",
      "Validity Till19 Nov 2026",
      "Booked On19 Nov 2026",
      "Booked",
      "2 files",
    ]);
  });

  it("shows what a booking lacks", async () => {
    await openBookings({});
    expect(cellsOf("QTN-2026-000002")).toEqual([
      "Not issued yet",
      "Validity FromNot stated",
      "Validity Till19 Nov 2026",
      "Booked OnNot stated",
      "Unknown",
      "No files",
    ]);
  });

  it("links a booking to its shipment", async () => {
    await openBookings({});
    const shipment = screen.getByRole("link", {
      name: "INNSA Nhava Sheva to NLRTM Rotterdam with Norrvik Line, reference PO 88213",
    });
    expect(shipment.getAttribute("href")).toBe(
      "/rate/tracking?bookingId=KLB-2026-000001&type=fcl&shippingLine=Norrvik+Line",
    );
    expect(shipment.closest("tr")?.textContent).toBe(
      "INNSA Nhava Sheva to NLRTM Rotterdam with Norrvik Line, reference PO 88213Norrvik LineNORRVIK ASTRID, 431WETDThu 26 NovPlannedNhava ShevaETAFri 18 DecEstimated" +
        "USD6,282.602 × 20GP, 1 × 40HCRef. PO 88213Not sailed yetTrack KLB-2026-000001Book again KLB-2026-000001",
    );
  });

  it("edits a reference in place", async () => {
    await openBookings({});
    fireEvent.click(screen.getByRole("button", { name: "Add reference of QTN-2026-000002" }));
    const field = screen.getByLabelText("Reference of QTN-2026-000002");
    fireEvent.change(field, { target: { value: "SO 2291" } });
    await act(async () => {
      fireEvent.click(screen.getByRole("button", { name: "Save reference" }));
      await settled();
    });
    expect(screen.getByText("SO 2291")).toBeTruthy();
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Change reference of QTN-2026-000002");
    expect(screen.getByText("Reference saved.")).toBeTruthy();
  });

  it("stores filters in the URL and returns to the first page", async () => {
    const page = vi.fn<BookingsPort["page"]>(() => okAsync({ quotations: [quotation], total: 31, facets }));
    const { place } = await openBookings({ page }, "/rate/quote?page=2");
    await act(async () => {
      fireEvent.click(screen.getByRole("radio", { name: /^Booked/ }));
      await settled();
    });
    expect(place()).toBe("/rate/quote?status=booked");
    await act(async () => {
      fireEvent.change(screen.getByLabelText("Sort by"), { target: { value: "-total" } });
      await settled();
    });
    expect(place()).toBe("/rate/quote?status=booked&sort=-total");
    expect(page.mock.calls.at(-1)?.[0]).toEqual({ limit: 10, skip: 0, status: "booked", sort: "-total" });
  });

  it("shows neither search nor filters for a server that cannot filter", async () => {
    await openBookings({ page: () => okAsync({ quotations: [quotation], total: 1, facets: null }) });
    expect(screen.getByRole("rowheader", { name: "QTN-2026-000001" })).toBeTruthy();
    expect([screen.queryByRole("search"), screen.queryByLabelText("Sort by"), screen.queryByRole("radio")]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("offers to clear filters that match nothing", async () => {
    const none = { quotations: [], total: 0, facets };
    const { place } = await openBookings({ page: () => okAsync(none) }, "/rate/quote?search=nothing&sort=departure");
    fireEvent.click(screen.getByRole("button", { name: "Clear search and filters" }));
    expect(place()).toBe("/rate/quote?sort=departure");
  });

  it("links each row to its tracking, by our number until the carrier assigns one", async () => {
    await openBookings({});
    expect(screen.getAllByRole("link", { name: /^Track / }).map((link) => link.getAttribute("href"))).toEqual([
      "/rate/tracking?bookingId=KLB-2026-000001&type=fcl&shippingLine=Norrvik+Line",
      "/rate/tracking?bookingId=QTN-2026-000002&type=fcl",
    ]);
  });

  it("restores the page from the URL and stores it there", async () => {
    const page = vi.fn<BookingsPort["page"]>(() => okAsync({ quotations: [quotation], total: 31, facets: null }));
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
    const page = vi.fn<BookingsPort["page"]>(() => okAsync({ quotations: [quotation], total: 1, facets: null }));
    await openBookings({ page }, `/rate/quote?page=${asked}`);
    expect(page.mock.calls[0]?.[0]).toEqual({ limit: 10, skip: 0 });
  });

  it("shows the specified texts for no bookings and for a failure", async () => {
    await openBookings({ page: () => okAsync({ quotations: [], total: 0, facets: null }) });
    expect(statuses()).toEqual([expect.stringContaining("No quotations found.")]);
    cleanup();
    await openBookings({ page: () => errAsync({ kind: "unreachable", cause: "network" }) });
    expect(alerts()).toEqual([expect.stringContaining("Failed to fetch quotations.")]);
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });

  it("reports a picture that could not be downloaded", async () => {
    await openBookings({ file: () => errAsync({ kind: "unreachable", cause: "network" }) });
    fireEvent.click(screen.getByRole("button", { name: "2 files of QTN-2026-000001" }));
    const download = await screen.findByRole("button", { name: "Download doors.png" });
    await act(async () => {
      fireEvent.click(download);
      await settled();
    });
    expect(screen.getByText("Failed to download image.")).toBeTruthy();
  });

  it("reports a PDF that cannot be shown, and draws one that can", async () => {
    openPdf.mockRejectedValueOnce(new Error("no PDF"));
    await openBookings({});
    fireEvent.click(screen.getByRole("button", { name: "2 files of QTN-2026-000001" }));
    await waitFor(() => expect(screen.getByText("The PDF cannot be shown.")).toBeTruthy());
    const draw = vi.fn(() => Promise.resolve("Booking confirmation"));
    openPdf.mockResolvedValueOnce({ pageCount: 2, draw, close: () => undefined });
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.getByText("Booking confirmation")).toBeTruthy());
    fireEvent.keyDown(screen.getByRole("region", { name: "Page 1 of confirmation.pdf" }), { key: "ArrowRight" });
    expect(screen.getByText("Page 2 of 2")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Next page" })).toHaveProperty("disabled", true);
  });

  it("shows a placeholder for a broken picture", async () => {
    await openBookings({});
    fireEvent.click(screen.getByRole("button", { name: "2 files of QTN-2026-000001" }));
    fireEvent.click(screen.getByRole("button", { name: /^doors.png/ }));
    await act(settled);
    fireEvent.error(screen.getByAltText("doors.png"));
    expect(screen.getByText("The image cannot be shown.")).toBeTruthy();
  });
});
