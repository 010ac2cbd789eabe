import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { patient } from "#tests/adapters/support/api.ts";
import { CALLS, createUpload } from "./calls.ts";
import {
  expectFailure,
  expectValue,
  failure,
  fieldFailure,
  fieldRefused,
  filled,
  matching,
  refusal,
  refused,
  signedIn,
  success,
  testInteraction,
} from "./kit.ts";

const { integer } = MatchersV3;

const AT = "2026-11-20T08:15:00.000Z";
const moment = matching("\\d{4}-\\d{2}-\\d{2}T.*(Z|[+-]\\d{2}:\\d{2})", AT);
const DRAFT = {
  booking: "b-1",
  document: "d-1",
  fileName: "NRV8204417-draft.pdf",
  comment: "Please check the consignee.",
};
const REQUEST = { booking: "b-1", document: "d-2", note: "The consignee needs it", dueOn: "2026-12-23" };
const LINK = "/api/resource/quotation/b-1/documents/d-1/versions/1";
const SECOND_LINK = "/api/resource/quotation/b-1/documents/d-1/versions/2";
const PDF = "tests/contracts/consumer/fixtures/one-page.pdf";
const ZIP = "tests/contracts/consumer/fixtures/one-document.zip";

const hasDraft = { ...signedIn, "a booking has a draft B/L": DRAFT };
const isApproved = { ...hasDraft, "the draft B/L was approved": { document: "d-1" } };
const isRequested = { ...hasDraft, "the desk has requested a document": REQUEST };
const isForeign = { ...signedIn, "another shipper has a booking with a draft B/L": DRAFT };
const hasNone = { ...signedIn, "the server has documents": {}, "no booking has the id": { id: "b-1" } };

const version = {
  number: 1,
  fileName: DRAFT.fileName,
  mediaType: "application/pdf",
  bytes: integer(9000),
  addedBy: "desk",
  addedAt: moment,
  decision: null,
  link: LINK,
};
const comment = { id: filled("desk-comment"), version: 1, writtenBy: "desk", writtenAt: moment, text: DRAFT.comment };
const draft = {
  id: "d-1",
  kind: "draft-bill-of-lading",
  versions: [version],
  comments: [comment],
  request: null,
  canAddVersion: false,
  canComment: true,
};
const requested = {
  id: "d-2",
  kind: "certificate-of-origin",
  versions: [],
  comments: [],
  request: { requestedAt: moment, note: REQUEST.note, dueOn: REQUEST.dueOn },
  canAddVersion: true,
  canComment: false,
};
const invoice = {
  id: filled("d-3"),
  kind: "commercial-invoice",
  versions: [
    {
      ...version,
      fileName: "invoice-88213.pdf",
      addedBy: "shipper",
      link: filled("/api/resource/quotation/b-1/documents/d-3/versions/1"),
    },
  ],
  comments: [],
  request: null,
  canAddVersion: true,
  canComment: true,
};

const READ_VERSION = { ...version, bytes: 9000, addedAt: AT, scan: null };
const READ_COMMENT = { ...comment, id: "desk-comment", writtenAt: AT };
const READ_DRAFT = { ...draft, versions: [READ_VERSION], comments: [READ_COMMENT] };
const READ_REQUESTED = { ...requested, request: { ...requested.request, requestedAt: AT } };
const READ_INVOICE = {
  ...invoice,
  id: "d-3",
  versions: [
    {
      ...READ_VERSION,
      fileName: "invoice-88213.pdf",
      addedBy: "shipper",
      link: "/api/resource/quotation/b-1/documents/d-3/versions/1",
    },
  ],
};
const APPROVED = { outcome: "approved", decidedAt: AT } as const;

