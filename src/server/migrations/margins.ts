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

/** Whether a sheet has buying prices; those of earlier releases have selling prices. What the offers of a search were bought for. */
export const buyingPrices = `
  alter table "rateSheet" add column "prices" text not null default 'sell';
  alter table "quotedSearch" add column "margins" text;
`;
