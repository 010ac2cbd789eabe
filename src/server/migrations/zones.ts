/* Before validities stated a zone, the office was in this one, whatever its configuration says today. */
const FORMER_OFFICE_ZONE = "Asia/Kolkata";

const CONTEXTS = [
  ["quotedSearch", "context"],
  ["quotation", "context"],
  ["bookingAmendment", "context"],
  ["bookingAmendment", "replacedContext"],
] as const;

/** States the zone of stored offers, rate sheets, LCL tariffs and quotes. */
export const validityZones = `
  alter table "rateSheet" add column "timeZone" text default '${FORMER_OFFICE_ZONE}' not null;
  alter table "lclTariff" add column "timeZone" text default '${FORMER_OFFICE_ZONE}' not null;
  alter table "quote" add column "timeZone" text default '${FORMER_OFFICE_ZONE}' not null;
${CONTEXTS.map(
  ([table, column]) => `
  update "${table}" set "${column}" = '{"validityZone":"${FORMER_OFFICE_ZONE}",' || substr("${column}", 2)
    where "${column}" like '{"%' and "${column}" not like '{"validityZone"%';
`,
).join("")}`;

/** The zone of the validity of each booking: sources state their own since offers have a zone. */
export const bookingValidityZones = `
  alter table "quotation" add column "validityZone" text default '${FORMER_OFFICE_ZONE}' not null;
`;
