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

/**
 * What was paid and by which rule, beside the offer, the quote and the booking; earlier ones are unknown. Whether the prices of a
 * carrier's tariff and of an LCL tariff are buying prices; those of earlier releases are selling prices.
 */
export const storedMargins = `
  alter table "quotedSearch" drop column "margins";
  alter table "quotedSearch" add column "margins" {bytes};
  create table "bookingMargins" (
    "quotation" text primary key references "quotation" ("id") on delete cascade, "margins" text not null
  );
  create table "quoteMargins" (
    "quote" text not null references "quote" ("id") on delete cascade, "position" integer not null,
    "margins" text not null, constraint "quoteMargins_key" primary key ("quote", "position")
  );
  alter table "carrier" add column "prices" text not null default 'sell';
  alter table "lclTariff" add column "prices" text not null default 'sell';
`;

/** What the offer of a request for a change was bought for: it becomes that of the booking when the change is carried out. */
export const amendmentMargins = `
  create table "amendmentMargins" (
    "amendment" text primary key references "bookingAmendment" ("id") on delete cascade, "margins" text not null
  );
`;
