import type { EquipmentCode } from "#domain/containers";
import { getMinorDigits } from "#domain/money";
import type { CommentSurcharge, Surcharge } from "#api/schema.d.ts";
import type { FreightLine, TariffBook, TariffCharge } from "./tariff-book.ts";

/** The charges of one carrier between two ports as JSON texts, made once per version of the tariff. */
export interface ChargeTexts {
  /** Per box of a size: `text` follows basic freight in matchingCargoSurcharges; `inFreightCurrency` is what it adds to the all-in rate. */
  readonly boxes: (size: EquipmentCode) => { readonly text: string; readonly inFreightCurrency: number };
  /** Per bill of lading, comma-joined. */
  readonly bill: string;
  /** In words only, comma-joined. */
  readonly words: string;
}

/** Minor units as the decimal number of the wire. */
export const wireAmount = (minor: number, currency: string): number => minor / 10 ** getMinorDigits(currency);

type BoxCharge = Extract<TariffCharge, { per: "box" }>;
type BillCharge = Extract<TariffCharge, { per: "bill" }>;

const boxText = (charge: BoxCharge, amount: number): string =>
  JSON.stringify({
    charge: { chargeCode: charge.code, chargeName: charge.name },
    amount: wireAmount(amount, charge.currency),
    chargeCurrency: charge.currency,
    ...(charge.isIncluded ? { includedInBasicFreight: true } : {}),
    paymentMethod: charge.payment,
  } satisfies Surcharge);

const billText = (charge: BillCharge): string =>
  JSON.stringify({
    charge: { chargeCode: charge.code, chargeName: charge.name },
    amount: wireAmount(charge.amount, charge.currency),
    chargeCurrency: charge.currency,
    paymentMethod: charge.payment,
  } satisfies Surcharge);

const wordsText = (charge: Extract<TariffCharge, { per: "words" }>): string =>
  JSON.stringify({
    charge: { chargeCode: charge.code, chargeName: charge.name },
    chargeDefinedAsCommentTxt: charge.words,
  } satisfies CommentSurcharge);

const sizeTexts = (charges: readonly TariffCharge[], size: EquipmentCode, currency: string) => {
  const stated = charges.flatMap((charge) => {
    const amount = charge.per === "box" ? charge.amounts[size] : undefined;
    return charge.per === "box" && amount !== undefined ? [{ charge, amount }] : [];
  });
  const counted = stated.filter(({ charge }) => !charge.isIncluded && charge.currency === currency);
  return {
    text: stated.map(({ charge, amount }) => `,${boxText(charge, amount)}`).join(""),
    inFreightCurrency: counted.reduce((sum, { amount }) => sum + amount, 0),
  };
};

const textsOf = (charges: readonly TariffCharge[], currency: string): ChargeTexts => {
  const sizes = new Map<EquipmentCode, ReturnType<typeof sizeTexts>>();
  return {
    boxes: (size) => {
      const texts = sizes.get(size) ?? sizeTexts(charges, size, currency);
      sizes.set(size, texts);
      return texts;
    },
    bill: charges.flatMap((charge) => (charge.per === "bill" ? [billText(charge)] : [])).join(","),
    words: charges.flatMap((charge) => (charge.per === "words" ? [wordsText(charge)] : [])).join(","),
  };
};

/** Remembers the texts of a book's charges; at most `limit` pairs of ports, then it starts anew. */
export const chargeTexts = (book: TariffBook, limit = 20_000): ((line: FreightLine) => ChargeTexts) => {
  const known = new Map<string, ChargeTexts>();
  return (line) => {
    const key = `${line.carrier}\n${line.trade}\n${line.portOfLoading}\n${line.portOfDischarge}\n${line.currency}`;
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    if (known.size >= limit) known.clear();
    const texts = textsOf(
      [
        ...book.charges(line.carrier, "trade", line.trade),
        ...book.charges(line.carrier, "portE", line.portOfLoading),
        ...book.charges(line.carrier, "portI", line.portOfDischarge),
      ],
      line.currency,
    );
    known.set(key, texts);
    return texts;
  };
};
