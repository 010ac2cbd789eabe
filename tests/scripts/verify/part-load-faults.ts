/* Faults in front of the reference server that only the booking of a part load meets. */
import { isObject } from "../../../scripts/verify/json.ts";
import { read, readList } from "../../../scripts/verify/journeys/comparison.ts";
import {
  type Call,
  calls,
  type Change,
  changeBody,
  changeDeep,
  changeQuery,
  daysLater,
  deep,
  empty,
  type Fault,
  json,
  printInstead,
  readFirst,
  type Reply,
  refusal,
  row,
  scale,
  servesEverybody,
} from "./fault-kit.ts";

const partLoad = row("bookPartLoad");

/** A fault that the journey of a part load must find. */
export const ofPartLoads = (fault: Fault): Fault => ({ ...fault, journey: "bookPartLoad" });

/** A PDF of one page with this text. */
const toPdf = (text: string): Buffer => {
  const content = `BT /F1 12 Tf 20 40 Td (${text}) Tj ET`;
  return Buffer.from(
    [
      "%PDF-1.4",
      "1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj",
      "2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj",
      "3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 600 100] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >> endobj",
      `4 0 obj << /Length ${content.length} >> stream\n${content}\nendstream endobj`,
      "5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj",
      "trailer << /Size 6 /Root 1 0 R >>",
      "%%EOF\n",
    ].join("\n"),
  );
};

/** Prints one line in place of the PDF, with the number of the booking. */
const prints = (line: string): Change => ({
  changeReply: (reply, call, { replies }) =>
    reply.status === 200 && call.body.includes("quotationId")
      ? { ...reply, body: toPdf(`${String(readFirst(replies.get("bookLcl"), "result.0.quotationId"))} ${line}`) }
      : reply,
});

/** Reverses the pages that are sorted so. */
const inlandFirst = (sort: string): Change => ({
  changeReply: (reply, call) =>
    call.path.includes(`sort=${sort}`)
      ? json(reply, (body) => ({ ...body, result: readList(body, "result").toReversed() }))
      : reply,
});

const CARRIER = "Keelson Global Logistics, Nhava Sheva to Rotterdam";

const ignores = (name: string): Change => ({
  changeCall: (call: Call) => changeQuery(call, (query) => query.delete(name)),
});

/** Changes the cells of a rate in an answer. */
const cells = (change: (text: string) => string): Change => ({
  changeReply: (reply) =>
    json(reply, (body) =>
      changeDeep(body, "destinationCharges", (charges) =>
        isObject(charges)
          ? Object.fromEntries(Object.entries(charges).map(([name, cell]) => [name, change(String(cell))]))
          : charges,
      ),
    ),
});

const withoutPartLoads = (reply: Reply): Reply =>
  json(reply, (body) => ({
    ...body,
    result: readList(body, "result").filter((one) => read(one, "trackingType") !== "lcl"),
    lenResult: 0,
  }));

/** Totals of the list without what both minimums add: EUR 61.25 and EUR 21. */
const WITHOUT_MINIMUM = 386.3 - (61.25 + 21) / 0.9225;

