export const places = `
  create table "place" (
    "code" text primary key, "name" text not null, "countryCode" text not null, "countryName" text not null,
    "kind" text not null, "latitude" double precision, "longitude" double precision, "timeZone" text,
    "importance" integer not null, "otherNames" text not null
  );
`;

export const tariffs = `
  create table "carrier" (
    "name" text primary key, "supportContact" text, "comment" text, "spotValidityDays" integer not null,
    "freeTime" text not null, "maxNetWeight" text not null, "isActive" integer not null
  );
  create table "tariffSchedule" (
    "id" text primary key, "carrier" text not null, "portOfLoading" text not null, "portOfDischarge" text not null,
    "serviceCode" text not null, "serviceName" text not null, "trade" text not null, "legs" text not null,
    "weekday" integer not null, "fullWeeks" text
  );
  create table "tariffFreight" (
    "id" text primary key, "carrier" text not null, "portOfLoading" text not null, "portOfDischarge" text not null,
    "rateType" text not null, "validFrom" text not null, "validTill" text not null, "currency" text not null,
    "scheduleId" text not null references "tariffSchedule" ("id"), "freight20GP" bigint, "freight40GP" bigint,
    "freight40HC" bigint, "freight45HC" bigint, "freight20RE" bigint, "freight40RH" bigint, "swing" integer not null
  );
  create index "tariffFreight_lane" on "tariffFreight" ("portOfLoading", "portOfDischarge", "validTill");
  create table "tariffCharges" (
    "carrier" text not null, "scope" text not null, "subject" text not null, "charges" text not null,
    constraint "tariffCharges_key" primary key ("carrier", "scope", "subject")
  );
  create table "tariffHaulage" (
    "carrier" text not null, "place" text not null, "port" text not null, "service" text not null,
    "mode" text not null, "currency" text not null, "prices" text not null, "days" integer not null,
    constraint "tariffHaulage_key" primary key ("carrier", "place", "port", "service")
  );
  create table "tariffVersion" ("name" text primary key, "version" bigint not null);
`;

export const rateSheets = `
  create table "rateSheet" (
    "id" text primary key, "provider" text not null, "name" text not null, "sheetDate" text not null,
    "validFrom" text not null, "validTill" text not null, "reissued" text, "importedAt" bigint not null
  );
  create table "rateSheetRow" (
    "id" text primary key, "sheetId" text not null references "rateSheet" ("id") on delete cascade,
    "line" integer not null, "portOfLoading" text not null, "portOfDischarge" text not null, "placeOfReceipt" text,
    "placeOfDelivery" text, "validTill" text not null, "fields" text not null, "charges" text not null
  );
  create index "rateSheetRow_lane" on "rateSheetRow" ("portOfLoading", "portOfDischarge", "validTill");
  create index "rateSheetRow_sheet" on "rateSheetRow" ("sheetId");
  create table "exchange" (
    "id" text primary key, "base" text not null, "date" text not null, "source" text not null,
    "markUpPercent" text not null, "quotes" text not null
  );
  create index "exchange_date" on "exchange" ("date");
`;

export const lclTariffs = `
  create table "lclTariff" (
    "id" text primary key, "provider" text not null, "name" text not null, "sheetDate" text not null,
    "validFrom" text not null, "validTill" text not null, "reissued" text, "importedAt" bigint not null
  );
  create table "lclLine" (
    "id" text primary key, "tariffId" text not null references "lclTariff" ("id") on delete cascade,
    "line" integer not null, "portOfLoading" text not null, "loadingCode" text, "portOfDischarge" text not null,
    "dischargeCode" text, "destinationCfs" text not null, "cfsCode" text, "validTill" text not null,
    "fields" text not null, "charges" text not null
  );
  create index "lclLine_discharge" on "lclLine" ("portOfLoading", "portOfDischarge", "validTill");
  create index "lclLine_station" on "lclLine" ("portOfLoading", "destinationCfs", "validTill");
  create index "lclLine_tariff" on "lclLine" ("tariffId");
`;

export const sheetLifeCycle = `
  alter table "rateSheet" add column "fileHash" text;
  alter table "rateSheet" add column "withdrawnAt" bigint;
  alter table "lclTariff" add column "fileHash" text;
  alter table "lclTariff" add column "withdrawnAt" bigint;
  alter table "lclTariff" add column "isInstant" integer default 0 not null;
  alter table "rateSheetRow" add column "validFrom" text;
  alter table "rateSheetRow" add column "withdrawn" text;
  alter table "lclLine" add column "validFrom" text;
  alter table "lclLine" add column "withdrawn" text;
  create table "replacedLine" (
    "sheetId" text not null, "lineId" text not null, "validTill" text not null,
    constraint "replacedLine_key" primary key ("sheetId", "lineId")
  );
`;

/**
 * What the validity of a sheet, and of a line that differs from it, refers to: `departure`, `booking` or `gate-in`. Sheets
 * that were imported before were quoted while the day of the search was in their validity, and stay so.
 */
export const validityBasis = `
  alter table "rateSheet" add column "validFor" text default 'booking' not null;
  alter table "lclTariff" add column "validFor" text default 'booking' not null;
  alter table "rateSheetRow" add column "validFor" text;
  alter table "lclLine" add column "validFor" text;
`;

/** The text of the cells that a line was read from, and the headers of its sheet; null for lines imported before. */
export const sheetCells = `
  alter table "rateSheet" add column "headers" text;
  alter table "rateSheetRow" add column "cells" text;
`;

/* Tariffs that exist were confirmed at once: they are the forwarder's own. */
export const confirmationOfBookings = `
  alter table "carrier" add column "confirms" text default 'desk' not null;
  update "carrier" set "confirms" = 'rate-holder';
  alter table "rateSheet" add column "isInstant" integer default 0 not null;
`;
