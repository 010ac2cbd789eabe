import type { Kysely } from "kysely";
import type { DatabaseKind } from "../schema.ts";
import { accounts, rateLimits, signup, passwordResets, lastSearches, copyParts, accountPage } from "./accounts.ts";
import {
  places,
  tariffs,
  rateSheets,
  lclTariffs,
  sheetLifeCycle,
  validityBasis,
  sheetCells,
  confirmationOfBookings,
} from "./rates.ts";
import { savedAddresses } from "./addresses.ts";
import { amendments, closeRequestsOfCancelledBookings } from "./amendments.ts";
import {
  bookings,
  packedOffers,
  searchesByAccount,
  bookingCarrierIndex,
  bookingOrderIndexes,
  bookingSearchIndex,
  bookingListIndexes,
  bookingSummaries,
  clearSummaries,
  deadlines,
} from "./bookings.ts";
import { sharedLinks } from "./links.ts";
import { bookingCargo } from "./cargo.ts";
import { deadlineMarks } from "./deadline-marks.ts";
import { documents } from "./documents.ts";
import { mailReplyTo, outgoingMails, serverAddress } from "./mail.ts";
import {
  changeSubjects,
  newBookings,
  noticesOfDigests,
  notificationDigests,
  notifications,
  unsubscribeLinks,
} from "./notifications.ts";
import { quotes } from "./quotes.ts";
import { sheetChanges, sheetTabs } from "./sheet-changes.ts";
import { searchTemplates } from "./templates.ts";
import { bookingValidityZones, validityZones } from "./zones.ts";
import { enquiries, shipments, enquiryClaims, shipmentReferences, stagedImports } from "./tracking-and-enquiries.ts";

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
  "0083-country-search": clearSummaries,
  "0084-sheet-cells": sheetCells,
  "0085-expected-lcl-sailings": clearSummaries,
  "0090-outgoing-mails": outgoingMails,
  "0091-notifications": notifications,
  "0092-account-page": accountPage,
  "0093-deadlines": deadlines,
  "0104-shared-links": sharedLinks,
  "0105-templates": searchTemplates,
  "0106-new-bookings": newBookings,
  "0107-notification-digests": notificationDigests,
  "0101-documents": documents,
  "0108-booking-list-indexes": bookingListIndexes,
  "0112-quotes": quotes,
  "0110-booking-cargo": bookingCargo,
  "0111-amendments": amendments,
  "0113-addresses": savedAddresses,
  "0114-booking-carriers": bookingCarrierIndex,
  "0115-booking-orders": bookingOrderIndexes,
  "0116-change-subjects": changeSubjects,
  "0117-booking-search": bookingSearchIndex,
  "0118-server-address": serverAddress,
  "0120-validity-zones": validityZones,
  "0135-confirmation-of-bookings": confirmationOfBookings,
  "0125-vessel-departures": clearSummaries,
  "0150-unsubscribe-links": unsubscribeLinks,
  "0136-mail-reply-to": mailReplyTo,
  "0137-requests-of-cancelled-bookings": closeRequestsOfCancelledBookings,
  "0145-sheet-changes": sheetChanges,
  "0146-sheet-tabs": sheetTabs,
  "0160-deadline-marks": deadlineMarks,
  "0170-shipment-references": shipmentReferences,
  "0171-notices-of-digests": noticesOfDigests,
  "0172-booking-validity-zones": bookingValidityZones,
};
