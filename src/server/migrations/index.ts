import { secondFactors } from "./second-factors.ts";
import { approvals } from "./approvals.ts";
import { amendmentMargins, buyingPrices, margins, privateTariffs, storedMargins } from "./margins.ts";
import { cellCorrections, mappingPrices, rateImports, rateMappings, rowsLeftOut } from "./rate-imports.ts";
import {
  accountPage,
  accounts,
  copyParts,
  lastSearches,
  namedTable,
  passwordResets,
  rateLimits,
  savedAddresses,
  signup,
  accountFormats,
} from "./accounts.ts";
import { auditTrail } from "./audit.ts";
import { companies, companyInvitations, companyWrites, createdBy } from "./companies.ts";
import { customerGroups } from "./customer-groups.ts";
import {
  carrierBookings,
  carrierCalls,
  carrierSchedules,
  quotaClosings,
  securedPriceCalls,
  securedPrices,
  sourceStates,
} from "./connectors.ts";
import {
  amendments,
  bookingCargo,
  bookingCarrierIndex,
  bookingListIndexes,
  bookingOrderIndexes,
  bookings,
  bookingSearchIndex,
  bookingSummaries,
  clearSummaries,
  closeRequestsOfCancelledBookings,
  deadlineMarks,
  deadlines,
  documents,
  packedOffers,
  searchesByAccount,
  sharedLinks,
} from "./bookings.ts";
import { deskPresence, inboxCounts, inboxFilters, inboxPersonDue } from "./inbox-counts.ts";
import { watchedStates } from "./watching.ts";
import { fileScans } from "./file-scans.ts";
import { inboxItems } from "./inbox.ts";
import { waitingItems } from "./waiting-items.ts";
import { apiKeyModes, apiKeys, webhookModes, webhooks } from "./integrations.ts";
import { growingSearches, serverProcesses, sharedAnswers } from "./live-rates.ts";
import { mailReplyTo, outgoingMails, serverAddress } from "./mail.ts";
import {
  changeSubjects,
  newBookings,
  noticesOfDigests,
  notificationDigests,
  notifications,
  replacedNumbers,
  unsubscribeLinks,
} from "./notifications.ts";
import { quoteDrafts, quotes } from "./quotes.ts";
import {
  confirmationOfBookings,
  lclTariffs,
  places,
  rateSheets,
  sheetCells,
  sheetLifeCycle,
  tariffs,
  validityBasis,
} from "./rates.ts";
import type { SchemaStep } from "./run-sql.ts";
import { staff } from "./staff.ts";
import { staffPasskeys } from "./staff-passkeys.ts";
import { bookingNotes, changesByDesk, eventDetails, sentences } from "./booking-notes.ts";
import { sheetChanges, sheetTabs } from "./sheet-changes.ts";
import { enquiries, enquiryClaims, shipmentReferences, shipments, stagedImports } from "./tracking-and-enquiries.ts";
import { rateNotices, trackedReferences, trackingDeliveries, trackingProblems } from "./tracking-feeds.ts";
import { bookingValidityZones, validityZones } from "./zones.ts";

/** Every step, in the order of its number. A published step is never changed: write the next one. */
export const schemaSteps: Readonly<Record<string, SchemaStep>> = {
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
  "0105-templates": namedTable("searchTemplate", "search"),
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
  "0180-replaced-numbers": replacedNumbers,
  "0190-saved-views": namedTable("savedView", "query"),
  "0191-carrier-calls": carrierCalls,
  "0192-secured-prices": securedPrices,
  "0210-tracked-references": trackedReferences,
  "0211-tracking-deliveries": trackingDeliveries,
  "0212-rate-notices": rateNotices,
  "0213-carrier-schedules": carrierSchedules,
  "0215-carrier-bookings": carrierBookings,
  "0216-secured-price-calls": securedPriceCalls,
  "0217-server-processes": serverProcesses,
  "0218-shared-answers": sharedAnswers,
  "0219-growing-searches": growingSearches,
  "0220-tracking-problems": trackingProblems,
  "0221-inbox-filters": inboxFilters,
  "0222-booking-notes": bookingNotes,
  "0223-changes-by-desk": changesByDesk,
  "0230-staff": staff,
  "0231-rate-imports": rateImports,
  "0232-rate-mappings": rateMappings,
  "0233-private-tariffs": privateTariffs,
  "0234-margins": margins,
  "0235-buying-prices": buyingPrices,
  "0237-companies": companies,
  "0238-company-invitations": companyInvitations,
  "0239-created-by": createdBy,
  "0241-approvals": approvals,
  "0242-audit-trail": auditTrail,
  "0243-second-factors": secondFactors,
  "0244-inbox-items": inboxItems,
  "0245-waiting-items": waitingItems,
  "0246-api-keys": apiKeys,
  "0247-webhooks": webhooks,
  "0248-stored-margins": storedMargins,
  "0249-amendment-margins": amendmentMargins,
  "0251-staff-passkeys": staffPasskeys,
  "0254-inbox-counts": inboxCounts,
  "0264-quote-drafts": quoteDrafts,
  "0265-desk-presence": deskPresence,
  "0281-watched-states": watchedStates,
  "0255-source-states": sourceStates,
  "0300-api-key-modes": apiKeyModes,
  "0287-file-scans": fileScans,
  "0293-customer-groups": customerGroups,
  "0290-event-details": eventDetails,
  "0284-company-writes": companyWrites,
  "0310-inbox-person-due": inboxPersonDue,
  "0301-account-formats": accountFormats,
  "0306-cell-corrections": cellCorrections,
  "0311-webhook-modes": webhookModes,
  "0307-rows-left-out": rowsLeftOut,
  "0312-quota-closings": quotaClosings,
  "0302-mapping-prices": mappingPrices,
  "0313-sentences": sentences,
};
