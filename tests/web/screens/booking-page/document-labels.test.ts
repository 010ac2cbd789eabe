import { describe, expect, it } from "vitest";
import type { FileScan } from "#domain/documents";
import type { ListedDocument } from "#flows/documents/types.ts";
import { describeNotice, describeRow, findStateLook } from "#web/screens/booking-page/documents/labels.ts";

const WAITING: FileScan = { state: "waiting", signature: null };
const INFECTED: FileScan = { state: "infected", signature: "Eicar-Test-Signature" };

const document = (...scans: readonly (FileScan | null)[]): ListedDocument => ({
  id: "d-1",
  kind: "commercial-invoice",
  versions: scans.map((scan, index) => ({
    number: index + 1,
    fileName: `invoice-${index + 1}.pdf`,
    mediaType: "application/pdf",
    bytes: 184_320,
    addedBy: "shipper",
    addedAt: "2026-11-27T09:20:00Z",
    decision: null,
    scan,
    link: `/d-1/${index + 1}`,
  })),
  comments: [],
  request: null,
  canAddVersion: true,
  canComment: true,
});

const describeAll = (one: ListedDocument) => [findStateLook(one).label, describeRow(one), describeNotice(one)];

describe("a document whose latest version cannot be downloaded", () => {
  it("is being checked", () => {
    expect(describeAll(document(WAITING))).toEqual([
      "Being checked",
      "invoice-1.pdf, PDF, 180 KB",
      "This file is being checked for malware. Try again in a moment.",
    ]);
  });

  it("contains malware, which its row names", () => {
    expect(describeAll(document(null, INFECTED))).toEqual([
      "Contains malware",
      "invoice-2.pdf. This file contains malware (Eicar-Test-Signature) and was removed.",
      "Version 2: This file contains malware (Eicar-Test-Signature) and was removed.",
    ]);
  });

  it("is a document like any other after the next version", () => {
    expect(describeAll(document(INFECTED, null))).toEqual(["Added", "invoice-2.pdf, PDF, 180 KB, version 2", null]);
  });
});
