import { errAsync, okAsync, ResultAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { discussionFlow } from "#flows/documents/discussion.ts";
import {
  chosenFilesMachine,
  documentDownloadsFlow,
  documentsFlow,
  documentsView,
  replaceDocument,
} from "#flows/documents/list.ts";
import type { ChosenFile, PendingUpload } from "#flows/documents/types.ts";
import { uploadFlow, uploadView } from "#flows/documents/upload.ts";
import { formView } from "#flows/kit/form.ts";
import { startAppServices } from "#flows/services.ts";
import type { BookingDocumentsPort, DocumentUpload, ListedDocument } from "#ports/booking-documents.ts";
import type { Failure } from "#ports/failure.ts";
import { portsWith, settled } from "#tests/support/flows.ts";

const WAITING = { state: "waiting", signature: null } as const;
const failure: Failure = { kind: "unreachable", cause: "network" };
const draft: ListedDocument = {
  id: "d-1",
  kind: "draft-bill-of-lading",
  versions: [
    {
      number: 1,
      fileName: "draft.pdf",
      mediaType: "application/pdf",
      bytes: 184_320,
      addedBy: "desk",
      addedAt: "2026-11-27T09:20:00Z",
      decision: null,
      scan: null,
      link: "/d-1/1",
    },
  ],
  comments: [],
  request: null,
  canAddVersion: false,
  canComment: true,
};
const approved: ListedDocument = {
  ...draft,
  versions: draft.versions.map((one) => ({
    ...one,
    decision: { outcome: "approved", decidedAt: "2026-11-27T10:00:00Z" } as const,
  })),
};
const invoice: ListedDocument = { ...draft, id: "d-2", kind: "commercial-invoice", canAddVersion: true };

const services = (given: Partial<BookingDocumentsPort> = {}) => {
  const bare = portsWith({});
  let keys = 0;
  const save = vi.fn();
  const portal = startAppServices({
    ...bare,
    bookingDocuments: { ...bare.bookingDocuments, list: () => okAsync([draft]), ...given },
    documents: { save },
    ids: { next: () => `key-${++keys}` },
    drafts: { ...bare.drafts, load: () => null, save: () => undefined, remove: () => undefined },
  });
  return { portal, save };
};

const chosen = (name: string, bytes = 10): ChosenFile => ({
  file: { name, content: new Blob(["x".repeat(bytes)]) },
  kind: "commercial-invoice",
  document: null,
  key: name,
});

describe("the documents of a booking", () => {
  it("are shown with the draft that is expected", async () => {
    const { portal } = services();
    const actor = createActor(documentsFlow(portal, "b-1")).start();
    await settled();
    expect(documentsView(actor.getSnapshot())).toEqual({ kind: "shown", documents: [draft], isDraftExpected: false });
    actor.send({ type: "page.updated", value: [invoice] });
    expect(documentsView(actor.getSnapshot())).toMatchObject({ documents: [invoice], isDraftExpected: true });
  });

  it("are read again every five seconds while a file is being checked", async () => {
    const waiting = { ...invoice, versions: draft.versions.map((one) => ({ ...one, scan: WAITING })) };
    const list = vi.fn<BookingDocumentsPort["list"]>(() => okAsync([draft]));
    const { portal } = services({ list });
    const clock = new SimulatedClock();
    const actor = createActor(documentsFlow(portal, "b-1"), { clock }).start();
    await settled();
    clock.increment(20_000);
    await settled();
    expect(list.mock.calls.length).toBe(1);
    actor.send({ type: "page.updated", value: [waiting] });
    list.mockImplementation(() => okAsync([invoice]));
    clock.increment(5_000);
    await settled();
    expect([list.mock.calls.length, documentsView(actor.getSnapshot())]).toEqual([
      2,
      { kind: "shown", documents: [invoice], isDraftExpected: true },
    ]);
    clock.increment(20_000);
    await settled();
    expect(list.mock.calls.length).toBe(2);
  });

  it("contain an added or changed document in its place", () => {
    expect(replaceDocument([draft], invoice)).toEqual([draft, invoice]);
    expect(replaceDocument([draft, invoice], approved)).toEqual([approved, invoice]);
  });

  it("list chosen files, each with what is wrong with it, until they are added or removed", () => {
    const actor = createActor(chosenFilesMachine).start();
    const files = [chosen("C:\\invoice.pdf"), chosen("run.exe"), chosen("empty.pdf", 0)];
    actor.send({ type: "files.chosen", files });
    expect(actor.getSnapshot().context.pending).toMatchObject([
      { file: { name: "invoice.pdf" }, type: { mediaType: "application/pdf" }, problem: null },
      { problem: "type", type: null },
      { problem: "empty", type: null },
    ]);
    actor.send({ type: "upload.ended", key: "run.exe" });
    expect(actor.getSnapshot().context.pending).toMatchObject([{ key: "C:\\invoice.pdf" }, { key: "empty.pdf" }]);
  });

  it("are downloaded in their latest version or together", async () => {
    const [file, archive] = [{ name: "draft.pdf" }, { name: "documents.zip" }].map((named) => ({
      ...named,
      content: new Blob(["x"]),
    }));
    if (file === undefined || archive === undefined) return expect.unreachable();
    const fetch = vi.fn<BookingDocumentsPort["file"]>(() => okAsync(file));
    const { portal, save } = services({ file: fetch, archive: () => okAsync(archive) });
    const actor = createActor(documentDownloadsFlow(portal, "b-1")).start();
    const failed: unknown[] = [];
    actor.on("download.failed", (event) => failed.push(event.failure));
    actor.send({ type: "download.requested", files: [draft, "archive", { ...draft, versions: [] }] });
    await settled();
    expect([fetch.mock.calls[0]?.[0], save.mock.calls]).toEqual([draft.versions[0], [[file], [archive]]]);
    expect(failed).toMatchObject([{ kind: "refused", reason: "not-found" }]);
  });
});

const pending = (changes: Partial<PendingUpload> = {}): PendingUpload => ({
  ...chosen("invoice.pdf", 200),
  type: { mediaType: "application/pdf", label: "PDF", extensions: ["pdf"], hasPreview: true },
  problem: null,
  ...changes,
});

const start = (upload: BookingDocumentsPort["upload"], given = pending()) => {
  const { portal } = services({ upload });
  const actor = createActor(uploadFlow(portal, "b-1", given));
  const finished: unknown[] = [];
  actor.on("upload.finished", ({ document }) => finished.push(document));
  actor.start();
  return { actor, finished, view: () => uploadView(actor.getSnapshot()) };
};

describe("an upload", () => {
  it("shows how much was sent, then that it is verified, then ends", async () => {
    const sent: DocumentUpload[] = [];
    const answer = Promise.withResolvers<ListedDocument>();
    const { finished, view } = start((one) => {
      sent.push(one);
      return ResultAsync.fromSafePromise(answer.promise);
    });
    await settled();
    expect(view()).toEqual({ kind: "sending", percent: 0 });
    sent[0]?.onProgress(50);
    expect(view()).toEqual({ kind: "sending", percent: 25 });
    sent[0]?.onProgress(200);
    expect(view()).toEqual({ kind: "verifying" });
    answer.resolve(invoice);
    await settled();
    expect(finished).toEqual([invoice]);
    expect(sent).toMatchObject([{ booking: "b-1", key: "invoice.pdf", mediaType: "application/pdf", document: null }]);
  });

  it("that fails is repeated with the same key", async () => {
    const keys: string[] = [];
    const { actor, finished, view } = start(({ key }) => {
      keys.push(key);
      return keys.length === 1 ? errAsync(failure) : okAsync(invoice);
    });
    await settled();
    expect(view()).toEqual({ kind: "failed", failure, canRetry: true });
    actor.send({ type: "upload.retried" });
    await settled();
    expect([keys, finished]).toEqual([["invoice.pdf", "invoice.pdf"], [invoice]]);
  });

  it("that is refused for its content is not repeated", async () => {
    const refusal: Failure = { kind: "refused", reason: "invalid-fields", message: "", fields: [] };
    const { view } = start(() => errAsync(refusal));
    await settled();
    expect(view()).toEqual({ kind: "failed", failure: refusal, canRetry: false });
  });

  it("of a file that is not taken is not sent", async () => {
    const upload = vi.fn<BookingDocumentsPort["upload"]>(() => okAsync(invoice));
    const { view } = start(upload, pending({ type: null, problem: "type" }));
    await settled();
    expect(view()).toEqual({ kind: "refused", problem: "type" });
    expect(upload).not.toHaveBeenCalled();
  });

  it("is aborted when its flow is stopped", async () => {
    let signal: AbortSignal | null = null;
    const { actor } = start((_one, given) => {
      signal = given;
      return ResultAsync.fromSafePromise(new Promise<ListedDocument>(() => undefined));
    });
    await settled();
    actor.stop();
    expect(signal).toMatchObject({ aborted: true });
  });
});

const discuss = (given: Partial<BookingDocumentsPort>) => {
  const { portal } = services(given);
  const actor = createActor(discussionFlow(portal, "b-1", draft)).start();
  return { actor, view: () => formView(actor.getSnapshot()) };
};

describe("a comment", () => {
  it("is sent for the version that is shown", async () => {
    const comment = vi.fn<BookingDocumentsPort["comment"]>(() => okAsync(draft));
    const { actor, view } = discuss({ comment });
    actor.send({ type: "form.submitted", changes: { comment: "Wrong consignee" } });
    await settled();
    expect(comment.mock.calls[0]?.[0]).toEqual({
      booking: "b-1",
      document: "d-1",
      version: 1,
      text: "Wrong consignee",
      key: "key-1",
    });
    expect(view()).toMatchObject({ draft: { comment: "" }, sent: draft });
  });

  it("without a text is not sent", async () => {
    const comment = vi.fn<BookingDocumentsPort["comment"]>(() => okAsync(draft));
    const { actor } = discuss({ comment });
    actor.send({ type: "form.submitted", changes: { comment: "  " } });
    await settled();
    expect(comment).not.toHaveBeenCalled();
  });
});

describe("a decision", () => {
  it("for changes needs to say which", () => {
    const { actor, view } = discuss({});
    actor.send({ type: "form.submitted", changes: { outcome: "changes-requested" } });
    expect(view().problems).toEqual([{ field: "comment", message: "Say what has to be changed." }]);
    actor.send({ type: "form.changed", changes: { comment: "Wrong consignee" } });
    expect(view().problems).toEqual([]);
  });

  it("is sent for the version that is decided", async () => {
    const decide = vi.fn<BookingDocumentsPort["decide"]>(() => okAsync(approved));
    const { actor, view } = discuss({ decide });
    actor.send({ type: "form.submitted", changes: { outcome: "approved", version: 2 } });
    await settled();
    expect(decide.mock.calls[0]?.[0]).toEqual({
      booking: "b-1",
      document: "d-1",
      version: 2,
      outcome: "approved",
      comment: "",
    });
    expect(view()).toMatchObject({ sent: approved, draft: { outcome: "approved" } });
  });
});
