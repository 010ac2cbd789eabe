import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import type { AddressesPort } from "#ports/addresses.ts";
import { PartyCodec } from "./booking-cargo.ts";
import type { Api, ApiSettings } from "./client.ts";
import { agreeing, decodeWith, first, object, readableList } from "./codec.ts";
import { sendRequest } from "./request.ts";

const AddressCodec = agreeing<schema.SavedAddress>()(object({ id: t.string, version: t.number, party: PartyCodec }));

const ignore = (): void => undefined;

/** The address book over HTTP; unreadable addresses are left out. */
export const createAddresses = (api: Api, { deadlines: { usual } }: ApiSettings): AddressesPort => {
  const send = (call: Parameters<typeof sendRequest>[0], signal: AbortSignal) =>
    sendRequest(call, { signal, deadline: usual }, "code");
  return {
    list: (signal) =>
      send((until) => api.GET("/resource/addresses", { signal: until }), signal).andThen(({ result }) =>
        decodeWith(readableList(AddressCodec))(result),
      ),
    create: (party, signal) =>
      send((until) => api.POST("/resource/addresses", { body: { party }, signal: until }), signal).andThen(
        ({ result }) => decodeWith(AddressCodec)(first(result)),
      ),
    change: ({ id, version, party }, signal) =>
      send(
        (until) =>
          api.PUT("/resource/addresses/{id}", { params: { path: { id } }, body: { version, party }, signal: until }),
        signal,
      ).andThen(({ result }) => decodeWith(AddressCodec)(first(result))),
    remove: (id, signal) =>
      send((until) => api.DELETE("/resource/addresses/{id}", { params: { path: { id } }, signal: until }), signal).map(
        ignore,
      ),
  };
};
