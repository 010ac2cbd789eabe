import type { QuotesPort } from "#ports/quotes.ts";
import { fetchLink } from "./bookings.ts";
import type { Api, ApiSettings } from "./client.ts";
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
import { type Envelope, sendRequest, synchroniseWith } from "./request.ts";

const readQuote = ({ result }: Envelope) => decodeWith(QuoteCodec)(first(result)).map(toQuote);
const readOpened = ({ result }: Envelope) => decodeWith(SharedQuoteCodec)(first(result)).map(toOpenedQuote);

/** Quotes over HTTP. */
export const createQuotes = (api: Api, settings: ApiSettings): QuotesPort => {
  const { usual, rates } = settings.deadlines;
  const send = (call: Parameters<typeof sendRequest>[0], signal: AbortSignal, deadline = usual) =>
    sendRequest(call, { signal, deadline }, "code").andTee(synchroniseWith(settings));
  const download = (path: string, fileName: string, signal: AbortSignal) =>
    requestFile(
      (until) => fetchLink(settings, `${settings.baseUrl}${path}`, until),
      { signal, deadline: usual },
      fileName,
    );
  return {
    list: (signal) =>
      send((until) => api.GET("/resource/quotes", { signal: until }), signal)
        .andThen(({ result }) => decodeWith(list(QuoteCodec))(result))
        .map((quotes) => quotes.map(toQuote)),
    find: (id, signal) =>
      send((until) => api.GET("/resource/quotes/{id}", { params: { path: { id } }, signal: until }), signal).andThen(
        readQuote,
      ),
    create: ({ key, offerIds, search, ...body }, signal) =>
      send(
        (until) =>
          api.POST("/resource/quotes", {
            params: { header: { "Idempotency-Key": key } },
            body: { ...body, offerIds: [...offerIds], search: writeQuoteSearch(search) },
            signal: until,
          }),
        signal,
      ).andThen(readQuote),
    pdf: (number, signal) => download(`/resource/quotes/${encodeURIComponent(number)}/pdf`, `${number}.pdf`, signal),
    comment: ({ id, key, text }, signal) =>
      send(
        (until) =>
          api.POST("/resource/quotes/{id}/comments", {
            params: { path: { id }, header: { "Idempotency-Key": key } },
            body: { text },
            signal: until,
          }),
        signal,
      ).andThen(readQuote),
    share: ({ id, recipient }, signal) =>
      send(
        (until) =>
          api.POST("/resource/quotes/{id}/links", { params: { path: { id } }, body: { recipient }, signal: until }),
        signal,
      )
        .andThen(({ result }) => decodeWith(CreatedLinkCodec)(first(result)))
        .andThen(toCreatedLink),
    check: ({ id, offer }, signal) =>
      send(
        (until) =>
          api.POST("/resource/quotes/{id}/check", { params: { path: { id } }, body: { offer }, signal: until }),
        signal,
        rates,
      )
        .andThen(({ result }) => decodeWith(CheckCodec)(first(result)))
        .map(toCheck),
    requests: (signal) =>
      send((until) => api.GET("/resource/desk-requests", { signal: until }), signal)
        .andThen(({ result }) => decodeWith(list(RequestCodec))(result))
        .map((requests) => requests.map(toRequest)),
    request: ({ search, ...body }, signal) =>
      send(
        (until) =>
          api.POST("/resource/desk-requests", { body: { ...body, search: writeQuoteSearch(search) }, signal: until }),
        signal,
      )
        .andThen(({ result }) => decodeWith(RequestCodec)(first(result)))
        .map(toRequest),
    open: (token, signal) =>
      send(
        (until) => api.GET("/shared/quotes/{token}", { params: { path: { token } }, signal: until }),
        signal,
      ).andThen(readOpened),
    sharedPdf: (token, signal) => download(`/shared/quotes/${encodeURIComponent(token)}/pdf`, "quote.pdf", signal),
    commentShared: ({ token, key, name, text }, signal) =>
      send(
        (until) =>
          api.POST("/shared/quotes/{token}/comments", {
            params: { path: { token }, header: { "Idempotency-Key": key } },
            body: { name, text },
            signal: until,
          }),
        signal,
      ).andThen(readOpened),
    decide: ({ token, ...body }, signal) =>
      send(
        (until) => api.POST("/shared/quotes/{token}/decision", { params: { path: { token } }, body, signal: until }),
        signal,
      ).andThen(readOpened),
    verify: (code, signal) =>
      send((until) => api.GET("/quotes/verify/{code}", { params: { path: { code } }, signal: until }), signal)
        .andThen(({ result }) => decodeWith(VerifiedCodec)(first(result)))
        .map(toVerified),
  };
};
