import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import type { SearchTemplate } from "#domain/templates";
import type { TemplatesPort } from "#ports/templates.ts";
import type { Api } from "./client.ts";
import { agreeing, object, readableList } from "./codec.ts";
import { QuoteSearchCodec, toQuoteSearch, writeQuoteSearch } from "./quote-codecs.ts";
import { request, readFirst, readAll, ignore } from "./request.ts";

const TemplateCodec = agreeing<schema.SearchTemplate>()(
  object({ id: t.string, name: t.string, search: QuoteSearchCodec }),
);

const toTemplate = ({ id, name, search }: t.TypeOf<typeof TemplateCodec>): SearchTemplate => ({
  id,
  name,
  search: toQuoteSearch(search),
});

/** Templates over HTTP; unreadable ones are left out. */
export const createTemplates = (api: Api): TemplatesPort => {
  return {
    list: (signal) =>
      request(api.GET("/resource/templates", { signal }))
        .andThen(readAll(readableList(TemplateCodec)))
        .map((templates) => templates.map(toTemplate)),
    create: ({ name, search }, signal) =>
      request(api.POST("/resource/templates", { body: { name, search: writeQuoteSearch(search) }, signal }))
        .andThen(readFirst(TemplateCodec))
        .map(toTemplate),
    rename: ({ id, name }, signal) =>
      request(api.PUT("/resource/templates/{id}", { params: { path: { id } }, body: { name }, signal }))
        .andThen(readFirst(TemplateCodec))
        .map(toTemplate),
    remove: (id, signal) =>
      request(api.DELETE("/resource/templates/{id}", { params: { path: { id } }, signal })).map(ignore),
  };
};
