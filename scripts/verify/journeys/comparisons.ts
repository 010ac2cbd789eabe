/* What each step of a journey must say about earlier answers. */
import type { Difference } from "../differences.ts";
import {
  compareCapability,
  compareEnded,
  compareNames,
  compareProfile,
  compareSameProfile,
  compareTokens,
  compareMessage,
  compareEmpty,
  compareSignedUp,
} from "./account.ts";
import { APPROVALS } from "./approvals.ts";
import { checkAfterwards, keepOffers, SEVERAL_AFTERWARDS } from "./afterwards.ts";
import { searchBooked } from "./booked-sailings.ts";
import { compareBookingPdf, compareOfferPdf, compareQuotePdf, readOfferPdf } from "./booking-pdf.ts";
import {
  compareKeyOf,
  compareRepeated,
  findByReference,
  findForeign,
  findForeignListed,
  followCancelled,
} from "./bookings.ts";
import { compareCombinations } from "./combinations.ts";
import { type Answered, type Comparison, type Compare, inTurn, only } from "./comparison.ts";
import {
  compareCarriers,
  compareCounts,
  compareFiltered,
  compareFound,
  departsOnDay,
  type Fits,
  fitsStatus,
  hasOtherStatus,
  hasOwnStatus,
} from "./filters.ts";
import { MESSAGES } from "./messages.ts";
import { MANY_BOOKINGS } from "./data.ts";
import { CARGO } from "./cargo.ts";
import { COMPANY } from "./company.ts";
import { FOLLOWED } from "./followed.ts";
import { GROWING } from "./growing.ts";
import { CALENDAR, KEYS } from "./keys.ts";
import { KEPT_ACCOUNT } from "./kept-account.ts";
import { KEPT_LISTS } from "./kept-lists.ts";
import {
  compareForeignHome,
  compareHome,
  compareHomeOfBoth,
  compareHomeReturned,
  compareHomeUnderWay,
  compareManyRunning,
  compareRunningUnderWay,
  compareSameSearches,
  compareLastSearches,
} from "./home.ts";
import {
  CHANGED_REFERENCE,
  compareBooking,
  compareBoth,
  compareReceiptOf,
  compareListed,
  compareNew,
  compareOther,
  compareOtherContainers,
  compareReference,
  compareReturned,
  compareNewest,
  FIRST_REFERENCE,
  FURTHER_REFERENCE,
  LONG_REFERENCE,
  readReceipt,
} from "./listed.ts";
import {
  compareAll,
  compareArrived,
  compareBothDays,
  compareByPort,
  compareCarrierPage,
  compareDeparting,
  compareEqual,
  compareForeignFacets,
  compareGone,
  compareGoneFromList,
  comparePage,
  compareRunningList,
  compareStatusList,
  compareUnderWay,
  REFERENCE_UNDER_WAY,
  countPage,
} from "./several.ts";
import {
  compareBookingPage,
  compareListedQuote,
  compareNotified,
  compareOtherDocuments,
  compareQuote,
  openDocuments,
  refuseDocuments,
} from "./agreement.ts";
import {
  compareAllDays,
  compareCfs,
  compareLoadPrice,
  compareOtherLoad,
  comparePartLoad,
  comparePorts,
} from "./part-load.ts";
import { compareContainers, compareFirstDay, compareRatePage, compareUsualContainer } from "./part-load-pages.ts";
import { compareTexts } from "./place-texts.ts";
import {
  compareCountries,
  compareInlandPorts,
  findInlandPlace,
  findPlaceOf,
  findPort,
  findSeveral,
  INLAND,
} from "./places.ts";
import {
  compareLaterSearch,
  compareLatestDay,
  compareIncomplete,
  compareInlandSearch,
  compareSearch,
  compareSearchBack,
  compareSearchByPlaces,
  compareSearchToWait,
  compareSheetSearch,
  compareUnitPrices,
} from "./search.ts";
import { ARRIVED, SHIPPED } from "./shipment.ts";
import { compareBookedBack, compareBookedSizes, compareSizes, compareSources } from "./sizes.ts";

