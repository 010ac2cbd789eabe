import type { LanePlaces, MarginSubject, MarginTable } from "#domain/margins";
import { DEFAULT_CURRENCY, type ExchangeRates } from "#domain/money";
import type { FindPlace } from "#domain/places";
import { isSameLine } from "#domain/tracking";
import type { RateRequest, SheetRateOffer, UnreadableOffer } from "../rate-source.ts";
import { sellCharges } from "./sell-line.ts";
import type { FindCustomer } from "./sheet-audience.ts";
import { findCarrier } from "./sheet-carrier.ts";
import type { SheetLine } from "./sheet-offers.ts";

export const NO_MARGINS: MarginTable = { rules: [], floors: [] };

export interface SellingDeps {
  readonly findCustomer: FindCustomer;
  readonly margins: MarginTable;
  readonly exchange: ExchangeRates | null;
}

type Sell = (line: SheetLine, offers: readonly SheetRateOffer[]) => readonly (SheetRateOffer | UnreadableOffer)[];

/** Places of one end of a lane, as rules name them. */
export const toLanePlaces = (codes: readonly (string | null)[], findPlace: FindPlace): LanePlaces => {
  const known = codes.filter((code) => code !== null);
  return { codes: known, countries: known.map((code) => findPlace(code)?.countryCode ?? code.slice(0, 2)) };
};

/** The name of a carrier as the rules write it. */
export const toCarrierOfRules = (carrier: string, { rules, floors }: MarginTable): string => {
  const named = [...rules, ...floors].find((one) => one.carrier !== null && isSameLine(one.carrier, carrier));
  return named?.carrier ?? carrier;
};

/**
 * Sells the offers of lines with buying prices to the company that asks; others stay as they are. Nobody in particular is offered
 * nothing of them, and an offer whose margin cannot be added is left out.
 */
export const createSeller = async (
  lines: readonly SheetLine[],
  { company, containers, today }: RateRequest,
  findPlace: FindPlace,
  { findCustomer, margins, exchange }: SellingDeps,
): Promise<Sell> => {
  if (!lines.some(({ isBuying }) => isBuying)) return (_line, offers) => offers;
  const customer = company === undefined ? null : await findCustomer(company);
  return (line, offers) => {
    if (line.isBuying !== true) return offers;
    if (customer === null) return [];
    const subject: MarginSubject = {
      ...customer,
      from: toLanePlaces([line.portOfLoading, line.placeOfReceipt], findPlace),
      to: toLanePlaces([line.portOfDischarge, line.placeOfDelivery], findPlace),
      carrier: toCarrierOfRules(findCarrier(line.fields, line.provider), margins),
      mode: "fcl",
      today,
      currency: DEFAULT_CURRENCY,
    };
    return offers.map((quoted) =>
      sellCharges(quoted.offer.charges, line.fields["CURRENCY"], containers, { margins, exchange, subject }).match(
        (sold): SheetRateOffer | UnreadableOffer => ({
          ...quoted,
          offer: { ...quoted.offer, charges: sold.charges },
          margins: sold.margins,
        }),
        ({ rule }) => ({ kind: "unreadable", reason: `margin rule ${rule} cannot be added to line ${line.id}` }),
      ),
    );
  };
};
