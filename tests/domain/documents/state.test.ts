import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type BookingDocument,
  canAddKind,
  canAddToCancelled,
  canAddVersion,
  checkDecision,
  DOCUMENT_KINDS,
  type DocumentVersion,
  type DraftOutcome,
  describeScan,
  type FileScan,
  isAnyWaiting,
  findDocumentState,
  findReplacedApproval,
  isDraftExpected,
  sortDocuments,
} from "#domain/documents";

const version = (number: number, more: Partial<DocumentVersion> = {}): DocumentVersion => ({
  number,
  fileName: "draft.pdf",
  mediaType: "application/pdf",
  bytes: 184_320,
  addedBy: "desk",
  addedAt: "2026-11-27T09:20:00Z",
  decision: null,
  scan: null,
  ...more,
});

const document = (more: Partial<BookingDocument> = {}): BookingDocument => ({
  id: "document-1",
  kind: "draft-bill-of-lading",
  versions: [version(1)],
  comments: [],
  request: null,
  ...more,
});

const WAITING: FileScan = { state: "waiting", signature: null };
const INFECTED: FileScan = { state: "infected", signature: "Eicar-Test-Signature" };

const decided = (outcome: DraftOutcome) => ({ outcome, decidedAt: "2026-11-27T10:05:00Z" });

const kinds = fc.constantFrom(...DOCUMENT_KINDS);
const outcomes = fc.constantFrom<DraftOutcome>("approved", "changes-requested");
const parties = fc.constantFrom("shipper", "desk");
const versions = fc
  .array(fc.record({ addedBy: parties, decision: fc.option(outcomes.map(decided)) }), { maxLength: 6 })
  .map((list) => list.map((more, index) => version(index + 1, more)));
const documents = fc.record({ kind: kinds, versions }).map(document);

describe("the state of a document", () => {
  it.each([
    ["requested", { versions: [] }],
    ["awaiting-approval", {}],
    ["approved", { versions: [version(1, { decision: decided("approved") })] }],
    ["changes-requested", { versions: [version(1, { decision: decided("changes-requested") })] }],
    ["awaiting-approval", { versions: [version(1, { decision: decided("changes-requested") }), version(2)] }],
    ["final", { kind: "bill-of-lading" }],
    ["final", { kind: "booking-confirmation" }],
    ["information", { kind: "other" }],
    ["added", { kind: "other", versions: [version(1, { addedBy: "shipper" })] }],
    ["checking", { kind: "other", versions: [version(1, { addedBy: "shipper", scan: WAITING })] }],
    ["infected", { versions: [version(1), version(2, { scan: INFECTED })] }],
    ["awaiting-approval", { versions: [version(1, { scan: INFECTED }), version(2)] }],
  ] as const)("is %s", (state, more) => {
    expect(findDocumentState(document(more))).toBe(state);
  });

  it("of a draft B/L depends on its latest version alone", () => {
    fc.assert(
      fc.property(versions, fc.option(outcomes), (earlier, outcome) => {
        const latest = version(earlier.length + 1, { decision: outcome === null ? null : decided(outcome) });
        expect(findDocumentState(document({ versions: [...earlier, latest] }))).toBe(outcome ?? "awaiting-approval");
      }),
    );
  });
});

describe("a decision about a draft B/L", () => {
  const approval = { version: 1, outcome: "approved", comment: "" } as const;

  it("is possible about the latest version", () => {
    expect(checkDecision(document(), approval).isOk()).toBe(true);
  });

  it.each([
    ["another kind of document", { kind: "other" }, approval, { kind: "no-draft" }],
    ["a draft without a file", { versions: [] }, approval, { kind: "no-draft" }],
    ["an earlier version", { versions: [version(1), version(2)] }, approval, { kind: "outdated", latest: 2 }],
    [
      "a decided version",
      { versions: [version(1, { decision: decided("approved") })] },
      { ...approval, outcome: "changes-requested", comment: "The consignee is wrong." },
      { kind: "decided", decision: decided("approved") },
    ],
    [
      "changes that nobody names",
      {},
      { ...approval, outcome: "changes-requested", comment: " \n" },
      { kind: "comment-missing" },
    ],
  ] as const)("is refused for %s", (_what, more, request, problem) => {
    expect(checkDecision(document(more), request)._unsafeUnwrapErr()).toEqual(problem);
  });

  it("is possible at most once, whatever came before", () => {
    fc.assert(
      fc.property(documents, outcomes, outcomes, fc.integer({ min: 1, max: 7 }), (before, one, other, number) => {
        const request = { version: number, outcome: one, comment: "Please change the consignee." };
        if (checkDecision(before, request).isErr()) return;
        const after = {
          ...before,
          versions: before.versions.map((each) =>
            each.number === number ? { ...each, decision: decided(one) } : each,
          ),
        };
        expect(findDocumentState(after)).toBe(one);
        expect(checkDecision(after, { ...request, outcome: other })._unsafeUnwrapErr().kind).toBe("decided");
      }),
    );
  });
});

