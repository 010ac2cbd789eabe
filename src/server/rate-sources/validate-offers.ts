import { err, ok, Result } from "neverthrow";
import { readCarrierOffer } from "#api/readers/carrier-offer.ts";
import { readSheetLine } from "#api/readers/rate-sheet-line.ts";
import { OFFICE_ZONE } from "#server/platform/time.ts";
import type {
  CarrierRateOffer,
  QuotedOffer,
  SheetRateOffer,
  SourceFailure,
  StatedConfirmation,
} from "./rate-source.ts";

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
}

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/* What the shared reader accepts has the shape that the API document states. */
const isAccepted = <Rate>(rate: unknown): rate is Rate => isRecord(rate);

const accept = <Rate>(rate: Fields, read: Result<unknown, string>): Result<Rate, string> =>
  read
    .mapErr((problem) => `it cannot be read: ${problem}`)
    .andThen(() => (isAccepted<Rate>(rate) ? ok(rate) : err("it is no object")));

const OWN_FIELDS = ["offerId", "_id", "askedAt", "instantConfirmation", "bookingSource"];

/* A source that states no zone means the days of the office. */
const withZone = (rate: Fields): Fields =>
  typeof rate["validityZone"] === "string" ? rate : { ...rate, validityZone: OFFICE_ZONE };

const readRate = (
  kind: "api" | "excel",
  refusal: string | null,
  sent: Fields,
  confirmation: StatedConfirmation,
): Result<QuotedOffer, string> => {
  if (typeof sent["providerName"] !== "string") return err("it has no providerName");
  const own = Object.entries(sent).filter(([name]) => !OWN_FIELDS.includes(name));
  const fields: Fields = { ...withZone(Object.fromEntries(own)), ...confirmation };
  if (kind === "excel")
    return accept<SheetRateOffer["rate"]>(fields, readSheetLine({ ...fields, _id: "0" })).map((rate) => ({
      kind,
      refusal,
      rate,
    }));
  /* A carrier may send a message such as INQ_BLK instead of prices. */
  const isMessage = fields["quoteLine"] === undefined && typeof fields["code"] === "string";
  const offer = isMessage ? { ...fields, quoteLine: {} } : fields;
  return accept<CarrierRateOffer["rate"]>(offer, readCarrierOffer({ ...offer, offerId: "0" })).map((rate) => ({
    kind,
    refusal,
    rate,
  }));
};

const stringify = Result.fromThrowable(
  (value: Fields): string => JSON.stringify(value),
  () => "its rate cannot be written as JSON",
);

/** A copy of the offer through JSON: the source cannot change it afterwards. */
const validateOffer = (
  value: unknown,
  confirmation: StatedConfirmation,
): Result<{ readonly offer: QuotedOffer; readonly text: string }, string> => {
  if (!isRecord(value)) return err("it is no object");
  const { kind, refusal, rate } = value;
  if (kind !== "api" && kind !== "excel") return err("its kind is unknown");
  if (refusal !== null && (typeof refusal !== "string" || refusal.length > MAX_REFUSAL_LENGTH))
    return err("its refusal is no short text");
  if (!isRecord(rate)) return err("its rate is no object");
  return stringify(rate).andThen((text) => {
    if (text.length > MAX_OFFER_LENGTH) return err("it is too long");
    const copy: unknown = JSON.parse(text);
    return readRate(kind, refusal, isRecord(copy) ? copy : {}, confirmation).map((offer) => ({ offer, text }));
  });
};

/** The usable offers of a list, each once, with what their source states about bookings; a failure when the list has none. */
export const validateOffers = (
  values: unknown,
  confirmation: StatedConfirmation,
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
    validateOffer(value, confirmation).match(
      ({ offer, text }) => {
        length += text.length;
        offers.set(`${offer.kind} ${offer.refusal ?? ""} ${JSON.stringify(offer.rate)}`, offer);
      },
      (problem) => problems.add(problem),
    );
  }
  return offers.size === 0 && values.length > 0
    ? err({ reason: `no usable offer: ${[...problems].join(", ")}` })
    : ok({ offers: [...offers.values()], problems: [...problems] });
};
