import { type MarginSubject, type MarginTable, narrowMargins } from "#domain/margins";
import { DEFAULT_CURRENCY, type ExchangeRates } from "#domain/money";
import type { FindPlace } from "#domain/places";
import { type CarrierLeg, createRateMemo, type Customer, sellCarrierOffer } from "#domain/rates";
import { err, ok, type Result } from "neverthrow";
import type { AskedOffer } from "./collect-quotes.ts";
import { NO_MARGINS, type SellingDeps, toCarrierOfRules, toLanePlaces } from "./rate-sheets/sell-offers.ts";
import { sellCharges, type Selling } from "./rate-sheets/sell-line.ts";
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

/** What offers of a lane are sold with; `key` is equal where the same offer is sold for the same. */
interface LaneSelling extends Selling {
  readonly key: string;
}

const exchangeNumbers = new WeakMap<ExchangeRates, number>();
let exchangeCount = 0;

const toExchangeNumber = (exchange: ExchangeRates | null): number => {
  if (exchange === null) return 0;
  const known = exchangeNumbers.get(exchange) ?? ++exchangeCount;
  exchangeNumbers.set(exchange, known);
  return known;
};

/* A rule is never changed, and its id never used again. */
const toSellingKey = (
  { rules, floors }: MarginTable,
  exchange: ExchangeRates | null,
  containers: RateRequest["containers"],
): string =>
  JSON.stringify([
    rules.map(({ id }) => id),
    floors.map(({ id }) => id),
    toExchangeNumber(exchange),
    containers.map(({ equipment, quantity }) => [equipment, quantity]),
  ]);

const MAX_SOLD = 4;

/* A source quotes the same offer again: sold for the same, it is the same object, whose text is cached. */
const soldOffers = new WeakMap<QuotedOffer["offer"], Map<string, Result<QuotedOffer, string>>>();

const sellOnce = (quoted: QuotedOffer, request: RateRequest, selling: LaneSelling): Result<QuotedOffer, string> => {
  const sold = soldOffers.get(quoted.offer) ?? new Map<string, Result<QuotedOffer, string>>();
  soldOffers.set(quoted.offer, sold);
  const key = `${quoted.refusal ?? ""} ${selling.key}`;
  const known = sold.get(key);
  if (known !== undefined) return known;
  const [oldest] = sold.keys();
  if (oldest !== undefined && sold.size >= MAX_SOLD) sold.delete(oldest);
  const result = sellQuote(quoted, request, selling);
  sold.set(key, result);
  return result;
};

const toBuyer = (quoted: QuotedOffer, { company, group }: Customer): QuotedOffer =>
  quoted.margins === undefined ? quoted : { ...quoted, margins: { ...quoted.margins, company, group } };

interface Lane {
  readonly carrier: string;
  readonly from: readonly (string | null)[];
  readonly to: readonly (string | null)[];
}

/** A lane is of the searched ends, and of the ports that an offer calls at first and last. */
const toLane = (quoted: QuotedOffer, { origin, destination }: RateRequest): Lane => {
  const legs = listLegs(quoted);
  const atSea = legs.filter(({ mode }) => mode === "VESSEL");
  return {
    carrier: quoted.offer.providerName,
    from: toCodes(origin, [legs.at(0)?.from.code ?? null, atSea.at(0)?.from.code ?? null]),
    to: toCodes(destination, [legs.at(-1)?.to.code ?? null, atSea.at(-1)?.to.code ?? null]),
  };
};

/** What offers of a lane are sold with; found once for each carrier and lane of a search, which has few of them. */
const createLaneReader = (
  { today, containers }: RateRequest,
  customer: Customer,
  findPlace: FindPlace,
  { margins, exchange }: SellingDeps,
) => {
  const known = new Map<string, LaneSelling>();
  return (lane: Lane): LaneSelling => {
    const key = JSON.stringify([lane.carrier, lane.from, lane.to]);
    const found = known.get(key);
    if (found !== undefined) return found;
    const subject: MarginSubject = {
      ...customer,
      from: toLanePlaces(lane.from, findPlace),
      to: toLanePlaces(lane.to, findPlace),
      carrier: toCarrierOfRules(lane.carrier, margins),
      mode: "fcl",
      today,
      currency: DEFAULT_CURRENCY,
    };
    const narrow = narrowMargins(margins, subject);
    const selling = { margins: narrow, exchange, subject, key: toSellingKey(narrow, exchange, containers) };
    known.set(key, selling);
    return selling;
  };
};

/** An offer with buying prices as it is sold, or why it cannot be. */
const sellQuote = (
  quoted: QuotedOffer,
  { containers }: Pick<RateRequest, "containers">,
  selling: Selling,
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
  const readLane = customer === null ? null : createLaneReader(request, customer, findPlace, selling);
  const sell = (asked: AskedOffer): Result<AskedOffer, string> => {
    if (!buying.has(asked.source)) return ok(asked);
    if (readLane === null || customer === null) return err("it has buying prices, and nobody in particular asks");
    const { quoted } = asked;
    return sellOnce(quoted, request, readLane(toLane(quoted, request))).map((sold) => ({
      ...asked,
      quoted: toBuyer(sold, customer),
    }));
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
