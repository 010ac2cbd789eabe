import * as t from "io-ts";
import { list, object, orNull } from "#adapters/http/codec.ts";
import { ignore, readAll, readFirst, request } from "#adapters/http/request.ts";
import type { CustomersPort } from "../ports/index.ts";
import { ScanCodec } from "./booking-codecs.ts";
import { BACKGROUND, type DeskClient } from "./client.ts";
import { CompanyStateCodec } from "./codecs.ts";
import { AS_FILE, readFile } from "./files.ts";
import { MoneyCodec } from "./margins.ts";
import { omitEmpty } from "./query.ts";

const SummaryCodec = object({
  id: t.string,
  name: t.string,
  state: CompanyStateCodec,
  createdAt: t.string,
  group: orNull(t.string),
  email: orNull(t.string),
  people: t.number,
  creditLimit: orNull(MoneyCodec),
  isDuplicate: t.boolean,
});

const GroupCodec = object({ name: t.string, companies: t.number });

const PageCodec = object({
  customers: list(SummaryCodec),
  next: orNull(t.string),
  counts: object({ pending: t.number, active: t.number, hold: t.number, blocked: t.number }),
});

const PersonCodec = object({
  id: t.string,
  email: t.string,
  name: t.string,
  role: t.string,
  limit: orNull(MoneyCodec),
  isDisabled: t.boolean,
  hasSecondFactor: t.boolean,
  lastUsedAt: orNull(t.string),
  deletionRequestedAt: orNull(t.string),
});

const CustomerCodec = object({
  id: t.string,
  name: t.string,
  state: CompanyStateCodec,
  stateReason: orNull(t.string),
  createdAt: t.string,
  revision: t.string,
  group: orNull(t.string),
  country: orNull(t.string),
  address: orNull(t.string),
  pinCode: orNull(t.string),
  vatId: orNull(t.string),
  pan: orNull(t.string),
  gstins: list(t.string),
  warnings: list(t.string),
  currency: t.string,
  creditLimit: orNull(MoneyCodec),
  usedCredit: MoneyCodec,
  uncountedBookings: t.number,
  paymentDays: orNull(t.number),
  people: list(PersonCodec),
  invitations: list(object({ email: t.string, role: t.string, expiresAt: t.string })),
  copies: list(object({ kind: t.keyof({ pan: null, gst: null }), fileName: t.string, scan: ScanCodec })),
  duplicates: list(object({ id: t.string, name: t.string, state: CompanyStateCodec })),
  bookings: t.number,
  bookingsInProcess: t.number,
  quotes: t.number,
});

const ObstacleCodec = t.keyof({
  same: null,
  "not-duplicate": null,
  blocked: null,
  "target-pending": null,
  "on-hold": null,
  "other-pan": null,
  "too-many-gstins": null,
  "too-many-people": null,
  "limits-in-other-currency": null,
  "own-margins": null,
  "waiting-approvals": null,
});

const MovedCodec = t.keyof({
  people: null,
  bookings: null,
  quotes: null,
  requests: null,
  approvals: null,
  templates: null,
  addresses: null,
  "lead-times": null,
  links: null,
  copies: null,
  keys: null,
  webhooks: null,
  "private-tariffs": null,
});

const SideCodec = object({ id: t.string, name: t.string, state: CompanyStateCodec });

const MergeCodec = object({
  source: SideCodec,
  target: SideCodec,
  revision: t.string,
  obstacles: list(object({ kind: ObstacleCodec, message: t.string })),
  moved: list(object({ kind: MovedCodec, count: t.number })),
  invitations: t.number,
  endsGroup: orNull(t.string),
  endsCreditLimit: orNull(MoneyCodec),
  pan: orNull(t.string),
  gstins: list(t.string),
  vatId: orNull(t.string),
  creditLimit: orNull(MoneyCodec),
  paymentDays: orNull(t.number),
  requiresFactor: t.boolean,
});

const readCustomer = readFirst(CustomerCodec);

export const createCustomers = (api: DeskClient): CustomersPort => ({
  list: ({ text, state }, after, signal) => {
    const query = { ...omitEmpty({ text }), ...(state === "" ? {} : { state }), ...(after === null ? {} : { after }) };
    return request(api.GET("/customers", { params: { query }, signal })).andThen(readFirst(PageCodec));
  },
  listGroups: (signal) => request(api.GET("/customer-groups", { signal })).andThen(readAll(list(GroupCodec))),
  load: (customer, isBackground, signal) => {
    const params = { path: { customer } };
    const headers = isBackground ? { headers: BACKGROUND } : {};
    return request(api.GET("/customers/{customer}", { params, ...headers, signal })).andThen(readCustomer);
  },
  changeState: ({ id, change, reason, revision }, signal) => {
    const params = { path: { customer: id } };
    const sent =
      change === "block"
        ? api.POST("/customers/{customer}/block", { params, body: { reason, revision }, signal })
        : api.POST("/customers/{customer}/state", { params, body: { change, reason, revision }, signal });
    return request(sent).andThen(readCustomer);
  },
  setTerms: ({ id, ...body }, signal) =>
    request(api.PUT("/customers/{customer}/terms", { params: { path: { customer: id } }, body, signal })).andThen(
      readCustomer,
    ),
  invite: ({ id, ...body }, signal) =>
    request(
      api.POST("/customers/{customer}/invitations", { params: { path: { customer: id } }, body, signal }),
    ).andThen(readCustomer),
  deletePerson: (customer, person, signal) =>
    request(
      api.DELETE("/customers/{customer}/people/{person}", { params: { path: { customer, person } }, signal }),
    ).map(ignore),
  loadMerge: ({ target, source }, signal) =>
    request(
      api.GET("/customers/{customer}/merge/{other}", {
        params: { path: { customer: target, other: source } },
        signal,
      }),
    ).andThen(readFirst(MergeCodec)),
  merge: ({ target, ...body }, signal) =>
    request(api.POST("/customers/{customer}/merge", { params: { path: { customer: target } }, body, signal })).andThen(
      readCustomer,
    ),
  resetFactor: ({ id, person, reason }, signal) =>
    request(
      api.POST("/customers/{customer}/people/{person}/factor-reset", {
        params: { path: { customer: id, person } },
        body: { reason },
        signal,
      }),
    ).andThen(readCustomer),
  deleteCompany: ({ id, ...body }, signal) =>
    request(api.POST("/customers/{customer}/deletion", { params: { path: { customer: id } }, body, signal })).map(
      ignore,
    ),
  copy: ({ id, kind }, signal) =>
    readFile(
      (deadline) =>
        api.GET("/customers/{customer}/copies/{kind}", {
          params: { path: { customer: id, kind } },
          ...AS_FILE,
          signal: deadline,
        }),
      signal,
    ),
});
