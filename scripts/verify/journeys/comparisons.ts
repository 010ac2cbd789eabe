/* What each step of a journey must say about earlier answers. */
import type { Difference } from "../differences.ts";
import { compareCapability, compareForgotten, compareProfile } from "./account.ts";
import {
  checkPdfText,
  compareBookingPdf,
  compareOfferPdf,
  compareRepeated,
  findForeign,
  readOfferPdf,
} from "./bookings.ts";
import { type Answered, type Comparison, type Compare, only } from "./comparison.ts";
import {
  compareCarriers,
  compareCounts,
  compareFiltered,
  departsOnDay,
  type Fits,
  fitsStatus,
  hasOtherStatus,
  hasOwnStatus,
} from "./filters.ts";
import { compareForeignHome, compareHome, compareHomeOfBoth, compareLastSearches } from "./home.ts";
import {
  CHANGED_REFERENCE,
  compareBooking,
  compareBoth,
  compareListed,
  compareNew,
  compareOther,
  compareReference,
  FIRST_REFERENCE,
  FURTHER_REFERENCE,
  readReceipt,
} from "./listed.ts";
import {
  compareAll,
  compareBothDays,
  compareCarrierPage,
  compareForeignFacets,
  compareGone,
  compareGoneFromList,
  comparePage,
  compareRunningList,
  countPage,
} from "./several.ts";
import { compareLoadPrice, comparePartLoad, comparePorts } from "./part-load.ts";
import { compareInlandPorts, findPort, findSeveral } from "./places.ts";
import {
  compareFurtherSearch,
  compareIncomplete,
  compareInlandSearch,
  compareSearch,
  compareSearchBack,
  compareSheetSearch,
} from "./search.ts";
import { compareBookedSizes, compareSizes } from "./sizes.ts";

const filtered = (fits: Fits, ...more: readonly ((step: Answered) => readonly Difference[])[]): Compare =>
  only((step) => [...compareFiltered(fits)(step), ...more.flatMap((compare) => compare(step))]);

const NONE: Fits = () => false;

const BOTH = ["book", "bookFurther", "listBoth"];

