/** Who finds the prices of a sheet. */
export const privateTariffs = `
  alter table "rateSheet" add column "visibleTo" text;
  alter table "lclTariff" add column "visibleTo" text;
`;

/** Rules and floors of margins. */
export const margins = `
  create table "marginEntry" (
    "id" text primary key, "kind" text not null, "definition" text not null, "addedAt" bigint not null, "removedAt" bigint
  );
`;
