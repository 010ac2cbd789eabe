import type { Kysely } from "kysely";
import type { DatabaseKind } from "../database-kind.ts";
import { accounts } from "./0001-accounts.ts";
import { rateLimits } from "./0002-rate-limits.ts";
import { places } from "./0010-places.ts";
import { tariffs } from "./0011-tariffs.ts";
import { rateSheets } from "./0012-rate-sheets.ts";
import { bookings } from "./0013-bookings.ts";
import { packedOffers } from "./0014-packed-offers.ts";
import { enquiries } from "./0020-enquiries.ts";
import { signup } from "./0030-signup.ts";
import { passwordResets } from "./0031-password-resets.ts";
import { lastSearches } from "./0032-last-searches.ts";
import { lclTariffs } from "./0040-lcl-tariffs.ts";
import { shipments } from "./0050-shipments.ts";
import { searchesByAccount } from "./0070-searches-by-account.ts";
import { enquiryClaims } from "./0060-enquiry-claims.ts";
import { bookingSummaries } from "./0071-booking-summaries.ts";
import { stagedImports } from "./0072-staged-imports.ts";
import { sheetLifeCycle } from "./0080-sheet-life-cycle.ts";
import { copyParts } from "./0081-copy-parts.ts";
import { validityBasis } from "./0082-validity-basis.ts";
import { countrySearch } from "./0083-country-search.ts";

/** One step of the schema. `kind` is for the few places where the two databases must differ. */
export type SchemaChange = (db: Kysely<unknown>, kind: DatabaseKind) => Promise<void>;

/** Every step, in the order of its number. A published step is never changed: write the next one. */
export const schemaChanges: Readonly<Record<string, SchemaChange>> = {
  "0001-accounts": accounts,
  "0002-rate-limits": rateLimits,
  "0010-places": places,
  "0011-tariffs": tariffs,
  "0012-rate-sheets": rateSheets,
  "0013-bookings": bookings,
  "0014-packed-offers": packedOffers,
  "0020-enquiries": enquiries,
  "0030-signup": signup,
  "0031-password-resets": passwordResets,
  "0032-last-searches": lastSearches,
  "0040-lcl-tariffs": lclTariffs,
  "0050-shipments": shipments,
  "0060-enquiry-claims": enquiryClaims,
  "0070-searches-by-account": searchesByAccount,
  "0071-booking-summaries": bookingSummaries,
  "0072-staged-imports": stagedImports,
  "0080-sheet-life-cycle": sheetLifeCycle,
  "0081-copy-parts": copyParts,
  "0082-validity-basis": validityBasis,
  "0083-country-search": countrySearch,
};