describe("the documents of a booking", () => {
  const { request, send } = CALLS.listDocuments;

  it("are listed with versions, comments and requests", () =>
    testInteraction({
      title: "documents, one of them requested",
      states: isRequested,
      request,
      response: success([draft, requested]),
      check: expectValue(send, [READ_DRAFT, READ_REQUESTED]),
    }));

  it("are listed with the versions of a replaced draft B/L in their order", () =>
    testInteraction({
      title: "documents with a replaced draft",
      states: { ...hasDraft, "a draft B/L has a second version": { document: "d-1" } },
      request,
      response: success([{ ...draft, versions: [version, { ...version, number: 2, link: SECOND_LINK }] }]),
      check: expectValue(send, [
        { ...READ_DRAFT, versions: [READ_VERSION, { ...READ_VERSION, number: 2, link: SECOND_LINK }] },
      ]),
    }));

  it("are listed with the decision about a draft B/L", () =>
    testInteraction({
      title: "documents with an approved draft",
      states: isApproved,
      request,
      response: success([
        { ...draft, versions: [{ ...version, decision: { outcome: "approved", decidedAt: moment } }] },
      ]),
      check: expectValue(send, [{ ...READ_DRAFT, versions: [{ ...READ_VERSION, decision: APPROVED }] }]),
    }));

  it.each([
    ["the documents of somebody else's booking", isForeign],
    ["the documents of no booking", hasNone],
  ] as const)("are refused: %s", (title, states) =>
    testInteraction({
      title,
      states,
      request,
      ...refusal(404, "This booking was not found.", send),
    }),
  );
});

describe("an upload", () => {
  const { request, send } = CALLS.addDocument;

  it("adds a document", () =>
    testInteraction({
      title: "a new document",
      states: hasDraft,
      request,
      response: success([invoice]),
      check: expectValue(send, READ_INVOICE),
    }));

  it("is the file of a requested document", () =>
    testInteraction({
      title: "the file of a requested document",
      states: isRequested,
      request: { ...request, query: { kind: "certificate-of-origin", fileName: "invoice-88213.pdf", document: "d-2" } },
      response: success([
        {
          ...requested,
          versions: [{ ...version, fileName: "invoice-88213.pdf", addedBy: "shipper", link: filled("/d-2") }],
          canComment: true,
        },
      ]),
      check: async ({ documents }) => {
        const upload = createUpload({ kind: "certificate-of-origin", document: "d-2" });
        const saved = (await documents.upload(upload, patient()))._unsafeUnwrap();
        expect([saved.id, saved.versions[0]?.addedBy, saved.request?.note]).toEqual(["d-2", "shipper", REQUEST.note]);
      },
    }));

  it("is refused for a document of the desk", () => {
    const message = "Only the desk adds versions of this document.";
    return testInteraction({
      title: "a version of a document of the desk",
      states: hasDraft,
      request: { ...request, query: { kind: "other", fileName: "invoice-88213.pdf", document: "d-1" } },
      response: failure(409, 4090, message),
      check: expectFailure(
        ({ documents }) => documents.upload(createUpload({ kind: "other", document: "d-1" }), patient()),
        refused("conflict", message),
      ),
    });
  });

  it("is refused at the field kind if the carrier issues the document", () => {
    const message = "The carrier issues this document. Choose another kind.";
    return testInteraction({
      title: "a bill of lading from the shipper",
      states: hasDraft,
      request: { ...request, query: { kind: "bill-of-lading", fileName: "invoice-88213.pdf" } },
      response: fieldRefused("kind", message),
      check: expectFailure(
        ({ documents }) => documents.upload(createUpload({ kind: "bill-of-lading" }), patient()),
        fieldFailure("kind", message),
      ),
    });
  });

  it("is refused for an unknown booking", () =>
    testInteraction({
      title: "a new document of no booking",
      states: hasNone,
      request,
      ...refusal(404, "This booking was not found.", send),
    }));
});

describe("the file of a version", () => {
  const { request, send } = CALLS.documentFile;

  it("has a name and content", () =>
    testInteraction({
      title: "the file of a draft B/L",
      states: hasDraft,
      request,
      response: { status: 200, pdf: PDF },
      check: async (adapters) => {
        const { documents } = adapters;
        const saved = (await documents.file(READ_FILE, patient()))._unsafeUnwrap();
        expect([saved.content.type, saved.content.size > 0]).toEqual(["application/pdf", true]);
      },
    }));

  it("is refused for somebody else's booking", () =>
    testInteraction({
      title: "the file of somebody else's draft B/L",
      states: isForeign,
      request,
      ...refusal(404, "This document was not found.", send),
    }));
});

