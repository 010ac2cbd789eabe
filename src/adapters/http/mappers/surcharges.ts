import type { ApiEquipmentPrice, ApiOffer, ApiSurcharge } from "../../../domain/rates/api-offer.ts";
import type { WireChargeName, WireCurrency, WireSurcharge } from "../decoders/amounts.ts";
import type { WireOfferSurcharges } from "../decoders/api-rate.ts";

const currencyOf = (wire: WireCurrency): string | null =>
  wire === null || typeof wire === "string" ? wire : (wire.code ?? wire.currencyCode);

const codeOf = ({ code, chargeCode }: WireChargeName): string | null => code ?? chargeCode;

/** A charge without a name is shown by its code, so that it is never dropped. */
const nameOf = (charge: WireChargeName): string => charge.name ?? charge.chargeName ?? codeOf(charge) ?? "";

const surchargeOf = (wire: WireSurcharge): ApiSurcharge => ({
  code: codeOf(wire.charge),
  name: nameOf(wire.charge),
  amount: wire.amount,
  currency: currencyOf(wire.chargeCurrency),
  includedInBasicFreight: wire.includedInBasicFreight === true,
  paymentMethod: wire.paymentMethod,
  comment: wire.commentOnChargeRule,
});

type WireEquipmentPrice = WireOfferSurcharges["matchingSurchargesPerEquipmentTypes"][number];

const equipmentPriceOf = (wire: WireEquipmentPrice): ApiEquipmentPrice => {
  const surcharges = wire.matchingCargoSurcharges.map(surchargeOf);
  return {
    equipment: wire.equipmentGroupIsoCode,
    currency: currencyOf(wire.currency) ?? surcharges.find(({ currency }) => currency !== null)?.currency ?? "",
    allInRate: wire.allInRate,
    basicOceanFreightRate: wire.basicOceanFreightRate,
    surcharges,
  };
};

type Prices = Pick<ApiOffer, "equipmentPrices" | "billOfLadingSurcharges" | "textSurcharges">;

/** Everything an offer says about money; both generations of charge and currency names are read. */
export const pricesOf = (wire: WireOfferSurcharges | null): Prices => ({
  equipmentPrices: (wire?.matchingSurchargesPerEquipmentTypes ?? []).map(equipmentPriceOf),
  billOfLadingSurcharges: (wire?.matchingBlSurcharges ?? []).map(surchargeOf),
  textSurcharges: (wire?.matchingSurchargesDefinedAsComments ?? []).map(({ charge, chargeDefinedAsCommentTxt }) => ({
    code: codeOf(charge),
    name: nameOf(charge),
    text: chargeDefinedAsCommentTxt ?? "",
  })),
});