const filtered = (fits: Fits, ...more: readonly ((step: Answered) => readonly Difference[])[]): Compare =>
  only((step) => [...compareFiltered(fits)(step), ...more.flatMap((compare) => compare(step))]);

/** The profile is of the account, and has LCL. */
const compareLclProfile: Compare = async (step) => {
  const { differences } = await compareProfile("username")(step);
  return { differences: [...differences, ...compareCapability(step.body, "lcl")] };
};

const NONE: Fits = () => false;

const BOTH = ["book", "bookFurther", "listBoth"];

/** A list of the second account that is filtered, sorted or paged. */
const FOREIGN: Comparison = { needs: ["book"], compare: only(findForeignListed) };

/** What both journeys of one booking compare, whatever its load: the steps have the same names. */
const ONE_BOOKING: Readonly<Record<string, Comparison>> = {
  readOtherProfile: { compare: compareProfile("otherUsername") },
  readAfterSignOut: { needs: ["readOtherProfile"], compare: compareSameProfile("readOtherProfile") },
  book: { compare: readReceipt },
  bookAgain: { needs: ["book"], compare: only(compareRepeated("book")) },
  bookWithoutKey: { needs: ["book"], compare: only(compareRepeated("book")) },
  bookOnceMore: { needs: ["book"], compare: only(compareRepeated("book")) },
  bookWithSameKey: { needs: ["book"], compare: compareNew },
  printBooking: { needs: ["book"], compare: only(compareBookingPdf("book")) },
  openFile: { needs: ["book"], compare: only(compareBookingPdf("book")) },
  listForeignBookings: { needs: ["book"], compare: only((step) => findForeign(step, "result")) },
  setReference: { compare: compareReference(FIRST_REFERENCE) },
  readReference: { needs: ["book", "setReference"], compare: only((step) => compareListed(step, FIRST_REFERENCE)) },
  removeReference: { compare: compareReference(null) },
  readRemovedReference: { needs: ["book", "removeReference"], compare: only((step) => compareListed(step, null)) },
  readHome: { needs: ["book", "listBookings"], compare: only(compareHome) },
  readForeignHome: { needs: ["book"], compare: only(compareForeignHome) },
  track: { compare: only(({ bodies }) => compareCapability(bodies.get("readProfile"), "tracking")) },
  openBooking: { needs: ["book", "listBookings"], compare: compareBookingPage },
  listByNumber: { needs: ["book", "listBookings"], compare: only(compareFound) },
};