export const PART_LOAD_FAULTS: readonly Fault[] = [
  partLoad("bookingPdf", "prints no page of a part load", "printOffer printBooking", {
    changeReply: (reply, call) =>
      call.body.includes("_id") && reply.status === 200 ? { ...reply, body: Buffer.from("%PDF-1.4\n%%EOF\n") } : reply,
  }),
  partLoad(
    "lclRates",
    "has rates beyond the place first, by transit time",
    "priceByTransit",
    inlandFirst("transit-time"),
  ),
  partLoad(
    "lclRates",
    "has rates beyond the place first, by departure",
    "priceByDeparture",
    inlandFirst("next-departure"),
  ),
  partLoad(
    "bookLcl",
    "leaves a rate that is confirmed at once without a number",
    "book",
    deep("bookingId", () => null),
  ),
  partLoad("bookingPdf", "prints another weight", "printBooking", prints(`${CARRIER}, 1,250 kg, 3.25 CBM`)),
  partLoad("bookingPdf", "prints another volume", "printBooking", prints(`${CARRIER}, 1,200 kg, 2.25 CBM`)),
  partLoad("bookingPdf", "prints another consolidator", "printBooking", prints("Another Line, 1,200 kg, 3.25 CBM")),
  partLoad("bookingPdf", "prints the total without a minimum", "printBooking", prints(`${CARRIER}, Total USD 295.01`)),
  partLoad(
    "bookingPdf",
    "prints the ports the other way round",
    "printBooking",
    prints("Keelson Global Logistics, Rotterdam to Nhava Sheva"),
  ),
  partLoad("bookingPdf", "prints a booking that does not exist", "printUnknownBooking", {
    changeCall: (call, { replies }) =>
      call.body.includes("QTN-UNKNOWN") ? printInstead(call, replies.get("bookLcl")) : call,
  }),
  ofPartLoads(
    servesEverybody("bookingPdf", "prints part loads of somebody else", "printForeignOffer", "printForeignBooking"),
  ),
  ofPartLoads(servesEverybody("quotationFile", "answers files of part loads of somebody else", "openForeignFile")),
  ofPartLoads(servesEverybody("dashboard", "has part loads of everybody", "readForeignHome")),
  ofPartLoads(servesEverybody("listQuotations", "lists part loads of everybody", "listForeignBookings")),
  ofPartLoads(servesEverybody("setReference", "changes part loads of somebody else", "setForeignReference")),
  partLoad("quotationFile", "answers any name of a file", "openUnknownFile", {
    changeCall: (call, { replies }) => ({
      ...call,
      path: call.path.replace(
        "unknown.pdf",
        String(readFirst(replies.get("listQuotations"), "result.0.files.0.fileName")),
      ),
    }),
  }),
  partLoad("dashboard", "has no part loads", "readHome", deep("runningBookings", empty)),
  partLoad("listQuotations", "lists no part loads", "listBookings", { changeReply: withoutPartLoads }),
  partLoad(
    "listQuotations",
    "tracks a part load as containers",
    "listBookings",
    deep("trackingType", () => "fcl"),
  ),
  partLoad(
    "listQuotations",
    "lists a total without the minimums",
    "listBookings",
    deep("total", (total) => (isObject(total) ? { ...total, amount: WITHOUT_MINIMUM } : total)),
  ),
  partLoad(
    "listQuotations",
    "lists another number of the booking",
    "listBookings",
    deep("bookingId", () => "KLB-0"),
  ),
  partLoad("listQuotations", "does not find a part load by its number", "listByNumber", {
    changeReply: (reply, call) => (call.path.includes("search=") ? withoutPartLoads(reply) : reply),
  }),
  partLoad(
    "lclRates",
    "forgets the minimums of its charges",
    "priceLoad",
    cells((text) => text.replace(/ ?\(?MIN.*/, "")),
  ),
  partLoad("lclRates", "ignores cfs", "priceInland", ignores("cfs")),
  partLoad("lclRates", "ignores departsBy", "priceEarly", ignores("departsBy")),
  partLoad("lclRates", "ignores maxTransitDays", "priceFewDays", ignores("maxTransitDays")),
  partLoad(
    "lclRates",
    "has no rates within any transit time",
    "priceAllDays",
    calls("maxTransitDays=999", (call) => changeQuery(call, (query) => query.set("maxTransitDays", "1"))),
  ),
  partLoad("lclRates", "has no rates to a station at the place", "pricePort", {
    changeCall: (call) =>
      changeQuery(call, (query) => {
        if (query.get("cfs") === "port") query.set("departsBy", "2020-01-01");
      }),
  }),
  partLoad(
    "lclRates",
    "has rates from another port",
    "priceLoad",
    deep("Port of loading", () => "Mundra"),
  ),
  partLoad("bookLcl", "answers another booking for the same key", "bookAgain", {
    changeReply: (reply, _, { replies }) =>
      replies.has("bookLcl") ? json(reply, (body) => changeDeep(body, "quotationId", () => "QTN-0")) : reply,
  }),
  partLoad("bookLcl", "does not know the key of a second account", "bookWithSameKey", {
    changeReply: (reply, _, { replies }) => (reply.status === 200 ? (replies.get("bookLcl") ?? reply) : reply),
  }),
  partLoad("bookLcl", "refuses a rate that is booked", "bookWithoutKey", {
    changeCall: (call) => (call.headers["idempotency-key"] === undefined ? refusal(409) : call),
  }),
  partLoad("setReference", "keeps the reference of a part load", "readRemovedReference", {
    changeCall: (call) => (call.body.includes("null") ? changeBody(call, () => ({ reference: "PO 1" })) : call),
    changeReply: (reply, call) =>
      call.body.includes("PO 1") ? json(reply, (body) => ({ ...body, result: [{ reference: null }] })) : reply,
  }),
  partLoad("signOut", "does not end the session", "useEndedSession listAfterSignOut", {
    changeCall: () => refusal(200),
  }),
  partLoad("lclRates", "counts what a choice of the station leaves", "pricePort", {
    changeReply: (reply, call) =>
      call.path.includes("cfs=port") ? json(reply, (body) => changeDeep(body, "inlandCfs", () => 0)) : reply,
  }),
  partLoad("lclRates", "leaves out the departures of the day itself", "priceFirstDay", {
    changeCall: (call) =>
      changeQuery(call, (query) => {
        const day = query.get("departsBy");
        if (day !== null) query.set("departsBy", daysLater(day, -1));
      }),
  }),
  partLoad("lclRates", "names the lowest rate of each page", "priceSecondPage", {
    changeReply: (reply) => json(reply, (body) => ({ ...body, lowestRateId: read(body, "result.0._id") })),
  }),
  partLoad("lclRates", "counts the rates of the page alone", "priceFirstPage", {
    changeReply: (reply) => json(reply, (body) => ({ ...body, lenResult: readList(body, "result").length })),
  }),
  partLoad("lclRates", "compares with one container, however many there are", "priceTwoContainers", {
    changeReply: (reply, call) =>
      call.path.includes("noOfContainers=2") ? json(reply, (body) => changeDeep(body, "amount", scale(0.5))) : reply,
  }),
];
