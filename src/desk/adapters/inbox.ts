import * as t from "io-ts";
import {
  decodeWith,
  list,
  listOrNone,
  object,
  orNull,
  readableListOrNone,
  readableOrNull,
} from "#adapters/http/codec.ts";
import { type Envelope, ignore, readAll, readFirst, request } from "#adapters/http/request.ts";
import { INBOX_KINDS, type InboxKind, USUAL_DUE_RULES } from "#domain/inbox";
import { orGone } from "#flows/kit/failure.ts";
import type { InboxPort, InboxQuery, ItemKind } from "../ports/index.ts";
import { BACKGROUND, type DeskClient } from "./client.ts";
import { CompanyStateCodec, ContainerCodec, LaneCodec } from "./codecs.ts";
import { followInbox, INBOX_NEWS } from "./inbox-news.ts";

const isKind = (value: unknown): value is InboxKind => INBOX_KINDS.some((kind) => kind === value);
const KindCodec = new t.Type<InboxKind, unknown>(
  "InboxKind",
  isKind,
  (value, context) => (isKind(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

/* A server that was upgraded after this page was loaded may have further kinds. */
const ItemKindCodec = new t.Type<ItemKind, unknown>(
  "ItemKind",
  (value): value is ItemKind => value === "other" || isKind(value),
  (value, context) =>
    isKind(value) ? t.success(value) : typeof value === "string" ? t.success("other") : t.failure(value, context),
  t.identity,
);

const ItemCodec = object({
  id: t.string,
  kind: ItemKindCodec,
  number: orNull(t.string),
  values: t.record(t.string, orNull(t.union([t.string, t.number]))),
  link: readableOrNull(t.keyof({ booking: null, quote: null, "quote-request": null, customer: null })),
  lane: orNull(LaneCodec),
  containers: list(ContainerCodec),
  carrier: orNull(t.string),
  vessel: orNull(t.string),
  voyage: orNull(t.string),
  departure: orNull(t.string),
  arrival: orNull(t.string),
  reference: orNull(t.string),
  customer: orNull(
    object({
      id: t.string,
      name: t.string,
      group: orNull(t.string),
      state: CompanyStateCodec,
      stateReason: orNull(t.string),
    }),
  ),
  openedAt: t.string,
  dueAt: orNull(t.string),
  dueState: t.keyof({ overdue: null, due: null, "in-time": null }),
  assignee: orNull(t.string),
  isMarkable: t.boolean,
  answeredAt: orNull(t.string),
  answeredBy: orNull(t.string),
  newsAt: orNull(t.string),
  revision: t.number,
});

const DetailsCodec = object({
  item: ItemCodec,
  contact: orNull(object({ name: t.string, email: t.string, phone: orNull(t.string) })),
  history: list(
    object({
      at: t.string,
      by: orNull(t.string),
      event: t.keyof({ assigned: null, answered: null, reopened: null }),
      assignee: orNull(t.string),
    }),
  ),
});

const readItems = readAll(list(ItemCodec));
const NextCodec = object({ next: orNull(t.string) });

const readPage = (envelope: Envelope) =>
  readItems(envelope).andThen((items) => decodeWith(NextCodec)(envelope).map(({ next }) => ({ items, next })));

const CountsCodec = object({
  total: t.number,
  mine: t.number,
  unassigned: t.number,
  overdue: t.number,
  dueToday: t.number,
  kinds: readableListOrNone(object({ kind: KindCodec, count: t.number })),
  people: list(object({ name: t.string, count: t.number })),
});

const QueryCodec = object({
  kind: orNull(KindCodec),
  assignee: orNull(t.keyof({ me: null, nobody: null })),
  person: orNull(t.string),
  due: orNull(t.keyof({ overdue: null, today: null })),
  search: orNull(t.string),
  order: t.keyof({ oldest: null, due: null }),
});

const FilterCodec = object({ id: t.string, name: t.string, query: QueryCodec, count: t.number });

/* A server without this kind states no time of it. */
const orUsual = (kind: InboxKind): t.Type<number, unknown> =>
  new t.Type(
    `minutes of ${kind}`,
    t.number.is,
    (value, context) => (value == null ? t.success(USUAL_DUE_RULES[kind]) : t.number.validate(value, context)),
    t.identity,
  );

const DueTimesCodec = object({
  booking: t.number,
  "quote-request": t.number,
  "quote-approved": t.number,
  "quote-follow-up": t.number,
  change: t.number,
  cancellation: t.number,
  "fee-declined": orUsual("fee-declined"),
  "cargo-part": t.number,
  document: t.number,
  message: orUsual("message"),
  enquiry: t.number,
  "sign-up": t.number,
  deletion: t.number,
  "failed-mail": t.number,
  "sheet-ends": t.number,
  "source-stopped": t.number,
});

const RulesCodec = object({
  hours: object({
    zone: t.string,
    weekdays: list(t.number),
    opens: t.string,
    closes: t.string,
    holidays: list(t.string),
  }),
  due: DueTimesCodec,
  assignments: list(
    object({ company: orNull(t.string), group: orNull(t.string), kinds: orNull(list(KindCodec)), assignee: t.string }),
  ),
  revision: t.number,
  companies: listOrNone(object({ id: t.string, name: t.string })),
});

const toBackground = (isBackground: boolean) => (isBackground ? { headers: BACKGROUND } : {});

/** What a filter asks for; null asks for nothing. */
const toQuery = ({ kind, assignee, person, due, search, order }: InboxQuery) => ({
  ...(kind === null ? {} : { kind }),
  ...(assignee === null ? {} : { assignee }),
  ...(person === null ? {} : { person }),
  ...(due === null ? {} : { due }),
  ...(search === null || search.trim() === "" ? {} : { search }),
  order,
});

const createReading = (
  api: DeskClient,
): Pick<InboxPort, "announce" | "list" | "describe" | "count" | "listPeople"> => ({
  list: (query, { after, limit, isBackground }, signal) => {
    const params = { query: { ...toQuery(query), limit, ...(after === null ? {} : { after }) } };
    return request(api.GET("/inbox/items", { params, ...toBackground(isBackground), signal })).andThen(readPage);
  },
  describe: (item, isBackground, signal) =>
    request(
      api.GET("/inbox/items/{item}", { params: { path: { item } }, ...toBackground(isBackground), signal }),
    ).andThen(readFirst(DetailsCodec)),
  count: (isBackground, signal) =>
    request(api.GET("/inbox/counts", { ...toBackground(isBackground), signal })).andThen(readFirst(CountsCodec)),
  announce: (body, signal) =>
    request(api.PUT("/inbox/presence", { body, headers: BACKGROUND, signal })).andThen(readAll(list(t.string))),
  listPeople: (signal) => request(api.GET("/inbox/people", { signal })).andThen(readAll(list(t.string))),
});

const createChanging = (api: DeskClient): Pick<InboxPort, "assign" | "markDone" | "undo"> => ({
  assign: ({ id: item, ...body }, signal) =>
    request(api.PUT("/inbox/items/{item}/assignee", { params: { path: { item } }, body, signal })).andThen(
      readFirst(ItemCodec),
    ),
  markDone: ({ id: item, ...body }, signal) =>
    request(api.PUT("/inbox/items/{item}/done", { params: { path: { item } }, body, signal })).andThen(
      readFirst(ItemCodec),
    ),
  undo: ({ id: item, ...body }, signal) =>
    request(api.PUT("/inbox/items/{item}/undo", { params: { path: { item } }, body, signal })).andThen(
      readFirst(ItemCodec),
    ),
});

const createSettings = (
  api: DeskClient,
): Pick<InboxPort, "listFilters" | "saveFilter" | "deleteFilter" | "readRules" | "setRules"> => ({
  listFilters: (signal) =>
    request(api.GET("/inbox/filters", { signal })).andThen(readAll(readableListOrNone(FilterCodec))),
  saveFilter: (body, signal) => request(api.POST("/inbox/filters", { body, signal })).andThen(readFirst(FilterCodec)),
  deleteFilter: (filter, signal) =>
    orGone(request(api.DELETE("/inbox/filters/{filter}", { params: { path: { filter } }, signal })).map(ignore)),
  readRules: (signal) => request(api.GET("/inbox/rules", { signal })).andThen(readFirst(RulesCodec)),
  setRules: ({ companies: _, ...body }, signal) =>
    request(api.PUT("/inbox/rules", { body, signal })).andThen(readFirst(RulesCodec)),
});

export const createInbox = (api: DeskClient): InboxPort => ({
  ...createReading(api),
  ...createChanging(api),
  ...createSettings(api),
  follow: followInbox(INBOX_NEWS),
});
