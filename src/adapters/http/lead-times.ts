import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import type { LeadTimesPort } from "#ports/api.ts";
import type { Api } from "./client.ts";
import { agreeing, list, object, orNull } from "./codec.ts";
import { readAll, readFirst, request } from "./request.ts";

export const LeadTimesCodec = agreeing<schema.LeadTimes>()(
  object({
    documents: t.number,
    vgm: t.number,
    customs: t.number,
    gateIn: t.number,
    trucking: t.number,
    stuffing: t.number,
    emptyPickUp: t.number,
  }),
);

const OriginLeadTimesCodec = agreeing<schema.OriginLeadTimes>()(
  object({ origin: t.string, name: orNull(t.string), leadTimes: LeadTimesCodec }),
);

export const createLeadTimes = (api: Api): LeadTimesPort => ({
  save: ({ origin, leadTimes }, signal) =>
    request(
      api.PUT("/resource/lead-times/{origin}", { params: { path: { origin } }, body: leadTimes, signal }),
    ).andThen(readFirst(LeadTimesCodec)),

  list: (signal) => request(api.GET("/resource/lead-times", { signal })).andThen(readAll(list(OriginLeadTimesCodec))),

  delete: (origin, signal) =>
    request(api.DELETE("/resource/lead-times/{origin}", { params: { path: { origin } }, signal })).map(() => null),
});
