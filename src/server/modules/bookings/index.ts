export { describeAtCarrier, readAtCarrier } from "./at-carrier.ts";
export { bookAfterCheck } from "./book-after-check.ts";
export { bookingRecords, type ExportBookingPart, exportFiles } from "./account-records.ts";
export { bookAtSource } from "./book-at-source.ts";
export {
  type BookingReceipt,
  type BookingRequest,
  bookOffer,
  type BookOffer,
  documentName,
  toReference,
} from "./book-offer.ts";
export {
  loadBookableOffer,
  type OfferSnapshot,
  type OfferToBook,
  loadOffers,
  requireBookableOffer,
} from "./bookable-offer.ts";
export { type BookedJourney, isLcl, readBookedJourney } from "./booked-journey.ts";
export { bookedSailingsReader } from "./booked-sailings.ts";
export { findCarrierBooking, listAwaitedBookings } from "./carrier-booking-store.ts";
export {
  attachDocument,
  confirmBooking,
  correctBooking,
  type BookingEnd,
  endBooking,
  holdAnswer,
  lockBooking,
  ourNumber,
  type StaffRefusal,
} from "./confirm-booking.ts";
export { describeCurrentSailing, describeWholeBooking, readBookingOverview } from "./describe-booking.ts";
export { type DeskMailing, mailBookingNews, queueNewBookings } from "./desk-mails.ts";
export { type BookingPosition, listAllBookings } from "./list-all.ts";
export { addMark, deleteMark, listMarkedTasks, listMarkHistory } from "./mark-store.ts";
export { createBookingRecorder } from "./measure-carrier-bookings.ts";
export { findLimitProblem, readOfferTotal } from "./own-limit.ts";
export { printBooking, printSharedBooking } from "./print-booking.ts";
export {
  type BookingLabel,
  findBooking,
  findBookingsByNumber,
  findCancelled,
  findOwnBooking,
  findOwnBookingByAnyName,
  listBookingIds,
  listBookingsOfOffers,
  listNumbersSince,
  readBookingsAfter,
  readBookingsByNumbers,
  listFiles,
  readBookingLabels,
} from "./read-bookings.ts";
export { reconcileBookings } from "./reconcile-bookings.ts";
export { recordBookingChange, recordChangeOfBooking } from "./record-change.ts";
export { answerBooking, toBooker, bookingHandlers } from "./routes.ts";
export { reconcilePrices, securePrices } from "./secure-price.ts";
export { searchBookings } from "./search-bookings.ts";
export { describeSecuredPrice, findSecuredPrice } from "./secured-price.ts";
export {
  findRevision,
  readSummaryFingerprint,
  type ScheduledBooking,
  scheduledBookings,
} from "./scheduled-bookings.ts";
export type { CarrierBookingDeps } from "./settle-carrier-booking.ts";
export {
  countBookingsByState,
  addFile,
  addQuotation,
  allQuotations,
  changeStatus,
  countBookings,
  countQuotations,
  fileNames,
  findOwnQuotation,
  findQuotationByNumber,
  findQuotationFile,
  lockBookings,
  lockQuotation,
  nextNumber,
  partLoads,
  readQuotation,
  replaceOffer,
} from "./store.ts";
export {
  addMissingSummaries,
  type BookingFilter,
  type BookingOrder,
  type BookingRow,
  type ReadRow,
  findBookings,
  hasNewestSummaries,
  listAccountsWithOutdatedSummaries,
  listOutdatedBookings,
  type MadeSummary,
  outdateSummaries,
  readShipments,
  type RunningSince,
  saveSummary,
} from "./summary-store.ts";
export type { CarrierBookingTable, StoredBooking } from "./tables.ts";
export {
  type BookingUnderWay,
  countUnderWay,
  listUnfinished,
  listBookingsUnderWay,
  listProviders,
  UNSTATED_DAYS,
} from "./under-way.ts";
export { undoAnswer } from "./undo-answer.ts";
export { readUsedCredit } from "./used-credit.ts";
