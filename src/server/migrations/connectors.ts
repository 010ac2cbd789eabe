export const carrierCalls = `
  create table "carrierQuota" ("quota" text primary key, "takenAt" bigint not null);
  create table "carrierCall" ("quota" text not null, "calledAt" bigint not null);
  create index "carrierCall_quota" on "carrierCall" ("quota", "calledAt");
`;