const READ_FILE = {
  number: 1,
  scan: null,
  fileName: DRAFT.fileName,
  mediaType: "application/pdf",
  bytes: 9000,
  addedBy: "desk",
  addedAt: AT,
  decision: null,
  link: LINK,
} as const;

describe("the archive", () => {
  const { request, send } = CALLS.downloadDocuments;

  it("has all documents", () =>
    testInteraction({
      title: "all documents of a booking",
      states: hasDraft,
      request,
      response: { status: 200, zip: ZIP },
      check: async (adapters) => {
        const saved = (await adapters.documents.archive("b-1", patient()))._unsafeUnwrap();
        expect(saved.content.size).toBeGreaterThan(0);
      },
    }));

  it("is refused for an unknown booking", () =>
    testInteraction({
      title: "all documents of no booking",
      states: hasNone,
      request,
      ...refusal(404, "This booking was not found.", send),
    }));
});

describe("a comment", () => {
  const { request, send } = CALLS.commentDocument;

  it("is added to a draft B/L", () => {
    const own = {
      id: "pact-comment-0001",
      version: 1,
      writtenBy: "shipper",
      writtenAt: moment,
      text: "The consignee is wrong.",
    };
    return testInteraction({
      title: "a comment on a draft B/L",
      states: hasDraft,
      request,
      response: success([{ ...draft, comments: [comment, own] }]),
      check: expectValue(send, { ...READ_DRAFT, comments: [READ_COMMENT, { ...own, writtenAt: AT }] }),
    });
  });

  it("is refused on a version that does not exist", () => {
    const message = "This document has no such version.";
    return testInteraction({
      title: "a comment on a version that does not exist",
      states: hasDraft,
      request: { ...request, json: { version: 2, text: "The consignee is wrong." } },
      response: fieldRefused("version", message),
      check: expectFailure(
        ({ documents }) =>
          documents.comment(
            { booking: "b-1", document: "d-1", version: 2, text: "The consignee is wrong.", key: "pact-comment-0001" },
            patient(),
          ),
        fieldFailure("version", message),
      ),
    });
  });

  it("is refused for an unknown booking", () =>
    testInteraction({
      title: "a comment on a document of no booking",
      states: hasNone,
      request,
      ...refusal(404, "This booking was not found.", send),
    }));
});

describe("a decision about a draft B/L", () => {
  const { request, send } = CALLS.decideDraft;

  it("is recorded", () =>
    testInteraction({
      title: "the approval of a draft B/L",
      states: hasDraft,
      request,
      response: success([
        { ...draft, versions: [{ ...version, decision: { outcome: "approved", decidedAt: moment } }] },
      ]),
      check: expectValue(send, { ...READ_DRAFT, versions: [{ ...READ_VERSION, decision: APPROVED }] }),
    }));

  it("is refused after another one", () =>
    testInteraction({
      title: "a second approval of a draft B/L",
      states: isApproved,
      request,
      ...refusal(409, "This draft was approved already.", send),
    }));

  it("is refused without what has to be changed", () => {
    const message = "Say what has to be changed.";
    const changes = { version: 1, outcome: "changes-requested", comment: "" } as const;
    return testInteraction({
      title: "a request for changes that names none",
      states: hasDraft,
      request: { ...request, json: changes },
      response: fieldRefused("comment", message),
      check: expectFailure(
        ({ documents }) => documents.decide({ booking: "b-1", document: "d-1", ...changes }, patient()),
        fieldFailure("comment", message),
      ),
    });
  });

  it("is refused for an unknown booking", () =>
    testInteraction({
      title: "an approval for no booking",
      states: hasNone,
      request,
      ...refusal(404, "This booking was not found.", send),
    }));
});
