import { readLclRecord } from "#api/readers/lcl-record.ts";
import { type LclRequest, sellLclCharges, toChargeMaps } from "#domain/lcl";
import type { MarginSubject, OfferMargins } from "#domain/margins";
import { DEFAULT_CURRENCY } from "#domain/money";
import type { FindPlace } from "#domain/places";
import type { Customer } from "#domain/rates";
import { type SellingDeps, toCarrierOfRules, toLanePlaces } from "#server/rate-sources/rate-sheets/sell-offers.ts";
import type { FindCustomer } from "#server/rate-sources/rate-sheets/sheet-audience.ts";
import { findCarrier } from "#server/rate-sources/rate-sheets/sheet-carrier.ts";
import type { UnnamedLclRate } from "./offer.ts";
import type { LclLine } from "./store.ts";

interface SellOffersDeps {
  readonly findCustomer: FindCustomer;
  readonly findPlace: FindPlace;
  readonly onFailure: (source: string, reason: string) => void;
}

interface Sold {
  readonly offers: readonly UnnamedLclRate[];
  readonly marginsOf: (offer: UnnamedLclRate) => OfferMargins | null;
}

/** The offers of lines for a company: those with buying prices are sold with its margins, and left out where that cannot be. */
export const sellOffers = async (
  { findCustomer, findPlace, onFailure }: SellOffersDeps,
  { margins, exchange }: Pick<SellingDeps, "margins" | "exchange">,
  asked: {
    readonly lines: readonly LclLine[];
    readonly search: LclRequest;
    readonly accountId: string;
    readonly today: string;
  },
  toOffer: (line: LclLine) => UnnamedLclRate | null,
): Promise<Sold> => {
  const { lines, search, accountId, today } = asked;
  const customer = lines.some(({ isBuying }) => isBuying) ? await findCustomer(accountId) : null;
  const known = new Map<UnnamedLclRate, OfferMargins>();
  const sell = (line: LclLine, offer: UnnamedLclRate, buyer: Customer): UnnamedLclRate | null => {
    const subject: MarginSubject = {
      ...buyer,
      from: toLanePlaces([line.loadingCode], findPlace),
      to: toLanePlaces([line.dischargeCode, line.cfsCode], findPlace),
      carrier: toCarrierOfRules(findCarrier(line.fields, line.provider), margins),
      mode: "lcl",
      today,
      currency: DEFAULT_CURRENCY,
    };
    const record = readLclRecord({ _id: line.id, ...offer });
    if (record.isErr()) return null;
    return sellLclCharges(line.charges, record.value, search, { margins, exchange, subject }).match(
      (sold) => {
        const result = { ...offer, ...toChargeMaps(sold.charges) };
        known.set(result, sold.margins);
        return result;
      },
      ({ rule }) => {
        onFailure(line.provider, `margin rule ${rule} cannot be added to line ${line.id}`);
        return null;
      },
    );
  };
  const offers = lines.flatMap((line) => {
    const offer = toOffer(line);
    if (offer === null || !line.isBuying) return offer ?? [];
    return customer === null ? [] : (sell(line, offer, customer) ?? []);
  });
  return { offers, marginsOf: (offer) => known.get(offer) ?? null };
};
