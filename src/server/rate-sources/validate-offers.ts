import { err, ok, Result } from "neverthrow";
import { readQuotedCarrierOffer } from "#api/readers/carrier-offer.ts";
import { readQuotedSheetLine } from "#api/readers/rate-sheet-line.ts";
import type { DisplayTerms, StatedConfirmation } from "#domain/rates";
import { OFFICE_ZONE } from "#server/platform/time.ts";
import { stringifyOffer } from "./present-offer.ts";
import type { DisplayRules, QuotedOffer, SourceFailure } from "./rate-source.ts";

/** More offers of one source only hide the others; a list is not read further than `MAX_EXAMINED`. */
const MAX_OFFERS = 200;
const MAX_EXAMINED = 2_000;
/** Characters of JSON text. An offer is sent back whole for its PDF, in a body of at most 256 kB. */
const MAX_OFFER_LENGTH = 65_536;
const MAX_LENGTH = 1_048_576;
const MAX_REFUSAL_LENGTH = 100;

/** The usable offers of a source, and why others are left out. */
export interface ValidatedOffers {
  readonly offers: readonly QuotedOffer[];
  readonly problems: readonly string[];
  /** Characters of their JSON text. */
  readonly length: number;
}

const NO_TERMS: DisplayTerms = {
  productName: null,
  hidesValidity: false,
  priceId: null,
  termsUrl: null,
  penalties: [],
};

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/* A connector keeps the types of its port, or not: whatever does not fit fails while it is written or read back. */
const isQuoted = (value: Fields): value is Fields & QuotedOffer =>
  (value["kind"] === "api" || value["kind"] === "excel") && isRecord(value["offer"]);

const parse = Result.fromThrowable(
  (text: string): unknown => JSON.parse(text),
  () => "it cannot be read",
);

const stringify = Result.fromThrowable(stringifyOffer, () => "its offer is not of the type that its kind needs");

/* What a source says itself about the confirmation counts for nothing; one that states no zone means the days of the office. */
const stateOffer = (quoted: QuotedOffer, confirmation: StatedConfirmation): QuotedOffer => {
  const stated = <Offer extends QuotedOffer["offer"]>({
    isConfirmedAtOnce: _,
    bookingSource: __,
    ...offer
  }: Offer) => ({
    ...offer,
    validityZone: offer.validityZone ?? OFFICE_ZONE,
    ...confirmation,
  });
  return quoted.kind === "api"
    ? { ...quoted, offer: stated(quoted.offer) }
    : { ...quoted, offer: stated(quoted.offer) };
};

/** Every offer of a source has what its carrier requires; one of which that cannot be said is not shown. */
const applyDisplayRules = (quoted: QuotedOffer, rules: DisplayRules | undefined): Result<QuotedOffer, string> => {
  if (rules === undefined) return ok(quoted);
  if (quoted.kind !== "api") return err("its carrier's rules of display need an offer of the kind api");
  const { priceId: needsPriceId = false, ...stated } = rules;
  const priceId = quoted.offer.displayTerms?.priceId ?? null;
  if (needsPriceId && priceId === null) return err("it has no price id, which its carrier wants to be shown");
  const displayTerms = { ...NO_TERMS, ...quoted.offer.displayTerms, ...stated };
  return ok({ ...quoted, offer: { ...quoted.offer, displayTerms } });
};

/** Reads the JSON text of an offer back, as `stringifyOffer` has written it. */
export const readOfferText = (
  { kind, refusal }: Pick<QuotedOffer, "kind" | "refusal">,
  text: string,
): Result<QuotedOffer, string> =>
  parse(text)
    .andThen(
      (value): Result<QuotedOffer, string> =>
        kind === "api"
          ? readQuotedCarrierOffer(value).map((offer) => ({ kind, refusal, offer }))
          : readQuotedSheetLine(value).map((offer) => ({ kind, refusal, offer })),
    )
    .mapErr((problem) => `it cannot be read: ${problem}`);

/** A copy of the offer through its JSON text: the source cannot change it afterwards. */
const validateOffer = (
  value: unknown,
  confirmation: StatedConfirmation,
  rules: DisplayRules | undefined,
): Result<{ readonly offer: QuotedOffer; readonly text: string }, string> => {
  if (!isRecord(value)) return err("it is no object");
  const { kind, refusal, reason } = value;
  if (kind === "unreadable") return err(`it cannot be read: ${String(reason)}`);
  if (kind !== "api" && kind !== "excel") return err("its kind is unknown");
  if (refusal !== null && (typeof refusal !== "string" || refusal.length > MAX_REFUSAL_LENGTH))
    return err("its refusal is no short text");
  if (!isQuoted(value)) return err("its offer is no object");
  return applyDisplayRules(stateOffer(value, confirmation), rules).andThen((quoted) =>
    stringify(quoted).andThen((text) =>
      text.length > MAX_OFFER_LENGTH
        ? err("it is too long")
        : readOfferText(quoted, text).map((offer) => ({ offer, text })),
    ),
  );
};

/** The usable offers of a list, each once, with what their source states about bookings and display; a failure when the list has none. */
export const validateOffers = (
  values: unknown,
  confirmation: StatedConfirmation,
  rules?: DisplayRules,
): Result<ValidatedOffers, SourceFailure> => {
  if (!Array.isArray(values)) return err({ reason: "its answer is no list" });
  const offers = new Map<string, QuotedOffer>();
  const problems = new Set<string>();
  let length = 0;
  for (const value of values.slice(0, MAX_EXAMINED)) {
    if (offers.size >= MAX_OFFERS || length > MAX_LENGTH) {
      problems.add("it has more offers than are read");
      break;
    }
    validateOffer(value, confirmation, rules).match(
      ({ offer, text }) => {
        length += text.length;
        offers.set(`${offer.kind} ${offer.refusal ?? ""} ${text}`, offer);
      },
      (problem) => problems.add(problem),
    );
  }
  return offers.size === 0 && values.length > 0
    ? err({ reason: `no usable offer: ${[...problems].join(", ")}` })
    : ok({ offers: [...offers.values()], problems: [...problems], length });
};
