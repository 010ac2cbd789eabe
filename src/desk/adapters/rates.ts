import * as t from "io-ts";
import { ResultAsync } from "neverthrow";
import { decodeWith, list, object, orNull } from "#adapters/http/codec.ts";
import { ignore, readAll, readFirst, request } from "#adapters/http/request.ts";
import type { Failure } from "#ports/failure.ts";
import type { ImportSettings, Page, RatesPort, SheetAudience } from "../ports/rates.ts";
import type { DeskClient } from "./client.ts";
import { AS_FILE, readFile } from "./files.ts";
import {
  ChoicesCodec,
  ComparedPriceCodec,
  EndingCodec,
  ExchangeCodec,
  ImportHeadCodec,
  RateImportCodec,
  RateSheetCodec,
  FoundPlaceCodec,
} from "./rates-codecs.ts";

type Answer = Parameters<typeof request>[0];

/* The next page is beside the result. */
const readPage = <Item>(sent: Answer, item: t.Type<Item, unknown>): ResultAsync<Page<Item>, Failure> => {
  const next = ResultAsync.fromPromise(sent, (): Failure => ({ kind: "unreachable", cause: "network" })).map(
    ({ data }) => decodeWith(object({ next: orNull(t.number) }))(data).unwrapOr({ next: null }).next,
  );
  return request(sent)
    .andThen(readAll(list(item)))
    .andThen((items) => next.map((value) => ({ items, next: value })));
};

const cursor = (after: number | null) => (after === null ? {} : { after: String(after) });

/* The API's types are mutable. */
const toAudience = (audience: SheetAudience | null) =>
  audience === null ? null : { groups: [...audience.groups], companies: [...audience.companies] };

const toBody = ({ tabs, audience, reading, ...settings }: ImportSettings) => ({
  ...settings,
  tabs: [...tabs],
  audience: toAudience(audience),
  reading: { ...reading, columns: [...reading.columns], ignoredTexts: [...reading.ignoredTexts] },
});

export const createRates = (api: DeskClient): RatesPort => ({
  listImports: (signal) => request(api.GET("/rates/imports", { signal })).andThen(readAll(list(ImportHeadCodec))),
  upload: (file, signal) =>
    request(
      api.POST("/rates/imports", {
        params: { query: { fileName: file.name } },
        body: file,
        bodySerializer: (body) => body,
        headers: { "content-type": "application/octet-stream" },
        signal,
      }),
    ).andThen(readFirst(RateImportCodec)),
  readImport: (id, signal) =>
    request(api.GET("/rates/imports/{import}", { params: { path: { import: id } }, signal })).andThen(
      readFirst(RateImportCodec),
    ),
  changeImport: ({ id, revision }, settings, signal) =>
    request(
      api.PATCH("/rates/imports/{import}", {
        params: { path: { import: id } },
        body: { revision, settings: toBody(settings) },
        signal,
      }),
    ).andThen(readFirst(RateImportCodec)),
  correctCell: (id, body, signal) =>
    request(api.PUT("/rates/imports/{import}/corrections", { params: { path: { import: id } }, body, signal })).andThen(
      readFirst(RateImportCodec),
    ),
  leaveOutRow: (id, body, signal) =>
    request(
      api.PUT("/rates/imports/{import}/rows-left-out", { params: { path: { import: id } }, body, signal }),
    ).andThen(readFirst(RateImportCodec)),
  compare: ({ id, revision }, signal) =>
    request(
      api.POST("/rates/imports/{import}/comparison", { params: { path: { import: id } }, body: { revision }, signal }),
    ).andThen(readFirst(RateImportCodec)),
  publish: ({ id, revision }, withoutMargin, signal) =>
    request(
      api.POST("/rates/imports/{import}/publication", {
        params: { path: { import: id } },
        body: { revision, ...(withoutMargin ? { withoutMargin } : {}) },
        signal,
      }),
    ).andThen(readFirst(RateImportCodec)),
  discard: (id, signal) =>
    request(api.DELETE("/rates/imports/{import}", { params: { path: { import: id } }, signal })).map(ignore),
  listPrices: (id, { kind, search, after }, signal) => {
    const query = { ...(kind === null ? {} : { kind }), ...(search === "" ? {} : { search }), ...cursor(after) };
    return readPage(
      api.GET("/rates/imports/{import}/prices", { params: { path: { import: id }, query }, signal }),
      ComparedPriceCodec,
    );
  },
  choices: (search, signal) =>
    request(api.GET("/rates/choices", { params: { query: search === "" ? {} : { search } }, signal })).andThen(
      readFirst(ChoicesCodec),
    ),
  findPlaces: (search, signal) =>
    request(api.GET("/places", { params: { query: { search } }, signal })).andThen(readAll(list(FoundPlaceCodec))),
  listCarriers: (signal) => request(api.GET("/rates/carriers", { signal })).andThen(readAll(list(t.string))),
  listSheets: ({ search, state, audience, company, after }, signal) => {
    const query = {
      ...(search === "" ? {} : { search }),
      ...(state === null ? {} : { state }),
      ...(audience === null ? {} : { audience }),
      ...(company === null ? {} : { company }),
      ...cursor(after),
    };
    return readPage(api.GET("/rates/sheets", { params: { query }, signal }), RateSheetCodec);
  },
  changeSheet: ({ sheet, change, reason }, signal) =>
    request(
      api.PATCH("/rates/sheets/{sheet}", {
        params: { path: { sheet } },
        body: { change, ...(reason === null ? {} : { reason }) },
        signal,
      }),
    ).map(ignore),
  setAudience: ({ sheet, revision, audience }, signal) =>
    request(
      api.PUT("/rates/sheets/{sheet}/audience", {
        params: { path: { sheet } },
        body: { revision, audience: toAudience(audience) },
        signal,
      }),
    ).andThen(readFirst(RateSheetCodec)),
  exportSheet: (sheet, signal) =>
    readFile(
      (deadline) =>
        api.GET("/rates/sheets/{sheet}/export", { params: { path: { sheet } }, ...AS_FILE, signal: deadline }),
      signal,
    ),
  listEnding: (signal) => request(api.GET("/rates/calendar", { signal })).andThen(readAll(list(EndingCodec))),
  setExchangeRate: (body, signal) =>
    request(api.POST("/rates/exchange-rates", { body, signal })).andThen(readAll(list(ExchangeCodec))),
  listExchange: (signal) => request(api.GET("/rates/exchange-rates", { signal })).andThen(readAll(list(ExchangeCodec))),
});