/** The comparisons of each journey, by step. A step without one is checked by its status, the document and the rules. */
export const COMPARISONS: Readonly<Record<string, Readonly<Record<string, Comparison>>>> = {
  bookContainers: {
    ...ONE_BOOKING,
    readProfile: { compare: compareProfile("username") },
    findLoadingPort: { compare: findPort("portOfLoading") },
    findDischargePort: { compare: findPort("portOfDischarge") },
    search: { compare: compareSearch },
    searchOther: { compare: compareSearch },
    searchBack: { compare: compareSearchBack },
    signInAgain: { needs: ["signIn"], compare: compareTokens("signIn") },
    listBookings: { needs: ["search", "book"], compare: compareBooking },
    listOther: { needs: ["searchOther", "bookWithSameKey", "book"], compare: compareOther(compareOtherContainers) },
    bookFurther: { needs: ["book"], compare: compareNew },
    bookFurtherAgain: { needs: ["bookFurther"], compare: only(compareRepeated("bookFurther")) },
    printFurther: { needs: ["bookFurther"], compare: only(compareBookingPdf("bookFurther")) },
    printFirst: { needs: ["book"], compare: only(compareBookingPdf("book")) },
    listBoth: {
      needs: ["search", "book", "bookFurther"],
      compare: async (step) => {
        const { differences, outputs = {} } = await compareBoth(step);
        return { differences: [...differences, ...(await compareKeyOf("book", "book")(step))], outputs };
      },
    },
    openFurtherFile: { needs: ["bookFurther"], compare: only(compareBookingPdf("bookFurther")) },
    openFirstFile: { needs: ["book"], compare: only(compareBookingPdf("book")) },
    readHomeOfBoth: { needs: BOTH, compare: only(compareHomeOfBoth) },
    changeReference: { compare: compareReference(CHANGED_REFERENCE) },
    readEmptiedReference: {
      needs: ["book", "bookFurther", "emptyReference"],
      compare: only((step) => [...compareListed(step, null), ...compareListed(step, FURTHER_REFERENCE, "bookFurther")]),
    },
    openBooking: { needs: BOTH, compare: compareBookingPage },
    openFurtherBooking: { needs: BOTH, compare: compareBookingPage },
    readQuote: { needs: ["createQuote"], compare: compareQuote },
    listQuotes: { needs: ["createQuote"], compare: compareListedQuote },
    printQuote: { needs: ["createQuote"], compare: compareQuotePdf },
    listDocuments: { compare: openDocuments },
    listForeignDocuments: { needs: ["listDocuments"], compare: refuseDocuments },
    listOtherDocuments: { needs: ["listDocuments"], compare: compareOtherDocuments },
    listNotifications: { needs: BOTH, compare: compareNotified },
    listByReference: { needs: [...BOTH, "changeReference"], compare: filtered((_, step) => step === "book") },
    listByNumber: { needs: BOTH, compare: only(compareFound) },
    listByWords: { needs: BOTH, compare: only(compareFound) },
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
    readOtherSession: { needs: ["readProfile"], compare: compareSameProfile("readProfile") },
    searchForeignBookings: {
      needs: ["book"],
      compare: only(async (step) => [...findForeignListed(step), ...(await findByReference(step, FURTHER_REFERENCE))]),
    },
    listForeignByStatus: FOREIGN,
    listForeignByCarrier: FOREIGN,
    listForeignFrom: FOREIGN,
    listForeignTill: FOREIGN,
    listForeignRunning: FOREIGN,
    listForeignSorted: FOREIGN,
    listForeignPage: FOREIGN,
    useEndedSession: { compare: compareEnded },
    listWithoutReference: { needs: BOTH, compare: only(compareFound) },
    bookFurtherAfterReturn: { needs: ["bookFurther"], compare: only(compareRepeated("bookFurther")) },
    searchAfterReturn: { needs: BOTH, compare: searchBooked },
    listAfterReturn: { needs: [...BOTH, "changeReference"], compare: compareReturned },
    readHomeAfterReturn: {
      needs: [...BOTH, "readHomeOfBoth"],
      compare: inTurn(
        only(compareHomeReturned),
        checkAfterwards(keepOffers("searchAfterReturn", "printOffer", "signInAfterSignOut")),
      ),
    },
  },
  bookSeveral: {
    signInUnknown: { needs: ["signInWithOtherEnd"], compare: compareMessage("signInWithOtherEnd") },
    readProfile: { compare: compareNames },
    findPlaces: {
      compare: inTurn(findSeveral, compareTexts),
    },
    findInlandPorts: { compare: compareInlandPorts("INTKD", ["NLRTM", "BEANR"]) },
    findThirdInlandPorts: { compare: compareInlandPorts("INBLR", ["NLRTM", "BEANR"], "INMAA") },
    findOtherInlandPorts: { compare: compareInlandPorts("DEDUI", ["INNSA", "INMUN"], "NLRTM") },
    findInlandPlace: { compare: findInlandPlace },
    findLoadingPort: { compare: findPort("portOfLoading") },
    findDischargePort: { compare: findPort("portOfDischarge") },
    search: { compare: compareSearch },
    searchMore: { needs: ["search"], compare: compareUnitPrices("search") },
    searchOneOfOtherSize: { needs: ["searchOtherSize"], compare: compareUnitPrices("searchOtherSize") },
    searchLater: { compare: compareLaterSearch },
    searchToday: { compare: compareLatestDay },
    searchOtherSize: { compare: compareSheetSearch },
    searchBothSizes: { compare: compareIncomplete },
    searchByPlaces: { needs: ["search"], compare: compareSearchByPlaces },
    searchInland: { compare: compareInlandSearch },
    searchAgain: { compare: compareSearch },
    printOffer: { compare: readOfferPdf },
    printLastOffer: { compare: readOfferPdf },
    printOtherOffer: { needs: ["printOffer"], compare: compareOfferPdf("printOffer", "search", "searchOtherSize") },
    printUnremembered: { compare: readOfferPdf },
    bookSoon: { compare: readReceipt },
    bookLater: { compare: readReceipt },
    bookSoonAgain: { compare: readReceipt },
    bookSoonOnceMore: { needs: ["bookSoon"], compare: only(compareRepeated("bookSoon")) },
    bookLaterWithSameKey: { needs: ["bookSoon"], compare: only(compareKeyOf("bookSoonOnceMore", "bookSoon")) },
    bookOtherSize: { compare: readReceipt },
    printOtherSize: {
      needs: ["bookOtherSize"],
      compare: only(compareBookingPdf("bookOtherSize", "searchOtherSize")),
    },
    listAll: { needs: ["search", "bookSoon"], compare: compareAll },
    listFirstPage: { needs: ["listAll"], compare: comparePage(0) },
    listSecondPage: { needs: ["listAll"], compare: comparePage(1) },
    listByDeparture: { needs: ["listAll"], compare: compareEqual("shipment.departure.eventDateTime") },
    listByLatestArrival: { needs: ["listAll"], compare: compareEqual("shipment.arrival.eventDateTime") },
    listByTotal: { needs: ["listAll"], compare: compareEqual("shipment.total.amount") },
    listByHighestTotal: { needs: ["listAll"], compare: compareEqual("shipment.total.amount") },
    listSecondByTotal: { needs: ["listByHighestTotal"], compare: comparePage(1, "listByHighestTotal") },
    listOfCarrier: { needs: ["search", "listAll"], compare: compareCarrierPage },
    listConfirmed: { needs: ["listAll"], compare: compareStatusList(1) },
    listRequested: { needs: ["listAll"], compare: compareStatusList(0) },
    listByPort: { needs: ["listAll"], compare: compareByPort },
    listDeparting: { needs: ["listAll"], compare: compareDeparting },
    listRunning: { needs: ["listAll"], compare: compareRunningList },
    setZeroReference: { compare: compareReference("0") },
    readZeroReference: { needs: ["listAll"], compare: only(compareNewest("0")) },
    setLongReference: { compare: compareReference(LONG_REFERENCE) },
    listCombined: {
      needs: ["listAll"],
      compare: inTurn(only(compareNewest(LONG_REFERENCE)), compareCombinations),
    },
    listForeignBookings: { compare: compareForeignFacets },
    readHome: { compare: only(compareLastSearches("search", "searchOtherSize", "searchLater")) },
    readHomeAgain: {
      needs: ["readHome"],
      compare: inTurn(only(compareSameSearches), checkAfterwards(...SEVERAL_AFTERWARDS)),
    },
  },
  bookSizes: {
    search: { compare: compareSizes },
    book: { compare: readReceipt },
    printBooking: { needs: ["book"], compare: only(compareBookingPdf("book")) },
    listBookings: { needs: ["search", "book"], compare: compareBookedSizes },
    searchBack: { compare: compareSources },
    searchFewerBack: { needs: ["searchBack"], compare: compareUnitPrices("searchBack") },
    bookBack: { compare: readReceipt },
    printBack: { needs: ["bookBack"], compare: only(compareBookingPdf("bookBack", "searchBack")) },
    listBack: { needs: ["searchBack", "bookBack"], compare: compareBookedBack },
    readHome: {
      compare: only(
        compareLastSearches(
          "searchNowhere",
          "searchSwitchedOff",
          "searchCooled",
          "searchFewerBack",
          "searchBack",
          "search",
        ),
      ),
    },
  },
  waitForArrival: {
    search: { compare: compareSearchToWait },
    searchSheet: { compare: compareSheetSearch },
    book: { compare: readReceipt },
    bookSheet: { needs: ["searchSheet"], compare: compareReceiptOf("searchSheet", "result.0.excel") },
    bookAgainOnLastDay: { needs: ["book"], compare: only(compareRepeated("book")) },
    bookFurther: { needs: ["book"], compare: compareNew },
    listOnLastDay: { needs: ["search", "book", "bookFurther"], compare: compareBothDays },
    readHomeUnderWay: { needs: ["book", "listOnLastDay"], compare: compareHomeUnderWay },
    bookAgainUnderWay: { needs: ["bookFurther"], compare: only(compareRepeated("bookFurther")) },
    setReferenceUnderWay: { compare: compareReference(REFERENCE_UNDER_WAY) },
    listUnderWay: { needs: ["search", "book", "bookFurther", "setReferenceUnderWay"], compare: compareUnderWay },
    listRunningUnderWay: { needs: ["book", "bookFurther", "listOnLastDay"], compare: only(compareRunningUnderWay) },
    printUnderWay: { needs: ["book"], compare: only(compareBookingPdf("book")) },
    openFileUnderWay: { needs: ["book"], compare: only(compareBookingPdf("book")) },
    listAfterArrival: { needs: ["search", "book", "bookFurther", "setReferenceUnderWay"], compare: compareArrived },
    printAfterArrival: { needs: ["book"], compare: only(compareBookingPdf("book")) },
    readHomeAfterArrival: { needs: ["book"], compare: compareGone("result.0.runningBookings") },
    listRunning: { needs: ["book"], compare: compareGoneFromList },
  },
  listManyBookings: {
    listDefault: { compare: countPage(10) },
    listMany: {
      compare: inTurn(countPage(MANY_BOOKINGS + 1), only(followCancelled)),
    },
    readHome: {
      needs: ["listMany"],
      compare: only((step) => [...compareManyRunning(step), ...compareLastSearches("search")(step)]),
    },
  },
  bookPartLoad: {
    ...ONE_BOOKING,
    readProfile: { compare: compareLclProfile },
    listPorts: { compare: comparePorts },
    priceLoad: { compare: compareLoadPrice },
    priceAllDays: { needs: ["priceLoad"], compare: compareAllDays },
    pricePort: { needs: ["priceLoad"], compare: compareCfs("port") },
    priceInland: { needs: ["priceLoad"], compare: compareCfs("inland") },
    priceFirstDay: { needs: ["priceLoad"], compare: compareFirstDay },
    priceFirstPage: { needs: ["priceLoad"], compare: compareRatePage(0) },
    priceSecondPage: { needs: ["priceLoad", "priceFirstPage"], compare: compareRatePage(1) },
    book: { needs: ["priceLoad"], compare: compareReceiptOf("priceLoad", "result") },
    priceUsualContainer: { needs: ["priceOneContainer"], compare: compareUsualContainer },
    priceTwoContainers: { needs: ["priceOneContainer"], compare: compareContainers },
    priceOther: { compare: compareLoadPrice },
    listBookings: { needs: ["priceLoad", "book"], compare: comparePartLoad },
    listOther: { needs: ["priceOther", "bookWithSameKey", "book"], compare: compareOther(compareOtherLoad) },
  },
  followShipment: SHIPPED,
  meetShipment: ARRIVED,
  setNewPassword: {
    useOtherSession: { needs: ["readOtherProfile"], compare: compareSameProfile("readOtherProfile") },
  },
  openAccount: { readProfile: { compare: compareSignedUp }, listBookings: { compare: compareEmpty } },
  readMessages: MESSAGES,
  keepLists: KEPT_LISTS,
  followBookings: FOLLOWED,
  workInCompany: COMPANY,
  useKeys: KEYS,
  linkCalendar: CALENDAR,
  growSearch: GROWING,
  keepAccount: KEPT_ACCOUNT,
  stateCargo: CARGO,
  approveBookings: APPROVALS,
  askAsVisitor: {
    listCountries: { compare: compareCountries },
    findPlaces: { compare: findPort("portOfLoading") },
    findInlandPlace: { compare: findPlaceOf(INLAND) },
    sendEnquiryOfProgram: { needs: ["sendEnquiry"], compare: compareMessage("sendEnquiry") },
    forgetUnknownPassword: { needs: ["forgetPassword"], compare: compareMessage("forgetPassword") },
  },
};
