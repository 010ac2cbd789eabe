/* A quote of two offers: what it keeps of each, and which of them is meant. */
import type { Difference } from "../differences.ts";
import { compareParts } from "./agreement.ts";
import { compareTotal } from "./bookings.ts";
import {
  type Answered,
  type Compare,
  type Comparison,
  differ,
  only,
  read,
  readList,
  readString,
  same,
  sameTime,
  toDay,
} from "./comparison.ts";
import { addDays } from "./days.ts";
import { priceOffers } from "./prices.ts";
import { chooseOffer, findOffer } from "./search.ts";
import { FREE_DAYS, TERMS_CARRIER } from "./terms-offer.ts";

const readOffers = (body: unknown): readonly unknown[] =>
  readList(body, "result").flatMap((group) => [...readList(group, "api"), ...readList(group, "excel")]);

const readOfferId = (offer: unknown): unknown => read(offer, "offerId") ?? read(offer, "_id");

/** The offer with terms of its own first, and the last sailing of another carrier, which can be booked for longer. */
const chooseBoth: Compare = (step) => {
  const priced = priceOffers(step.body, step.requests.get(step.stepId));
  const { offer, differences } = chooseOffer(priced, ({ carrier }) => carrier.name === TERMS_CARRIER);
  const other = priced.offers
    .filter(({ carrier, availability }) => carrier.name !== offer?.carrier.name && availability.kind === "bookable")
    .toSorted((one, next) => (one.departure ?? "").localeCompare(next.departure ?? ""))
    .at(-1);
  return {
    differences: [
      ...differences,
      ...(step.isAlone && (other === undefined || offer?.carrier.name !== TERMS_CARRIER)
        ? [
            differ(
              "$.result",
              "offers of both carriers",
              priced.offers.map(({ carrier }) => carrier.name),
            ),
          ]
        : []),
    ],
    outputs: { offerId: offer?.id, providerName: offer?.carrier.name, otherOfferId: other?.id },
  };
};

/** The offers of the search in the order of the quote. */
const listChosen = ({ bodies, outputs }: Answered): readonly unknown[] =>
  ["offerId", "otherOfferId"].map((name) =>
    readOffers(bodies.get("search")).find((offer) => readOfferId(offer) === outputs.get("search")?.[name]),
  );

/** A quoted offer has the carrier, the days, the transit time and the total of the offer of the search. */
const compareOffer = (step: Answered, path: string, offered: unknown, quoted: unknown): readonly Difference[] => {
  const priced = findOffer(priceOffers(step.bodies.get("search"), step.requests.get("search")), readOfferId(offered));
  const transit = read(offered, "transitTime");
  return [
    ...(priced === undefined
      ? []
      : [
          ...same(`${path}.providerName`, priced.carrier.name, read(quoted, "providerName")),
          ...sameTime(`${path}.departureDate`, priced.departure ?? null, readString(quoted, "departureDate")),
          ...sameTime(`${path}.arrivalDate`, priced.arrival ?? null, readString(quoted, "arrivalDate")),
          ...compareTotal(`${path}.total`, priced, read(quoted, "total")),
        ]),
    ...(typeof transit !== "number" || read(quoted, "transitTime") === null
      ? []
      : same(`${path}.transitTime`, transit, read(quoted, "transitTime"))),
  ];
};

const compareOffers = (step: Answered, path = "result.0.offers"): readonly Difference[] =>
  listChosen(step).flatMap((offer, index) =>
    compareOffer(step, `$.result[0].offers[${index}]`, offer, read(step.body, `${path}.${index}`)),
  );

const compareFreeTime = ({ body, isAlone }: Answered): readonly Difference[] =>
  readList(isAlone ? body : undefined, "result.0.offers.0.freeTime.free").flatMap((free, index) => {
    const days = Object.entries(FREE_DAYS).find(([kind]) => kind === read(free, "kind"))?.[1];
    return days === undefined
      ? []
      : same(`$.result[0].offers[0].freeTime.free[${index}].least`, days, read(free, "least"));
  });

const readEnd = (offer: unknown): string | null =>
  toDay(readString(offer, "quoteLine.validityTo") ?? readString(offer, "VALID TILL"));

/** Without a day, a quote lasts until the first of its offers ends; a server may end it a day before, by its own zone. */
const compareEnd = (step: Answered): readonly Difference[] => {
  const first = listChosen(step)
    .map(readEnd)
    .filter((end) => end !== null)
    .toSorted()
    .at(0);
  const till = readString(step.body, "result.0.validTill");
  return !step.isAlone || first === undefined || till === null || (till <= first && till >= addDays(first, -1))
    ? []
    : [differ("$.result[0].validTill", `${first}, the first day on which one of the offers ends`, till)];
};

/** The offer that can be booked is the one at the position. */
const compareChecked = (position: number): Compare =>
  only((step) => {
    const quoted = read(step.bodies.get("createQuote"), `result.0.offers.${position}`);
    const offer = read(step.body, "result.0.offer");
    const names = ["providerName", "vesselName", "departureDate", "total"] as const;
    return names.flatMap((name) => compareParts(`$.result[0].offer.${name}`, read(quoted, name), read(offer, name)));
  });

/** The document has the carriers and the totals of the quote in its order. */
const compareVerified: Compare = only(({ body, bodies }) =>
  readList(bodies.get("createQuote"), "result.0.offers").flatMap((offer, index) => [
    ...same(`$.result[0].carriers[${index}]`, read(offer, "providerName"), read(body, `result.0.carriers.${index}`)),
    ...(read(offer, "total") === null
      ? []
      : compareParts(
          `$.result[0].totals[${index}][0]`,
          read(offer, "total"),
          read(body, `result.0.totals.${index}.0`),
        )),
  ]),
);

const compareShared: Compare = only(({ body, bodies }) => [
  ...compareParts(
    "$.result[0].offers",
    Object.fromEntries(readList(bodies.get("createQuote"), "result.0.offers").entries()),
    Object.fromEntries(readList(body, "result.0.offers").entries()),
  ),
  ...same(
    "$.result[0].validTill",
    read(bodies.get("createQuote"), "result.0.validTill"),
    read(body, "result.0.validTill"),
  ),
]);

/** The shipper reads what the recipient has decided and written. */
const compareDecision: Compare = only(({ body, requests }) => {
  const sent = requests.get("approveQuote");
  const texts = readList(body, "result.0.comments").map((comment) => read(comment, "text"));
  return [
    ...["offer", "outcome", "name"].flatMap((name) =>
      same(`$.result[0].decision.${name}`, read(sent, name), read(body, `result.0.decision.${name}`)),
    ),
    ...(texts.includes(read(sent, "comment"))
      ? []
      : [differ("$.result[0].comments", `the comment ${String(read(sent, "comment"))}`, texts)]),
  ];
});

const MADE = ["search", "createQuote"];

export const QUOTED: Readonly<Record<string, Comparison>> = {
  search: { compare: chooseBoth },
  createQuote: {
    needs: ["search"],
    compare: only((step) => [...compareOffers(step), ...compareFreeTime(step), ...compareEnd(step)]),
  },
  checkSecondOffer: { needs: MADE, compare: compareChecked(1) },
  checkFirstOffer: { needs: MADE, compare: compareChecked(0) },
  verifyQuote: { needs: MADE, compare: compareVerified },
  openQuote: { needs: MADE, compare: compareShared },
  readQuote: { needs: [...MADE, "approveQuote"], compare: compareDecision },
};
