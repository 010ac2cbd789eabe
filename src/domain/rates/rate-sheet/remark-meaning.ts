import { err, ok, type Result } from "neverthrow";
import { formatMoney, type Money, readTypedAmount } from "#domain/money";

/** What the amount of a remark is counted by. */
export const REMARK_UNITS = ["container", "teu", "bl"] as const;
export type RemarkUnit = (typeof REMARK_UNITS)[number];

/** What a remark that may change prices means: a charge of its lines, or nothing for the price, for a stated reason. */
export type RemarkMeaning =
  | { readonly kind: "charge"; readonly charge: string; readonly amount: Money; readonly per: RemarkUnit }
  | { readonly kind: "not-part"; readonly reason: string };

const MAX_REASON = 200;
const MAX_CHARGE = 100;

const UNIT_WORDS: Readonly<Record<RemarkUnit, string>> = { container: "container", teu: "TEU", bl: "BL" };

/** `WAR RISK USD 50.00/TEU`, or `NOT PART: paid at destination`: as it is stored, and typed on the command line. */
export const writeRemarkMeaning = (meaning: RemarkMeaning): string =>
  meaning.kind === "not-part"
    ? `NOT PART: ${meaning.reason}`
    : `${meaning.charge} ${formatMoney(meaning.amount)}/${UNIT_WORDS[meaning.per]}`;

const UNREADABLE = 'is not like "WAR RISK USD 50/TEU" (per container, TEU or BL) or "NOT PART: paid at destination".';

const readNotPart = (reason: string): Result<RemarkMeaning, string> =>
  reason === "" || reason.length > MAX_REASON || reason.includes("=")
    ? err(`State in 1 to ${MAX_REASON} characters without "=" why it is not part of the price.`)
    : ok({ kind: "not-part", reason });

/** Reads what a remark means; the error is a sentence. An amount that could be two is refused, never guessed. */
export const readRemarkMeaning = (text: string): Result<RemarkMeaning, string> => {
  const [, reason] = /^not part:(.*)$/i.exec(text.trim()) ?? [];
  if (reason !== undefined) return readNotPart(reason.trim());
  const [, charge = "", currency = "", figure = "", unit = ""] =
    /^(\S.*?) ([a-z]{3}) ?(\d[\d.,' ]*) ?\/ ?([a-z]+)$/i.exec(text.trim()) ?? [];
  const per = REMARK_UNITS.find((one) => one === unit.toLowerCase());
  if (per === undefined || charge.length > MAX_CHARGE || charge.includes("=")) return err(`"${text}" ${UNREADABLE}`);
  return readTypedAmount(figure, currency.toUpperCase()).andThen(
    (amount): Result<RemarkMeaning, string> =>
      amount.minor === 0
        ? err("Enter an amount above 0.")
        : ok({ kind: "charge", charge: charge.toUpperCase(), amount, per }),
  );
};
