import { errAsync, okAsync, type ResultAsync } from "neverthrow";
import { checkDecision, type DocumentVersion, sortDocuments } from "#domain/documents";
import type { NamedFile } from "#ports/api.ts";
import type { ClockPort } from "#ports/browser.ts";
import type { BookingDocumentsPort, ListedDocument, ListedVersion } from "#ports/booking-documents.ts";
import type { Failure } from "#ports/failure.ts";

const PDF_TEXT = "%PDF-1.4\ntrailer<</Root<</Type/Catalog>>>>\n%%EOF";

const toVersion = (link: string, fileName: string, more: Partial<DocumentVersion>): ListedVersion => ({
  number: 1,
  fileName,
  mediaType: "application/pdf",
  bytes: PDF_TEXT.length,
  addedBy: "desk",
  addedAt: null,
  decision: null,
  ...more,
  link,
});

const createSample = (addedAt: string): readonly ListedDocument[] => {
  const common = { comments: [], request: null, canAddVersion: false };
  return [
    {
      ...common,
      id: "memory-1",
      kind: "booking-confirmation",
      versions: [toVersion("memory-1", "KLB-2026-000001.pdf", { addedAt })],
      canComment: false,
    },
    {
      ...common,
      id: "memory-2",
      kind: "draft-bill-of-lading",
      versions: [toVersion("memory-2", "NRV8204417-draft.pdf", { addedAt })],
      canComment: true,
    },
    {
      ...common,
      id: "memory-3",
      kind: "certificate-of-origin",
      versions: [],
      request: { requestedAt: addedAt, note: "The consignee needs it in Rotterdam", dueOn: null },
      canAddVersion: true,
      canComment: false,
    },
  ];
};

const refused = (reason: "not-found" | "conflict", message: string): Failure => ({
  kind: "refused",
  reason,
  message,
  fields: [],
});

/** Sample documents for every booking; changes last until the page is left. */
export const createMemoryBookingDocuments = (clock: ClockPort): BookingDocumentsPort => {
  let documents = createSample(clock.now());
  const files = new Map<string, NamedFile["content"]>();
  const save = (changed: ListedDocument): ResultAsync<ListedDocument, Failure> => {
    documents = sortDocuments([...documents.filter(({ id }) => id !== changed.id), changed]);
    return okAsync(changed);
  };
  const find = (id: string | null) => documents.find((one) => one.id === id) ?? null;
  const comment = (document: ListedDocument, id: string, version: number, text: string): ListedDocument => ({
    ...document,
    comments: [...document.comments, { id, version, writtenBy: "shipper", writtenAt: clock.now(), text }],
  });
  return {
    list: () => okAsync(documents),
    upload: ({ kind, document, file, mediaType, key, onProgress }) => {
      onProgress(file.content.size);
      files.set(key, file.content);
      const earlier = find(document);
      const number = (earlier?.versions.length ?? 0) + 1;
      const bytes = file.content.size;
      const more = { number, mediaType, bytes, addedBy: "shipper", addedAt: clock.now() } as const;
      const versions = [...(earlier?.versions ?? []), toVersion(key, file.name, more)];
      const base = earlier ?? { id: key, kind, comments: [], request: null, canAddVersion: true };
      return save({ ...base, versions, canComment: true });
    },
    file: ({ link, fileName }) => okAsync({ name: fileName, content: files.get(link) ?? new Blob([PDF_TEXT]) }),
    archive: () => okAsync({ name: "documents.zip", content: new Blob(["PK"]) }),
    comment: ({ document, version, text, key }) => {
      const found = find(document);
      return found === null ? errAsync(refused("not-found", "")) : save(comment(found, key, version, text));
    },
    decide: ({ document, ...decision }) => {
      const found = find(document);
      if (found === null) return errAsync(refused("not-found", ""));
      if (checkDecision(found, decision).isErr())
        return errAsync(refused("conflict", "This draft was decided already."));
      const decided = { outcome: decision.outcome, decidedAt: clock.now() };
      const versions = found.versions.map((one) =>
        one.number === decision.version ? { ...one, decision: decided } : one,
      );
      const changed = { ...found, versions };
      const { version, comment: text } = decision;
      return save(text.trim() === "" ? changed : comment(changed, `decision-${version}`, version, text));
    },
  };
};
