import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import type { AddressesPort } from "#ports/addresses.ts";
import { PartyCodec } from "./booking-cargo.ts";
import type { Api } from "./client.ts";
import { agreeing, decodeWith, first, object, readableList } from "./codec.ts";
import { request, readFirst, ignore } from "./request.ts";

const AddressCodec = agreeing<schema.SavedAddress>()(object({ id: t.string, version: t.number, party: PartyCodec }));

/** The address book over HTTP; unreadable addresses are left out. */
export const createAddresses = (api: Api): AddressesPort => {
  return {
    list: (signal) =>
      request(api.GET("/resource/addresses", { signal })).andThen(({ result }) =>
        decodeWith(readableList(AddressCodec))(result),
      ),
    create: (party, signal) =>
      request(api.POST("/resource/addresses", { body: { party }, signal })).andThen(({ result }) =>
        decodeWith(AddressCodec)(first(result)),
      ),
    change: ({ id, version, party }, signal) =>
      request(
        api.PUT("/resource/addresses/{id}", { params: { path: { id } }, body: { version, party }, signal }),
      ).andThen(readFirst(AddressCodec)),
    remove: (id, signal) =>
      request(api.DELETE("/resource/addresses/{id}", { params: { path: { id } }, signal })).map(ignore),
  };
};
