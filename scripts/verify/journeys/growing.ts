/* A search whose answer grows, beside one that waits. */
import { chooseTerms } from "./approvals.ts";
import { compareTotal } from "./bookings.ts";
import {
  type Answered,
  type Compare,
  type Comparison,
  differ,
  findEntry,
  only,
  read,
  readList,
  readString,
  same,
} from "./comparison.ts";
import { compareSameSearches } from "./home.ts";
import { priceOffers } from "./prices.ts";
import { findOffer } from "./search.ts";

const readNames = (body: unknown): readonly string[] =>
  readList(body, "progress").map((source) => String(read(source, "name")));

/** An offer that can be booked, and the source of its carrier where the search names it. */
const chooseGrown: Compare = async (step) => {
  const chosen = await chooseTerms(step);
  const isComplete = read(step.body, "isComplete") === true;
  const name = chosen.outputs?.["providerName"];
  const source = findEntry(step.body, "progress", "name", name)?.entry;
  /* What slow sources have is not there yet. */
  return isComplete
    ? { differences: chosen.differences, outputs: { ...chosen.outputs, source: read(source, "name") } }
    : {
        differences: [],
        outputs: { ...chosen.outputs, source: read(source, "state") === "answered" ? name : undefined },
      };
};

/** Carriers and totals of the offers that can be compared. */
const listOffers = (step: Answered, name: "startSearch" | "search"): string =>
  priceOffers(name === step.stepId ? step.body : step.bodies.get(name), step.requests.get(name))
    .offers.map(
      ({ carrier, price }) =>
        `${carrier.name} ${price.perCurrency.map((one) => `${one.currency} ${one.minor}`).join(" + ")}`,
    )
    .toSorted()
    .join(", ");

const compareOffers: Compare = only((step) =>
  step.isAlone && read(step.bodies.get("startSearch"), "isComplete") === true
    ? same("$.result", listOffers(step, "startSearch"), listOffers(step, "search"))
    : [],
);

/** The search is the last one on home, where it keeps them. */
const compareRemembered: Compare = only(({ body, requests }) => {
  const [sent, stored] = [requests.get("startSearch"), readList(body, "result.0.lastSearches")];
  return stored.length === 0
    ? []
    : (["portOfLoading", "portOfDischarge"] as const).flatMap((name) =>
        same(`$.result[0].lastSearches[0].search.${name}`, read(sent, name), read(stored[0], `search.${name}`)),
      );
});

/** The source is asked, or has answered already; sources keep their order. */
const compareSources: Compare = only(({ body, bodies }) =>
  same("$.progress[].name", readNames(bodies.get("startSearch")).join(", "), readNames(body).join(", ")),
);

/** The offers of the source are replaced by its new ones. */
const compareReplaced: Compare = (step) => {
  const { body, outputs } = step;
  const { offerId, providerName, source } = outputs.get("startSearch") ?? {};
  const state = read(findEntry(body, "progress", "name", source)?.entry, "state");
  const found = priceOffers(body, step.requests.get("startSearch")).offers.find(
    ({ carrier, availability }) => carrier.name === providerName && availability.kind === "bookable",
  );
  const isRemoved = readList(body, "removed").includes(offerId);
  return state === "asking"
    ? { differences: [], outputs: {} }
    : {
        differences: [
          ...(isRemoved
            ? []
            : [
                differ(
                  "$.removed",
                  `the offer ${String(offerId)}, whose source was asked again`,
                  readList(body, "removed"),
                ),
              ]),
          ...(found === undefined ? [differ("$.result", `an offer of ${String(providerName)}`, "none")] : []),
          ...(found !== undefined && found.id === offerId
            ? [differ("$.result", "an offer with an id of its own", "the one that was removed")]
            : []),
        ],
        outputs: { offerId: found?.id },
      };
};

/** Nothing is asked any further, and no offers are answered. */
const compareStopped: Compare = only(({ body }) => [
  ...same("$.isComplete", true, read(body, "isComplete")),
  ...readList(body, "result").flatMap((group, index) =>
    ["api", "excel"].flatMap((name) => same(`$.result[${index}].${name}.length`, 0, readList(group, name).length)),
  ),
]);

const compareBooked: Compare = only((step) => {
  const found = findEntry(step.body, "result", "quotationId", step.outputs.get("book")?.["quotationId"]);
  const offer = findOffer(
    priceOffers(step.bodies.get("continueSearch"), step.requests.get("startSearch")),
    step.outputs.get("continueSearch")?.["offerId"],
  );
  if (found === undefined)
    return [differ("$.result", "the booking of the offer", readList(step.body, "result").length)];
  const total = read(found.entry, "shipment.total");
  return offer === undefined || readString(total, "currency") === null
    ? []
    : compareTotal(`${found.path}.shipment.total`, offer, total);
});

/** What the steps of `growSearch` compare. */
export const GROWING: Readonly<Record<string, Comparison>> = {
  startSearch: { compare: chooseGrown },
  readHome: { needs: ["startSearch"], compare: compareRemembered },
  readHomeUnchanged: { needs: ["startUnremembered"], compare: only(compareSameSearches) },
  search: { needs: ["startSearch"], compare: compareOffers },
  askAgain: { needs: ["startSearch"], compare: compareSources },
  continueSearch: { needs: ["startSearch", "askAgain"], compare: compareReplaced },
  stopSearch: { needs: ["startSearch"], compare: compareStopped },
  listBookings: { needs: ["book", "continueSearch"], compare: compareBooked },
};
