import type { Kysely } from "kysely";
import { storedJson } from "#server/platform/database/statements.ts";
import { runSql } from "./run-sql.ts";

export const enquiries = `
  create table "enquiry" (
    "id" text primary key, "receivedAt" bigint not null, "firstName" text not null, "lastName" text not null,
    "email" text not null, "mobileNo" text not null, "companyName" text not null, "message" text not null,
    "mailedAt" bigint
  );
  create index "enquiry_received" on "enquiry" ("receivedAt");
  create index "enquiry_mailed" on "enquiry" ("mailedAt");
`;

export const shipments = `
  create table "shipment" (
    "quotation" text primary key references "quotation" ("id") on delete cascade, "lastHeardAt" bigint not null
  );
  create table "shipmentEvent" (
    "quotation" text not null references "shipment" ("quotation") on delete cascade, "fingerprint" text not null,
    "position" integer not null, "receivedAt" bigint not null, "source" text not null, "event" text not null,
    constraint "shipmentEvent_key" primary key ("quotation", "fingerprint")
  );
`;

export const enquiryClaims = `
  alter table "enquiry" add column "claimedUntil" bigint;
`;

export const stagedImports = `
  create table "stagedImport" ("id" text primary key, "importedAt" bigint not null, "lines" text not null);
  create table "stagedPlace" (
    "importId" text not null references "stagedImport" ("id") on delete cascade, "position" integer not null,
    "code" text not null, "name" text not null, "countryCode" text not null, "countryName" text not null,
    "kind" text not null, "latitude" double precision, "longitude" double precision, "timeZone" text,
    "importance" integer not null, "otherNames" text not null,
    constraint "stagedPlace_key" primary key ("importId", "position")
  );
  create table "stagedEvent" (
    "importId" text not null references "stagedImport" ("id") on delete cascade, "position" integer not null,
    "quotation" text not null, "fingerprint" text not null, "receivedAt" bigint not null, "source" text not null,
    "event" text not null, constraint "stagedEvent_key" primary key ("importId", "position")
  );
`;

const EVENTS_PER_STEP = 5_000;

/* Containers of events that are stored already; transport documents were not stored before. */
const listStoredContainers = async (db: Kysely<unknown>): Promise<void> => {
  const typed = db.withTables<{
    shipmentEvent: { quotation: string; fingerprint: string; event: string };
    shipmentReference: { kind: string; value: string; quotation: string };
  }>();
  for (let start = 0; ; start += EVENTS_PER_STEP) {
    const rows = await typed
      .selectFrom("shipmentEvent")
      .select(["quotation", "event"])
      .orderBy("quotation")
      .orderBy("fingerprint")
      .limit(EVENTS_PER_STEP)
      .offset(start)
      .execute();
    const references = new Map<string, { kind: string; value: string; quotation: string }>();
    for (const { quotation, event } of rows) {
      const { equipmentReference } = storedJson<{ readonly equipmentReference?: string | null }>(event);
      for (const written of (equipmentReference ?? "").split(",")) {
        const value = written.replaceAll(/[^a-z0-9]/gi, "").toUpperCase();
        if (value !== "") references.set(`${value} ${quotation}`, { kind: "container", value, quotation });
      }
    }
    if (references.size > 0)
      await typed
        .insertInto("shipmentReference")
        .values([...references.values()])
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    if (rows.length < EVENTS_PER_STEP) return;
  }
};

export const shipmentReferences = async (db: Kysely<unknown>): Promise<void> => {
  await runSql(
    db,
    `
  create table "shipmentReference" (
    "kind" text not null, "value" text not null,
    "quotation" text not null references "quotation" ("id") on delete cascade,
    constraint "shipmentReference_key" primary key ("kind", "value", "quotation")
  );
  create index "shipmentReference_quotation" on "shipmentReference" ("quotation");
`,
  );
  await listStoredContainers(db);
};
