/* Bookings above the limit of a person, which wait for a colleague. */
import { parseMoney } from "#domain/money";
import type { Difference } from "../differences.ts";
import { compareParts } from "./agreement.ts";
import {
  type Answered,
  type Compare,
  type Comparison,
  differ,
  findEntry,
  inTurn,
  only,
  read,
  readList,
  readString,
  same,
} from "./comparison.ts";
import { addLimit, OTHER_TERMS, requestInOtherCurrency } from "./other-currency.ts";
import { priceOffers } from "./prices.ts";
import { chooseOffer } from "./search.ts";
import { TERMS_CARRIER, TERMS_TOTAL } from "./terms-offer.ts";

const CURRENCY = "USD";
const [MORE_THAN_ANY, LESS_THAN_ANY, CENT] = [1_000_000_000, 1, 0.01];

/** Limits that are the total of the offer and a cent less; in another currency such that are above and below it. */
const chooseLimits: Compare = ({ body }) => {
  const isComparable = readString(body, "result.0.currency") === CURRENCY;
  return {
    differences: [],
    outputs: isComparable
      ? { total: TERMS_TOTAL, less: TERMS_TOTAL - CENT }
      : { total: MORE_THAN_ANY, less: LESS_THAN_ANY },
  };
};

/** The offer with terms of its own, where the search has it. */
const chooseOfCarrier =
  (name: string): Compare =>
  ({ body, requests, stepId }) => {
    const { offer, differences } = chooseOffer(
      priceOffers(body, requests.get(stepId)),
      ({ carrier }) => carrier.name === name,
    );
    return { differences, outputs: { offerId: offer?.id, providerName: offer?.carrier.name } };
  };

export const chooseTerms = chooseOfCarrier(TERMS_CARRIER);

/** The field of the refusal is that of a booking which needs an approval. */
const compareLimitField: Compare = only(({ body }) =>
  findEntry(body, "result", "field", "limit") === undefined
    ? [differ("$.result[0].field", "limit, which offers to ask for an approval", read(body, "result.0.field"))]
    : [],
);

/** What the person of the call may do with a request. */
interface Rights {
  readonly mayDecide: boolean;
  readonly mayWithdraw: boolean;
}

const [OWN, OF_COLLEAGUE, NONE]: readonly [Rights, Rights, Rights] = [
  { mayDecide: false, mayWithdraw: true },
  { mayDecide: true, mayWithdraw: false },
  { mayDecide: false, mayWithdraw: false },
];

const PEOPLE = { admin: 0, member: 1 } as const;

const readName = ({ bodies }: Answered, person: keyof typeof PEOPLE): unknown =>
  read(bodies.get("listPeople"), `result.${PEOPLE[person]}.name`);

interface Expected extends Rights {
  readonly state: string;
  readonly decidedBy?: keyof typeof PEOPLE;
  readonly reason?: string;
}

const WAITING: Expected = { state: "waiting", ...OWN };
const DECLINED: Expected = {
  state: "declined",
  decidedBy: "admin",
  reason: "The next sailing is cheaper",
  ...NONE,
};
const WITHDRAWN: Expected = { state: "withdrawn", ...NONE };
const APPROVED: Expected = { state: "approved", decidedBy: "admin", ...NONE };

const compareAmount = (path: string, approval: unknown): readonly Difference[] => {
  const [currency, total] = [readString(approval, "currency"), read(approval, "total")];
  if (currency !== CURRENCY) return [];
  const stated = typeof total === "number" ? parseMoney(total, CURRENCY).unwrapOr(null) : null;
  return stated?.minor === TERMS_TOTAL * 100 ? [] : [differ(`${path}.total`, String(TERMS_TOTAL), total)];
};

/** A request has the offer and the reference of the call that made it, and is in a state. */
const compareRequest = (step: Answered, path: string, made: string, approval: unknown, expected: Expected) => [
  ...same(`${path}.state`, expected.state, read(approval, "state")),
  ...same(`${path}.reference`, read(step.requests.get(made), "reference"), read(approval, "reference")),
  ...same(`${path}.carrier`, TERMS_CARRIER, read(approval, "carrier")),
  ...same(`${path}.requestedBy`, readName(step, "member"), read(approval, "requestedBy")),
  ...same(`${path}.problem`, null, read(approval, "problem")),
  ...compareAmount(path, approval),
  ...same(`${path}.mayDecide`, expected.mayDecide, read(approval, "mayDecide")),
  ...same(`${path}.mayWithdraw`, expected.mayWithdraw, read(approval, "mayWithdraw")),
  ...same(`${path}.reason`, expected.reason ?? null, read(approval, "reason")),
  ...(expected.decidedBy === undefined
    ? []
    : same(`${path}.decidedBy`, readName(step, expected.decidedBy), read(approval, "decidedBy"))),
  ...(expected.state === "approved" ? [] : same(`${path}.quotationId`, null, read(approval, "quotationId"))),
];

const compareOne = (made: string, expected: Expected): Compare =>
  only((step) => compareRequest(step, "$.result[0]", made, read(step.body, "result.0"), expected));

