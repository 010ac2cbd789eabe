import { err, ok, type Result } from "neverthrow";
import { findPanInGstin, findTaxWarnings, readTaxNumber } from "#domain/accounts";
import type { TaxNumbers } from "./duplicates.ts";

/** The most GSTINs of a company: one for each state and territory of India, and some more. */
export const MAX_GSTINS = 60;

const findPan = ({ pan, gstins }: TaxNumbers): string | null =>
  pan ?? gstins.flatMap((gstin) => findPanInGstin(gstin) ?? [])[0] ?? null;

/** The tax numbers with one more GSTIN; the error is what is wrong with it. All GSTINs of a company have its PAN. */
export const addGstin = (numbers: TaxNumbers, typed: string): Result<TaxNumbers, string> => {
  const gstin = readTaxNumber(typed);
  if (gstin === "") return err("Enter a GSTIN.");
  const { gstNumber: warning } = findTaxWarnings({ gstNumber: gstin, panNumber: "" });
  if (warning !== null) return err(warning.message);
  if (numbers.gstins.includes(gstin)) return err("Your company has this GSTIN already.");
  if (numbers.gstins.length >= MAX_GSTINS) return err(`A company has at most ${MAX_GSTINS} GSTINs.`);
  const pan = findPan(numbers);
  if (pan !== null && findPanInGstin(gstin) !== readTaxNumber(pan))
    return err(`A company has one PAN. This GSTIN belongs to another PAN than ${pan}.`);
  return ok({ ...numbers, gstins: [...numbers.gstins, gstin].toSorted() });
};

/** Why a GSTIN is not removed: the company does not have it, or it is its last one and documents need one. */
export type GstinObstacle = "unknown" | "last";

/** The tax numbers without a GSTIN. */
export const removeGstin = (numbers: TaxNumbers, typed: string): Result<TaxNumbers, GstinObstacle> => {
  const gstin = readTaxNumber(typed);
  if (!numbers.gstins.includes(gstin)) return err("unknown");
  if (numbers.gstins.length === 1) return err("last");
  return ok({ ...numbers, gstins: numbers.gstins.filter((one) => one !== gstin) });
};

const VAT_ID = /^[A-Z]{2}[A-Z0-9+*]{2,18}$/;

/**
 * Reads a VAT id: two letters of the country and 2 to 18 letters or digits, without spaces, dashes, dots and slashes. Nothing
 * typed is null: the company has none.
 */
export const readVatId = (typed: string): Result<string | null, string> => {
  const vatId = readTaxNumber(typed);
  if (vatId === "") return ok(null);
  return VAT_ID.test(vatId)
    ? ok(vatId)
    : err("A VAT id begins with two letters of the country, for example NL823456789B01.");
};
