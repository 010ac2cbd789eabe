/** Who finds the prices of a sheet. */
export const privateTariffs = `
  alter table "rateSheet" add column "visibleTo" text;
  alter table "lclTariff" add column "visibleTo" text;
`;
