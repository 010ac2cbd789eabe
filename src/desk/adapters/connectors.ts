import * as t from "io-ts";
import { list, object, orNull } from "#adapters/http/codec.ts";
import { readAll, readFirst, request } from "#adapters/http/request.ts";
import type { ConnectorsPort } from "../ports/index.ts";
import type { DeskClient } from "./client.ts";
import { MoneyCodec } from "./codecs.ts";

const ErrorCodec = object({
  at: t.string,
  cause: t.keyof({
    access: null,
    unreachable: null,
    "no-answer": null,
    unreadable: null,
    fault: null,
    "not-accepted": null,
    "used-up": null,
    other: null,
  }),
  detail: t.string,
});

const StateCodec = t.keyof({
  live: null,
  slow: null,
  failing: null,
  paused: null,
  "used-up": null,
  untried: null,
  sheet: null,
  "not-set-up": null,
});

const OutcomeCodec = t.keyof({ answered: null, refused: null, failed: null, "used-up": null, hung: null });

const SourceCodec = object({
  id: t.string,
  name: t.string,
  kind: t.keyof({ connector: null, schedule: null, tracking: null, sheet: null }),
  state: StateCodec,
  until: orNull(t.string),
  pause: orNull(object({ reason: t.string, by: orNull(t.string), since: t.string, until: orNull(t.string) })),
  revision: t.number,
  lastAnswer: orNull(object({ at: t.string, seconds: t.number, offers: orNull(t.number) })),
  error: orNull(ErrorCodec),
  recent: list(object({ at: t.string, seconds: t.number, outcome: OutcomeCodec })),
  usualSeconds: orNull(t.number),
  allowances: list(object({ calls: t.number, spanSeconds: t.number, left: t.number })),
  cost: orNull(
    object({
      perCall: MoneyCodec,
      perTest: MoneyCodec,
      today: MoneyCodec,
      month: MoneyCodec,
      billedToday: t.number,
      billedMonth: t.number,
    }),
  ),
  asked: t.number,
  answered: t.number,
  sheet: orNull(object({ name: t.string, prices: t.number, validTo: t.string })),
  isAsked: t.boolean,
  takesReference: t.boolean,
});

const CallCodec = object({
  at: t.string,
  operation: t.string,
  outcome: t.string,
  seconds: t.number,
  isBilled: t.boolean,
  isTest: t.boolean,
});

const DetailsCodec = object({
  source: SourceCodec,
  settings: list(object({ name: t.string, value: t.union([t.string, t.number, t.boolean]) })),
  calls: list(CallCodec),
});

const TestCodec = object({
  seconds: t.number,
  found: t.number,
  failure: orNull(ErrorCodec),
  prices: list(
    object({
      departure: orNull(t.string),
      arrival: orNull(t.string),
      freight: orNull(MoneyCodec),
      isBookable: t.boolean,
    }),
  ),
  sailings: list(
    object({ departure: t.string, arrival: t.string, vessel: orNull(t.string), transshipments: t.number }),
  ),
  reference: orNull(t.string),
  unreadable: list(t.string),
  calls: list(CallCodec),
  cost: orNull(MoneyCodec),
});

export const createConnectors = (api: DeskClient): ConnectorsPort => ({
  list: (signal) => request(api.GET("/connectors", { signal })).andThen(readAll(list(SourceCodec))),
  get: (connector, signal) =>
    request(api.GET("/connectors/{connector}", { params: { path: { connector } }, signal })).andThen(
      readFirst(DetailsCodec),
    ),
  test: ({ connector, reference, ...lane }, signal) =>
    request(
      api.POST("/connectors/{connector}/test", {
        params: { path: { connector } },
        body: { ...lane, ...(reference.trim() === "" ? {} : { reference }) },
        signal,
      }),
    ).andThen(readFirst(TestCodec)),
  pause: ({ connector, ...body }, signal) =>
    request(api.PUT("/connectors/{connector}/pause", { params: { path: { connector } }, body, signal })).andThen(
      readFirst(SourceCodec),
    ),
  resume: ({ connector, reason, revision }, signal) =>
    request(
      api.POST("/connectors/{connector}/resumption", {
        params: { path: { connector } },
        body: { reason, revision },
        signal,
      }),
    ).andThen(readFirst(SourceCodec)),
});
