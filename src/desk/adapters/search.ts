import * as t from "io-ts";
import { list, object, orNull, readableList } from "#adapters/http/codec.ts";
import { readAll, request } from "#adapters/http/request.ts";
import type { SearchPort } from "../ports/index.ts";
import type { DeskClient } from "./client.ts";
import { ContainerCodec, LaneCodec } from "./codecs.ts";

const HitCodec = object({
  id: t.string,
  title: t.string,
  lane: orNull(LaneCodec),
  containers: list(ContainerCodec),
  carrier: orNull(t.string),
  customer: orNull(t.string),
  detail: orNull(t.string),
  state: orNull(t.string),
});

const GroupCodec = object({
  group: t.keyof({ bookings: null, quotes: null, "quote-requests": null, companies: null, people: null }),
  hits: list(HitCodec),
});

export const createSearch = (api: DeskClient): SearchPort => ({
  /* Groups that this version of the desk does not have are left out. */
  find: (text, signal) =>
    request(api.GET("/search", { params: { query: { text } }, signal })).andThen(readAll(readableList(GroupCodec))),
});
