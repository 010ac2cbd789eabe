import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import type { TemplatesPort } from "#ports/named-lists.ts";
import type { Api } from "./client.ts";
import { agreeing, object } from "./codec.ts";
import { createNamedList } from "./named-list.ts";
import { QuoteSearchCodec, toQuoteSearch, writeQuoteSearch } from "./quote-codecs.ts";

const TemplateCodec = agreeing<schema.SearchTemplate>()(
  object({ id: t.string, name: t.string, search: QuoteSearchCodec }),
);

/** Templates over HTTP. */
export const createTemplates = (api: Api): TemplatesPort =>
  createNamedList(TemplateCodec, ({ search }) => ({ search: toQuoteSearch(search) }), {
    list: (signal) => api.GET("/resource/templates", { signal }),
    create: ({ name, search }, signal) =>
      api.POST("/resource/templates", { body: { name, search: writeQuoteSearch(search) }, signal }),
    rename: ({ id, name }, signal) =>
      api.PUT("/resource/templates/{id}", { params: { path: { id } }, body: { name }, signal }),
    remove: (id, signal) => api.DELETE("/resource/templates/{id}", { params: { path: { id } }, signal }),
  });