describe("what may be added", () => {
  it("is everything for the desk, and nothing that the carrier issues for a shipper", () => {
    expect(DOCUMENT_KINDS.filter((kind) => !canAddKind(kind, "shipper"))).toEqual([
      "booking-confirmation",
      "draft-bill-of-lading",
      "bill-of-lading",
    ]);
    expect(DOCUMENT_KINDS.every((kind) => canAddKind(kind, "desk"))).toBe(true);
  });

  it("as a version by a shipper is never one of a document that the desk began", () => {
    fc.assert(
      fc.property(documents, (one) => {
        const isOwn = one.versions[0]?.addedBy !== "desk";
        expect(canAddVersion(one, "shipper")).toBe(isOwn && canAddKind(one.kind, "shipper"));
        expect(canAddVersion(one, "desk")).toBe(true);
      }),
    );
  });
});

describe("the list of documents", () => {
  it("is in the order of kinds, then oldest first", () => {
    const at = (id: string, kind: BookingDocument["kind"], addedAt: string | null) =>
      document({ id, kind, versions: [version(1, { addedAt })] });
    const requested = { requestedAt: "2026-11-21T09:00:00Z", note: null, dueOn: null };
    const sorted = sortDocuments([
      at("other", "other", "2026-11-20T09:00:00Z"),
      at("second invoice", "commercial-invoice", "2026-11-22T09:00:00Z"),
      document({ id: "requested invoice", kind: "commercial-invoice", versions: [], request: requested }),
      at("invoice without a time", "commercial-invoice", null),
      at("confirmation", "booking-confirmation", "2026-11-25T09:00:00Z"),
    ]);
    expect(sorted.map(({ id }) => id)).toEqual([
      "confirmation",
      "invoice without a time",
      "requested invoice",
      "second invoice",
      "other",
    ]);
  });

  it("expects a draft B/L until there is one, or the bill itself", () => {
    expect(isDraftExpected([])).toBe(true);
    expect(isDraftExpected([document({ kind: "other" })])).toBe(true);
    expect(isDraftExpected([document()])).toBe(false);
    expect(isDraftExpected([document({ kind: "bill-of-lading" })])).toBe(false);
  });
});

describe("an approved version", () => {
  it("is replaced by the next version", () => {
    const approved = version(4, { decision: decided("approved") });
    expect(findReplacedApproval(document({ versions: [approved, version(5)] }))).toBe(4);
    expect(findReplacedApproval(document({ versions: [approved, version(5), version(6)] }))).toBeNull();
    expect(findReplacedApproval(document({ versions: [approved] }))).toBeNull();
    const sentBack = version(4, { decision: decided("changes-requested") });
    expect(findReplacedApproval(document({ versions: [sentBack, version(5)] }))).toBeNull();
  });
});

describe("a cancelled booking", () => {
  it("takes papers and invoices, and nothing that the carrier issues", () => {
    expect(DOCUMENT_KINDS.filter((kind) => !canAddToCancelled(kind))).toEqual([
      "booking-confirmation",
      "draft-bill-of-lading",
      "bill-of-lading",
    ]);
  });
});

describe("a file that nobody may download", () => {
  it("is described by one sentence", () => {
    expect([WAITING, INFECTED, { ...INFECTED, signature: null }].map(describeScan)).toEqual([
      "This file is being checked for malware. Try again in a moment.",
      "This file contains malware (Eicar-Test-Signature) and was removed.",
      "This file contains malware and was removed.",
    ]);
  });

  it("waits until it is clean or infected", () => {
    expect(
      [[version(1)], [version(1, { scan: INFECTED })], [version(1), version(2, { scan: WAITING })]].map(isAnyWaiting),
    ).toEqual([false, false, true]);
  });

  it("is not decided about", () => {
    const request = { version: 1, outcome: "approved", comment: "" } as const;
    const draft = document({ versions: [version(1, { scan: WAITING })] });
    expect(checkDecision(draft, request)._unsafeUnwrapErr()).toEqual({ kind: "no-file", scan: WAITING });
  });
});
