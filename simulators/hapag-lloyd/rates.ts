import { pick } from "../kit/random.ts";
import type { PriceRequest } from "./price-request.ts";

type Location = "BASE_PORT_FROM" | "BASE_PORT_TO" | "MAIN_CARRIAGE" | "PC_CARRIAGE" | "ON_CARRIAGE";

interface Rate {
  readonly chargeTypeCode: string;
  readonly chargeTypeShortDescription: string;
  readonly amount: number;
  readonly currency: string;
  readonly unitOfMeasure: "CTR" | "BL" | "PERCENT";
  readonly chargeable: boolean;
  readonly included: boolean;
  readonly seaFreightIndicator: boolean;
  readonly locationProposal: Location;
}

const rate = (
  [chargeTypeCode, chargeTypeShortDescription, amount, currency, locationProposal]: readonly [
    string,
    string,
    number,
    string,
    Location,
  ],
  change: Partial<Rate> = {},
): Rate => ({
  chargeTypeCode,
  chargeTypeShortDescription,
  amount,
  currency,
  unitOfMeasure: "CTR",
  chargeable: true,
  included: false,
  seaFreightIndicator: false,
  locationProposal,
  ...change,
});

/** The rates of one container; each kind of rate once, so that a percentage, an included and a free one can be misread. */
export const ratesOf = (seed: string, request: PriceRequest, sailing: number, currency: string): readonly Rate[] => {
  const isLarge = request.size !== "22GP";
  const lane = `${seed} ${request.from}-${request.to}`;
  const freight = (500 + pick(lane, 200) * 5) * (isLarge ? 2 : 1) + sailing * 40;
  return [
    rate(["SEA", "Seafreight", freight, currency, "MAIN_CARRIAGE"], { seaFreightIndicator: true }),
    rate(["MFR", "Marine Fuel Recovery", isLarge ? 420 : 210, currency, "MAIN_CARRIAGE"]),
    rate(["PSS", "Peak Season Surcharge", 4, currency, "MAIN_CARRIAGE"], { unitOfMeasure: "PERCENT" }),
    rate(["ISP", "Intl. Ship & Port Security", 15, currency, "MAIN_CARRIAGE"], { included: true }),
    rate(["LTP", "Late Payment Fee", 25, currency, "MAIN_CARRIAGE"], { chargeable: false }),
    rate(["THO", "Terminal Handling Orig.", 145, "USD", "BASE_PORT_FROM"]),
    rate(["THD", "Terminal Handling Dest.", 230, "EUR", "BASE_PORT_TO"]),
    rate(["DOC", "Documentation Charge", 50, "EUR", "BASE_PORT_FROM"], { unitOfMeasure: "BL" }),
    ...(request.receiptType === "SD" ? [rate(["OIH", "Inland Haulage Orig.", 310, "USD", "PC_CARRIAGE"])] : []),
    ...(request.deliveryType === "SD" ? [rate(["DIH", "Inland Haulage Dest.", 480, "EUR", "ON_CARRIAGE"])] : []),
  ];
};
