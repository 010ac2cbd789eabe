import * as t from "io-ts";
import { list, object, orNull } from "#adapters/http/codec.ts";
import { readAll, readFirst, request } from "#adapters/http/request.ts";
import type { MarginsPort } from "../ports/index.ts";
import type { DeskClient } from "./client.ts";

export const MoneyCodec = object({ currency: t.string, minor: t.number });

const EntryCodec = object({
  kind: t.keyof({ rule: null, floor: null }),
  id: t.string,
  state: t.keyof({ active: null, later: null, ended: null }),
  customers: t.keyof({ all: null, group: null, company: null }),
  customer: orNull(t.string),
  customerName: orNull(t.string),
  from: orNull(t.string),
  to: orNull(t.string),
  carrier: orNull(t.string),
  mode: orNull(t.string),
  size: orNull(t.string),
  charge: orNull(t.string),
  basis: t.keyof({ container: null, booking: null, wm: null, percent: null }),
  money: orNull(MoneyCodec),
  percent: orNull(t.string),
  minimum: orNull(MoneyCodec),
  rounding: orNull(t.string),
  direction: t.keyof({ up: null, nearest: null }),
  validFrom: t.string,
  validTo: orNull(t.string),
  owner: t.string,
});

const ReasonCodec = t.keyof({
  "not-yet": null,
  ended: null,
  lane: null,
  carrier: null,
  mode: null,
  size: null,
  charge: null,
  basis: null,
  customers: null,
  wider: null,
});

const ExplanationCodec = object({
  buying: MoneyCodec,
  selling: MoneyCodec,
  rule: orNull(t.string),
  fee: orNull(object({ id: t.string, amount: MoneyCodec })),
  floor: orNull(object({ id: t.string, least: MoneyCodec })),
  raisedBy: MoneyCodec,
  total: MoneyCodec,
  margin: MoneyCodec,
  exchangeDate: orNull(t.string),
  unused: list(object({ id: t.string, reason: ReasonCodec })),
});

const readEntries = readAll(list(EntryCodec));

const MODES = ["fcl", "lcl"] as const;
const CHARGES = ["origin", "freight", "surcharges", "destination", "warehouse", "booking-fee"] as const;

const pick = <Value extends string>(values: readonly Value[], text: string): Value | "" =>
  values.find((value) => value === text) ?? "";

export const createMargins = (api: DeskClient): MarginsPort => ({
  list: (signal) => request(api.GET("/margins", { signal })).andThen(readEntries),
  save: ({ replaces, ...typed }, signal) => {
    const body = { ...typed, mode: pick(MODES, typed.mode), charge: pick(CHARGES, typed.charge) };
    const sent =
      replaces === null
        ? api.POST("/margins", { body, signal })
        : api.PUT("/margins/{margin}", { params: { path: { margin: replaces } }, body, signal });
    return request(sent).andThen(readEntries);
  },
  end: ({ id, lastDay, withoutMargin }, signal) => {
    const path = { margin: id };
    const query = withoutMargin ? ({ withoutMargin: "yes" } as const) : {};
    const body = { lastDay, ...(withoutMargin ? { withoutMargin } : {}) };
    const sent =
      lastDay === ""
        ? api.DELETE("/margins/{margin}", { params: { path, query }, signal })
        : api.PUT("/margins/{margin}/last-day", { params: { path }, body, signal });
    return request(sent).andThen(readEntries);
  },
  explain: (body, signal) =>
    request(api.POST("/margins/explanation", { body, signal })).andThen(readFirst(ExplanationCodec)),
});
