import { err, ok, Result } from "neverthrow";
import { isEmail } from "#domain/email.ts";
import type { QuotedOffer, RateSource, SourceFailure, UnreadableOffer } from "#server/rate-sources/rate-source.ts";
import { authoriseByHeaders } from "../kit/authorise.ts";
import { type CarrierCall, type CarrierDeps, createCarrierClient } from "../kit/carrier-client.ts";
import { type RateConnector, readBudget, toHost, toTimeout } from "../kit/connector.ts";
import { sayDefaultWeight } from "../kit/default-weight.ts";
import type { Fields } from "../kit/fields.ts";
import { refusedFailure, unreadableFailure } from "../kit/failures.ts";
import type { JsonAnswer } from "../kit/json-call.ts";
import { joinSizes } from "./join-sizes.ts";
import { type PriceDefaults, type PriceRequest, toPriceRequests } from "./price-request.ts";
import { readSizeAnswer, type SizeAnswer } from "./read-answer.ts";
import { sayReason, TECHNICAL_ERROR } from "./reasons.ts";

/** Of the entry `hapag-lloyd` of the connectors file. */
interface HapagLloydSettings extends PriceDefaults {
  readonly name: string;
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly callsPerMinute: number;
  readonly callsPerDay: number;
  /** Whether the carrier has confirmed that it charges for no call; otherwise one without an answer is not repeated. */
  readonly billsNothing: boolean;
  readonly budgetMs: number;
  readonly keepMs: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/* Three sizes start within four seconds; later ones would answer after the search. */
const MAX_WAIT_MS = 10_000;

/* An answer takes 8 to 25 seconds. */
const BUDGET_SECONDS = 40;

const toAllowances = ({ callsPerMinute, callsPerDay }: HapagLloydSettings) => [
  { calls: callsPerMinute, spanMs: MINUTE_MS },
  { calls: callsPerDay, spanMs: DAY_MS },
];

const toCall = (body: PriceRequest): CarrierCall => ({
  operation: "prices",
  method: "POST",
  path: "/hlag/external/v2/quotation-booking-engine/external/prices",
  body,
  isRepeatable: true,
  /* 409 is a refusal, with a reason. */
  answers: [200, 409],
});

const readAnswer = (
  name: string,
  { requestedEquipment: { requestedEquipmentSizeType: size } }: PriceRequest,
  { status, body }: JsonAnswer,
): Result<SizeAnswer, SourceFailure> => {
  const answer = readSizeAnswer(body, size);
  if (answer === null)
    return err(
      status === 409
        ? refusedFailure(sayReason("CAN_NOT_BE_OFFERED"), "it answered 409 without a reason")
        : unreadableFailure(name, "it has neither offers nor a reason"),
    );
  return answer.reason === TECHNICAL_ERROR ? err(TECHNICAL_FAULT) : ok(answer);
};

const TECHNICAL_FAULT: SourceFailure = {
  reason: `it answered ${TECHNICAL_ERROR}`,
  sentence: sayReason(TECHNICAL_ERROR),
};

/* A fault is no answer, which would be kept. */
const toRefusal = (sizes: readonly SizeAnswer[], sentences: readonly string[]): SourceFailure =>
  sizes.some(({ offers }) => offers.some(({ reason }) => reason === TECHNICAL_ERROR))
    ? TECHNICAL_FAULT
    : refusedFailure(sentences.join(" "));

const toUnreadable = (answers: readonly SizeAnswer[]): readonly UnreadableOffer[] =>
  answers.flatMap(({ unreadable }) => unreadable.map((reason) => ({ kind: "unreadable", reason }) as const));

/** Prices of Hapag-Lloyd by its Prices API v2: one call for each size of a load. The desk books them with the carrier. */
const hapagLloydSource = (settings: HapagLloydSettings, deps: CarrierDeps): RateSource => {
  const { name, baseUrl, clientId, clientSecret, weightKg, budgetMs, keepMs } = settings;
  const client = createCarrierClient(
    {
      name,
      baseUrl,
      timeoutMs: toTimeout(budgetMs),
      allowances: [{ calls: 1, spanMs: 1_000 }, ...toAllowances(settings)],
      maxWaitMs: MAX_WAIT_MS,
      maxConcurrent: 10,
      billed: [],
      mayBill: !settings.billsNothing,
    },
    authoriseByHeaders({ "X-IBM-Client-Id": clientId, "X-IBM-Client-Secret": clientSecret }),
    deps,
  );
  return {
    name,
    budgetMs,
    keepMs,
    quote: async (request, signal) => {
      const requests = toPriceRequests(request, settings);
      if (requests.isErr()) return err(refusedFailure(requests.error));
      const answered = await client.callAll(requests.value.map(toCall), signal);
      const answers = answered.andThen((all) =>
        Result.combine(
          requests.value.flatMap((asked, at) => {
            const answer = all[at];
            return answer === undefined ? [] : [readAnswer(name, asked, answer)];
          }),
        ),
      );
      return answers.andThen((sizes): Result<readonly (QuotedOffer | UnreadableOffer)[], SourceFailure> => {
        const { offers, sentences } = joinSizes(name, request, sizes, sayDefaultWeight(request, weightKg));
        return sentences.length > 0 ? err(toRefusal(sizes, sentences)) : ok([...offers, ...toUnreadable(sizes)]);
      });
    },
  };
};

/* The carrier takes the call and refuses another text as an unknown user. */
const readCustomer = ({ text, complain }: Fields): string => {
  const customer = text("customerIdentifier");
  if (customer !== "" && !isEmail(customer))
    complain("customerIdentifier", "must be the e-mail address by which Hapag-Lloyd knows you");
  return customer;
};

/** Reads the entry `hapag-lloyd` of the connectors file. */
export const hapagLloydConnector: RateConnector = (name, fields) => {
  const settings: HapagLloydSettings = {
    name,
    baseUrl: fields.address("url", "https://api.hlag.com"),
    clientId: fields.secret("clientId"),
    clientSecret: fields.secret("clientSecret"),
    customerIdentifier: readCustomer(fields),
    weightKg: fields.number("weightKg", { fallback: 10_000, from: 1, to: 30_000 }),
    callsPerMinute: fields.number("callsPerMinute", { fallback: 10, from: 1, to: 10_000 }),
    callsPerDay: fields.number("callsPerDay", { fallback: 100, from: 1, to: 100_000 }),
    billsNothing: fields.flag("billsNothing"),
    ...readBudget(fields, { budgetSeconds: BUDGET_SECONDS }),
  };
  const { baseUrl, billsNothing, weightKg } = settings;
  return {
    name,
    allowances: toAllowances(settings),
    settings: { host: toHost(baseUrl), callsPerSize: 1, billsNothing, weightKg },
    createSource: (deps) => hapagLloydSource(settings, deps),
  };
};
