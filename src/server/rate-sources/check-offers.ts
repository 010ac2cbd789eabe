import { readCarrierOffer } from "#api/readers/carrier-offer.ts";
import { readSheetLine } from "#api/readers/rate-sheet-line.ts";
import { err, ok, Result } from "neverthrow";
import type { QuotedOffer, SourceFailure } from "./rate-source.ts";

/** More offers of one source than this only hide the others; its list is not read further than `MOST_EXAMINED`. */
const MOST_OFFERS = 200;
const MOST_EXAMINED = 2_000;
/** An offer is sent back whole for its PDF, in a body of at most 256 kB. */
const MOST_OFFER_LENGTH = 65_536;
const MOST_LENGTH = 1_048_576;
const MOST_PIECES = 1_000;
const MOST_REFUSAL_LENGTH = 100;

/** The offers of a source that can be used, and why others cannot. */
export interface CheckedOffers {
  readonly offers: readonly QuotedOffer[];
  readonly problems: readonly string[];
}

/* Parsing each of our own offers again would double the time of a search. */
const ownOffers = new WeakSet<object>();

/** Marks an offer whose JSON text this server has written itself, so that it is not parsed again. */
export const ownOffer = (offer: QuotedOffer): QuotedOffer => {
  ownOffers.add(offer);
  return offer;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isOwn = (value: unknown): value is QuotedOffer => isRecord(value) && ownOffers.has(value);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= MOST_PIECES && value.every((piece) => typeof piece === "string");

const parse = Result.fromThrowable(
  (text: string): unknown => JSON.parse(text),
  () => "its text is no JSON",
);

/** The text of an offer written anew: on one line, as offers are stored line by line, and without an id of its own. */
const rewrite = (kind: "api" | "excel", text: string): Result<string, string> =>
  parse(`{${text}`).andThen((parsed): Result<string, string> => {
    if (!isRecord(parsed) || typeof parsed["providerName"] !== "string") return err("it has no providerName");
    const isMessage = kind === "api" && parsed["quoteLine"] === undefined && typeof parsed["code"] === "string";
    const offer = isMessage ? { ...parsed, quoteLine: {} } : parsed;
    const read = kind === "api" ? readCarrierOffer({ ...offer, offerId: "0" }) : readSheetLine({ ...offer, _id: "0" });
    if (read.isErr()) return err(`it cannot be read: ${read.error}`);
    const fields = Object.entries(offer).filter(([name]) => name !== "offerId" && name !== "_id");
    return ok(JSON.stringify(Object.fromEntries(fields)).slice(1));
  });

const checkOffer = (value: unknown): Result<QuotedOffer, string> => {
  if (!isRecord(value)) return err("it is no object");
  const { kind, refusal, fields } = value;
  if (kind !== "api" && kind !== "excel") return err("its kind is unknown");
  if (refusal !== null && (typeof refusal !== "string" || refusal.length > MOST_REFUSAL_LENGTH))
    return err("its refusal is no short text");
  if (!isTexts(fields)) return err("its fields are no texts");
  if (fields.reduce((sum, piece) => sum + piece.length, 0) > MOST_OFFER_LENGTH) return err("it is too long");
  return rewrite(kind, fields.join("")).map((text) => ({ kind, refusal, fields: [text] }));
};

/** Reads the offers of a source that this server does not control: each one readable, different, and of bounded size. */
const checkForeign = (values: readonly unknown[]): CheckedOffers => {
  const offers = new Map<string, QuotedOffer>();
  const problems = new Set<string>();
  let length = 0;
  for (const value of values.slice(0, MOST_EXAMINED)) {
    if (offers.size >= MOST_OFFERS || length > MOST_LENGTH) {
      problems.add("it has more offers than are read");
      break;
    }
    checkOffer(value).match(
      (offer) => {
        const text = offer.fields.join("");
        length += text.length;
        offers.set(`${offer.kind} ${offer.refusal ?? ""} ${text}`, offer);
      },
      (problem) => problems.add(problem),
    );
  }
  return { offers: [...offers.values()], problems: [...problems] };
};

/** Whether a list holds nothing that has to be checked; `every` alone would pass over holes. */
export const areOwn = (values: readonly unknown[]): values is readonly QuotedOffer[] =>
  !values.includes(undefined) && values.every(isOwn);

/** The usable offers of an answer; a failure when it is no list, or a list without one of them. */
export const checkOffers = (values: unknown): Result<CheckedOffers, SourceFailure> => {
  if (!Array.isArray(values)) return err({ reason: "its answer is no list" });
  const checked = checkForeign(values);
  return checked.offers.length === 0 && values.length > 0
    ? err({ reason: `no usable offer: ${checked.problems.join(", ")}` })
    : ok(checked);
};
