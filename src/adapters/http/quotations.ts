import { errAsync } from "neverthrow";
import type { QuotationsPort } from "#ports/quotations.ts";
import { ask } from "./ask.ts";
import { type Api, type ApiSettings, signRequest } from "./client.ts";
import { decodeWith, first, list } from "./decoders/codec.ts";
import { FacetsCodec, QuotationCodec, ReferenceCodec } from "./decoders/quotations.ts";
import { askForFile, type FileAnswer } from "./files.ts";
import { quotationOf, toFacets, toListParameters } from "./mappers/quotations.ts";

const decodeQuotations = decodeWith(list(QuotationCodec));

const totalOf = (lenResult: unknown): number | null =>
  typeof lenResult === "number" && Number.isInteger(lenResult) && lenResult >= 0 ? lenResult : null;

/** Fetches a link of an answer; the credentials go to the API's own origin and to no other. */
const fetchLink = async (settings: ApiSettings, link: string, signal: AbortSignal): Promise<FileAnswer> => {
  const url = new URL(link, settings.baseUrl);
  const headers = new Headers();
  if (url.origin === new URL(settings.baseUrl).origin) signRequest(settings, headers);
  const response = await fetch(url, { headers, signal });
  return response.ok
    ? { data: await response.blob(), response }
    : { error: await response.json().catch(() => null), response };
};

/** My Bookings and their files over HTTP. */
export const createQuotations = (api: Api, settings: ApiSettings): QuotationsPort => ({
  page: (request, signal) =>
    ask(
      (until) => api.GET("/resource/quotation", { params: { query: toListParameters(request) }, signal: until }),
      { signal, deadline: settings.deadlines.usual },
      "code-or-status",
    ).andThen(({ result, lenResult, facets }) =>
      decodeQuotations(result).map((quotations) => ({
        quotations: quotations.map(quotationOf),
        total: totalOf(lenResult),
        facets: decodeWith(FacetsCodec)(facets).match(toFacets, () => null),
      })),
    ),

  setReference: ({ id, reference }, signal) =>
    ask(
      (until) =>
        api.PUT("/resource/quotation/{id}/reference", { params: { path: { id } }, body: { reference }, signal: until }),
      { signal, deadline: settings.deadlines.usual },
      "code",
    )
      .andThen(({ result }) => decodeWith(ReferenceCodec)(first(result)))
      .map((stored) => stored.reference),

  file: ({ link, fileName }, signal) =>
    URL.canParse(link, settings.baseUrl)
      ? askForFile(
          (until) => fetchLink(settings, link, until),
          { signal, deadline: settings.deadlines.usual },
          fileName,
        )
      : errAsync({ kind: "malformed", issues: [`'${link}' is not a link`] }),
});
