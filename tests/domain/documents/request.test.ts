import { describe, expect, it } from "vitest";
import { type BookingDocument, findDueDays, isOpenRequest, listOpenRequests } from "#domain/documents";

const REQUEST = { requestedAt: "2026-11-20T08:00:00Z", note: null, dueOn: null };
const VERSION = {
  number: 1,
  fileName: "list.pdf",
  mediaType: "application/pdf",
  bytes: 1024,
  addedBy: "shipper",
  addedAt: "2026-11-21T08:00:00Z",
  decision: null,
  scan: null,
} as const;

const document = (id: string, more: Partial<BookingDocument>): BookingDocument => ({
  id,
  kind: "packing-list",
  versions: [],
  comments: [],
  request: null,
  ...more,
});

describe("a request for a document", () => {
  it("can be due from today to a year ahead", () => {
    expect(findDueDays("2026-11-20")).toEqual({ first: "2026-11-20", last: "2027-11-20" });
    expect(findDueDays("2027-03-01")).toEqual({ first: "2027-03-01", last: "2028-02-29" });
  });

  it("is open until a file was added", () => {
    expect(isOpenRequest(document("one", { request: REQUEST }))).toBe(true);
    expect(isOpenRequest(document("one", { request: REQUEST, versions: [VERSION] }))).toBe(false);
    expect(isOpenRequest(document("one", { versions: [VERSION] }))).toBe(false);
  });

  it("is listed with the open ones of its kind", () => {
    const documents = [
      document("open", { request: REQUEST }),
      document("answered", { request: REQUEST, versions: [VERSION] }),
      document("invoice", { request: REQUEST, kind: "commercial-invoice" }),
    ];
    expect(listOpenRequests(documents, "packing-list").map(({ id }) => id)).toEqual(["open"]);
  });
});
