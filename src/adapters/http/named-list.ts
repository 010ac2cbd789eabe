import type * as t from "io-ts";
import type { Named } from "#domain/names";
import type { NamedListPort } from "#ports/named-lists.ts";
import type { ApiResponse } from "./client.ts";
import { readableList } from "./codec.ts";
import { ignore, readAll, readFirst, request } from "./request.ts";

type Calls<Content extends object> = {
  readonly [Name in keyof NamedListPort<Content>]: (
    ...parameters: Parameters<NamedListPort<Content>[Name]>
  ) => Promise<ApiResponse>;
};

/** A list of named entries over HTTP; unreadable ones are left out. */
export const createNamedList = <Api extends Named, Content extends object>(
  codec: t.Type<Api, unknown>,
  toContent: (api: Api) => Content,
  calls: Calls<Content>,
): NamedListPort<Content> => {
  const toEntry = (api: Api): Named & Content => ({ id: api.id, name: api.name, ...toContent(api) });
  return {
    list: (signal) =>
      request(calls.list(signal))
        .andThen(readAll(readableList(codec)))
        .map((entries) => entries.map(toEntry)),
    create: (entry, signal) => request(calls.create(entry, signal)).andThen(readFirst(codec)).map(toEntry),
    rename: (entry, signal) => request(calls.rename(entry, signal)).andThen(readFirst(codec)).map(toEntry),
    remove: (id, signal) => request(calls.remove(id, signal)).map(ignore),
  };
};
