import type { QuotesPort } from "#ports/quotes.ts";
import { fetchLink } from "./bookings.ts";
import type { Api, ApiResponse, ApiSettings } from "./client.ts";
import { decodeWith, first, list } from "./codec.ts";
import { requestFile } from "./files.ts";
import { CreatedLinkCodec, toCreatedLink } from "./links.ts";
import {
  CheckCodec,
  QuoteCodec,
  RequestCodec,
  SharedQuoteCodec,
  toCheck,
  toOpenedQuote,
  toQuote,
  toRequest,
  toVerified,
  VerifiedCodec,
  writeQuoteSearch,
} from "./quote-codecs.ts";
import { type Envelope, readAll, readFirst, request, synchroniseWith } from "./request.ts";

const readQuote = ({ result }: Envelope) => decodeWith(QuoteCodec)(first(result)).map(toQuote);
const readOpened = ({ result }: Envelope) => decodeWith(SharedQuoteCodec)(first(result)).map(toOpenedQuote);

/** Quotes over HTTP. */
export const createQuotes = (api: Api, settings: ApiSettings): QuotesPort => {
  const { usual } = settings.deadlines;
  const send = (call: Promise<ApiResponse>) => request(call).andTee(synchroniseWith(settings));
  const download = (path: string, fileName: string, signal: AbortSignal) =>
    requestFile(
      (until) => fetchLink(settings, `${settings.baseUrl}${path}`, until),
      { signal, deadline: usual },
      fileName,
    );
  return {
    list: (signal) =>
      send(api.GET("/resource/quotes", { signal }))
        .andThen(readAll(list(QuoteCodec)))
        .map((quotes) => quotes.map(toQuote)),
    find: (id, signal) =>
      send(api.GET("/resource/quotes/{id}", { params: { path: { id } }, signal })).andThen(readQuote),
    create: ({ key, offerIds, search, ...body }, signal) =>
      send(
        api.POST("/resource/quotes", {
          params: { header: { "Idempotency-Key": key } },
          body: { ...body, offerIds: [...offerIds], search: writeQuoteSearch(search) },
          signal,
        }),
      ).andThen(readQuote),
    pdf: (number, signal) => download(`/resource/quotes/${encodeURIComponent(number)}/pdf`, `${number}.pdf`, signal),
    comment: ({ id, key, text }, signal) =>
      send(
        api.POST("/resource/quotes/{id}/comments", {
          params: { path: { id }, header: { "Idempotency-Key": key } },
          body: { text },
          signal,
        }),
      ).andThen(readQuote),
    share: ({ id, recipient }, signal) =>
      send(api.POST("/resource/quotes/{id}/links", { params: { path: { id } }, body: { recipient }, signal }))
        .andThen(readFirst(CreatedLinkCodec))
        .andThen(toCreatedLink),
    check: ({ id, offer }, signal) =>
      send(api.POST("/resource/quotes/{id}/check", { params: { path: { id } }, body: { offer }, signal }))
        .andThen(readFirst(CheckCodec))
        .map(toCheck),
    requests: (signal) =>
      send(api.GET("/resource/desk-requests", { signal }))
        .andThen(readAll(list(RequestCodec)))
        .map((requests) => requests.map(toRequest)),
    request: ({ search, ...body }, signal) =>
      send(api.POST("/resource/desk-requests", { body: { ...body, search: writeQuoteSearch(search) }, signal }))
        .andThen(readFirst(RequestCodec))
        .map(toRequest),
    open: (token, signal) =>
      send(api.GET("/shared/quotes/{token}", { params: { path: { token } }, signal })).andThen(readOpened),
    sharedPdf: (token, signal) => download(`/shared/quotes/${encodeURIComponent(token)}/pdf`, "quote.pdf", signal),
    commentShared: ({ token, key, name, text }, signal) =>
      send(
        api.POST("/shared/quotes/{token}/comments", {
          params: { path: { token }, header: { "Idempotency-Key": key } },
          body: { name, text },
          signal,
        }),
      ).andThen(readOpened),
    decide: ({ token, ...body }, signal) =>
      send(api.POST("/shared/quotes/{token}/decision", { params: { path: { token } }, body, signal })).andThen(
        readOpened,
      ),
    verify: (code, signal) =>
      send(api.GET("/quotes/verify/{code}", { params: { path: { code } }, signal }))
        .andThen(readFirst(VerifiedCodec))
        .map(toVerified),
  };
};
