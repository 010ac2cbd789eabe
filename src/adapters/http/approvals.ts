import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import type { Approval } from "#domain/companies";
import type { Load } from "#domain/lcl";
import type { ApprovalsPort } from "#ports/approvals.ts";
import type { Api } from "./client.ts";
import { agreeing, list, listOrNone, object, orNull, readableOrNull } from "./codec.ts";
import { QuoteSearchCodec, toQuoteSearch } from "./quote-codecs.ts";
import type { LastSearchOffers } from "./last-search-offers.ts";
import { ignore, readAll, readFirst, request } from "./request.ts";

const ApprovalCodec = agreeing<schema.Approval>()(
  object({
    id: t.string,
    state: t.keyof({ waiting: null, approved: null, declined: null, withdrawn: null }),
    requestedBy: t.string,
    requestedAt: t.string,
    carrier: t.string,
    origin: orNull(t.string),
    destination: orNull(t.string),
    containers: listOrNone(object({ equipmentGroupIsoCode: t.string, numberOfContainers: t.number })),
    weight: orNull(t.number),
    cbm: orNull(t.number),
    vesselName: orNull(t.string),
    departureDate: orNull(t.string),
    reference: orNull(t.string),
    total: orNull(t.number),
    currency: t.string,
    priceEndsAt: t.string,
    problem: orNull(t.string),
    decidedBy: orNull(t.string),
    decidedAt: orNull(t.string),
    reason: orNull(t.string),
    quotationId: orNull(t.string),
    mayDecide: t.boolean,
    mayDecline: orNull(t.boolean),
    mayWithdraw: t.boolean,
    exceededLimit: orNull(t.number),
    approvers: listOrNone(t.string),
    search: readableOrNull(QuoteSearchCodec),
  }),
);

type Read = t.TypeOf<typeof ApprovalCodec>;

const toLoad = ({ containers, weight: weightKg, cbm }: Pick<Read, "containers" | "weight" | "cbm">): Load | null => {
  if (weightKg !== null) return { mode: "lcl", weightKg, cbm: cbm ?? 0 };
  return containers.length === 0
    ? null
    : {
        mode: "fcl",
        containers: containers.map((one) => ({
          equipment: one.equipmentGroupIsoCode,
          quantity: one.numberOfContainers,
        })),
      };
};

const toApproval = ({
  containers,
  weight,
  cbm,
  vesselName: vessel,
  departureDate: departure,
  search,
  ...read
}: Read): Approval => ({
  ...read,
  mayDecline: read.mayDecline ?? read.mayDecide,
  load: toLoad({ containers, weight, cbm }),
  vessel,
  departure,
  search: search === null ? null : toQuoteSearch(search),
});

/** Requests for approval over HTTP. */
export const createApprovals = (api: Api, chosen: LastSearchOffers): ApprovalsPort => ({
  list: (signal) =>
    request(api.GET("/resource/approvals", { signal }))
      .andThen(readAll(list(ApprovalCodec)))
      .map((listed) => listed.map(toApproval)),
  request: (offer, reference, signal) =>
    request(api.POST("/resource/approvals", { body: { offerId: chosen.offerId(offer), reference }, signal }))
      .andThen(readFirst(ApprovalCodec))
      .map(toApproval),
  approve: (id, signal) =>
    request(api.PUT("/resource/approvals/{id}/approval", { params: { path: { id } }, signal }))
      .andThen(readFirst(ApprovalCodec))
      .map(toApproval),
  decline: ({ id, reason }, signal) =>
    request(api.PUT("/resource/approvals/{id}/decline", { params: { path: { id } }, body: { reason }, signal }))
      .andThen(readFirst(ApprovalCodec))
      .map(toApproval),
  withdraw: (id, signal) =>
    request(api.DELETE("/resource/approvals/{id}", { params: { path: { id } }, signal })).map(ignore),
});
