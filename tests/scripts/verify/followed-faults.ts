/* Faults in front of the reference server in what follows a booking and in a quote of two offers. */
import { read, readList } from "../../../scripts/verify/journeys/comparison.ts";
import { isObject, type JsonObject } from "../../../scripts/verify/json.ts";
import {
  calls,
  changeBody,
  changeDeep,
  deep,
  empty,
  type Fault,
  readFirst,
  refusal,
  replies,
  row,
  scale,
  withAnotherKey,
} from "./fault-kit.ts";

const followed = row("followBookings");

/** Changes the first entry of an answer. */
const entry = (change: (entry: JsonObject) => JsonObject) =>
  replies((body) => {
    const [first, ...others] = readList(body, "result");
    return { ...body, result: [isObject(first) ? change(first) : first, ...others] };
  });

const swapKind = (kind: unknown): unknown =>
  kind === "demurrage" ? "detention" : kind === "detention" ? "demurrage" : kind;

const add = (days: number) => (value: unknown) => (typeof value === "number" ? value + days : value);

const withoutDestination = (price: unknown): unknown => ({
  charges: readList(price, "charges").filter((charge) => read(charge, "group") !== "destination"),
  totals: [{ currency: "USD", amount: 2961 }],
});

export const FOLLOWED_FAULTS: readonly Fault[] = [
  followed(
    "createQuote",
    "mixes up demurrage and detention",
    "createQuote",
    entry((quote) => Object(changeDeep(quote, "freeTime", (free) => changeDeep(free, "kind", swapKind)))),
  ),
  followed("createQuote", "has a transit time of one day more", "createQuote", deep("transitTime", add(1))),
  followed(
    "createQuote",
    "ends a quote with the last of its offers",
    "createQuote",
    deep("validTill", () => "2099-01-01"),
  ),
  followed(
    "createQuote",
    "states totals that are 3 % higher",
    "createQuote",
    entry((quote) => ({
      ...quote,
      offers: readList(quote, "offers").map((offer) =>
        changeDeep(offer, "total", (total) => changeDeep(total, "amount", scale(1.03))),
      ),
    })),
  ),
  followed("checkQuoteOffer", "checks the first offer of each quote", "checkSecondOffer", {
    changeCall: (call) => changeBody(call, () => ({ offer: 0 })),
  }),
  followed(
    "verifyQuote",
    "states the totals in another order",
    "verifyQuote",
    entry((quote) => ({ ...quote, totals: readList(quote, "totals").toReversed() })),
  ),
  followed("getQuote", "loses the comment of a decision", "readQuote", deep("comments", empty)),
  followed(
    "openSharedBooking",
    "leaves out the charges at the destination",
    "openLink",
    deep("price", withoutDestination),
  ),
  followed(
    "openSharedBooking",
    "takes no lead time off a cut-off",
    "openLink",
    replies((body) =>
      changeDeep(body, "deadlines", (deadlines) =>
        Array.isArray(deadlines)
          ? deadlines.map((one) => ({ ...Object(one), latestSafe: read(one, "cutOff") }))
          : deadlines,
      ),
    ),
  ),
  followed(
    "openSharedBooking",
    "counts sizes for containers",
    "openLink",
    deep("of", () => 1),
  ),
  followed(
    "openSharedBooking",
    "has stops of another kind",
    "openLink",
    replies((body) => changeDeep(body, "stops", (stops) => changeDeep(stops, "kind", () => "inland"))),
  ),
  followed(
    "listLinks",
    "counts the first opening of a link alone",
    "listLinks",
    deep("opens", (opens) => Math.min(1, Number(opens))),
  ),
  followed(
    "getBooking",
    "applies lead times to later bookings alone",
    "openWithLeadTimes",
    deep("leadTimes", (hours) => ({ ...Object(hours), vgm: 3 })),
  ),
  followed(
    "requestAmendment",
    "compares the amount of a fee without its currency",
    "cancelAtOtherFee",
    calls('"currency":"EUR"', (call) =>
      changeBody(call, (body) => ({ ...body, shownFee: { currency: "USD", amount: 150 } })),
    ),
  ),
  followed("addDocument", "adds one more version for each call", "listDocuments", calls("document=", withAnotherKey)),
  followed("openSharedBooking", "revokes every link of a booking with one of them", "openLinkLeft", {
    changeCall: (call, { replies: answered }) => (answered.has("revokeLink") ? refusal(404) : call),
  }),
  followed(
    "listLinks",
    "lists no link that was revoked",
    "listLinksOfBooking",
    replies((body) => ({
      ...body,
      result: readList(body, "result").filter((link) => read(link, "state") === "active"),
    })),
  ),
  followed(
    "getBooking",
    "marks the deadlines of every booking",
    "openUnmarked",
    replies((body, _, { latest }) => {
      const marked = readFirst(latest.get("getBooking"), "result.0.markedTasks");
      return Array.isArray(marked) && marked.length > 0 ? changeDeep(body, "markedTasks", () => marked) : body;
    }),
  ),
  followed("markDeadline", "does not reopen a deadline", "openReopened", {
    changeCall: (call) => changeBody(call, () => ({ done: true })),
  }),
  followed(
    "listAmendments",
    "states the fee of one container",
    "listTerms",
    replies((body) => changeDeep(body, "cancellationFees", (fees) => changeDeep(fees, "amount", scale(0.5)))),
  ),
  followed("requestAmendment", "takes a withdrawn request for an open one", "requestChangeAgain", {
    changeCall: (call, { replies: answered }) => (answered.has("decideAmendment") ? refusal(409) : call),
  }),
  followed("listDocuments", "loses the comments on an earlier version", "listDocuments", deep("comments", empty)),
  followed("downloadDocuments", "has the first version of each document", "downloadDocuments", {
    changeReply: (reply) => ({
      ...reply,
      body: Buffer.from(reply.body.toString("latin1").replace("[0 0 200 202]", "[0 0 200 101]"), "latin1"),
    }),
  }),
  followed(
    "requestAmendment",
    "has one open request for all bookings",
    "requestForOther",
    calls("/amendments", (call, { replies: answered }) => (answered.has("requestAmendment") ? refusal(409) : call)),
  ),
];
