import type { MarginSubject } from "#domain/margins";
import { DEFAULT_CURRENCY, type ExchangeRates } from "#domain/money";
import type { FindPlace } from "#domain/places";
import { type CarrierLeg, createRateMemo, type Customer, sellCarrierOffer } from "#domain/rates";
import { err, ok, type Result } from "neverthrow";
import type { AskedOffer } from "./collect-quotes.ts";
import { NO_MARGINS, type SellingDeps, toCarrierOfRules, toLanePlaces } from "./rate-sheets/sell-offers.ts";
import { sellCharges } from "./rate-sheets/sell-line.ts";
import type { QuotedOffer, RateRequest, RateSource, RequestedEnd } from "./rate-source.ts";

/** Offers as they are sold, and why others are left out, for the log. */
export interface SoldQuotes {
  readonly offers: readonly AskedOffer[];
  readonly reasons: readonly { readonly source: string; readonly reason: string }[];
}

/** Sells the offers of sources with buying prices; those of others stay as they are. */
export type SellQuotes = (offers: readonly AskedOffer[]) => SoldQuotes;

/* Offers of all searches state the same few charges; read once for as long as the server runs. */
const MEMO = createRateMemo();

const NOTHING_SOLD: SellQuotes = (offers) => ({ offers, reasons: [] });

const toCodes = ({ place, port }: RequestedEnd, legs: readonly (string | null)[]): readonly (string | null)[] => [
  ...new Set([place?.code ?? null, port?.code ?? null, ...legs]),
];

const listLegs = ({ kind, offer }: QuotedOffer): readonly CarrierLeg[] => (kind === "api" ? offer.legs : []);

/** A lane is of the searched ends, and of the ports that an offer calls at first and last. */
const toSubject = (
  quoted: QuotedOffer,
  { origin, destination, today }: RateRequest,
  customer: Customer,
  findPlace: FindPlace,
  { margins }: SellingDeps,
): MarginSubject => {
  const legs = listLegs(quoted);
  const atSea = legs.filter(({ mode }) => mode === "VESSEL");
  const from = [legs.at(0)?.from.code ?? null, atSea.at(0)?.from.code ?? null];
  const to = [legs.at(-1)?.to.code ?? null, atSea.at(-1)?.to.code ?? null];
  return {
    ...customer,
    from: toLanePlaces(toCodes(origin, from), findPlace),
    to: toLanePlaces(toCodes(destination, to), findPlace),
    carrier: toCarrierOfRules(quoted.offer.providerName, margins),
    mode: "fcl",
    today,
    currency: DEFAULT_CURRENCY,
  };
};

/** An offer with buying prices as it is sold, or why it cannot be. */
const sellQuote = (
  quoted: QuotedOffer,
  { containers }: Pick<RateRequest, "containers">,
  selling: Parameters<typeof sellCharges>[3],
): Result<QuotedOffer, string> => {
  const toReason = (refusal: { readonly kind: string; readonly rule?: string }): string =>
    refusal.kind === "several-prices"
      ? "it has several prices of one size"
      : `margin rule ${refusal.rule} cannot be added to it`;
  if (quoted.kind === "api")
    return sellCarrierOffer(quoted.offer, { load: containers, memo: MEMO }, selling)
      .map((sold): QuotedOffer => ({ ...quoted, ...sold }))
      .mapErr(toReason);
  const { offer } = quoted;
  return sellCharges(offer.charges, offer.fields["CURRENCY"], containers, selling)
    .map(({ charges, margins }): QuotedOffer => ({ ...quoted, offer: { ...offer, charges }, margins }))
    .mapErr(toReason);
};

/**
 * Sells to the company that asks. The answers of sources are shared by all companies, so that margins are added after them;
 * the source of rate sheets has sold its own. Nobody in particular is offered nothing that has a buying price.
 */
export const createQuoteSeller = async (
  sources: readonly RateSource[],
  request: RateRequest,
  findPlace: FindPlace,
  selling: SellingDeps,
): Promise<SellQuotes> => {
  const buying = new Set(sources.filter(({ prices }) => prices === "buy").map(({ name }) => name));
  if (buying.size === 0) return NOTHING_SOLD;
  const customer = request.company === undefined ? null : await selling.findCustomer(request.company);
  const { margins, exchange } = selling;
  const sell = (asked: AskedOffer): Result<AskedOffer, string> => {
    if (!buying.has(asked.source)) return ok(asked);
    if (customer === null) return err("it has buying prices, and nobody in particular asks");
    const subject = toSubject(asked.quoted, request, customer, findPlace, selling);
    return sellQuote(asked.quoted, request, { margins, exchange, subject }).map((quoted) => ({ ...asked, quoted }));
  };
  return (offers) => {
    const sold = offers.map((asked) => ({ source: asked.source, result: sell(asked) }));
    return {
      offers: sold.flatMap(({ result }) => (result.isOk() ? [result.value] : [])),
      reasons: sold.flatMap(({ source, result }) =>
        result.isErr() ? [{ source, reason: `an offer is left out: ${result.error}` }] : [],
      ),
    };
  };
};

/** An offer with buying prices sold without any rule, to compare what is paid for it. */
export const sellAtCost = (
  quoted: QuotedOffer,
  load: RateRequest["containers"],
  exchange: ExchangeRates | null,
): Result<QuotedOffer, string> => {
  const anywhere = toLanePlaces([], () => undefined);
  const subject: MarginSubject = {
    company: "",
    group: null,
    from: anywhere,
    to: anywhere,
    carrier: "",
    mode: "fcl",
    today: "",
    currency: DEFAULT_CURRENCY,
  };
  return sellQuote(quoted, { containers: load }, { margins: NO_MARGINS, exchange, subject });
};
