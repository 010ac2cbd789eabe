import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import { errAsync, type ResultAsync } from "neverthrow";
import type { BookingDocumentsPort, DocumentUpload, ListedDocument } from "#ports/booking-documents.ts";
import type { Failure } from "#ports/failure.ts";
import { fetchLink } from "./bookings.ts";
import type { Api, ApiSettings } from "./client.ts";
import { addHeaders } from "./headers.ts";
import { agreeing, decodeWith, first, list, object, orNull } from "./codec.ts";
import { requestFile } from "./files.ts";
import { type Envelope, request, sendRequest, readAll } from "./request.ts";
import { sendFile } from "./send-file.ts";

const PartyCodec = t.keyof({ shipper: null, desk: null });

const KindCodec = t.keyof({
  "booking-confirmation": null,
  "shipping-instruction": null,
  "draft-bill-of-lading": null,
  "bill-of-lading": null,
  "vgm-certificate": null,
  "commercial-invoice": null,
  "packing-list": null,
  "certificate-of-origin": null,
  other: null,
});

const DocumentCodec = agreeing<schema.BookingDocument>()(
  object({
    id: t.string,
    kind: KindCodec,
    versions: list(
      object({
        number: t.number,
        fileName: t.string,
        mediaType: t.string,
        bytes: orNull(t.number),
        addedBy: PartyCodec,
        addedAt: orNull(t.string),
        decision: orNull(
          object({ outcome: t.keyof({ approved: null, "changes-requested": null }), decidedAt: t.string }),
        ),
        link: t.string,
        scan: orNull(object({ state: t.keyof({ waiting: null, infected: null }), signature: orNull(t.string) })),
      }),
    ),
    comments: list(
      object({ id: t.string, version: t.number, writtenBy: PartyCodec, writtenAt: t.string, text: t.string }),
    ),
    request: orNull(object({ requestedAt: t.string, note: orNull(t.string), dueOn: orNull(t.string) })),
    canAddVersion: t.boolean,
    canComment: t.boolean,
  }),
);

/* A large file on a slow line; the upload ends earlier when nothing happens any more. */
const LONGEST_UPLOAD_MS = 30 * 60_000;

const readDocument = ({ result }: Envelope) => decodeWith(DocumentCodec)(first(result));

const toUploadUrl = (baseUrl: string, { booking, kind, document, file }: DocumentUpload): URL => {
  const url = new URL(`${baseUrl}/resource/quotation/${encodeURIComponent(booking)}/documents`);
  url.searchParams.set("kind", kind);
  url.searchParams.set("fileName", file.name);
  if (document !== null) url.searchParams.set("document", document);
  return url;
};

export const createBookingDocuments = (api: Api, settings: ApiSettings): BookingDocumentsPort => {
  const { usual, upload: transfer } = settings.deadlines;

  const upload = (one: DocumentUpload, signal: AbortSignal): ResultAsync<ListedDocument, Failure> =>
    sendRequest(
      (until) => {
        const headers = new Headers({ "content-type": one.mediaType, "idempotency-key": one.key });
        addHeaders(settings, headers);
        const url = toUploadUrl(settings.baseUrl, one);
        const { content } = one.file;
        const file = { url, headers, content, onProgress: one.onProgress, signal: until, patience: 2 * usual };
        return (settings.sendFile ?? sendFile)(file);
      },
      { signal, deadline: LONGEST_UPLOAD_MS },
      "code",
    ).andThen(readDocument);

  return {
    upload,

    list: (booking, signal) =>
      request(api.GET("/resource/quotation/{id}/documents", { params: { path: { id: booking } }, signal })).andThen(
        readAll(list(DocumentCodec)),
      ),

    file: ({ link, fileName }, signal) =>
      URL.canParse(link, settings.baseUrl)
        ? requestFile((until) => fetchLink(settings, link, until), { signal, deadline: transfer }, fileName)
        : errAsync({ kind: "malformed", issues: [`'${link}' is not a link`] }),

    archive: (booking, signal) => {
      const link = `${settings.baseUrl}/resource/quotation/${encodeURIComponent(booking)}/documents.zip`;
      return requestFile((until) => fetchLink(settings, link, until), { signal, deadline: transfer }, "documents.zip");
    },

    comment: ({ booking, document, key, version, text }, signal) =>
      request(
        api.POST("/resource/quotation/{id}/documents/{document}/comments", {
          params: { path: { id: booking, document }, header: { "Idempotency-Key": key } },
          body: { version, text },
          signal,
        }),
      ).andThen(readDocument),

    decide: ({ booking, document, version, outcome, comment }, signal) =>
      request(
        api.POST("/resource/quotation/{id}/documents/{document}/decision", {
          params: { path: { id: booking, document } },
          body: { version, outcome, comment },
          signal,
        }),
      ).andThen(readDocument),
  };
};