/** The comparisons of each journey, by step. A step without one is checked by its status, the document and the rules. */
export const COMPARISONS: Readonly<Record<string, Readonly<Record<string, Comparison>>>> = {
  bookContainers: {
    readProfile: { compare: compareProfile("username") },
    readOtherProfile: { compare: compareProfile("otherUsername") },
    readAfterSignOut: { compare: compareProfile("otherUsername") },
    findLoadingPort: { compare: findPort("portOfLoading") },
    findDischargePort: { compare: findPort("portOfDischarge") },
    search: { compare: compareSearch },
    searchOther: { compare: compareSearch },
    searchBack: { compare: compareSearchBack },
    printOffer: { compare: only(({ answer }) => checkPdfText(answer)) },
    printOfferAgain: { compare: only(({ answer }) => checkPdfText(answer)) },
    book: { compare: readReceipt },
    bookAgain: { needs: ["book"], compare: only(compareRepeated("book")) },
    bookWithoutKey: { needs: ["book"], compare: only(compareRepeated("book")) },
    bookWithSameKey: { needs: ["book"], compare: compareNew },
    printBooking: { needs: ["book"], compare: only(compareBookingPdf("book")) },
    listBookings: { needs: ["search", "book"], compare: compareBooking },
    listForeignBookings: { needs: ["book"], compare: only((step) => findForeign(step, "result")) },
    listOther: { needs: ["searchOther", "bookWithSameKey", "book"], compare: compareOther },
    openFile: { needs: ["book"], compare: only(compareBookingPdf("book")) },
    setReference: { compare: compareReference(FIRST_REFERENCE) },
    readReference: { needs: ["book", "setReference"], compare: only((step) => compareListed(step, FIRST_REFERENCE)) },
    removeReference: { compare: compareReference(null) },
    readRemovedReference: { needs: ["book", "removeReference"], compare: only((step) => compareListed(step, null)) },
    track: { compare: only(({ bodies }) => compareCapability(bodies.get("readProfile"), "tracking")) },
    readHome: { needs: ["book", "listBookings"], compare: only(compareHome) },
    readForeignHome: { needs: ["book"], compare: only(compareForeignHome) },
    bookFurther: { needs: ["book"], compare: compareNew },
    bookFurtherAgain: { needs: ["bookFurther"], compare: only(compareRepeated("bookFurther")) },
    printFurther: { needs: ["bookFurther"], compare: only(compareBookingPdf("bookFurther")) },
    printFirst: { needs: ["book"], compare: only(compareBookingPdf("book")) },
    listBoth: { needs: ["search", "book", "bookFurther"], compare: compareBoth },
    openFurtherFile: { needs: ["bookFurther"], compare: only(compareBookingPdf("bookFurther")) },
    readHomeOfBoth: { needs: BOTH, compare: only(compareHomeOfBoth) },
    changeReference: { compare: compareReference(CHANGED_REFERENCE) },
    readEmptiedReference: {
      needs: ["book", "bookFurther", "emptyReference"],
      compare: only((step) => [...compareListed(step, null), ...compareListed(step, FURTHER_REFERENCE, "bookFurther")]),
    },
    listByReference: { needs: [...BOTH, "changeReference"], compare: filtered((_, step) => step === "book") },
    listByOldReference: { needs: [...BOTH, "changeReference"], compare: filtered(NONE) },
    emptyReference: { compare: compareReference(null) },
    listByStatus: { needs: BOTH, compare: filtered(hasOwnStatus, compareCounts) },
    listInProcess: { needs: BOTH, compare: filtered(fitsStatus(0), compareCounts) },
    listUnknownStatus: { needs: BOTH, compare: filtered(hasOtherStatus, compareCounts) },
    listCancelled: { needs: BOTH, compare: filtered(fitsStatus(2), compareCounts) },
    listByCarrier: { needs: BOTH, compare: filtered(NONE, compareCarriers) },
    listByDeparture: { needs: BOTH, compare: filtered(NONE) },
    listFromLater: { needs: BOTH, compare: filtered(NONE) },
    listOnDay: { needs: BOTH, compare: filtered(departsOnDay) },
    readOtherSession: { compare: compareProfile("username") },
  },
  bookSeveral: {
    findPlaces: { compare: findSeveral },
    findInlandPorts: { compare: compareInlandPorts },
    findLoadingPort: { compare: findPort("portOfLoading") },
    findDischargePort: { compare: findPort("portOfDischarge") },
    search: { compare: compareSearch },
    searchMore: { compare: compareSearch },
    searchLater: { compare: compareFurtherSearch },
    searchOtherSize: { compare: compareSheetSearch },
    searchBothSizes: { compare: compareIncomplete },
    searchInland: { compare: compareInlandSearch },
    searchAgain: { compare: compareSearch },
    printOffer: { compare: readOfferPdf },
    printOtherOffer: { needs: ["printOffer"], compare: compareOfferPdf("printOffer", "search", "searchOtherSize") },
    printUnremembered: { compare: readOfferPdf },
    bookSoon: { compare: readReceipt },
    bookLater: { compare: readReceipt },
    bookOtherSize: { compare: readReceipt },
    listAll: { needs: ["search", "bookSoon"], compare: compareAll },
    listFirstPage: { needs: ["listAll"], compare: comparePage(0) },
    listSecondPage: { needs: ["listAll"], compare: comparePage(1) },
    listOfCarrier: { needs: ["search", "listAll"], compare: compareCarrierPage },
    listRunning: { needs: ["listAll"], compare: compareRunningList },
    listForeignBookings: { compare: compareForeignFacets },
    readHome: { compare: only(compareLastSearches("search", "searchOtherSize", "searchLater")) },
  },
  bookSizes: {
    search: { compare: compareSizes },
    book: { compare: readReceipt },
    printBooking: { needs: ["book"], compare: only(compareBookingPdf("book")) },
    listBookings: { needs: ["search", "book"], compare: compareBookedSizes },
  },
  waitForArrival: {
    search: { compare: compareSearch },
    book: { compare: readReceipt },
    bookFurther: { needs: ["book"], compare: compareNew },
    listBoth: { needs: ["search", "book", "bookFurther"], compare: compareBothDays },
    readHomeUnderWay: { needs: ["book"], compare: compareGone("result.0.nextCutOffs") },
    readHomeAfterArrival: { needs: ["book"], compare: compareGone("result.0.runningBookings") },
    listRunning: { needs: ["book"], compare: compareGoneFromList },
  },
  listManyBookings: {
    listDefault: { compare: countPage(10) },
    listMany: { compare: countPage(12) },
  },
  bookPartLoad: {
    readProfile: { compare: only(({ body }) => compareCapability(body, "lcl")) },
    listPorts: { compare: comparePorts },
    priceLoad: { compare: compareLoadPrice },
    book: { compare: readReceipt },
    bookAgain: { needs: ["book"], compare: only(compareRepeated("book")) },
    printBooking: { needs: ["book"], compare: only(compareBookingPdf("book")) },
    listBookings: { needs: ["priceLoad", "book"], compare: comparePartLoad },
    listForeignBookings: { needs: ["book"], compare: only((step) => findForeign(step, "result")) },
  },
  askAsVisitor: {
    findPlaces: { compare: findPort("portOfLoading") },
    forgetUnknownPassword: { needs: ["forgetPassword"], compare: compareForgotten },
  },
};
