import * as t from "io-ts";
import { list, object, orNull } from "#adapters/http/codec.ts";
import { readFirst, request } from "#adapters/http/request.ts";
import { ACTOR_KINDS, type ActorKind } from "#domain/audit";
import type { AuditPort } from "../ports/index.ts";
import type { DeskClient } from "./client.ts";
import { AS_FILE, readFile } from "./files.ts";
import { omitEmpty } from "./query.ts";

const isActorKind = (value: unknown): value is ActorKind => ACTOR_KINDS.some((kind) => kind === value);

const ActorKindCodec = new t.Type<ActorKind, unknown>(
  "kind of an actor",
  isActorKind,
  (value, context) => (isActorKind(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

const Values = orNull(t.readonly(t.record(t.string, t.unknown)));

const EntryCodec = object({
  id: t.string,
  at: t.string,
  actor: object({ kind: ActorKindCodec, role: orNull(t.string), name: orNull(t.string) }),
  action: t.string,
  subject: object({ kind: t.string, id: t.string, name: orNull(t.string) }),
  company: orNull(object({ id: t.string, name: t.string })),
  before: Values,
  after: Values,
  reason: orNull(t.string),
  from: orNull(t.string),
  position: orNull(t.number),
  hash: orNull(t.string),
});

const PageCodec = object({ entries: list(EntryCodec), next: orNull(t.string) });

const ChainCodec = object({ entries: t.number, problem: orNull(object({ position: t.number })) });

export const createAudit = (api: DeskClient): AuditPort => ({
  list: (filter, before, signal) => {
    const query = { ...omitEmpty(filter), ...(before === null ? {} : { before }) };
    return request(api.GET("/audit", { params: { query }, signal })).andThen(readFirst(PageCodec));
  },
  download: ({ filter, format }, signal) =>
    readFile(
      (deadline) =>
        api.GET("/audit/export", { params: { query: { ...omitEmpty(filter), format } }, ...AS_FILE, signal: deadline }),
      signal,
    ),
  checkChain: (signal) => request(api.POST("/audit/chain", { signal })).andThen(readFirst(ChainCodec)),
});
