import { perDatabase } from "./run-sql.ts";

/* What sealing sets, and what an erasure takes away. */
const SEAL = ["position", "salt", "digest", "hash"];
const VALUES = ["origin", "before", "after", "reason"];
const FIXED = ["id", "at", "actorKind", "actorId", "role", "action", "subjectKind", "subjectId", "customerId"];

const TABLES = `
  create table "auditEntry" (
    "id" text primary key, "at" bigint not null, "actorKind" text not null, "actorId" text, "role" text, "origin" text,
    "action" text not null, "subjectKind" text not null, "subjectId" text not null, "customerId" text,
    "before" text, "after" text, "reason" text, "position" bigint, "salt" text, "digest" text, "hash" text
  );
  create index "auditEntry_subject" on "auditEntry" ("subjectId", "id");
  create index "auditEntry_customer" on "auditEntry" ("customerId", "id");
  create index "auditEntry_actor" on "auditEntry" ("actorId", "id") where "actorKind" <> 'customer';
  create index "auditEntry_unsealed" on "auditEntry" ("id") where "position" is null;
  create unique index "auditEntry_position" on "auditEntry" ("position") where "position" is not null;
  create table "auditPerson" (
    "id" text primary key, "systemUser" text not null, "name" text not null
  );
  create index "auditPerson_name" on "auditPerson" ("systemUser", "name");
  create table "auditChain" ("id" integer primary key, "position" bigint not null, "hash" text not null);
  create table "auditCut" ("position" bigint primary key, "hash" text not null, "cutAt" bigint not null);
  create table "auditErasure" ("customerId" text primary key, "erasedAt" bigint not null);
`;

/** True where a column has another value after an update. */
const isChanged = (names: readonly string[], differs: string): string =>
  names.map((name) => `new."${name}" ${differs} old."${name}"`).join(" or ");

const refused = (differs: string): string => {
  const seals = `old."position" is null and not (${isChanged([...FIXED, ...VALUES], differs)})`;
  const emptied = [...VALUES, "salt"].map((name) => `new."${name}" is null`).join(" and ");
  const erases = `${emptied} and not (${isChanged([...FIXED, ...SEAL.filter((name) => name !== "salt")], differs)})
    and exists (select 1 from "auditErasure" e where e."customerId" = old."customerId")`;
  return `not (${seals}) and not (${erases})`;
};

const IS_CUT = `exists (select 1 from "auditCut" c where c."position" >= old."position")`;
const MESSAGE = "entries of the audit trail are not changed";

/* One line each: a trigger has semicolons inside. */
const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, " ");

const TRIGGERS = {
  sqlite: `
  ${oneLine(`create trigger "auditEntry_update" before update on "auditEntry" when ${refused("is not")} begin select raise(abort, '${MESSAGE}'); end`)};
  ${oneLine(`create trigger "auditEntry_delete" before delete on "auditEntry" when not ${IS_CUT} begin select raise(abort, '${MESSAGE}'); end`)};
`,
  postgres: `
  ${oneLine(`create function "refuseAuditChange"() returns trigger language plpgsql as $$ begin if tg_op = 'UPDATE' then if ${refused("is distinct from")} then raise exception '${MESSAGE}'; end if; return new; end if; if not ${IS_CUT} then raise exception '${MESSAGE}'; end if; return old; end $$`)};
  create trigger "auditEntry_update" before update or delete on "auditEntry" for each row execute function "refuseAuditChange"();
`,
};

/**
 * The audit trail. A trigger refuses every change of an entry but sealing it and the erasure of a deleted account's values, and
 * every deletion but that of entries before a recorded cut.
 */
export const auditTrail = perDatabase((kind) => TABLES + TRIGGERS[kind]);