/** These requests and no others are in the list; what waits is before the others. */
const compareRequests = (...expected: readonly (readonly [made: string, expected: Expected])[]): Compare =>
  only((step) => {
    const listed = readList(step.body, "result");
    const waiting = listed.map((one) => read(one, "state") === "waiting");
    const late = waiting.findIndex((isWaiting, index) => isWaiting && index > 0 && waiting[index - 1] === false);
    return [
      ...same("$.result.length", expected.length, listed.length),
      ...(late < 0 ? [] : [differ(`$.result[${late}].state`, "those that wait first", read(listed[late], "state"))]),
      ...expected.flatMap(([made, one]) => {
        const id = step.outputs.get(made)?.["id"];
        const found = findEntry(step.body, "result", "id", id);
        return found === undefined
          ? [differ("$.result", `the request of ${made}`, listed.length)]
          : compareRequest(step, found.path, made, found.entry, one);
      }),
    ];
  });

/** A new request of an offer that was decided has an id of its own. */
const compareNewId: Compare = only(({ body, outputs }) =>
  read(body, "result.0.id") === outputs.get("request")?.["id"]
    ? [differ("$.result[0].id", "an id of its own", "that of the request that was decided")]
    : [],
);

const compareSameId: Compare = only(({ body, outputs }) =>
  same("$.result[0].id", outputs.get("request")?.["id"], read(body, "result.0.id")),
);

const compareBookings = (count: number): Compare =>
  only(({ body }) => [
    ...same("$.result.length", count, readList(body, "result").length),
    ...same("$.lenResult", count, read(body, "lenResult")),
  ]);

const isNumber = (value: unknown): boolean => typeof value === "string" && value !== "";

/** The request names the booking that it has become, and the list has it with the reference of the request. */
const compareBooked: Compare = only(({ body, bodies, requests }) => {
  const number = read(bodies.get("approve"), "result.0.quotationId");
  const found = findEntry(body, "result", "quotationId", number);
  if (found === undefined) return [differ("$.result", `the booking ${String(number)}`, readList(body, "result"))];
  const total = read(found.entry, "shipment.total");
  return [
    ...same(
      `${found.path}.reference`,
      read(requests.get("requestOnceMore"), "reference"),
      read(found.entry, "reference"),
    ),
    ...(read(total, "currency") === CURRENCY
      ? same(`${found.path}.shipment.total.amount`, TERMS_TOTAL, read(total, "amount"))
      : []),
  ];
});

const compareNumber: Compare = only(({ body }) =>
  isNumber(read(body, "result.0.quotationId"))
    ? []
    : [differ("$.result[0].quotationId", "the number of the booking", read(body, "result.0.quotationId"))],
);

const compareSameNumber: Compare = only(({ body, bodies, outputs }) => {
  const found = findEntry(body, "result", "id", outputs.get("requestOnceMore")?.["id"]);
  return compareParts(
    found?.path ?? "$.result[0]",
    { quotationId: read(bodies.get("approve"), "result.0.quotationId") },
    found?.entry,
  );
});

const ASKED = ["listPeople", "search", "request"];
const DECIDED = [...ASKED, "withdraw", "requestAfterWithdrawal", "decline"];
const CLOSED = [
  ["request", WITHDRAWN],
  ["requestAfterWithdrawal", DECLINED],
] as const;

/** What the steps of `approveBookings` compare. */
export const APPROVALS: Readonly<Record<string, Comparison>> = {
  readCompany: { compare: chooseLimits },
  search: { compare: chooseTerms },
  bookAboveLimit: { compare: compareLimitField },
  listNoBooking: { compare: compareBookings(0) },
  request: { needs: ["listPeople"], compare: compareOne("request", WAITING) },
  requestAgain: { needs: ASKED, compare: inTurn(compareSameId, compareOne("request", WAITING)) },
  listOwn: { needs: ASKED, compare: compareRequests(["request", WAITING]) },
  listWaiting: { needs: ASKED, compare: compareRequests(["request", { ...WAITING, ...OF_COLLEAGUE }]) },
  listForeign: { compare: compareRequests() },
  listWithdrawn: { needs: [...ASKED, "withdraw"], compare: compareRequests(["request", WITHDRAWN]) },
  requestAfterWithdrawal: {
    needs: [...ASKED, "withdraw"],
    compare: inTurn(compareNewId, compareOne("requestAfterWithdrawal", WAITING)),
  },
  decline: { needs: [...ASKED, "requestAfterWithdrawal"], compare: compareOne("requestAfterWithdrawal", DECLINED) },
  listDeclined: { needs: DECIDED, compare: compareRequests(...CLOSED) },
  listStillNoBooking: { compare: compareBookings(0) },
  listAll: {
    needs: [...DECIDED, "requestOnceMore"],
    compare: compareRequests(["requestOnceMore", WAITING], ...CLOSED),
  },
  listAboveLimit: {
    needs: [...DECIDED, "requestOnceMore", "giveApprover"],
    compare: compareRequests(["requestOnceMore", WAITING], ...CLOSED),
  },
  approve: {
    needs: [...DECIDED, "requestOnceMore"],
    compare: inTurn(compareOne("requestOnceMore", APPROVED), compareNumber),
  },
  listApproved: {
    needs: [...DECIDED, "approve"],
    compare: inTurn(compareRequests(["requestOnceMore", APPROVED], ...CLOSED), compareSameNumber),
  },
  listBookings: { needs: ["approve"], compare: inTurn(compareBookings(1), compareBooked) },
  searchLater: { compare: chooseTerms },
  bookOneCentAbove: { needs: ["giveLess"], compare: compareLimitField },
  searchInOtherCurrency: addLimit({ compare: chooseOfCarrier(OTHER_TERMS.carrier) }),
  bookInOtherCurrency: { needs: ["giveWorth"], compare: compareLimitField },
  requestInOtherCurrency,
  listBoth: { needs: ["approve", "bookWithin"], compare: compareBookings(2) },
};
