import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import type { SearchTemplate } from "#domain/templates";
import type { TemplatesPort } from "#ports/templates.ts";
import type { Api, ApiSettings } from "./client.ts";
import { agreeing, decodeWith, first, object, readableList } from "./codec.ts";
import { QuoteSearchCodec, toQuoteSearch, writeQuoteSearch } from "./quote-codecs.ts";
import { sendRequest } from "./request.ts";

const TemplateCodec = agreeing<schema.SearchTemplate>()(
  object({ id: t.string, name: t.string, search: QuoteSearchCodec }),
);

const toTemplate = ({ id, name, search }: t.TypeOf<typeof TemplateCodec>): SearchTemplate => ({
  id,
  name,
  search: toQuoteSearch(search),
});

const ignore = (): void => undefined;

/** Templates over HTTP; unreadable ones are left out. */
export const createTemplates = (api: Api, { deadlines: { usual } }: ApiSettings): TemplatesPort => {
  const send = (call: Parameters<typeof sendRequest>[0], signal: AbortSignal) =>
    sendRequest(call, { signal, deadline: usual }, "code");
  return {
    list: (signal) =>
      send((until) => api.GET("/resource/templates", { signal: until }), signal)
        .andThen(({ result }) => decodeWith(readableList(TemplateCodec))(result))
        .map((templates) => templates.map(toTemplate)),
    create: ({ name, search }, signal) =>
      send(
        (until) => api.POST("/resource/templates", { body: { name, search: writeQuoteSearch(search) }, signal: until }),
        signal,
      )
        .andThen(({ result }) => decodeWith(TemplateCodec)(first(result)))
        .map(toTemplate),
    rename: ({ id, name }, signal) =>
      send(
        (until) => api.PUT("/resource/templates/{id}", { params: { path: { id } }, body: { name }, signal: until }),
        signal,
      )
        .andThen(({ result }) => decodeWith(TemplateCodec)(first(result)))
        .map(toTemplate),
    remove: (id, signal) =>
      send((until) => api.DELETE("/resource/templates/{id}", { params: { path: { id } }, signal: until }), signal).map(
        ignore,
      ),
  };
};
